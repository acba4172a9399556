/**
 * A creature under a spell that changes its size, compared with a creature of that size; and the
 * places of the question `growth`, compared with creatures that stand there.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, At, CreatureInput } from '../cases.ts';
import { boards, creatureIn, spaceCells, spaceOf, type Scene, type SizeName } from './boards.ts';
import { asking, holds, TIMEOUT } from './runs.ts';

const SIZES: readonly SizeName[] = [
  'fine',
  'diminutive',
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
];
const STEPS = { enlarged: 1, reduced: -1 } as const;
type Spell = keyof typeof STEPS;
const sizeAfter = (size: SizeName, spell: Spell): SizeName =>
  SIZES[Math.min(SIZES.length - 1, Math.max(0, SIZES.indexOf(size) + STEPS[spell]))]!;

const changed = (scene: Scene, id: string, how: (c: CreatureInput) => CreatureInput): Scene => ({
  ...scene,
  creatures: scene.creatures.map((c) => (c.id === id ? how(c) : c)),
});
const cellsIn = (answer: Answer): unknown => [answer['cells'], answer['legal'], answer['why']];

const scenes = fc.record({
  scene: boards({ ruleset: 'srd35', creatures: 5 }),
  spell: fc.constantFrom<Spell>('enlarged', 'reduced'),
});

describe('a creature that a spell made larger or smaller', () => {
  it(
    'a creature resized by a spell threatens and reaches the same squares as a creature that ' +
      'always had the new size',
    () => {
      holds(scenes, 60, ({ scene, spell }) => {
        const { id, size = 'medium' } = scene.creatures[0]!;
        const under = changed(scene, id, (c) => ({
          ...c,
          conditions: [...(c.conditions ?? []), spell],
        }));
        const born = changed(scene, id, (c) => ({ ...c, size: sizeAfter(size, spell) }));
        const [one, other] = [asking(under), asking(born)];
        for (const question of [
          { ask: 'threat', of: id },
          { ask: 'reachable', of: id },
          { ask: 'reachable', of: id, mode: 'charge' },
        ])
          expect(cellsIn(one(question))).toEqual(cellsIn(other(question)));
        for (const { id: to } of scene.creatures.slice(1))
          expect(one({ ask: 'distance', from: id, to })['cells']).toBe(
            other({ ask: 'distance', from: id, to })['cells'],
          );
      });
    },
    TIMEOUT,
  );

  it(
    'each space offered to a creature that a spell resizes has room for the new size',
    () => {
      let several = 0;
      holds(scenes, 80, ({ scene, spell }) => {
        const {
          id,
          size = 'medium',
          at: [x, y],
        } = creatureIn(scene, scene.creatures[0]!.id);
        if (scene.creatures[0]!.conditions?.includes('incorporeal') === true) return;
        const answer = asking(scene)({ ask: 'growth', of: id, with: spell });
        const after = sizeAfter(size, spell);
        const [n, m] = [spaceOf('srd35', size), spaceOf('srd35', after)];
        const least = Math.min(n, m);
        const places = new Set((answer['places'] as At[]).map(String));
        if (answer['why'] === undefined && places.size > 1) several += 1;
        const [from, to] = m > n ? [n - m, 0] : [0, n - m];
        for (let b = y + from; b <= y + to; b++)
          for (let a = x + from; a <= x + to; a++) {
            // The smaller of the two spaces lies within the larger.
            const inner = m > n ? [x, y] : [a, b];
            expect(spaceCells(m > n ? [a, b] : [x, y], Math.max(n, m)).map(String)).toEqual(
              expect.arrayContaining(spaceCells(inner as At, least).map(String)),
            );
            const inside =
              a >= 0 && b >= 0 && a + m <= scene.grid.columns && b + m <= scene.grid.rows;
            const roomy =
              inside &&
              asking(changed(scene, id, (c) => ({ ...c, size: after, at: [a, b] })))({
                ask: 'narrow',
                of: id,
              })['how'] === 'free';
            const mine = new Set(spaceCells([a, b], m).map(String));
            const alone = scene.creatures.every(
              (o) =>
                o.id === id ||
                !spaceCells(o.at, spaceOf('srd35', o.size ?? 'medium')).some((cell) =>
                  mine.has(String(cell)),
                ),
            );
            if (answer['why'] === undefined && places.has(`${a},${b}`)) expect(roomy).toBe(true);
            else expect(roomy && alone).toBe(false);
          }
      });
      expect(several).toBeGreaterThan(5);
    },
    TIMEOUT,
  );
});
