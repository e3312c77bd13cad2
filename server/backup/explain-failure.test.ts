import { expect, test } from "vitest";
import { explainFailure } from "./run-command.ts";

const failure = (code: string, message = "write failed", path?: string) =>
  Object.assign(new Error(message), { code, ...(path && { path }) });

test.each([
  [failure("ENOSPC", "no space left on device, write"), "Il n'y a plus de place sur le disque."],
  [failure("EACCES", "permission denied", "/srv/x"), "Ce dossier ne peut pas être écrit (/srv/x)."],
  [failure("53100", "could not extend file"), "Le serveur de la base n'a plus de place sur son disque."],
  [new Error("Connection terminated unexpectedly"), "La connexion à la base s'est interrompue."],
  [new Error("La base n'est pas vide."), "La base n'est pas vide."],
])("%s is explained in French", (error, sentence) => {
  expect(explainFailure(error)).toBe(sentence);
});
