/** Which creatures share the present turn, by a host’s turn order. */
import { describe, expect } from 'vitest';
import { floorOf as foundryFloor, sceneOf as foundryScene } from '../../adapters/foundry/scene.ts';
import { ground as foundryGround, tokens as foundryTokens } from '../../adapters/foundry/schema.ts';
import { floorOf, sceneOf } from '../../adapters/roll20/scene.ts';
import { ground, table } from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

const FOUNDRY = {
  map: 'm',
  level: '',
  base: 0,
  generation: 13,
  version: '13.346',
  system: 'dnd5e',
  gm: true,
  grid: { type: 1, size: 100, distance: 5, units: 'ft' },
  rect: { x: 0, y: 0, width: 1000, height: 800 },
  walls: [],
  terrain: [],
  broken: [],
};
const IDS = ['aldo', 'g1', 'g2', 'g3'];

const onFoundry = (turn: number, turns: readonly object[]) => {
  const g = foundryGround.parse(FOUNDRY);
  const t = foundryTokens.parse({
    map: 'm',
    tokens: IDS.map((id, i) => ({
      ...{ id, name: id, x: 100 * i, y: 0, width: 1, height: 1, elevation: 0, disposition: 1 },
      ...{ actor: true, statuses: [] },
    })),
    elsewhere: [],
    combat: { id: 'f', round: 1, turn, turns },
    broken: [],
  });
  return foundryScene(foundryFloor(g), g, t, new Map()).scene?.turn;
};
const onRoll20 = (turns: readonly object[]) => {
  const g = ground();
  const t = table(
    IDS.map((id, i) => ({
      id,
      name: i === 0 ? 'Aldo' : `Goblin ${i}`,
      kind: i === 0 ? 'Aldo' : 'Goblin',
      character: i === 0 ? 'ca' : 'cg',
      x: 35 + 70 * i,
    })),
    { turns },
  );
  return sceneOf(floorOf(g), g, t, new Map()).scene?.turn;
};

describe('Foundry', () => {
  const aldo = { token: 'aldo', defeated: false, count: 18 };
  const goblin = (n: number, more: object = {}) => ({
    token: `g${n}`,
    defeated: false,
    count: 12,
    group: 0,
    ...more,
  });
  everyCase<[what: string, turn: number, turns: readonly object[], together: unknown]>([
    ['the whole group', 2, [aldo, goblin(1), goblin(2), goblin(3)], ['g1', 'g2', 'g3']],
    [
      'a defeated member',
      1,
      [aldo, goblin(1), goblin(2, { defeated: true }), goblin(3)],
      ['g1', 'g3'],
    ],
    ['another between', 0, [goblin(1), aldo, goblin(2)], undefined],
    ['no group', 0, [aldo, goblin(1), goblin(2)], undefined],
    ['two groups', 1, [goblin(1), goblin(2, { group: 1 }), goblin(3, { group: 1 })], ['g2', 'g3']],
  ])(
    'combatants of one group that follow each other share the turn',
    (_, turn, turns, together) => {
      expect(onFoundry(turn, turns)?.together).toEqual(together);
    },
  );
});

describe('Roll20', () => {
  const aldo = { token: 'aldo', count: 18 };
  const goblin = (n: number, count = 12) => ({ token: `g${n}`, count });
  everyCase<[what: string, turns: readonly object[], together: unknown]>([
    ['rows of one count', [goblin(1), goblin(2), goblin(3), aldo], ['g1', 'g2', 'g3']],
    [
      'the second of them is first in the list',
      [goblin(2), goblin(3), aldo, goblin(1)],
      ['g1', 'g2', 'g3'],
    ],
    ['another count', [goblin(1), goblin(2, 7), goblin(3), aldo], undefined],
    ['a creature of another kind', [aldo, goblin(1), goblin(2)], undefined],
    [
      'a row that names the group',
      [{ token: null, count: 12, name: 'Goblins' }, aldo],
      ['g1', 'g2', 'g3'],
    ],
    [
      'a group of which one has a row',
      [{ token: null, count: 12, name: 'Goblin x2' }, aldo, goblin(3)],
      ['g1', 'g2'],
    ],
    ['a row that names nobody', [{ token: null, count: 3, name: 'Round' }, aldo], undefined],
  ])(
    'rows of one kind with one count, or one row that names them, share the turn',
    (_, turns, together) => {
      expect(onRoll20(turns)?.together).toEqual(together);
    },
  );
});
