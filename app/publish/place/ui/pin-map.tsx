import { useEffect, useEffectEvent, useRef, useState } from "react";
import { placingWords } from "#app/i18n/fr/publish/placing.ts";
import { useWords } from "#app/i18n/words.ts";
import { aroundPlace } from "#app/map/circle.ts";
import { metresBetween } from "#app/map/distance.ts";
import { circleLayer } from "#app/map/ui/circle-layer.ts";
import { MapFrame } from "#app/map/ui/map-frame.tsx";
import { movablePin } from "#app/map/ui/movable-pin.ts";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { isFar, type PlacedCommune } from "../../form/placed-commune.ts";
import { type Position, writePosition } from "../../form/typed-position.ts";

/** Greatest distance of the public position from the true one (migration 0103), in metres. */
const VEIL = 300;
/** Metres around the pin that the map shows. */
const [AROUND_PIN, AROUND_CENTRE] = [700, 2_000];
/** Distance, in metres, beyond which the map jumps instead of gliding. */
const LONG_WAY = 20_000;

export type PinMapProps = {
  commune: PlacedCommune;
  /** The pin's position; null before it is placed, when the pin waits at the centre. */
  position: Position | null;
  isExact: boolean;
  onMove(position: Position): void;
};

type OnMap = { map: OpenMap["map"]; pin: ReturnType<typeof movablePin>; circle: ReturnType<typeof circleLayer> };

/** The commune with the home's pin, and the circle that visitors will see. Loaded with the map. */
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

  // A user who drags the pin sees it; after any other change the map moves to it.
  const byHand = useRef<string | null>(null);
  useEffect(() => {
    if (onMap && byHand.current !== keyOf({ latitude, longitude })) look(onMap.map, { latitude, longitude }, isPlaced);
  }, [onMap, latitude, longitude, isPlaced]);

  // After a change of commune, show the commune, wherever the pin was.
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
