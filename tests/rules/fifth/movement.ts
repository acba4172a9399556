/** The pool of movement, what squares cost, other creatures' spaces, and getting up. */
import {
  block,
  cases,
  cell,
  cells,
  corridor,
  creature,
  fill,
  hero,
  lowBlock,
  rubble,
  turn,
  wall,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, go, illegal, legal, orc, rogue } from './boards.ts';

const row = rowsOf('srd52');
const east = (n: number, from = 5) =>
  cells(Array.from({ length: n + 1 }, (_, i) => `${from + i},5`).join(' '));
/** Moved, and used, in this turn. */
const spent = (moved: number, uses: Record<string, number> = {}): Thing =>
  turn({ active: 'r', spent: { moved, uses } });
const budgets = (want: number) => ({ budget: want });
const hugeFoe = creature('g', 5, 4, { size: 'huge' });
const stretch = (n: number) => fill(6, 5, 5 + n, 5, rubble);
const water = (n: number) => fill(6, 5, 5 + n, 5, (x, y) => cell(x, y, { surface: 'water' }));
const sea = fill(0, 0, 19, 9, (x, y) => cell(x, y, { surface: 'water' }));
const fear = { conditions: ['frightened'], conditionsBy: { frightened: ['d'] } };
const afraid = rogue(5, 5, fear);
const through = go('r', cells('5,5 6,5 7,5'));
const ends = go('r', cells('5,5 6,5'));
const noRow = 'the cost of plain squares cites no rule of its own';

export default cases('srd52', [
  row('move.pool', 0, 'two squares were moved before the attack')
    .on(rogue(2, 5), spent(2, { action: 1 }))
    .ask(go('r', east(4, 2)))
    .gives(legal(4)),
  row('move.pool', 1, 'one square more')
    .on(rogue(2, 5), spent(2, { action: 1 }))
    .ask(go('r', east(5, 2)))
    .gives(illegal('over-speed')),
  row('move.pool', 2, 'what is left of another’s turn does not count')
    .on(rogue(2, 5), turn({ active: 'r', spent: {} }))
    .ask(go('r', east(6, 2)))
    .gives(legal(6)),
  row('move.pool', 3, 'a Dash as a bonus action')
    .on(rogue(2, 5), spent(6, { action: 1 }))
    .ask(go('r', east(6, 2), 'bonus-dash'))
    .gives(legal(6)),
  row('move.dash', 0, 'Speed 30')
    .on(rogue(0, 5))
    .ask(go('r', east(12, 0), 'dash'))
    .gives(legal(12)),
  row('move.dash', 2, 'two Dashes')
    .on(rogue(0, 5), spent(0, { dash: 1, action: 1 }))
    .ask(go('r', east(1, 0), 'bonus-dash'))
    .gives(budgets(18)),
  row('move.dash', 3, 'a grappled creature')
    .on(rogue(0, 5, { conditions: ['grappled'] }))
    .ask(go('r', east(1, 0), 'dash'))
    .gives({ budget: 0, legal: false }),
  row('move.dash', 4, 'exhaustion 2')
    .on(rogue(0, 5, { conditions: ['exhaustion-2'] }))
    .ask(go('r', east(8, 0), 'dash'))
    .gives({ ...legal(8), budget: 8 }),
  row('move.switch-speeds', 0, 'flew 4 and walked 2 of Fly 60')
    .on(rogue(0, 5, { speed: { land: 6, fly: 12 }, moving: 'fly' }), spent(6))
    .ask(go('r', east(6, 0)))
    .gives(budgets(6)),
  row('move.switch-speeds', 2, 'climbs after walking')
    .on(rogue(0, 5, { speed: { land: 5, climb: 5 }, moving: 'climb' }), spent(3))
    .ask(go('r', east(2, 0)))
    .gives(legal(2)),
  row('move.switch-speeds', 3, 'flew 2 and walked 2 of Fly 40')
    .on(rogue(0, 5, { speed: { land: 6, fly: 8 }, moving: 'fly' }), spent(4))
    .ask(go('r', east(4, 0)))
    .gives(budgets(4)),
  row('move.halves', 0, 'Speed 25 stands up')
    .on(rogue(0, 5, { speed: { land: 5 } }), spent(0, { half: 1 }))
    .ask(go('r', east(2, 0)))
    .gives(budgets(2)),
  row('move.halves', 1, 'Speed 35 stands up')
    .on(rogue(0, 5, { speed: { land: 7 } }), spent(0, { half: 1 }))
    .ask(go('r', east(3, 0)))
    .gives(budgets(3)),
  row('move.speed-zero', 1, 'a grappled creature dashes')
    .on(rogue(0, 5, { conditions: ['grappled'] }))
    .ask(go('r', east(1, 0), 'dash'))
    .gives({ budget: 0, legal: false }),
  row('move.speed-zero', 0, 'restrained and prone')
    .on(rogue(0, 5, { conditions: ['restrained', 'prone'] }))
    .ask({ ask: 'act', of: 'r', action: 'stand-up' })
    .gives({ legal: false, why: ['immobile', 'over-speed'] }),
  row('prone.stand', 'extra', 'nobody stands up who stands')
    .on(rogue(0, 5))
    .ask({ ask: 'act', of: 'r', action: 'stand-up' })
    .gives({ legal: false, why: ['not-prone'] }),
  row('move.difficult', 0, 'two squares of rubble')
    .on(rogue(5, 5), stretch(2))
    .ask(go('r', east(3)))
    .gives(legal(5)),
  row('move.difficult', 1, 'a diagonal onto rubble')
    .on(rogue(5, 5), rubble(6, 6))
    .ask(go('r', cells('5,5 6,6')))
    .gives(legal(2)),
  row('move.difficult', 2, 'rubble everywhere')
    .on(rogue(5, 5), stretch(6))
    .ask(go('r', east(4)))
    .gives({ cost: 8, ...illegal('over-speed') }),
  row('move.difficult-once', 0, 'rubble under a Huge enemy')
    .on(rogue(4, 5), hugeFoe, rubble(5, 5))
    .ask(go('r', cells('4,5 5,5 6,5 7,5 8,5'), 'dash'))
    .gives(legal(7)),
  row('move.difficult-once', 1, 'a cost factor of 4')
    .on(rogue(5, 5), cell(6, 5, { costFactor: 4 }))
    .ask(go('r', east(1)))
    .gives(legal(2)),
  row('move.crawl', 0, 'a prone creature on plain floor')
    .on(rogue(5, 5, { conditions: ['prone'] }))
    .ask(go('r', east(3)))
    .gives(legal(6)),
  row('move.crawl', 1, 'a prone creature on rubble')
    .on(rogue(5, 5, { conditions: ['prone'] }), stretch(3))
    .ask(go('r', east(2)))
    .gives(legal(6)),
  row('move.climb', 0, 'a plain wall without a Climb Speed')
    .on(rogue(5, 5, { moving: 'climb' }))
    .ask(go('r', east(3)))
    .gives(legal(6)),
  row('move.climb', 1, 'Climb 30 on an overgrown wall')
    .on(rogue(5, 5, { speed: { land: 6, climb: 6 }, moving: 'climb' }), stretch(3))
    .ask(go('r', east(3)))
    .cites('srd52.move.difficult')
    .gives(legal(6)),
  row('move.swim', 0, 'deep water')
    .on(rogue(5, 5, { moving: 'swim' }), water(3))
    .ask(go('r', east(3)))
    .gives(legal(6)),
  row('move.swim', 1, 'Swim 30 in rough water')
    .on(rogue(5, 5, { speed: { land: 6, swim: 6 }, moving: 'swim' }), stretch(3))
    .ask(go('r', east(3)))
    .cites('srd52.move.difficult')
    .gives(legal(6)),
  row('move.swim', 'extra', 'a shark in water')
    .on(rogue(5, 5, { speed: { land: 0, swim: 8 } }), sea)
    .ask(go('r', east(8)))
    .uncited('its own speed')
    .gives({ ...legal(8), budget: 8 }),
  row('move.swim', 'extra', 'a merfolk in water')
    .on(rogue(5, 5, { speed: { land: 2, swim: 8 } }), sea)
    .ask(go('r', east(8)))
    .uncited('its own speed')
    .gives({ ...legal(8), budget: 8 }),
  row('move.swim', 'extra', 'a merfolk ashore')
    .on(rogue(5, 5, { speed: { land: 2, swim: 8 } }))
    .ask(go('r', east(3)))
    .uncited('its own speed')
    .gives({ ...illegal('over-speed'), budget: 2 }),
  row('move.swim', 'extra', 'a slow swimmer in water swims on without its swim speed')
    .on(rogue(5, 5, { speed: { land: 6, swim: 4 } }), sea)
    .ask(go('r', east(5)))
    .uncited('its own speed')
    .gives({ ...legal(6), budget: 6 }),
  row('move.swim', 'extra', 'a slow swimmer in water, one square more')
    .on(rogue(5, 5, { speed: { land: 6, swim: 4 } }), sea)
    .ask(go('r', east(6)))
    .uncited('its own speed')
    .gives(illegal('over-speed')),
  row('move.swim', 'extra', 'a shark on a map without water')
    .on(rogue(5, 5, { speed: { land: 0, swim: 8 } }))
    .ask(go('r', east(3)))
    .uncited('its own speed')
    .gives({ ...legal(3), budget: 8 }),
  row('condition.frightened', 0, 'comes a square closer')
    .on(afraid, creature('d', 10, 5))
    .ask(go('r', cells('5,5 6,5')))
    .gives(illegal('condition-forbids')),
  row('condition.frightened', 1, 'stays as far away')
    .on(afraid, creature('d', 10, 5))
    .ask(go('r', cells('5,5 5,6')))
    .uncited('nothing is against it')
    .gives(legal(1)),
  row('condition.frightened', 2, 'the second step comes closer')
    .on(afraid, creature('d', 10, 5))
    .ask(go('r', cells('5,5 5,6 6,7')))
    .gives({ legal: false, violations: [{ code: 'condition-forbids', step: 2 }] }),
  row('condition.frightened', 4, 'goes away')
    .on(afraid, creature('d', 10, 5))
    .ask(go('r', cells('5,5 4,5')))
    .uncited('nothing is against it')
    .gives(legal(1)),
  row('condition.frightened', 'extra', 'drags what frightens it')
    .on(rogue(5, 5, { ...fear, grapples: ['d'] }), creature('d', 6, 5))
    .ask(go('r', cells('5,5 5,4')))
    .uncited('nothing is against it')
    .gives(legal(2)),
  row('condition.frightened', 'extra', 'the source behind a wall')
    .on(afraid, creature('d', 10, 5), wall(8, 0, 8, 12))
    .ask(go('r', cells('5,5 6,5')))
    .gives(illegal('condition-forbids')),
  row('condition.frightened', 'extra', 'no way leads closer')
    .on(afraid, creature('d', 10, 5))
    .ask({ ask: 'path', of: 'r', to: [7, 5] })
    .uncited('a path that there is not cites nothing of its own')
    .gives({ path: null, why: 'condition-forbids' }),
  row('condition.frightened', 'extra', 'by whom, nobody has said')
    .on(rogue(5, 5, { conditions: ['frightened'] }), creature('d', 10, 5))
    .ask(go('r', cells('5,5 6,5')))
    .uncited('nothing is against it')
    .gives({ ...legal(1), unknown: ['creatures.r.conditionsBy.frightened'] }),
  row('condition.frightened', 'extra', 'flies closer')
    .on(rogue(5, 5, { ...fear, speed: { land: 6, fly: 12 }, elevation: 3 }), creature('d', 10, 5))
    .ask({
      ask: 'move',
      of: 'r',
      mode: 'move',
      path: [
        [5, 5, 3],
        [6, 5, 3],
      ],
    })
    .gives(illegal('condition-forbids')),
  row('prone.options', 'extra', 'a prone creature takes wing')
    .on(rogue(5, 5, { conditions: ['prone'], speed: { land: 6, fly: 8 }, moving: 'fly' }))
    .ask(go('r', east(1)))
    .gives(illegal('prone-must-crawl')),
  row('move.extras-add', 0, 'crawls through rubble')
    .on(rogue(5, 5, { conditions: ['prone'] }), stretch(1))
    .ask(go('r', east(1)))
    .gives(legal(3)),
  row('move.extras-add', 1, 'drags an orc through rubble')
    .on(
      rogue(5, 5, { grapples: ['o'] }),
      creature('o', 4, 5, { conditions: ['grappled'] }),
      stretch(2),
    )
    .ask(go('r', east(2)))
    .cites('srd52.move.difficult')
    .gives(legal(6)),
  row('move.extras-add', 2, 'crawls through rubble dragging the orc')
    .on(
      rogue(5, 5, { grapples: ['o'], conditions: ['prone'] }),
      creature('o', 4, 5, { conditions: ['grappled'] }),
      stretch(1),
    )
    .ask(go('r', east(1)))
    .gives(legal(4)),
  row('move.worst-square', 0, 'an ogre with one square onto rubble')
    .on(big('r', 4, 4), rubble(6, 5))
    .ask(go('r', cells('4,4 5,4')))
    .gives(legal(2)),
  row('move.worst-square', 1, 'off the rubble')
    .on(big('r', 4, 4), rubble(4, 5))
    .ask(go('r', cells('4,4 5,4')))
    .uncited(noRow)
    .gives(legal(1)),
  row('share.through-ally', 0, 'through an ally')
    .on(rogue(5, 5), hero('b', 6, 5))
    .ask(through)
    .gives(legal(2)),
  row('share.through-ally', 1, 'a move that ends in the occupied space')
    .on(rogue(5, 5), hero('b', 6, 5))
    .ask(ends)
    .gives(illegal('ends-occupied')),
  row('share.through-incapacitated', 0, 'through a stunned orc')
    .on(rogue(5, 5), orc({ conditions: ['stunned'] }, 6))
    .ask(through)
    .gives(legal(3)),
  row('share.through-incapacitated', 1, 'through a paralysed ally')
    .on(rogue(5, 5), hero('b', 6, 5, { conditions: ['paralyzed'] }))
    .ask(through)
    .cites('srd52.share.through-ally')
    .gives(legal(2)),
  row('share.through-tiny', 0, 'through an imp')
    .on(rogue(5, 5), orc({ size: 'tiny' }, 6))
    .ask(through)
    .gives(legal(2)),
  row('share.through-tiny', 1, 'ending on it')
    .on(rogue(5, 5), orc({ size: 'tiny' }, 6))
    .ask(ends)
    .gives(illegal('ends-occupied')),
  row('share.through-two-sizes', 0, 'through a Huge giant')
    .on(rogue(4, 5), hugeFoe)
    .ask(go('r', cells('4,5 5,5 6,5 7,5 8,5'), 'dash'))
    .gives(legal(7)),
  row('share.through-two-sizes', 1, 'through a Large ogre')
    .on(rogue(4, 5), big('o', 5, 5))
    .ask(go('r', cells('4,5 5,5 6,5 7,5')))
    .gives(illegal('through-enemy')),
  row('share.through-two-sizes', 3, 'through a Gargantuan')
    .on(rogue(4, 5), creature('g', 5, 4, { size: 'gargantuan' }))
    .ask(go('r', cells('4,5 5,5 6,5 7,5 8,5 9,5'), 'dash'))
    .gives(legal(9)),
  row('share.through-two-sizes', 5, 'a Small creature through a Medium enemy')
    .on(rogue(5, 5, { size: 'small' }), orc({}, 6))
    .ask(through)
    .gives(illegal('through-enemy')),
  row('share.not-others', 0, 'through an orc')
    .on(rogue(5, 5), orc({}, 6))
    .ask(through)
    .gives(illegal('through-enemy')),
  row('share.not-others', 1, 'through a neutral townsman')
    .on(rogue(5, 5), orc({ side: 'neutral' }, 6))
    .ask(through)
    .gives(illegal('through-ally')),
  row('share.difficult', 0, 'through a sleeping enemy')
    .on(rogue(5, 5), orc({ conditions: ['asleep'] }, 6))
    .ask(through)
    .gives(legal(3)),
  row('share.difficult', 1, 'through an ally on rubble')
    .on(rogue(5, 5), hero('b', 6, 5), rubble(6, 5))
    .ask(through)
    .gives(legal(3)),
  row('share.difficult', 2, 'through a Tiny enemy')
    .on(rogue(5, 5), orc({ size: 'tiny' }, 6))
    .ask(through)
    .gives(legal(2)),
  row('share.no-end', 0, 'in an ally’s square')
    .on(rogue(5, 5), hero('b', 6, 5))
    .ask(ends)
    .gives(illegal('ends-occupied')),
  row('share.no-end', 1, 'under a Gargantuan enemy')
    .on(rogue(5, 5), creature('g', 6, 4, { size: 'gargantuan' }))
    .ask(ends)
    .gives(illegal('ends-occupied')),
  row('share.no-end', 2, 'a Tiny creature in an ogre’s square')
    .on(rogue(5, 5, { size: 'tiny' }), big('o', 6, 5))
    .ask(ends)
    .gives(illegal('ends-occupied')),
  row('share.no-end', 3, 'a wagon')
    .on(rogue(5, 5), block(6, 5))
    .ask(ends)
    .uncited('an object that blocks is no creature')
    .gives(illegal('through-wall')),
  row('share.no-end', 4, 'a chair')
    .on(rogue(5, 5), lowBlock(6, 5))
    .ask(ends)
    .uncited('a low object is difficult ground')
    .gives(legal(2)),
  row('share.dead', 0, 'a dead orc')
    .on(rogue(5, 5), orc({ conditions: ['dead'] }, 6))
    .ask(ends)
    .gives(legal(1)),
  row('share.dead', 1, 'an unconscious orc')
    .on(rogue(5, 5), orc({ conditions: ['unconscious'] }, 6))
    .ask(through)
    .gives(legal(3)),
  row('share.swarm', 0, 'a swarm ends over a man')
    .on(creature('r', 5, 5, { size: 'large', traits: ['swarm'] }), hero('b', 7, 5))
    .ask(go('r', cells('5,5 6,5')))
    .gives({ legal: true }),
  row('share.swarm', 1, 'a man ends in a swarm')
    .on(rogue(5, 5), orc({ traits: ['swarm'] }, 6))
    .ask(ends)
    .gives({ legal: true }),
  row('share.swarm', 2, 'a man walks through it')
    .on(rogue(5, 5), orc({ traits: ['swarm'] }, 6))
    .ask(through)
    .gives(legal(3)),
  row('squeeze.narrow', 0, 'an ogre in a corridor')
    .on(corridor(3), big('r', 0, 3))
    .ask(
      go('r', [
        [0, 3],
        [1, 3],
        [2, 3],
        [3, 3],
      ]),
    )
    .gives(legal(6)),
  row('squeeze.narrow', 1, 'the square has rubble too')
    .on(corridor(3), big('r', 0, 3), fill(0, 3, 8, 3, rubble))
    .ask(
      go('r', [
        [0, 3],
        [1, 3],
        [2, 3],
        [3, 3],
      ]),
    )
    .gives(legal(6)),
  row('squeeze.widths', 0, 'a Gargantuan creature, two squares wide')
    .on(corridor(3, 4), creature('r', 0, 3, { size: 'gargantuan' }))
    .ask(go('r', cells('0,3 1,3')))
    .cites('srd52.squeeze.widths')
    .gives(illegal('too-narrow')),
  row('squeeze.widths', 1, 'three squares wide')
    .on(corridor(3, 5), creature('r', 0, 3, { size: 'gargantuan' }))
    .ask(go('r', cells('0,3 1,3 2,3')))
    .gives(legal(4)),
  row('squeeze.widths', 2, 'a Huge creature, one square wide')
    .on(wall(4, 3, 28, 3), wall(4, 4, 28, 4), creature('r', 1, 2, { size: 'huge' }))
    .ask(go('r', cells('1,2 2,2')))
    .gives(illegal('too-narrow')),
  row('squeeze.narrow', 3, 'an ogre ends its turn in the corridor')
    .on(corridor(3), big('r', 0, 3))
    .ask(go('r', cells('0,3 1,3')))
    .gives({ legal: true }),
  row('move.worst-square', 'extra', 'an ogre that keeps standing on rubble')
    .on(big('r', 4, 4), rubble(5, 4), rubble(5, 5))
    .ask(go('r', cells('4,4 5,4')))
    .uncited(noRow)
    .gives(legal(1)),
  row('move.worst-square', 'extra', 'an ogre along half a stretch of rubble')
    .on(big('r', 4, 4), fill(4, 4, 9, 4, rubble))
    .ask(go('r', cells('4,4 5,4 5,5')))
    .cites('srd52.move.worst-square')
    .gives(legal(3)),
  row('share.through-two-sizes', 4, 'an ogre through a goblin')
    .on(big('r', 4, 4), hero('g', 6, 5, { size: 'small' }))
    .ask(go('r', cells('4,4 5,4 6,4 7,4')))
    .gives(legal(4)),
  row('prone.stand', 0, 'got up, then three squares')
    .on(rogue(5, 5), spent(0, { half: 1 }))
    .ask(go('r', east(3)))
    .gives({ ...legal(3), budget: 3 }),
  row('prone.stand', 1, 'crawled two squares')
    .on(rogue(5, 5, { conditions: ['prone'] }), spent(4))
    .ask({ ask: 'act', of: 'r', action: 'stand-up' })
    .gives({ legal: false, why: ['over-speed'] }),
  row('prone.stand', 2, 'with a Dash')
    .on(rogue(5, 5), spent(0, { half: 1, dash: 1, action: 1 }))
    .ask(go('r', east(3)))
    .gives(budgets(9)),
  row('prone.stand', 3, 'Speed 25')
    .on(rogue(5, 5, { speed: { land: 5 } }), spent(0, { half: 1 }))
    .ask(go('r', east(1)))
    .gives(budgets(2)),
  row('prone.stand', 4, 'Speed 5')
    .on(rogue(5, 5, { conditions: ['exhaustion-5'] }), spent(0, { half: 1 }))
    .ask(go('r', east(1)))
    .gives(budgets(0)),
  row('prone.options', 0, 'a prone creature moves: it crawls')
    .on(rogue(5, 5, { conditions: ['prone'] }))
    .ask(go('r', east(1)))
    .gives(legal(2)),
  row('prone.stand-safe', 0, 'gets up beside an orc')
    .on(rogue(6, 5, { conditions: ['prone'] }), orc())
    .ask({ ask: 'act', of: 'r', action: 'stand-up' })
    .gives({ legal: true, opportunities: [] }),
  row('prone.stand-safe', 1, 'crawls away from an orc')
    .on(rogue(6, 5, { conditions: ['prone'] }), orc())
    .ask(go('r', cells('6,5 7,5')))
    .cites('srd52.opportunity.leaving-reach')
    .gives({ opportunities: [{ by: 'o', leaving: [6, 5] }] }),
  row('condition.stunned', 0, 'a stunned ogre may walk')
    .on(big('r', 5, 5, { conditions: ['stunned'] }))
    .ask(go('r', cells('5,5 6,5')))
    .uncited('nothing takes its movement away')
    .gives(legal(1)),
  row('condition.exhaustion', 'extra', 'a creature with three levels of exhaustion')
    .on(rogue(5, 5, { conditions: ['exhaustion-3'] }))
    .ask(go('r', east(3)))
    .gives({ ...legal(3), budget: 3 }),
  row('condition.blinded', 'extra', 'a blinded creature keeps its speed')
    .on(rogue(5, 5, { conditions: ['blinded'] }))
    .ask(go('r', east(6)))
    .uncited('nothing takes its movement away')
    .gives(legal(6)),
]);
