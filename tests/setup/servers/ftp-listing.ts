import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** A folder as FTP servers list it: for machines (RFC 3659), like `ls -l`, or like `dir`. */
export async function listing(folder: string, form: "mlsd" | "unix" | "dos"): Promise<string> {
  const names = (await readdir(folder)).toSorted();
  const lines = await Promise.all(
    names.map(async (name) => {
      const file = await lstat(join(folder, name));
      const time = file.mtime.toISOString();
      if (form === "mlsd") {
        const type = file.isDirectory() ? "dir" : file.isSymbolicLink() ? "OS.unix=slink" : "file";
        return `type=${type};size=${file.size};modify=${time.slice(0, 19).replaceAll(/[-:T]/g, "")}; ${name}`;
      }
      if (form === "dos") {
        const [year, month, day] = [time.slice(2, 4), time.slice(5, 7), time.slice(8, 10)];
        const size = file.isDirectory() ? "<DIR>         " : String(file.size).padStart(14);
        return `${month}-${day}-${year}  ${time.slice(11, 13)}:${time.slice(14, 16)}AM ${size} ${name}`;
      }
      const kind = file.isDirectory() ? "d" : file.isSymbolicLink() ? "l" : "-";
      const target = file.isSymbolicLink() ? " -> /etc/passwd" : "";
      return `${kind}rw-r--r--   1 agence   agence   ${file.size} Nov 26 12:14 ${name}${target}`;
    }),
  );
  return lines.map((line) => `${line}\r\n`).join("");
}
