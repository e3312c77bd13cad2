import { expect, test } from "vitest";
import type { DraftPhoto } from "../drafts/draft.ts";
import { changePhotos, countTaken, type PhotoList, storedIds } from "./photo-list.ts";
import type { PhotoProblem } from "./photo.ts";

const photo = (id: string): DraftPhoto => ({ id, sha256: id, width: 3, height: 2, placeholder: "", alt: "" });
const stored = (...ids: string[]): PhotoList => ({ items: ids.map((id) => ({ id, photo: photo(id) })), troubles: [] });
const file = (id: string, problem: PhotoProblem | null = null) => ({
  id,
  file: new File(["x"], `${id}.jpg`),
  preview: "",
  problem,
});
const choose = (list: PhotoList, ...files: ReturnType<typeof file>[]) => changePhotos(list, { type: "choose", files });
const ids = (list: PhotoList) => list.items.map(({ id }) => id);

test("files are accepted up to the limit, and each other one is reported", () => {
  const list = choose(
    stored("a", "b", "c", "d", "e", "f", "g", "h"),
    file("1"),
    file("2", "heic"),
    file("3"),
    file("4"),
    file("5"),
  );
  expect(ids(list).slice(8)).toEqual(["1", "3"]);
  expect(list.troubles).toEqual([
    { file: "2.jpg", problem: "heic" },
    { file: "4.jpg", problem: "too_many" },
    { file: "5.jpg", problem: "too_many" },
  ]);
});

test("a failed upload leaves its place to another", () => {
  let list = choose(stored("a", "b", "c", "d", "e", "f", "g", "h", "i"), file("1"));
  expect(countTaken(list.items)).toBe(10);
  list = changePhotos(list, { type: "change", id: "1", change: { state: "refused", problem: "damaged" } });
  expect(countTaken(list.items)).toBe(9);
  expect(choose(list, file("2")).troubles).toEqual([]);
});

test("an upload becomes its photo in place, unless the photo was there already", () => {
  let list = choose(stored("a"), file("1"), file("2"), file("3"));
  list = changePhotos(list, { type: "settle", id: "1" });
  expect(storedIds(list.items)).toEqual(["a"]);
  list = changePhotos(changePhotos(list, { type: "change", id: "2", change: { state: "stored", photo: photo("2") } }), {
    type: "settle",
    id: "2",
  });
  expect([ids(list), storedIds(list.items)]).toEqual([
    ["a", "1", "2", "3"],
    ["a", "2"],
  ]);
  expect(list.items[2]).toEqual({ id: "2", photo: photo("2") });
  list = changePhotos(changePhotos(list, { type: "change", id: "3", change: { state: "stored", photo: photo("a") } }), {
    type: "settle",
    id: "3",
  });
  expect(ids(list)).toEqual(["a", "1", "2"]);
});

test("photos are moved, removed and described", () => {
  const list = stored("a", "b", "c");
  expect(ids(changePhotos(list, { type: "move", id: "c", place: 0 }))).toEqual(["c", "a", "b"]);
  expect(ids(changePhotos(list, { type: "drop", id: "b" }))).toEqual(["a", "c"]);
  expect(changePhotos(list, { type: "describe", id: "b", alt: "Séjour" }).items[1]).toEqual({
    id: "b",
    photo: { ...photo("b"), alt: "Séjour" },
  });
});
