/** d20 Modern SRD: feats that add actions or opportunities, entering vehicles, vehicles on the map. */
import { expect } from 'vitest';
import { attack, owed } from '../asks/attacks.ts';
import { act, turnOf } from '../asks/turns.ts';
import {
  cases,
  creature,
  hero,
  move,
  type Answer,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
const SURGE = 'action.heroic-surge';
const ENTER = 'action.vehicle-enter';
const RIPOSTE = 'opportunity.agile-riposte';
const FRIGHT = 'feat.frightful';
const CAR = 'vehicle.no-creature';
const CONTROL = 'a control: the rule does not apply';
const a = (more: CreatureMore = {}): Thing =>
  hero('a', 0, 0, { traits: ['heroic-surge'], ...more });
const f = creature('f', 1, 0);
const strike = ['melee-attack', { with: 'sword', target: 'f' }] as const;
const full = ['full-attack', { with: 'sword', target: 'f' }] as const;
const legal =
  (is: boolean, ...why: readonly string[]) =>
  (v: Answer): void => {
    expect(v['legal']).toBe(is);
    const steps = v['steps'] as { why: readonly string[] }[];
    expect(steps.flatMap((step) => step.why)).toEqual(why);
  };
const misses = (more: Answer = {}) => attack('a', 't', 'sword', more);
const named = { dodged: true };
const dodger = (traits: string[], more: CreatureMore = {}): Thing =>
  creature('t', 1, 0, { traits, ...more });
const RIPOSTES = ['dodge-feat', 'agile-riposte'];
const answers =
  (...list: readonly object[]) =>
  (v: Answer): void =>
    expect(v['ifMissed'] ?? []).toMatchObject([...list]);
const fear = (more: object) => ({
  ask: 'hazard',
  of: 't',
  hazard: 'frightful-presence',
  level: 5,
  dc: 16,
  ...more,
});
const foe = (more: CreatureMore = {}): Thing =>
  creature('t', 1, 0, { hitDice: 3, abilities: { int: 10 }, ...more });
const after = (...conditions: string[]) => ({ outcome: { conditions } });
const car = (x: number, y: number, side = 'foes'): Thing =>
  creature('c', x, y, { traits: ['vehicle'], side });
const past = move('a', [
  [0, 0],
  [0, 1],
]);

export default cases('d20modern', [
  row(
    SURGE,
    0,
    'move, attack, surge, attack',
    [a(), f],
    turnOf('a', 'vehicle-enter', strike, 'heroic-surge', strike),
    legal(true),
  ),
  row(
    SURGE,
    1,
    'two surges',
    [a(), f],
    turnOf('a', strike, 'heroic-surge', strike, 'heroic-surge'),
    legal(false, 'once-per-round'),
  ),
  row(
    SURGE,
    2,
    'two attacks without the surge',
    [a(), f],
    turnOf('a', strike, strike),
    legal(false, 'no-action-left'),
    CONTROL,
  ),
  row(
    SURGE,
    3,
    'without the feat',
    [a({ traits: [] }), f],
    turnOf('a', strike, 'heroic-surge', strike),
    legal(false, 'needs-trait', 'no-action-left'),
  ),
  row(
    SURGE,
    4,
    'a full attack, the surge, a move',
    [a(), f],
    turnOf('a', full, 'heroic-surge', 'vehicle-enter'),
    legal(true),
  ),
  row(
    SURGE,
    'extra',
    'a full attack, the surge, two more actions',
    [a(), f],
    turnOf('a', full, 'heroic-surge', strike, strike),
    legal(false, 'no-action-left'),
  ),
  row(
    SURGE,
    'extra',
    'the surge before any action',
    [a(), f],
    turnOf('a', 'heroic-surge', strike),
    legal(false, 'nothing-used'),
  ),
  row(
    ENTER,
    0,
    'enters and starts',
    [a()],
    turnOf('a', 'vehicle-enter', 'vehicle-start'),
    legal(true),
  ),
  row(
    ENTER,
    1,
    'enters and shoots',
    [a({ attacks: 'bow' }), creature('f', 6, 0)],
    turnOf('a', 'vehicle-enter', ['ranged-attack', { with: 'bow', target: 'f' }]),
    legal(true),
  ),
  row(
    ENTER,
    2,
    'enters, starts and shoots',
    [a({ attacks: 'bow' }), creature('f', 6, 0)],
    turnOf('a', 'vehicle-enter', 'vehicle-start', ['ranged-attack', { with: 'bow', target: 'f' }]),
    legal(false, 'no-action-left'),
  ),
  row(ENTER, 3, 'beside an armed foe', [a(), f], act('a', 'vehicle-enter'), owed()),
  row(
    RIPOSTE,
    0,
    'the named opponent',
    [a(), dodger(RIPOSTES)],
    misses(named),
    answers({ makes: 'attack', allowed: true }),
  ),
  row(
    RIPOSTE,
    1,
    'no opportunity left',
    [a(), dodger(RIPOSTES, { opportunitiesTaken: 1 })],
    misses(named),
    answers({ allowed: false }),
  ),
  row(RIPOSTE, 2, 'another opponent', [a(), dodger(RIPOSTES)], misses(), answers(), CONTROL),
  row(
    RIPOSTE,
    3,
    'a second miss',
    [a(), dodger([...RIPOSTES, 'combat-reflexes'], { abilities: { dex: 16 } })],
    misses({ ...named, answered: true }),
    answers({ allowed: false, why: 'already-answered' }),
  ),
  row(
    RIPOSTE,
    4,
    'any opponent and the throw',
    [a(), dodger(['improved-combat-throw'])],
    misses(),
    answers({ makes: 'trip', allowed: true }),
  ),
  row(
    RIPOSTE,
    5,
    'a shot',
    [a({ attacks: 'bow' }), dodger(RIPOSTES)],
    attack('a', 't', 'bow', named),
    answers(),
    CONTROL,
  ),
  row(FRIGHT, 0, 'two squares away, 15', [foe()], fear({ cells: 2, roll: 15 }), after('shaken')),
  row(FRIGHT, 1, '16', [foe()], fear({ cells: 2, roll: 16 }), after()),
  row(FRIGHT, 2, 'three squares away', [foe()], fear({ cells: 3 }), after()),
  row(FRIGHT, 3, 'of the same level', [foe({ hitDice: 5 })], fear({ cells: 1 }), {
    immune: 'level',
  }),
  row(FRIGHT, 4, 'Intelligence 2', [foe({ abilities: { int: 2 } })], fear({ cells: 1 }), {
    immune: 'int',
  }),
  row(CAR, 0, 'a man walks past a car', [a(), car(1, 0)], past, owed(), 'nothing happens'),
  row(
    CAR,
    1,
    'a car drives past an armed foe',
    [car(0, 0, 'party'), f],
    move('c', [
      [0, 0],
      [0, 1],
    ]),
    owed(),
  ),
  row(
    CAR,
    2,
    'a car opposite an ally',
    [a(), creature('t', 1, 0), car(2, 0, 'party')],
    { ask: 'flanking', target: 't' },
    { pairs: [] },
    'nothing happens',
  ),
  row(CAR, 3, 'the cells of a car', [car(1, 0)], { ask: 'threat', of: 'c' }, { cells: [] }),
]);
