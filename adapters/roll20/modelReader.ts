/**
 * Reads the parts of a Roll20 table that may have changed, and sends those that have. Runs in the
 * page's world.
 */
import type { Tell } from '../../src/bridge/page.ts';
import { follow as steadily } from '../common/safeRead.ts';
import { news, type News } from '../common/sendChanged.ts';
import type { SheetAttributes } from './attributes.ts';
import type { Hand } from './drag.ts';
import type { Sent } from './live.ts';
import { moveAttribution } from './moveAttribution.ts';
import * as ask from './page.ts';
import { attributeList } from './pick.ts';

export interface ModelReader {
  /** What may have changed since the table was last read; the sheets by character id. */
  readonly due: { ground: boolean; tokens: boolean; voices: boolean; readonly sheets: Set<string> };
  readonly updates: News<Sent>;
  /** Id of the page that was read last; '' before the first. */
  map(): string;
  /** Ids of the characters on this page whose sheets were sent. */
  sheetsSent(): readonly string[];
  /** Reads and sends what is due. `late`: what is still missing is reported. */
  read(sheets: SheetAttributes, hand: Hand | undefined, late: boolean): void;
}

/** @param forgotten called when all will be sent again, because the page has changed */
export function createModelReader(tell: Tell<Sent>, forgotten: () => void): ModelReader {
  const due = { ground: true, tokens: true, voices: true, sheets: new Set<string>() };
  const updates = news(tell);
  /** The sheets of this page that were sent, as text, by character id. */
  const given = new Map<string, string>();
  let map = '';

  /** Changes to another page: facts of the old page no longer hold, and a drag is over. */
  function turnTo(now: string): void {
    if (now === map) return;
    if (map !== '') tell('gone', {});
    map = now;
    updates.forget();
    moveAttribution.forget();
    given.clear();
    Object.assign(due, { ground: true, tokens: true, voices: true });
    forgotten();
  }
  function sendTokens(sheets: SheetAttributes, hand: Hand | undefined): void {
    const here = ask.charactersHere();
    sheets.want(here);
    for (const [id, character] of here) {
      if (!sheets.ready(id) || (given.has(id) && !due.sheets.has(id))) continue;
      const sheet = steadily('sheets', () => attributeList(id, character));
      const text = JSON.stringify(sheet ?? null);
      if (sheet !== undefined && text !== given.get(id)) tell('sheet', sheet);
      given.set(id, text);
    }
    due.sheets.clear();
    const now = ask.readTokens(sheets.unread(), sheets.loading());
    const tokens = now.tokens.map((each) => hand?.before(each) ?? each);
    updates.tell('tokens', { ...now, tokens: moveAttribution.mark(tokens) });
  }

  return {
    due,
    updates,
    map: () => map,
    sheetsSent: () => [...given.keys()],
    read(sheets, hand, late) {
      if (!ask.tableReady()) return;
      turnTo(ask.drawnPage());
      if (due.ground) updates.tell('ground', ask.groundOfPage(late));
      if (due.voices) updates.tell('voices', ask.readVoices());
      if (due.tokens) sendTokens(sheets, hand);
      due.ground = due.tokens = due.voices = false;
      updates.tell('selection', { ids: ask.selectedTokenIds() });
    },
  };
}
