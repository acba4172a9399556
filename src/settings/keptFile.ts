/**
 * Export and import of the stored data as one JSON file that a person can read. An import is merged
 * into the stored data, kind by kind (`StoredKind.merge`); a file with any unreadable part changes
 * nothing.
 */
import * as z from 'zod/mini';
import { localArea, type StorageArea } from './localArea.ts';
import { KEPT, storeFor, type StoredArea as StoreArea } from './durableStore.ts';
import { same } from './compareAndSet.ts';
import { readStored, storedPart, type StoredKind, type StoredPart } from '../storage/storedKind.ts';

z.config({ jitless: true });

export const FILE_FORMAT = 'quadretto/kept@1';
/** Maximum length of a file that is read, in characters. */
export const LONGEST_FILE = 5_000_000;
/**
 * Maximum weight of a file (`StoredKind.weight`): a short file may describe many cells. Merging
 * this many takes about a second.
 */
export const HEAVIEST_FILE = 500_000;

type StoredArea = StoreArea & Pick<StorageArea, 'remove'>;

/** A kind of stored data. Only the kind's own functions know the type of its values. */
export type AnyKind = StoredKind<unknown>;

const ofKind = (key: string, { name }: AnyKind): boolean =>
  key === name || key.startsWith(`${name}:`);

/**
 * Builds the export file.
 * @param parts the stored values by key
 */
export const fileOf = (parts: Readonly<Record<string, StoredPart>>, at: Date): string =>
  `${JSON.stringify({ format: FILE_FORMAT, made: at.toISOString(), kept: parts }, null, 1)}\n`;

/** Removes `known`, the list of pages that wrote the value, from a stored part. */
function plain(stored: unknown): StoredPart {
  if (typeof stored !== 'object' || stored === null) return stored as StoredPart;
  const { known: _, ...part } = stored as StoredPart & { known?: unknown };
  return part;
}

/**
 * All stored values of the given kinds, unreadable ones unchanged. Rejects if the storage does not
 * answer.
 */
export async function exported(
  kinds: readonly AnyKind[],
  at: Date,
  area: StoredArea = localArea(),
): Promise<string> {
  const all = Object.entries(await area.get(null)).filter(([key]) => key.startsWith(KEPT));
  const parts = all
    .map(([key, stored]) => [key.slice(KEPT.length), plain(stored)] as const)
    .filter(([key]) => kinds.some((kind) => ofKind(key, kind)));
  return fileOf(Object.fromEntries(parts), at);
}

export type Imported =
  | { readonly ok: true; /** Keys whose values were merged. */ readonly keys: readonly string[] }
  | {
      readonly ok: false;
      /** Message ids of the reason. */ readonly code:
        | 'kept.file.size'
        | 'kept.file.other'
        | 'kept.file.part'
        | 'kept.file.empty'
        | 'kept.file.full';
      readonly item: string;
    };

const file = z.object({
  format: z.literal(FILE_FORMAT),
  kept: z.record(z.string().check(z.maxLength(500)), z.unknown()),
});

function parsed(text: string): z.infer<typeof file> | null {
  try {
    return file.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Merges a file into the stored data. Never rejects. Kinds that the caller did not ask for are
 * ignored.
 */
export async function imported(
  text: string,
  kinds: readonly AnyKind[],
  area: StoredArea = localArea(),
): Promise<Imported> {
  if (text.length > LONGEST_FILE) return { ok: false, code: 'kept.file.size', item: '' };
  const given = parsed(text);
  if (given === null) return { ok: false, code: 'kept.file.other', item: '' };
  const found: { readonly key: string; readonly kind: AnyKind; readonly value: unknown }[] = [];
  let weight = 0;
  for (const [key, stored] of Object.entries(given.kept)) {
    const kind = kinds.find((each) => ofKind(key, each));
    if (kind === undefined) continue;
    const read = readStored(kind, stored);
    if (!read.ok) return { ok: false, code: 'kept.file.part', item: `${key}: ${read.problem}` };
    weight += kind.weight?.(read.value) ?? 0;
    if (weight > HEAVIEST_FILE) return { ok: false, code: 'kept.file.size', item: '' };
    found.push({ key, kind, value: read.value });
  }
  if (found.length === 0) return { ok: false, code: 'kept.file.empty', item: '' };
  const written: Record<string, StoredPart> = {};
  let before: Readonly<Record<string, unknown>> = {};
  try {
    before = await area.get(found.map(({ key }) => KEPT + key));
    for (const { key, kind, value } of found) {
      const merged = await storeFor(key, kind, area).change((now) => kind.merge(now, value));
      written[KEPT + key] = storedPart(kind, merged);
    }
  } catch {
    await takeBack(area, before, written).catch(() => undefined);
    return { ok: false, code: 'kept.file.full', item: '' };
  }
  return { ok: true, keys: found.map(({ key }) => key) };
}

/**
 * Stores again what was stored before an import that failed. An item that another page has changed
 * since then keeps that change.
 */
async function takeBack(
  area: StoredArea,
  before: Readonly<Record<string, unknown>>,
  written: Readonly<Record<string, StoredPart>>,
): Promise<void> {
  for (const [key, now] of Object.entries(written))
    if (Object.hasOwn(before, key)) await area.swap(key, now, before[key]);
    else if (same((await area.get(key))[key], now)) await area.remove([key]);
}
