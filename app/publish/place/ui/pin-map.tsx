import { useEffect, useEffectEvent, useRef, useState } from "react";
import { placingWords } from "#app/i18n/fr/placing.ts";
import { useWords } from "#app/i18n/words.ts";
import { aroundPlace } from "#app/map/circle.ts";
import { metresBetween } from "#app/map/distance.ts";
import { circleLayer } from "#app/map/ui/circle-layer.ts";
import { MapFrame } from "#app/map/ui/map-frame.tsx";
import { movablePin } from "#app/map/ui/movable-pin.ts";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { isFar, type PlacedCommune } from "../../form/placed-commune.ts";
import { type Position, writePosition } from "../../form/typed-position.ts";

/** What visitors are shown lies at most this far from the true place (migration 0015), in metres. */
const VEIL = 300;
/** Metres around the pin that the map shows. */
const [AROUND_PIN, AROUND_CENTRE] = [700, 2_000];
/** A way that one does not follow with the eyes, in metres. */
const LONG_WAY = 20_000;

export type PinMapProps = {
  commune: PlacedCommune;
  /** Null: not placed yet, the pin waits at the centre. */
  position: Position | null;
  isExact: boolean;
  onMove(position: Position): void;
};

type OnMap = { map: OpenMap["map"]; pin: ReturnType<typeof movablePin>; circle: ReturnType<typeof circleLayer> };

/** The commune with the home's pin, and the circle in which visitors will see it. Loaded with the map. */
export default function PinMap({ commune, position, isExact, onMove }: PinMapProps) {
  const words = useWords(placingWords);
  const [onMap, setOnMap] = useState<OnMap | null>(null);
  const place = position ?? commune.centre;
  const { latitude, longitude } = place;
  const isPlaced = position !== null;
  const radius = isPlaced ? (isExact ? 0 : VEIL) : VEIL + commune.spread;

  useEffect(() => {
    if (!onMap) return;
    onMap.pin.show({ latitude, longitude }, { isPlaced });
    onMap.circle.show({ latitude, longitude }, radius);
  }, [onMap, latitude, longitude, isPlaced, radius]);

  // Who moves the pin sees it; where something else has placed it, the map shows where.
  const byHand = useRef<string | null>(null);
  useEffect(() => {
    if (onMap && byHand.current !== keyOf({ latitude, longitude })) look(onMap.map, { latitude, longitude }, isPlaced);
  }, [onMap, latitude, longitude, isPlaced]);

  // Of another commune, one wants to see the commune, wherever the pin was left.
  const lookAtCommune = useEffectEvent((centre: Position) => {
    if (onMap && isFar(place, commune)) look(onMap.map, centre, false);
  });
  const { latitude: middle, longitude: across } = commune.centre;
  useEffect(() => lookAtCommune({ latitude: middle, longitude: across }), [middle, across]);

  const move = useEffectEvent((to: Position) => {
    byHand.current = keyOf(to);
    onMove(to);
  });
  function start(open: OpenMap) {
    const pin = movablePin(open, { label: words.pin, help: words.keys }, (to) => move(to));
    const circle = circleLayer(open.map);
    setOnMap({ map: open.map, pin, circle });
    return () => {
      pin.remove();
      circle.remove();
      setOnMap(null);
    };
  }

  return (
    <MapFrame
      bounds={boundsOf(place, isPlaced)}
      keepsScroll
      unavailable={words.unavailable}
      onOpen={start}
      className="size-full"
    />
  );
}

const keyOf = (position: Position) => Object.values(writePosition(position)).join();
const boundsOf = (place: Position, isPlaced: boolean) => aroundPlace(place, isPlaced ? AROUND_PIN : AROUND_CENTRE);

function look(map: OpenMap["map"], target: Position, isPlaced: boolean): void {
  const { lat, lng } = map.getCenter();
  const { west, south, east, north } = boundsOf(target, isPlaced);
  map.fitBounds([west, south, east, north], {
    linear: true,
    animate: metresBetween({ latitude: lat, longitude: lng }, target) < LONG_WAY,
  });
}
