/** Judges paths: the rules behind a violation, and those of the mover's way. */
import { isUnder } from '../core/conditionsInForce.ts';
import { moveAnswer } from '../core/move.ts';
import { isJumping } from '../core/ways.ts';
import { cite, type RuleName } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ViolationCode } from '../verdict.ts';
import { aurasEntered, slowedTooFar } from './auras.ts';
import { unknownFear } from './fear.ts';
import { hazardsEntered } from './grounds.ts';
import { jumpedTooFar, jumpUnknown } from './jumps.ts';

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
  'jump-too-long': ['jumping'],
  'prone-must-crawl': ['move'],
  'mount-too-small': [],
};

const BEHIND_CONDITION: Readonly<Record<string, readonly RuleName[]>> = {
  surprised: ['surprised'],
  frightened: ['frightened'],
};

/** Citation keys of the rules behind a violation. `by`: the condition that causes it. */
export const ruleNamesBehind = (code: string, by?: string): readonly RuleName[] => {
  if (code === 'condition-forbids') return BEHIND_CONDITION[by ?? ''] ?? ['auraBars'];
  if (code === 'over-speed' && by !== undefined) return ['auraSlows'];
  return Object.hasOwn(BEHIND, code) ? (BEHIND[code as ViolationCode] ?? []) : [];
};

export const move: Ruleset['move'] = moveAnswer({
  faults(of, note, costs) {
    const { j, c, path } = of;
    const far = jumpedTooFar(j, c, path);
    if (far > 0) note('jump-too-long', far);
    const slowed = slowedTooFar(of, costs);
    if (slowed !== undefined) note('over-speed', slowed.step, slowed.by);
    return undefined;
  },
  hazards: (of) => [...hazardsEntered(of), ...aurasEntered(of)],
  unknown: (j, c, path) => [
    ...jumpUnknown(j, c, path),
    ...(path.length > 1 ? unknownFear(j, c) : []),
  ],
  behind: (j, code, _mode, _rule, by) => cite(j.rules.cites, ...ruleNamesBehind(code, by)),
  names: ({ j, c }) => [
    ...(c.moving === 'crawl' || isUnder(j, c, 'crawls') ? (['prone'] as const) : []),
    ...(isJumping(j, c) ? (['jumping'] as const) : []),
    ...(c.moving === 'burrow' ? (['burrowing'] as const) : []),
    ...(c.moving === 'climb' ? (['climbing'] as const) : []),
    ...(c.moving === 'swim' ? (['swimming'] as const) : []),
  ],
});
