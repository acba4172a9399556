/** Sigil: threat: which creatures threaten which cells, and which threaten nothing. */
import { expect } from 'vitest';
import { cells, cases, creature, flanking, hero, move, threat, wall, type At } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { NOBODY_STRIKES, NO_FLANKING, STRUCK } from '../uncited.ts';
import { legal } from '../checks.ts';

const NOTHING = { cells: [] };
const round = (x: number, y: number): At[] =>
  cells('-1,-1 0,-1 1,-1 -1,0 1,0 -1,1 0,1 1,1').map(([dx, dy]) => [x + (dx ?? 0), y + (dy ?? 0)]);

const row = rowsOf('sigil');

const FORBID = [
  'stunned',
  'dazed',
  'cowering',
  'fascinated',
  'paralyzed',
  'petrified',
  'unconscious',
  'dying',
  'dead',
  'nauseated',
  'stalled',
  'bound',
  'asleep',
];

export default cases('sigil', [
  row('threat.armed-threatens', 0, 'an armed Medium creature')
    .on(creature('a', 5, 5))
    .ask(threat('a'))
    .gives({ cells: round(5, 5) }),
  row('threat.armed-threatens', 0, 'also when it is not its turn')
    .on(creature('a', 5, 5), hero('b', 0, 0), { rest: { turn: { round: 2, active: 'b' } } })
    .ask(threat('a'))
    .gives({ cells: round(5, 5) }),
  row('opportunity.leaving-threatened-square', 3, 'a Tiny enemy leaves the space that it shares')
    .on(creature('a', 1, 0), hero('t', 1, 0, { size: 'tiny' }))
    .ask(move('t', cells('1,0 2,0')))
    .gives({ opportunities: [{ by: 'a', leaving: [1, 0], step: 0 }] }),
  row('threat.unarmed-does-not', 0, 'a human holding only a bow')
    .on(creature('a', 5, 5, { attacks: 'bow' }))
    .ask(threat('a'))
    .gives({ cells: [] }),
  row('threat.unarmed-does-not', 1, 'a human with empty hands')
    .on(creature('a', 5, 5, { attacks: 'none' }))
    .ask(threat('a'))
    .gives({ cells: [] }),
  row('threat.unarmed-does-not', 1, 'a human with a plain unarmed strike')
    .on(creature('a', 5, 5, { attacks: 'fist' }))
    .ask(threat('a'))
    .gives({ cells: [] }),
  row('threat.unarmed-does-not', 1, 'a human whose sword is in its sheath')
    .on(creature('a', 5, 5, { attacks: [{ id: 's', kind: 'melee', ready: false }] }))
    .ask(threat('a'))
    .gives({ cells: [] }),
  row('threat.unarmed-does-not', 2, 'a wolf')
    .on(creature('a', 5, 5, { build: 'long', attacks: 'natural' }))
    .ask(threat('a'))
    .gives({ cells: round(5, 5) }),
  row('threat.cannot-attack-does-not', 0, 'leaving a square beside a stunned enemy')
    .on(creature('a', 0, 0, { conditions: ['stunned'] }), hero('b', 1, 0))
    .ask(move('b', cells('1,0 2,0')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row('threat.cannot-attack-does-not', 2, 'a paralysed ally on the far side gives no flanking')
    .on(hero('a', 0, 0, { conditions: ['paralyzed'] }), creature('t', 1, 0), hero('b', 2, 0))
    .ask(flanking('t'))
    .uncited(NO_FLANKING)
    .gives({ pairs: [] }),
  row('threat.cannot-attack-does-not', 3, 'leaving a square beside a dazzled enemy')
    .on(creature('a', 0, 0, { conditions: ['dazzled'] }), hero('b', 1, 0))
    .ask(move('b', cells('1,0 2,0')))
    .uncited(STRUCK)
    .gives(legal(1, [['a', [1, 0]]])),
  ...FORBID.map((condition) =>
    row('threat.cannot-attack-does-not', 'extra', `a creature that is ${condition}`)
      .on(creature('a', 5, 5, { conditions: [condition] }))
      .ask(threat('a'))
      .gives({ cells: [] }),
  ),
  row('threat.total-cover-limits', 0, 'an enemy leaves (1,0) on the far side of a wall along x=1')
    .on(creature('a', 0, 0), hero('b', 1, 0), wall(1, -2, 1, 3))
    .ask(move('b', cells('1,0 2,0')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row('threat.total-cover-limits', 0, 'nothing is threatened on the far side of a wall along x=1')
    .on(creature('a', 0, 0), wall(1, -2, 1, 3))
    .ask(threat('a'))
    .gives({ cells: cells('-1,-1 0,-1 -1,0 -1,1 0,1') }),
  row('threat.grappling-threatens-nothing', 0, 'C walks past A, who is grappling B')
    .on(
      creature('a', 0, 0, { conditions: ['grappling'] }),
      hero('b', 0, 0, { conditions: ['grappling'] }),
      hero('c', 1, 0),
    )
    .ask(move('c', cells('1,0 2,0')))
    .uncited(NOBODY_STRIKES)
    .gives(legal(1)),
  row('threat.grappling-threatens-nothing', 0, 'a grappling creature threatens nothing')
    .on(creature('a', 0, 0, { conditions: ['grappling'] }))
    .ask(threat('a'))
    .gives(NOTHING),
  row(
    'threat.everyone-threatening',
    'extra',
    'A (0,0), B (2,0) and C (1,1) all threaten the square that is left',
  )
    .on(creature('a', 0, 0), creature('b', 2, 0), creature('c', 1, 1), hero('m', 1, 0))
    .ask(move('m', cells('1,0 1,-1')))
    .gives((answer) => {
      expect(answer['legal']).toBe(true);
      expect(
        (answer['opportunities'] as { by: string; step: number }[])
          .map((o) => `${o.by}${o.step}`)
          .sort(),
      ).toEqual(['a0', 'b0', 'c0']);
    }),
]);
