/**
 * Loads: carrying capacity by Strength, size and number of legs, and the effects of a load. Weights
 * are in kilograms.
 */
import { sizeOf, sizeSteps, type Creature } from '../../../../board/creature.ts';
import { SIZES, type Size } from '../../../../board/vocabulary.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';
import type { LoadParts } from '../asks/movementAsk.ts';
import type { MovementCitation } from './citations.ts';
import type { SpeedVerdict, Weight } from './speeds.ts';
import { movementTrait } from './movementTraits.ts';

/**
 * Heaviest load of a Medium biped in pounds, for Strength scores from 1 to 29. Above 29 the load
 * quadruples for every ten points.
 */
const MAXIMUM = [
  10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 115, 130, 150, 175, 200, 230, 260, 300, 350, 400, 460,
  520, 600, 700, 800, 920, 1040, 1200, 1400,
] as const;
const POUND = 0.5;

/** Effects of each load: maximum Dexterity bonus to armor class, and armor check penalty. */
const EFFECT: Readonly<
  Record<Weight, { readonly maxDexterity: number | null; readonly checkPenalty: number }>
> = {
  none: { maxDexterity: null, checkPenalty: 0 },
  light: { maxDexterity: null, checkPenalty: 0 },
  medium: { maxDexterity: 3, checkPenalty: -3 },
  heavy: { maxDexterity: 1, checkPenalty: -6 },
};

export interface LoadVerdict extends Verdict {
  /**
   * The maximum of a light, a medium and a heavy load, and the most that the creature can lift off
   * the ground and drag.
   */
  readonly capacity: {
    readonly light: number;
    readonly medium: number;
    readonly heavy: number;
    readonly lift: number;
    readonly drag: number;
  };
  readonly load?: Weight | 'too-heavy';
  readonly maxDexterity: number | null;
  readonly checkPenalty: number;
  readonly speed?: SpeedVerdict;
  readonly lift?: {
    readonly allowed: boolean;
    readonly how?: 'overhead' | 'off-ground';
    readonly cells?: number;
    readonly action?: string;
    readonly losesDexterity?: boolean;
  };
  readonly drag?: { readonly allowed: boolean; readonly action?: string };
  readonly carry?: { readonly allowed: boolean };
}

/** Maximum load in pounds for a Strength score. */
function poundsOf(strength: number): number {
  if (strength <= 0) return 0;
  const tens = Math.max(0, Math.ceil((strength - MAXIMUM.length) / 10));
  return (MAXIMUM[strength - tens * 10 - 1] ?? 0) * 4 ** tens;
}

export function load(j: FullJudge, c: Creature, parts: LoadParts): LoadVerdict {
  const { table, traits, cites } = j.rules.movements;
  const names: MovementCitation[] = ['capacity', 'loadTotal'];
  const unknown: string[] = [];
  const strength = parts.strength ?? c.abilities?.str;
  if (parts.maximum === undefined && strength === undefined)
    unknown.push(`creatures.${c.id}.abilities.str`);
  const size = sizeOf(c);
  const quadruped = c.build === 'long' || movementTrait(traits, c, 'quadruped') === true;
  const factor = table.carrying[quadruped ? 'quadruped' : 'biped'][size];
  const pounds = parts.maximum === undefined ? poundsOf(strength ?? 10) : parts.maximum / POUND;
  const part = (thirds: number): number =>
    Math.floor((pounds * thirds) / 3 + 1e-9) * POUND * factor;
  const heavy = pounds * POUND * factor;
  const capacity = { light: part(1), medium: part(2), heavy, lift: heavy * 2, drag: heavy * 5 };

  const weight = parts.weight;
  const kind: Weight | 'too-heavy' | undefined =
    weight === undefined
      ? c.load
      : weight <= capacity.light
        ? 'light'
        : weight <= capacity.medium
          ? 'medium'
          : weight <= heavy
            ? 'heavy'
            : 'too-heavy';
  if (kind === undefined) unknown.push('ask.weight');
  const counted: Weight = kind === 'too-heavy' ? 'heavy' : (kind ?? 'none');
  if (counted !== 'none')
    names.push(
      counted === 'light' ? 'lightLoad' : counted === 'medium' ? 'mediumLoad' : 'heavyLoad',
    );
  const effect = EFFECT[counted];
  const caps = [effect.maxDexterity, parts.armour?.maxDexterity ?? null].filter(
    (n): n is number => n !== null,
  );
  if (parts.lifts !== undefined || parts.drags !== undefined) names.push('lift');
  return {
    capacity,
    ...(kind === undefined ? {} : { load: kind }),
    // Of the limits from load and armor, the worse one applies.
    maxDexterity: caps.length === 0 ? null : Math.min(...caps),
    checkPenalty: Math.min(effect.checkPenalty, parts.armour?.checkPenalty ?? 0),
    ...(parts.base === undefined
      ? {}
      : { speed: j.rules.movements.speed(j, c, { base: parts.base, load: counted }) }),
    ...(parts.lifts === undefined ? {} : { lift: lifted(parts.lifts, capacity) }),
    ...(parts.drags === undefined
      ? {}
      : {
          drag:
            parts.drags <= capacity.drag
              ? { allowed: true, action: 'move-action' }
              : { allowed: false },
        }),
    ...(parts.carries === undefined
      ? {}
      : { carry: { allowed: bulk(parts.carries, size) <= 2 && kind !== 'too-heavy' } }),
    rules: cite(cites, ...names),
    unknown,
  };
}

function lifted(
  kilos: number,
  capacity: LoadVerdict['capacity'],
): NonNullable<LoadVerdict['lift']> {
  if (kilos <= capacity.heavy) return { allowed: true, how: 'overhead' };
  if (kilos > capacity.lift) return { allowed: false };
  return {
    allowed: true,
    how: 'off-ground',
    cells: 1,
    action: 'full-round-action',
    losesDexterity: true,
  };
}

/**
 * The carried creatures, counted as creatures of the carrier's size. A creature one size smaller
 * counts as half, and a creature one size larger counts as two.
 */
function bulk(carries: Partial<Readonly<Record<Size, number>>>, own: Size): number {
  return SIZES.reduce((sum, size) => sum + (carries[size] ?? 0) * 2 ** sizeSteps(own, size), 0);
}
