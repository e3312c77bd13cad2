import { useCallback, useEffect, useRef, useState } from "react";
import { isUnderWay, type PhotoItem, storedIds } from "../photo-list.ts";

type Fields = [name: string, value: string][];
type Arrangement = { draftId: string; items: PhotoItem[]; initial: string[]; onSignedOut(): void };

/** Saves removals, descriptions and the order on the server, one change at a time; failures can be retried. */
export function usePhotoArrangement({ draftId, items, initial, onSignedOut }: Arrangement) {
  const [failed, setFailed] = useState<Fields[]>([]);
  const queue = useRef(Promise.resolve());
  // The order last sent to the server.
  const sentOrder = useRef(initial);

  const send = useCallback(
    (fields: Fields): Promise<boolean> => {
      const sent = queue.current.then(async () => {
        const outcome = await post(draftId, fields);
        if (outcome === "signed_out") onSignedOut();
        if (outcome === "failed") setFailed((others) => [...others, fields]);
        return outcome === "done";
      });
      queue.current = sent.then(() => {});
      return sent;
    },
    [draftId, onSignedOut],
  );

  // Concurrent uploads are stored in any order: send the order shown after the last one.
  const wanted = storedIds(items).join();
  const isSettled = !items.some(isUnderWay);
  useEffect(() => {
    const order = wanted === "" ? [] : wanted.split(",");
    const isKept = sentOrder.current.filter((id) => order.includes(id)).join() === wanted;
    if (isKept || !isSettled) return;
    sentOrder.current = order;
    void send([["intent", "order"], ...order.map((id): [string, string] => ["order", id])]);
  }, [wanted, isSettled, send]);

  return {
    remove: (photo: string) =>
      send([
        ["intent", "remove"],
        ["photo", photo],
      ]),
    describe: (photo: string, alt: string) =>
      send([
        ["intent", "describe"],
        ["photo", photo],
        ["alt", alt],
      ]),
    hasFailed: failed.length > 0,
    retry() {
      setFailed([]);
      for (const fields of failed) void send(fields);
    },
  };
}

async function post(draftId: string, fields: Fields): Promise<"done" | "failed" | "signed_out"> {
  try {
    // `keepalive`: the last change is saved even when the page closes.
    const answer = await fetch(`/publier/${draftId}/photos/rangement`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
      keepalive: true,
    });
    if (answer.type === "opaqueredirect") return "signed_out";
    // 404: another page has removed the photo since.
    return answer.ok || answer.status === 404 ? "done" : "failed";
  } catch {
    return "failed";
  }
}
