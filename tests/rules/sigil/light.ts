/**
 * Sigil: light: bright, dim, dark; seeing from the dark into light, and acting against targets in
 * the dark.
 */
import {
  cells,
  archer,
  cases,
  cell,
  concealment,
  creature,
  fill,
  hero,
  light,
  move,
  reachable,
  wall,
  type At,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';
import { distantLight, lit, senses } from '../asks/movements.ts';
import { ends } from '../checks.ts';

const DARK: Thing = light('dark');
const STEPS: At[] = cells('0,0 1,0 2,0 3,0');
const dim = (x: number, y: number): Thing => cell(x, y, { light: 'dim' });
const TORCH = [{ at: [0, 0], bright: 4, dim: 8 }];
const TOTAL = { degree: 'total', missChance: 50 };

export default cases('sigil', [
  row('sigil.light.three-levels', 0, 'a target at night, beyond every light')
    .on(archer('a', 0, 0), creature('t', 5, 0), DARK, cell(0, 0, { light: 'bright' }))
    .ask(concealment('a', 't', 'ranged'))
    .gives(TOTAL),
  row('sigil.light.dim', 0, 'a human in a dimly lit room attacks an adjacent orc')
    .on(hero('a', 0, 0), creature('t', 1, 0), light('dim'))
    .ask(concealment('a', 't', 'melee'))
    .gives({ degree: 'partial', missChance: 20 }),
  row('sigil.light.dim', 1, 'a human moves 3 squares in dim light')
    .on(hero('a', 0, 0), fill(0, 0, 3, 0, dim))
    .ask(move('a', STEPS))
    .uncited('the cost cites poor visibility; the light is its cause')
    .gives({ legal: true, cost: 6 }),
  row('sigil.light.dim', 'extra', 'a move in dim light with darkvision')
    .on(hero('a', 0, 0, { traits: ['darkvision-12'] }), fill(0, 0, 3, 0, dim))
    .ask(move('a', STEPS))
    .uncited('a control: darkvision leaves no poor visibility')
    .gives({ legal: true, cost: 3 }),
  row('sigil.light.dim', 'extra', 'a creature with darkvision sees an orc in the dim')
    .on(hero('a', 0, 0, { traits: ['darkvision-12'] }), creature('t', 1, 0), light('dim'))
    .ask(concealment('a', 't', 'melee'))
    .gives({ degree: 'none' }),
  row('sigil.light.dark', 0, 'a human in a dark room: everyone has total concealment')
    .on(hero('a', 0, 0), creature('t', 1, 0), DARK)
    .ask(concealment('a', 't', 'melee'))
    .gives(TOTAL),
  row('sigil.light.dark', 0, 'a human in a dark room: half speed at most')
    .on(hero('a', 0, 0), DARK)
    .ask(reachable('a'))
    .uncited('the reachable area cites what halves the speed, not the light of one cell')
    .gives(ends([], cells('4,0 0,4 3,2'))),
  row(
    'sigil.light.dark',
    'extra',
    'an ogre with one square in the light, whichever it is, walks at full speed',
  )
    .on(
      hero('a', 0, 0, { size: 'large', build: 'tall' }),
      fill(0, 0, 1, 1, (x, y) => cell(x, y, { light: x + y === 2 ? 'bright' : 'dark' })),
    )
    .ask(reachable('a', 'move'))
    .uncited('a control: only a creature wholly in the dark is slowed')
    .gives({ budget: 6 }),
  row(
    'sigil.light.into-darkness-counts-blind',
    0,
    'a human in the light attacks into a dark square',
  )
    .on(hero('a', 0, 0), creature('t', 1, 0), cell(1, 0, { light: 'dark' }))
    .ask(concealment('a', 't', 'melee'))
    .gives(TOTAL),
  row(
    'sigil.light.seeing-into-lit-area',
    0,
    'an observer in the dark at (20,0), a target in the light at (0,0)',
  )
    .on(archer('a', 20, 0), creature('t', 0, 0), DARK, cell(0, 0, { light: 'bright' }))
    .ask(concealment('a', 't', 'ranged'))
    .uncited('a control: the target stands in bright light')
    .gives({ degree: 'none', missChance: 0 }),
  row('sigil.light.source-radii', 0, 'bright to 6 m, dim to 12: a square at 6 m')
    .on(DARK)
    .ask(lit([4, 0], TORCH))
    .gives({ light: 'bright', by: 0 }),
  row('sigil.light.source-radii', 1, 'a square at 7.5 m')
    .on(DARK)
    .ask(lit([5, 0], TORCH))
    .gives({ light: 'dim', by: 0 }),
  row('sigil.light.source-radii', 2, 'a square at 13.5 m')
    .on(DARK)
    .ask(lit([9, 0], TORCH))
    .gives({ light: 'dark', by: null }),
  row('sigil.light.source-radii', 'extra', 'of two the brighter')
    .on(DARK)
    .ask(lit([6, 0], [...TORCH, { at: [8, 0], bright: 4, dim: 8 }]))
    .gives({ light: 'bright', by: 1 }),
  row('sigil.light.source-radii', 'extra', 'behind a wall')
    .on(DARK, wall(2, -9, 2, 28))
    .ask(lit([3, 0], TORCH))
    .gives({ light: 'dark', by: null }),
  row('sigil.light.source-radii', 'extra', 'diagonals count 1-2-1-2: (3,3) is at 6 m')
    .on(DARK)
    .ask(lit([3, 3], TORCH))
    .gives({ light: 'bright' }),
  row('sigil.light.bright', 0, 'a light-sensitive creature in bright light')
    .on(creature('o', 0, 0, { traits: ['light-sensitivity'] }))
    .ask(lit([0, 0], [], { of: 'o' }))
    .gives({ light: 'bright', mayBe: ['dazzled'] }),
  row('sigil.light.bright', 'extra', 'in dim light, and others in bright light')
    .on(light('dim'), creature('o', 0, 0, { traits: ['light-sensitivity'] }))
    .ask(lit([0, 0], [], { of: 'o' }))
    .uncited('a control: this light does not dazzle it')
    .gives({ light: 'dim', mayBe: [] }),
  row(
    'sigil.light.into-darkness-counts-blind',
    1,
    'a creature in the dark attacks a human in the light: the human is as blind',
  )
    .on(hero('a', 0, 0), creature('t', 1, 0), cell(1, 0, { light: 'dark' }))
    .ask(senses('a', 't'))
    .gives({ sight: 'none', countsAs: 'blinded', ac: -2, losesDexterity: true }),
  row('sigil.light.into-darkness-counts-blind', 'extra', 'with darkvision it is not')
    .on(
      hero('a', 0, 0, { traits: ['darkvision-12'] }),
      creature('t', 1, 0),
      cell(1, 0, { light: 'dark' }),
    )
    .ask(senses('a', 't'))
    .uncited('a control: darkvision sees in the dark')
    .gives({ sight: 'clear', by: ['darkvision'], ac: 0, losesDexterity: false }),
  row('sigil.light.distant-lights', 0, 'radius 12 m, an observer in the dark')
    .on()
    .ask(distantLight(8, 'dark'))
    .gives({ dc: 20, metres: { spotted: 240, noticed: 120 } }),
  row('sigil.light.distant-lights', 1, 'an observer in dim light')
    .on()
    .ask(distantLight(8, 'dim'))
    .gives({ metres: { spotted: 120, noticed: 60 } }),
  row('sigil.light.distant-lights', 'extra', '150 m off in the dark, a Spot of 19')
    .on()
    .ask(distantLight(8, 'dark', { distance: 100, total: 19 }))
    .gives({ seen: false }),
  row('sigil.light.distant-lights', 'extra', 'a Spot of 20, or half the distance with any')
    .on()
    .ask(distantLight(8, 'dark', { distance: 100, total: 20 }))
    .gives({ seen: true }),
  row('sigil.light.distant-lights', 'extra', 'at half the distance without a check')
    .on()
    .ask(distantLight(8, 'dark', { distance: 80 }))
    .gives({ seen: true }),
]);
