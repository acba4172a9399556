/**
 * Interface of a storage area: the browser's own calls, and `swap` (compare and set), which only
 * the background carries out.
 */

export type Swapped =
  | { readonly done: true }
  /** Nothing was written, because `found` is stored instead (`undefined`: nothing is stored). */
  | { readonly done: false; readonly found?: unknown };

type Heard = (changes: Readonly<Record<string, unknown>>) => void;

export interface StorageArea {
  get(keys: string | string[] | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
  /** Writes `now`, unless a value other than `was` is stored (`undefined`: nothing). */
  swap(key: string, was: unknown, now: unknown): Promise<Swapped>;
  /** Reports the keys of each change by any page. */
  readonly onChanged: { addListener(heard: Heard): void; removeListener(heard: Heard): void };
}

/** Calls `heard` at each change until the signal is aborted. */
export function followChanges(
  { onChanged }: Pick<StorageArea, 'onChanged'>,
  heard: Heard,
  signal: AbortSignal,
): void {
  onChanged.addListener(heard);
  signal.addEventListener(
    'abort',
    () => {
      try {
        onChanged.removeListener(heard);
      } catch {
        // A content script left behind by an extension update cannot reach the storage.
      }
    },
    { once: true },
  );
}
