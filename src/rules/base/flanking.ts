/**
 * Flanking: permission, geometry and rule as three functions (docs/spec/scene.md, convention 5).
 */
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../ruleset.ts';
import type { FlankingPair, FlankingVerdict } from '../verdict.ts';
import { Band } from './band.ts';
import { cellsBetween, doubtOf, standOf, tallOf, type Stand } from './distance.ts';
import { Flankers, type Flanker } from './flankers.ts';
import { facing } from './opposite.ts';

const band = new Band();
/**
 * Reused by every question: the foes so near that they may stand opposite one another, and which of
 * them threaten.
 */
const near: Flanker[] = [];
const threatening: boolean[] = [];

/** (srd35.flanking.*, sigil.flanking.*) */
export function flanking(j: Judge, target: Creature): FlankingVerdict {
  const flankers = Flankers.of(j);
  const place = flankers.crowd.placeOf(target);
  const at = standOf(j, target);
  // Nobody farther off than it reaches has a say.
  const within = band.between(at, at);
  if (place < 0) return judged(j, flankers, target, at);
  return flankers.found(place, within) ?? flankers.keep(place, judged(j, flankers, target, at));
}

function judged(j: Judge, flankers: Flankers, target: Creature, at: Stand): FlankingVerdict {
  const { crowd } = flankers;
  let unknown: string[] | undefined = at.doubt === true ? [...doubtOf(target, at)] : undefined;
  let big = tallOf(at) > 1;
  let zero = false;
  let count = 0;
  const end = crowd.search(band.between(at, at));
  for (let k = 0; k < end; k++) {
    const place = crowd.foundAt(k);
    if (j.rules.relation(crowd.list[place]!, target).value !== 'foe') continue;
    const foe = flankers.at(j, place);
    const threatens = !foe.zero && flankers.strikes(foe, at);
    if (threatens && foe.stance.unknown.length > 0) (unknown ??= []).push(...foe.stance.unknown);
    // Beyond any reach a creature cannot stand opposite at all.
    if (!threatens && cellsBetween(foe, at) > foe.far) continue;
    big ||= tallOf(foe) > 1;
    zero ||= foe.zero;
    insert(foe, threatens, count++);
  }
  const none = flankers.nobody(j, big, zero);
  let pairs: FlankingPair[] | undefined;
  let oneSided: FlankingVerdict['oneSided'][number][] | undefined;
  const strict = j.options.flanking === 'strict';
  for (let p = 0; p < count; p++)
    for (let q = p + 1; q < count; q++) {
      if (!threatening[p] && !threatening[q]) continue;
      const a = near[p]!;
      const b = near[q]!;
      const found = facing(a, b, at, strict);
      if (found === null || j.rules.relation(a.c, b.c).value !== 'ally') continue;
      if (threatening[p] && threatening[q]) (pairs ??= []).push({ a: a.c.id, b: b.c.id, ...found });
      else
        (oneSided ??= []).push({
          a: a.c.id,
          b: b.c.id,
          missing: threatening[p] ? b.c.id : a.c.id,
          line: found.line,
        });
    }
  if (pairs === undefined && oneSided === undefined && unknown === undefined) return none;
  return {
    pairs: pairs ?? none.pairs,
    oneSided: oneSided ?? none.oneSided,
    unknown: unknown === undefined ? none.unknown : [...new Set(unknown)],
    rules: none.rules,
  };
}

/** Takes one in among so many, by their ids. */
function insert(foe: Flanker, threatens: boolean, count: number): void {
  let i = count;
  for (; i > 0 && near[i - 1]!.c.id > foe.c.id; i--) {
    near[i] = near[i - 1]!;
    threatening[i] = threatening[i - 1]!;
  }
  near[i] = foe;
  threatening[i] = threatens;
}
