/** Reminders that are kept from board to board must equal those that are found from scratch. */
import { describe, expect, it } from 'vitest';
import { judgeOf, rulesetOf } from '../../src/rules/index.ts';
import type { Judge } from '../../src/rules/ruleset.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { share } from '../../src/scene/structuralSharing.ts';
import { remindersFollowed } from '../../src/state/reminders.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

interface Told {
  readonly id: string;
  readonly at: readonly [number, number];
  readonly size?: string;
  readonly conditions?: readonly string[];
}

/** Snapshots of one table; unchanged creatures are the same objects in each, as on a live table. */
function judges(ruleset: string, snapshots: readonly (readonly Told[])[]): Judge[] {
  let scene: unknown;
  return snapshots.map((creatures) => {
    const grid = { kind: 'square', columns: 6, rows: 6, metresPerCell: 1.5 };
    const told = { format: 'quadretto/scene@1', ruleset, grid, creatures };
    const parsed = share(scene as never, sceneSchema.parse(told) as never);
    scene = parsed;
    return judgeOf(boardOf(parsed), rulesetOf(ruleset)!);
  });
}

const idsOf = (found: ReturnType<ReturnType<typeof remindersFollowed>>) =>
  found.map(({ of, what }) => [of.id, ...what.map(({ id }) => id)]);

function lastReminders(ruleset: string, snapshots: readonly (readonly Told[])[]) {
  const follow = remindersFollowed();
  const all = judges(ruleset, snapshots);
  const kept = all.map((j) => idsOf(follow(j, j.board.creatures)));
  const anew = all.map((j) => idsOf(remindersFollowed()(j, j.board.creatures)));
  expect(kept).toEqual(anew);
  return kept.at(-1);
}

const a: Told = { id: 'a', at: [2, 2] };
const b: Told = { id: 'b', at: [2, 2] };
const both = [
  ['a', 'in-space'],
  ['b', 'in-space'],
];

describe('reminders of a creature that did not change', () => {
  it.each([
    ['disappears when one creature leaves the space', [a, b], [a, { ...b, at: [4, 4] }], []],
    ['appears when one creature enters the other’s space', [a, { ...b, at: [4, 4] }], [a, b], both],
    ['disappears when one creature dies', [a, b], [a, { ...b, conditions: ['dead'] }], []],
    ['disappears when one creature leaves the map', [a, b], [a], []],
    [
      'appears when one creature grows into the other’s space',
      [a, { ...b, at: [1, 1] }],
      [a, { ...b, at: [1, 1], size: 'large' }],
      [['a', 'in-space']],
    ],
    [
      'stays when a third creature moves',
      [a, b, { id: 'c', at: [5, 5] }],
      [a, b, { id: 'c', at: [5, 4] }],
      both,
    ],
  ] as const)(
    'the reminder on the map that two creatures share a space %s',
    (_what, before, after, ids) => {
      expect(lastReminders('srd52', [before, after] as never)).toEqual(ids);
    },
  );

  it.each(rulesetsInWords(['srd52', 'srd51', 'srd35', 'pf1']))(
    'under %s, the reminders that the map shows after each move equal those computed from ' +
      'scratch',
    (_, ruleset) => {
      let seed = 7;
      const next = (n: number): number => {
        seed = (seed * 48271) % 0x7fffffff;
        return seed % n;
      };
      let now: Told[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, at: [next(3), next(3)] }));
      const snapshots = Array.from({ length: 150 }, () => {
        const who = next(5);
        now = now.map((c, i) =>
          i !== who
            ? c
            : {
                ...c,
                at: [next(3), next(3)],
                size: ['small', 'medium', 'large'][next(3)]!,
                conditions: [[], ['prone'], ['dead']][next(3)]!,
              },
        );
        return now;
      });
      lastReminders(ruleset, snapshots);
    },
  );
});
