import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { LONGEST_LIST, longestOf } from "../../form/listing-fields.ts";
import { Anchor } from "../../frame/ui/step-fields.tsx";
import { useStepField } from "../../frame/ui/step-form-context.ts";

type Row = { key: number; name: string; area: string };

/** The list of rooms. Without JavaScript its buttons submit the form, and the server adds or removes a row. */
export function RoomRows() {
  const words = useWords(publishFieldWords);
  const names = useStepField("roomName");
  const areas = useStepField("roomArea");
  const list = useRef<HTMLDivElement>(null);
  const count = Math.max(1, names.rows.length, areas.rows.length);
  const [rows, setRows] = useState<Row[]>(() =>
    Array.from({ length: count }, (_, index) => ({
      key: index,
      name: names.rows[index] ?? "",
      area: areas.rows[index] ?? "",
    })),
  );
  if (!names.applies) return null;

  function add() {
    setRows((current) => [...current, { key: Math.max(-1, ...current.map(({ key }) => key)) + 1, name: "", area: "" }]);
    // The new row is rendered after this event.
    setTimeout(() => list.current?.querySelector<HTMLInputElement>("[data-row]:last-of-type input")?.focus());
  }

  return (
    <div className="flex flex-col gap-4">
      <div ref={list} className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <RoomRow
            key={row.key}
            row={row}
            index={index}
            onRemove={() => setRows((current) => current.filter(({ key }) => key !== row.key))}
          />
        ))}
        {/* Without rows, says that the list is empty. */}
        {rows.length === 0 ? (
          <>
            <input type="hidden" name="roomName" value="" />
            <input type="hidden" name="roomArea" value="" />
          </>
        ) : null}
      </div>
      <datalist id="room-names">
        {words.roomNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {rows.length < LONGEST_LIST ? (
        <SubmitButton
          name="intent"
          value="add-room"
          variant="secondary"
          className="self-start"
          onClick={(event) => (event.preventDefault(), add())}
        >
          <Plus aria-hidden="true" className="size-5" />
          {words.addRoom}
        </SubmitButton>
      ) : null}
    </div>
  );
}

function RoomRow({ row, index, onRemove }: { row: Row; index: number; onRemove(): void }) {
  const words = useWords(publishFieldWords);
  const name = useStepField("roomName", index);
  const area = useStepField("roomArea", index);
  const number = index + 1;
  return (
    <fieldset data-row="" className="grid grid-cols-[minmax(0,1fr)_6.5rem_2.75rem] items-start gap-2">
      <legend className="sr-only">{words.room(number)}</legend>
      <Anchor field="roomName" row={index}>
        <TextField
          label={name.label}
          error={name.error}
          name="roomName"
          list="room-names"
          defaultValue={row.name}
          maxLength={longestOf("roomName")}
          autoComplete="off"
        />
      </Anchor>
      <Anchor field="roomArea" row={index}>
        <TextField
          label={area.label}
          error={area.error}
          name="roomArea"
          inputMode="decimal"
          defaultValue={row.area}
          maxLength={longestOf("roomArea")}
          autoComplete="off"
          className="tabular-nums"
        />
      </Anchor>
      <button
        type="submit"
        name="intent"
        value={`remove-room-${index}`}
        aria-label={words.removeRoom(number)}
        onClick={(event) => (event.preventDefault(), onRemove())}
        className="mt-[1.7rem] flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-danger-soft hover:text-danger"
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
    </fieldset>
  );
}
