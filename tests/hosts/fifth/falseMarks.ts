/**
 * The twenty situations that a table of the fifth edition sees judged falsely by the rules of 3.5,
 * with the answers of both documents. Data only: each host builds its documents from the creatures,
 * reads them, and `judgeFalseMark.ts` asks the question.
 */
import type { Answer, Ask, At, CellInput, WallInput } from '../../rules/cases.ts';
import type { SceneInput } from '../../../src/scene/schema.ts';
import { foe, GLAIVE, hero, ogre, SHORTBOW, type FifthPerson } from './people.ts';

/** What a user states at the table about a creature, because no sheet has it. */
export interface SaidAtTable {
  readonly moving?: 'fly' | 'swim' | 'climb' | 'crawl';
  readonly elevation?: number;
  readonly opportunitiesTaken?: number;
}

export interface FalseMark {
  /** Number of the situation, from 1 to 20; several boards may share one. */
  readonly nth: number;
  readonly given: string;
  readonly people: readonly FifthPerson[];
  readonly said?: Readonly<Record<string, SaidAtTable>>;
  readonly cells?: readonly CellInput[];
  readonly walls?: readonly WallInput[];
  readonly turn?: NonNullable<SceneInput['turn']>;
  readonly ask: Ask;
  /** What the answer must contain, by ruleset. */
  readonly gives: { readonly srd52: Answer; readonly srd51: Answer };
}

/** Both documents answer alike. */
const both = (answer: Answer): FalseMark['gives'] => ({ srd52: answer, srd51: answer });

const go = (of: string, path: readonly At[], mode = 'move'): Ask => ({
  ask: 'move',
  of,
  mode,
  path,
});
const east = (x: number, y: number, steps: number): At[] =>
  Array.from({ length: steps + 1 }, (_, i) => [x + i, y] as At);
const strikes = (from: string, to: string, weapon: string): Ask => ({
  ask: 'attempt',
  from,
  to,
  // The weapon's name: hosts have ids of their own.
  with: weapon,
});

const LEGAL = { legal: true, opportunities: [] } as const;
const struck = (by: string, leaving: At): Answer => ({ opportunities: [{ by, leaving }] });
const difficult = (...at: readonly At[]): CellInput[] =>
  at.map((place) => ({ at: place, terrain: 'difficult' }));
const pillar = (x: number, y: number): CellInput => ({
  at: [x, y],
  blocks: ['move', 'sight', 'effect'],
});

/** The cells around a space, row by row. */
const around = (x: number, y: number, side: number, reach: number): At[] => {
  const found: At[] = [];
  for (let row = y - reach; row < y + side + reach; row++)
    for (let column = x - reach; column < x + side + reach; column++)
      if (row < y || row >= y + side || column < x || column >= x + side) found.push([column, row]);
  return found;
};

const orc = foe('orc', 5, 5);
const rogue = (x: number, y: number): FifthPerson => hero('rogue', x, y);

export const FALSE_MARKS: readonly FalseMark[] = [
  {
    nth: 1,
    given: 'a rogue who walks around an orc provokes no attack',
    people: [orc, rogue(4, 4)],
    ask: go('rogue', [
      [4, 4],
      [5, 4],
      [6, 4],
      [6, 5],
    ]),
    gives: both({ ...LEGAL, cost: 3 }),
  },
  {
    nth: 2,
    given: 'six diagonal steps cost all of a Speed of 30 feet',
    people: [rogue(1, 1)],
    ask: go(
      'rogue',
      Array.from({ length: 7 }, (_, i) => [1 + i, 1 + i] as At),
    ),
    gives: both({ ...LEGAL, cost: 6, budget: 6 }),
  },
  {
    nth: 3,
    given: 'a rogue moves two squares, strikes, and may move four more squares',
    people: [rogue(3, 1)],
    turn: { order: ['rogue'], active: 'rogue', spent: { moved: 2, uses: { action: 1 } } },
    ask: go('rogue', east(3, 1, 4)),
    gives: both({ ...LEGAL, cost: 4, budget: 4 }),
  },
  {
    nth: 4,
    given: 'a wizard who steps away from an orc provokes an attack',
    people: [orc, hero('wizard', 6, 5)],
    ask: go('wizard', east(6, 5, 1)),
    gives: both({ legal: true, ...struck('orc', [6, 5]) }),
  },
  {
    nth: 5,
    given: 'a wizard who casts a spell beside an orc provokes no attack',
    people: [orc, hero('wizard', 6, 5)],
    ask: { ask: 'act', of: 'wizard', action: 'cast-spell' },
    gives: both(LEGAL),
  },
  {
    nth: 5,
    given: 'a fighter who drinks a potion beside an orc provokes no attack',
    people: [orc, hero('fighter', 6, 5)],
    ask: { ask: 'act', of: 'fighter', action: 'utilize' },
    gives: both(LEGAL),
  },
  {
    nth: 5,
    given: 'a prone fighter who stands up beside an orc provokes no attack',
    people: [orc, hero('fighter', 6, 5, { conditions: ['prone'] })],
    ask: { ask: 'act', of: 'fighter', action: 'stand-up' },
    gives: both(LEGAL),
  },
  {
    nth: 5,
    given: 'an archer who shoots at an adjacent orc has disadvantage',
    people: [orc, hero('archer', 6, 5, { weapons: [SHORTBOW] })],
    ask: strikes('archer', 'orc', 'Shortbow'),
    gives: both({ edge: -1, advantage: [], disadvantage: [{ why: 'foe-in-reach' }] }),
  },
  {
    nth: 6,
    given: 'a guard with a glaive threatens squares at 5 and at 10 feet',
    people: [foe('guard', 5, 5, { weapons: [GLAIVE] })],
    ask: { ask: 'threat', of: 'guard' },
    gives: both({ cells: around(5, 5, 1, 2) }),
  },
  {
    nth: 7,
    given: 'an ogre has a reach of 5 feet',
    people: [ogre('ogre', 5, 5)],
    ask: { ask: 'threat', of: 'ogre' },
    gives: both({ cells: around(5, 5, 2, 1) }),
  },
  {
    nth: 7,
    given: 'a giant whose weapon states no reach has a reach of 5 feet',
    people: [foe('giant', 5, 5, { size: 'huge', type: 'giant' })],
    ask: { ask: 'threat', of: 'giant' },
    gives: both({ cells: around(5, 5, 3, 1) }),
  },
  {
    nth: 8,
    given: 'an orc that has not acted in round 1 may make an opportunity attack',
    people: [orc, rogue(6, 5)],
    turn: { order: ['rogue', 'orc'], active: 'rogue', round: 1, acted: [] },
    ask: go('rogue', east(6, 5, 1)),
    gives: both({ legal: true, ...struck('orc', [6, 5]) }),
  },
  {
    nth: 9,
    given:
      'half cover does not prevent an orc’s opportunity attack on a rogue who leaves the orc’s reach',
    people: [orc, rogue(6, 6)],
    cells: [pillar(6, 5)],
    ask: go('rogue', [
      [6, 6],
      [7, 7],
    ]),
    gives: both({ legal: true, ...struck('orc', [6, 6]) }),
  },
  {
    nth: 10,
    given: 'a diagonal step onto rubble costs two squares',
    people: [rogue(3, 3)],
    cells: difficult([4, 4]),
    ask: go('rogue', [
      [3, 3],
      [4, 4],
    ]),
    gives: both({ ...LEGAL, cost: 2 }),
  },
  {
    nth: 11,
    given: 'a prone rogue pays double movement to crawl three squares',
    people: [hero('rogue', 3, 3, { conditions: ['prone'] })],
    ask: go('rogue', east(3, 3, 3)),
    gives: both({ ...LEGAL, cost: 6 }),
  },
  ...(['climb', 'swim'] as const).map((moving): FalseMark => ({
    nth: 11,
    given: `a rogue without a ${moving} Speed pays double movement to ${moving} three squares`,
    people: [rogue(3, 3)],
    said: { rogue: { moving } },
    ask: go('rogue', east(3, 3, 3)),
    gives: both({ ...LEGAL, cost: 6 }),
  })),
  ...(['climb', 'swim'] as const).map((moving): FalseMark => ({
    nth: 11,
    given: `a beast with a ${moving} Speed pays only normal movement to ${moving} three squares`,
    people: [foe('beast', 3, 3, { type: 'beast', speed: { walk: 30, [moving]: 30 } })],
    said: { beast: { moving } },
    ask: go('beast', east(3, 3, 3)),
    gives: both({ ...LEGAL, cost: 3 }),
  })),
  {
    nth: 12,
    given: 'the space of a prone Huge foe costs a rogue double movement',
    people: [
      rogue(4, 5),
      foe('giant', 5, 4, { size: 'huge', type: 'giant', conditions: ['prone'] }),
    ],
    ask: go('rogue', east(4, 5, 4), 'dash'),
    gives: both({ legal: true, cost: 7 }),
  },
  {
    nth: 13,
    given: 'two heroes on opposite sides of an orc have no advantage on attacks against the orc',
    people: [orc, hero('fighter', 4, 5), hero('rogue', 6, 5)],
    ask: strikes('fighter', 'orc', 'Longsword'),
    gives: both({ edge: 0, advantage: [], disadvantage: [] }),
  },
  {
    nth: 14,
    given: 'an attack on an orc in dim light has no disadvantage',
    people: [orc, hero('fighter', 4, 5)],
    cells: [{ at: [5, 5], light: 'dim' }],
    ask: strikes('fighter', 'orc', 'Longsword'),
    gives: both({ edge: 0, advantage: [], disadvantage: [] }),
  },
  {
    nth: 14,
    given: 'an attack on an invisible orc has disadvantage',
    people: [foe('orc', 5, 5, { conditions: ['invisible'] }), hero('fighter', 4, 5)],
    ask: strikes('fighter', 'orc', 'Longsword'),
    gives: both({ edge: -1 }),
  },
  {
    nth: 15,
    given: 'an archer with only a bow in hand threatens adjacent squares with bare hands',
    people: [foe('archer', 5, 5, { weapons: [SHORTBOW] })],
    ask: { ask: 'threat', of: 'archer' },
    gives: both({ cells: around(5, 5, 1, 1) }),
  },
  {
    nth: 16,
    given: 'an ogre pays double movement for each step in a corridor one square wide',
    people: [ogre('ogre', 2, 3)],
    walls: [
      { from: [0, 3], to: [14, 3] },
      { from: [0, 4], to: [14, 4] },
    ],
    ask: go('ogre', east(2, 3, 3)),
    gives: both({ ...LEGAL, cost: 6 }),
  },
  {
    nth: 17,
    given: 'a flying griffon reverses direction at no extra movement cost',
    people: [
      foe('griffon', 5, 5, { size: 'large', type: 'monstrosity', speed: { walk: 30, fly: 80 } }),
    ],
    said: { griffon: { moving: 'fly' } },
    ask: go('griffon', [
      [5, 5],
      [6, 5],
      [5, 5],
    ]),
    gives: both({ ...LEGAL, cost: 2, budget: 16 }),
  },
  {
    nth: 18,
    given: 'a stunned ogre may walk only by the rules of 2024',
    people: [ogre('ogre', 5, 5, { conditions: ['stunned'] })],
    ask: go('ogre', east(5, 5, 1)),
    gives: {
      srd52: { ...LEGAL, cost: 1 },
      srd51: { legal: false, violations: [{ code: 'immobile' }] },
    },
  },
  {
    nth: 19,
    given: 'a blinded orc walks with its full Speed',
    people: [foe('orc', 5, 5, { conditions: ['blinded'] })],
    ask: go('orc', east(5, 5, 1)),
    gives: both({ ...LEGAL, budget: 6 }),
  },
  {
    nth: 19,
    given: 'a blinded orc strikes with disadvantage',
    people: [foe('orc', 5, 5, { conditions: ['blinded'] }), hero('fighter', 4, 5)],
    ask: strikes('orc', 'fighter', 'Longsword'),
    gives: both({ edge: -1 }),
  },
  {
    nth: 20,
    given: 'a rogue may not stop in an ally’s square',
    people: [rogue(3, 3), hero('fighter', 4, 3)],
    ask: go('rogue', east(3, 3, 1)),
    gives: both({ legal: false, violations: [{ code: 'ends-occupied' }] }),
  },
];
