import type { Marker } from "maplibre-gl";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { CLUSTER_PIXELS, type MapCluster, type MapListing, type MapView } from "../../map/map-view.ts";
import type { Position } from "../../criteria/search-area.ts";
import { arrangeMarkers, type Disc, discSize } from "./arrange-markers.ts";

type MarkerWords = {
  cluster(cluster: MapCluster): { text: string; label: string };
  listing(listing: MapListing): { text: string; label: string };
};
type Choices = {
  onCluster(cluster: MapCluster): void;
  onListing(listing: MapListing): void;
  onLight(reference: string | null): void;
};

const pill =
  "flex min-h-8 cursor-pointer items-center justify-center rounded-full border border-line bg-raised px-2.5 text-sm font-semibold text-ink tabular-nums shadow-card hover:z-10 hover:bg-action hover:text-on-action data-lit:z-10 data-lit:bg-accent data-lit:text-paper";
const discClass =
  "flex cursor-pointer items-center justify-center rounded-full border-2 border-raised bg-action font-semibold text-on-action tabular-nums shadow-card hover:z-10 hover:bg-action-strong data-lit:z-10 data-lit:bg-accent data-lit:text-paper";

/** Buttons on the map, one per cluster or listing, reachable by keyboard. */
export function markerLayer({ map, maplibre }: OpenMap, words: MarkerWords, choices: Choices) {
  let markers: Marker[] = [];
  let discs: { disc: Disc; button: HTMLButtonElement }[] = [];
  let pin: Marker | null = null;
  /** The marker of each listing: its price, or its cluster. */
  const buttons = new Map<string, HTMLButtonElement>();
  const project = ({ latitude, longitude }: Position) => map.project([longitude, latitude]);

  function add(place: Position, button: HTMLButtonElement, lift = 0): void {
    markers.push(
      new maplibre.Marker({ element: button, offset: [0, -lift] })
        .setLngLat([place.longitude, place.latitude])
        .addTo(map),
    );
  }

  /** The cluster whose tile contains a position, or nearly. */
  const discAround = (place: Position) => {
    const { x, y } = project(place);
    const away = ({ disc }: (typeof discs)[number]) => Math.hypot(project(disc).x - x, project(disc).y - y);
    const nearest = discs.toSorted((one, other) => away(one) - away(other))[0];
    return nearest && away(nearest) < CLUSTER_PIXELS ? nearest.button : null;
  };

  return {
    show(view: Pick<MapView, "clusters" | "listings">): void {
      for (const marker of markers) marker.remove();
      markers = [];
      discs = [];
      buttons.clear();
      const arranged = arrangeMarkers(view, {
        project,
        textOf: (listing) => words.listing(listing).text,
        isNearest: map.getZoom() >= map.getMaxZoom(),
      });
      for (const disc of arranged.discs) {
        const { text, label } = words.cluster(disc);
        const size = discSize(disc.count);
        const button = makeButton(discClass, text, label);
        Object.assign(button.style, {
          width: `${size}px`,
          height: `${size}px`,
          fontSize: disc.count > 9_999 ? "0.7rem" : "0.8rem",
        });
        button.addEventListener("click", () => choices.onCluster(disc));
        for (const reference of disc.references) buttons.set(reference, button);
        discs.push({ disc, button });
        add(disc, button);
      }
      for (const { listing, lift } of arranged.prices) {
        const { text, label } = words.listing(listing);
        const button = makeButton(pill, text, label);
        button.addEventListener("click", () => choices.onListing(listing));
        button.addEventListener("pointerenter", () => choices.onLight(listing.reference));
        button.addEventListener("pointerleave", () => choices.onLight(null));
        buttons.set(listing.reference, button);
        add(listing, button, lift);
      }
    },
    /** Highlights the price of a listing or its cluster; where neither is there, adds a pin. */
    light(reference: string | null, place: Position | null): void {
      pin?.remove();
      pin = null;
      const lit = reference === null ? null : (buttons.get(reference) ?? (place && discAround(place)));
      for (const button of [...buttons.values(), ...discs.map((shown) => shown.button)])
        button.toggleAttribute("data-lit", button === lit);
      if (reference === null || place === null || lit) return;
      const point = document.createElement("span");
      point.className = "block size-5 rounded-full border-4 border-raised bg-accent shadow-card";
      pin = new maplibre.Marker({ element: point }).setLngLat([place.longitude, place.latitude]).addTo(map);
    },
  };
}

function makeButton(className: string, text: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  button.setAttribute("aria-label", label);
  return button;
}
