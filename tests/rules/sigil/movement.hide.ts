/** Sigil: hiding: which creatures may hide, the penalties, and the observers. */
import { hide, modified, steps, unmodified } from '../asks/movements.ts';
import {
  cells,
  block,
  cases,
  corridor,
  creature,
  fill,
  fog,
  hero,
  type Answer,
  type At,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';

/** A rogue `m` watched by `e` at (8,0), or watched from the side while it crosses open ground. */
const h = (
  rule: string,
  index: Case['case'],
  given: string,
  on: (Thing | Thing[])[],
  more: Record<string, unknown>,
  want: Answer | ((a: Answer) => void),
  mover: CreatureMore = {},
  extra: Partial<Case> = {},
): Case => ({
  rule: `sigil.movement.hide-${rule}`,
  case: index,
  given,
  on: [
    hero('m', 0, 0, mover),
    ...(rule === 'between-cover' ? [creature('e', 1, 9)] : [creature('e', 8, 0)]),
    ...on,
  ],
  ask: hide('m', more),
  ...(typeof want === 'function' ? { check: want } : { expect: want }),
  ...extra,
});
const no = (why: string): Answer => ({ possible: false, why });
const yes: Answer = { possible: true };
const hider = (ranks: number, hidden = false): CreatureMore => ({
  skills: { hide: { ranks, bonus: ranks } },
  ...(hidden ? { conditions: ['hidden'] } : {}),
});
const walked = (n: number): { path: At[] } => ({ path: [[0, 0], ...steps(n)] });
/** Hidden by magic everywhere, without extra movement cost. */
const BLURRED: CreatureMore = { ...hider(4), conditions: ['blur'] };
/** Tall grass on every square that the rogue may enter. */
const GRASS = fill(0, -2, 7, 2, fog);
/** Grass at both ends of a bare stretch of n squares. */
const bare = (n: number): Thing[] => [fog(0, 0), fog(n + 1, 0)];

export default cases('sigil', [
  h('requirement', 0, 'in the open, in bright light', [], { observed: false }, no('no-cover')),
  h(
    'requirement',
    1,
    'in tall grass, unobserved',
    [fog(0, 0)],
    { observed: false },
    {
      ...yes,
      observers: [{ id: 'e', by: 'concealment' }],
      then: ['treated-as-invisible', 'others-flat-footed'],
    },
  ),
  h(
    'requirement',
    'extra',
    'behind a corner',
    [block(4, 0), ...corridor(0)],
    { observed: false },
    { ...yes, observers: [{ by: 'cover', cover: 'total' }] },
  ),
  h(
    'requirement',
    'extra',
    'behind an ally only',
    [hero('b', 4, 0)],
    { observed: false },
    { ...no('no-cover'), observers: [{ cover: 'soft', by: 'none' }] },
    {},
    { cites: ['sigil.cover.soft-no-reflex-no-hide'] },
  ),
  h(
    'requirement',
    'extra',
    'hidden from one, in plain sight of another',
    [block(4, 0), ...corridor(0), creature('f', 2, 0)],
    { observed: false },
    {
      ...no('no-cover'),
      observers: [
        { id: 'e', by: 'cover' },
        { id: 'f', by: 'none' },
      ],
    },
  ),
  h(
    'requirement',
    'extra',
    'Spot 20 beats Hide 19',
    [fog(0, 0)],
    { observed: false, total: 19, spots: { e: 20 } },
    { dc: 19, observers: [{ notices: true }] },
  ),

  h('speed', 0, '4.5 m at speed 9 m', [], { ...walked(3) }, unmodified('speed'), BLURRED),
  h('speed', 1, '9 m', [], { ...walked(6) }, modified(-5, 'speed'), BLURRED),
  h(
    'speed',
    'extra',
    'grass takes twice the movement',
    GRASS,
    { ...walked(3) },
    modified(-5, 'speed'),
    hider(4),
  ),
  h(
    'speed',
    2,
    'hiding during a charge',
    [creature('g', 5, 0)],
    { ...walked(4), mode: 'charge' },
    modified(-20, 'charge'),
    BLURRED,
  ),
  h(
    'speed',
    'extra',
    'hiding during a run',
    [],
    { ...walked(6), mode: 'run' },
    modified(-20, 'run'),
    BLURRED,
  ),

  h(
    'observed',
    0,
    'ten ranks, a distraction, a bush at 3 m',
    [fog(-2, 0)],
    { distraction: true },
    { ...yes, modifiers: [{ why: 'hide' }, { value: -10, why: 'distraction' }] },
    hider(10),
  ),
  h(
    'observed',
    1,
    'the bush at 4.5 m',
    [fog(-3, 0)],
    { distraction: true },
    no('nothing-near'),
    hider(10),
  ),
  h(
    'observed',
    'extra',
    'fifteen ranks: 4.5 m is near enough',
    [fog(-3, 0)],
    { distraction: true },
    yes,
    hider(15),
  ),
  h('observed', 'extra', 'observed, in the grass', [fog(0, 0)], { observed: true }, no('observed')),
  h(
    'observed',
    'extra',
    'observed, and walks into the grass',
    [fog(2, 0)],
    { observed: true, ...walked(2) },
    yes,
    hider(1),
  ),

  h(
    'sniping',
    0,
    'hidden 3 m away, one shot',
    [fog(0, 0), creature('t', 2, 0, { visibleTo: ['party', 'foes'] })],
    { sniped: 't', observers: ['t'] },
    { ...yes, action: 'move-action', modifiers: [{ why: 'hide' }, { value: -20, why: 'sniping' }] },
    hider(5, true),
  ),
  h(
    'sniping',
    1,
    'hidden 1.5 m away',
    [fog(0, 0), creature('t', 1, 0)],
    { sniped: 't', observers: ['t'] },
    no('too-near'),
    hider(5, true),
  ),

  h(
    'between-cover',
    0,
    'two open squares, ten ranks',
    bare(2),
    { ...walked(3) },
    (a) => {
      modified(-10, 'open-squares')(a);
      unmodified('speed')(a);
    },
    { ...hider(10, true), speed: { land: 12 } },
  ),
  h(
    'between-cover',
    0,
    'hiding between two places with cover',
    bare(2),
    { ...walked(3) },
    { ...yes, open: cells('1,0 2,0') },
    { ...hider(10, true), speed: { land: 12 } },
  ),
  h(
    'between-cover',
    1,
    'two open squares, nine ranks',
    bare(2),
    { ...walked(3) },
    no('too-open'),
    hider(9, true),
  ),
  h(
    'between-cover',
    'extra',
    'three need fifteen',
    bare(3),
    { ...walked(4) },
    no('too-open'),
    hider(14, true),
  ),
  h(
    'between-cover',
    'extra',
    'hiding between two places without cover at the end',
    [fog(0, 0)],
    { ...walked(3) },
    no('no-cover'),
    hider(20, true),
  ),

  h(
    'staying',
    0,
    'hidden by a 22, still',
    [fog(0, 0)],
    { result: 22 },
    { ...yes, needed: false, dc: 22, spotAction: 'move-action' },
    hider(5, true),
  ),
  h(
    'staying',
    'extra',
    'a hidden creature that moves needs a new check',
    GRASS,
    { ...walked(1), result: 22 },
    { ...yes, needed: true, spotAction: 'none' },
    hider(5, true),
  ),
  h(
    'staying',
    'extra',
    'a Spot check of 22 does not beat 22',
    [fog(0, 0)],
    { result: 22, spots: { e: 22 } },
    { observers: [{ notices: false }] },
    hider(5, true),
  ),

  row('sigil.size.hide-modifier', 0, 'a Large creature')
    .on(hero('m', 0, 0, { size: 'large' }), creature('e', 8, 0))
    .ask(hide('m'))
    .gives(modified(-4, 'large')),
  row('sigil.size.hide-modifier', 1, 'a Tiny creature')
    .on(hero('m', 0, 0, { size: 'tiny' }), creature('e', 8, 0))
    .ask(hide('m'))
    .gives(modified(8, 'tiny')),
  row('sigil.size.hide-modifier', 'extra', 'a Colossal creature')
    .on(hero('m', 0, 0, { size: 'colossal' }), creature('e', 8, 0))
    .ask(hide('m'))
    .gives(modified(-16, 'colossal')),
]);
