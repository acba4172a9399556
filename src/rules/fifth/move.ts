/** Judges paths: the rules behind a violation, and those of the mover's way. */
import { spentOf, timesUsed } from '../../board/board.ts';
import { sameCell } from '../../board/grid.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import { moveAnswer } from '../core/move.ts';
import { isJumping } from '../core/ways.ts';
import { cite, type RuleName } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ViolationCode } from '../verdict.ts';
import { aurasCarried, aurasEntered, slowedTooFar } from './auras.ts';
import { unknownFear } from './fear.ts';
import { hazardsEntered } from './grounds.ts';
import { jumpedTooFar, jumpsFar, jumpUnknown } from './jumps.ts';
import { paceWithoutDragging } from './costs.ts';
import { namesBehindCondition } from './speed.ts';

const BEHIND: Readonly<Partial<Record<ViolationCode | 'cannot-fly-prone', readonly RuleName[]>>> = {
  'over-speed': ['overSpeed'],
  'through-enemy': ['throughEnemy'],
  'through-ally': ['throughEnemy'],
  'ends-occupied': ['occupied'],
  crowded: ['space'],
  'through-wall': ['impassable'],
  'corner-cut': ['corner'],
  'too-narrow': ['squeeze'],
  'not-adjacent': ['distance'],
  'jump-too-long': ['jumping'],
  'prone-must-crawl': ['proneOptions'],
  'cannot-fly-prone': ['proneOptions'],
  'not-your-turn': ['outOfTurn'],
  'no-action-left': ['oneAction'],
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
  if (code === 'immobile') return ['immobile', ...namesBehindCondition(by ?? '')];
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
  arrives(j, c, path) {
    const end = path.at(-1);
    const free = path.length > 1 ? j.rules.displaced(j, c, path) : [];
    return end === undefined || free.length === 0 || free.some((at) => sameCell(at, end))
      ? undefined
      : { displaced: free, rules: cite(j.rules.cites, 'teleported') };
  },
  hazards: (of) => [...hazardsEntered(of), ...aurasEntered(of), ...aurasCarried(of)],
  unknown: (j, c, path) => [
    ...jumpUnknown(j, c, path),
    ...(path.length > 1 ? unknownFear(j, c) : []),
  ],
  behind: (j, code, _mode, _rule, by) => cite(j.rules.cites, ...ruleNamesBehind(code, by)),
  names: ({ j, c }) => [
    ...(c.moving === 'crawl' || isUnder(j, c, 'crawls')
      ? (['proneOptions', 'prone'] as const)
      : []),
    ...(timesUsed(spentOf(j.board, c), 'half') > 0 ? (['stoodUp'] as const) : []),
    ...(j.rules.paceFactor(j, c, undefined) > paceWithoutDragging(j, c, undefined)
      ? (['dragging'] as const)
      : []),
    ...(isJumping(j, c) ? (['jumping'] as const) : []),
    ...(isJumping(j, c) && jumpsFar(j, c) ? (['farLeap'] as const) : []),
    ...(c.moving === 'burrow' ? (['burrowing'] as const) : []),
    ...(c.moving === 'climb' ? (['climbing'] as const) : []),
    ...(c.moving === 'swim' ? (['swimming'] as const) : []),
  ],
});
