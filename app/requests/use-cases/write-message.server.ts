import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { unusualFactor } from "#app/domain/unusual-price.ts";

/** Adds a message of either side to a thread. */
export const writeMessage = (needs: ActNeeds, { message, ...on }: ActOn & { message: string }): Promise<ActResult> =>
  actOnRequest(needs, { ...on, act: "message", perform: async () => ({ step: "message", body: message }) });

/** `confirmed`: an amount far from the price that the person has confirmed. */
type Offering = ActOn & { amount: number; message: string; confirmed?: number | null };

/** Adds an offer of either side to a thread. Amounts in minor units; per month for a rental. */
export const makeOffer = (needs: ActNeeds, { amount, message, confirmed, ...on }: Offering): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "offre",
    perform: async (_tx, { listing }) =>
      amount !== confirmed && unusualFactor(listing.price, amount)
        ? "unusual"
        : { step: "offre", amount, body: message },
  });
