/**
 * Arelia: order of events: rolls, ties, waiting, scales of the tables, the worked examples, the end
 * of the round, and the events shown to a player.
 */
import { expect } from 'vitest';
import type { Declaration } from '../../../src/rules/phased/round/declaration.ts';
import { cases, options, turn, type Answer, type Ask, type Case, type Thing } from '../cases.ts';
import { asking, row } from '../rows.ts';
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
const both = asking(
  round([
    does('s', 3, 'full-move', { move: along(0, 2) }),
    does('m', 4, 'full-move', { move: along(10, 12) }),
  ]),
);
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
  row('arelia.initiative.tie-break', 2, 'three due at 8: 4, 7, 4; the fours roll again')
    .on(three)
    .ask(
      round(
        ['a', 'b', 'c'].map((id) => does(id, 8, 'regular')),
        { 'tie:8': { a: 4, b: 7, c: 4 }, 'tie:8#2': { a: 9, c: 2 } },
      ),
    )
    .gives(all(tells('8 c chooses …', '8 a chooses …', '8 b chooses …'), rolls())),
  row('arelia.initiative.tie-break', 'extra', 'nothing rolled: by their ids, and it is said')
    .on(three)
    .ask(round(['c', 'a', 'b'].map((id) => does(id, 8, 'regular'))))
    .gives(
      all(tells('8 a chooses … ?', '8 b chooses … ?', '8 c chooses … ?'), rolls('tie:8 a b c')),
    ),
  row('arelia.initiative.tie-break', 'extra', 'equals not rolled again yet')
    .on(three)
    .ask(
      round(
        ['a', 'b', 'c'].map((id) => does(id, 8, 'regular')),
        { 'tie:8': { a: 4, b: 7, c: 4 } },
      ),
    )
    .gives(all(tells('8 a chooses … ?', '8 c chooses … ?', '8 b chooses …'), rolls('tie:8#2 a c'))),
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
  row('arelia.timeline.what-ties', 1, 'its own arrival and choice at 7: none')
    .on(...corridor, him('w', 5), foe('o', 9))
    .ask(round([does('o', 5, 'half-move-then-attack', { weaponFactor: 6, move: along(9, 6) })]))
    .uncited(TIMELINE)
    .gives(all(amid('7 o half-move to 6,0', '7 o chooses attack → 13'), rolls())),
  row('arelia.initiative.die', 0, 'a roll each, a ten-sided die')
    .on(melee)
    .ask({ ask: 'timeline', declared: [{ of: 'a', action: 'attack' }] })
    .uncited(TIMELINE)
    .gives({ events: [], toRoll: [{ key: 'declared.a.initiative', die: 'd10', who: ['a'] }] }),

  // Waiting.
  row('arelia.initiative.waiting-declare', 0, 'first round')
    .on(...melee, turn({ round: 1 }))
    .ask(waiting(2))
    .gives({ available: false }),
  row('arelia.initiative.waiting-declare', 'extra', 'waiting in the second round')
    .on(...melee, turn({ round: 2 }))
    .ask(waiting(2))
    .gives({ available: true, unknown: [] }),
  row('arelia.initiative.waiting-penalty', 0, 'roll 4, 1d3 = 2')
    .on(melee)
    .ask(round([waits(2, 90)]))
    .uncited(TIMELINE)
    .gives(tells('6 a chooses attack → 9', '9 a attack o')),
  row(
    'arelia.initiative.waiting-penalty',
    'extra',
    'the answer lists the dice that are not rolled yet',
  )
    .on(melee)
    .ask(round([does('a', 4, 'attack', { weaponFactor: 3, waiting: {} })]))
    .uncited(TIMELINE)
    .gives(all(tells(), rolls('declared.a.waiting.penalty a', 'declared.a.waiting.percent a'))),
  row('arelia.initiative.waiting-no-time', 0, 'penalty 3, d% 21: half a move and no more')
    .on(...corridor, him('a', 4), foe('o', 9))
    .ask(round([waits(3, 21, { action: 'half-move-then-attack', move: along(4, 8) })]))
    .gives(
      all(
        tells(
          '7 a chooses half-move → 9',
          '9 a half-move to 8,0',
          '9 a enters-melee o',
          '9 a chooses nothing',
        ),
        faults('no-time'),
      ),
    ),
  row('arelia.initiative.waiting-no-time', 0, 'a spell already begun fails')
    .on(melee)
    .ask(round([waits(3, 1, { action: 'spell', castingTime: 3 })]))
    .uncited(TIMELINE)
    .gives(all(tells('7 a lost spell: no-time'), mayStill('c a half-move'))),
  row('arelia.initiative.waiting-no-time', 0, 'the full move is lost')
    .on(...corridor, him('a', 4))
    .ask(round([waits(1, 7, { action: 'full-move', move: along(4, 12) })]))
    .gives(all(never(/full-move to/), amid('7 a half-move to 8,0'), faults('no-time'))),
  row('arelia.initiative.waiting-no-time', 1, 'penalty 2, d% 15')
    .on(melee)
    .ask(round([waits(2, 15)]))
    .uncited(TIMELINE)
    .gives(all(amid('9 a attack o'), faults())),
  row('arelia.initiative.waiting-no-time', 1, 'asked by itself')
    .on(melee)
    .ask(waiting(2, 15))
    .gives({ noTime: 14, hasTime: true, initiative: 2 }),
  row('arelia.modifier.waiting-surprise', 0, 'penalty 2')
    .on(melee)
    .ask(waiting(2))
    .gives({ surprise: 2 }),
  row('arelia.modifier.waiting-save', 0, 'penalty 3').on(melee).ask(waiting(3)).gives({ save: 12 }),
  row('arelia.modifier.waiting-skill', 0, 'penalty 2')
    .on(melee)
    .ask(waiting(2))
    .gives({ skill: 2 }),
  row('arelia.modifier.waiting-dodge', 0, 'penalty 3 with Deflect Blows')
    .on(melee)
    .ask(waiting(3))
    .gives({ deflect: 2, dodge: 9 }),
  row('arelia.modifier.waiting-dodge', 1, 'penalty 1')
    .on(melee)
    .ask(waiting(1))
    .gives({ deflect: 0, dodge: 3 }),

  // Scales.
  both('arelia.timeline.scale-option', 0, 'roll 3 Small and roll 4 Medium, exact')
    .on(scaled('exact'))
    .uncited(TIMELINE)
    .gives(factors([4.5, 5.5], [6, 7])),
  both('arelia.timeline.scale-option', 0, 'literal')
    .on(scaled('x10'))
    .uncited(TIMELINE)
    .gives(factors([18, 28], [24, 34])),
  both('arelia.timeline.scale-option', 1, 'in tenths')
    .on(scaled('tenths-up'))
    .uncited(TIMELINE)
    .gives(factors([5, 6], [6, 7])),
  both('arelia.timeline.scale-option', 2, 'what the examples need is what is taken')
    .on(scaled('none of these').filter((t) => !('rest' in t)))
    .uncited(TIMELINE)
    .gives(factors([5, 6], [6, 7])),
  row('arelia.timeline.rounding-where', 0, 'Huge, roll 2')
    .on(...corridor, him('h', 0, 0, { size: 'huge' }))
    .ask(round([does('h', 2, 'full-move', { move: along(0, 8) })]))
    .uncited(TIMELINE)
    .gives(track('h', { r: 2, half: 6, full: 10 })),
  row('arelia.timeline.rounding-where', 1, 'Small, roll 3, half move and claws: 8')
    .on(...corridor, him('s', 0, 0, { size: 'small' }), foe('o', 3))
    .ask(round([does('s', 3, 'half-move-then-attack', { move: along(0, 2) })]))
    .uncited(TIMELINE)
    .gives(track('s', { r: 3, half: 5, act: 8 })),
  row('arelia.timeline.rounding-where', 1, 'summed, by the option: 7')
    .on(
      ...corridor,
      options({ afterHalfMove: 'sum' }),
      him('s', 0, 0, { size: 'small' }),
      foe('o', 3),
    )
    .ask(round([does('s', 3, 'half-move-then-attack', { move: along(0, 2) })]))
    .uncited(TIMELINE)
    .gives(track('s', { r: 3, half: 5, act: 7 })),
  row(
    'arelia.timeline.event-formulas',
    0,
    'Medium, roll 5, waiting 2, draws (+2), half move, attack +6',
  )
    .on(...corridor, him('a', 4), foe('o', 9))
    .ask(
      round([
        does('a', 5, 'half-move-then-attack', {
          waiting: { penalty: 2, percent: 99 },
          free: [{ kind: 'draw', items: [{ item: 'weapon', size: 'medium' }] }],
          weaponFactor: 6,
          move: along(4, 8),
        }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(track('a', { r: 9, half: 11, act: 17 })),
  row('arelia.timeline.spell-factor', 0, 'roll 4, casting time 3')
    .on(melee)
    .ask(round([does('a', 4, 'spell-then-half-move', { castingTime: 3, move: along(4, 6) })]))
    .gives(tells('7 a spell', '9 a half-move to 6,0')),
  row('arelia.timeline.spell-factor', 1, 'one round')
    .on(melee)
    .ask(
      round([does('a', 4, 'one-round', { name: 'spell', free: [{ kind: 'other', penalty: 1 }] })]),
    )
    .cites('arelia.timeline.end-of-round-order')
    .gives(
      all(
        tells('a a one-round spell'),
        mayStill('a a one-round'),
        faults('free-action-with-one-round'),
      ),
    ),
  row('arelia.size.small-to-large-list', 0, 'Colossal: as Gargantuan, and said')
    .on(...corridor, him('a', 0, 0, { size: 'colossal' }))
    .ask(round([does('a', 3, 'half-move', { move: along(0, 4) })]))
    .uncited(TIMELINE)
    .gives({ unknown: ['creatures.a.size'] }, track('a', { r: 3, half: 8 })),
  row('arelia.size.small-to-large-list', 1, 'Fine and Diminutive: as Tiny')
    .on(...corridor, him('a', 0, 0, { size: 'fine' }), him('b', 9, 0, { size: 'diminutive' }))
    .ask(round([does('a', 3, 'half-move', { move: along(0, 4) }), does('b', 5, 'half-move')]))
    .uncited(TIMELINE)
    .gives(
      { unknown: ['creatures.a.size', 'creatures.b.size'] },
      all(track('a', { r: 3, half: 4 }), track('b', { r: 5, half: 6 })),
    ),

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
  row('arelia.timeline.taigor-consequence', 0, 'an attack with +5 decided at 6')
    .on(...corridor, him('taigor', 0), foe('goblin', 5))
    .ask(
      round([does('taigor', 4, 'half-move-then-attack', { weaponFactor: 5, move: along(0, 4) })]),
    )
    .uncited(TIMELINE)
    .gives(amid('6 taigor chooses attack → 11', '11 taigor attack goblin')),
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
  row(
    'arelia.timeline.end-of-round-order',
    0,
    'poisoned A, B has its half move left, C a second attack',
  )
    .on(ends)
    .ask(
      round([
        does('a', 1, 'nothing', { endOfRound: { effects: [{ phase: 'b', name: 'poison' }] } }),
        ...flees,
      ]),
    )
    .gives(all(amid('b a effect poison', 'c b half-move to 9,0', 'd c lost attack: no-target'))),
  row(
    'arelia.timeline.end-of-round-order',
    'extra',
    'entries of one phase are rolled off without modifiers',
  )
    .on(three)
    .ask(
      round(
        ['a', 'b', 'c'].map((id, n) => does(id, n + 1, 'nothing', { endOfRound: { words: id } })),
        { 'end:f': { a: 3, b: 1, c: 2 } },
      ),
    )
    .gives((a) => expect(lines(a).slice(3)).toEqual(['f b words 1', 'f c words 1', 'f a words 0'])),
  row('arelia.timeline.end-of-round-conflict', 0, 'list: B flees first')
    .on(ends)
    .ask(round(flees))
    .uncited(TIMELINE)
    .gives(amid('c b half-move to 9,0', 'd c lost attack: no-target')),
  row('arelia.timeline.end-of-round-conflict', 0, 'last: C strikes, then B flees')
    .on(options({ endMovement: 'last' }), ...ends)
    .ask(round(flees))
    .uncited(TIMELINE)
    .gives(amid('d c attack b', 'c b half-move to 9,0')),
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
  row(
    'arelia.information.hidden-declarations',
    0,
    'while Orc 2 declares, Orc 1 stands where he was',
  )
    .on(example(winmol).on)
    .ask(upTo(winmol.ask, { at: 7, order: 1 }))
    .uncited(TIMELINE)
    .gives((a) => {
      expect(lines(a).at(-1)).toBe('7 orc-2 chooses half-move → 9');
      expect(lines(a).filter((l) => l.includes('orc-1 half-move'))).toEqual([]);
      expect(a).toMatchObject({ windows: [], end: [] });
      expect(a).not.toHaveProperty('unknown');
    }),
  row(
    'arelia.information.hidden-declarations',
    'extra',
    'the answer up to a factor contains only the last chances that it opens',
  )
    .on(example(winmol).on)
    .ask(upTo(winmol.ask, 7))
    .uncited(TIMELINE)
    .gives((a) => {
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
    }),
  row(
    'arelia.information.movement-factor-visible',
    0,
    'roll 5, Medium, factor 8, half move then attack +6',
  )
    .on(...corridor, him('w', 5), foe('o', 0))
    .ask(round([does('o', 5, 'half-move-then-attack', { weaponFactor: 6, move: along(0, 4) })]))
    .uncited(TIMELINE)
    .gives(
      all(
        tells(
          '5 o chooses half-move → 7',
          '7 o half-move to 4,0',
          '7 o enters-melee w',
          '7 o chooses attack → 13',
          '13 o attack w',
        ),
        track('o', { r: 5, half: 7, act: 13 }),
      ),
    ),
  row('arelia.turn.intentions-vs-roll-order', 0, 'declared without a roll: asked for, then placed')
    .on(melee)
    .ask({
      ask: 'timeline',
      declared: [{ of: 'a', action: 'attack', weaponFactor: 3 }, does('o', 2, 'regular')],
    })
    .uncited(TIMELINE)
    .gives(all(tells('2 o chooses …'), rolls('declared.a.initiative a'))),
]);
