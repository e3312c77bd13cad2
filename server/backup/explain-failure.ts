/** The message that a command prints for an error: our own sentences unchanged, usual failures of disks and servers in French. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, message } = error as NodeJS.ErrnoException;
  const where = path ? ` (${path})` : "";
  if (error.name === "AbortError") return "Interrompu.";
  if (code === "ENOSPC" || code === "EDQUOT") return `Il n'y a plus de place sur le disque${where}.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `Ce dossier ne peut pas être écrit${where}.`;
  if (code === "53100") return "Le serveur de la base n'a plus de place sur son disque.";
  if (code === "57P01" || code === "ECONNRESET" || /^Connection (terminated|ended)/.test(message))
    return "La connexion à la base s'est interrompue.";
  return message;
}
