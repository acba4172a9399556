/** 3.5 SRD: sizes, natural reach, reach weapons: which squares are threatened. */
import { illegal, legal, threatens } from '../checks.ts';
import {
  cells,
  type At,
  type Thing,
  cases,
  creature,
  distance,
  hero,
  italian,
  move,
  ogre,
  options,
  threat,
} from '../cases.ts';
import { asking, row } from '../rows.ts';

type Size =
  | 'fine'
  | 'diminutive'
  | 'tiny'
  | 'small'
  | 'medium'
  | 'large'
  | 'huge'
  | 'gargantuan'
  | 'colossal';

const RING: At[] = cells('-1,-1 0,-1 1,-1 -1,0 1,0 -1,1 0,1 1,1');
const of = asking(threat('c'));
const strict = options({ reachTwoDiagonal: 'strict' });
const weaponOnly = options({ reachTwoDiagonal: 'weapon-only' });
const sized = (size: Size, build: 'tall' | 'long' = 'tall') => creature('c', 0, 0, { size, build });
const giant = ogre('c', 0, 0);
const giantSpear = ogre('c', 0, 0, { attacks: 'longspear' });
const pikeman = creature('c', 0, 0, { attacks: 'longspear' });
const cat = creature('c', 0, 0, { size: 'tiny', attacks: 'natural' });
/** Which cells a creature threatens. */
const size = (
  id: string,
  n: number | 'extra',
  given: string,
  who: Thing[],
  yes: At[],
  no: At[],
  uncited?: string,
) => ({
  ...of(`srd35.size.row-${id}`, n, given).on(who).gives(threatens(yes, no)),
  ...(uncited !== undefined && { uncited }),
});
/** `count` creatures stand in (2,2), and one more of the same kind enters. */
const crowd = (count: number, kind: Size): Thing[] => [
  ...Array.from({ length: count }, (_, i) =>
    hero(`n${i}`, 2, 2, { size: kind, attacks: 'natural' }),
  ),
  hero('m', 1, 2, { size: kind, attacks: 'natural' }),
];
const comeIn = asking(move('m', cells('1,2 2,2')));

const SHARE = 'srd35.size.tiny-share-square';
const BEYOND = 'srd35.reach.big-reach-beyond-adjacent';
const POLE = 'srd35.threat.reach-weapon-not-adjacent';
const DOUBLE = 'srd35.reach.big-reach-weapon-double';
const DEAD = 'srd35.reach.big-reach-weapon-dead-zone';

export default cases('srd35', [
  comeIn(SHARE, 0, 'a fifth Tiny creature')
    .on(crowd(4, 'tiny'))
    .gives(illegal('crowded', [2, 2])),
  comeIn(SHARE, 'extra', 'a fourth Tiny creature').on(crowd(3, 'tiny')).gives(legal(1)),
  comeIn(SHARE, 1, 'a twenty-fifth Diminutive creature')
    .on(crowd(24, 'diminutive'))
    .gives(legal(1)),
  comeIn(SHARE, 'extra', 'a twenty-sixth Diminutive creature')
    .on(crowd(25, 'diminutive'))
    .gives(illegal('crowded', [2, 2])),
  comeIn(SHARE, 2, 'a hundredth Fine creature').on(crowd(99, 'fine')).gives(legal(1)),

  of('srd35.reach.under-one-square-reach-zero', 0, 'a cat does not reach (1,0)')
    .on(cat)
    .gives(threatens([], [[1, 0]])),
  of('srd35.reach.reach-zero-must-enter', 0, 'a cat at (0,0) does not reach (1,0)')
    .on(cat, hero('t', 1, 0))
    .gives(threatens([], [[1, 0]])),
  of('srd35.reach.reach-zero-must-enter', 0, 'once in (1,0) it does')
    .on(creature('c', 1, 0, { size: 'tiny', attacks: 'natural' }), hero('t', 1, 0))
    .gives(threatens([[1, 0]], cells('0,0 2,0'))),
  of(
    'srd35.threat.reach-zero-threatens-nothing',
    0,
    'a cat threatens its own square alone (convention 7)',
  )
    .on(cat)
    .gives({ cells: [[0, 0]] }),
  row('srd35.size.big-occupies-many-squares', 0, 'a Large creature at (2,2) stands in (3,3)')
    .on(ogre('c', 2, 2))
    .ask(distance('c', [3, 3]))
    .gives({ cells: 0 }),
  row('srd35.size.big-occupies-many-squares', 0, 'from its nearest square to (3,5)')
    .on(ogre('c', 2, 2), hero('m', 3, 5))
    .ask(distance('c', 'm'))
    .gives({ cells: 2 }),
  row('srd35.size.big-occupies-many-squares', 0, 'a Large creature at (2,2): (4,2) is beside it')
    .on(ogre('c', 2, 2))
    .ask(distance('c', [4, 2]))
    .gives({ cells: 1 }),

  of(BEYOND, 0, 'an ogre and (3,0)')
    .on(giant)
    .gives(threatens([[3, 0]])),
  of(BEYOND, 1, 'an ogre and (3,2)')
    .on(giant)
    .gives(threatens([[3, 2]])),
  of(BEYOND, 2, 'an ogre and (3,3)')
    .on(giant)
    .gives(threatens([[3, 3]])),
  of(BEYOND, 3, 'strictly counted, (3,3) is out')
    .on(strict, giant)
    .gives(threatens([[3, 2]], cells('3,3 -2,-2 3,-2 -2,3'))),
  of(BEYOND, 4, 'weapons only: natural reach leaves (3,3) out')
    .on(weaponOnly, giant)
    .gives(threatens([[3, 2]], [[3, 3]])),
  of(BEYOND, 5, 'an ogre and (4,0)')
    .on(giant)
    .gives(threatens([], [[4, 0]])),
  of('srd35.threat.natural-reach-threatens-inside', 0, 'an ogre and (2,0), (3,0)')
    .on(giant)
    .gives(threatens(cells('2,0 3,0'))),
  of(
    'srd35.threat.natural-reach-threatens-inside',
    1,
    'Italian letter: a human with a sword and (1,0)',
  )
    .on(italian, creature('c', 0, 0))
    .uncited(
      'the cells follow from the Italian reading of reach, and a sword’s are the common ones',
    )
    .gives(threatens([[1, 0]])),

  of(POLE, 0, 'a longspear and (1,0)').on(pikeman).gives(threatens([], RING)),
  of(POLE, 1, 'a longspear and (2,0)')
    .on(pikeman)
    .gives(threatens(cells('2,0 2,1'), [[3, 0]])),
  of(POLE, 2, 'a longspear and (2,2)')
    .on(pikeman)
    .gives(threatens([[2, 2]])),
  of(POLE, 3, 'weapons only: a longspear and (2,2)')
    .on(weaponOnly, pikeman)
    .gives(threatens([[2, 2]])),
  of(POLE, 4, 'strictly counted: a longspear and (2,2)')
    .on(strict, pikeman)
    .gives(threatens([[2, 1]], [[2, 2]])),

  of(DOUBLE, 0, 'an ogre’s longspear and (5,0)')
    .on(giantSpear)
    .gives(threatens([[5, 0]], [[6, 0]])),
  of(DOUBLE, 1, 'a Huge giant’s reach weapon and (8,0)')
    .on(creature('c', 0, 0, { size: 'huge', build: 'tall', attacks: 'longspear' }))
    .gives(threatens([[8, 0]], [[9, 0]])),
  of(DOUBLE, 2, 'a Large long creature’s reach weapon')
    .on(creature('c', 0, 0, { size: 'large', build: 'long', attacks: 'longspear' }))
    .gives(threatens(cells('3,0 3,3'), cells('4,0 2,0'))),
  of(DEAD, 0, 'an ogre’s longspear and (3,0)')
    .on(giantSpear)
    .gives(threatens([], cells('2,0 3,0'))),
  of(DEAD, 1, 'an ogre’s longspear and (4,0)')
    .on(giantSpear)
    .gives(threatens([[4, 0]])),
  of(DEAD, 2, 'an ogre’s longspear and (3,3)')
    .on(giantSpear)
    .gives(threatens([[4, 1]], [[3, 3]])),
  of(DEAD, 3, 'strictly counted: an ogre’s longspear and (3,3)')
    .on(strict, giantSpear)
    .gives(threatens([[3, 3]])),

  size('fine', 0, 'reaches no adjacent square', [sized('fine')], [], RING),
  size('diminutive', 0, 'reaches no adjacent square', [sized('diminutive')], [], RING),
  size('tiny', 0, 'reaches no adjacent square', [sized('tiny')], [], RING),
  size('small', 0, 'reaches the eight adjacent squares', [sized('small')], RING, cells('2,0 2,2')),
  size('medium', 0, 'does not reach (2,0)', [sized('medium')], RING, [[2, 0]]),
  size('large-tall', 0, 'reaches (3,1)', [sized('large')], [[3, 1]], [[4, 1]]),
  size('large-tall', 1, 'reaches (3,3)', [sized('large')], [[3, 3]], []),
  size('large-tall', 1, 'strictly counted, not (3,3)', [strict, sized('large')], [], [[3, 3]]),
  size('large-tall', 1, 'weapons only, not (3,3)', [weaponOnly, sized('large')], [], [[3, 3]]),
  size('large-long', 0, 'does not reach (3,1)', [sized('large', 'long')], [[2, 1]], [[3, 1]]),
  size('large-long', 1, 'reaches (2,2)', [sized('large', 'long')], [[2, 2]], []),
  size('huge-tall', 0, 'reaches (4,4)', [sized('huge')], cells('4,4 5,2'), [[6, 2]]),
  size('huge-tall', 1, 'does not reach (5,4)', [sized('huge')], [[5, 3]], [[5, 4]]),
  size('huge-tall', 2, 'does not reach (5,5)', [sized('huge')], [], [[5, 5]]),
  size('huge-long', 0, 'reaches (4,0)', [sized('huge', 'long')], [[4, 0]], []),
  size('huge-long', 1, 'does not reach (5,0)', [sized('huge', 'long')], [], [[5, 0]]),
  size('huge-long', 2, 'reaches (4,4)', [sized('huge', 'long')], [[4, 4]], []),
  size(
    'huge-long',
    2,
    'strictly counted, not (4,4)',
    [strict, sized('huge', 'long')],
    [],
    [[4, 4]],
  ),
  size(
    'huge-long',
    2,
    'weapons only, not (4,4)',
    [weaponOnly, sized('huge', 'long')],
    [],
    [[4, 4]],
  ),
  size('gargantuan-tall', 0, 'reaches (7,0)', [sized('gargantuan')], [[7, 0]], [[8, 0]]),
  size('gargantuan-tall', 1, 'reaches (6,6)', [sized('gargantuan')], [[6, 6]], [[7, 7]]),
  size('gargantuan-long', 0, 'does not reach (7,0)', [sized('gargantuan', 'long')], [], [[7, 0]]),
  size('gargantuan-long', 1, 'reaches (6,0)', [sized('gargantuan', 'long')], [[6, 0]], []),
  size(
    'gargantuan-long',
    2,
    'does not reach (6,6)',
    [sized('gargantuan', 'long')],
    [[5, 5]],
    [[6, 6]],
  ),
  size(
    'colossal-tall',
    0,
    'reaches (9,0)',
    [italian, sized('colossal')],
    [[9, 0]],
    cells('10,0 4,4'),
  ),
  size('colossal-long', 0, 'reaches (8,0)', [italian, sized('colossal', 'long')], [[8, 0]], []),
  size(
    'colossal-long',
    1,
    'does not reach (9,0)',
    [italian, sized('colossal', 'long')],
    [],
    [[9, 0]],
  ),
]);
