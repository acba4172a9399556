/** Random fights: their log, its export and its replay. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { logDocument, readLog, replayed } from '../../src/encounter/document.ts';
import { entriesOf } from '../../src/encounter/entries.ts';
import { journal } from '../../src/encounter/journal.ts';
import { boardsToTry } from '../support/thorough.ts';
import { fight, muddled, random } from './fights.ts';
import { Naive } from './naive.ts';
import { everyCase } from '../support/everyCase.ts';

/**
 * Whether a creature may take another opportunity: `a` may take two, most creatures one; for `e` it
 * is unknown.
 */
const mayTake = (by: string, taken: number): boolean | null =>
  by === 'e' ? null : taken < (by === 'a' ? 2 : 1);

/** Writes a log to an exported file, reads it again and replays it. */
function read(document: unknown): ReturnType<typeof replayed> {
  const found = readLog(JSON.parse(JSON.stringify(document)));
  if (!found.ok) throw new Error(`${found.path}: ${found.message}`);
  expect(found.unknown).toBe(0);
  return replayed(found.log);
}

/** Much faster than `toEqual`, which runs only to report the differences. */
const same = (a: unknown, b: unknown): void => {
  if (!isDeepStrictEqual(a, b)) expect(a).toEqual(b);
};

describe('random fights', () => {
  everyCase([11, 12, 13, 14])(
    'a random fight has the same log and state when it is replayed from a file or from late and ' +
      'repeated events',
    (seed) => {
      const next = random(seed);
      for (let run = 0; run < boardsToTry(250); run++) {
        const all = fight(next, 20 + Math.floor(next() * 60));
        const kept = journal();
        const live = entriesOf(kept, mayTake);
        for (const each of all) {
          live.add(each);
          // Reading a state in the meantime changes nothing.
          if (next() < 0.1) {
            live.list();
            live.refresh();
          }
        }
        const naive = new Naive(all);
        const [state, entries] = [naive.state, naive.entries(mayTake)];
        same(kept.state, state);
        same(live.list(), entries);

        const document = logDocument(kept, { ruleset: 'sigil', names: {} }, new Date(0));
        const again = read(document);
        same(again.state, document.state);
        same(again.state, state);
        same(entriesOf(again, mayTake).list(), entries);

        const other = journal();
        const mixed = entriesOf(other, mayTake);
        for (const each of muddled(next, document.events)) mixed.add(each);
        same(other.events, naive.all);
        same(other.state, state);
        same(mixed.list(), entries);
        same(mixed.offers(), live.offers());
      }
    },
  );

  it('the list of offered attacks of opportunity begins with the one provoked last', () => {
    const next = random(5);
    for (let run = 0; run < boardsToTry(200); run++) {
      const log = entriesOf(journal(fight(next, 60)), mayTake);
      const places = new Map(log.list().map(({ id }, i) => [id, i]));
      const wanted = log
        .list()
        .flatMap(({ offers }) => offers.filter(({ answer }) => answer === 'open'))
        .sort((a, b) => places.get(b.event)! - places.get(a.event)! || a.nth - b.nth);
      same(log.offers(), wanted);
      for (const { within, event } of log.offers())
        if (within !== undefined && places.has(within.event))
          expect(places.get(within.event)!).toBeLessThan(places.get(event)!);
    }
  });
});
