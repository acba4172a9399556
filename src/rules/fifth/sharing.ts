/** Which creatures one may pass, and what that costs. Nobody ends a movement in another's space. */
import type { Creature } from '../../board/creature.ts';
import { effectOf, inForce, isUnder } from '../core/conditionsInForce.ts';
import { traitEffect } from '../core/traitEffect.ts';
import { cite, citing, type RuleName } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { leavesUnconscious } from './conditionRows.ts';
import { isTinyCreature, sizeStep } from './speed.ts';

type Sharing = ReturnType<Ruleset['mayShare']>;

export const isIncapacitated = (j: Judge, c: Creature): boolean =>
  effectOf(j, c, 'actions')?.value === 'none';

/** Is the creature unconscious, for whatever reason? */
export const isUnconscious = (j: Judge, c: Creature): boolean =>
  inForce(j, c).some(leavesUnconscious);

/** The other is at least this many sizes larger or smaller. */
const sizesApart = (a: Creature, b: Creature): number => Math.abs(sizeStep(a) - sizeStep(b));

interface Passing {
  readonly pass: boolean;
  readonly slows: boolean;
  readonly name: RuleName;
  /** The rules where nobody may end in the space. */
  readonly rules: ReturnType<typeof citing>;
}

const through = (name: RuleName, pass: boolean, slows: boolean): Passing => ({
  pass,
  slows,
  name,
  rules: citing(name, 'occupied'),
});
const ALLY = through('throughAlly', true, false);
const NO_FOE = through('throughAlly', true, true);
const ENEMY = through('throughEnemy', false, true);
const HELPLESS = through('throughHelpless', true, true);
const NIMBLE = through('throughNimble', true, true);
const OTHER_SIZE = through('throughSize', true, true);
const TINY = through('throughTiny', true, false);

const SLOWS = { factor: 2 };

const sharing =
  (passing: (j: Judge, mover: Creature, other: Creature) => Passing): Ruleset['mayShare'] =>
  (j, mover, other): Sharing => {
    const { cites } = j.rules;
    if (mover.mount === other.id || other.mount === mover.id || isUnder(j, other, 'corpse'))
      return { pass: true, end: true, rules: cite(cites, 'throughHelpless') };
    const passed = passing(j, mover, other);
    const slows = passed.slows ? SLOWS : {};
    if (isSwarm(j, mover) || isSwarm(j, other))
      return { pass: true, end: true, ...slows, rules: cite(cites, 'throughSwarm') };
    // Four Tiny creatures fill a square; the grid counts them.
    const together = passed.pass && isTinyCreature(mover) && isTinyCreature(other);
    if (admits(j, other) || entersSpace(j, mover, other)) {
      const name = admits(j, other) || admits(j, mover) ? 'throughOoze' : 'throughObjects';
      return { pass: true, end: true, ...slows, rules: cite(cites, name) };
    }
    if (isUnder(j, mover, 'incorporeal'))
      return {
        pass: true,
        end: false,
        factor: 2,
        rules: cite(cites, 'throughObjects', 'occupied'),
      };
    const { pass, name, rules } = !passed.pass && isNimbleFor(j, mover, other) ? NIMBLE : passed;
    return {
      pass,
      end: together,
      ...slows,
      rules: together ? cite(cites, name, 'sharing') : rules(cites),
    };
  };

const isSwarm = (j: Judge, c: Creature): boolean =>
  traitEffect(j.rules.traits, c, 'shares') === true;

/** May others enter the creature's space and stop there? */
const admits = (j: Judge, c: Creature): boolean =>
  traitEffect(j.rules.traits, c, 'admits') === true;

/** Does a trait let the mover enter the other's space and stop there? */
function entersSpace(j: Judge, mover: Creature, other: Creature): boolean {
  const enters = traitEffect(j.rules.traits, mover, 'enters');
  if (enters === undefined) return false;
  if (enters === 'no-larger') return sizeStep(other) <= sizeStep(mover);
  return enters === 'all' || j.rules.relation(mover, other).value === 'foe';
}

/** Does a trait let the mover pass through creatures that are as much larger as the other? */
function isNimbleFor(j: Judge, mover: Creature, other: Creature): boolean {
  const steps = traitEffect(j.rules.traits, mover, 'passesLarger');
  return steps !== undefined && sizeStep(other) - sizeStep(mover) >= steps;
}

/** 2024: allies, the Incapacitated, Tiny ones, and those two sizes apart; others' spaces cost 2. */
export const mayShareSpace = sharing((j, mover, other) => {
  if (j.rules.relation(mover, other).value === 'ally') return ALLY;
  if (isTinyCreature(other)) return TINY;
  if (isIncapacitated(j, other)) return HELPLESS;
  return sizesApart(mover, other) >= 2 ? OTHER_SIZE : ENEMY;
});

/** 2014: all who are not hostile, and the hostile two sizes apart; every space costs 2. */
export const mayShareHostile = sharing((j, mover, other) => {
  if (j.rules.relation(mover, other).value !== 'foe') return NO_FOE;
  return sizesApart(mover, other) >= 2 ? OTHER_SIZE : ENEMY;
});
