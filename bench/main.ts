import { benchAlerts } from "./alerts/bench-alerts.ts";
import { benchOffice } from "./office/bench-office.ts";
import { benchImport } from "./import/bench-import.ts";
import { benchMigrate } from "./migrate/bench-migrate.ts";
import { benchMixed } from "./mixed/bench-mixed.ts";
import { benchPages } from "./pages/bench-pages.ts";
import { benchPublish } from "./publish/bench-publish.ts";
import { benchSearch } from "./search/bench-search.ts";
import { benchSentences } from "./search/bench-sentences.ts";
import { benchServe } from "./serve/bench-serve.ts";

/** A bench; `takes` is its approximate duration on two cores, without options. */
type Bench = { run: (options: string[]) => Promise<boolean>; takes: string; measures: string };

const benches: Record<string, Bench> = {
  search: {
    run: benchSearch,
    takes: "15 min",
    measures:
      "la recherche à 1 000, 100 000 et 1 000 000 d’annonces ; --until=100000 pour moins, --lieux pour les seules suggestions de lieux",
  },
  sentences: { run: benchSentences, takes: "15 s", measures: "la lecture d’une phrase, sans la base de données" },
  alerts: {
    run: benchAlerts,
    takes: "10 min",
    measures: "une annonce face à 1 000 000 d’alertes, puis mille courriels à la fois ; --alertes=100000 pour moins",
  },
  pages: {
    run: benchPages,
    takes: "10 min",
    measures:
      "Lighthouse, comme sur un téléphone, sur cinq pages et une page vide ; installé au premier lancement (185 Mo)",
  },
  serve: {
    run: benchServe,
    takes: "4 min",
    measures: "les pages servies à la seconde, du cache, en 304 et hors cache, à côté de « http » seul ; demande wrk",
  },
  mixed: {
    run: benchMixed,
    takes: "20 min",
    measures:
      "visites, recherches et publications sur 1 000 000 d’annonces : le plus haut débit tenu ; --annonces=100000 pour moins",
  },
  migrate: {
    run: benchMigrate,
    takes: "12 min",
    measures:
      "ce que des visites remarquent d’une colonne, d’un index et d’un remplissage sur 1 000 000 d’annonces ; --annonces=100000 pour moins",
  },
  publish: {
    run: benchPublish,
    takes: "7 min",
    measures:
      "dix photos jusqu’à l’annonce visible, à côté de sharp seul ; publications à la seconde, pages lues pendant ce temps ; " +
      "ce qu’elles attendent pendant un lot de 5 000 annonces (--lot-seul : rien d’autre)",
  },
  office: {
    run: benchOffice,
    takes: "10 min",
    measures:
      "les pages de l’administration sur 1 000 000 d’annonces et 100 000 comptes, puis la suspension d’une organisation de 5 000 " +
      "annonces ; --annonces=100000 pour moins",
  },
  import: {
    run: benchImport,
    takes: "8 min",
    measures:
      "le fichier d’une agence : lecture à côté de csv-parse, 5 000 biens repris pendant des visites, images à côté de sharp ; " +
      "--annonces=1000000 pour plus",
  },
};

const [name, ...options] = process.argv.slice(2);
const bench = benches[name ?? ""];
if (bench) process.exitCode = (await bench.run(options)) ? 0 : 1;
else {
  const rows = Object.entries({ nom: { takes: "durée", measures: "mesure" }, ...benches }).map(
    ([key, { takes, measures }]) => `${key.padEnd(11)}${takes.padEnd(13)}${measures}\n`,
  );
  process.stdout.write(`npm run bench -- <nom>\n\n${rows.join("")}`);
  process.exitCode = name === undefined ? 0 : 1;
}
