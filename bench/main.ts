import { benchAlerts } from "./alerts/bench-alerts.ts";
import { benchHostile } from "./hostile/bench-hostile.ts";
import { benchLogin } from "./login/bench-login.ts";
import { benchMemory } from "./memory/bench-memory.ts";
import { benchMixed } from "./mixed/bench-mixed.ts";
import { benchPages } from "./pages/bench-pages.ts";
import { benchPublish } from "./publish/bench-publish.ts";
import { benchRender } from "./render/bench-render.ts";
import { benchSearch } from "./search/bench-search.ts";
import { benchSentences } from "./sentences/bench-sentences.ts";
import { benchServe } from "./serve/bench-serve.ts";

const benches: Record<string, (options: string[]) => Promise<boolean>> = {
  alerts: benchAlerts,
  hostile: benchHostile,
  login: benchLogin,
  memory: benchMemory,
  mixed: benchMixed,
  pages: benchPages,
  publish: benchPublish,
  render: benchRender,
  search: benchSearch,
  sentences: benchSentences,
  serve: benchServe,
};

const [name = "", ...options] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  process.stderr.write(`Usage : npm run bench -- ${Object.keys(benches).join(" | ")}\n`);
  process.exit(1);
}
process.exitCode = (await bench(options)) ? 0 : 1;
