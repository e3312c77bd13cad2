import type { searchMapWords } from "#app/i18n/fr/search/search-map.ts";
import type { Words } from "#app/i18n/words.ts";

export const enSearchMapWords: Words<typeof searchMapWords> = {
  title: "Listings on the map",
  followMoves: "Search as I move the map",
  searchHere: "Search this area",
  draw: "Draw an area",
  drawHelp: "Draw around an area in one stroke, or set its corners one after the other.",
  drawKeys: "With the keyboard: move the map with the arrows, Enter sets a point at its centre, Escape gives up.",
  drawPoints: (count: number) => `${count} ${count > 1 ? "points" : "point"} set`,
  drawFlat: "This outline encloses nothing: go around the place you look for.",
  change: "Change the area",
  changeHelp: "Move the points. Touch the map to add one.",
  changeKeys:
    "With the keyboard: Tab goes from point to point, the arrows move it, Enter adds one, Delete removes it, Escape gives up.",
  corner: (number: number) => `Point ${number} of the area`,
  cornerHelp: "The arrows move it, Enter adds a point, Delete removes it.",
  corners: (count: number) => `${count} points`,
  drawFinish: "Use this area",
  drawCancel: "Give up",
  backTo: (places: string) => `Back ${places}`,
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
