/** Stores pictures. Keys are relative paths of lower-case letters, digits, `-`, `.` and `/`. */
export type ObjectStorage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Reads an object; null for an unknown key. */
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Removes an object; does nothing for an unknown key. */
  remove(key: string): Promise<void>;
  /** Whether there is room for another user's pictures. Throws when the free space cannot be read. */
  hasRoom(): Promise<boolean>;
};

const safeKey = /^[a-z0-9-]+(?:[./][a-z0-9-]+)*$/;

/** Throws for a key that could leave the folder or the bucket. */
export function assertStorageKey(key: string): void {
  if (!safeKey.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
}
