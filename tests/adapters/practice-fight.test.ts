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
  it('a practice fight starts in round 1 with the map’s first creature, and selects this creature', () => {
    const fight = startFight(lay());
    expect(fight.scene.turn).toEqual({ round: 1, active: 'A', order: ['A', 'g', 'B'] });
    expect([fight.selection, fight.fight?.nth]).toEqual([['A'], 1]);
    expect(startFight(fight)).toBe(fight);
  });

  it('a practice fight continues the turn that its scene defines', () => {
    const turn = { round: 3, active: 'g', order: ['B', 'g', 'A'], acted: ['B'] };
    expect(startFight(lay(turn)).scene.turn).toEqual(turn);
  });

  it('the practice table’s turn order leaves out creatures that are not on the table', () => {
    expect(orderOf(lay({ order: ['B', 'gone', 'A'] }))).toEqual(['B', 'A']);
  });

  it('passing the turn on the practice table selects the next creature, counts rounds and resets actions', () => {
    const begun = nextTurn(lay({ order: ['g', 'A'], spent: { standard: true } }));
    expect(begun.scene.turn).toMatchObject({ active: 'g', round: 1 });
    const next = nextTurn(begun);
    expect([next.scene.turn?.active, next.scene.turn?.spent, next.selection]).toEqual([
      'A',
      undefined,
      ['A'],
    ]);
    expect(nextTurn(next).scene.turn).toMatchObject({ active: 'g', round: 2 });
  });

  it('after a practice fight the scene’s own turn is restored, and the next fight has another number', () => {
    const turn = { round: 2, active: 'g' };
    const ended = endFight(nextTurn(startFight(lay(turn))));
    expect([ended.fight, ended.scene.turn]).toEqual([null, turn]);
    expect(endFight(nextTurn(lay())).scene).not.toHaveProperty('turn');
    expect(endFight(ended)).toBe(ended);
    expect(startFight(ended).fight?.nth).toBe(2);
  });

  it('a practice fight cannot start on an empty table', () => {
    const empty = layTable({ id: 't', board: '...', legend: {}, select: '' });
    expect([startFight(empty), nextTurn(empty)]).toEqual([empty, empty]);
  });
});

it('a condition is added to one practice token and removed again, and no other token changes', () => {
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
