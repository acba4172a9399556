/**
 * What the 3.5 family says of paths: a creature that only crawls, a charge with its target and its
 * band, the dangers of named ground, and the rules behind each violation.
 */
import type { Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import type { PathRules } from '../../core/move.ts';
import { lengthsAlong } from '../../core/pathSteps.ts';
import { cite, uniqueRuleIds, type RuleName } from '../../names.ts';
import type { Judge, ModeRule } from '../../ruleset.ts';
import type { Mode, RuleId, ViolationCode } from '../../verdict.ts';
import { chargeFaults, chargesTo } from './charge.ts';
import { bandOf, barsOfBand } from './chargeBand.ts';
import { crawler } from './crawling.ts';
import { hazardsAlong } from './groundHazards.ts';
import { unsureHeights } from './jumps.ts';
import { diagonalsSoFar } from './speed.ts';
import { unsureIfTumbling } from './tumbling.ts';

const RULE_OF: Readonly<Record<ViolationCode, readonly RuleName[]>> = {
  'over-speed': ['speed'],
  'through-enemy': ['throughEnemy'],
  'through-ally': ['chargeBarred', 'throughAlly'],
  'through-wall': ['impassable'],
  'corner-cut': ['corner'],
  'ends-occupied': ['occupied'],
  crowded: ['sharing'],
  'too-narrow': ['squeeze'],
  'not-adjacent': ['diagonal'],
  'not-straight': ['charge'],
  'too-short': ['charge'],
  'not-nearest': ['charge'],
  'no-line-of-sight': ['charge', 'sight'],
  'difficult-terrain': ['difficult'],
  'step-after-move': ['step'],
  'move-after-step': ['step'],
  immobile: ['immobile'],
  'prone-must-crawl': ['prone'],
  'no-action-left': ['actions'],
  'condition-forbids': ['immobile'],
  blinded: ['blinded'],
  'wrong-movement-mode': ['speed'],
  'not-your-turn': [],
  'outside-map': [],
  'in-saddle': [],
  'mount-too-small': ['sharing'],
  'must-flee': [],
  'must-complete': [],
  'no-footing': ['jumping', 'impassable'],
  'jump-too-long': [],
};

/** Additional rules behind a violation, by violation and movement mode. */
const RULE_IN_MODE: Readonly<
  Partial<Record<ViolationCode, Readonly<Record<Mode, readonly RuleName[]>>>>
> = {
  'wrong-movement-mode': {
    step: ['step'],
    withdraw: ['withdrawBarred'],
    run: ['runBarred'],
    charge: ['chargeBarred'],
  },
  blinded: { run: ['runBarred'], withdraw: ['withdrawBarred'] },
  'difficult-terrain': { run: ['levelOnly', 'runBarred'], charge: ['levelOnly'] },
};

/** The rules behind a violation of a movement mode. */
export function rulesBehind(j: Judge, code: ViolationCode, mode: Mode, rule: ModeRule): RuleId[] {
  const why =
    code === 'not-straight' || code === 'difficult-terrain' || code === 'through-ally'
      ? rule.rules
      : [];
  const inMode = RULE_IN_MODE[code] ?? {};
  const names = Object.hasOwn(inMode, mode) ? inMode[mode]! : [];
  return uniqueRuleIds(cite(j.rules.cites, ...names, ...RULE_OF[code]), why);
}

/** The first step of a path that is at least as far from its start as a cell. */
export function stepBeside(path: readonly Cell[], cell: Cell): number {
  const [x, y] = path[0]!;
  const far = (at: Cell): number => Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y));
  const step = path.findIndex((at, i) => i > 0 && far(at) >= far(cell));
  return step < 0 ? path.length - 1 : step;
}

/** `prone` if the creature may only crawl in this movement, whatever condition causes it. */
function crawling(j: Judge, c: Creature, mode: Mode): string | undefined {
  return mode === 'move' && crawler(j, c) !== undefined && j.rules.budget(j, c, mode).value === 1
    ? 'prone'
    : undefined;
}

/** The violations of a charge, and its band if every line of it must be free. */
const charged: NonNullable<PathRules['faults']> = ({ j, seen, c, rule, path }, note) => {
  const last = path.length - 1;
  const [start, end] = [path[0]!, path[last]!];
  chargeFaults(
    j,
    c,
    lengthsAlong(path, diagonalsSoFar(j, c), j.options.diagonals).at(-1) ?? 0,
    (foe) => chargesTo(j, c, foe, end),
    (code, by) => note(code, last, by),
  );
  if (rule.band !== true) return undefined;
  const bars = barsOfBand(seen, c, rule, start, end);
  for (const bar of bars) note(bar.code, stepBeside(path, bar.at), bar.by);
  return {
    band: { cells: bandOf(start, end, j.rules.space(c).value), blocked: bars.map(({ at }) => at) },
  };
};

const NOTHING: readonly never[] = [];
const SECOND_STEP: readonly RuleName[] = ['stepOnce'];
const PRONE: readonly RuleName[] = ['prone'];

export const D20_PATHS: PathRules = {
  behind: rulesBehind,
  names({ j, c, mode }, why) {
    if (mode === 'step') return why === 'no-action-left' ? SECOND_STEP : NOTHING;
    return crawling(j, c, mode) === undefined ? NOTHING : PRONE;
  },
  tooLong({ j, c, mode }) {
    const by = crawling(j, c, mode);
    return by === undefined ? undefined : { code: 'prone-must-crawl', by };
  },
  faults: (of, note, costs) => (of.mode === 'charge' ? charged(of, note, costs) : undefined),
  hazards: ({ j, c, mode, path }) => hazardsAlong(j, c, mode, path),
  unknown: (j, c, path) => [...unsureIfTumbling(j, c), ...unsureHeights(j, c, path)],
};
