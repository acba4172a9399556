/** Area light: bright, dim, dark; looking out of the dark, acting into it. */
import { archer, cases, cell, concealment, creature, fill, hero, light, move, reachable, type At, type Thing } from '../cases.ts';
import { ends } from '../checks.ts';

const DARK: Thing = light('dark');
const STEPS: At[] = [[0, 0], [1, 0], [2, 0], [3, 0]];
const dim = (x: number, y: number): Thing => cell(x, y, { light: 'dim' });
const TOTAL = { degree: 'total', missChance: 50 };

export default cases('sigil', [
  {
    rule: 'sigil.light.three-levels', case: 0, given: 'a target at night, beyond every light',
    on: [archer('a', 0, 0), creature('t', 5, 0), DARK, cell(0, 0, { light: 'bright' })], ask: concealment('a', 't', 'ranged'), expect: TOTAL,
  },
  {
    rule: 'sigil.light.dim', case: 0, given: 'a human in a dimly lit room attacks an adjacent orc',
    on: [hero('a', 0, 0), creature('t', 1, 0), light('dim')], ask: concealment('a', 't', 'melee'), expect: { degree: 'partial', missChance: 20 },
  },
  {
    rule: 'sigil.light.dim', case: 1, given: 'a human moves 3 squares in dim light',
    on: [hero('a', 0, 0), fill(0, 0, 3, 0, dim)], ask: move('a', STEPS), expect: { legal: true, cost: 6 }, cites: false,
  },
  {
    rule: 'sigil.light.dim', case: 'extra', given: 'the same with darkvision',
    on: [hero('a', 0, 0, { traits: ['darkvision-12'] }), fill(0, 0, 3, 0, dim)], ask: move('a', STEPS), expect: { legal: true, cost: 3 }, cites: false,
  },
  {
    rule: 'sigil.light.dim', case: 'extra', given: 'a creature with darkvision sees an orc in the dim',
    on: [hero('a', 0, 0, { traits: ['darkvision-12'] }), creature('t', 1, 0), light('dim')], ask: concealment('a', 't', 'melee'), expect: { degree: 'none' },
  },
  {
    rule: 'sigil.light.dark', case: 0, given: 'a human in a dark room: everyone has total concealment',
    on: [hero('a', 0, 0), creature('t', 1, 0), DARK], ask: concealment('a', 't', 'melee'), expect: TOTAL,
  },
  {
    rule: 'sigil.light.dark', case: 0, given: 'a human in a dark room: half speed at most',
    on: [hero('a', 0, 0), DARK], ask: reachable('a'), check: ends([], [[4, 0], [0, 4], [3, 2]]), cites: false,
  },
  {
    rule: 'sigil.light.into-darkness-counts-blind', case: 0, given: 'a human in the light attacks into a dark square',
    on: [hero('a', 0, 0), creature('t', 1, 0), cell(1, 0, { light: 'dark' })], ask: concealment('a', 't', 'melee'), expect: TOTAL,
  },
  {
    rule: 'sigil.light.seeing-into-lit-area', case: 0, given: 'an observer in the dark at (20,0), a target in the light at (0,0)',
    on: [archer('a', 20, 0), creature('t', 0, 0), DARK, cell(0, 0, { light: 'bright' })], ask: concealment('a', 't', 'ranged'),
    expect: { degree: 'none', missChance: 0 }, cites: false,
  },
]);
