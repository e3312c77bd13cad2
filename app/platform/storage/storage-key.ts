const safeKey = /^[a-z0-9-]+(?:[./][a-z0-9-]+)*$/;

/** Keys never lead out of the folder or the bucket. */
export function assertStorageKey(key: string): void {
  if (!safeKey.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
}
