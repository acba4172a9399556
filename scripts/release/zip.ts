/**
 * Makes zip files whose bytes depend only on their contents. Entries are sorted by name and all
 * have the same time and mode; folders have no entries. JSZip's deflate gives the same bytes in
 * every version of Node, because it is written in JavaScript. (`wxt zip` also uses JSZip, but
 * stores the current time and the order of files on the disk.)
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import JSZip from 'jszip';

/** File contents by path. Paths use `/` and begin in the folder that is packed. */
export type Entries = ReadonlyMap<string, Uint8Array>;

/** Time stored for each entry: the earliest that a zip can contain. */
const WHEN = new Date(Date.UTC(1980, 0, 1));
const PLAIN_FILE = 0o100644;

/** Every file under a folder. */
export function entriesOf(folder: string): Entries {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths.map((path) => [
      path
        .slice(resolve(folder).length + 1)
        .split(sep)
        .join('/'),
      readFileSync(path),
    ]),
  );
}

export async function zipOf(entries: Entries): Promise<Uint8Array> {
  const zip = new JSZip();
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, bytes] of sorted)
    zip.file(path, bytes, { date: WHEN, unixPermissions: PLAIN_FILE, createFolders: false });
  return zip.generateAsync({
    type: 'uint8array',
    platform: 'UNIX',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
  });
}

/** Unpacks a zip. Throws if an entry would be written outside the folder. */
export async function unzip(zip: Uint8Array, folder: string): Promise<void> {
  const root = resolve(folder);
  for (const [path, file] of Object.entries((await JSZip.loadAsync(zip)).files)) {
    const to = resolve(root, path);
    if (!to.startsWith(root + sep) || file.dir)
      throw new Error(`a strange entry in the zip: ${path}`);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, await file.async('uint8array'));
  }
}
