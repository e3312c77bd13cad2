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
import { formatMapArea, type Position, roundDegrees, type SearchArea } from "../../search-area.ts";
import { useSearchPath } from "../search-path.ts";
import { drawArea } from "./draw-area.ts";
import { MapPanel } from "./map-panel.tsx";
import { ListingPreview } from "./listing-preview.tsx";
import { markerLayer } from "./map-layers.ts";
import { type OutlineLayer, outlineLayer } from "./outline-layer.ts";
import { useMapView } from "./use-map-view.ts";

type SearchMapProps = {
  search: LoadedSearch;
  /** Reference of the listing that is highlighted in the list and on the map. */
  lit: string | null;
  onLight(reference: string | null): void;
};

/** Pixels that one row of the panel takes at the map's top. */
const PANEL_ROOM = 72;
/** How long the map takes to move to another search. */
const FLIGHT_MS = 700;

/** A search on the map: clusters and prices, an area to draw, and an optional search that follows the map. */
export function SearchMap({ search, lit, onLight }: SearchMapProps) {
  const words = useWords(searchMapWords);
  const { perMonth } = useWords(cardWords);
  const { currency } = useSite();
  const path = useSearchPath();
  const navigate = useNavigate();
  const { criteria } = search;
  const open = useRef<OpenMap | null>(null);
  const layer = useRef<ReturnType<typeof markerLayer> | null>(null);
  const outline = useRef<OutlineLayer | null>(null);
  const drawing = useRef<ReturnType<typeof drawArea> | null>(null);
  const isMovedWhileDrawing = useRef(false);
  /** The last frame that the map itself searched. */
  const searchedFrame = useRef<string | null>(null);
  const [opened, setOpened] = useState<OpenMap | null>(null);
  const [followsMoves, setFollowing] = useState(criteria.area?.kind === "view");
  const [isMoved, setMoved] = useState(false);
  const [drawnPoints, setDrawnPoints] = useState<number | null>(null);
  const [isFlat, setFlat] = useState(false);
  const searched = searchHref(path, { ...criteria, area: null, page: 1 });
  const [chosen, setChosen] = useState<{ reference: string; searched: string } | null>(null);
  const target = JSON.stringify(search.bounds);
  const { view, hasFailed, load } = useMapView(criteria, target);

  function searchIn(area: SearchArea | null, replace = false) {
    searchedFrame.current = area?.kind === "view" ? formatMapArea(area) : null;
    return navigate(searchHref(path, { ...criteria, area, page: 1 }) + location.hash, {
      preventScrollReset: true,
      replace,
    });
  }
  const frameOf = ({ map }: OpenMap) => {
    const bounds = map.getBounds();
    return {
      west: roundDegrees(bounds.getWest()),
      south: roundDegrees(bounds.getSouth()),
      east: roundDegrees(bounds.getEast()),
      north: roundDegrees(bounds.getNorth()),
    };
  };

  const loadFrame = useEffectEvent(() => {
    if (open.current) load({ bounds: frameOf(open.current), zoom: Math.max(0, open.current.map.getZoom()), target });
  });
  const searchMoved = useEffectEvent(() => {
    if (!open.current) return;
    if (followsMoves) void searchIn({ kind: "view", bounds: frameOf(open.current) }, true);
    else setMoved(true);
  });
  const onMove = useEffectEvent((isByHand: boolean) => {
    loadFrame();
    if (!isByHand) return;
    if (drawing.current) isMovedWhileDrawing.current = true;
    else searchMoved();
  });
  const onDrawn = useEffectEvent((points: Position[] | null) => {
    drawing.current = null;
    setDrawnPoints(null);
    if (points) {
      setMoved(false);
      void searchIn({ kind: "drawn", points });
    } else if (isMovedWhileDrawing.current) searchMoved();
  });
  const writeCluster = useEffectEvent((count: number) => ({
    text: formatCount(count),
    label: words.cluster(count, formatCount(count)),
  }));
  const writePrice = useEffectEvent((price: number, isRent: boolean) => {
    const text = formatPrice(price, currency);
    return { text, label: words.marker(isRent ? `${text} ${perMonth}` : text) };
  });
  const pointAt = useEffectEvent(onLight);
  const choose = useEffectEvent((reference: string) => setChosen({ reference, searched }));

  function start(started: OpenMap) {
    const { map } = started;
    open.current = started;
    outline.current = outlineLayer(map);
    layer.current = markerLayer(
      started,
      {
        cluster: ({ count }) => writeCluster(count),
        listing: ({ price, transaction }) => writePrice(price, transaction === "location"),
      },
      {
        onCluster: ({ latitude, longitude }) =>
          map.easeTo({ center: [longitude, latitude], zoom: map.getZoom() + 2 }, { originalEvent: true }),
        onListing: ({ reference }) => choose(reference),
        onLight: (reference) => pointAt(reference),
      },
    );
    map.on("moveend", (event) => onMove("originalEvent" in event && Boolean(event.originalEvent)));
    setOpened(started);
    onMove(false);
    return () => {
      // First: cancelled moves must not search.
      open.current = null;
      drawing.current?.cancel();
      layer.current = null;
      outline.current = null;
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

  const searchedOutline = JSON.stringify(criteria.area?.kind === "drawn" ? criteria.area.points : []);
  useEffect(() => {
    if (opened && drawnPoints === null) outline.current?.show(JSON.parse(searchedOutline) as Position[]);
  }, [searchedOutline, opened, drawnPoints]);

  // Another search, also by Back, moves the map; a search that followed the map is there already.
  const fit = useEffectEvent(() => {
    if (!open.current) return;
    if (criteria.area?.kind === "view" && formatMapArea(criteria.area) === searchedFrame.current) return loadFrame();
    const { map } = open.current;
    const { west, south, east, north } = search.bounds;
    map.fitBounds([west, south, east, north], {
      ...(criteria.area?.kind === "view"
        ? {}
        : { padding: { top: PANEL_ROOM, right: 24, bottom: 24, left: 24 }, maxZoom: 15 }),
      duration: FLIGHT_MS,
    });
    setMoved(false);
    if (!map.isMoving()) loadFrame();
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
    isMovedWhileDrawing.current = false;
    drawing.current = drawArea(open.current, {
      outline: outline.current!,
      onPoints(count) {
        setDrawnPoints(count);
        setFlat(false);
      },
      onFlat: () => setFlat(true),
      onDone: (points) => onDrawn(points),
    });
  }

  return (
    <section aria-label={words.title} className="relative size-full">
      {/* Before the markers in tab order: the keyboard need not pass them all. */}
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
      <MapFrame
        bounds={search.bounds}
        roomAbove={criteria.area?.kind === "view" ? 0 : PANEL_ROOM}
        onOpen={start}
        className="size-full"
      />
      <p
        role="status"
        className={hasFailed ? "absolute inset-x-4 bottom-4 rounded-card bg-danger-soft p-3 text-sm" : "sr-only"}
      >
        {hasFailed ? words.failed : view ? words.total(view.total, formatCount(view.total)) : ""}
      </p>
      {chosen?.searched === searched ? (
        <ListingPreview reference={chosen.reference} isLow={isMoved} onClose={() => setChosen(null)} />
      ) : null}
    </section>
  );
}
