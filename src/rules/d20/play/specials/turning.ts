/**
 * Turning and rebuking: the Hit Dice affected, the creatures in range, and what happens to each
 * (sigil.special-attack.turning*, rebuke*).
 */
import type { Creature } from '../../../../board/creature.ts';
import type { Doing } from '../../../actionPermission.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';
import type { TurningAsk } from '../asks/specialAsk.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import { notedAbility, Missing, specialRules } from './specialContext.ts';
import type { SpecialCitation } from './specialTypes.ts';
import { lineWith } from './specialTraits.ts';

/** Outcomes of turning for one creature, or the reason why the creature is not affected. */
export const TURNING_OUTCOMES = [
  'turned',
  'destroyed',
  'rebuked',
  'commanded',
  'bolstered',
  'freed',
  'may-be-affected',
  'out-of-range',
  'no-line-of-effect',
  'too-many-hit-dice',
  'none-left',
] as const;
export type Fate = (typeof TURNING_OUTCOMES)[number];

export interface Turned {
  readonly of: string;
  readonly fate: Fate;
  readonly cells: number;
  /** The creature's Hit Dice for turning. */
  readonly hitDice: number;
}

export interface TurningVerdict extends Verdict {
  readonly legal: boolean;
  readonly why: readonly string[];
  readonly kind: 'standard';
  readonly opportunities: readonly never[];
  /** Uses per day. */
  readonly uses: number;
  /** Turning counts as an attack, for example for invisibility. */
  readonly countsAsAttack: true;
  readonly range: number;
  /** Maximum Hit Dice of a single creature; `total`: of all affected creatures together. */
  readonly most?: number;
  readonly total?: number;
  /** Creatures in the order in which turning affects them. */
  readonly affected: readonly Turned[];
  readonly rounds?: number;
}

export interface TurningRules {
  readonly turningRange: number;
  turning(j: FullJudge, of: Creature, ask: TurningAsk): TurningVerdict;
}

/** The action that turning takes, if the table of actions has no entry for it. */
const TURNING: Doing = { kind: 'standard' };

/** Range of turning in cells; 12 cells are 18 m. */
export const TURNING_RANGE = 12;
const BOLSTER_ROUNDS = 10;

/**
 * Change of the effective level by the Charisma check: from −4 (check of 0 or less) to +4 (22 or
 * more).
 */
export const turningModifier = (check: number): number =>
  Math.max(-4, Math.min(4, Math.ceil(check / 3) - 4));

interface Candidate {
  readonly c: Creature;
  readonly cells: number;
  readonly hitDice: number;
  readonly reached: boolean;
}

function candidates(j: FullJudge, of: Creature, ask: TurningAsk, missing: Missing): Candidate[] {
  const { traits, turningRange } = j.rules.specials;
  const all =
    ask.targets ??
    j.board.creatures.filter(
      (c) => c.id !== of.id && lineWith(traits, c, 'turnable') !== undefined,
    );
  return all
    .map((c): Candidate => {
      const own =
        missing.take(c.hitDice, `creatures.${c.id}.hitDice`, 1) *
        (lineWith(traits, c, 'turnHitDice')?.value ?? 1);
      const { cells } = j.rules.distance(j, of, c);
      const hitDice =
        ask.how === 'turn' || ask.how === 'rebuke'
          ? Math.max(own, ask.bolstered?.[c.id] ?? 0)
          : own;
      return {
        c,
        cells,
        hitDice,
        reached: cells <= turningRange && j.rules.lineOfEffect(j, of, c).free,
      };
    })
    .sort((a, b) => a.cells - b.cells || a.hitDice - b.hitDice || (a.c.id < b.c.id ? -1 : 1));
}

export function turning(j: FullJudge, of: Creature, ask: TurningAsk): TurningVerdict {
  const missing = new Missing();
  const names: SpecialCitation[] = [ask.how === 'turn' ? 'turn' : 'rebuke'];
  if (ask.how === 'bolster' || ask.how === 'dispel' || ask.bolstered !== undefined)
    names.push('bolster');
  const charisma = notedAbility(j, of, 'cha', missing);
  const most = ask.check === undefined ? undefined : ask.level + turningModifier(ask.check);
  const total = ask.dice === undefined ? undefined : ask.dice + ask.level + charisma;
  if (most !== undefined || total !== undefined) names.push('turnCheck');
  let left = total ?? Infinity;
  let commanding = ask.commanded ?? 0;
  const fate = ({ cells, hitDice, reached }: Candidate): { fate: Fate; hitDice: number } => {
    if (cells > j.rules.specials.turningRange) return { fate: 'out-of-range', hitDice };
    if (!reached) return { fate: 'no-line-of-effect', hitDice };
    if (ask.check === undefined || most === undefined) return { fate: 'may-be-affected', hitDice };
    if (hitDice > most && ask.how !== 'bolster') return { fate: 'too-many-hit-dice', hitDice };
    if (hitDice > left) return { fate: 'none-left', hitDice };
    left -= hitDice;
    if (ask.how === 'bolster') return { fate: 'bolstered', hitDice: Math.max(hitDice, ask.check) };
    if (ask.how === 'dispel')
      return {
        fate: ask.check > missing.take(ask.against, 'ask.against', 0) ? 'freed' : 'turned',
        hitDice,
      };
    const weak = hitDice <= ask.level / 2;
    if (ask.how === 'turn') return { fate: weak ? 'destroyed' : 'turned', hitDice };
    // The Hit Dice commanded at one time cannot exceed the turning level.
    if (!weak || commanding + hitDice > ask.level) return { fate: 'rebuked', hitDice };
    commanding += hitDice;
    return { fate: 'commanded', hitDice };
  };
  const affected = candidates(j, of, ask, missing).map((one): Turned => ({
    of: one.c.id,
    cells: one.cells,
    ...fate(one),
  }));
  const may = mayActInTurn(
    j,
    of,
    j.rules.turns.table[ask.how === 'turn' ? 'turning' : 'rebuking'] ?? TURNING,
  );
  const why = [...may.why, ...(ask.symbol === false ? ['no-holy-symbol'] : [])];
  return {
    legal: why.length === 0,
    why,
    kind: 'standard',
    opportunities: [],
    uses: Math.max(0, 3 + Math.max(0, charisma)),
    countsAsAttack: true,
    range: j.rules.specials.turningRange,
    affected,
    ...(most === undefined ? {} : { most }),
    ...(total === undefined ? {} : { total }),
    ...(ask.how === 'bolster' ? { rounds: BOLSTER_ROUNDS } : {}),
    rules: [...new Set([...specialRules(j, ...names), ...may.rules])],
    unknown: [...missing.paths, ...may.unknown],
  };
}
