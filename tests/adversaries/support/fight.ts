/**
 * The most expensive fight that another client can cause. Its scenes are parsed beforehand, so that
 * only the work after parsing is measured.
 */
import { batch } from '@preact/signals';
import { sceneSchema, type SceneDocument } from '../../../src/scene/schema.ts';
import { someone, table } from '../../state/refereeing/table.ts';

type Place = [number, number];
const FOES = 58;
const CELLS = 140;

/** A path back and forth between two rows of foes. */
const way: readonly Place[] = Array.from({ length: CELLS }, (_, i): Place => {
  const [round, at] = [Math.floor(i / 28) % 2, i % 28];
  return [round === 0 ? at : 28 - at, 5 + round];
});
const friends = Array.from({ length: 10 }, (_, i) => `f${i}`);

export function writeFight() {
  const creatures = [
    someone('a', 'party', way[0]!),
    ...friends.map((id, i) => someone(id, 'party', [i, 12])),
    ...Array.from({ length: FOES }, (_, i) => someone(`foe${i}`, 'foes', [i % 29, i < 29 ? 4 : 7])),
  ];
  const t = table(creatures);
  const [ends, rows] = [
    [way[0]!, way.at(-1)!],
    [12, 16],
  ];
  const sceneOf = (end: number, row: number, active: string): SceneDocument =>
    sceneSchema.parse({
      format: 'quadretto/scene@1',
      ruleset: 'srd35',
      grid: { kind: 'square', columns: 30, rows: 20 },
      turn: { active, order: [], round: 3 },
      creatures: creatures.map((c) =>
        c.id === 'a'
          ? { ...c, at: ends[end] }
          : friends.includes(c.id)
            ? { ...c, at: [c.at[0], rows[row]] }
            : c,
      ),
    });
  const scenes = [0, 1].map((end) => [0, 1].map((row) => sceneOf(end, row, 'a')));
  let [at, row, round] = [0, 0, 3];
  const show = (): void =>
    batch(() => {
      t.store.scene.value = scenes[at]![row]!;
    });
  t.turn('foe0');
  const path = (leg: number): Place[] => (leg % 2 === 0 ? [...way] : [...way].reverse());
  return {
    /** Begins another round, and with it a new movement. */
    turn(of: string): void {
      t.turn('foe0', round);
      t.turn(of, ++round);
      show();
    },
    /** Reports this many long legs, as if another player's client had made them. */
    tell(legs: number): void {
      for (let i = 0; i < legs; i++) {
        t.hint('a', path(at), { by: 'other' });
        at = 1 - at;
      }
    },
    show,
    /** Moves ten creatures of another player at once, outside their turns. */
    crowd(): void {
      for (const [i, id] of friends.entries())
        t.hint(
          id,
          [
            [i, rows[row]!],
            [i, rows[1 - row]!],
          ],
          { by: 'other', whole: false },
        );
      row = 1 - row;
      show();
    },
    last: () => t.last('move'),
  };
}
