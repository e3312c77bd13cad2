/** Where pictures are kept. Keys are relative paths of lower-case letters, digits, `-`, `.` and `/`. */
export type ObjectStorage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Nothing happens when there is no such object. */
  remove(key: string): Promise<void>;
};
