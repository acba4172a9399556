/** Asks the question of a false mark on a scene whose creatures a host has read. */
import { expect } from 'vitest';
import { answer } from '../../../src/judge/answer.ts';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import { FORMAT } from '../../../src/scene/format.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import type { Answer, Ask } from '../../rules/cases.ts';
import type { FalseMark } from './falseMarks.ts';

const SIDE = 16;

/** The answer to the mark's question. An attack is asked by its name, because hosts have ids of their own. */
function judged(mark: FalseMark, read: readonly SceneCreature[], ruleset: string): Answer {
  const creatures = read.map((c) => ({ ...c, ...mark.said?.[c.id] }));
  const { with: weapon, from } = mark.ask as Readonly<Record<string, unknown>>;
  const attack = creatures
    .find(({ id }) => id === from)
    ?.attacks?.find(({ name }) => name === weapon);
  const scene = sceneSchema.parse({
    format: FORMAT,
    ruleset,
    grid: { kind: 'square', columns: SIDE, rows: SIDE, metresPerCell: 1.5 },
    cells: mark.cells,
    walls: mark.walls,
    turn: mark.turn,
    creatures,
  });
  const ask: Ask = attack === undefined ? mark.ask : { ...mark.ask, with: attack.id };
  return answer(scene, ask as Parameters<typeof answer>[1]) as unknown as Answer;
}

/**
 * Fails unless the answer is the mark's.
 * @param read the creatures of `mark.people` as the host was read, with their ids
 */
export function expectNoFalseMark(
  mark: FalseMark,
  read: readonly SceneCreature[],
  ruleset: 'srd52' | 'srd51',
): void {
  expect(read.map(({ id }) => id)).toEqual(mark.people.map(({ id }) => id));
  expect(judged(mark, read, ruleset)).toMatchObject(mark.gives[ruleset]);
}
