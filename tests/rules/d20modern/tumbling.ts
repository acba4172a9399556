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
const E3 = creature('h', 6, 1);
const UNCITED = { uncited: 'the rule is cited with the check itself' };
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
    .on(M, FOES[0]!, creature('g', 4, -1))
    .ask(tumble(6, 15))
    .gives({ opportunities: [{ by: 'g', step: 4 }] }),
  // Each row: the step at which each foe strikes, with a star if the check prevents that.
  ...(
    [
      ['past the second square', 1, [creature('g', 2, -1)], 6, 'g1*'],
      // It strikes at the first step that no check protects, as after a check that was made.
      ['a fifth square', 1, [FOES[0]!, creature('g', 4, -1)], 6, 'f0* g4'],
      ['out of the fourth square, and on', 1, FOES, 6, 'f0* g4'],
      ['out of the fifth square only', 1, [FOES[0]!, creature('g', 5, -1)], 6, 'f0* g4'],
      ['a fourth square over rubble', 3, [...RUBBLE, ...FOES], 3, 'f0* g2*'],
      ['less of the rubble', 3, [RUBBLE[2]!, ...FOES], 3, 'f0* g2*'],
      ['a fifth square after rubble', 3, [RUBBLE[0]!, ...FOES], 5, 'f0* g4'],
      ['in water', 3, [cell(1, 0, { surface: 'water' }), creature('g', 1, -1)], 1, 'g0*'],
      ['a foe beside the last squares', 4, [creature('g', 4, -1)], 6, 'g3*'],
      ['a foe beside the last of four squares', 4, [creature('g', 5, -1)], 6, 'g4*'],
      ['five squares from the first beside a foe', 4, [creature('g', 2, -1), E3], 6, 'g1* h5'],
    ] as const
  ).flatMap(([given, row, things, cells, wanted]): Case[] =>
    [
      { mover: ON_MAP, ask: move('m', path(cells)), more: UNCITED },
      { mover: M, ask: journey('m', [{ by: 'tumble', path: steps(cells) }]), more: {} },
    ].map(({ mover, ask, more }) => ({
      ...t('tumble', row, `a tumbler, ${given}, in the request “${ask.ask}”`)
        .on(mover, ...things)
        .ask(ask)
        .gives({ legal: true }),
      ...more,
      check: ({ opportunities }) => {
        const struck = opportunities as { by: string; step: number; check?: unknown }[];
        expect(struck.map((o) => `${o.by}${o.step}${o.check ? '*' : ''}`).join(' ')).toBe(wanted);
      },
    })),
  ),
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
      ['whose ranks are unknown', { bonus: 5 }, ['creatures.m.skills.tumble.ranks']],
      ['whose ranks are known', { ranks: 1, bonus: 5 }, []],
      ['who has no ranks', { ranks: 0, bonus: 5 }, []],
    ] as const
  ).flatMap(([given, skill, wanted]) =>
    [move('m', path(2)), { ask: 'reachable', of: 'm' } as const].map((ask): Case => ({
      ...t('tumble', 'extra', `a tumbler ${given}, in the request “${ask.ask}”`)
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
