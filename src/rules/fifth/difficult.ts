/** Which creatures cross difficult ground as plain floor, by the causes of the ground. */
import type { CellFacts } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { ignoredCauses } from '../core/traitEffect.ts';
import type { DifficultIgnored } from '../effects.ts';
import type { Judge } from '../ruleset.ts';

type Cause = NonNullable<CellFacts['causes']>[number];

/** A cause that nobody has named: it has no kind, and is not magical. */
const UNNAMED: readonly Cause[] = [{}];
const SLOPE: readonly Cause[] = [{ kinds: ['slope'] }];
/** The kinds of ground with a name are those of spells. */
const SPELL: readonly Cause[] = [{ magical: true }];

function isSparedFrom(c: Creature, ignored: readonly DifficultIgnored[], cause: Cause): boolean {
  const { kinds = [], magical = false, spares = [] } = cause;
  return (
    (c.side !== undefined && spares.includes(c.side)) ||
    ignored.includes(magical ? 'magical' : 'nonmagical') ||
    (kinds.length > 0 && kinds.every((kind) => ignored.includes(kind)))
  );
}

function causesOf({ causes, ground, surface }: CellFacts): readonly Cause[] {
  if (causes !== undefined) return causes;
  if (ground !== undefined) return SPELL;
  return surface === 'slope' ? SLOPE : UNNAMED;
}

/** Is the ground of a cell, which is difficult, plain floor for the creature? */
export function ignoresDifficultTerrain(j: Judge, c: Creature, facts: CellFacts): boolean {
  const ignored = ignoredCauses(j.rules.traits, c);
  if (ignored.length === 0 && facts.causes === undefined) return false;
  return (
    ignored.includes('all') || causesOf(facts).every((cause) => isSparedFrom(c, ignored, cause))
  );
}

/** Does difficult ground that magic makes not slow the creature? */
export const ignoresMagicalTerrain = (j: Judge, c: Creature): boolean =>
  ignoredCauses(j.rules.traits, c).some((cause) => cause === 'all' || cause === 'magical');
