/**
 * A swarm and the creatures in its space: the damage that it deals without an attack roll, and the
 * distraction of those that begin their turn or cast spells there.
 */
import type { Creature } from '../../../../board/creature.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { cellsOf, levelWith, standOf } from '../../../core/distance.ts';
import { sharesSpace } from '../../map/passing.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { RuleId, Verdict } from '../../../verdict.ts';

export interface SwarmVerdict extends Verdict {
  /** The creature is no swarm. */
  readonly why?: 'no-swarm';
  /** The damage to each creature in its space; absent: its Hit Dice are not known. */
  readonly damage?: string;
  /** Ids of the creatures in its space that it damages, and of those that it cannot damage. */
  readonly harmed: readonly string[];
  readonly unharmed: readonly string[];
  /** Ids of the creatures that save, if they begin their turn there, or are nauseated for a round. */
  readonly distracted: readonly string[];
  readonly save?: { readonly save: 'fortitude'; readonly dc: number };
  /** Concentration DC for casting there, without the spell's level. */
  readonly castingDc?: number;
}

/** Ids of the rules for each part of the answer. */
export interface SwarmCitations {
  readonly attack: readonly RuleId[];
  readonly distraction: readonly RuleId[];
  readonly casting: readonly RuleId[];
}

/** Highest number of Hit Dice for each number of damage dice; beyond: one die more. */
const HIT_DICE = [5, 10, 15, 20];
const CASTING_DC = 20;

export interface SwarmRules {
  /** What the swarm does to the creatures in its space. */
  readonly swarm: (j: FullJudge, c: Creature) => SwarmVerdict;
  /** The DC of casting in a swarm's space, without the spell's level; undefined: in none. */
  readonly casting: (
    j: FullJudge,
    c: Creature,
  ) => { readonly dc: number; readonly rules: readonly RuleId[] } | undefined;
}

/** The other creatures whose space overlaps the creature's, in height too. */
function sharing(j: FullJudge, c: Creature): Creature[] {
  const own = standOf(j, c);
  const cells = new Set(cellsOf(own).map(String));
  return j.board.creatures.filter((o) => {
    const other = standOf(j, o);
    return (
      o.id !== c.id &&
      levelWith(own, other) &&
      cellsOf(other).some((cell) => cells.has(String(cell)))
    );
  });
}

/** Does the swarm move and bite? One that broke up, was dispersed or is paralyzed does not. */
const swarms = (j: FullJudge, c: Creature): boolean =>
  sharesSpace(j, c) && !isUnder(j, c, 'helpless');

export const swarmRules = (cites: SwarmCitations): SwarmRules => ({
  swarm(j, c) {
    if (!sharesSpace(j, c))
      return {
        why: 'no-swarm',
        harmed: [],
        unharmed: [],
        distracted: [],
        rules: cites.attack,
        unknown: [],
      };
    const there = swarms(j, c)
      ? sharing(j, c).filter((o) => !isUnder(j, o, 'corpse') && !sharesSpace(j, o))
      : [];
    const bodiless = (o: Creature): boolean => j.rules.states.body(j, o).bodiless;
    const harmed = there.filter((o) => !bodiless(o));
    const { hitDice, abilities } = c;
    const con = abilities?.con;
    const dice = HIT_DICE.filter((most) => (hitDice ?? 0) > most).length + 1;
    return {
      ...(hitDice === undefined ? {} : { damage: `${dice}d6` }),
      harmed: harmed.map(({ id }) => id).sort(),
      unharmed: there
        .filter(bodiless)
        .map(({ id }) => id)
        .sort(),
      distracted: harmed
        .filter((o) => j.rules.states.living(o))
        .map(({ id }) => id)
        .sort(),
      ...(hitDice === undefined || con === undefined
        ? {}
        : {
            save: {
              save: 'fortitude',
              dc: 10 + Math.floor(hitDice / 2) + (con === null ? 0 : modifierOf(con)),
            } as const,
          }),
      castingDc: CASTING_DC,
      rules: [...cites.attack, ...cites.distraction, ...cites.casting],
      unknown: [
        ...(hitDice === undefined ? [`creatures.${c.id}.hitDice`] : []),
        ...(con === undefined ? [`creatures.${c.id}.abilities.con`] : []),
      ],
    };
  },
  casting: (j, c) =>
    !sharesSpace(j, c) && sharing(j, c).some((o) => swarms(j, o))
      ? { dc: CASTING_DC, rules: cites.casting }
      : undefined,
});
