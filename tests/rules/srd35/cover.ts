/**
 * 3.5 SRD: cover: ranged, adjacent melee, reach melee, low obstacles, soft, large creatures, total.
 */
import {
  archer,
  block,
  cases,
  concealment,
  corridor,
  cover,
  creature,
  glass,
  glassWall,
  hero,
  italian,
  lowWall,
  ogre,
  smoke,
  wall,
} from '../cases.ts';
import { asking, row } from '../rows.ts';

const none = { degree: 'none', ac: 0, reflex: 0 };
const covered = { degree: 'cover', ac: 4, reflex: 2 };
const soft = { degree: 'soft', ac: 4, reflex: 0 };
const total = { degree: 'total' };

const shot = asking(cover('a', 't', 'ranged'));
const blow = asking(cover('a', 't', 'melee'));
/** Archer at (0,0) and its target. */
const range = (x: number, y: number) => [archer('a', 0, 0), creature('t', x, y)];
/** Swordsman and his target, adjacent. */
const duel = (ax: number, ay: number, tx: number, ty: number) => [
  hero('a', ax, ay),
  creature('t', tx, ty),
];
const spear = (tx: number, ty: number) => [
  hero('a', 0, 0, { attacks: 'longspear' }),
  creature('t', tx, ty),
];

const RANGED = 'srd35.cover.ranged-corner-procedure';
const BORDER = 'srd35.cover.ranged-blocking-border';
const CREATURES = 'srd35.cover.ranged-creature-square';
const MELEE = 'srd35.cover.melee-adjacent-any-line';
const REACH = 'srd35.cover.melee-non-adjacent-uses-ranged';
const LOW = 'srd35.cover.low-obstacle-nine-metres';
const NEARER = 'srd35.cover.low-obstacle-nearer-attacker';
const TOTAL = 'srd35.cover.total-definition';

export default cases('srd35', [
  shot(RANGED, 0, 'a wall square right between: no line of effect')
    .on(range(4, 0), block(2, 0))
    .cites(TOTAL)
    .gives(total),
  shot(RANGED, 1, 'target (4,1), wall square (1,1): corner (1,0) sees all')
    .on(range(4, 1), block(1, 1))
    .gives(none),
  shot(RANGED, 2, 'target (4,1), wall square (2,1): the best corner has a line blocked')
    .on(range(4, 1), block(2, 1))
    .gives(covered),
  shot(RANGED, 3, 'target (4,0), wall square (2,1) beside the line')
    .on(range(4, 0), block(2, 1))
    .gives(none),
  shot(RANGED, 4, 'target (3,3), wall square (1,2) grazed at its corner')
    .on(range(3, 3), block(1, 2))
    .gives(none),
  shot(RANGED, 5, 'a block of glass at (2,1) blocks effect')
    .on(range(4, 1), glass(2, 1))
    .gives(covered),
  shot(RANGED, 6, 'Italian letter: glass does not block sight')
    .on(italian, range(4, 1), glass(2, 1))
    .gives(none),
  shot(RANGED, 7, 'opaque smoke at (2,1) does not block effect')
    .on(range(4, 1), smoke(2, 1))
    .gives(none),
  shot(RANGED, 8, 'Italian letter: smoke blocks sight')
    .on(italian, range(4, 1), smoke(2, 1))
    .gives(covered),
  shot(RANGED, 9, 'along a corridor one square wide').on(range(5, 0), corridor(0)).gives(none),

  shot(BORDER, 0, 'target (4,1), wall (3,1)–(3,2)')
    .on(range(4, 1), wall(3, 1, 3, 2))
    .gives(covered),
  shot(BORDER, 1, 'target (3,0), wall (2,1)–(2,2): nothing crosses it')
    .on(range(3, 0), wall(2, 1, 2, 2))
    .cites(RANGED)
    .gives(none),
  shot(BORDER, 2, 'target (3,0), wall (2,0)–(2,1) across the row')
    .on(range(3, 0), wall(2, 0, 2, 1))
    .cites(TOTAL)
    .gives(total),
  shot(BORDER, 3, 'Italian letter: a pane (3,1)–(3,2) gives none')
    .on(italian, range(4, 1), glassWall(3, 1, 3, 2))
    .cites(RANGED)
    .gives(none),
  shot(BORDER, 3, 'English: the same pane gives cover')
    .on(range(4, 1), glassWall(3, 1, 3, 2))
    .gives(covered),

  shot(CREATURES, 0, 'an ally at (3,0) on the way to (6,0)')
    .on(range(6, 0), hero('b', 3, 0))
    .gives(soft),
  shot(CREATURES, 1, 'an ally at (3,1), beside the line')
    .on(range(6, 0), hero('b', 3, 1))
    .cites(RANGED)
    .gives(none),
  shot(CREATURES, 2, 'an incorporeal ghost at (3,0)')
    .on(range(6, 0), creature('g', 3, 0, { conditions: ['incorporeal'] }))
    .cites(RANGED)
    .gives(none),
  shot(CREATURES, 'extra', 'the archer’s own mount at (0,0)–(1,1) and the target’s at (6,0)–(7,1)')
    .on(
      archer('a', 0, 0, { mount: 'm' }),
      hero('m', 0, 0, { size: 'large', attacks: [] }),
      creature('t', 6, 0, { mount: 'n' }),
      creature('n', 6, 0, { size: 'large', attacks: [] }),
    )
    .cites(RANGED)
    .gives(none),
  shot(CREATURES, 'extra', 'the archer dismounted, its horse at (1,0) in the way')
    .on(range(6, 0), hero('m', 1, 0, { size: 'large', attacks: [] }))
    .gives(soft),
  shot(CREATURES, 'extra', 'a corpse at (3,0)')
    .on(range(6, 0), creature('c', 3, 0, { conditions: ['dead'] }))
    .cites(RANGED)
    .gives(none),

  blow(MELEE, 0, '(0,0) on (1,1), wall square (1,0)')
    .on(duel(0, 0, 1, 1), block(1, 0))
    .gives(covered),
  blow(MELEE, 1, '(0,0) on (1,0), wall squares along their side')
    .on(duel(0, 0, 1, 0), block(0, 1), block(1, 1))
    .gives(none),
  blow(MELEE, 2, '(0,0) on (1,1), no walls')
    .on(duel(0, 0, 1, 1))
    .gives(none),
  blow(MELEE, 3, '(0,0) on (1,1), wall squares (1,0) and (0,1)')
    .on(duel(0, 0, 1, 1), block(1, 0), block(0, 1))
    .cites(TOTAL)
    .gives(total),
  blow(MELEE, 4, '(4,0) on (5,1), wall (5,0)–(5,1)')
    .on(duel(4, 0, 5, 1), wall(5, 0, 5, 1))
    .gives(covered),
  blow(MELEE, 5, '(4,1) on (5,1), wall (5,0)–(5,1) ends at their corner')
    .on(duel(4, 1, 5, 1), wall(5, 0, 5, 1))
    .gives(none),
  blow(MELEE, 6, '(4,0) on (5,0), wall (5,0)–(5,1) between')
    .on(duel(4, 0, 5, 0), wall(5, 0, 5, 1))
    .cites(TOTAL)
    .gives(total),

  blow('srd35.cover.melee-adjacent-low-wall', 0, 'fencing over a parapet, equally near')
    .on(duel(4, 0, 5, 0), lowWall(5, 0, 5, 1))
    .gives(covered),
  blow('srd35.cover.melee-adjacent-ignores-creatures', 0, 'creatures at (1,0) and (0,1)')
    .on(duel(0, 0, 1, 1), hero('b', 1, 0), creature('c', 0, 1))
    .cites(MELEE)
    .gives(none),

  blow(REACH, 0, 'longspear, ally at (1,0), target (2,0)')
    .on(spear(2, 0), hero('b', 1, 0))
    .gives(soft),
  blow(REACH, 1, 'longspear, target (2,0), nothing between').on(spear(2, 0)).gives(none),
  blow(REACH, 2, 'longspear, ally at (1,1), target (2,1)')
    .on(spear(2, 1), hero('b', 1, 1))
    .gives(soft),
  blow(REACH, 3, 'longspear, ally at (1,0), target (2,1): corner (0,1) sees all')
    .on(spear(2, 1), hero('b', 1, 0))
    .gives(none),

  shot(LOW, 0, 'low wall x=10, target beside it, archer far')
    .on(range(10, 0), lowWall(10, -9, 10, 20))
    .gives(covered),
  shot(LOW, 1, 'Italian letter: the archer is too far from it')
    .on(italian, range(10, 0), lowWall(10, -9, 10, 20))
    .gives(none),
  shot(LOW, 2, 'low wall x=10, target (18,0) too far from it')
    .on(range(18, 0), lowWall(10, -9, 10, 20))
    .gives(none),
  shot(LOW, 3, 'low wall x=5, target (5,0)')
    .on(range(5, 0), lowWall(5, -9, 5, 20))
    .gives(covered),
  shot(LOW, 3, 'Italian letter: low wall x=5, target (5,0)')
    .on(italian, range(5, 0), lowWall(5, -9, 5, 20))
    .gives(covered),
  shot(LOW, 4, 'low wall x=5, target (20,0)')
    .on(range(20, 0), lowWall(5, -9, 5, 20))
    .gives(none),
  shot(LOW, 4, 'Italian letter: low wall x=5, target (20,0)')
    .on(italian, range(20, 0), lowWall(5, -9, 5, 20))
    .gives(none),
  shot(LOW, 5, 'a parapet above half his height is no low obstacle: no 9 m limit')
    .on(range(18, 0), wall(10, -9, 10, 20, { blocks: ['move'], low: false, cover: 'cover' }))
    .cites(RANGED)
    .gives(covered),
  shot(LOW, 5, 'a nearer attacker, who may not ignore the low wall')
    .on(
      archer('a', 4, 0),
      creature('t', 8, 0),
      wall(5, -9, 5, 20, { blocks: ['move'], low: false, cover: 'cover' }),
    )
    .cites(RANGED)
    .gives(covered),
  shot(LOW, 6, 'Italian letter: belt-high, low: true; a nearer attacker ignores it')
    .on(italian, archer('a', 4, 0), creature('t', 8, 0), lowWall(5, -9, 5, 20))
    .gives(none),

  shot(NEARER, 0, 'low wall x=5, archer (4,0), target (8,0)')
    .on(archer('a', 4, 0), creature('t', 8, 0), lowWall(5, -9, 5, 20))
    .gives(none),
  shot(NEARER, 1, 'low wall x=5, archer (2,0), target (5,0)')
    .on(archer('a', 2, 0), creature('t', 5, 0), lowWall(5, -9, 5, 20))
    .cites(LOW)
    .gives(covered),
  shot(NEARER, 2, 'low wall x=5, archer (4,0), target (5,0)')
    .on(archer('a', 4, 0), creature('t', 5, 0), lowWall(5, -9, 5, 20))
    .cites(LOW)
    .gives(covered),

  shot('srd35.cover.reflex-bonus', 'extra', 'the +2 stands beside the +4 of the same cover')
    .on(range(4, 1), block(2, 1))
    .gives({ reflex: 2 }),

  shot('srd35.cover.soft-ranged-only', 0, "the target's own enemy at (3,0)")
    .on(range(6, 0), hero('b', 3, 0))
    .gives(soft),
  blow('srd35.cover.soft-ranged-only', 1, 'swordsman on (1,1), creature at (1,0)')
    .on(duel(0, 0, 1, 1), creature('c', 1, 0))
    .cites(MELEE)
    .gives(none),
  shot(
    'srd35.cover.soft-no-reflex-no-hide',
    'extra',
    'only a creature between gives no Reflex bonus',
  )
    .on(range(6, 0), hero('b', 3, 0))
    .gives({ degree: 'soft', reflex: 0 }),

  blow(
    'srd35.cover.big-attacker-picks-square',
    0,
    'ogre on (2,1), wall square (2,0): it strikes from (1,1)',
  )
    .on(ogre('a', 0, 0), hero('t', 2, 1), block(2, 0))
    .gives(none),
  shot(
    'srd35.cover.big-attacker-picks-square',
    1,
    'Italian letter: the ogre throws at (6,0), wall square (2,0)',
  )
    .on(italian, ogre('a', 0, 0, { attacks: 'rock' }), hero('t', 6, 0), block(2, 0))
    .gives(none),
  shot(
    'srd35.cover.big-attacker-picks-square',
    2,
    'English: the ogre throws at (6,0), wall square (2,0)',
  )
    .on(ogre('a', 0, 0, { attacks: 'rock' }), hero('t', 6, 0), block(2, 0))
    .gives(none),
  blow(
    'srd35.cover.big-target-melee-pick-square',
    0,
    '(0,1) on an ogre, wall (1,0)–(1,1): struck in (1,1)',
  )
    .on(hero('a', 0, 1), ogre('t', 1, 0), wall(1, 0, 1, 1))
    .gives(none),

  shot(TOTAL, 0, 'corridor closed by a wall square')
    .on(range(2, 0), corridor(0), block(1, 0))
    .gives(total),
  shot(TOTAL, 0, 'Italian letter: corridor closed by a wall square')
    .on(italian, range(2, 0), corridor(0), block(1, 0))
    .gives(total),
  shot(TOTAL, 1, 'open floor, wall square (2,0) in the row')
    .on(range(4, 0), block(2, 0))
    .gives(total),
  shot(TOTAL, 1, 'Italian letter: open floor, wall square (2,0) in the row')
    .on(italian, range(4, 0), block(2, 0))
    .gives(total),
  shot(TOTAL, 2, 'past two wall squares that touch at a point')
    .on(range(1, 1), block(1, 0), block(0, 1))
    .gives(total),
  shot(TOTAL, 3, 'corridor full of smoke at (1,0): effect passes')
    .on(range(2, 0), corridor(0), smoke(1, 0))
    .cites(RANGED)
    .gives(none),
  row(TOTAL, 3, 'a target with total cover is totally concealed')
    .on(range(2, 0), corridor(0), smoke(1, 0))
    .ask(concealment('a', 't', 'ranged'))
    .cites('srd35.concealment.total-definition')
    .gives({ degree: 'total', missChance: 50 }),
  shot(TOTAL, 4, 'Italian letter: the smoke gives total cover')
    .on(italian, range(2, 0), corridor(0), smoke(1, 0))
    .gives(total),
  row(TOTAL, 4, 'Italian letter: and total concealment')
    .on(italian, range(2, 0), corridor(0), smoke(1, 0))
    .ask(concealment('a', 't', 'ranged'))
    .cites('srd35.concealment.total-definition')
    .gives({ degree: 'total', missChance: 50 }),
  shot(TOTAL, 5, 'corridor closed by a pane')
    .on(range(2, 0), corridor(0), glassWall(1, 0, 1, 1))
    .gives(total),
  shot(TOTAL, 6, 'Italian letter: corridor closed by a pane')
    .on(italian, range(2, 0), corridor(0), glassWall(1, 0, 1, 1))
    .cites(RANGED)
    .gives(none),

  shot(
    'srd35.cover.improved-doubled-bonuses',
    0,
    'behind an arrow slit that the scene marks as improved cover',
  )
    .on(range(4, 0), wall(4, -9, 4, 20, { blocks: ['move'], cover: 'improved' }))
    .gives({ degree: 'improved', ac: 8, reflex: 4 }),

  shot('srd35.cover.friend-moved-through-none', 0, "shot at in a friend's square (2,0)")
    .on(archer('a', 0, 0, { side: 'foes' }), hero('t', 2, 0), hero('f', 2, 0))
    .gives(none),
]);
