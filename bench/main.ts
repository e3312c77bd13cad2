import { benchHostile } from "./hostile/bench-hostile.ts";
import { benchLogin } from "./login/bench-login.ts";
import { benchPages } from "./pages/bench-pages.ts";
import { benchSearch } from "./search/bench-search.ts";

const benches: Record<string, (options: string[]) => Promise<boolean>> = {
  hostile: benchHostile,
  login: benchLogin,
  pages: benchPages,
  search: benchSearch,
};

const [name = "", ...options] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  process.stderr.write(`Usage : npm run bench -- ${Object.keys(benches).join(" | ")}\n`);
  process.exit(1);
}
process.exitCode = (await bench(options)) ? 0 : 1;
