/**
 * Flanking: permission, geometry and rule as three functions (docs/spec/scene.md, convention 5).
 */
import type { Creature } from '../../../board/creature.ts';
import { missingType } from '../../../board/kind.ts';
import { memoize } from '../../../board/memoize.ts';
import { cite, type RuleName } from '../../names.ts';
import type { Judge } from '../../ruleset.ts';
import type { FlankingPair, FlankingVerdict, RuleId } from '../../verdict.ts';
import { cellsBetween, doubtOf, standOf, tallOf } from '../../core/distance.ts';
import { Flankers, type Flanker } from '../../core/flankers.ts';
import { oppositeSquares } from '../../core/opposite.ts';
import { onOtherPlanes } from '../../core/planes.ts';
import { Region } from '../../core/region.ts';
import { traitEffect } from '../../core/traitEffect.ts';

const NOTHING: readonly never[] = [];
const NOBODY = { pairs: NOTHING, oneSided: NOTHING, unknown: NOTHING };
const region = new Region();

/** Attackers that flank a target (srd35.flanking.*, sigil.flanking.*). */
export function flanking(j: Judge, target: Creature): FlankingVerdict {
  if (target.traits.length > 0 && traitEffect(j.rules.traits, target, 'notFlanked') === true)
    return { ...NOBODY, rules: cite(j.rules.cites, 'flankingImmune') };
  const flankers = Flankers.of(j);
  const { index } = flankers;
  const at = standOf(j, target);
  let unknown: string[] | undefined = at.doubt === true ? [...doubtOf(target, at)] : undefined;
  let big = tallOf(at) > 1;
  let zero = false;
  /**
   * Foes near enough to flank the target, sorted by id. Each entry says whether the foe threatens
   * the target.
   */
  const near: Near[] = [];
  // Search only creatures whose own reach extends to the target.
  const end = index.search(region.between(at, at));
  for (let k = 0; k < end; k++) {
    const i = index.foundAt(k);
    if (j.rules.relation(index.list[i]!, target).value !== 'foe') continue;
    if (onOtherPlanes(j, index.list[i]!, target)) continue;
    const foe = flankers.at(i);
    const threatens = !foe.zero && flankers.strikes(foe, at);
    if (threatens && foe.stance.unknown.length > 0) (unknown ??= []).push(...foe.stance.unknown);
    // A foe that neither threatens the target nor has it within its natural reach cannot flank it.
    if (!threatens && cellsBetween(j, foe, at) > foe.far) continue;
    big ||= tallOf(foe) > 1;
    zero ||= foe.zero;
    near.push({ foe, threatens });
  }
  if (near.length > 1) near.sort(byId);
  let pairs: FlankingPair[] | undefined;
  let oneSided: FlankingVerdict['oneSided'][number][] | undefined;
  const strict = j.options.flanking === 'strict';
  for (let p = 0; p < near.length; p++)
    for (let q = p + 1; q < near.length; q++) {
      const [a, b] = [near[p]!, near[q]!];
      if (!a.threatens && !b.threatens) continue;
      const found = oppositeSquares(a.foe, b.foe, at, strict);
      if (found === null || j.rules.relation(a.foe.c, b.foe.c).value !== 'ally') continue;
      const ids = { a: a.foe.c.id, b: b.foe.c.id };
      if (a.threatens && b.threatens) (pairs ??= []).push({ ...ids, ...found });
      else
        (oneSided ??= []).push({ ...ids, missing: a.threatens ? ids.b : ids.a, line: found.line });
    }
  // A creature of some types cannot be flanked; the type matters only if somebody flanks it.
  const type = pairs === undefined ? undefined : missingType(target);
  if (type !== undefined) (unknown ??= []).push(type);
  return {
    pairs: pairs ?? NOTHING,
    oneSided: oneSided ?? NOTHING,
    unknown: unknown === undefined ? NOTHING : [...new Set(unknown)],
    rules: citations(j.rules, big, zero),
  };
}

interface Near {
  readonly foe: Flanker;
  readonly threatens: boolean;
}
const byId = (a: Near, b: Near): number =>
  a.foe.c.id < b.foe.c.id ? -1 : a.foe.c.id > b.foe.c.id ? 1 : 0;

type Citations = Readonly<Record<string, readonly RuleId[]>>;
const cited = memoize<Citations>();

/**
 * The rules of a verdict. `big`: a big creature is involved; `zero`: a creature with a reach of
 * zero is involved.
 */
const citations = ({ cites }: Judge['rules'], big: boolean, zero: boolean): readonly RuleId[] =>
  cited(cites, NOTHING, () => {
    const all = (more: readonly RuleName[], last: readonly RuleName[]): readonly RuleId[] =>
      cite(cites, 'flanking', 'flankingLine', ...more, 'flankingThreat', ...last);
    return {
      none: all([], []),
      big: all(['flankingBig'], []),
      zero: all([], ['flankingZero']),
      both: all(['flankingBig'], ['flankingZero']),
    };
  })[big ? (zero ? 'both' : 'big') : zero ? 'zero' : 'none']!;
