/**
 * 3.5 SRD: hiding behind cover and in concealment, cover against bursts, and light for different
 * senses.
 */
import { area, catches, hide, lit, modified } from '../asks/movements.ts';
import {
  block,
  cases,
  cell,
  corridor,
  creature,
  fill,
  fog,
  hero,
  light,
  wall,
  type Answer,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';

const HIDER: CreatureMore = { skills: { hide: { bonus: 5, ranks: 5 } } };
/** A rogue `m` watched by `e` at (8,0). */
const h = (
  rule: string,
  index: Case['case'],
  given: string,
  on: (Thing | Thing[])[],
  want: Answer | ((a: Answer) => void),
  more: Record<string, unknown> = {},
  mover: CreatureMore = HIDER,
): Case => ({
  rule: `srd35.${rule}`,
  case: index,
  given,
  on: [hero('m', 0, 0, mover), creature('e', 8, 0), ...on],
  ask: hide('m', more),
  ...(typeof want === 'function' ? { check: want } : { expect: want }),
});
const a = (
  rule: string,
  index: Case['case'],
  given: string,
  on: (Thing | Thing[])[],
  ask: Case['ask'],
  check: NonNullable<Case['check']>,
  uncited?: string,
): Case => ({
  rule: `srd35.cover.${rule}`,
  case: index,
  given,
  on,
  ask,
  check,
  ...(uncited === undefined ? {} : { uncited }),
});

const PILLAR = [block(2, 1), creature('t', 4, 1)];
const SLIT = [cell(3, 0, { cover: 'improved' }), creature('t', 4, 0)];
const TORCH = [{ at: [0, 0], bright: 4, dim: 8 }];
const NIGHT = light('dark');

export default cases('srd35', [
  h('cover.hide-check', 0, 'behind a wall', [block(4, 0), corridor(0)], {
    possible: true,
    observers: [{ by: 'cover' }],
  }),
  h('cover.hide-check', 1, 'in the open', [], { possible: false, why: 'no-cover' }),
  h(
    'cover.hide-check',
    'extra',
    'behind the corner of a wall, seen in part',
    [wall(4, 0.5, 4, 9)],
    { possible: true, observers: [{ by: 'cover', cover: 'cover' }] },
  ),
  h('cover.soft-no-reflex-no-hide', 1, 'behind an ally only', [hero('b', 4, 0)], {
    possible: false,
    why: 'no-cover',
    observers: [{ cover: 'soft', by: 'none' }],
  }),
  h('cover.improved-hide', 0, 'Hide +5, improved cover', [cell(1, 0, { cover: 'improved' })], {
    possible: true,
    bonus: 15,
  }),
  {
    ...h('cover.improved-hide', 'extra', 'ordinary cover gives nothing', [wall(4, 0.5, 4, 9)], {
      bonus: 5,
    }),
    uncited: 'a control: ordinary cover gives nothing to Hide',
  },
  h('concealment.hide-check', 0, 'in fog', [fog(0, 0)], {
    possible: true,
    observers: [{ by: 'concealment' }],
  }),
  h('concealment.hide-check', 'extra', 'in the dark, from one without darkvision', [NIGHT], {
    possible: true,
    observers: [{ concealment: 'total' }],
  }),
  h(
    'concealment.hide-check',
    'extra',
    'invisible and still: +40',
    [],
    modified(40, 'still'),
    {},
    { ...HIDER, conditions: ['invisible'] },
  ),
  h(
    'concealment.hide-check',
    'extra',
    'invisible and moving: +20',
    [],
    modified(20, 'moving'),
    {
      path: [
        [0, 0],
        [1, 0],
      ],
    },
    { ...HIDER, conditions: ['invisible'] },
  ),

  a(
    'reflex-bonus',
    0,
    'a burst from (1,0), a pillar at (2,1)',
    PILLAR,
    area('burst', [1, 0], 6),
    catches({ t: { cover: 'cover', reflex: 2 } }),
  ),
  a(
    'reflex-bonus',
    1,
    'a burst from (6,3)',
    PILLAR,
    area('burst', [6, 3], 6),
    catches({ t: { cover: 'none', reflex: 0 } }),
  ),
  a(
    'reflex-bonus',
    'extra',
    'improved cover doubles it',
    SLIT,
    area('burst', [1, 0], 6),
    catches({ t: { reflex: 4 } }),
  ),
  a(
    'reflex-spread-negates',
    0,
    'a fireball that flows round the wall',
    [fill(2, -3, 2, 1, block), creature('t', 3, 0)],
    area('spread', [1, 0], 8),
    catches({ t: { cover: 'cover', reflex: 0 } }),
  ),
  a(
    'reflex-spread-negates',
    'extra',
    'a burst does not get there',
    [fill(2, -3, 2, 1, block), creature('t', 3, 0)],
    area('burst', [1, 0], 8),
    catches({}, ['t']),
    'a control: the burst does not reach it',
  ),
  a(
    'soft-no-reflex-no-hide',
    0,
    'only a creature between',
    [creature('o', 3, 0), creature('t', 6, 0)],
    area('burst', [0, 0], 8),
    catches({ t: { cover: 'none', reflex: 0 } }),
  ),
  a(
    'improved-evasion',
    0,
    'a burst of 30, saved',
    SLIT,
    area('burst', [1, 0], 6, { damage: 30, saved: { t: true } }),
    catches({ t: { evasion: 'improved', damage: 0 } }),
  ),
  a(
    'improved-evasion',
    1,
    'not saved',
    SLIT,
    area('burst', [1, 0], 6, { damage: 30, saved: { t: false } }),
    catches({ t: { damage: 15 } }),
  ),
  a(
    'improved-evasion',
    'extra',
    'a spread has no Reflex bonus to rest on',
    SLIT,
    area('spread', [1, 0], 6, { damage: 30, saved: { t: true } }),
    catches({ t: { evasion: 'none', damage: 15 } }),
  ),

  {
    rule: 'srd35.light.low-light-farther',
    case: 0,
    given: 'a torch, a square at 9 m: dim to a human',
    on: [NIGHT, hero('h', 5, 5)],
    ask: lit([6, 0], TORCH, { of: 'h' }),
    expect: { light: 'dim' },
    uncited: 'a control: ordinary eyes get nothing from the rule',
  },
  {
    rule: 'srd35.light.low-light-farther',
    case: 0,
    given: 'a torch in the eyes of an elf',
    on: [NIGHT, hero('h', 5, 5, { traits: ['low-light-vision'] })],
    ask: lit([6, 0], TORCH, { of: 'h' }),
    expect: { light: 'bright', radii: [{ bright: 8, dim: 16 }] },
  },
]);
