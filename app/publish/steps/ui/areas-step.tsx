import { use } from "react";
import { comfortsOf } from "#app/domain/comforts.ts";
import { kitchens } from "#app/domain/listing-choices.ts";
import { isPlot } from "#app/domain/listing-kind.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { useWords } from "#app/i18n/words.ts";
import { DraftBoxes, DraftSelect, FieldGrid, Section } from "../../frame/ui/step-fields.tsx";
import { StepFormContext } from "../../frame/ui/step-form-context.ts";
import { AttributeFields } from "./attribute-fields.tsx";
import { RoomRows } from "./room-rows.tsx";

/** Areas, rooms, building and comforts, or the fields of a plot. */
export function AreasStep() {
  const { sections, options } = useWords(publishFieldWords);
  const listing = useWords(listingDetailsWords);
  const { kind } = use(StepFormContext);
  return (
    <>
      <Section title={sections.areas}>
        <FieldGrid>
          <AttributeFields part="areas" />
        </FieldGrid>
      </Section>
      {isPlot(kind) ? null : (
        <>
          <Section title={sections.rooms}>
            <FieldGrid isCompact>
              <AttributeFields part="rooms" />
            </FieldGrid>
            <div className="group/kitchen flex flex-col gap-5">
              <AttributeFields part="kitchen" />
              <div className="group-has-[input[value=non]:checked]/kitchen:hidden">
                <DraftSelect
                  field="kitchen"
                  empty={options.unknown}
                  options={kitchens.map((value) => ({ value, label: listing.kitchens[value] }))}
                />
              </div>
            </div>
          </Section>
          <Section title={sections.roomList} text={sections.roomListText}>
            <RoomRows />
          </Section>
        </>
      )}
      <Section title={sections.building}>
        <FieldGrid>
          <AttributeFields part="building" />
        </FieldGrid>
        <DraftBoxes
          field="features"
          options={comfortsOf(kind).map((value) => ({ value, label: listing.comforts[value] }))}
        />
      </Section>
    </>
  );
}
