import { Form } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import type { Device } from "../account.ts";
import { deviceName } from "../device-name.ts";

/** The account's sessions, each with a button that ends it, except this one. */
export function DeviceList({ devices }: { devices: Device[] }) {
  const { space } = useWords(accountWords);
  return (
    <>
      <ul className="card divide-y divide-line">
        {devices.map(({ id, userAgent, lastSeen, isThis }) => {
          const name = deviceName(userAgent) ?? space.unknownDevice;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <p>
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-ink-soft">
                  {isThis ? space.thisDevice : space.seen(formatDate(lastSeen))}
                </span>
              </p>
              {isThis ? null : (
                <Form method="post">
                  <input type="hidden" name="session" value={id} />
                  <SubmitButton
                    name="intent"
                    value="end-session"
                    variant="secondary"
                    aria-label={space.endSession(name)}
                  >
                    {space.end}
                  </SubmitButton>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {devices.length > 1 ? (
          <Form method="post">
            <SubmitButton name="intent" value="end-others" variant="secondary">
              {space.endOthers}
            </SubmitButton>
          </Form>
        ) : null}
        <Form method="post" action="/deconnexion">
          <SubmitButton name="partout" value="oui" variant="quiet">
            {space.logOutEverywhere}
          </SubmitButton>
        </Form>
      </div>
    </>
  );
}
