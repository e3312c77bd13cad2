import { ChevronDown, LocateFixed } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { placingWords } from "#app/i18n/fr/publish/placing.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { useIsNear } from "#app/ui/use-is-near.ts";
import type { PlacedCommune } from "../../form/placed-commune.ts";
import { type Position, readPosition, writePosition } from "../../form/typed-position.ts";
import { LocateAddress, type LocateAddressProps } from "./locate-address.tsx";
import type { PinMapProps } from "./pin-map.tsx";
import { PlaceStatus } from "./place-status.tsx";
import { DraftNumber, FieldGrid } from "../../frame/ui/step-fields.tsx";
import { useStepField } from "../../frame/ui/step-form-context.ts";

const PinMap = optionalPart(async () => (await import("./pin-map.tsx")).default);

export type PlaceFieldsProps = Omit<LocateAddressProps, "host" | "onFound"> & {
  commune: PlacedCommune | null;
  /** The host of the geocoder; null where there is none. */
  geocoderHost: string | null;
};

/** The home's position: a pin on a map and two fields, kept in step. */
export function PlaceFields({ commune, geocoderHost, isExact, ...locating }: PlaceFieldsProps & { isExact: boolean }) {
  const words = useWords(placingWords);
  const initial = { latitude: useStepField("latitude").typed, longitude: useStepField("longitude").typed };
  const latitude = useRef<HTMLInputElement>(null);
  const longitude = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const position = readPosition(typed);

  const readFields = () => setTyped({ latitude: latitude.current!.value, longitude: longitude.current!.value });
  function write(fields: ReturnType<typeof writePosition>) {
    latitude.current!.value = fields.latitude;
    longitude.current!.value = fields.longitude;
    // An `input` event, as if it had been typed: the form saves itself, and the map follows.
    for (const field of [latitude, longitude]) field.current!.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const place = (to: Position | null) => write(writePosition(to));

  return (
    <div className="flex flex-col gap-4">
      {geocoderHost ? <LocateAddress {...locating} host={geocoderHost} onFound={write} /> : null}
      <div className="needs-scripts flex flex-col gap-3">
        <div className="flex flex-col gap-1 text-sm">
          <p className="font-semibold">{words.title}</p>
          {commune ? <p className="text-ink-soft">{words.howTo}</p> : null}
        </div>
        {commune ? (
          <>
            <NearMap commune={commune} position={position} isExact={isExact} onMove={place} />
            <PlaceStatus commune={commune} position={position} isExact={isExact} />
            <Button
              variant="secondary"
              className="self-start max-sm:w-full max-sm:px-3!"
              disabled={position === null}
              onClick={() => place(null)}
            >
              <LocateFixed aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
              {words.reset}
            </Button>
          </>
        ) : (
          <p className="rounded-card bg-action-soft p-6 text-center text-ink-soft">{words.noCommune}</p>
        )}
      </div>
      <Coordinates>
        <DraftNumber field="latitude" ref={latitude} onInput={readFields} />
        <DraftNumber field="longitude" ref={longitude} onInput={readFields} />
      </Coordinates>
    </div>
  );
}

function NearMap(props: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  return (
    <div ref={frame} className="h-80 overflow-hidden rounded-card border border-line bg-action-soft sm:h-96">
      {isNear ? (
        <Suspense>
          <PinMap {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The two fields, which work without the map and without JavaScript. */
function Coordinates({ children }: { children: ReactNode }) {
  const words = useWords(placingWords);
  const isWrong = [useStepField("latitude"), useStepField("longitude")].some(({ error }) => error);
  return (
    <details open={isWrong} className="group/hand rounded-control border border-line">
      <summary className="flex min-h-11 items-center gap-2 px-3 font-semibold">
        {words.byCoordinates}
        <ChevronDown aria-hidden="true" className="ml-auto size-5 transition-transform group-open/hand:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 p-3 pt-0">
        <p className="text-sm text-ink-soft">{words.byCoordinatesText}</p>
        <FieldGrid>{children}</FieldGrid>
      </div>
    </details>
  );
}
