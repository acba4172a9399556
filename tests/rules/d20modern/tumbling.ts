/** d20 Modern: tumbling 20 feet past opponents, and through their squares; jumps by speed. */
import { expect } from 'vitest';
import { act } from '../asks/turns.ts';
import { check, journey, steps } from '../asks/movements.ts';
import { cases, cell, creature, hero, move, rubble, type Case } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const M = hero('m', 0, 0, { skills: { tumble: { ranks: 5, bonus: 5 } }, armour: 'heavy' });
const ON_MAP = hero('m', 0, 0, { skills: { tumble: { ranks: 5, bonus: 5 } }, moving: 'tumble' });
const RUBBLE = [1, 2, 3].map((x) => rubble(x, 0));
const FOES = [creature('f', 0, -1), creature('g', 3, -1)];
const E = creature('e', 1, 0);
const tumble = (n: number, total: number) =>
  journey('m', [{ by: 'tumble', path: steps(n), total }]);
const path = (n: number) => [[0, 0], ...steps(n)] as [number, number][];
const t = rowsOf('d20modern.movement');

export default cases('d20modern', [
  t('tumble', 0, 'past two foes')
    .on(M, ...FOES)
    .ask(tumble(4, 15))
    .gives({ legal: true, cost: 4, opportunities: [] }),
  t('tumble', 0, 'as an action')
    .on(M, ...FOES)
    .ask(act('m', 'tumble', { path: path(4), total: 15 }))
    .gives({ legal: true, cost: 4, opportunities: [] }),
  t('tumble', 1, 'a fifth square')
    .on(M, creature('g', 4, -1))
    .ask(tumble(6, 15))
    .gives({ opportunities: [{ by: 'g', step: 4 }] }),
  // On the map the check depends on the square that the foe strikes at.
  ...(
    [
      ['past the second square', [creature('g', 2, -1)], 6, 1, 'tumble'],
      // It strikes at the first step that no check protects, as after a check that was made.
      ['a fifth square', [creature('g', 4, -1)], 6, 4, undefined],
      ['out of the fourth square, and on', [creature('g', 3, -1)], 6, 4, undefined],
      ['out of the fifth square only', [creature('g', 5, -1)], 6, 4, undefined],
      ['over rubble', [...RUBBLE, creature('g', 3, -1)], 3, 2, undefined],
      ['less of the rubble', [...RUBBLE.slice(2), creature('g', 3, -1)], 3, 2, 'tumble'],
    ] as const
  ).map(([given, things, cells, step, skill]): Case => ({
    ...t('tumble', 1, `${given}, on the map`)
      .on(ON_MAP, ...things)
      .ask(move('m', path(cells)))
      .gives({ legal: true, opportunities: [{ by: 'g', step }] }),
    uncited: 'the rule is cited with the check itself',
    check: ({ opportunities }) =>
      expect((opportunities as { check?: { skill: string } }[])[0]?.check?.skill).toBe(skill),
  })),
  t('tumble', 0, 'on ice')
    .on(M, FOES[0]!, cell(1, 0, { ground: 'ice' }))
    .ask(tumble(2, 15))
    .gives({ legs: [{ checks: [{ dc: 15 }] }] }),
  t('tumble', 2, 'missed')
    .on(M, ...FOES)
    .ask(tumble(4, 14))
    .gives({ legal: true, opportunities: [{ by: 'f' }, { by: 'g' }] }),
  // Armor and load hinder nobody here, so only the ranks matter.
  ...(
    [
      ['ranks unknown', { bonus: 5 }, ['creatures.m.skills.tumble.ranks']],
      ['ranks known', { ranks: 1, bonus: 5 }, []],
      ['no ranks', { ranks: 0, bonus: 5 }, []],
    ] as const
  ).flatMap(([given, skill, wanted]) =>
    [move('m', path(2)), { ask: 'reachable', of: 'm' } as const].map((ask): Case => ({
      ...t('tumble', 'extra', `${given}: ${ask.ask}`)
        .on(hero('m', 0, 0, { skills: { tumble: skill }, moving: 'tumble' }))
        .ask(ask)
        .gives({}),
      uncited: 'what is not known is the subject',
      check: ({ unknown }) => expect(unknown).toEqual(wanted),
    })),
  ),
  t('tumble-through', 0, 'made')
    .on(M, E)
    .ask(tumble(2, 25))
    .gives({ legal: true, cost: 2, opportunities: [] }),
  t('tumble-through', 1, 'missed')
    .on(M, E)
    .ask(tumble(2, 24))
    .gives({ legal: true, opportunities: [{ by: 'e' }] }),
  ...(
    [
      [4, -6],
      [8, 4],
    ] as const
  ).map(([land, value], i) =>
    t('jump-speed', i, `speed ${land}`)
      .on(hero('m', 0, 0, { speed: { land } }))
      .ask(check('m', 'long-jump', { metres: 3, runUp: 6 }))
      .gives({ dc: 10, modifiers: [{ value, why: 'land-speed' }] }),
  ),
  t('climb-accelerated', 0, 'dragged over the map')
    .on(hero('m', 0, 0, { moving: 'climb', hurried: true }))
    .ask(move('m', path(3)))
    .cites('d20modern.movement.special-modes')
    .gives({ legal: true, cost: 6, checks: [{ skill: 'climb', hurry: -5 }] }),
  t('special-modes', 'extra', 'over the map in painted stormy water')
    .on(hero('m', 0, 0), cell(1, 0, { ground: 'stormy-water' }))
    .ask(move('m', path(1)))
    .gives({ cost: 4, checks: [{ skill: 'swim', dc: 20 }] }),
  t('jump-speed', 0, 'dragged over the map')
    .on(hero('m', 0, 0, { moving: 'jump', speed: { land: 4 }, skills: { jump: { bonus: 3 } } }))
    .ask(move('m', path(2)))
    .gives({ checks: [{ dc: 20, bonus: -3 }], unknown: [] }),
]);
