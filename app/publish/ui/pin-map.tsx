import { useEffect, useEffectEvent, useState } from "react";
import { placingWords } from "#app/i18n/fr/placing.ts";
import { useWords } from "#app/i18n/words.ts";
import { aroundPlace } from "#app/map/circle.ts";
import { metresBetween } from "#app/map/distance.ts";
import { circleLayer } from "#app/map/ui/circle-layer.ts";
import { MapFrame } from "#app/map/ui/map-frame.tsx";
import { movablePin } from "#app/map/ui/movable-pin.ts";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { isFar, type PlacedCommune } from "../placed-commune.ts";
import type { Position } from "../typed-position.ts";

/** What visitors are shown lies at most this far from the true place (migration 0015), in metres. */
const VEIL = 300;
/** Metres around the pin that the map shows at first. */
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
    lookAt(onMap.map, { latitude, longitude });
  }, [onMap, latitude, longitude, isPlaced, radius]);

  // Of another commune, one wants to see the commune, wherever the pin was left.
  const lookAtCommune = useEffectEvent((centre: Position) => {
    if (onMap && isFar(place, commune)) lookAt(onMap.map, centre);
  });
  const { latitude: middle, longitude: across } = commune.centre;
  useEffect(() => lookAtCommune({ latitude: middle, longitude: across }), [middle, across]);

  const move = useEffectEvent(onMove);
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

  return <MapFrame bounds={aroundPlace(place, position ? AROUND_PIN : AROUND_CENTRE)} keepsScroll unavailable={words.unavailable} onOpen={start} className="size-full" />;
}

/** Moves the map only where it must: the target is not on it. */
function lookAt(map: OpenMap["map"], target: Position): void {
  if (map.getBounds().contains([target.longitude, target.latitude])) return;
  const { lat, lng } = map.getCenter();
  const center: [number, number] = [target.longitude, target.latitude];
  if (metresBetween({ latitude: lat, longitude: lng }, target) > LONG_WAY) map.jumpTo({ center });
  else map.easeTo({ center });
}
