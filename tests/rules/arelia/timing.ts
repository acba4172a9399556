/**
 * Arelia: order of events: rolls, ties, waiting, scales of the tables, the worked examples, the end
 * of the round, and the events shown to a player.
 */
import { expect } from 'vitest';
import type { Declaration } from '../../../src/rules/phased/declaration.ts';
import { cases, options, turn, type Answer, type Ask, type Case, type Thing } from '../cases.ts';
import { TIMELINE } from '../uncited.ts';
import { all } from '../checks.ts';
import { taigor, winmol } from '../contract/rounds.ts';
import {
  along,
  amid,
  corridor,
  does,
  faults,
  field,
  foe,
  him,
  lines,
  mayStill,
  never,
  rolls,
  round,
  tells,
  track,
} from '../rounds.ts';

/** A worked example as board and question of a row. */
const example = ({ scene, ask }: typeof winmol): Pick<Case, 'on' | 'ask'> => ({
  on: [
    corridor[0]!,
    { exactly: { columns: scene.grid.columns, rows: scene.grid.rows } },
    ...(scene.creatures ?? []).map((creature): Thing => ({ creature })),
  ],
  ask,
});
/** The whole answer, compared field by field. */
const exactly =
  (answer: object) =>
  (got: Answer): void =>
    expect(got).toEqual(answer);
const upTo = (ask: Ask, moment: unknown): Ask => ({ ...ask, upTo: moment });

const melee = [...corridor, him('a', 4), foe('o', 3)];
const waits = (penalty: number, percent: number, more: Partial<Declaration> = {}): Declaration => ({
  ...does('a', 4, 'attack', { weaponFactor: 3 }),
  waiting: { penalty, percent },
  ...more,
});
const waiting = (penalty: number, percent?: number): Ask => ({
  ask: 'waiting',
  penalty,
  ...(percent !== undefined && { percent }),
});
const scaled = (scale: string): Thing[] => [
  ...corridor,
  options({ scale }),
  him('s', 0, 0, { size: 'small' }),
  him('m', 10),
];
const both = round([
  does('s', 3, 'full-move', { move: along(0, 2) }),
  does('m', 4, 'full-move', { move: along(10, 12) }),
]);
const factors = (small: readonly number[], medium: readonly number[]) =>
  all(
    track('s', { r: 3, half: small[0]!, full: small[1]! }),
    track('m', { r: 4, half: medium[0]!, full: medium[1]! }),
  );
const three = [...field, him('a', 0), him('b', 0, 2), him('c', 0, 4)];
const says = (words: string): Pick<Case, 'on' | 'ask'> => ({
  on: [...corridor, him('a', 0)],
  ask: round([does('a', 4, 'nothing', { endOfRound: { words } })]),
});
const ends: Thing[] = [...field, him('c', 4), foe('b', 5), him('a', 9, 4)];
const flees = [
  does('c', 3, 'attack', { weaponFactor: 3, attacks: 2, target: 'b' }),
  does('b', 9, 'attack', { weaponFactor: 3, endOfRound: { move: along(5, 9) } }),
];

export default cases('arelia', [
  {
    rule: 'arelia.initiative.low-first',
    case: 0,
    given: 'Winmol 3, Orc 1 5, Orc 2 7',
    ...example(winmol),
    uncited: TIMELINE,
    check: (a) => expect(lines(a)[0]).toBe('3 winmol chooses attack → 6'),
  },
  {
    rule: 'arelia.initiative.factors-exceed-ten',
    case: 0,
    given: 'the orcs strike at 13 and 15',
    ...example(winmol),
    uncited: TIMELINE,
    check: amid('13 orc-1 attack winmol', '15 orc-2 attack winmol'),
  },
  {
    rule: 'arelia.initiative.tie-break',
    case: 0,
    given: 'Orc 2 decides before Orc 1 is seen to come',
    ...example(winmol),
    check: amid('7 orc-2 chooses half-move → 9', '7 orc-1 half-move to 6,0'),
  },
  {
    rule: 'arelia.initiative.tie-break',
    case: 1,
    given: 'Taigor wins at 6',
    ...example(taigor),
    check: amid('6 taigor half-move to 4,0', '6 goblin full-move to 5,0 (until)'),
  },
  {
    rule: 'arelia.initiative.tie-break',
    case: 2,
    given: 'three due at 8: 4, 7, 4; the fours roll again',
    on: three,
    ask: round(
      ['a', 'b', 'c'].map((id) => does(id, 8, 'regular')),
      { 'tie:8': { a: 4, b: 7, c: 4 }, 'tie:8#2': { a: 9, c: 2 } },
    ),
    check: all(tells('8 c chooses …', '8 a chooses …', '8 b chooses …'), rolls()),
  },
  {
    rule: 'arelia.initiative.tie-break',
    case: 'extra',
    given: 'nothing rolled: by their ids, and it is said',
    on: three,
    ask: round(['c', 'a', 'b'].map((id) => does(id, 8, 'regular'))),
    check: all(
      tells('8 a chooses … ?', '8 b chooses … ?', '8 c chooses … ?'),
      rolls('tie:8 a b c'),
    ),
  },
  {
    rule: 'arelia.initiative.tie-break',
    case: 'extra',
    given: 'equals not rolled again yet',
    on: three,
    ask: round(
      ['a', 'b', 'c'].map((id) => does(id, 8, 'regular')),
      { 'tie:8': { a: 4, b: 7, c: 4 } },
    ),
    check: all(tells('8 a chooses … ?', '8 c chooses … ?', '8 b chooses …'), rolls('tie:8#2 a c')),
  },
  {
    rule: 'arelia.timeline.what-ties',
    case: 0,
    given: 'a decision and an arrival at 7: one roll-off',
    ...example(winmol),
    uncited: TIMELINE,
    check: (a) =>
      expect(
        (a['events'] as { at: number; tie?: string }[])
          .filter((e) => e.tie !== undefined)
          .map((e) => e.at),
      ).toEqual([7, 7, 7, 7]),
  },
  {
    rule: 'arelia.timeline.what-ties',
    case: 1,
    given: 'its own arrival and choice at 7: none',
    on: [...corridor, him('w', 5), foe('o', 9)],
    uncited: TIMELINE,
    ask: round([does('o', 5, 'half-move-then-attack', { weaponFactor: 6, move: along(9, 6) })]),
    check: all(amid('7 o half-move to 6,0', '7 o chooses attack → 13'), rolls()),
  },
  {
    rule: 'arelia.initiative.die',
    case: 0,
    given: 'a roll each, a ten-sided die',
    on: melee,
    uncited: TIMELINE,
    ask: { ask: 'timeline', declared: [{ of: 'a', action: 'attack' }] },
    expect: { events: [], toRoll: [{ key: 'declared.a.initiative', die: 'd10', who: ['a'] }] },
  },

  // Waiting.
  {
    rule: 'arelia.initiative.waiting-declare',
    case: 0,
    given: 'first round',
    on: [...melee, turn({ round: 1 })],
    ask: waiting(2),
    expect: { available: false },
  },
  {
    rule: 'arelia.initiative.waiting-declare',
    case: 'extra',
    given: 'in the second',
    on: [...melee, turn({ round: 2 })],
    ask: waiting(2),
    expect: { available: true, unknown: [] },
  },
  {
    rule: 'arelia.initiative.waiting-penalty',
    case: 0,
    given: 'roll 4, 1d3 = 2',
    on: melee,
    uncited: TIMELINE,
    ask: round([waits(2, 90)]),
    check: tells('6 a chooses attack → 9', '9 a attack o'),
  },
  {
    rule: 'arelia.initiative.waiting-penalty',
    case: 'extra',
    given: 'the answer lists the dice that are not rolled yet',
    on: melee,
    uncited: TIMELINE,
    ask: round([does('a', 4, 'attack', { weaponFactor: 3, waiting: {} })]),
    check: all(tells(), rolls('declared.a.waiting.penalty a', 'declared.a.waiting.percent a')),
  },
  {
    rule: 'arelia.initiative.waiting-no-time',
    case: 0,
    given: 'penalty 3, d% 21: half a move and no more',
    on: [...corridor, him('a', 4), foe('o', 9)],
    ask: round([waits(3, 21, { action: 'half-move-then-attack', move: along(4, 8) })]),
    check: all(
      tells(
        '7 a chooses half-move → 9',
        '9 a half-move to 8,0',
        '9 a enters-melee o',
        '9 a chooses nothing',
      ),
      faults('no-time'),
    ),
  },
  {
    rule: 'arelia.initiative.waiting-no-time',
    case: 0,
    given: 'a spell already begun fails',
    on: melee,
    uncited: TIMELINE,
    ask: round([waits(3, 1, { action: 'spell', castingTime: 3 })]),
    check: all(tells('7 a lost spell: no-time'), mayStill('c a half-move')),
  },
  {
    rule: 'arelia.initiative.waiting-no-time',
    case: 0,
    given: 'the full move is lost',
    on: [...corridor, him('a', 4)],
    ask: round([waits(1, 7, { action: 'full-move', move: along(4, 12) })]),
    check: all(never(/full-move to/), amid('7 a half-move to 8,0'), faults('no-time')),
  },
  {
    rule: 'arelia.initiative.waiting-no-time',
    case: 1,
    given: 'penalty 2, d% 15',
    on: melee,
    uncited: TIMELINE,
    ask: round([waits(2, 15)]),
    check: all(amid('9 a attack o'), faults()),
  },
  {
    rule: 'arelia.initiative.waiting-no-time',
    case: 1,
    given: 'asked by itself',
    on: melee,
    ask: waiting(2, 15),
    expect: { noTime: 14, hasTime: true, initiative: 2 },
  },
  {
    rule: 'arelia.modifier.waiting-surprise',
    case: 0,
    given: 'penalty 2',
    on: melee,
    ask: waiting(2),
    expect: { surprise: 2 },
  },
  {
    rule: 'arelia.modifier.waiting-save',
    case: 0,
    given: 'penalty 3',
    on: melee,
    ask: waiting(3),
    expect: { save: 12 },
  },
  {
    rule: 'arelia.modifier.waiting-skill',
    case: 0,
    given: 'penalty 2',
    on: melee,
    ask: waiting(2),
    expect: { skill: 2 },
  },
  {
    rule: 'arelia.modifier.waiting-dodge',
    case: 0,
    given: 'penalty 3 with Deflect Blows',
    on: melee,
    ask: waiting(3),
    expect: { deflect: 2, dodge: 9 },
  },
  {
    rule: 'arelia.modifier.waiting-dodge',
    case: 1,
    given: 'penalty 1',
    on: melee,
    ask: waiting(1),
    expect: { deflect: 0, dodge: 3 },
  },

  // Scales.
  {
    rule: 'arelia.timeline.scale-option',
    case: 0,
    given: 'roll 3 Small and roll 4 Medium, exact',
    on: scaled('exact'),
    uncited: TIMELINE,
    ask: both,
    check: factors([4.5, 5.5], [6, 7]),
  },
  {
    rule: 'arelia.timeline.scale-option',
    case: 0,
    given: 'literal',
    on: scaled('x10'),
    uncited: TIMELINE,
    ask: both,
    check: factors([18, 28], [24, 34]),
  },
  {
    rule: 'arelia.timeline.scale-option',
    case: 1,
    given: 'in tenths',
    on: scaled('tenths-up'),
    uncited: TIMELINE,
    ask: both,
    check: factors([5, 6], [6, 7]),
  },
  {
    rule: 'arelia.timeline.scale-option',
    case: 2,
    given: 'what the examples need is what is taken',
    on: scaled('none of these').filter((t) => !('rest' in t)),
    uncited: TIMELINE,
    ask: both,
    check: factors([5, 6], [6, 7]),
  },
  {
    rule: 'arelia.timeline.rounding-where',
    case: 0,
    given: 'Huge, roll 2',
    on: [...corridor, him('h', 0, 0, { size: 'huge' })],
    uncited: TIMELINE,
    ask: round([does('h', 2, 'full-move', { move: along(0, 8) })]),
    check: track('h', { r: 2, half: 6, full: 10 }),
  },
  {
    rule: 'arelia.timeline.rounding-where',
    case: 1,
    given: 'Small, roll 3, half move and claws: 8',
    on: [...corridor, him('s', 0, 0, { size: 'small' }), foe('o', 3)],
    uncited: TIMELINE,
    ask: round([does('s', 3, 'half-move-then-attack', { move: along(0, 2) })]),
    check: track('s', { r: 3, half: 5, act: 8 }),
  },
  {
    rule: 'arelia.timeline.rounding-where',
    case: 1,
    given: 'summed, by the option: 7',
    on: [
      ...corridor,
      options({ afterHalfMove: 'sum' }),
      him('s', 0, 0, { size: 'small' }),
      foe('o', 3),
    ],
    uncited: TIMELINE,
    ask: round([does('s', 3, 'half-move-then-attack', { move: along(0, 2) })]),
    check: track('s', { r: 3, half: 5, act: 7 }),
  },
  {
    rule: 'arelia.timeline.event-formulas',
    case: 0,
    given: 'Medium, roll 5, waiting 2, draws (+2), half move, attack +6',
    on: [...corridor, him('a', 4), foe('o', 9)],
    uncited: TIMELINE,
    ask: round([
      does('a', 5, 'half-move-then-attack', {
        waiting: { penalty: 2, percent: 99 },
        free: [{ kind: 'draw', items: [{ item: 'weapon', size: 'medium' }] }],
        weaponFactor: 6,
        move: along(4, 8),
      }),
    ]),
    check: track('a', { r: 9, half: 11, act: 17 }),
  },
  {
    rule: 'arelia.timeline.spell-factor',
    case: 0,
    given: 'roll 4, casting time 3',
    on: melee,
    ask: round([does('a', 4, 'spell-then-half-move', { castingTime: 3, move: along(4, 6) })]),
    check: tells('7 a spell', '9 a half-move to 6,0'),
  },
  {
    rule: 'arelia.timeline.spell-factor',
    case: 1,
    given: 'one round',
    on: melee,
    cites: ['arelia.timeline.end-of-round-order'],
    ask: round([
      does('a', 4, 'one-round', { name: 'spell', free: [{ kind: 'other', penalty: 1 }] }),
    ]),
    check: all(
      tells('a a one-round spell'),
      mayStill('a a one-round'),
      faults('free-action-with-one-round'),
    ),
  },
  {
    rule: 'arelia.size.small-to-large-list',
    case: 0,
    given: 'Colossal: as Gargantuan, and said',
    on: [...corridor, him('a', 0, 0, { size: 'colossal' })],
    uncited: TIMELINE,
    ask: round([does('a', 3, 'half-move', { move: along(0, 4) })]),
    expect: { unknown: ['creatures.a.size'] },
    check: track('a', { r: 3, half: 8 }),
  },
  {
    rule: 'arelia.size.small-to-large-list',
    case: 1,
    given: 'Fine and Diminutive: as Tiny',
    on: [...corridor, him('a', 0, 0, { size: 'fine' }), him('b', 9, 0, { size: 'diminutive' })],
    uncited: TIMELINE,
    ask: round([does('a', 3, 'half-move', { move: along(0, 4) }), does('b', 5, 'half-move')]),
    expect: { unknown: ['creatures.a.size', 'creatures.b.size'] },
    check: all(track('a', { r: 3, half: 4 }), track('b', { r: 5, half: 6 })),
  },

  // The worked examples.
  {
    rule: 'arelia.timeline.golden-winmol',
    case: 0,
    given: 'factor by factor',
    ...example(winmol),
    uncited: TIMELINE,
    check: exactly(winmol.answer),
  },
  {
    rule: 'arelia.timeline.golden-winmol-orc-size',
    case: 0,
    given: 'an orc’s half move is +2',
    ...example(winmol),
    uncited: TIMELINE,
    check: track('orc-1', { r: 5, half: 7, act: 13 }),
  },
  {
    rule: 'arelia.timeline.golden-taigor',
    case: 0,
    given: 'factor by factor',
    ...example(taigor),
    uncited: TIMELINE,
    check: exactly(taigor.answer),
  },
  {
    rule: 'arelia.timeline.golden-taigor-distance',
    case: 0,
    given: 'corridor hexes 0 and 9',
    ...example(taigor),
    uncited: TIMELINE,
    check: amid(
      '5 goblin half-move to 6,0',
      '6 taigor half-move to 4,0',
      '6 goblin full-move to 5,0 (until)',
    ),
  },
  {
    rule: 'arelia.timeline.taigor-consequence',
    case: 0,
    given: 'an attack with +5 decided at 6',
    on: [...corridor, him('taigor', 0), foe('goblin', 5)],
    uncited: TIMELINE,
    ask: round([
      does('taigor', 4, 'half-move-then-attack', { weaponFactor: 5, move: along(0, 4) }),
    ]),
    check: amid('6 taigor chooses attack → 11', '11 taigor attack goblin'),
  },
  {
    rule: 'arelia.attack.melee-postpone-circ1',
    case: 0,
    given: 'Winmol stands, the orcs come',
    ...example(winmol),
    uncited: TIMELINE,
    check: all(
      amid(
        '6 winmol attack-postponed',
        '10 winmol now-or-never orc-1: refuse',
        '12 winmol attack orc-2, postponed',
      ),
      (a) => expect(a).toMatchObject({ windows: [{ circumstance: 1 }, { circumstance: 1 }] }),
    ),
  },

  // The end of the round.
  {
    rule: 'arelia.timeline.end-of-round-order',
    case: 0,
    given: 'poisoned A, B has its half move left, C a second attack',
    on: ends,
    ask: round([
      does('a', 1, 'nothing', { endOfRound: { effects: [{ phase: 'b', name: 'poison' }] } }),
      ...flees,
    ]),
    check: all(amid('b a effect poison', 'c b half-move to 9,0', 'd c lost attack: no-target')),
  },
  {
    rule: 'arelia.timeline.end-of-round-order',
    case: 'extra',
    given: 'entries of one phase are rolled off without modifiers',
    on: three,
    ask: round(
      ['a', 'b', 'c'].map((id, n) => does(id, n + 1, 'nothing', { endOfRound: { words: id } })),
      { 'end:f': { a: 3, b: 1, c: 2 } },
    ),
    check: (a) => expect(lines(a).slice(3)).toEqual(['f b words 1', 'f c words 1', 'f a words 0']),
  },
  {
    rule: 'arelia.timeline.end-of-round-conflict',
    case: 0,
    given: 'list: B flees first',
    on: ends,
    uncited: TIMELINE,
    ask: round(flees),
    check: amid('c b half-move to 9,0', 'd c lost attack: no-target'),
  },
  {
    rule: 'arelia.timeline.end-of-round-conflict',
    case: 0,
    given: 'last: C strikes, then B flees',
    on: [options({ endMovement: 'last' }), ...ends],
    uncited: TIMELINE,
    ask: round(flees),
    check: amid('d c attack b', 'c b half-move to 9,0'),
  },
  {
    rule: 'arelia.information.end-of-round-words',
    case: 0,
    given: '“Il nemico e il drago!”',
    ...says('Il nemico e il drago!'),
    uncited: TIMELINE,
    check: all(amid('f a words 2'), faults()),
  },
  {
    rule: 'arelia.information.end-of-round-words',
    case: 1,
    given: '“Fuggi verso la porta”',
    ...says('Fuggi verso la porta'),
    uncited: TIMELINE,
    check: all(amid('f a words 3'), faults()),
  },
  {
    rule: 'arelia.information.end-of-round-words',
    case: 2,
    given: '“Attacca tu quel goblin”',
    ...says('Attacca tu quel goblin'),
    check: all(never(/words/), faults('too-many-words')),
  },

  // What a player learns.
  {
    rule: 'arelia.information.hidden-declarations',
    case: 0,
    given: 'while Orc 2 declares, Orc 1 stands where he was',
    on: example(winmol).on,
    ask: upTo(winmol.ask, { at: 7, order: 1 }),
    uncited: TIMELINE,
    check: (a) => {
      expect(lines(a).at(-1)).toBe('7 orc-2 chooses half-move → 9');
      expect(lines(a).filter((l) => l.includes('orc-1 half-move'))).toEqual([]);
      expect(a).toMatchObject({ windows: [], end: [] });
      expect(a).not.toHaveProperty('unknown');
    },
  },
  {
    rule: 'arelia.information.hidden-declarations',
    case: 'extra',
    given: 'the answer up to a factor contains only the last chances that it opens',
    on: example(winmol).on,
    ask: upTo(winmol.ask, 7),
    uncited: TIMELINE,
    check: (a) => {
      expect(lines(a)).toHaveLength(7);
      expect(a).toMatchObject({
        windows: [{ against: 'orc-1', at: 10, decision: null }],
        tracks: [
          { of: 'winmol', r: 3, act: 6 },
          { of: 'orc-1', r: 5, half: 7 },
          { of: 'orc-2', r: 7 },
        ],
        end: [],
      });
    },
  },
  {
    rule: 'arelia.information.movement-factor-visible',
    case: 0,
    given: 'roll 5, Medium, factor 8, half move then attack +6',
    on: [...corridor, him('w', 5), foe('o', 0)],
    uncited: TIMELINE,
    ask: round([does('o', 5, 'half-move-then-attack', { weaponFactor: 6, move: along(0, 4) })]),
    check: all(
      tells(
        '5 o chooses half-move → 7',
        '7 o half-move to 4,0',
        '7 o enters-melee w',
        '7 o chooses attack → 13',
        '13 o attack w',
      ),
      track('o', { r: 5, half: 7, act: 13 }),
    ),
  },
  {
    rule: 'arelia.turn.intentions-vs-roll-order',
    case: 0,
    given: 'declared without a roll: asked for, then placed',
    on: melee,
    uncited: TIMELINE,
    ask: {
      ask: 'timeline',
      declared: [{ of: 'a', action: 'attack', weaponFactor: 3 }, does('o', 2, 'regular')],
    },
    check: all(tells('2 o chooses …'), rolls('declared.a.initiative a')),
  },
]);
