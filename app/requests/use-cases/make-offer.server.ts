import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";

/** Adds an offer of either side to a thread. `amount` in minor units; per month for a rental. */
export const makeOffer = (
  needs: ActNeeds,
  { amount, message, ...on }: ActOn & { amount: number; message: string },
): Promise<ActResult> =>
  actOnRequest(needs, { ...on, act: "offre", perform: async () => ({ step: "offre", amount, body: message }) });
