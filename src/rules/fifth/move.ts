/** Judges paths: the rules behind a violation, and those of the mover's way. */
import { isUnder } from '../core/conditionsInForce.ts';
import { moveAnswer } from '../core/move.ts';
import { cite, type RuleName } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ViolationCode } from '../verdict.ts';

const BEHIND: Readonly<Partial<Record<ViolationCode, readonly RuleName[]>>> = {
  'over-speed': ['speed', 'move'],
  'through-enemy': ['throughEnemy'],
  'through-ally': ['throughEnemy'],
  'ends-occupied': ['occupied'],
  crowded: ['space'],
  'through-wall': ['impassable'],
  'corner-cut': ['corner'],
  'too-narrow': ['squeeze'],
  immobile: ['immobile'],
  'not-adjacent': ['distance'],
};

export const move: Ruleset['move'] = moveAnswer({
  behind: (j, code) => cite(j.rules.cites, ...(BEHIND[code] ?? [])),
  names: ({ j, c }) => [
    ...(c.moving === 'crawl' || isUnder(j, c, 'crawls') ? (['prone'] as const) : []),
    ...(c.moving === 'climb' ? (['climbing'] as const) : []),
    ...(c.moving === 'swim' ? (['swimming'] as const) : []),
  ],
});
