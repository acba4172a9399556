/**
 * Overrun: the path through an opponent's space, the creatures that fall, and the end of the
 * movement (sigil.special-attack.overrun-*).
 */
import { withCreature } from '../../../../board/board.ts';
import { sameCell, STEPS, type Cell } from '../../../../board/grid.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { isFlying } from '../../../core/conditionsInForce.ts';
import { wouldMeet } from '../../../core/distance.ts';
import type { SpecialWhy } from './codes.ts';
import type { Effect, Outcome, SpecialVerdict } from './specialRules.ts';
import type { Handler, SpecialSituation } from './situation.ts';

/** The given path, or else the straight path through the target to the first place beyond it. */
function pathOf({ j, from, to, ask }: SpecialSituation): readonly Cell[] {
  if (ask.path !== undefined) return ask.path;
  const [n, m] = [j.rules.space(from).value, j.rules.space(to).value];
  const sign = (a: number, b: number): number => (b >= a + n ? 1 : a >= b + m ? -1 : 0);
  const step: Cell = [sign(from.at[0], to.at[0]), sign(from.at[1], to.at[1])];
  if (!STEPS.some((s) => sameCell(s, step))) return [from.at];
  const path: Cell[] = [from.at];
  const { columns, rows } = j.board.ground.grid;
  let through = false;
  for (let k = 1; k <= Math.max(columns, rows); k++) {
    const at: Cell = [from.at[0] + k * step[0], from.at[1] + k * step[1]];
    path.push(at);
    const inside = wouldMeet(j, from, at, to);
    if (through && !inside) break;
    through ||= inside;
  }
  return path;
}

/** The last place on the path before the target's space. */
function before({ j, from, to }: SpecialSituation, path: readonly Cell[]): Cell {
  const entered = path.findIndex((at) => wouldMeet(j, from, at, to));
  return path[entered - 1] ?? from.at;
}

/**
 * The attacker must approach in a straight line of `least` cells, including the target's cell
 * (d20modern.special-attack.overrun-approach).
 */
function approaching(
  { j, from, to }: SpecialSituation,
  path: readonly Cell[],
  least: number,
): SpecialWhy[] {
  const entered = path.findIndex((at) => wouldMeet(j, from, at, to));
  if (entered < 0) return [];
  if (entered < least) return ['too-short'];
  const last = path.slice(entered - least, entered + 1);
  const straight = last.every(
    (at, i) =>
      i < 2 ||
      (at[0] - (last[i - 1]?.[0] ?? 0) === (last[1]?.[0] ?? 0) - (last[0]?.[0] ?? 0) &&
        at[1] - (last[i - 1]?.[1] ?? 0) === (last[1]?.[1] ?? 0) - (last[0]?.[1] ?? 0)),
  );
  return straight ? [] : ['not-straight'];
}

export const overrun: Handler = {
  // The request covers the path up to the target's space. `bars` judges the whole path.
  request(s) {
    const path = pathOf(s);
    const entered = path.findIndex((at) => wouldMeet(s.j, s.from, at, s.to));
    return { path: entered < 0 ? path : path.slice(0, entered + 1) };
  },
  excuses: () => ['over-speed', 'too-narrow'],
  bars(s) {
    const { j, from, to, ask, feats, rule } = s;
    const path = pathOf(s);
    const why: SpecialWhy[] = ask.already === true ? ['once-per-round'] : [];
    if (ask.avoids === true && feats.noAnswer === true) why.push('may-not-avoid');
    if (rule.approach !== undefined) why.push(...approaching(s, path, rule.approach));
    if (path[0] === undefined || !sameCell(path[0], from.at)) return [...why, 'not-adjacent'];
    if (!path.some((at) => wouldMeet(j, from, at, to))) return [...why, 'target-out-of-reach'];
    // The path is judged without the target, but other creatures at its end still count.
    const without: FullJudge = {
      ...j,
      board: { ...j.board, creatures: j.board.creatures.filter((c) => c.id !== to.id) },
    };
    const verdict = j.rules.move(without, from, 'move', path);
    if (wouldMeet(j, from, path[path.length - 1] ?? from.at, to)) why.push('ends-occupied');
    return [
      ...why,
      ...verdict.violations
        .map((v) => v.code)
        .filter((code) => code !== 'not-your-turn' && code !== 'no-action-left'),
    ];
  },
  outcome(s): Outcome | undefined {
    const { from, to, ask, rule } = s;
    if (ask.avoids !== true) return undefined;
    const path = pathOf(s);
    return {
      result: 'avoided',
      effects: [
        { of: from.id, effect: 'moves-on', at: path[path.length - 1] ?? from.at },
        ...(rule.avoidedFree === true
          ? [{ of: from.id, effect: 'keeps-standard-action' as const }]
          : []),
        ...(isFlying(s.j, to) ? [{ of: to.id, effect: 'saves-or-stalls' as const }] : []),
      ],
    };
  },
  settle(s, result): Effect[] {
    const { j, from, to, feats, ask, rule } = s;
    const path = pathOf(s);
    if (result === 'success') {
      const tramples: Effect[] =
        feats.follows === true && from.seat !== undefined
          ? [{ of: from.seat.id, effect: 'may-attack-at-once' }]
          : [];
      return [
        isFlying(j, to)
          ? { of: to.id, effect: 'stalls' }
          : { of: to.id, effect: 'prone', at: to.at },
        { of: from.id, effect: 'moves-on', at: path[path.length - 1] ?? from.at },
        ...tramples,
      ];
    }
    const at = before(s, path);
    if (ask.tripped === true)
      return [
        { of: from.id, effect: 'prone', at: rule.fallsBack === true ? at : to.at },
        { of: from.id, effect: 'ends-movement' },
      ];
    const back = { ...from, at };
    const taken = withCreature(j.board, back).creatures.some(
      (o) =>
        o.id !== from.id &&
        o.id !== to.id &&
        wouldMeet(j, from, at, o) &&
        !j.rules.mayShare(j, back, o).end,
    );
    return [
      { of: from.id, effect: taken ? 'prone' : 'pushed-back', at },
      { of: from.id, effect: 'ends-movement' },
      ...(ask.tripped === false ? [] : [{ of: to.id, effect: 'may-knock-down' as const }]),
    ];
  },
  more(s): Partial<SpecialVerdict> {
    const path = pathOf(s);
    if (path.length < 2) return {};
    const { cost } = s.j.rules.move(s.j, s.from, 'move', path);
    return {
      path,
      cost,
      ...(s.ask.avoids === true && s.rule.avoidedFree === true
        ? { kind: 'not-an-action' as const }
        : {}),
    };
  },
  later(s) {
    const { opportunities } = s.j.rules.move(s.j, s.from, 'move', pathOf(s));
    return opportunities.map(({ by, cause, leaving, rules }) => ({ by, cause, leaving, rules }));
  },
};
