import { data, type RouterContextProvider } from "react-router";
import { revealPhone } from "#app/advertisers/use-cases/reveal-phone.server.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { parseListingAddress } from "../../listing-address.ts";
import { findAdvertiserPhone } from "../listings.repository.server.ts";

type Asked = { params: { slugAndReference: string }; context: Readonly<RouterContextProvider>; request: Request };

const statuses = { unknown: 404, too_many: 429 } as const;

/** The answer to a form that asks for the advertiser's number, on a listing's page or its sheet. */
export async function answerWithPhone({ params, context, request }: Asked) {
  const { db } = context.get(platformContext);
  const listing = parseListingAddress(params.slugAndReference);
  const find = async () => listing && findAdvertiserPhone(db, listing.reference);
  const answer = await revealPhone({ db }, { address: clientAddress(request), find });
  return data(answer, {
    status: answer.ok ? 200 : statuses[answer.code],
  });
}
