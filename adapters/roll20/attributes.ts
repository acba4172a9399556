/**
 * Fetches character attributes, which Roll20 keeps on its server until somebody opens the sheet.
 * They are requested in the same way as by Roll20's own loader: once, a few at a time, with pauses;
 * a failed request is repeated once. Roll20's loader requests attributes and abilities together,
 * and later requests neither. So this file requests both too. If it fetched only the attributes,
 * the character would show no abilities for the rest of the session.
 */
import type { AttributeCollection, BackboneFirebaseClass, Character } from './live.ts';

const AT_ONCE = 3;
const PAUSE_MS = 200;
const PATIENCE_MS = 10_000;
const TRIES = 2;
const EVENTS = 'add remove reset change';

export interface SheetAttributes {
  /**
   * Requests the sheets of these characters on the page, unless they have been requested already.
   */
  want(characters: ReadonlyMap<string, Character>): void;
  /** Has the sheet arrived? */
  ready(id: string): boolean;
  /** Number of sheets that were requested but did not arrive. */
  unread(): number;
  /** Number of sheets that were requested and may still arrive. */
  loading(): number;
}

interface Entry {
  readonly character: Character;
  is: 'waiting' | 'ready' | 'lost';
  tries: number;
  /** The request, if the extension made it. */
  ours?: AttributeCollection['backboneFirebase'];
}

/** @param changed called when a sheet arrived, changed, or will not arrive */
export function openSheets(
  fetchable: () => BackboneFirebaseClass | undefined,
  changed: (id: string) => void,
  signal: AbortSignal,
): SheetAttributes {
  const known = new Map<string, Entry>();
  const queue: string[] = [];
  let asking = 0;
  const count = (state: Entry['is']): number =>
    [...known.values()].filter(({ is }) => is === state).length;

  function follow(id: string, attribs: AttributeCollection): void {
    const heard = (): void => {
      if (known.get(id)?.is === 'ready') changed(id);
    };
    // A failed subscription is ignored here, because it is reported when the data arrive.
    try {
      attribs.on?.(EVENTS, heard);
      signal.addEventListener(
        'abort',
        () => {
          try {
            attribs.off?.(EVENTS, heard);
          } catch {
            /* A failure to unsubscribe is ignored. */
          }
        },
        { once: true },
      );
    } catch {
      /* A failed subscription is ignored. */
    }
  }

  async function fetched(entry: Entry, attribs: AttributeCollection): Promise<void> {
    const {
      character,
      character: { abilities },
    } = entry;
    // Roll20 or another extension has already requested the sheet: its data are present, or an
    // event will announce them.
    if (attribs.backboneFirebase != null && attribs.backboneFirebase !== entry.ours) return;
    const Fetch = fetchable();
    if (Fetch === undefined) throw new Error('no way to ask');
    const again = entry.ours !== undefined;
    const ours = (attribs.backboneFirebase = entry.ours ??= new Fetch(attribs));
    const come = Promise.resolve(ours.reference?.once?.('value'));
    if (!again) {
      if (abilities != null) abilities.backboneFirebase ??= new Fetch(abilities);
      const all = Promise.all([come, abilities?.backboneFirebase?.reference?.once?.('value')]);
      character.attribsHaveArrived = all;
      // A caller that awaits this promise learns of a failure. If nobody awaits it, a rejection
      // must not become an error of the page.
      all.catch(() => undefined);
    }
    let late: ReturnType<typeof setTimeout> | undefined;
    try {
      await Promise.race([
        come,
        new Promise((_, reject) => {
          late = setTimeout(() => reject(new Error('late')), PATIENCE_MS);
        }),
      ]);
    } finally {
      clearTimeout(late);
    }
  }

  async function next(): Promise<void> {
    if (signal.aborted || asking >= AT_ONCE) return;
    const id = queue.shift();
    const entry = id === undefined ? undefined : known.get(id);
    if (id === undefined || entry?.character.attribs === undefined) return;
    asking += 1;
    entry.tries += 1;
    try {
      await fetched(entry, entry.character.attribs);
      entry.is = 'ready';
    } catch {
      if (entry.tries < TRIES) queue.push(id);
      else entry.is = 'lost';
    }
    if (signal.aborted) return;
    if (entry.is !== 'waiting') changed(id);
    setTimeout(() => {
      asking -= 1;
      void next();
    }, PAUSE_MS);
  }

  return {
    want(characters) {
      for (const [id, character] of characters) {
        const { attribs } = character;
        const before = known.get(id);
        if (before !== undefined && before.character.attribs === attribs) continue;
        known.set(id, { character, is: attribs === undefined ? 'lost' : 'waiting', tries: 0 });
        if (attribs === undefined) continue;
        follow(id, attribs);
        queue.push(id);
        void next();
      }
    },
    ready: (id) => known.get(id)?.is === 'ready',
    unread: () => count('lost'),
    loading: () => count('waiting'),
  };
}
