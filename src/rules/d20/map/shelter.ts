/**
 * Cover from what a target stands in or behind: a tree in its square, water up to its chest, strands
 * of a web, its shield or mount.
 */
import { sameCell, type Cell } from '../../../board/grid.ts';
import type { Creature } from '../../../board/creature.ts';
import type { Ground } from '../../../board/board.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { perObject } from '../../../board/memoize.ts';
import type { Ruleset, Judge } from '../../ruleset.ts';
import type { CoverVerdict, RuleId } from '../../verdict.ts';
import { effectOf, isUnder } from '../../core/conditionsInForce.ts';
import { squares } from '../../core/coverlines.ts';
import { cellsBetween, standingAt, standOf } from '../../core/distance.ts';
import { groundKindAt, trenchOf, rulesOfGround } from '../../core/grounds.ts';
import { websBetween } from './webs.ts';

/** How deep a creature is in water. */
type Depth = 'out' | 'chest' | 'under';

const mayShelter = perObject(({ cells }: Ground): boolean =>
  cells.some((f) => f.ground !== undefined || f.surface === 'water'),
);

/** How deep in water the creature is, if it stands at `at`. */
export function depthOf(j: Judge, c: Creature, at?: Cell): Depth {
  if (!mayShelter(j.board.ground) || c.elevation > 0) return 'out';
  const survey = GroundIndex.of(j.board.ground);
  for (const { x, y } of squares(standingAt(j, c, at)))
    if (survey.facts(x, y)?.surface !== 'water' && groundKindAt(j, [x, y])?.water !== true)
      return 'out';
  return c.elevation < 0 ? 'under' : 'chest';
}

const TOTAL = { degree: 'total', ac: 0, reflex: 0, bars: true } as const;
const HALF = { degree: 'cover', ac: 4, reflex: 2, bars: true } as const;

/** The rules of each kind of shelter. */
export interface ShelterRules {
  readonly water: readonly RuleId[];
  readonly web: readonly RuleId[];
  /** Rules of the conditions that give cover. */
  readonly guards: Readonly<Record<string, readonly RuleId[]>>;
}

/** Squares of web between two creatures that give cover, and total cover. */
const WEB = { cover: 1, total: 4 } as const;

/**
 * Adds to a cover answer what shelters the target where it stands. Such bonuses do not add to other
 * cover.
 */
export const sheltered =
  (cover: Ruleset['cover'], { water, web, guards }: ShelterRules): Ruleset['cover'] =>
  (j, from, to, attack, toAt) => {
    const plain = guarded(j, to, cover(j, from, to, attack, toAt), guards);
    if (plain.degree === 'total' || !mayShelter(j.board.ground)) return plain;
    const at = toAt === undefined || sameCell(toAt, to.at) ? undefined : toAt;
    const strands = websBetween(j, standOf(j, from), standingAt(j, to, at));
    if (strands >= WEB.total) return better(plain, { ...TOTAL, rules: web });
    const depth = depthOf(j, to, at);
    if (depth !== 'out' && depthOf(j, from) === 'out') {
      const free = isUnder(j, from, 'unhindered');
      if (depth === 'under' && !free) return better(plain, { ...TOTAL, rules: water });
      if (plain.ac < 8 && !(free && (depth === 'under' || attack === 'melee')))
        return better(plain, { degree: 'improved', ac: 8, reflex: 4, bars: true, rules: water });
    }
    if (strands >= WEB.cover && isLess(plain)) return better(plain, { ...HALF, rules: web });
    const b = at === undefined ? standOf(j, to) : standingAt(j, to, at);
    const all = [...squares(b)].map((s): Cell => [s.x, s.y]);
    const trench = trenchOf(j, to, at);
    if (trench !== undefined && trenchOf(j, from) === undefined && isLess(plain)) {
      // A trench gives no cover against adjacent foes.
      const adjacent = cellsBetween(j, standOf(j, from), b) <= 1;
      if (!adjacent) return better(plain, { ...HALF, rules: trench.rules });
    }
    // Soft cover gives no bonus to Reflex saves, and leaves that of the tree.
    if (plain.reflex >= 1 || !all.every((s) => groundKindAt(j, s)?.shelters === true)) return plain;
    return better(plain, {
      degree: plain.ac > 2 ? plain.degree : 'limited',
      ac: Math.max(plain.ac, 2),
      reflex: 1,
      bars: plain.barsOpportunity,
      rules: all.flatMap((s) => rulesOfGround(j, s)),
    });
  };

/** Is the cover less than half? Soft cover is: it gives no bonus to Reflex saves. */
const isLess = ({ ac, degree }: CoverVerdict): boolean => ac < HALF.ac || degree === 'soft';

/** The cover by the target's own shield or mount, while it can hold on to it. */
function guarded(
  j: Judge,
  to: Creature,
  plain: CoverVerdict,
  rules: ShelterRules['guards'],
): CoverVerdict {
  const guard = plain.degree === 'total' ? undefined : effectOf(j, to, 'guards');
  const acts = guard === undefined ? undefined : effectOf(j, to, 'actions')?.value;
  if (acts === 'none' || acts === 'mental-only') return plain;
  if (guard === undefined || (guard.value.seated === true && to.seat === undefined)) return plain;
  const more = guard.value.degree === 'total' ? TOTAL : HALF;
  if (more.degree === 'cover' && plain.ac >= more.ac && plain.degree !== 'soft') return plain;
  return better(plain, { ...more, rules: rules[guard.condition] ?? [] });
}

/** The same verdict with another degree and more rules. */
function better(
  plain: CoverVerdict,
  {
    bars,
    rules,
    ...more
  }: Pick<CoverVerdict, 'degree' | 'ac' | 'reflex' | 'rules'> & { bars: boolean },
): CoverVerdict {
  return {
    ...more,
    barsOpportunity: bars,
    unknown: plain.unknown,
    rules: [...new Set([...plain.rules, ...rules])],
    get lines() {
      return plain.lines;
    },
  };
}
