/**
 * Tumbling past foes and through their spaces: the check against each foe, and what the roll does
 * to the attacks of opportunity. The whole of a movement is judged, because every further foe raises
 * the DC.
 */
import type { Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { cellsOf, standingAt } from '../../../core/distance.ts';
import { groundKindAt } from '../../../core/grounds.ts';
import { strikingSteps } from '../../../core/opportunities.ts';
import { isUnhampered } from '../../../core/ways.ts';
import { coveredSteps, unsureRoll } from '../../map/tumbling.ts';
import type { Barred, Opportunity } from '../../../verdict.ts';
import type { CheckParts } from '../asks/movementAsk.ts';
import type { CheckVerdict } from './checks.ts';
import { inTheWay, type LegSpan } from './legs.ts';

/** Tolerance of sums of costs, which may be fractions. */
export const EPSILON = 1e-9;

/** A foe that the mover tries to evade, and the check against it. */
export interface FoeToPass {
  readonly foe: Creature;
  /** The leg of the check, and the step of the path at which it is made. */
  readonly leg: number;
  readonly step: number;
  /** The last cell before the foe's space, as an index of the path; absent: only past it. */
  readonly before?: number;
  readonly check: CheckVerdict;
  /** The outcome; undefined: it depends on the roll. A check that cannot fail succeeds unrolled. */
  readonly success: boolean | undefined;
}

export interface Tumbled {
  readonly passings: readonly FoeToPass[];
  readonly opportunities: readonly Opportunity[];
  readonly barred: readonly Barred[];
  /** The failed check that ends the movement before a foe's space. */
  readonly stop?: FoeToPass;
}

/** What is needed of a leg to judge its checks. */
interface Course {
  readonly path: readonly Cell[];
  readonly spans: readonly LegSpan[];
  readonly opportunities: readonly Opportunity[];
  readonly barred: readonly Barred[];
  /** The inputs of a leg's check. */
  readonly given: (span: LegSpan) => CheckParts;
}

export function tumbled(j: FullJudge, c: Creature, course: Course): Tumbled {
  const { path, spans, opportunities, barred } = course;
  if (spans.every(({ leg }) => leg.by !== 'tumble')) return { passings: [], opportunities, barred };
  const { tumble } = j.rules.movements.table;
  const struck = (span: LegSpan): number[] =>
    strikingSteps(opportunities.filter(({ by }) => span.leg.leaves?.includes(by) !== true)).filter(
      (step) => isWithin(span, step),
    );
  const covered = spans.map((span) => coveredSteps(j, c, path, struck(span)));
  /** The tumbling leg whose check covers the step out of a cell of the path; -1: none. */
  const legOf = (step: number): number =>
    spans.findIndex(
      (span, i) => span.leg.by === 'tumble' && isWithin(span, step) && covered[i]!(step),
    );
  const found = foesOf(j, c, course, legOf);
  const checked = (foe: Found, others: number): CheckVerdict =>
    j.rules.movements.check(j, c, foe.before === undefined ? 'tumble-past' : 'tumble-through', {
      ...footingAt(j, c, path[foe.step + 1]),
      ...course.given(spans[foe.leg]!),
      through: foe.foe,
      others,
    });
  // Foes left together: the highest DC first.
  const inOrder = found
    .map((foe) => ({ foe, dc: checked(foe, 0).dc ?? 0 }))
    .sort(
      (a, b) => a.foe.step - b.foe.step || b.dc - a.dc || (a.foe.foe.id < b.foe.foe.id ? -1 : 1),
    )
    .map(({ foe }) => foe);
  const passings = inOrder.map((foe, i): FoeToPass => {
    const check = checked(foe, tumble.checks === 'each' ? i : 0);
    return { ...foe, check, success: check.success ?? (isSure(j, c, check) ? true : undefined) };
  });
  const all = tumble.checks === 'one' ? together(passings) : passings;
  const stop =
    tumble.failed === 'stops'
      ? all.find((p) => p.before !== undefined && p.check.possible && p.success === false)
      : undefined;
  const left: Opportunity[] = [];
  const evaded: Barred[] = [];
  for (const o of opportunities) {
    if (stop !== undefined && isBeyond(o, stop)) continue;
    const passing = all.find((p) => p.foe.id === o.by);
    if (passing === undefined || o.cause !== 'movement' || passing.success === false) {
      left.push(o);
      continue;
    }
    const [first, ...again] = [o.step, ...o.again].filter((step) => legOf(step) < 0);
    if (first !== undefined)
      left.push({ ...o, step: first, leaving: path[first] ?? o.leaving, again });
    else if (passing.success === undefined) left.push({ ...o, check: dueOf(passing) });
    else
      evaded.push({
        by: o.by,
        leaving: o.leaving,
        step: o.step,
        why: 'evaded',
        rules: passing.check.rules,
      });
  }
  return {
    passings: all,
    opportunities: left,
    barred: [...barred, ...evaded].sort((a, b) => a.step - b.step || (a.by < b.by ? -1 : 1)),
    ...(stop === undefined ? {} : { stop }),
  };
}

const isWithin = ({ from, to }: LegSpan, step: number): boolean => from <= step && step < to;

/** What obstructs the squares that the mover tumbles into, if the ruleset's checks count it. */
function footingAt(j: FullJudge, c: Creature, at: Cell | undefined): CheckParts {
  const counts = j.rules.movements.checks['tumble-past']?.asks?.includes('footing') === true;
  if (!counts || at === undefined || isUnhampered(j, c)) return {};
  const found = cellsOf(standingAt(j, c, at)).map((cell) => groundKindAt(j, cell)?.footing);
  const worst = found.includes('severe') ? 'severe' : found.find((footing) => footing);
  return worst === undefined ? {} : { footing: [worst] };
}

type Found = Pick<FoeToPass, 'foe' | 'leg' | 'step' | 'before'>;

/** The foes that the mover evades in its tumbling legs. */
function foesOf(
  j: FullJudge,
  c: Creature,
  { path, spans, opportunities }: Course,
  legOf: (step: number) => number,
): Found[] {
  const found = new Map<string, Found>();
  spans.forEach((span, leg) => {
    if (span.leg.by !== 'tumble') return;
    for (const foe of inTheWay(j, c, path, span)) {
      if (j.rules.relation(c, foe).value !== 'foe' || found.has(foe.id)) continue;
      let into = span.from + 1;
      while (into < span.to && inTheWay(j, c, path, { ...span, to: into }).every((f) => f !== foe))
        into++;
      found.set(foe.id, { foe, leg, step: into - 1, before: into - 1 });
    }
  });
  for (const o of opportunities) {
    const step = [o.step, ...o.again].find((each) => legOf(each) >= 0);
    const foe = j.board.creatures.find(({ id }) => id === o.by);
    if (step === undefined || foe === undefined || o.cause !== 'movement') continue;
    const leg = legOf(step);
    if (spans[leg]!.leg.leaves?.includes(o.by) === true) continue;
    const entered = found.get(o.by);
    if (entered === undefined) found.set(o.by, { foe, leg, step });
    else if (step < entered.step) found.set(o.by, { ...entered, step });
  }
  return [...found.values()];
}

/** Whether no roll can fail: the bonus is known, and even a 1 reaches the DC. */
const isSure = (j: FullJudge, c: Creature, check: CheckVerdict): boolean =>
  check.possible &&
  check.dc !== undefined &&
  unsureRoll(j, c, check.unknown).length === 0 &&
  check.bonus + 1 >= check.dc;

/** One check for all foes: the hardest decides. */
function together(passings: readonly FoeToPass[]): FoeToPass[] {
  const hardest = passings.reduce<FoeToPass | undefined>(
    (most, p) => (most === undefined || (p.check.dc ?? 0) > (most.check.dc ?? 0) ? p : most),
    undefined,
  );
  return passings.map((p) => ({ ...p, check: hardest!.check, success: hardest!.success }));
}

/** Whether a mover that stops before a foe's space never provokes this opportunity. */
const isBeyond = ({ by, step }: Opportunity, { foe, before = 0 }: FoeToPass): boolean =>
  by === foe.id ? step > before : step >= before;

/** The check on which an opportunity depends. */
const dueOf = ({ check }: FoeToPass): NonNullable<Opportunity['check']> => ({
  check: check.check,
  skill: check.skill,
  ...(check.dc === undefined ? {} : { dc: check.dc }),
});
