import { expect, test } from "vitest";
import { changeRoomRows } from "./room-rows.ts";

test("rows are added and removed without JavaScript", () => {
  const fields = { roomName: ["a", "b"], roomArea: ["1", "2"], rooms: "3" };
  expect(changeRoomRows(fields, "add")).toEqual({ ...fields, roomName: ["a", "b", ""], roomArea: ["1", "2", ""] });
  expect(changeRoomRows(fields, { remove: 0 })).toEqual({ ...fields, roomName: ["b"], roomArea: ["2"] });
});
