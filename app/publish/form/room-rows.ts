import type { DraftForm } from "./draft-form.ts";
import { listIn } from "./draft-form.ts";

/** The list of rooms with one more empty row, or without one row; for browsers without JavaScript. */
export function changeRoomRows(fields: DraftForm, change: "add" | { remove: number }): DraftForm {
  const changed = (field: string) => {
    const rows = listIn(fields, field);
    return change === "add" ? [...rows, ""] : rows.filter((_, row) => row !== change.remove);
  };
  return { ...fields, roomName: changed("roomName"), roomArea: changed("roomArea") };
}
