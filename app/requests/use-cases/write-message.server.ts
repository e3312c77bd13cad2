import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";

/** Adds a message of either side to a thread. */
export const writeMessage = (needs: ActNeeds, { message, ...on }: ActOn & { message: string }): Promise<ActResult> =>
  actOnRequest(needs, { ...on, act: "message", perform: async () => ({ step: "message", body: message }) });
