/** Area light: bright, dim, dark; looking out of the dark, acting into it. */
import { archer, cases, cell, concealment, creature, fill, hero, light, move, reachable, wall, type At, type Thing } from '../cases.ts';
import { distantLight, lit, senses } from '../asks/movements.ts';
import { ends } from '../checks.ts';

const DARK: Thing = light('dark');
const STEPS: At[] = [[0, 0], [1, 0], [2, 0], [3, 0]];
const dim = (x: number, y: number): Thing => cell(x, y, { light: 'dim' });
const TORCH = [{ at: [0, 0], bright: 4, dim: 8 }];
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
    on: [hero('a', 0, 0), fill(0, 0, 3, 0, dim)], ask: move('a', STEPS), expect: { legal: true, cost: 6 }, uncited: 'the cost cites poor visibility; the light is its cause',
  },
  {
    rule: 'sigil.light.dim', case: 'extra', given: 'the same with darkvision',
    on: [hero('a', 0, 0, { traits: ['darkvision-12'] }), fill(0, 0, 3, 0, dim)], ask: move('a', STEPS), expect: { legal: true, cost: 3 }, uncited: 'a control: darkvision leaves no poor visibility',
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
    on: [hero('a', 0, 0), DARK], ask: reachable('a'), check: ends([], [[4, 0], [0, 4], [3, 2]]), uncited: 'the reachable area cites what halves the speed, not the light of one cell',
  },
  {
    rule: 'sigil.light.into-darkness-counts-blind', case: 0, given: 'a human in the light attacks into a dark square',
    on: [hero('a', 0, 0), creature('t', 1, 0), cell(1, 0, { light: 'dark' })], ask: concealment('a', 't', 'melee'), expect: TOTAL,
  },
  {
    rule: 'sigil.light.seeing-into-lit-area', case: 0, given: 'an observer in the dark at (20,0), a target in the light at (0,0)',
    on: [archer('a', 20, 0), creature('t', 0, 0), DARK, cell(0, 0, { light: 'bright' })], ask: concealment('a', 't', 'ranged'),
    expect: { degree: 'none', missChance: 0 }, uncited: 'a control: the target stands in bright light',
  },
  { rule: 'sigil.light.source-radii', case: 0, given: 'bright to 6 m, dim to 12: a square at 6 m', on: [DARK], ask: lit([4, 0], TORCH), expect: { light: 'bright', by: 0 } },
  { rule: 'sigil.light.source-radii', case: 1, given: 'a square at 7.5 m', on: [DARK], ask: lit([5, 0], TORCH), expect: { light: 'dim', by: 0 } },
  { rule: 'sigil.light.source-radii', case: 2, given: 'a square at 13.5 m', on: [DARK], ask: lit([9, 0], TORCH), expect: { light: 'dark', by: null } },
  { rule: 'sigil.light.source-radii', case: 'extra', given: 'of two the brighter', on: [DARK], ask: lit([6, 0], [...TORCH, { at: [8, 0], bright: 4, dim: 8 }]), expect: { light: 'bright', by: 1 } },
  { rule: 'sigil.light.source-radii', case: 'extra', given: 'behind a wall', on: [DARK, wall(2, -9, 2, 28)], ask: lit([3, 0], TORCH), expect: { light: 'dark', by: null } },
  { rule: 'sigil.light.source-radii', case: 'extra', given: 'diagonals count 1-2-1-2: (3,3) is at 6 m', on: [DARK], ask: lit([3, 3], TORCH), expect: { light: 'bright' } },
  { rule: 'sigil.light.bright', case: 0, given: 'a light-sensitive creature in bright light', on: [creature('o', 0, 0, { traits: ['light-sensitivity'] })], ask: lit([0, 0], [], { of: 'o' }), expect: { light: 'bright', mayBe: ['dazzled'] } },
  { rule: 'sigil.light.bright', case: 'extra', given: 'in dim light, and others in bright light', on: [light('dim'), creature('o', 0, 0, { traits: ['light-sensitivity'] })], ask: lit([0, 0], [], { of: 'o' }), expect: { light: 'dim', mayBe: [] }, uncited: 'a control: this light does not dazzle it' },
  {
    rule: 'sigil.light.into-darkness-counts-blind', case: 1, given: 'a creature in the dark attacks a human in the light: the human is as blind',
    on: [hero('a', 0, 0), creature('t', 1, 0), cell(1, 0, { light: 'dark' })], ask: senses('a', 't'), expect: { sight: 'none', countsAs: 'blinded', ac: -2, losesDexterity: true },
  },
  {
    rule: 'sigil.light.into-darkness-counts-blind', case: 'extra', given: 'with darkvision it is not',
    on: [hero('a', 0, 0, { traits: ['darkvision-12'] }), creature('t', 1, 0), cell(1, 0, { light: 'dark' })], ask: senses('a', 't'), expect: { sight: 'clear', by: ['darkvision'], ac: 0, losesDexterity: false }, uncited: 'a control: darkvision sees in the dark',
  },
  { rule: 'sigil.light.distant-lights', case: 0, given: 'radius 12 m, an observer in the dark', on: [], ask: distantLight(8, 'dark'), expect: { dc: 20, metres: { spotted: 240, noticed: 120 } } },
  { rule: 'sigil.light.distant-lights', case: 1, given: 'an observer in dim light', on: [], ask: distantLight(8, 'dim'), expect: { metres: { spotted: 120, noticed: 60 } } },
  { rule: 'sigil.light.distant-lights', case: 'extra', given: '150 m off in the dark, a Spot of 19', on: [], ask: distantLight(8, 'dark', { distance: 100, total: 19 }), expect: { seen: false } },
  { rule: 'sigil.light.distant-lights', case: 'extra', given: 'a Spot of 20, or half the distance with any', on: [], ask: distantLight(8, 'dark', { distance: 100, total: 20 }), expect: { seen: true } },
  { rule: 'sigil.light.distant-lights', case: 'extra', given: 'at half the distance without a check', on: [], ask: distantLight(8, 'dark', { distance: 80 }), expect: { seen: true } },
]);
