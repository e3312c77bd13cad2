import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { searchTitleWords } from "#app/i18n/fr/search/search-title.ts";
import { searchMapWords } from "#app/i18n/fr/search/search-map.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { MapFrame } from "#app/map/ui/map-frame.tsx";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { searchHref } from "../../criteria/criteria-address.ts";
import type { LoadedSearch } from "../../results/load-search.server.ts";
import { boundsOf } from "../../criteria/area-bounds.ts";
import { formatMapArea, type Position, roundDegrees, type SearchArea } from "../../criteria/search-area.ts";
import { stateOfPlaces } from "../../map/places-before.ts";
import { useSearchPath } from "../search-path.ts";
import { usePlacesBefore } from "../use-places-before.ts";
import { type AreaDrawing, drawArea } from "./draw-area.ts";
import { editArea } from "./edit-area.ts";
import { MapPanel, type Drawn } from "./map-panel.tsx";
import { ListingPreview } from "./listing-preview.tsx";
import { markerLayer } from "./map-layers.ts";
import { type OutlineLayer, outlineLayer } from "./outline-layer.ts";
import { nowhere, placesOf } from "./places-of-search.ts";
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
  const placeWords = useWords(searchTitleWords);
  const { perMonth } = useWords(cardWords);
  const { currency } = useSite();
  const path = useSearchPath();
  const navigate = useNavigate();
  const { criteria } = search;
  const before = usePlacesBefore(criteria);
  const section = useRef<HTMLElement>(null);
  const open = useRef<OpenMap | null>(null);
  const layer = useRef<ReturnType<typeof markerLayer> | null>(null);
  const outline = useRef<OutlineLayer | null>(null);
  const drawing = useRef<AreaDrawing | null>(null);
  const isMovedWhileDrawing = useRef(false);
  /** The last frame that the map itself searched. */
  const searchedFrame = useRef<string | null>(null);
  const [opened, setOpened] = useState<OpenMap | null>(null);
  const [followsMoves, setFollowing] = useState(criteria.area?.kind === "view");
  const [isMoved, setMoved] = useState(false);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const searched = searchHref(path, { ...criteria, area: null, page: 1 });
  const [chosen, setChosen] = useState<{ reference: string; searched: string } | null>(null);
  const target = JSON.stringify(search.bounds);
  const { view, hasFailed, load } = useMapView(criteria, target);

  /** The places that an area replaces; they return when the area is removed. */
  const places = placesOf(criteria, { ...search, words: placeWords }) ?? before;

  function searchIn(area: SearchArea, replace = false) {
    searchedFrame.current = area.kind === "view" ? formatMapArea(area) : null;
    return navigate(searchHref(path, { ...criteria, ...nowhere, area, page: 1 }) + location.hash, {
      preventScrollReset: true,
      replace,
      state: stateOfPlaces(places),
    });
  }
  function leaveArea() {
    searchedFrame.current = null;
    return navigate(searchHref(path, { ...criteria, ...places?.part, area: null, page: 1 }) + location.hash, {
      preventScrollReset: true,
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
    // Back leads to the search before the first move.
    const isOneMore = criteria.area?.kind === "view";
    if (followsMoves) void searchIn({ kind: "view", bounds: frameOf(open.current) }, isOneMore);
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
    setDrawn(null);
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
    const text = `${formatPrice(price, currency)}${isRent ? perMonth : ""}`;
    return { text, label: words.marker(text) };
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
    if (opened && drawn === null) outline.current?.show(JSON.parse(searchedOutline) as Position[]);
  }, [searchedOutline, opened, drawn]);

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

  // Keep corners that a person may move away from the panel and the comparison tray.
  const isChanging = drawn?.isChange === true;
  const makeRoom = useEffectEvent(() => {
    if (!open.current || criteria.area?.kind !== "drawn") return;
    const { west, south, east, north } = boundsOf(criteria.area);
    const panel = section.current?.querySelector<HTMLElement>("[role=group]");
    const covered = panel ? panel.offsetTop + panel.offsetHeight : PANEL_ROOM;
    const { clientHeight: height } = open.current.map.getContainer();
    const padding = {
      top: Math.min(covered + 32, height * 0.6),
      right: 32,
      bottom: Math.min(112, height / 5),
      left: 32,
    };
    open.current.map.fitBounds([west, south, east, north], { padding, maxZoom: 15, duration: FLIGHT_MS });
  });
  useEffect(() => {
    if (isChanging) makeRoom();
  }, [isChanging]);

  /** Draws a new area, or changes the searched one. */
  function startDrawing(points: Position[] | null) {
    if (!open.current) return;
    setChosen(null);
    isMovedWhileDrawing.current = false;
    const isChange = points !== null;
    setDrawn({ isChange, points: 0, isFlat: false });
    const acts = {
      outline: outline.current!,
      onPoints: (count: number) => setDrawn({ isChange, points: count, isFlat: false }),
      onFlat: () => setDrawn((current) => current && { ...current, isFlat: true }),
      onDone: (area: Position[] | null) => onDrawn(area),
    };
    drawing.current = points
      ? editArea(open.current, { ...acts, points, words: { corner: words.corner, help: words.cornerHelp } })
      : drawArea(open.current, acts);
  }

  return (
    <section ref={section} aria-label={words.title} className="relative size-full">
      {/* Before the markers in tab order: the keyboard need not pass them all. */}
      {opened ? (
        <MapPanel
          drawn={drawn}
          followsMoves={followsMoves}
          isMoved={isMoved && !followsMoves}
          hasDrawing={criteria.area?.kind === "drawn"}
          backTo={before && words.backTo(before.title)}
          onFollow={(follows) => {
            setFollowing(follows);
            setMoved(false);
            void (follows ? searchIn({ kind: "view", bounds: frameOf(open.current!) }) : leaveArea());
          }}
          onSearchHere={() => {
            setMoved(false);
            setFollowing(true);
            void searchIn({ kind: "view", bounds: frameOf(open.current!) });
          }}
          onDraw={() => startDrawing(null)}
          onChange={() => startDrawing(criteria.area?.kind === "drawn" ? criteria.area.points : null)}
          onFinish={() => drawing.current?.finish()}
          onCancel={() => drawing.current?.cancel()}
          onLeave={() => {
            setFollowing(false);
            void leaveArea();
          }}
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
