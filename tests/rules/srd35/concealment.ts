/** 3.5 SRD: concealment, and the light that gives it. */
import {
  archer,
  cases,
  cell,
  concealment,
  corridor,
  block,
  cover,
  creature,
  fill,
  fog,
  hero,
  italian,
  light,
  ogre,
  smoke,
} from '../cases.ts';
import { asking, row } from '../rows.ts';

const none = { degree: 'none', missChance: 0 };
const partial = { degree: 'partial', missChance: 20 };
const total = { degree: 'total', missChance: 50 };

const shot = asking(concealment('a', 't', 'ranged'));
const blow = asking(concealment('a', 't', 'melee'));
const range = (x: number, y: number) => [archer('a', 0, 0), creature('t', x, y)];
const inTheDark = (traits: string[]) => [
  archer('a', 0, 0, { traits }),
  creature('t', 4, 0),
  cell(4, 0, { light: 'dark' }),
];

const RANGED = 'srd35.concealment.ranged-corner-procedure';
const ADJACENT = 'srd35.concealment.melee-adjacent-whole-space';
const TOTAL = 'srd35.concealment.total-definition';
const DARKVISION = 'srd35.light.darkvision-ignores-dim-and-dark';
const bank = fill(2, -9, 3, 28, smoke);

export default cases('srd35', [
  shot(RANGED, 0, 'fog at (2,0) on the way to (4,0)').on(range(4, 0), fog(2, 0)).gives(partial),
  shot(RANGED, 1, 'fog at (1,1), target (4,1): corner (1,0) sees all')
    .on(range(4, 1), fog(1, 1))
    .gives(none),
  shot(RANGED, 2, 'the target stands in the only fog').on(range(4, 0), fog(4, 0)).gives(partial),
  shot(RANGED, 3, 'the archer stands in the only fog').on(range(4, 0), fog(0, 0)).gives(none),

  blow(ADJACENT, 0, 'the target’s square is all fog')
    .on(hero('a', 0, 0), creature('t', 1, 0), fog(1, 0))
    .gives(partial),
  blow(ADJACENT, 1, 'only the attacker stands in fog')
    .on(hero('a', 0, 0), creature('t', 1, 0), fog(0, 0))
    .gives(none),
  blow(ADJACENT, 2, 'an ogre with one clear square')
    .on(hero('a', 0, 0), ogre('t', 1, 0), fog(1, 0), fog(2, 0), fog(1, 1))
    .gives(none),
  blow(ADJACENT, 'extra', 'an ogre with all four squares in fog')
    .on(hero('a', 0, 0), ogre('t', 1, 0), fill(1, 0, 2, 1, fog))
    .gives(partial),
  blow('srd35.concealment.melee-non-adjacent-uses-ranged', 0, 'longspear through fog at (1,0)')
    .on(hero('a', 0, 0, { attacks: 'longspear' }), creature('t', 2, 0), fog(1, 0))
    .gives(partial),

  blow('srd35.concealment.magic-against-all-attacks', 0, 'a blurred target, adjacent, no fog')
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['blur'] }))
    .gives(partial),
  shot('srd35.concealment.no-stacking', 0, 'in fog and behind tall grass')
    .on(range(4, 0), fog(4, 0), fog(2, 0), fog(3, 0))
    .gives(partial),
  shot('srd35.concealment.no-stacking', 1, 'invisible in fog')
    .on(archer('a', 0, 0), creature('t', 4, 0, { conditions: ['invisible'] }), fog(4, 0))
    .gives(total),

  shot(TOTAL, 0, 'a bank of smoke between').on(range(5, 0), bank).gives(total),
  row(TOTAL, 0, 'which gives no cover')
    .on(range(5, 0), bank)
    .ask(cover('a', 't', 'ranged'))
    .uncited('cover is asked for, and concealment is no part of its reasons')
    .gives({ degree: 'none', ac: 0 }),
  shot(TOTAL, 1, 'Italian letter: a bank of smoke between')
    .on(italian, range(5, 0), bank)
    .gives(total),
  row(TOTAL, 1, 'Italian letter: which gives total cover')
    .on(italian, range(5, 0), bank)
    .ask(cover('a', 't', 'ranged'))
    .cites('srd35.cover.total-definition')
    .gives({ degree: 'total' }),
  shot(TOTAL, 2, 'a wall closes the corridor: cover, not concealment')
    .on(range(2, 0), corridor(0), block(1, 0))
    .uncited('a control: a wall gives cover, not concealment')
    .gives(none),
  row(TOTAL, 2, 'a wall closes the corridor: total cover')
    .on(range(2, 0), corridor(0), block(1, 0))
    .ask(cover('a', 't', 'ranged'))
    .cites('srd35.cover.total-definition')
    .gives({ degree: 'total' }),
  shot(TOTAL, 3, 'Italian letter: a wall closes the corridor')
    .on(italian, range(2, 0), corridor(0), block(1, 0))
    .gives(total),

  shot(DARKVISION, 0, 'target in the dark, darkvision that reaches')
    .on(inTheDark(['darkvision-12']))
    .gives(none),
  shot(DARKVISION, 1, 'target in the dark, no darkvision (total, by our convention 12)')
    .on(inTheDark([]))
    .gives(total),
  shot(DARKVISION, 'extra', 'dim light, no darkvision (partial, by our convention 12)')
    .on(range(4, 0), light('dim'))
    .gives(partial),
  shot(DARKVISION, 'extra', 'dim light, darkvision that reaches')
    .on(archer('a', 0, 0, { traits: ['darkvision-12'] }), creature('t', 4, 0), light('dim'))
    .gives(none),
  shot(DARKVISION, 'extra', 'target in the dark, darkvision too short')
    .on(inTheDark(['darkvision-3']))
    .gives(total),
  shot('srd35.concealment.invisibility-is-total', 0, 'an invisible target whose square is known')
    .on(archer('a', 0, 0), creature('t', 3, 3, { conditions: ['invisible'] }))
    .gives(total),
  shot(
    'srd35.concealment.invisibility-is-total',
    'extra',
    'in one square with it: nearness is no sense',
  )
    .on(creature('a', 3, 3, { size: 'tiny' }), creature('t', 3, 3, { conditions: ['invisible'] }))
    .gives(total),
  shot(DARKVISION, 'extra', 'in one dark square, no darkvision')
    .on(creature('a', 4, 0, { size: 'tiny' }), creature('t', 4, 0), cell(4, 0, { light: 'dark' }))
    .gives(total),
  shot(DARKVISION, 'extra', 'in one dark square, darkvision')
    .on(
      creature('a', 4, 0, { size: 'tiny', traits: ['darkvision-12'] }),
      creature('t', 4, 0),
      cell(4, 0, { light: 'dark' }),
    )
    .gives(none),
  shot('srd35.concealment.invisibility-is-total', 'extra', 'seen only by its own side')
    .on(archer('a', 0, 0), creature('t', 3, 3, { visibleTo: ['foes'] }))
    .gives(total),
]);
