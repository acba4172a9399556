/**
 * Generates the events of a long evening of play, one after the other; keeps only the last few ids.
 */
import type { EncounterEvent, EventOf, NewEvent, Ruling } from '../../../src/encounter/event.ts';

export const WHO = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** @param most number of events */
export function* play(most: number): Generator<EncounterEvent> {
  let s = 17;
  const next = (): number => (s = (s * 48271) % 2147483647) / 2147483647;
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  let seq = 0;
  const stamped = (what: NewEvent): EncounterEvent => ({
    id: `play-${++seq}`,
    seq,
    at: 1_700_000_000_000 + seq * 288,
    ...what,
  });
  const ruling = (of: string): Ruling => ({
    faults:
      next() < 0.1
        ? [{ code: 'over-speed', rules: ['srd35.movement.base-speed'], at: [3, 4], step: 5 }]
        : [],
    provoked:
      next() < 0.3
        ? [
            {
              by: one(WHO.filter((each) => each !== of)),
              cause: 'movement',
              leaving: [4, 5],
              step: 0,
              rules: ['srd35.opportunity.minimum-movement-provokes'],
              unknown: [],
            },
          ]
        : [],
    unknown: [],
    rules: ['srd35.movement.base-speed', 'srd35.grid.diagonals-1-2-1-2'],
  });
  function* evening(): Generator<NewEvent> {
    for (;;) {
      yield { kind: 'combat', on: true, order: WHO };
      for (let round = 1; round <= 6; round++) for (const of of WHO) yield* turnOf(of, round);
      yield { kind: 'combat', on: false };
    }
  }
  function* turnOf(of: string, round: number): Generator<NewEvent> {
    yield { kind: 'turn', round, active: of };
    let joins: string | undefined;
    const path: EventOf<'move'>['path'][number][] = [[4, 5]];
    for (let leg = Math.floor(next() * 5); leg > 0; leg--) {
      path.push([4 + path.length, 5 + (path.length % 2)]);
      const provoking = ruling(of);
      yield {
        kind: 'move',
        of,
        path: [...path],
        mode: 'move',
        seen: 'host',
        hand: 'other',
        cost: path.length - 1,
        budget: 6,
        diagonals: 1,
        uses: ['move'],
        ruling: provoking,
        ...(joins !== undefined && { joins }),
      };
      joins = `play-${seq}`;
      const by = provoking.provoked[0]?.by;
      if (by !== undefined && next() < 0.7) {
        yield { kind: 'opportunity', by, of: joins, nth: 0, taken: next() < 0.6 };
        yield {
          kind: 'act',
          of: by,
          action: 'melee-attack',
          target: of,
          as: 'opportunity',
          uses: ['not-an-action'],
          ruling: ruling(by),
        };
      }
      if (next() < 0.1) yield { kind: 'undo', of: joins, back: true };
      if (next() < 0.1) yield { kind: 'allow', of: joins, by: 'GM', note: 'it was slippery' };
      if (next() < 0.1) yield { kind: 'dismiss', of: joins };
    }
    if (next() < 0.8)
      yield {
        kind: 'act',
        of,
        action: one(['melee-attack', 'cast-spell', 'total-defence']),
        target: one(WHO),
        uses: ['standard'],
        ruling: ruling(of),
        gains: next() < 0.2 ? ['total-defence'] : [],
      };
    if (next() < 0.2)
      yield {
        kind: 'condition',
        of: one(WHO),
        condition: one(['prone', 'shaken', 'stunned']),
        on: next() < 0.5,
        from: one(['told', 'said']),
      };
    if (next() < 0.05) yield { kind: 'wait', of, how: 'delay' };
  }
  const all = evening();
  while (seq < most) yield stamped(all.next().value as NewEvent);
}
