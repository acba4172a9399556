/** Sigil: sight: line of effect as total cover, line of sight in charges and concealment. */
import {
  archer,
  block,
  cases,
  cell,
  concealment,
  cover,
  creature,
  fill,
  glass,
  glassWall,
  hero,
  move,
  smoke,
  wall,
  type At,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';
import { attack } from '../asks/attacks.ts';
import { illegal } from '../checks.ts';

const along = (x0: number, x1: number): At[] =>
  Array.from({ length: Math.abs(x1 - x0) + 1 }, (_, i) => [x0 + Math.sign(x1 - x0) * i, 0]);
const charge = (of: string, target: string, x0: number, x1: number) => ({
  ...move(of, along(x0, x1), 'charge'),
  target,
});
const duel: Thing[] = [hero('a', 0, 0), creature('b', 6, 0)];
const sight = (from: string, to: string) => ({ ask: 'line-of-sight', from, to });
const effect = (from: string, to: string) => ({ ask: 'line-of-effect', from, to });

export default cases('sigil', [
  row('sigil.sight.line-of-sight', 0, 'an opaque wall of squares from edge to edge')
    .on(...duel, fill(3, -10, 3, 29, smoke))
    .ask(charge('a', 'b', 0, 5))
    .gives(illegal('no-line-of-sight')),
  row('sigil.sight.line-of-sight', 1, 'an open field, seen from one end')
    .on(duel)
    .ask(sight('a', 'b'))
    .gives({ free: true }),
  row('sigil.sight.line-of-sight', 1, 'an open field, seen from the other end')
    .on(duel)
    .ask(sight('b', 'a'))
    .gives({ free: true }),
  row('sigil.sight.one-square-is-enough', 0, 'a Huge creature of which one row shows past a wall')
    .on(
      archer('a', 0, 0),
      creature('t', 6, 0, { size: 'huge' }),
      wall(5, 1, 5, 29),
      wall(6, 0, 9, 0),
      wall(5, -10, 5, 0),
    )
    .ask(sight('a', 't'))
    .gives({ free: true }),
  row(
    'sigil.sight.obscurement-not-effect',
    0,
    'a blind shot through thick fog into its square: possible, 50% of missing',
  )
    .on(archer('a', 0, 0), creature('t', 6, 0), fill(3, -10, 3, 29, smoke))
    .ask(attack('a', 't', 'bow', { at: [6, 0] }))
    .gives({ possible: true, missChance: 50 }),
  row(
    'sigil.sight.obscurement-not-effect',
    0,
    'through thick fog, no square named: it may not be aimed at',
  )
    .on(archer('a', 0, 0), creature('t', 6, 0), fill(3, -10, 3, 29, smoke))
    .ask(attack('a', 't', 'bow'))
    .gives({ possible: false, why: ['total-concealment'] }),
  row(
    'sigil.sight.obscurement-not-effect',
    'extra',
    'through a pane of glass instead there is no shot at all',
  )
    .on(archer('a', 0, 0), creature('t', 6, 0), fill(3, -10, 3, 29, glass))
    .ask(attack('a', 't', 'bow', { at: [6, 0] }))
    .uncited('a control: glass blocks the line of effect, fog is not in play')
    .gives({ possible: false, why: ['total-cover'] }),
  row('sigil.sight.obscurement-not-effect', 0, 'thick fog that no sight passes')
    .on(archer('a', 0, 0), creature('t', 6, 0), fill(3, -10, 3, 29, smoke))
    .ask(concealment('a', 't', 'ranged'))
    .gives({ degree: 'total', missChance: 50 }),
  row('sigil.sight.obscurement-not-effect', 0, 'thick fog that no sight passes gives no cover')
    .on(archer('a', 0, 0), creature('t', 6, 0), fill(3, -10, 3, 29, smoke))
    .ask(cover('a', 't', 'ranged'))
    .uncited('cover is asked for, and fog that gives none is no part of its reasons')
    .gives({ degree: 'none' }),
  row('sigil.sight.line-of-effect', 0, 'an open field')
    .on(archer('a', 0, 0), creature('t', 6, 0))
    .ask(effect('a', 't'))
    .gives({ free: true }),
  row('sigil.sight.line-of-effect', 1, 'a full wall without an opening')
    .on(archer('a', 0, 0), creature('t', 6, 0), fill(3, -10, 3, 29, block))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total' }),
  row('sigil.sight.effect-solid-barrier', 0, 'a wall of glass: no line of effect')
    .on(archer('a', 0, 0), creature('t', 6, 0), glassWall(3, -10, 3, 30))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total' }),
  row('sigil.sight.effect-solid-barrier', 0, 'a wall of glass: line of sight')
    .on(archer('a', 0, 0), creature('t', 6, 0), glassWall(3, -10, 3, 30))
    .ask(concealment('a', 't', 'ranged'))
    .uncited('concealment is asked for: a barrier that sight passes gives none')
    .gives({ degree: 'none' }),
  row('sigil.sight.effect-solid-barrier', 1, 'a hole of 30 cm in the wall, on the line')
    .on(archer('a', 0, 0), creature('t', 6, 0), wall(3, -10, 3, 0.4), wall(3, 0.6, 3, 30))
    .ask(effect('a', 't'))
    .gives({ free: true }),
  row('sigil.sight.effect-not-blocked-by-fog', 0, 'a bank of fog')
    .on(
      archer('a', 0, 0),
      creature('t', 6, 0),
      fill(2, -10, 4, 29, (x, y) => cell(x, y, { concealment: 'partial' })),
    )
    .ask(effect('a', 't'))
    .gives({ free: true }),
  row('sigil.sight.effect-solid-barrier', 1, 'a wall with a hole of 30 cm somewhere in it')
    .on(archer('a', 0, 0), creature('t', 6, 0), wall(3, -10, 3, 30, { opening: 0.3 }))
    .ask(effect('a', 't'))
    .gives({ free: true }),
  row('sigil.sight.effect-solid-barrier', 2, 'a wall with a hole of 20 cm')
    .on(archer('a', 0, 0), creature('t', 6, 0), wall(3, -10, 3, 30, { opening: 0.2 }))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total' }),
]);
