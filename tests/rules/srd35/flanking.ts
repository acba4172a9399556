/** 3.5 SRD: flanking: the line between the centers, large creatures, and threat. */
import { cases, creature, flanking, hero, ogre, type CreatureMore } from '../cases.ts';
import { asking } from '../rows.ts';

const both = { pairs: [{ a: 'a', b: 'b' }] };
const neither = { pairs: [] };
const ask = asking(flanking('d'));
const target = creature('d', 5, 5);
const bigTarget = ogre('d', 5, 5);
/** Two heroes at these squares. */
const two = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  a: CreatureMore = {},
  b: CreatureMore = {},
) => [hero('a', ax, ay, a), hero('b', bx, by, b)];
const spear: CreatureMore = { attacks: 'longspear' };
const big: CreatureMore = { size: 'large', build: 'tall' };

const LINE = 'srd35.flanking.centre-line-test';
const CORNERS = 'srd35.flanking.corners-count';
const SPACE = 'srd35.flanking.big-defender-space';
const ANY = 'srd35.flanking.big-attacker-any-square';

export default cases('srd35', [
  ask('srd35.flanking.melee-bonus', 0, 'opposite sides')
    .on(target, two(4, 5, 6, 5))
    .gives(both),
  ask('srd35.flanking.melee-bonus', 1, 'opposite corners')
    .on(target, two(4, 4, 6, 6))
    .gives(both),

  ask(LINE, 0, '(4,4) and (6,5): top and right')
    .on(target, two(4, 4, 6, 5))
    .gives(neither),
  ask(LINE, 1, 'reach weapons at (3,4) and (7,6)')
    .on(target, two(3, 4, 7, 6, spear, spear))
    .gives(both),
  ask(LINE, 2, '(4,5) and (6,4): left and top')
    .on(target, two(4, 5, 6, 4))
    .gives(neither),
  ask(LINE, 3, '(5,4) and (5,6)')
    .on(target, two(5, 4, 5, 6))
    .gives(both),

  ask(CORNERS, 0, '(4,4) and (6,6)')
    .on(target, two(4, 4, 6, 6))
    .gives(both),
  ask(CORNERS, 1, 'reach weapon at (3,4), (6,5): in by a corner, out by the right')
    .on(target, two(3, 4, 6, 5, spear))
    .gives(both),
  ask(CORNERS, 2, 'reach weapon at (4,3), (5,6): in by a corner, out by the bottom')
    .on(target, two(4, 3, 5, 6, spear))
    .gives(both),
  ask(CORNERS, 3, '(4,5) and (5,4): the line only touches a corner')
    .on(target, two(4, 5, 5, 4))
    .gives(neither),

  ask(SPACE, 0, '(4,5) and (7,6) round an ogre')
    .on(bigTarget, two(4, 5, 7, 6))
    .gives(both),
  ask(SPACE, 1, '(4,4) and (7,6): top and right')
    .on(bigTarget, two(4, 4, 7, 6))
    .gives(neither),
  ask(SPACE, 2, '(4,4) and (7,7): opposite corners')
    .on(bigTarget, two(4, 4, 7, 7))
    .gives(both),
  ask(SPACE, 3, '(4,5) and (6,7): left and bottom')
    .on(bigTarget, two(4, 5, 6, 7))
    .gives(neither),

  ask(ANY, 0, 'an ogre with a square opposite')
    .on(target, two(3, 4, 6, 5, big))
    .gives(both),
  ask(ANY, 1, 'an ogre with a square at the opposite corner')
    .on(target, two(3, 4, 6, 6, big))
    .gives(both),
  ask(ANY, 2, 'the ogre is the ally, at (6,3)')
    .on(target, two(4, 5, 6, 3, {}, big))
    .gives(both),

  ask('srd35.flanking.ally-must-threaten', 0, 'the ally has a bow alone')
    .on(target, two(4, 5, 6, 5, {}, { attacks: 'bow' }))
    .gives(neither),
  ask('srd35.flanking.ally-must-threaten', 'extra', 'the ally is unarmed')
    .on(target, two(4, 5, 6, 5, {}, { attacks: 'none' }))
    .gives(neither),
  ask(
    'srd35.flanking.ally-must-threaten',
    'extra',
    'the ally’s reach weapon is useless at one square',
  )
    .on(target, two(4, 5, 6, 5, {}, spear))
    .gives(neither),
  ask('srd35.flanking.ally-must-threaten', 'extra', 'the ally is stunned')
    .on(target, two(4, 5, 6, 5, {}, { conditions: ['stunned'] }))
    .gives(neither),
  ask('srd35.flanking.ally-must-threaten', 'extra', 'the one opposite is no ally')
    .on(target, hero('a', 4, 5), creature('b', 6, 5, { side: 'others' }))
    .gives(neither),
  ask('srd35.flanking.reach-zero-cannot', 0, 'a cat at (6,5)')
    .on(target, two(4, 5, 6, 5, {}, { size: 'tiny', attacks: 'natural' }))
    .gives(neither),
]);
