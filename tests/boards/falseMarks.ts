/**
 * Marks that were wrong while a table of the 1e Reference Document was judged by the 3.5 SRD: one
 * case for each kind of error, with the answer of each ruleset. The engine and every host use this
 * same table (tests/adapters/false-marks.test.ts).
 */
import {
  block,
  creature,
  hero,
  light,
  move,
  ogre,
  rubble,
  threat,
  flanking,
  distance,
  type Answer,
  type Ask,
  type At,
  type Thing,
} from '../rules/cases.ts';
import { attack } from '../rules/asks/attacks.ts';
import { check } from '../rules/asks/movements.ts';
import { fly } from '../rules/asks/flight.ts';
import { special } from '../rules/asks/specials.ts';
import { vitals } from '../rules/asks/states.ts';
import { act } from '../rules/asks/turns.ts';

export interface FalseMark {
  readonly given: string;
  readonly on: readonly Thing[];
  readonly ask: Ask;
  /** The question for the 3.5 SRD, if it differs. */
  readonly ask35?: Ask;
  /** Fields that each ruleset's answer must contain. */
  readonly pf1: Answer;
  readonly srd35: Answer;
  /** Facts that a host has no field for. The user adds them by a correction or by painting. */
  readonly told?: Told;
}
type Told = Readonly<Partial<Record<'foundry' | 'pfcommunity' | 'pfofficial', readonly string[]>>>;

const everywhere = (...facts: string[]): Told => ({
  foundry: facts,
  pfcommunity: facts,
  pfofficial: facts,
});
const onRoll20 = (...facts: string[]): Told => ({ pfcommunity: facts, pfofficial: facts });

const east = (n: number, y = 0): At[] => Array.from({ length: n + 1 }, (_, x): At => [x, y]);
const bent: At[] = [...east(4), [5, 1], [6, 2], [7, 3], [8, 4], [9, 5]];
const by = (...ids: string[]) => ({ opportunities: ids.map((id) => ({ by: id })) });

export const FALSE_MARKS: readonly FalseMark[] = [
  {
    given: 'a 5-foot step into rubble is illegal in Pathfinder and 3.5',
    told: everywhere('cells'),
    on: [hero('a', 5, 5), rubble(6, 5)],
    ask: move(
      'a',
      [
        [5, 5],
        [6, 5],
      ],
      'step',
    ),
    // The 3.5 SRD says the same outside its two Italian chapters.
    pf1: { legal: false },
    srd35: { legal: false },
  },
  {
    given:
      'a creature that grapples a foe flanks the foe with an ally in Pathfinder, and not in 3.5',
    told: everywhere('grapples'),
    on: [
      hero('a', 4, 5, { attacks: 'dagger', grapples: ['e'] }),
      creature('e', 5, 5, { grapples: ['a'] }),
      hero('c', 6, 5),
    ],
    ask: flanking('e'),
    pf1: { pairs: [{ a: 'a', b: 'c' }] },
    srd35: { pairs: [] },
  },
  {
    given:
      'a bull rush provokes an attack only by its target in Pathfinder, and by every adjacent foe in 3.5',
    on: [hero('a', 4, 5), creature('b', 5, 5), creature('c', 4, 4)],
    ask: act('a', 'bull-rush', { target: 'b' }),
    pf1: by('b'),
    srd35: by('b', 'c'),
  },
  {
    given: 'the DC to tumble past an orc is its maneuver defense in Pathfinder, and 15 in 3.5',
    on: [
      hero('r', 0, 5, { skills: { acrobatics: { bonus: 12 } } }),
      creature('o', 1, 4, { cmd: 18 }),
    ],
    ask: { ...move('r', east(3, 5)), acrobatics: true },
    ask35: check('r', 'tumble-past'),
    pf1: { acrobatics: { passed: [{ by: 'o', dc: 18, bonus: 12 }] } },
    srd35: { dc: 15 },
  },
  {
    given:
      'a trip is a maneuver check in Pathfinder, and a touch attack with Strength checks in 3.5',
    on: [hero('a', 4, 5, { bab: 5, cmb: 8 }), creature('b', 5, 5, { cmd: 18 })],
    ask: special('trip', 'a', 'b'),
    pf1: {
      attacker: { check: 'manoeuvre', modifier: 8 },
      defender: { check: 'manoeuvre', total: 18 },
    },
    srd35: { touch: true, attacker: { check: 'strength' }, defender: { check: 'strength' } },
  },
  {
    given: 'a run with a bend is illegal in Pathfinder and 3.5',
    on: [hero('a', 0, 0)],
    ask: move('a', bent, 'run'),
    pf1: { legal: false },
    srd35: { legal: false },
  },
  {
    given: 'a charge past a sleeping orc is legal in Pathfinder and 3.5',
    on: [hero('a', 0, 0), creature('o', 3, 0, { conditions: ['asleep'] }), creature('t', 7, 0)],
    ask: move('a', east(6), 'charge'),
    pf1: { legal: true },
    // The general 3.5 rules also let a charge pass helpless creatures.
    srd35: { legal: true },
  },
  {
    given:
      'a rogue who leaves a square behind a pillar provokes an ogre’s attack in Pathfinder, not in 3.5',
    told: { foundry: ['cells'], ...onRoll20('build', 'cells') },
    on: [ogre('o', 0, 0), block(2, 1), hero('r', 2, 2)],
    ask: move('r', [
      [2, 2],
      [3, 2],
    ]),
    pf1: by('o'),
    srd35: { opportunities: [] },
  },
  {
    given: 'a griffon hovers with a Fly check in Pathfinder, and may not hover in 3.5',
    told: onRoll20('elevation'),
    on: [
      hero('f', 0, 5, {
        elevation: 4,
        speed: { land: 6, fly: 16, manoeuvrability: 'average' },
        attacks: 'natural',
      }),
    ],
    ask: fly('f', [[0, 5, 4]], { mode: 'hover' }),
    pf1: { legal: true, checks: [{ what: 'hover', dc: 15 }] },
    srd35: { legal: false },
  },
  {
    given: 'a pinned creature has −4 to armor class in Pathfinder, and −9 in 3.5',
    on: [hero('a', 4, 5), creature('b', 5, 5, { conditions: ['pinned'], abilities: { dex: 14 } })],
    ask: attack('a', 'b', 'sword'),
    pf1: { total: { attack: 0, ac: -4 } },
    srd35: { total: { attack: 0, ac: -9 } },
  },
  {
    given:
      'a goblin unseen in the dark lowers its target’s armor class in Pathfinder, and gets +2 to attack in 3.5',
    told: { foundry: ['light'], ...onRoll20('light', 'traits') },
    on: [
      light('dark'),
      creature('g', 1, 0, { traits: ['darkvision-12'] }),
      hero('m', 0, 0, { abilities: { dex: 14 } }),
    ],
    ask: attack('g', 'm', 'sword'),
    pf1: { total: { attack: 0, ac: -2 } },
    srd35: { total: { attack: 2, ac: 0 } },
  },
  {
    given: 'a coup de grace on a helpless zombie is legal in Pathfinder, and illegal in 3.5',
    told: everywhere('traits'),
    on: [hero('a', 4, 5), creature('z', 5, 5, { conditions: ['helpless'], traits: ['undead'] })],
    ask: special('coup-de-grace', 'a', 'z', { with: 'sword' }),
    pf1: { legal: true },
    srd35: { legal: false },
  },
  {
    given: 'a blinded creature may move its whole speed with a check in Pathfinder, and not in 3.5',
    on: [hero('a', 0, 0, { conditions: ['blinded'] })],
    ask: move('a', east(6)),
    pf1: { legal: true, checks: [{ skill: 'acrobatics', dc: 10 }] },
    srd35: { legal: false },
  },
  {
    given: 'entering a paralyzed creature’s square costs double movement in Pathfinder and 3.5',
    on: [hero('a', 0, 0), creature('o', 1, 0, { conditions: ['paralyzed'] })],
    ask: move('a', east(2)),
    pf1: { cost: 3 },
    srd35: { cost: 3 },
  },
  {
    given: 'a Colossal creature without a stated space is six squares wide in Pathfinder and 3.5',
    told: onRoll20('build'),
    on: [creature('g', 4, 4, { size: 'colossal', build: 'tall' }), hero('a', 12, 4)],
    ask: distance('g', 'a'),
    pf1: { cells: 3 },
    srd35: { cells: 3 },
  },
  {
    given:
      'a creature at −10 hit points with Constitution 14 is dying in Pathfinder, and dead in 3.5',
    told: { pfcommunity: ['abilities'] },
    on: [creature('c', 0, 0, { hp: { current: -10, max: 20 }, abilities: { con: 14 } })],
    ask: vitals('c'),
    pf1: { state: 'dying' },
    srd35: { state: 'dead' },
  },
  {
    given:
      'an ogre that walks through a Diminutive foe provokes on entering its square in Pathfinder, on leaving it in 3.5',
    told: onRoll20('build'),
    on: [ogre('o', 0, 0), hero('d', 3, 0, { size: 'diminutive', attacks: 'natural' })],
    ask: move('o', east(4)),
    pf1: { opportunities: [{ by: 'd', cause: 'entering' }] },
    srd35: { opportunities: [{ by: 'd', cause: 'movement' }] },
  },
  {
    given: 'a spiked chain on a Pathfinder sheet has a reach of one square',
    // The sheet says which game its spiked chain belongs to. In 3.5 the chain reaches two squares
    // and adjacent ones.
    on: [
      hero('a', 5, 5, {
        attacks: [{ id: 'chain', name: 'Spiked Chain', kind: 'melee', twoHanded: true }],
      }),
    ],
    ask: threat('a'),
    pf1: { reach: 1 },
    srd35: { reach: 1 },
  },
  {
    given:
      'a shot into a grapple strikes its target in Pathfinder, and either grappler at random in 3.5',
    told: everywhere('grapples'),
    on: [
      hero('a', 0, 5, { attacks: 'bow' }),
      hero('f', 4, 5, { grapples: ['e'] }),
      creature('e', 5, 5, { grapples: ['f'] }),
    ],
    ask: attack('a', 'e', 'bow'),
    pf1: { struckAtRandom: [], total: { attack: -4 } },
    srd35: { struckAtRandom: [{ id: 'f' }, { id: 'e' }] },
  },
  {
    given: 'a foe six squares away can be demoralized in Pathfinder, and not in 3.5',
    on: [hero('a', 0, 0), creature('b', 6, 0)],
    ask: act('a', 'demoralise', { target: 'b' }),
    pf1: { legal: true },
    srd35: { legal: false },
  },
];
