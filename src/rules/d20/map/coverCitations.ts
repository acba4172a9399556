/**
 * Collects the rules behind a cover verdict as bits. Verdicts with the same bits share one list of
 * rule ids.
 */
import { cite, type RuleName, type RuleNames } from '../../names.ts';
import type { RuleId } from '../../verdict.ts';

/** Rule names for each bit of `CITED`. */
const NAMES = [
  ['coverTotal', 'effect'],
  ['cover'],
  ['coverAdjacent'],
  ['coverReach'],
  ['coverRanged'],
  ['coverBigAttacker'],
  ['coverBigTarget'],
  ['coverLow', 'coverLowNearer'],
  ['coverPassing'],
  ['coverSoft', 'coverCreature'],
  ['coverLimited'],
  ['coverImproved'],
] as const satisfies readonly (readonly RuleName[])[];

export const CITED = {
  total: 1,
  cover: 2,
  adjacent: 4,
  reach: 8,
  ranged: 16,
  bigAttacker: 32,
  bigTarget: 64,
  low: 128,
  passing: 256,
  soft: 512,
  limited: 1024,
  improved: 2048,
} as const;

/**
 * The order in which rules are cited: the rules on the degree first, the rule on the cover bonus
 * last.
 */
const ORDER = [
  'total',
  'soft',
  'limited',
  'improved',
  'low',
  'passing',
  'bigAttacker',
  'bigTarget',
  'adjacent',
  'reach',
  'ranged',
  'cover',
] as const satisfies readonly (keyof typeof CITED)[];

const known = new WeakMap<RuleNames, Map<number, readonly RuleId[]>>();

/** The rule ids for a sum of `CITED` bits. Equal sums return the same array. */
export function citedFor(cites: RuleNames, names: number): readonly RuleId[] {
  let lists = known.get(cites);
  if (lists === undefined) known.set(cites, (lists = new Map()));
  let list = lists.get(names);
  if (list === undefined)
    lists.set(
      names,
      (list = cite(
        cites,
        ...ORDER.flatMap((each): readonly RuleName[] =>
          (names & CITED[each]) === 0 ? [] : (NAMES[Math.log2(CITED[each])] ?? []),
        ),
      )),
    );
  return list;
}
