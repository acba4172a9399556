/** Further cases of movement: pits, ladders, run-ups, passing, and what goes on through a turn. */
import {
  cases,
  cell,
  cells,
  creature,
  fill,
  hero,
  options,
  pit,
  turn,
  type Answer,
  type CreatureMore,
} from '../cases.ts';
import type { DifficultKind } from '../../../src/board/vocabulary.ts';
import { rowsOf } from '../rows.ts';
import { edge, go, illegal, legal, nobody, once, orc, rogue, rolls, sword } from './boards.ts';

const row = rowsOf('srd52');
const spent = (moved: number, uses: Record<string, number> = {}) =>
  turn({ active: 'r', spent: { moved, uses } });
const east = (n: number, from = 5) =>
  cells(Array.from({ length: n + 1 }, (_, i) => `${from + i},5`).join(' '));
const jumps = (more: CreatureMore) => rogue(5, 5, { moving: 'jump', ...more });
const chasm = (n: number) => fill(6, 5, 5 + n, 5, pit);
const ladder = fill(6, 5, 7, 5, (x, y) => cell(x, y, { surface: 'wall' }));
const bath = fill(6, 5, 7, 6, (x, y) => cell(x, y, { surface: 'water' }));
const falls = { ask: 'falls', of: 'r' };
const walker = (trait: string) => rogue(5, 5, { traits: [trait] });
const difficult = (x: number, kinds: DifficultKind[]) =>
  cell(x, 5, { terrain: 'difficult', causes: [{ kinds }] });
const over: Answer = illegal('jump-too-long');

export default cases('srd52', [
  row('grid.corner', 2, 'past a pit')
    .on(rogue(4, 5), pit(5, 5))
    .ask(go('r', cells('4,5 5,4')))
    .gives(legal(1)),
  row('move.split-attacks', 1, 'three squares, a strike, two squares')
    .on(rogue(5, 5), spent(3, { action: 1 }))
    .ask(go('r', east(2)))
    .cites('srd52.move.pool')
    .gives(legal(2)),
  row('move.climb', 2, 'climbs with a Dash')
    .on(rogue(5, 5, { moving: 'climb' }))
    .ask(go('r', east(6), 'dash'))
    .gives({ ...legal(12), budget: 12 }),
  row('move.climb', 3, 'a ladder of two squares')
    .on(rogue(5, 5), ladder)
    .ask(go('r', east(2)))
    .uncited('the slower pace on a wall is no way that was chosen')
    .gives(legal(4)),
  row('move.long-jump', 4, 'after two squares that were crawled')
    .on(jumps({ abilities: { str: 15 } }), chasm(3), spent(2))
    .ask(go('r', east(4)))
    .gives(legal(4)),
  row('move.long-jump', 'extra', 'a long jump after one square of movement')
    .on(jumps({ abilities: { str: 15 } }), chasm(3), spent(1))
    .ask(go('r', east(4)))
    .gives(over),
  row('move.jump-features', 2, 'a giant frog')
    .on(jumps({ abilities: { str: 12 }, traits: ['standing-leap-4'] }), chasm(4), spent(0))
    .ask(go('r', east(5)))
    .cites('srd52.move.long-jump')
    .gives(legal(5)),
  row('move.jump-features', 'extra', 'a giant frog over five squares')
    .on(jumps({ abilities: { str: 12 }, traits: ['standing-leap-4'] }), chasm(5), spent(0))
    .ask(go('r', east(6)))
    .cites('srd52.move.long-jump')
    .gives(over),
  row('share.through-two-sizes', 2, 'a Tiny creature through a goblin')
    .on(rogue(5, 5, { size: 'tiny' }), creature('g', 6, 5, { size: 'small' }))
    .ask(go('r', east(2)))
    .gives(illegal('through-enemy')),
  row('share.pause', 'extra', 'strikes from an ally’s square')
    .on(rogue(6, 5), hero('b', 6, 5), orc({}, 7, 5))
    .ask({ ask: 'act', of: 'r', action: 'attack', target: 'o', with: 'sword' })
    .uncited('nothing forbids it')
    .gives({ legal: true }),
  row('share.pause', 'extra', 'strikes from an ally’s square, by the house rule')
    .on(rogue(6, 5), hero('b', 6, 5), orc({}, 7, 5), options({ pauseInSpace: 'forbidden' }))
    .ask({ ask: 'act', of: 'r', action: 'attack', target: 'o', with: 'sword' })
    .gives({ legal: false, why: ['ends-occupied'] }),
  row('share.pause', 'extra', 'disengages in a square of its own by the house rule')
    .on(rogue(5, 5), hero('b', 6, 5), options({ pauseInSpace: 'forbidden' }))
    .ask({ ask: 'act', of: 'r', action: 'dodge' })
    .uncited('nothing forbids it')
    .gives({ legal: true }),
  row('move.ignores-difficult', 3, 'a white dragon on snow and then on rubble')
    .on(walker('ice-walk'), difficult(6, ['snow']), difficult(7, ['rocks']))
    .ask(go('r', east(2)))
    .cites('srd52.move.difficult')
    .gives({ costs: [0, 1, 3] }),
  row('move.ignores-difficult', 'extra', 'snow over rocks in one square')
    .on(walker('ice-walk'), difficult(6, ['snow', 'rocks']))
    .ask(go('r', east(1)))
    .cites('srd52.move.difficult')
    .gives(legal(2)),
  row('move.ignores-difficult', 'extra', 'mud that a sheet leaves out')
    .on(walker('ignores-mud'), difficult(6, ['mud']))
    .ask(go('r', east(1)))
    .uncited('nothing slows it')
    .gives(legal(1)),
  row('move.ignores-difficult', 'extra', 'ground that does not hinder its side')
    .on(rogue(5, 5), cell(6, 5, { terrain: 'difficult', causes: [{ spares: ['party'] }] }))
    .ask(go('r', east(1)))
    .uncited('nothing slows it')
    .gives(legal(1)),
  row('move.ignores-difficult', 'extra', 'ground that does not hinder the other side')
    .on(rogue(5, 5), cell(6, 5, { terrain: 'difficult', causes: [{ spares: ['foes'] }] }))
    .ask(go('r', east(1)))
    .cites('srd52.move.difficult')
    .gives(legal(2)),
  row('opportunity.disengage', 1, 'out, back and out again')
    .on(orc(), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5 6,5 7,5'), 'disengage'))
    .gives(nobody),
  row('opportunity.trait-free', 5, 'a centaur walks off')
    .on(orc(), rogue(6, 5, { size: 'large' }))
    .ask(go('r', cells('6,5 7,5')))
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('flight.falls', 6, 'the fly spell ends')
    .on(rogue(5, 5, { elevation: 6 }))
    .ask(falls)
    .cites('srd52.flight.fall-damage')
    .gives({ feet: 30, damage: '3d6' }),
  row('flight.fall-water', 2, 'a vat of oil, drawn as a liquid')
    .on(rogue(6, 5, { elevation: 12 }), bath)
    .ask(falls)
    .gives({ damage: '6d6', softened: { dc: 15 } }),
  row('move.speed-zero', 2, 'a grappled creature dodges')
    .on(hero('r', 6, 5, { conditions: ['grappled', 'dodging'] }), orc({ attacks: [sword] }))
    .ask(rolls('o', 'r'))
    .uncited('nothing decides the roll')
    .gives(edge(0)),
  ...(['paralyzed', 'petrified', 'unconscious'] as const).map((condition) =>
    row('move.speed-zero', 'extra', `a ${condition} creature`)
      .on(rogue(5, 5, { conditions: [condition] }))
      .ask(go('r', east(1)))
      .cites('srd52.move.speed-zero', `srd52.condition.${condition}`)
      .gives(illegal('immobile')),
  ),
  row('move.speed-zero', 'extra', 'a stunned creature takes no action')
    .on(rogue(5, 5, { conditions: ['stunned'] }))
    .ask({ ask: 'act', of: 'r', action: 'dodge' })
    .cites('srd52.condition.incapacitated', 'srd52.condition.stunned')
    .gives({ legal: false, why: ['condition-forbids'] }),
]);
