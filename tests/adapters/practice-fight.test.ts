/** The practice table's own turn order and conditions. */
import { describe, expect, it } from 'vitest';
import {
  endFight,
  nextTurn,
  orderOf,
  startFight,
  toggleCondition,
} from '../../adapters/practice/fight.ts';
import { layTable, tokenOf } from '../../adapters/practice/table.ts';

const lay = (turn?: object) =>
  layTable({
    id: 't',
    board: 'A.g\n..B',
    legend: {},
    select: 'A',
    ...(turn !== undefined && { rest: { turn } }),
  });

describe('the turn order of the practice table', () => {
  it(
    'a fight on the practice table starts in round 1 with the first creature’s turn, and ' +
      'this creature is selected',
    () => {
      const fight = startFight(lay());
      expect(fight.scene.turn).toEqual({ round: 1, active: 'A', order: ['A', 'g', 'B'] });
      expect([fight.selection, fight.fight?.nth]).toEqual([['A'], 1]);
      expect(startFight(fight)).toBe(fight);
    },
  );

  it('a fight on the practice table continues from the round and turn stored in its map data', () => {
    const turn = { round: 3, active: 'g', order: ['B', 'g', 'A'], acted: ['B'] };
    expect(startFight(lay(turn)).scene.turn).toEqual(turn);
  });

  it('the practice table’s turn order leaves out ids of creatures that do not exist', () => {
    expect(orderOf(lay({ order: ['B', 'gone', 'A'] }))).toEqual(['B', 'A']);
  });

  it(
    'ending a turn on the practice table selects the next creature, counts the round and ' +
      'renews the creature’s actions',
    () => {
      const begun = nextTurn(lay({ order: ['g', 'A'], spent: { standard: true } }));
      expect(begun.scene.turn).toMatchObject({ active: 'g', round: 1 });
      const next = nextTurn(begun);
      expect([next.scene.turn?.active, next.scene.turn?.spent, next.selection]).toEqual([
        'A',
        undefined,
        ['A'],
      ]);
      expect(nextTurn(next).scene.turn).toMatchObject({ active: 'g', round: 2 });
    },
  );

  it(
    'after a practice fight, the turn stored in the map data is restored, and the next fight ' +
      'gets number 2',
    () => {
      const turn = { round: 2, active: 'g' };
      const ended = endFight(nextTurn(startFight(lay(turn))));
      expect([ended.fight, ended.scene.turn]).toEqual([null, turn]);
      expect(endFight(nextTurn(lay())).scene).not.toHaveProperty('turn');
      expect(endFight(ended)).toBe(ended);
      expect(startFight(ended).fight?.nth).toBe(2);
    },
  );

  it('a fight on the practice table cannot start without creatures', () => {
    const empty = layTable({ id: 't', board: '...', legend: {}, select: '' });
    expect([startFight(empty), nextTurn(empty)]).toEqual([empty, empty]);
  });
});

it('on the practice table, a condition added to a token can be removed, and other tokens keep their conditions', () => {
  const prone = toggleCondition(lay(), 'g', 'prone');
  expect([tokenOf(prone, 'g')?.conditions, tokenOf(prone, 'A')?.conditions]).toEqual([
    ['prone'],
    undefined,
  ]);
  const two = toggleCondition(prone, 'g', 'grappling');
  expect(tokenOf(two, 'g')?.conditions).toEqual(['grappling', 'prone']);
  expect(tokenOf(toggleCondition(two, 'g', 'prone'), 'g')?.conditions).toEqual(['grappling']);
  expect(toggleCondition(two, 'nobody', 'prone')).toBe(two);
});
