/**
 * The judgment as computed signals. Each is computed once per change of its inputs, and only if it
 * is read (a layer that is off reads nothing). The ruleset in force decides the answers.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { withCreature } from '../board/board.ts';
import { sameCell, type Cell } from '../board/grid.ts';
import { afoot, carrierOf } from '../board/mounts.ts';
import type { Moving } from '../board/vocabulary.ts';
import { startOf } from '../encounter/judgeMove.ts';
import { DEFAULT_POLICIES } from '../encounter/policy.ts';
import { withChosen } from '../encounter/waysOfMoving.ts';
import { knownTo } from '../rules/core/known.ts';
import { doubtsIn, type Doubt } from '../rules/doubts.ts';
import { createFocus, type Focus } from './focus.ts';
import { draggedHeights } from './heights.ts';
import { openIrregularMoves, type MoveEntry } from './irregularMoves.ts';
import { movesOf, type Moves } from './moveTargets.ts';
import {
  judgeDrag,
  judgePlan,
  judgePlanned,
  saferThan,
  type JudgedPath,
  type PathJudging,
  type SafePath,
} from './paths.ts';
import {
  flankingFrom,
  flankingOf,
  judgeWithCreatureAt,
  shelterOf,
  type Flanking,
  type Sheltered,
} from './flankingAndCover.ts';
import { remindersFollowed, type CreatureReminders } from './reminders.ts';
import type { Store } from './store.ts';
import {
  CROWD,
  metOnWay,
  reachingHeight,
  reactingTo,
  threatOf,
  threatsFollowed,
  type Threatening,
  type Threats,
} from './threats.ts';
import { turnMomentsOf, type ShownMoment } from './turnMoments.ts';

export interface Judgement extends Focus {
  /** The cells that the subject's foes threaten; null without a subject. */
  readonly threats: ReadonlySignal<Threats | null>;
  /**
   * The threats to draw. If at least `CROWD` creatures are visible, only the threats of foes that
   * threaten a cell within the subject's reach this turn. While the layer's key is held, all
   * threats.
   */
  readonly threatsShown: ReadonlySignal<Threats | null>;
  /**
   * Foes that reach a cell within the subject's reach this turn, and cannot react to it now; their
   * reach is drawn as a rim. Empty if leaving a threatened cell provokes.
   */
  readonly unreacting: ReadonlySignal<readonly Threatening[]>;
  /** The cells that the creature under the pointer threatens. */
  readonly hoveredThreat: ReadonlySignal<Threatening | null>;
  readonly moves: ReadonlySignal<Moves | null>;
  /** The inputs for judging the subject's path; null without a subject. */
  readonly judging: ReadonlySignal<PathJudging | null>;
  /**
   * The dragged path, or the path to the hovered cell while the key for paths or safe paths is
   * held.
   */
  readonly path: ReadonlySignal<JudgedPath | null>;
  /**
   * A path to the same goal that provokes fewer attacks of opportunity; null: none. It is searched
   * for only if the path provokes any.
   */
  readonly safe: ReadonlySignal<SafePath | null>;
  /**
   * The flanking to draw. First choice: flanking by the subject in a cell where it is assumed to
   * stand. Second: flanking of the targeted or hovered creature. Third, while the layer's key is
   * held: flanking of all foes.
   */
  readonly flanking: ReadonlySignal<readonly Flanking[]>;
  readonly shelter: ReadonlySignal<Sheltered | null>;
  readonly reminders: ReadonlySignal<readonly CreatureReminders[]>;
  /** What the start and the end of the present turn bring the creature on turn. */
  readonly turnMoments: ReadonlySignal<readonly ShownMoment[]>;
  /** Moves against the rules that wait for this user's answer, the newest first. */
  readonly irregular: ReadonlySignal<readonly MoveEntry[]>;
  /** Facts about visible creatures that may be mistakes. */
  readonly doubts: ReadonlySignal<readonly Doubt[]>;
}

const judgements = new WeakMap<Store, Judgement>();

/** The judgment of a store: the same object for every caller. */
export function judgementOf(store: Store): Judgement {
  let judgement = judgements.get(store);
  if (judgement === undefined) {
    judgement = createJudgement(store);
    judgements.set(store, judgement);
  }
  return judgement;
}

/** Whether the cell is on the present map. */
const onMap = ({ board }: Store, [x, y]: Cell): boolean => {
  const grid = board.value?.ground.grid;
  return grid !== undefined && x >= 0 && y >= 0 && x < grid.columns && y < grid.rows;
};

/** Where the subject may go, and the cells that creatures threaten. */
function threatsAndMoves(
  store: Store,
  focus: Focus,
): Pick<Judgement, 'threats' | 'threatsShown' | 'unreacting' | 'hoveredThreat' | 'moves'> {
  const { judge, subject } = store;
  const threatsOf = threatsFollowed();
  /** The subject's height in cells above the ground: during a drag, the height at its end. */
  const height = computed(
    () =>
      draggedHeights(store)?.at(-1) ??
      (subject.value === null ? 0 : carrierOf(subject.value).elevation),
  );
  const near = computed(() =>
    judge.value === null ? [] : reachingHeight(judge.value, focus.foes.value, height.value),
  );
  const threats = computed(() => {
    const j = judge.value;
    const of = subject.value;
    return j === null || of === null ? null : threatsOf(j, reactingTo(j, near.value, of));
  });
  const unreacting = computed(() => {
    const j = judge.value;
    const all = threats.value;
    if (j?.rules.leavingReach === undefined || all === null) return [];
    const reacts = new Set(all.active.map(({ creature }) => creature));
    const idle = near.value.filter((foe) => !reacts.has(foe)).map((foe) => threatOf(j, foe));
    return moves.value === null ? idle : metOnWay(j, idle, moves.value);
  });
  const threatsMet = threatsFollowed();
  const threatsShown = computed(() => {
    const all = threats.value;
    const j = judge.value;
    if (all === null || j === null || store.held.value === 'threat') return all;
    if (focus.visible.value.length < CROWD || moves.value === null) return all;
    const met = metOnWay(j, all.all, moves.value).map(({ creature }) => creature);
    return met.length === all.all.length ? all : threatsMet(j, met);
  });
  const hoveredThreat = computed(() => {
    const c = focus.hovered.value;
    return judge.value === null || c === null ? null : threatOf(judge.value, c);
  });
  const moves = computed(() => {
    if (judge.value === null || subject.value === null) return null;
    return movesOf(
      judge.value,
      subject.value,
      focus.foes.value,
      store.modeLooked.value ?? store.modeInForce.value,
    );
  });
  return { threats, threatsShown, unreacting, hoveredThreat, moves };
}

/** The inputs for judging the subject's path; they stay the same through a whole drag. */
function judgingOf(store: Store): ReadonlySignal<PathJudging | null> {
  const { judge, subject } = store;
  /** The cell from which a rider's own token is dragged; null: no rider is dismounting. */
  const leaving = computed(() =>
    subject.value?.seat === undefined || store.drag.value === null
      ? null
      : String(store.drag.value.path[0]),
  );

  /** The kinds of movement of the drag or of the planned move, each once, as the same object. */
  let lastWays: readonly Moving[] | undefined;
  const ways = computed(() => {
    const moved = store.drag.value ?? store.planned.value;
    const all = moved === null ? undefined : withChosen(moved.ways, moved.of, store.way.value);
    const now = all && [...new Set(all.slice(1))];
    return now?.join() === lastWays?.join() ? lastWays : (lastWays = now);
  });

  return computed((): PathJudging | null => {
    const j = judge.value;
    const of = subject.value;
    if (j === null || of === null) return null;
    const referee = store.referee.value;
    // A rider whose own token is dragged dismounts; a planned path for it belongs to its mount.
    const leaves = leaving.value === null ? undefined : store.drag.peek()?.path[0];
    const mover = leaves === undefined ? carrierOf(of) : afoot(of, leaves);
    // Only a game master may know of a creature that the mover does not know of.
    const known = store.gm.value ? j.board : knownTo(j, mover).board;
    const board = leaves === undefined ? known : withCreature(known, mover);
    const turn = referee?.turnOf(mover.id) ?? null;
    const policies = referee?.policies.value ?? DEFAULT_POLICIES;
    return {
      start: startOf(
        { rules: j.rules, board, policies, turn, level: store.level.value, planned: true },
        mover,
        ways.value,
      ),
      picked: store.modeInForce.value,
      hand: store.gm.value ? 'master' : 'self',
    };
  });
}

/** The subject's path, and a safer one. */
function pathsIn(store: Store, focus: Focus): Pick<Judgement, 'judging' | 'path' | 'safe'> {
  const judging = judgingOf(store);
  const path = computed(() => {
    const by = judging.value;
    const of = store.subject.value;
    if (by === null || of === null) return null;
    const drag = store.drag.value;
    if (drag !== null)
      return judgeDrag(
        by,
        drag.path,
        draggedHeights(store) ?? undefined,
        withChosen(drag.ways, drag.of, store.way.value),
      );
    const planned = store.planned.value;
    if (planned?.of === of.id) {
      const ways = withChosen(planned.ways, planned.of, store.way.value);
      return judgePlanned(by, { ...planned, ...(ways && { ways }) });
    }
    const goal = focus.cell.value;
    const planning = store.safeHeld.value || store.held.value === 'path';
    return !planning || goal === null || sameCell(goal, of.at) || !onMap(store, goal)
      ? null
      : judgePlan(by, goal);
  });
  const safe = computed(() =>
    judging.value === null || path.value === null ? null : saferThan(judging.value, path.value),
  );
  return { judging, path, safe };
}

/** Flanking and cover where the subject stands, or is assumed to stand. */
function flankingAndCover(store: Store, focus: Focus): Pick<Judgement, 'flanking' | 'shelter'> {
  const { judge, subject } = store;
  /**
   * A cell in which the subject is assumed to stand: the one to which it is dragged, otherwise the
   * free cell under the pointer.
   */
  const elsewhere = computed((): Cell | null => {
    const drag = store.drag.value;
    if (drag !== null) return drag.path[drag.path.length - 1] ?? null;
    return focus.hovered.value === null &&
      focus.cell.value !== null &&
      onMap(store, focus.cell.value)
      ? focus.cell.value
      : null;
  });
  const flanking = computed((): readonly Flanking[] => {
    const j = judge.value;
    const of = subject.value;
    if (j === null) return [];
    const at = elsewhere.value;
    if (of !== null && at !== null && !sameCell(at, of.at)) {
      const possible = flankingFrom(j, of, at, focus.foes.value);
      if (possible !== null) return [possible];
    }
    const target = focus.target.value ?? focus.hovered.value;
    if (target !== null) return [flankingOf(j, target)];
    if (store.held.value !== 'flanking') return [];
    return (of === null ? focus.visible.value : focus.foes.value)
      .map((c) => flankingOf(j, c))
      .filter((f) => f.verdict.pairs.length > 0);
  });
  const shelter = computed(() => {
    const j = judge.value;
    const of = subject.value;
    const target = focus.target.value;
    if (j === null || of === null || target === null) return null;
    const at = store.drag.value?.path.at(-1) ?? of.at;
    return shelterOf(judgeWithCreatureAt(j, of, at), { ...of, at }, target);
  });
  return { flanking, shelter };
}

function createJudgement(store: Store): Judgement {
  const focus = createFocus(store);
  const { judge } = store;
  const reminded = remindersFollowed();
  const reminders = computed(() =>
    judge.value === null ? [] : reminded(judge.value, focus.visible.value),
  );

  const doubts = computed(() => {
    if (judge.value === null) return [];
    const seen = new Set(focus.visible.value.map(({ id }) => id));
    return doubtsIn(judge.value).filter(({ of }) => of.every((id) => seen.has(id)));
  });

  return {
    ...focus,
    ...threatsAndMoves(store, focus),
    ...pathsIn(store, focus),
    ...flankingAndCover(store, focus),
    reminders,
    turnMoments: computed(() => turnMomentsOf(store)),
    irregular: computed(() => openIrregularMoves(store)),
    doubts,
  };
}
