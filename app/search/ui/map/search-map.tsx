import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { cardWords } from "#app/i18n/fr/card.ts";
import { searchMapWords } from "#app/i18n/fr/search-map.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { MapFrame } from "#app/map/ui/map-frame.tsx";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { searchHref } from "../../criteria-address.ts";
import type { LoadedSearch } from "../../load-search.server.ts";
import { type Place, roundDegrees, type SearchArea } from "../../search-area.ts";
import { useSearchPath } from "../search-path.ts";
import { drawArea } from "./draw-area.ts";
import { MapPanel } from "./map-panel.tsx";
import { ListingPreview } from "./listing-preview.tsx";
import { markerLayer, showOutline } from "./map-layers.ts";
import { useMapView } from "./use-map-view.ts";

type SearchMapProps = {
  search: LoadedSearch;
  /** Reference of the listing that the list or the map points at. */
  lit: string | null;
  onLight(reference: string | null): void;
};

/** A search on the map: clusters and prices, an area to draw, and the search that follows the map's moves. */
export function SearchMap({ search, lit, onLight }: SearchMapProps) {
  const words = useWords(searchMapWords);
  const { perMonth } = useWords(cardWords);
  const { currency } = useSite();
  const path = useSearchPath();
  const navigate = useNavigate();
  const { criteria } = search;
  const open = useRef<OpenMap | null>(null);
  const layer = useRef<ReturnType<typeof markerLayer> | null>(null);
  const drawing = useRef<ReturnType<typeof drawArea> | null>(null);
  const [opened, setOpened] = useState<OpenMap | null>(null);
  const [followsMoves, setFollowing] = useState(criteria.area?.kind === "view");
  const [isMoved, setMoved] = useState(false);
  const [drawnPoints, setDrawnPoints] = useState<number | null>(null);
  const [isFlat, setFlat] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const { view, hasFailed, load } = useMapView(criteria);

  const searchIn = (area: SearchArea | null, replace = false) =>
    navigate(searchHref(path, { ...criteria, area, page: 1 }) + location.hash, { preventScrollReset: true, replace });
  const frameOf = ({ map }: OpenMap) => {
    const bounds = map.getBounds();
    return { west: roundDegrees(bounds.getWest()), south: roundDegrees(bounds.getSouth()), east: roundDegrees(bounds.getEast()), north: roundDegrees(bounds.getNorth()) };
  };

  const onMove = useEffectEvent((isByHand: boolean) => {
    if (!open.current) return;
    const bounds = frameOf(open.current);
    load({ bounds, zoom: Math.max(0, open.current.map.getZoom()) });
    if (!isByHand || drawing.current) return;
    if (followsMoves) void searchIn({ kind: "view", bounds }, true);
    else setMoved(true);
  });
  const writeCluster = useEffectEvent((count: number) => ({ text: formatCount(count), label: words.cluster(count, formatCount(count)) }));
  const writePrice = useEffectEvent((price: number, isRent: boolean) => {
    const text = formatPrice(price, currency);
    return { text, label: words.marker(isRent ? `${text} ${perMonth}` : text) };
  });
  const pointAt = useEffectEvent(onLight);

  function start(started: OpenMap) {
    const { map } = started;
    open.current = started;
    layer.current = markerLayer(
      started,
      { cluster: ({ count }) => writeCluster(count), listing: ({ price, transaction }) => writePrice(price, transaction === "location") },
      {
        onCluster: ({ latitude, longitude }) => map.easeTo({ center: [longitude, latitude], zoom: map.getZoom() + 2 }, { originalEvent: true }),
        onListing: ({ reference }) => setChosen(reference),
        onLight: (reference) => pointAt(reference),
      },
    );
    map.on("moveend", (event) => onMove("originalEvent" in event && Boolean(event.originalEvent)));
    setOpened(started);
    onMove(false);
    return () => {
      drawing.current?.cancel();
      open.current = null;
      layer.current = null;
      setOpened(null);
    };
  }

  const place = search.cards.find((card) => card.reference === lit)?.position ?? null;
  const light = useEffectEvent(() => layer.current?.light(lit, place));
  useEffect(() => {
    if (!view) return;
    layer.current?.show(view);
    light();
  }, [view]);
  useEffect(() => layer.current?.light(lit, place), [lit, place]);

  const outline = criteria.area?.kind === "drawn" ? criteria.area.points : null;
  const outlineKey = JSON.stringify(outline);
  useEffect(() => {
    if (opened && drawnPoints === null) showOutline(opened.map, JSON.parse(outlineKey) as Place[] | null);
  }, [outlineKey, opened, drawnPoints]);

  // Another search, also by Back, shows where it is; one that follows the map is there already.
  const target = JSON.stringify(search.bounds);
  const isOwnFrame = criteria.area?.kind === "view" && followsMoves;
  const fit = useEffectEvent(() => {
    if (isOwnFrame || !open.current) return;
    const { west, south, east, north } = search.bounds;
    open.current.map.fitBounds([west, south, east, north], { padding: 24, maxZoom: 15 });
    setMoved(false);
  });
  const shownTarget = useRef(target);
  useEffect(() => {
    if (shownTarget.current === target) return;
    shownTarget.current = target;
    fit();
  }, [target]);

  function startDrawing() {
    if (!open.current) return;
    setDrawnPoints(0);
    setFlat(false);
    setChosen(null);
    drawing.current = drawArea(open.current, {
      onPoints(count) {
        setDrawnPoints(count);
        setFlat(false);
      },
      onFlat: () => setFlat(true),
      onDone(points) {
        drawing.current = null;
        setDrawnPoints(null);
        setMoved(false);
        if (points) void searchIn({ kind: "drawn", points });
      },
    });
  }

  return (
    <section aria-label={words.title} className="relative size-full">
      {/* Before the markers: the keyboard need not pass them all. */}
      {opened ? (
        <MapPanel
          drawnPoints={drawnPoints}
          isFlat={isFlat}
          followsMoves={followsMoves}
          isMoved={isMoved && !followsMoves}
          hasDrawing={criteria.area?.kind === "drawn"}
          onFollow={(follows) => {
            setFollowing(follows);
            setMoved(false);
            void searchIn(follows ? { kind: "view", bounds: frameOf(open.current!) } : null, true);
          }}
          onSearchHere={() => {
            setMoved(false);
            setFollowing(true);
            void searchIn({ kind: "view", bounds: frameOf(open.current!) });
          }}
          onDraw={startDrawing}
          onFinish={() => drawing.current?.finish()}
          onCancel={() => drawing.current?.cancel()}
          onErase={() => void searchIn(null)}
        />
      ) : null}
      <MapFrame bounds={search.bounds} onOpen={start} className="size-full" />
      <p role="status" className={hasFailed ? "absolute inset-x-4 bottom-4 rounded-card bg-danger-soft p-3 text-sm" : "sr-only"}>
        {hasFailed ? words.failed : view ? words.total(view.total, formatCount(view.total)) : ""}
      </p>
      {chosen ? <ListingPreview reference={chosen} onClose={() => setChosen(null)} /> : null}
    </section>
  );
}
