/** Where an agency's files come from. */
export type SourceKind = "upload" | "folder" | "ftp" | "push";

/**
 * `receiving`: its bytes are arriving; `reading`: being read; `preview`: the first file of a feed, until somebody accepts it;
 * `held`: it would withdraw many homes; `waiting`: nobody owns its agency; `running`: homes are being stored; `replaced`: a later
 * file came before it was decided; `dropped`: somebody left it unused.
 */
export type ImportState =
  | "receiving"
  | "reading"
  | "preview"
  | "held"
  | "waiting"
  | "running"
  | "done"
  | "refused"
  | "replaced"
  | "dropped";
