/** d20 Modern SRD: feats that add actions or opportunities, entering vehicles, vehicles on the map. */
import { expect } from 'vitest';
import { attack, owed } from '../asks/attacks.ts';
import { grapple } from '../asks/specials.ts';
import { act, turnOf } from '../asks/turns.ts';
import {
  cells,
  cases,
  creature,
  hero,
  move,
  turn,
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
const DRAW = 'draw-light-weapon-grappling';
const WRESTLE = 'grapple-damage';
const HOLDS = (bab: number): Thing =>
  a({ bab, attacks: 'dagger', conditions: ['grappling'], grapples: ['f'], abilities: { str: 10 } });
const HELD = creature('f', 1, 0, { conditions: ['grappling'], grapples: ['a'] });
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
const past = move('a', cells('0,0 0,1'));

export default cases('d20modern', [
  row(SURGE, 0, 'move, attack, surge, attack')
    .on(a(), f)
    .ask(turnOf('a', 'vehicle-enter', strike, 'heroic-surge', strike))
    .gives(legal(true)),
  row(SURGE, 1, 'two surges')
    .on(a(), f)
    .ask(turnOf('a', strike, 'heroic-surge', strike, 'heroic-surge'))
    .gives(legal(false, 'once-per-round')),
  row(SURGE, 2, 'two attacks without the surge')
    .on(a(), f)
    .ask(turnOf('a', strike, strike))
    .uncited(CONTROL)
    .gives(legal(false, 'no-action-left')),
  row(SURGE, 3, 'without the feat')
    .on(a({ traits: [] }), f)
    .ask(turnOf('a', strike, 'heroic-surge', strike))
    .gives(legal(false, 'needs-trait', 'no-action-left')),
  row(SURGE, 4, 'a full attack, the surge, a move')
    .on(a(), f)
    .ask(turnOf('a', full, 'heroic-surge', 'vehicle-enter'))
    .gives(legal(true)),
  row(SURGE, 'extra', 'a full attack, the surge, two more actions')
    .on(a(), f)
    .ask(turnOf('a', full, 'heroic-surge', strike, strike))
    .gives(legal(false, 'no-action-left')),
  row(SURGE, 'extra', 'the surge before any action')
    .on(a(), f)
    .ask(turnOf('a', 'heroic-surge', strike))
    .gives(legal(false, 'nothing-used')),
  row(
    SURGE,
    'extra',
    'two grapples after the surge, base attack bonus +11: the second takes a move',
  )
    .on(HOLDS(11), HELD)
    .ask(turnOf('a', WRESTLE, 'heroic-surge', WRESTLE, WRESTLE, WRESTLE, DRAW))
    .gives(legal(false, 'no-action-left')),
  row(SURGE, 'extra', 'a whole grapple, the surge, one more grapple, base attack bonus +6')
    .on(HOLDS(6), HELD)
    .ask(turnOf('a', WRESTLE, WRESTLE, 'heroic-surge', WRESTLE, WRESTLE))
    .gives(legal(false, 'no-action-left')),
  row(SURGE, 'extra', 'three grapples, the surge, one more, base attack bonus +11')
    .on(HOLDS(11), HELD)
    .ask(turnOf('a', WRESTLE, WRESTLE, WRESTLE, 'heroic-surge', WRESTLE))
    .gives(legal(true)),
  row(SURGE, 'extra', 'the grapple after the surge has its whole bonus')
    .on(
      HOLDS(6),
      HELD,
      turn({ active: 'a', spent: { standard: true, actions: [WRESTLE, 'heroic-surge', WRESTLE] } }),
    )
    .ask(grapple('a', 'grapple-pin'))
    .uncited('the turn so far is told')
    .gives({ kind: 'move', own: { modifier: 1 } }),
  row(ENTER, 0, 'enters and starts')
    .on(a())
    .ask(turnOf('a', 'vehicle-enter', 'vehicle-start'))
    .gives(legal(true)),
  row(ENTER, 1, 'enters and shoots')
    .on(a({ attacks: 'bow' }), creature('f', 6, 0))
    .ask(turnOf('a', 'vehicle-enter', ['ranged-attack', { with: 'bow', target: 'f' }]))
    .gives(legal(true)),
  row(ENTER, 2, 'enters, starts and shoots')
    .on(a({ attacks: 'bow' }), creature('f', 6, 0))
    .ask(
      turnOf('a', 'vehicle-enter', 'vehicle-start', [
        'ranged-attack',
        { with: 'bow', target: 'f' },
      ]),
    )
    .gives(legal(false, 'no-action-left')),
  row(ENTER, 3, 'beside an armed foe').on(a(), f).ask(act('a', 'vehicle-enter')).gives(owed()),
  row(RIPOSTE, 0, 'the named opponent')
    .on(a(), dodger(RIPOSTES))
    .ask(misses(named))
    .gives(answers({ makes: 'attack', allowed: true })),
  row(RIPOSTE, 1, 'no opportunity left')
    .on(a(), dodger(RIPOSTES, { opportunitiesTaken: 1 }))
    .ask(misses(named))
    .gives(answers({ allowed: false })),
  row(RIPOSTE, 2, 'another opponent')
    .on(a(), dodger(RIPOSTES))
    .ask(misses())
    .uncited(CONTROL)
    .gives(answers()),
  row(RIPOSTE, 3, 'a second miss')
    .on(a(), dodger([...RIPOSTES, 'combat-reflexes'], { abilities: { dex: 16 } }))
    .ask(misses({ ...named, answered: true }))
    .gives(answers({ allowed: false, why: 'already-answered' })),
  row(RIPOSTE, 4, 'any opponent and the throw')
    .on(a(), dodger(['improved-combat-throw']))
    .ask(misses())
    .gives(answers({ makes: 'trip', allowed: true })),
  row(RIPOSTE, 5, 'a shot')
    .on(a({ attacks: 'bow' }), dodger(RIPOSTES))
    .ask(attack('a', 't', 'bow', named))
    .uncited(CONTROL)
    .gives(answers()),
  row(FRIGHT, 0, 'two squares away, 15')
    .on(foe())
    .ask(fear({ cells: 2, roll: 15 }))
    .gives(after('shaken')),
  row(FRIGHT, 1, '16')
    .on(foe())
    .ask(fear({ cells: 2, roll: 16 }))
    .gives(after()),
  row(FRIGHT, 2, 'three squares away')
    .on(foe())
    .ask(fear({ cells: 3 }))
    .gives(after()),
  row(FRIGHT, 3, 'of the same level')
    .on(foe({ hitDice: 5 }))
    .ask(fear({ cells: 1 }))
    .gives({ immune: 'level' }),
  row(FRIGHT, 4, 'Intelligence 2')
    .on(foe({ abilities: { int: 2 } }))
    .ask(fear({ cells: 1 }))
    .gives({ immune: 'int' }),
  row(CAR, 0, 'a man walks past a car')
    .on(a(), car(1, 0))
    .ask(past)
    .uncited('nothing happens')
    .gives(owed()),
  row(CAR, 1, 'a car drives past an armed foe')
    .on(car(0, 0, 'party'), f)
    .ask(move('c', cells('0,0 0,1')))
    .gives(owed()),
  row(CAR, 2, 'a car opposite an ally')
    .on(a(), creature('t', 1, 0), car(2, 0, 'party'))
    .ask({ ask: 'flanking', target: 't' })
    .uncited('nothing happens')
    .gives({ pairs: [] }),
  row(CAR, 3, 'the cells of a car')
    .on(car(1, 0))
    .ask({ ask: 'threat', of: 'c' })
    .gives({ cells: [] }),
]);
