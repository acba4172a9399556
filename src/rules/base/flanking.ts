/**
 * Flanking: permission, geometry and rule as three functions (docs/spec/scene.md, convention 5).
 */
import type { Creature } from '../../board/creature.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { FlankingPair, FlankingVerdict } from '../verdict.ts';
import { cellsBetween, doubtOf, standOf, tallOf, type Stand } from './distance.ts';
import { Flankers, type Flanker } from './flankers.ts';
import { memoizeByRegion } from './memoizeByRegion.ts';
import { facing } from './opposite.ts';
import { Region } from './region.ts';
import { turnBasis } from './threat.ts';

const NOTHING: readonly never[] = [];
const region = new Region();
const known = memoizeByRegion<FlankingVerdict>();

/** (srd35.flanking.*, sigil.flanking.*) */
export function flanking(j: Judge, target: Creature): FlankingVerdict {
  const at = standOf(j, target);
  return known(
    j,
    target,
    target,
    turnBasis(j.board.turn),
    // A creature beyond its own reach has no effect.
    (around) => around.between(at, at),
    (others) => {
      others();
      return judged(j, target, at);
    },
  );
}

function judged(j: Judge, target: Creature, at: Stand): FlankingVerdict {
  const flankers = Flankers.of(j);
  const { index } = flankers;
  let unknown: string[] | undefined = at.doubt === true ? [...doubtOf(target, at)] : undefined;
  let big = tallOf(at) > 1;
  let zero = false;
  /** Foes that may stand opposite one another, by id, and whether they threaten the target. */
  const near: { readonly foe: Flanker; readonly threatens: boolean }[] = [];
  const end = index.search(region.between(at, at));
  for (let k = 0; k < end; k++) {
    const i = index.foundAt(k);
    if (j.rules.relation(index.list[i]!, target).value !== 'foe') continue;
    const foe = flankers.at(i);
    const threatens = !foe.zero && flankers.strikes(foe, at);
    if (threatens && foe.stance.unknown.length > 0) (unknown ??= []).push(...foe.stance.unknown);
    // Beyond any reach a creature cannot stand opposite at all.
    if (!threatens && cellsBetween(foe, at) > foe.far) continue;
    big ||= tallOf(foe) > 1;
    zero ||= foe.zero;
    near.push({ foe, threatens });
  }
  near.sort((a, b) => (a.foe.c.id < b.foe.c.id ? -1 : a.foe.c.id > b.foe.c.id ? 1 : 0));
  let pairs: FlankingPair[] | undefined;
  let oneSided: FlankingVerdict['oneSided'][number][] | undefined;
  const strict = j.options.flanking === 'strict';
  for (const [p, a] of near.entries())
    for (const b of near.slice(p + 1)) {
      if (!a.threatens && !b.threatens) continue;
      const found = facing(a.foe, b.foe, at, strict);
      if (found === null || j.rules.relation(a.foe.c, b.foe.c).value !== 'ally') continue;
      const ids = { a: a.foe.c.id, b: b.foe.c.id };
      if (a.threatens && b.threatens) (pairs ??= []).push({ ...ids, ...found });
      else
        (oneSided ??= []).push({ ...ids, missing: a.threatens ? ids.b : ids.a, line: found.line });
    }
  return {
    pairs: pairs ?? NOTHING,
    oneSided: oneSided ?? NOTHING,
    unknown: unknown === undefined ? NOTHING : [...new Set(unknown)],
    rules: cite(
      j.rules.cites,
      'flanking',
      'flankingLine',
      ...(big ? ['flankingBig' as const] : []),
      'flankingThreat',
      ...(zero ? ['flankingZero' as const] : []),
    ),
  };
}
