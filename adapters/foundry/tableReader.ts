/**
 * Reads the parts of a Foundry table that may have changed, and sends those that have. Runs in the
 * page's world.
 */
import type { Tell } from '../../src/bridge/page.ts';
import { news, type News } from '../common/sendChanged.ts';
import type { Sent, SentTokens } from './live.ts';
import { levelId } from './levels.ts';
import { planNow, tellMoves } from './moves.ts';
import * as ask from './page.ts';
import { readLight } from './readLight.ts';
import { readGround as groundNow } from './readScene.ts';

/** Maximum number of sheets in one message; it keeps each message far below the size limit. */
const BATCH = 50;

/** What may have changed since the table was last read. */
interface Due {
  ground: boolean;
  light: boolean;
  tokens: boolean;
  allSheets: boolean;
  /** Ids of tokens. */
  readonly sheets: Set<string>;
}

export interface TableReader {
  readonly due: Due;
  /** Changes of tokens that the host has announced, by token id. */
  readonly changed: Map<string, object>;
  readonly updates: News<Sent>;
  /** Forgets what was sent, so that all is sent again. */
  everything(): void;
  /** Reads and sends what is due. */
  read(): void;
}

/**
 * Ids of the tokens whose sheets a changed document affects: the sheet of a changed actor, or of
 * the owner of a changed item or effect.
 */
export function sheetsOf(document: unknown): readonly string[] {
  const ids: string[] = [];
  for (
    let here = document;
    typeof here === 'object' && here !== null;
    here = (here as { parent?: unknown }).parent
  ) {
    for (const token of ask.tokensSeen()) {
      const same =
        token.actor === here ||
        (token.actor != null && token.actor.id === (here as { id?: unknown }).id);
      if (same) ids.push(token.document.id);
    }
  }
  return ids;
}

/** @param forgotten called when all will be sent again */
export function createTableReader(tell: Tell<Sent>, forgotten: () => void): TableReader {
  const due: Due = {
    ground: true,
    light: true,
    tokens: true,
    allSheets: true,
    sheets: new Set<string>(),
  };
  const changed = new Map<string, object>();
  const explored = new Map<unknown, string>();
  /** The sheets that were sent, as text, by token id. */
  const given = new Map<string, string>();
  const updates = news(tell);
  let map = '';

  const keepGiven = (ids: ReadonlySet<string>): void => {
    for (const id of given.keys()) if (!ids.has(id)) given.delete(id);
  };
  function everything(): void {
    updates.forget();
    explored.clear();
    given.clear();
    Object.assign(due, { ground: true, light: true, tokens: true, allSheets: true });
    forgotten();
  }
  /** Sends the sheets that are due or new; returns whether there were any. */
  function sendSheets(): boolean {
    const seen = ask.tokensSeen();
    const wanted = seen.filter(
      (t) => due.allSheets || due.sheets.has(t.document.id) || !given.has(t.document.id),
    );
    for (let i = 0; i < wanted.length; i += BATCH) {
      const sheets = wanted.slice(i, i + BATCH).flatMap((t) => {
        const sheet = ask.tokenSheet(t);
        const text = JSON.stringify(sheet ?? null);
        const old = given.get(t.document.id);
        given.set(t.document.id, text);
        return sheet === undefined || text === old ? [] : [sheet];
      });
      if (sheets.length > 0) tell('sheets', { map: ask.drawnScene(), sheets, broken: [] });
    }
    keepGiven(new Set(seen.map((t) => t.document.id)));
    due.allSheets = false;
    due.sheets.clear();
    return wanted.length > 0;
  }
  function sendTokens(): void {
    updates.tell('notes', { notes: ask.fightNotes() });
    tellMoves();
    const table: SentTokens = ask.committedTokens(changed);
    changed.clear();
    updates.tell('tokens', table);
    updates.tell('plan', planNow());
    // Forgets the sent sheets of tokens that are no longer listed, as the content script does, so
    // that they are sent again when the token returns.
    const listed = table.tokens as readonly { readonly id: string }[];
    keepGiven(new Set(listed.map(({ id }) => id)));
  }

  return {
    due,
    changed,
    updates,
    everything,
    read() {
      if (!ask.mapReady()) return;
      const here = `${ask.drawnScene()} ${levelId()}`;
      // The content script forgets everything when the map changes. If only the level changes,
      // everything is sent again too.
      if (here !== map) everything();
      map = here;
      if (due.ground) {
        updates.tell('ground', groundNow(explored));
        updates.tell('keys', { taken: ask.hostKeys() });
      }
      due.ground = false;
      if (due.light) updates.tell('light', readLight());
      due.light = false;
      if (sendSheets() || due.tokens) sendTokens();
      due.tokens = false;
      updates.tell('selection', { ids: ask.selectedTokens() });
      updates.tell('targets', { ids: ask.targets() });
    },
  };
}
