import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, open, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small disk of its own that a test fills. */
export type SmallDisk = {
  folder: string;
  /** Fills the disk until not one more byte can be written. */
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): Promise<void>;
};

/** Why no disk can be mounted here; null where one can. */
export function whyDiskUnavailable(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root on Linux can mount a disk";
  // Needs the same right as mounting.
  return spawnSync("unshare", ["--mount", "true"]).status === 0 ? null : "mounting is not allowed here";
}

/** In memory, by tmpfs. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder], { stdio: "pipe" });
  const filler = join(folder, "filler");
  return {
    folder,
    async fill() {
      const file = await open(filler, "a");
      for (const bytes of [1_048_576, 4_096, 1]) while (await canWrite(file, bytes));
      await file.close();
    },
    free: () => rm(filler, { force: true }),
    async unmount() {
      execFileSync("umount", [folder]);
      await rmdir(folder);
    },
  };
}

async function canWrite(file: Awaited<ReturnType<typeof open>>, bytes: number): Promise<boolean> {
  try {
    return (await file.write(Buffer.alloc(bytes))).bytesWritten === bytes;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") return false;
    throw error;
  }
}
