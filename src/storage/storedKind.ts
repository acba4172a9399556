/**
 * Describes one kind of stored data: its schema, its versions, how two values are merged, and how a
 * value is parsed.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export interface StoredKind<T> {
  /**
   * Key in the storage, without a colon. A kind that is stored under several keys adds a colon and
   * a suffix to it ("paint:…").
   */
  readonly name: string;
  /** Schema of the data in the newest version. */
  readonly schema: z.core.$ZodType<T>;
  /**
   * The function at index n converts data of version n + 1 into the next version; it may throw if
   * it cannot convert the data. The number of functions determines the present version.
   */
  readonly migrations: readonly ((old: unknown) => unknown)[];
  readonly empty: T;
  /** Merges the data of a file into the stored data. */
  merge(now: T, brought: T): T;
  /** The work of merging the data, if its length does not say it: the number of cells it covers. */
  weight?(data: T): number;
}

/** A stored value with its version, as written to the storage and to files. */
const part = z.object({ version: z.int().check(z.positive()), data: z.unknown() });
export type StoredPart = z.infer<typeof part>;

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

export const storedPart = <T>(kind: StoredKind<T>, data: T): StoredPart => ({
  version: kind.migrations.length + 1,
  data,
});

/** Parses stored data of this version or an older one. Never throws. */
export function readStored<T>(kind: StoredKind<T>, stored: unknown): Read<T> {
  const given = part.safeParse(stored);
  if (!given.success) return { ok: false, problem: 'not readable' };
  const { version, data } = given.data;
  if (version > kind.migrations.length + 1) return { ok: false, problem: `version ${version}` };
  try {
    const parsed = z.safeParse(
      kind.schema,
      kind.migrations.slice(version - 1).reduce((old, migrate) => migrate(old), data),
    );
    if (parsed.success) return { ok: true, value: parsed.data };
    const issue = parsed.error.issues[0];
    return {
      ok: false,
      problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not readable'}`.slice(0, 200),
    };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
