import type { placingWords } from "#app/i18n/fr/publish/placing.ts";
import { nameHost } from "#app/i18n/host-name.ts";
import type { Words } from "#app/i18n/words.ts";

export const enPlacingWords: Words<typeof placingWords> = {
  title: "Position on the map",
  howTo: "Move the pin, or tap the map where the property is.",
  noCommune: "Choose the town: the map will open there.",
  unavailable: "The map cannot be shown in this browser. Write latitude and longitude below, if you know them.",
  pin: "Pin of the property",
  keys: "Arrows: move. Shift and arrow: move further. Plus and minus: zoom the map in and out.",
  distance: (metres: string) => `${metres} from the centre of the town`,
  unplaced: "Pin not placed yet: it waits at the centre of the town.",
  far: "The pin is far from the town: check the town, or move the pin.",
  reset: "Back to the centre of the town",
  seen: {
    exact: "Visitors will see this very place.",
    hidden: "Visitors will not see the pin: the listing will appear elsewhere in this circle, 300 m away at most.",
    unplaced: "If you do not place it, the listing will appear somewhere in this circle.",
  },
  locate: {
    submit: "Find the address on the map",
    running: "Searching…",
    sentTo: (host: string) =>
      `The address and the code of the town, nothing else, are then sent to ${nameHost(host, "the IGN, a public service")}.`,
    outcomes: {
      house: "Address found: the pin is there. Move it if need be.",
      street: "The street is found, not the number: move the pin to the property.",
      no_commune: "Choose the town first, with its arrondissement in Paris, Lyon and Marseille.",
      no_address: "Write the address first.",
      not_found: "No such address in this town. The pin has not moved: you can place it yourself.",
      unavailable: "The address service does not answer. The pin has not moved: place it yourself, or try again later.",
      too_many: "You have looked for many addresses. Try again in ten minutes, or place the pin yourself.",
      unknown: "The draft could not be saved. Reload the page and try again.",
    },
  },
  byCoordinates: "Latitude and longitude",
  byCoordinatesText:
    "If you know them, write them here. Without them, the listing is placed near the centre of the town. Unless you show the exact address, visitors see only the surroundings.",
};
