import { use } from "react";
import { listingDetailsWords } from "#app/i18n/fr/listing-details.ts";
import { publishFieldWords } from "#app/i18n/fr/publish-fields.ts";
import { useWords } from "#app/i18n/words.ts";
import { exposures, featureNames, heatings, kitchens, plotFeatures } from "../../form/listing-choices.ts";
import { RoomRows } from "./room-rows.tsx";
import {
  DraftBoxes,
  DraftNumber,
  DraftSelect,
  DraftText,
  DraftYesNo,
  FieldGrid,
  Section,
} from "../../frame/ui/step-fields.tsx";
import { StepFormContext } from "../../frame/ui/step-form-context.ts";

/** Areas, rooms, building and comforts; of a plot, what a plot has. */
export function AreasStep() {
  const { sections, options } = useWords(publishFieldWords);
  const listing = useWords(listingDetailsWords);
  const { kind } = use(StepFormContext);
  const isPlot = kind.propertyType === "terrain";
  const comforts = (isPlot ? plotFeatures : featureNames.filter((name) => name !== "viabilise")).map((value) => ({
    value,
    label: listing.features[value] ?? value,
  }));
  return (
    <>
      <Section title={sections.areas}>
        <FieldGrid>
          <DraftNumber field="livingArea" />
          <DraftNumber field="carrezArea" />
          <DraftNumber field="landArea" />
        </FieldGrid>
      </Section>
      {isPlot ? null : (
        <Section title={sections.rooms}>
          <FieldGrid isCompact>
            <DraftNumber field="rooms" />
            <DraftNumber field="bedrooms" />
            <DraftNumber field="bathrooms" />
            <DraftNumber field="showerRooms" />
            <DraftNumber field="toilets" />
          </FieldGrid>
          <div className="group/kitchen flex flex-col gap-5">
            <DraftYesNo field="hasKitchen" />
            <div className="group-has-[input[value=non]:checked]/kitchen:hidden">
              <DraftSelect
                field="kitchen"
                empty={options.unknown}
                options={kitchens.map((value) => ({ value, label: listing.kitchens[value] ?? value }))}
              />
            </div>
          </div>
        </Section>
      )}
      {isPlot ? null : (
        <Section title={sections.roomList} text={sections.roomListText}>
          <RoomRows />
        </Section>
      )}
      <Section title={sections.building}>
        <FieldGrid>
          <DraftNumber field="floor" />
          <DraftNumber field="floorCount" />
          <DraftNumber field="yearBuilt" />
          <DraftText field="heating" list="heatings" />
          <DraftSelect
            field="exposure"
            empty={options.unknown}
            options={exposures.map((value) => ({ value, label: value }))}
          />
        </FieldGrid>
        <datalist id="heatings">
          {heatings.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <DraftBoxes field="features" options={comforts} />
      </Section>
    </>
  );
}
