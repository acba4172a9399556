/** Cover: ranged, adjacent melee, reach melee, low obstacles, soft, big creatures, total. */
import {
  archer, block, cases, concealment, corridor, cover, creature, glass, glassWall, hero, italian, lowWall, ogre, smoke, wall,
} from '../cases.ts';

const none = { degree: 'none', ac: 0, reflex: 0 };
const covered = { degree: 'cover', ac: 4, reflex: 2 };
const soft = { degree: 'soft', ac: 4, reflex: 0 };
const total = { degree: 'total' };

const shot = cover('a', 't', 'ranged');
const blow = cover('a', 't', 'melee');
/** Archer at (0,0) and its target. */
const range = (x: number, y: number) => [archer('a', 0, 0), creature('t', x, y)];
/** Swordsman and his target, adjacent. */
const duel = (ax: number, ay: number, tx: number, ty: number) => [hero('a', ax, ay), creature('t', tx, ty)];
const spear = (tx: number, ty: number) => [hero('a', 0, 0, { attacks: 'longspear' }), creature('t', tx, ty)];

const RANGED = 'srd35.cover.ranged-corner-procedure';
const BORDER = 'srd35.cover.ranged-blocking-border';
const CREATURES = 'srd35.cover.ranged-creature-square';
const MELEE = 'srd35.cover.melee-adjacent-any-line';
const REACH = 'srd35.cover.melee-non-adjacent-uses-ranged';
const LOW = 'srd35.cover.low-obstacle-nine-metres';
const NEARER = 'srd35.cover.low-obstacle-nearer-attacker';
const TOTAL = 'srd35.cover.total-definition';

export default cases('srd35', [
  { rule: RANGED, case: 0, given: 'a wall square right between: no line of effect', on: [range(4, 0), block(2, 0)], ask: shot, expect: total, cites: [TOTAL] },
  { rule: RANGED, case: 1, given: 'target (4,1), wall square (1,1): corner (1,0) sees all', on: [range(4, 1), block(1, 1)], ask: shot, expect: none },
  { rule: RANGED, case: 2, given: 'target (4,1), wall square (2,1): the best corner has a line blocked', on: [range(4, 1), block(2, 1)], ask: shot, expect: covered },
  { rule: RANGED, case: 3, given: 'target (4,0), wall square (2,1) beside the line', on: [range(4, 0), block(2, 1)], ask: shot, expect: none },
  { rule: RANGED, case: 4, given: 'target (3,3), wall square (1,2) grazed at its corner', on: [range(3, 3), block(1, 2)], ask: shot, expect: none },
  { rule: RANGED, case: 5, given: 'a block of glass at (2,1) blocks effect', on: [range(4, 1), glass(2, 1)], ask: shot, expect: covered },
  { rule: RANGED, case: 6, given: 'Italian letter: glass does not block sight', on: [italian, range(4, 1), glass(2, 1)], ask: shot, expect: none },
  { rule: RANGED, case: 7, given: 'opaque smoke at (2,1) does not block effect', on: [range(4, 1), smoke(2, 1)], ask: shot, expect: none },
  { rule: RANGED, case: 8, given: 'Italian letter: smoke blocks sight', on: [italian, range(4, 1), smoke(2, 1)], ask: shot, expect: covered },
  { rule: RANGED, case: 9, given: 'along a corridor one square wide', on: [range(5, 0), corridor(0)], ask: shot, expect: none },

  { rule: BORDER, case: 0, given: 'target (4,1), wall (3,1)–(3,2)', on: [range(4, 1), wall(3, 1, 3, 2)], ask: shot, expect: covered },
  { rule: BORDER, case: 1, given: 'target (3,0), wall (2,1)–(2,2): nothing crosses it', on: [range(3, 0), wall(2, 1, 2, 2)], ask: shot, expect: none, cites: [RANGED] },
  { rule: BORDER, case: 2, given: 'target (3,0), wall (2,0)–(2,1) across the row', on: [range(3, 0), wall(2, 0, 2, 1)], ask: shot, expect: total, cites: [TOTAL] },
  { rule: BORDER, case: 3, given: 'Italian letter: a pane (3,1)–(3,2) gives none', on: [italian, range(4, 1), glassWall(3, 1, 3, 2)], ask: shot, expect: none, cites: [RANGED] },
  { rule: BORDER, case: 3, given: 'English: the same pane gives cover', on: [range(4, 1), glassWall(3, 1, 3, 2)], ask: shot, expect: covered },

  { rule: CREATURES, case: 0, given: 'an ally at (3,0) on the way to (6,0)', on: [range(6, 0), hero('b', 3, 0)], ask: shot, expect: soft },
  { rule: CREATURES, case: 1, given: 'an ally at (3,1), beside the line', on: [range(6, 0), hero('b', 3, 1)], ask: shot, expect: none, cites: [RANGED] },
  { rule: CREATURES, case: 2, given: 'an incorporeal ghost at (3,0)', on: [range(6, 0), creature('g', 3, 0, { conditions: ['incorporeal'] })], ask: shot, expect: none, cites: [RANGED] },
  { rule: CREATURES, case: 'extra', given: 'the archer’s own mount at (0,0)–(1,1) and the target’s at (6,0)–(7,1)', cites: [RANGED],
    on: [
      archer('a', 0, 0, { mount: 'm' }), hero('m', 0, 0, { size: 'large', attacks: [] }),
      creature('t', 6, 0, { mount: 'n' }), creature('n', 6, 0, { size: 'large', attacks: [] }),
    ], ask: shot, expect: none },
  { rule: CREATURES, case: 'extra', given: 'the archer dismounted, its horse at (1,0) in the way',
    on: [range(6, 0), hero('m', 1, 0, { size: 'large', attacks: [] })], ask: shot, expect: soft },
  { rule: CREATURES, case: 'extra', given: 'a corpse at (3,0)', on: [range(6, 0), creature('c', 3, 0, { conditions: ['dead'] })], ask: shot, expect: none, cites: [RANGED] },

  { rule: MELEE, case: 0, given: '(0,0) on (1,1), wall square (1,0)', on: [duel(0, 0, 1, 1), block(1, 0)], ask: blow, expect: covered },
  { rule: MELEE, case: 1, given: '(0,0) on (1,0), wall squares along their side', on: [duel(0, 0, 1, 0), block(0, 1), block(1, 1)], ask: blow, expect: none },
  { rule: MELEE, case: 2, given: '(0,0) on (1,1), no walls', on: [duel(0, 0, 1, 1)], ask: blow, expect: none },
  { rule: MELEE, case: 3, given: '(0,0) on (1,1), wall squares (1,0) and (0,1)', on: [duel(0, 0, 1, 1), block(1, 0), block(0, 1)], ask: blow, expect: total, cites: [TOTAL] },
  { rule: MELEE, case: 4, given: '(4,0) on (5,1), wall (5,0)–(5,1)', on: [duel(4, 0, 5, 1), wall(5, 0, 5, 1)], ask: blow, expect: covered },
  { rule: MELEE, case: 5, given: '(4,1) on (5,1), wall (5,0)–(5,1) ends at their corner', on: [duel(4, 1, 5, 1), wall(5, 0, 5, 1)], ask: blow, expect: none },
  { rule: MELEE, case: 6, given: '(4,0) on (5,0), wall (5,0)–(5,1) between', on: [duel(4, 0, 5, 0), wall(5, 0, 5, 1)], ask: blow, expect: total, cites: [TOTAL] },

  { rule: 'srd35.cover.melee-adjacent-low-wall', case: 0, given: 'fencing over a parapet, equally near', on: [duel(4, 0, 5, 0), lowWall(5, 0, 5, 1)], ask: blow, expect: covered },
  { rule: 'srd35.cover.melee-adjacent-ignores-creatures', case: 0, given: 'creatures at (1,0) and (0,1)', cites: [MELEE],
    on: [duel(0, 0, 1, 1), hero('b', 1, 0), creature('c', 0, 1)], ask: blow, expect: none },

  { rule: REACH, case: 0, given: 'longspear, ally at (1,0), target (2,0)', on: [spear(2, 0), hero('b', 1, 0)], ask: blow, expect: soft },
  { rule: REACH, case: 1, given: 'longspear, target (2,0), nothing between', on: [spear(2, 0)], ask: blow, expect: none },
  { rule: REACH, case: 2, given: 'longspear, ally at (1,1), target (2,1)', on: [spear(2, 1), hero('b', 1, 1)], ask: blow, expect: soft },
  { rule: REACH, case: 3, given: 'longspear, ally at (1,0), target (2,1): corner (0,1) sees all', on: [spear(2, 1), hero('b', 1, 0)], ask: blow, expect: none },

  { rule: LOW, case: 0, given: 'low wall x=10, target beside it, archer far', on: [range(10, 0), lowWall(10, -9, 10, 20)], ask: shot, expect: covered },
  { rule: LOW, case: 1, given: 'Italian letter: the archer is too far from it', on: [italian, range(10, 0), lowWall(10, -9, 10, 20)], ask: shot, expect: none },
  { rule: LOW, case: 2, given: 'low wall x=10, target (18,0) too far from it', on: [range(18, 0), lowWall(10, -9, 10, 20)], ask: shot, expect: none },
  { rule: LOW, case: 3, given: 'low wall x=5, target (5,0)', on: [range(5, 0), lowWall(5, -9, 5, 20)], ask: shot, expect: covered },
  { rule: LOW, case: 3, given: 'Italian letter: low wall x=5, target (5,0)', on: [italian, range(5, 0), lowWall(5, -9, 5, 20)], ask: shot, expect: covered },
  { rule: LOW, case: 4, given: 'low wall x=5, target (20,0)', on: [range(20, 0), lowWall(5, -9, 5, 20)], ask: shot, expect: none },
  { rule: LOW, case: 4, given: 'Italian letter: low wall x=5, target (20,0)', on: [italian, range(20, 0), lowWall(5, -9, 5, 20)], ask: shot, expect: none },
  { rule: LOW, case: 5, given: 'a parapet above half his height is no low obstacle: no 9 m limit', cites: [RANGED],
    on: [range(18, 0), wall(10, -9, 10, 20, { blocks: ['move'], low: false, cover: 'cover' })], ask: shot, expect: covered },
  { rule: LOW, case: 5, given: 'nor may a nearer attacker ignore it', cites: [RANGED],
    on: [archer('a', 4, 0), creature('t', 8, 0), wall(5, -9, 5, 20, { blocks: ['move'], low: false, cover: 'cover' })], ask: shot, expect: covered },
  { rule: LOW, case: 6, given: 'Italian letter: belt-high, low: true; a nearer attacker ignores it',
    on: [italian, archer('a', 4, 0), creature('t', 8, 0), lowWall(5, -9, 5, 20)], ask: shot, expect: none },

  { rule: NEARER, case: 0, given: 'low wall x=5, archer (4,0), target (8,0)', on: [archer('a', 4, 0), creature('t', 8, 0), lowWall(5, -9, 5, 20)], ask: shot, expect: none },
  { rule: NEARER, case: 1, given: 'low wall x=5, archer (2,0), target (5,0)', on: [archer('a', 2, 0), creature('t', 5, 0), lowWall(5, -9, 5, 20)], ask: shot, expect: covered, cites: [LOW] },
  { rule: NEARER, case: 2, given: 'low wall x=5, archer (4,0), target (5,0)', on: [archer('a', 4, 0), creature('t', 5, 0), lowWall(5, -9, 5, 20)], ask: shot, expect: covered, cites: [LOW] },

  { rule: 'srd35.cover.reflex-bonus', case: 'extra', given: 'the +2 stands beside the +4 of the same cover', on: [range(4, 1), block(2, 1)], ask: shot, expect: { reflex: 2 } },

  { rule: 'srd35.cover.soft-ranged-only', case: 0, given: "the target's own enemy at (3,0)", on: [range(6, 0), hero('b', 3, 0)], ask: shot, expect: soft },
  { rule: 'srd35.cover.soft-ranged-only', case: 1, given: 'swordsman on (1,1), creature at (1,0)', on: [duel(0, 0, 1, 1), creature('c', 1, 0)], ask: blow, expect: none, cites: [MELEE] },
  { rule: 'srd35.cover.soft-no-reflex-no-hide', case: 'extra', given: 'only a creature between: no Reflex bonus', on: [range(6, 0), hero('b', 3, 0)], ask: shot, expect: { degree: 'soft', reflex: 0 } },

  { rule: 'srd35.cover.big-attacker-picks-square', case: 0, given: 'ogre on (2,1), wall square (2,0): it strikes from (1,1)',
    on: [ogre('a', 0, 0), hero('t', 2, 1), block(2, 0)], ask: blow, expect: none },
  { rule: 'srd35.cover.big-attacker-picks-square', case: 1, given: 'Italian letter: the ogre throws at (6,0), wall square (2,0)',
    on: [italian, ogre('a', 0, 0, { attacks: 'rock' }), hero('t', 6, 0), block(2, 0)], ask: shot, expect: none },
  { rule: 'srd35.cover.big-attacker-picks-square', case: 2, given: 'English: the same throw',
    on: [ogre('a', 0, 0, { attacks: 'rock' }), hero('t', 6, 0), block(2, 0)], ask: shot, expect: none },
  { rule: 'srd35.cover.big-target-melee-pick-square', case: 0, given: '(0,1) on an ogre, wall (1,0)–(1,1): struck in (1,1)',
    on: [hero('a', 0, 1), ogre('t', 1, 0), wall(1, 0, 1, 1)], ask: blow, expect: none },

  { rule: TOTAL, case: 0, given: 'corridor closed by a wall square', on: [range(2, 0), corridor(0), block(1, 0)], ask: shot, expect: total },
  { rule: TOTAL, case: 0, given: 'Italian letter: corridor closed by a wall square', on: [italian, range(2, 0), corridor(0), block(1, 0)], ask: shot, expect: total },
  { rule: TOTAL, case: 1, given: 'open floor, wall square (2,0) in the row', on: [range(4, 0), block(2, 0)], ask: shot, expect: total },
  { rule: TOTAL, case: 1, given: 'Italian letter: open floor, wall square (2,0) in the row', on: [italian, range(4, 0), block(2, 0)], ask: shot, expect: total },
  { rule: TOTAL, case: 2, given: 'past two wall squares that touch at a point', on: [range(1, 1), block(1, 0), block(0, 1)], ask: shot, expect: total },
  { rule: TOTAL, case: 3, given: 'corridor full of smoke at (1,0): effect passes', on: [range(2, 0), corridor(0), smoke(1, 0)], ask: shot, expect: none, cites: [RANGED] },
  { rule: TOTAL, case: 3, given: 'and it conceals totally', on: [range(2, 0), corridor(0), smoke(1, 0)], ask: concealment('a', 't', 'ranged'),
    expect: { degree: 'total', missChance: 50 }, cites: ['srd35.concealment.total-definition'] },
  { rule: TOTAL, case: 4, given: 'Italian letter: the smoke gives total cover', on: [italian, range(2, 0), corridor(0), smoke(1, 0)], ask: shot, expect: total },
  { rule: TOTAL, case: 4, given: 'Italian letter: and total concealment', on: [italian, range(2, 0), corridor(0), smoke(1, 0)], ask: concealment('a', 't', 'ranged'),
    expect: { degree: 'total', missChance: 50 }, cites: ['srd35.concealment.total-definition'] },
  { rule: TOTAL, case: 5, given: 'corridor closed by a pane', on: [range(2, 0), corridor(0), glassWall(1, 0, 1, 1)], ask: shot, expect: total },
  { rule: TOTAL, case: 6, given: 'Italian letter: corridor closed by a pane', on: [italian, range(2, 0), corridor(0), glassWall(1, 0, 1, 1)], ask: shot, expect: none, cites: [RANGED] },

  { rule: 'srd35.cover.improved-doubled-bonuses', case: 0, given: 'behind an arrow slit that the scene marks as improved cover',
    on: [range(4, 0), wall(4, -9, 4, 20, { blocks: ['move'], cover: 'improved' })], ask: shot, expect: { degree: 'improved', ac: 8, reflex: 4 } },

  { rule: 'srd35.cover.friend-moved-through-none', case: 0, given: "shot at in a friend's square (2,0)",
    on: [archer('a', 0, 0, { side: 'foes' }), hero('t', 2, 0), hero('f', 2, 0)], ask: shot, expect: none },
]);
