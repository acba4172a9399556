/**
 * Incorporeal and ethereal creatures: attacks against them, their own attacks, their items, and
 * passing through obstacles.
 */
import type { Creature } from '../../../../board/creature.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';

/** Kinds of attacks and effects. */
export const HARMS = [
  'nonmagical',
  'magical',
  'energy',
  'force',
  'positive',
  'negative',
  'gaze',
  'abjuration',
  'harmless-spell',
  'bodily-spell',
] as const;
export type Harm = (typeof HARMS)[number];

export interface HarmVerdict extends Verdict {
  /** Is the target affected? null: a d100 roll against `chance` decides. */
  readonly affects: boolean | null;
  /**
   * Chance in percent that the target is not affected. It does not add to the miss chance of
   * concealment.
   */
  readonly chance: number;
  /** Part of the damage that the target takes; absent: all. */
  readonly part?: number;
}

export interface BodyVerdict extends Verdict {
  readonly bodiless: boolean;
  /** Deflection bonus to armor class; absent: not known, or the creature is not incorporeal. */
  readonly deflection?: number;
  readonly attacksWith?: 'dex';
  /** The ability that replaces Strength in special attacks; `specialsUpon`: the valid targets. */
  readonly specialsWith?: 'cha';
  readonly specialsUpon?: readonly string[];
  readonly falls: boolean;
  /** May the creature pick up and carry corporeal objects? */
  readonly carries: boolean;
  /** `corporeal`: items that the creature drops or shoots become corporeal. */
  readonly released?: 'corporeal';
  readonly scent: boolean;
}

export interface ThroughAsk {
  readonly what: 'solid' | 'liquid' | 'force';
  /** Thickness of the obstacle in cells; absent: not known, and treated as thin. */
  readonly thick?: number;
  /** Is the creature completely within the obstacle? */
  readonly inside?: boolean;
}
export interface ThroughVerdict extends Verdict {
  readonly allowed: boolean;
  readonly why?: 'has-body' | 'force' | 'too-thick';
  readonly cover: 'none' | 'cover' | 'total';
  readonly seesOut: boolean;
}

export interface GhostRules {
  body(j: FullJudge, c: Creature): BodyVerdict;
  harm(
    j: FullJudge,
    from: Creature | undefined,
    to: Creature,
    ask: { by: Harm; natural?: boolean; melee?: boolean; roll?: number },
  ): HarmVerdict;
  through(j: FullJudge, c: Creature, ask: ThroughAsk): ThroughVerdict;
}

const is = (j: FullJudge, c: Creature | undefined, what: 'bodiless' | 'apart'): boolean =>
  c !== undefined && j.rules.states.of(j, c).some(({ effect }) => effect[what] === true);

/**
 * Effects that reach from the Material Plane to the Ethereal Plane. None reaches in the other
 * direction.
 */
const ACROSS: readonly Harm[] = ['force', 'abjuration', 'gaze'];
/** Effects that affect incorporeal creatures without a percentile roll. */
const FULL: readonly Harm[] = [
  'force',
  'positive',
  'negative',
  'harmless-spell',
  'gaze',
  'abjuration',
];

const HALF = 50;

export const ghosts: GhostRules = {
  body(j, c) {
    const bodiless = is(j, c, 'bodiless');
    if (!bodiless)
      return { bodiless, falls: true, carries: true, scent: true, rules: [], unknown: [] };
    const cha = c.abilities?.cha ?? undefined;
    return {
      bodiless,
      attacksWith: 'dex',
      specialsWith: 'cha',
      falls: false,
      carries: false,
      released: 'corporeal',
      scent: false,
      specialsUpon: j.board.creatures
        .filter((o) => o.id !== c.id && is(j, o, 'bodiless'))
        .map((o) => o.id)
        .sort(),
      ...(cha === undefined ? {} : { deflection: Math.max(0, modifierOf(cha)) }),
      rules: cite(j.rules.states.cites, 'bodiless', 'bodilessItems'),
      unknown: cha === undefined ? [`creatures.${c.id}.abilities.cha`] : [],
    };
  },

  harm(j, from, to, { by, natural, melee, roll }) {
    const { cites } = j.rules.states;
    const answer = (
      affects: boolean | null,
      chance: number,
      ...names: readonly (keyof typeof cites)[]
    ): HarmVerdict => ({
      affects,
      chance,
      rules: cite(cites, ...names),
      unknown: affects === null ? ['ask.roll'] : [],
    });
    const half = (...names: readonly (keyof typeof cites)[]): HarmVerdict =>
      j.rules.states.figures.bodilessHalves === true
        ? { ...answer(true, 0, ...names), part: 0.5 }
        : answer(roll === undefined ? null : roll > HALF, HALF, ...names);
    if (is(j, from, 'apart') !== is(j, to, 'apart'))
      return answer(is(j, to, 'apart') && ACROSS.includes(by), 0, 'ethereal');
    if (is(j, to, 'bodiless')) {
      // Incorporeal creatures affect each other as if both were corporeal.
      if (is(j, from, 'bodiless') || FULL.includes(by)) return answer(true, 0, 'bodilessDamage');
      if (by === 'nonmagical' || by === 'bodily-spell') return answer(false, 100, 'bodilessDamage');
      return half('bodilessDamage');
    }
    if (is(j, from, 'bodiless') && natural !== true && melee === true) {
      if (by === 'nonmagical') return answer(false, 100, 'bodilessTouch');
      if (by === 'magical') return half('bodilessTouch');
    }
    return answer(true, 0);
  },

  through(j, c, { what, thick, inside }) {
    const { cites } = j.rules.states;
    const [bodiless, apart] = [is(j, c, 'bodiless'), is(j, c, 'apart')];
    const rules = cite(
      cites,
      ...(bodiless ? ['bodilessThrough' as const] : []),
      ...(apart ? ['ethereal' as const] : []),
    );
    const no = (why: NonNullable<ThroughVerdict['why']>): ThroughVerdict => ({
      allowed: false,
      why,
      cover: 'none',
      seesOut: true,
      rules,
      unknown: [],
    });
    if (what === 'liquid')
      return { allowed: true, cover: 'none', seesOut: true, rules, unknown: [] };
    if (!bodiless && !apart) return no('has-body');
    if (what === 'force') return no('force');
    if (apart) return { allowed: true, cover: 'none', seesOut: true, rules, unknown: [] };
    if ((thick ?? 0) > j.rules.space(c).value) return no('too-thick');
    return {
      allowed: true,
      cover: inside === true ? 'total' : 'cover',
      seesOut: inside !== true,
      rules,
      unknown: thick === undefined ? ['ask.thick'] : [],
    };
  },
};
