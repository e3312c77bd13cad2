import { checkWords } from "#app/i18n/fr/administration/checks.ts";
import { settingWords } from "#app/i18n/fr/administration/settings.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { type SettingGroup, settingGroupNames, type ShownSetting, showSettings } from "../settings.ts";
import { readEnvironment } from "#app/platform/env.ts";
import { CheckList } from "../ui/check-list.tsx";
import { TableSection } from "../ui/table-section.tsx";
import { runChecks } from "../use-cases/run-checks.server.ts";
import { showTables } from "../use-cases/show-tables.server.ts";
import type { Route } from "./+types/settings";

export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const checks = await runChecks({ ...platform, visit: request });
  const tables = await showTables(platform);
  return { checks, settings: readSettings(), tables, now: platform.clock().toISOString() };
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { checks, settings, tables, now } = loaderData;
  const words = useWords(settingWords);
  const { title, allFine } = useWords(checkWords);
  return (
    <OfficePage title={words.title} intro={words.intro}>
      <section>
        <h2 className="heading-2 mb-3">{title}</h2>
        {checks.every(({ state }) => state === "fine") ? <p className="mb-3">{allFine}</p> : null}
        <CheckList checks={checks} now={now} />
      </section>
      <TableSection {...tables} />
      <section>
        <h2 className="heading-2 mb-3">{words.list}</h2>
        <div className="flex flex-col gap-6">
          {settingGroupNames.map((group) => (
            <SettingList key={group} group={group} settings={settings[group]} />
          ))}
        </div>
      </section>
    </OfficePage>
  );
}

function SettingList({ group, settings }: { group: SettingGroup; settings: ShownSetting[] }) {
  const { groups, meanings, sources, secret } = useWords(settingWords);
  return (
    <section className="card p-4">
      <h3 className="mb-2 text-lg font-semibold">{groups[group]}</h3>
      <dl className="divide-y divide-line">
        {settings.map(({ name, value, source, isSecret }) => (
          <div key={name} className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-2">
            <dt>
              <span className="font-mono text-sm font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-ink-soft">{meanings[name]}</span>
            </dt>
            <dd className="min-w-0 text-sm">
              {source === "none" ? null : (
                <span className="block font-mono wrap-anywhere">{isSecret ? secret : value}</span>
              )}
              <span className="text-ink-soft">{sources[source]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The settings at the start of this process, with the defaults of missing ones. */
function readSettings(): ReturnType<typeof showSettings> {
  const defaults = readEnvironment({});
  return showSettings(process.env, defaults.ok ? defaults.env : {});
}
