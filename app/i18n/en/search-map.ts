import type { searchMapWords } from "../fr/search-map.ts";
import type { Words } from "../words.ts";

export const enSearchMapWords: Words<typeof searchMapWords> = {
  title: "Listings on the map",
  followMoves: "Search as I move the map",
  searchHere: "Search this area",
  draw: "Draw an area",
  drawHelp: "Draw around an area in one stroke, or set its corners one after the other.",
  drawKeys: "With the keyboard: move the map with the arrows, Enter sets a point at its centre, Escape gives up.",
  drawPoints: (count: number) => `${count} ${count > 1 ? "points" : "point"} set`,
  drawFlat: "This outline encloses nothing: go around the place you look for.",
  drawFinish: "Use this area",
  drawCancel: "Give up",
  eraseArea: "Remove the area",
  cluster: (count: number, formatted: string) => `${formatted} ${count > 1 ? "listings" : "listing"} here: zoom in`,
  marker: (price: string) => `Listing at ${price}`,
  close: "Close",
  total: (count: number, formatted: string) =>
    count === 0
      ? "No listing on this map or around its edges"
      : `${formatted} ${count > 1 ? "listings" : "listing"} on this map and around its edges`,
  failed: "The map could not load the listings. Move it to try again.",
};
