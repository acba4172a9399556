/**
 * What users of public modules for tables of 5E have reported as wrong: each report is a board here,
 * and its row names the repository and the issue.
 */
import { describe, expect, it } from 'vitest';
import {
  cells,
  creature,
  hero,
  options,
  rubble,
  wall,
  type Answer,
  type Ask,
  type AttackInput,
  type Thing,
} from '../cases.ts';
import { asked } from '../run.ts';
import {
  barredBy,
  bow,
  edge,
  glaive,
  go,
  holds,
  nobody,
  once,
  orc,
  rogue,
  rolls,
  sword,
} from './boards.ts';

type Report = readonly [
  where: string,
  what: string,
  on: readonly Thing[],
  ask: Ask,
  answer: Answer,
];

const YEARS = [
  ['2014', 'srd51'],
  ['2024', 'srd52'],
] as const;

const answers = (
  reports: readonly Report[],
  years = YEARS as readonly (typeof YEARS)[number][],
) => {
  for (const [year, ruleset] of years)
    it.each(reports)(`under D&D 5e (${year}), %s`, (_what, _where, on, ask, answer) => {
      expect(asked({ on: [...on], ask }, ruleset)).toMatchObject(answer);
    });
};

const away = go('r', cells('6,5 7,5'));
const spear: AttackInput = { id: 'spear', kind: 'melee', range: { normal: 4, long: 12 } };

describe('prompts for an opportunity attack', () => {
  answers([
    [
      'a foe that enters an orc’s reach provokes no opportunity attack',
      'gambit07/gambits-premades issue 52',
      [orc(), rogue(8, 5)],
      go('r', cells('8,5 7,5 6,5')),
      nobody,
    ],
    [
      'an invisible foe that leaves an orc’s reach provokes no opportunity attack',
      'gambit07/gambits-premades issue 34',
      [orc(), rogue(6, 5, { conditions: ['invisible'] })],
      away,
      barredBy('not-seen'),
    ],
    [
      'a foe provokes a guard with a glaive by moving from 10 to 15 ft. away, not from 5 to 10 ft. away',
      'gambit07/gambits-premades issue 18',
      [orc({ attacks: [glaive] }), rogue(6, 5)],
      go('r', cells('6,5 7,5 8,5')),
      once('o', [7, 5]),
    ],
    [
      'a foe provokes a guard with a spear by moving from 5 to 10 ft. away',
      'gambit07/gambits-premades issue 18',
      [orc({ attacks: [spear] }), rogue(6, 5)],
      go('r', cells('6,5 7,5 8,5')),
      once('o', [6, 5]),
    ],
    [
      'a blinded orc gets no opportunity attack',
      'SolastaMods/SolastaUnfinishedBusiness issue 4001',
      [orc({ conditions: ['blinded'] }), rogue(6, 5)],
      away,
      barredBy('not-seen'),
    ],
    [
      'an orc whose Reaction is spent gets no opportunity attack',
      'foundryvtt/dnd5e issue 4794',
      [orc({ opportunitiesTaken: 1 }), rogue(6, 5)],
      away,
      nobody,
    ],
  ]);
});

const target = creature('t', 15, 5);
const prone = { conditions: ['prone'] };
const by = (more: object, ...attacks: AttackInput[]): Thing =>
  hero('a', 5, 5, { ...holds(...attacks), ...more });

describe('advantage and disadvantage', () => {
  answers([
    [
      'a shot by an archer with an enemy within 5 ft. has disadvantage',
      'thatlonelybugbear/automated-conditions-5e issue 30',
      [by({}, bow), orc({}, 6, 6), target],
      rolls('a', 't', 'bow'),
      edge(-1),
    ],
    [
      'a glaive strikes a prone target 10 ft. away with disadvantage',
      'thatlonelybugbear/automated-conditions-5e issue 3',
      [by({}, glaive), orc(prone, 7, 5)],
      rolls('a', 'o', 'glaive'),
      edge(-1),
    ],
    [
      'a spear thrown at a prone target 15 ft. away has disadvantage',
      'DFreds/dfreds-convenient-effects issue 304',
      [by({}, { ...spear, kind: 'thrown' }), orc(prone, 8, 5)],
      rolls('a', 'o', 'spear'),
      edge(-1),
    ],
    [
      'a bow shot at an unconscious, prone target 15 ft. away is a straight roll',
      'Yoonmoonsik/bg3dnd issue 298',
      [by({}, bow), orc({ conditions: ['unconscious', 'prone'] }, 8, 5)],
      rolls('a', 'o', 'bow'),
      edge(0),
    ],
    [
      'an attack on a restrained target has advantage',
      'DFreds/dfreds-convenient-effects issue 371',
      [by({}, sword), orc({ conditions: ['restrained'] }, 6, 5)],
      rolls(),
      edge(1),
    ],
    [
      'an attack by a restrained creature has disadvantage',
      'DFreds/dfreds-convenient-effects issue 371',
      [by({ conditions: ['restrained'] }, sword), orc({}, 6, 5)],
      rolls(),
      edge(-1),
    ],
    [
      'a prone creature attacks with disadvantage',
      'DFreds/dfreds-convenient-effects issue 21',
      [by(prone, sword), orc({}, 6, 5)],
      rolls(),
      edge(-1),
    ],
    [
      'a hit on a paralyzed target from 5 ft. is a critical hit',
      'DFreds/dfreds-convenient-effects issue 21',
      [by({}, sword), orc({ conditions: ['paralyzed'] }, 6, 5)],
      rolls(),
      edge(1, { critical: { why: 'paralyzed' } }),
    ],
    [
      'an attack on a dodging target has disadvantage',
      'thatlonelybugbear/automated-conditions-5e issue 94',
      [by({}, sword), orc({ conditions: ['dodging'] }, 6, 5)],
      rolls(),
      edge(-1),
    ],
    [
      'an attack by an invisible creature on a dodging target has advantage',
      'thatlonelybugbear/automated-conditions-5e issue 94',
      [by({ conditions: ['invisible'] }, sword), orc({ conditions: ['dodging'] }, 6, 5)],
      rolls(),
      edge(1),
    ],
    [
      'a frightened creature that sees what frightens it attacks with disadvantage',
      'thatlonelybugbear/automated-conditions-5e issue 44',
      [
        by({ conditions: ['frightened'], conditionsBy: { frightened: ['o'] } }, sword),
        orc({}, 6, 5),
      ],
      rolls(),
      edge(-1),
    ],
    [
      'a frightened creature attacks without disadvantage if a wall hides what frightens it',
      'foundryvtt/dnd5e pull request 7469',
      [
        by({ conditions: ['frightened'], conditionsBy: { frightened: ['f'] } }, sword),
        orc({}, 6, 5),
        creature('f', 5, 2),
        wall(0, 4, 20, 4),
      ],
      rolls(),
      edge(0),
    ],
    [
      'an attack by a blinded creature within the range of its blindsight is a straight roll',
      'dev7355608/vision-5e issue 172',
      [by({ conditions: ['blinded'], traits: ['blindsight-2'] }, sword), orc({}, 6, 5)],
      rolls(),
      edge(0),
    ],
    [
      'an attack by a creature with darkvision on a blurred target has disadvantage',
      'MrPrimate/ddb-importer issue 404',
      [by({ traits: ['darkvision-12'] }, sword), orc({ conditions: ['blur'] }, 6, 5)],
      rolls(),
      edge(-1),
    ],
    [
      'an attack by a creature with blindsight on a blurred target is a straight roll',
      'MrPrimate/ddb-importer issue 404',
      [by({ traits: ['blindsight-2'] }, sword), orc({ conditions: ['blur'] }, 6, 5)],
      rolls(),
      edge(0),
    ],
    [
      'an attack by a creature with blindsight on an invisible target is a straight roll',
      'foundryvtt/dnd5e pull request 7469',
      [by({ traits: ['blindsight-2'] }, sword), orc({ conditions: ['invisible'] }, 6, 5)],
      rolls(),
      edge(0),
    ],
  ]);
});

describe('an attack by a grappled creature on another than its grappler', () => {
  const on = [
    by({ conditions: ['grappled'], conditionsBy: { grappled: ['g'] } }, sword),
    orc({}, 6, 5),
    creature('g', 4, 5),
  ];
  const report = 'thatlonelybugbear/automated-conditions-5e issue 421';
  answers(
    [
      [
        'a grappled creature has disadvantage against a target other than its grappler',
        report,
        on,
        rolls(),
        edge(-1),
      ],
    ],
    [YEARS[1]],
  );
  answers(
    [
      [
        'a grappled creature has no disadvantage against a target other than its grappler',
        report,
        on,
        rolls(),
        edge(0),
      ],
    ],
    [YEARS[0]],
  );
});

describe('the cost of movement', () => {
  const alternate = options({ diagonals: 'alternate' });
  answers([
    [
      'if diagonals cost 5 and 10 ft. in turn, difficult terrain raises a 10-ft. diagonal to 15 ft.',
      'caewok/fvtt-elevation-ruler issue 125',
      [rogue(5, 5), rubble(6, 6), rubble(7, 7), alternate],
      go('r', cells('5,5 6,6 7,7')),
      { legal: true, cost: 5 },
    ],
    [
      'if diagonals cost 5 and 10 ft. in turn, difficult terrain raises a 5-ft. diagonal to 10 ft.',
      'manuelVo/foundryvtt-drag-ruler issue 56',
      [rogue(5, 5), rubble(6, 6), alternate],
      go('r', cells('5,5 6,6')),
      { legal: true, cost: 2 },
    ],
    [
      'the space of an unconscious neutral creature is difficult terrain',
      'manuelVo/foundryvtt-drag-ruler issue 66',
      [rogue(5, 5), creature('n', 6, 5, { side: 'neutral', conditions: ['unconscious'] })],
      go('r', cells('5,5 6,5 7,5')),
      { legal: true, cost: 3 },
    ],
  ]);
});
