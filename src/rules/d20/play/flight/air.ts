/**
 * Falls, special attacks and rescues in the air (sigil.flight.*). The players roll the saves and
 * checks.
 */
import { sizeOf, sizeSteps, type Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { cite, uniqueRuleIds } from '../../../names.ts';
import type { Doing } from '../../../actionPermission.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import type { Verdict } from '../../../verdict.ts';
import type { FlightVerdict, FlightCitation } from '../../map/flight/legRules.ts';
import type { AirMove, AirVerdict, DiveVerdict, FlightFall, FallVerdict } from './flightRules.ts';

/** Meters fallen in the first round and in each later round (sigil.flight.free-fall, sigil.condition.stalled). */
const RATES: Readonly<Record<FlightFall, readonly [first: number, then: number]>> = {
  'free-fall': [150, 300],
  stall: [45, 90],
};

export function fall(j: FullJudge, kind: FlightFall, height: number): FallVerdict {
  const metres = j.board.ground.grid.metresPerCell;
  const rounds: number[] = [];
  for (let left = height, round = 0; left > 0; round++) {
    const cells = Math.min(left, RATES[kind][round === 0 ? 0 : 1] / metres);
    rounds.push(cells);
    left -= cells;
  }
  return {
    rounds,
    rules: cite(j.rules.flight.cites, kind === 'stall' ? 'stall' : 'freeFall'),
    unknown: [],
  };
}

/** Vertical extent of a flyer in levels of one cell, rounded up (sigil.flight.direction-and-column). */
export function column(
  j: FullJudge,
  c: Creature,
  metres: number,
): Verdict & { readonly cells: readonly Cell[]; readonly levels: number } {
  const { value: n, unknown } = j.rules.space(c);
  const cells = Array.from({ length: n * n }, (_, i): Cell => [
    c.at[0] + (i % n),
    c.at[1] + Math.floor(i / n),
  ]);
  return {
    cells,
    levels: Math.max(1, Math.ceil(metres / j.board.ground.grid.metresPerCell)),
    rules: cite(j.rules.flight.cites, 'column'),
    unknown: unknown === undefined ? [] : [unknown],
  };
}

/** Tags of weapons that may be used in a dive attack (sigil.flight.dive-attack). */
const STOOPS = ['claw', 'talon', 'piercing'];

/**
 * Damage of an attack at the end of a flight. In a dive it is doubled if the flight is legal and
 * the weapon may be used in a dive.
 */
export function dive(
  j: FullJudge,
  flown: FlightVerdict,
  weapon: readonly string[],
  damage: number,
): DiveVerdict {
  const { legal, violations } = flown;
  const possible = legal && (!flown.dive || STOOPS.some((tag) => weapon.includes(tag)));
  return {
    possible,
    damage: flown.dive && possible ? damage * 2 : damage,
    dive: flown.dive,
    violations,
    rules: uniqueRuleIds(cite(j.rules.flight.cites, 'dive'), flown.rules),
    unknown: flown.unknown,
  };
}

const NOTHING = {
  possible: true,
  why: [],
  abilities: [],
  stability: false,
  modifiers: { own: 0, other: 0 },
  check: null,
  outcome: null,
  nonlethal: null,
  action: null,
} as const satisfies Omit<AirVerdict, keyof Verdict>;

type Told = Omit<AirVerdict, 'rules' | 'unknown'> & { readonly names: readonly FlightCitation[] };
type Tell = (c: Flyer, other: Flyer | undefined, total: number | undefined) => Told;

interface Flyer {
  readonly c: Creature;
  readonly opposed: number;
  /** Is the flyer's maneuverability class good or perfect? */
  readonly agile: boolean;
  readonly perfect: boolean;
  readonly winged: boolean;
  readonly flies: boolean;
}

/** Outcome of a save or check against the DC; null: its total is not known. */
const after = (
  total: number | undefined,
  dc: number,
  made: string,
  failed: string,
): string | null => (total === undefined ? null : total >= dc ? made : failed);
const both = (own: Flyer, other: Flyer | undefined): { own: number; other: number } => ({
  own: own.opposed,
  other: other?.opposed ?? 0,
});

const MOVES: Readonly<Record<AirMove, Tell>> = {
  overrun: (own, other, total) => ({
    ...NOTHING,
    names: ['overrun'],
    abilities: ['str', 'dex'],
    modifiers: both(own, other),
    check: { of: 'reflex', dc: 15 },
    outcome: after(total, 15, 'flies-on', 'stalls'),
  }),
  trip: (own, other, total) => {
    const possible = other === undefined || other.winged || !other.flies;
    return {
      ...NOTHING,
      names: ['trip'],
      possible,
      why: possible ? [] : ['no-wings'],
      abilities: ['str', 'dex'],
      modifiers: both(own, other),
      // `total` is the attacker's margin. Above 0 the flyer has lost the opposed check; it stalls instead of falling
      // prone.
      outcome: total === undefined ? null : total > 0 ? 'stalls' : 'flies-on',
    };
  },
  'bull-rush': (_own, _other, total) => ({
    ...NOTHING,
    names: ['bullRush'],
    abilities: ['str', 'dex'],
    check: { of: 'reflex', dc: 20 },
    outcome: after(total, 20, 'flies-on', 'stalls'),
  }),
  grapple: (own, other) => {
    const stalls = own.winged || !own.agile;
    const smaller = other !== undefined && sizeSteps(sizeOf(other.c), sizeOf(own.c)) >= 2;
    return {
      ...NOTHING,
      names: ['grapple', 'grappleSize'],
      outcome: smaller ? 'flies-on' : stalls ? 'stalls' : 'flies-on',
      action: smaller ? 'move' : null,
    };
  },
  'catch-falling': (own, other, total) => {
    const possible = other === undefined || sizeSteps(sizeOf(other.c), sizeOf(own.c)) >= 1;
    const lost = own.agile ? 'loses-grip-and-drops' : 'loses-grip-and-stalls';
    return {
      ...NOTHING,
      names: ['catching'],
      possible,
      why: possible ? [] : ['too-big'],
      check: { of: 'reflex', dc: 25 },
      action: 'full-round',
      outcome:
        total === undefined ? null : total >= 25 ? 'flies-on' : total >= 21 ? 'loses-grip' : lost,
    };
  },
  'fast-free-fall': (own, _other, total) => ({
    ...NOTHING,
    names: ['fastFreeFall'],
    check: own.perfect ? null : { of: 'reflex', dc: 15 },
    action: 'move',
    outcome: own.perfect ? 'falls' : after(total, 15, 'falls', 'stalls'),
  }),
  recover: (own, _other, total) => ({
    ...NOTHING,
    names: ['freeFallRecover'],
    possible: own.flies,
    why: own.flies ? [] : ['no-fly-speed'],
    check: own.perfect ? null : { of: 'reflex', dc: 20 },
    nonlethal: own.agile ? null : '3d6',
    action: 'full-round',
    outcome: own.perfect ? 'flies-on' : after(total, 20, 'flies-on', 'stalls'),
  }),
  release: (own) => ({
    ...NOTHING,
    names: ['release'],
    outcome: !own.flies ? 'free-fall' : own.agile ? 'flies-on' : 'stalls',
  }),
  cling: (own, other, total) => {
    const possible = other === undefined || sizeSteps(sizeOf(own.c), sizeOf(other.c)) >= 2;
    return {
      ...NOTHING,
      names: ['release'],
      possible,
      why: possible ? [] : ['too-big'],
      check: { of: 'climb', dc: 20 },
      outcome: after(total, 20, 'clings', 'falls'),
    };
  },
};

/**
 * The action that each air move takes. The moves not listed take no action of their own: they are
 * consequences of an attack, and the attack's action is judged. A creature in free fall may take
 * the action that ends the fall (sigil.flight.free-fall-recover).
 */
const DOINGS: Readonly<Partial<Record<AirMove, Doing>>> = {
  'catch-falling': { kind: 'full-round', attack: true },
  'fast-free-fall': { kind: 'move', mode: 'move', aloft: true },
  recover: { kind: 'full-round', ends: 'falling' },
};

export function air(
  j: FullJudge,
  c: Creature,
  move: AirMove,
  other: Creature | undefined,
  total: number | undefined,
): AirVerdict {
  const unknown = new Set<string>();
  const flyer = (of: Creature): Flyer => {
    const { name, facts, unknown: missing } = j.rules.flight.classOf(j, of);
    const flies = (of.speed?.fly ?? 0) > 0;
    if (flies) for (const path of missing) unknown.add(path);
    const wings = j.rules.flight.winged(j, of);
    if (flies && wings.unknown !== undefined) unknown.add(wings.unknown);
    return {
      c: of,
      opposed: flies ? facts.opposed : 0,
      agile: flies && facts.hovers,
      perfect: flies && name === 'perfect',
      winged: wings.value,
      flies,
    };
  };
  const { names, ...verdict } = MOVES[move](
    flyer(c),
    other === undefined ? undefined : flyer(other),
    total,
  );
  const rules = cite(j.rules.flight.cites, ...names);
  const doing = DOINGS[move];
  const may = doing === undefined ? undefined : mayActInTurn(j, c, doing);
  if (may === undefined || may.allowed)
    return { ...verdict, rules, unknown: [...unknown, ...(may?.unknown ?? [])] };
  return {
    ...verdict,
    possible: false,
    why: [...verdict.why, ...may.why],
    outcome: null,
    rules: uniqueRuleIds(rules, may.rules),
    unknown: [...new Set([...unknown, ...may.unknown])],
  };
}
