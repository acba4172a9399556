/**
 * Plain rules of the fifth edition: what movement there is, what squares cost, who may be passed,
 * where a move may end, and whose reach it leaves. Every step is tried.
 */
import { AROUND, Mover, type Other } from '../naive/steps.ts';
import type { Being as OlderBeing, Scene as OlderScene } from '../naive/table.ts';
import { squaresOf as lane, type Body } from '../naive/width.ts';
import { lineFree, stopping } from './lines.ts';
import { isKept, sees } from './sees.ts';
import {
  apart,
  beingIn,
  between,
  block,
  floorAt,
  has,
  heightOf,
  incapacitatedBy,
  is,
  isDead,
  isHeld,
  isIncapacitated,
  isProne,
  isTiny,
  laneText,
  meet,
  rank,
  reachOf,
  relation,
  same,
  seatOf,
  spaceOf,
  squaresOf,
  standsAt,
  together,
  type Being,
  type Cell,
  type Scene,
  type Text,
} from './table.ts';

export type Mode = 'move' | 'dash' | 'bonus-dash' | 'disengage';
export const MODES: readonly Mode[] = ['move', 'dash', 'bonus-dash', 'disengage'];

/** A rider's movement is its mount's. */
export const moverOf = (scene: Scene, id: string): Being => {
  const b = beingIn(scene, id);
  return seatOf(scene, b) ?? b;
};

// ── The pool ──────────────────────────────────────────────────────────────────────────────────────────────────────

const level = (b: Being): number =>
  Math.max(
    0,
    ...(b.conditions ?? []).filter((c) => c.startsWith('exhaustion-')).map((c) => Number(c.at(-1))),
  );

/** The creatures that a mover drags and that weigh. */
const burdens = (scene: Scene, b: Being): Being[] =>
  draggedBy(scene, b).filter((c) => {
    const smaller = rank(b) - rank(c);
    return smaller < 2 && !(isTiny(c) && textNewer(scene));
  });
const textNewer = (scene: Scene): boolean => scene.ruleset === 'srd52';
export const draggedBy = (scene: Scene, b: Being): Being[] =>
  scene.creatures.filter((c) => b.grapples?.includes(c.id) === true);

/** Speed in feet in the creature's way of moving. */
export function feetOf(scene: Scene, text: Text, b: Being): number {
  if (isHeld(text, b) || isDead(b)) return 0;
  const { land = 6 } = b.speed ?? {};
  const way = b.moving ?? (heightOf(b) > 0 && b.speed?.fly !== undefined ? 'fly' : undefined);
  const cells =
    way === 'fly' || way === 'swim' || way === 'climb' ? (b.speed?.[way] ?? land) : land;
  let feet = cells * 5;
  const tired = level(b);
  if (text.newer) feet -= tired * 5;
  else if (tired >= 5) return 0;
  else if (tired >= 2) feet = Math.floor(feet / 2);
  if (text.dragHalves && burdens(scene, b).length > 0) feet = Math.floor(feet / 2);
  return Math.max(0, feet);
}

/** Feet of movement that are left in a mode, or why there are none. */
export function budgetOf(
  scene: Scene,
  text: Text,
  id: string,
  mode: Mode,
): { readonly squares: number; readonly out: boolean; readonly barred: boolean } {
  const b = moverOf(scene, id);
  const { active, spent } = scene.turn ?? { active: undefined, spent: undefined };
  const own = active === b.id;
  const ridden =
    active !== undefined && scene.creatures.some((c) => c.id === active && seatOf(scene, c) === b);
  const uses = own ? (spent?.uses ?? {}) : {};
  const moved = own ? (spent?.moved ?? 0) : ridden ? (spent?.beside?.[b.id]?.moved ?? 0) : 0;
  const out = active !== undefined && !own && !ridden;
  const kind = mode === 'bonus-dash' ? 'bonus' : mode === 'move' ? undefined : 'action';
  const used = kind !== undefined && (uses[kind] ?? 0) > 0;
  const unable = kind !== undefined && isIncapacitated(b);
  const speed = feetOf(scene, text, b);
  const dashes = (uses['dash'] ?? 0) + (mode === 'dash' || mode === 'bonus-dash' ? text.dashes : 0);
  const halves =
    (uses['half'] ?? 0) * Math.floor(feetOf(scene, text, { ...b, moving: 'walk' }) * text.half);
  const feet = speed * (1 + dashes) - moved * 5 - halves;
  return {
    squares: Math.max(0, Math.floor(feet / 5)),
    out,
    // By the 2014 document the surprised do not move in their first turn; the prone do not fly.
    barred:
      (text.surprisedHeld &&
        (own || ridden || scene.turn === undefined) &&
        is(b, 'surprised') &&
        (scene.turn?.round ?? 1) <= 1) ||
      (isProne(b) && b.moving === 'fly' && b.speed?.fly !== undefined) ||
      used ||
      unable ||
      isDead(b),
  };
}

// ── Others ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Two spaces at these heights meet: a space is as high as it is wide. */
const level2 = (a: number, n: number, b: number, m: number): boolean => a < b + m && b < a + n;

function passes(text: Text, mover: Being, other: Being): boolean {
  if (relation(mover, other) === 'ally') return true;
  if (has(mover, 'swarm') || has(other, 'swarm')) return true;
  if (Math.abs(rank(mover) - rank(other)) >= text.sizesApart) return true;
  if (text.passesHelpless && (isIncapacitated(other) || isTiny(other))) return true;
  if (has(mover, 'halfling-nimbleness') && rank(other) > rank(mover)) return true;
  return text.strangersPass && relation(mover, other) !== 'foe';
}
const slows = (text: Text, mover: Being, other: Being): boolean =>
  text.everySpaceSlows || !(isTiny(other) || relation(mover, other) === 'ally');
const mayShare = (mover: Being, other: Being): boolean =>
  has(mover, 'swarm') || has(other, 'swarm');

/**
 * Whether the mover does not know of the other: the scene keeps it from the mover's side, or it is
 * invisible or hidden and the scene does not say who knows of it; and nobody of the mover's crew
 * sees it or feels where it is.
 */
function isUnknown(scene: Scene, text: Text, mover: Being, other: Being): boolean {
  const crew = scene.creatures.filter((c) => together(scene, c, mover));
  // Who holds another knows of it.
  if (crew.some((c) => c.grapples?.includes(other.id) || other.grapples?.includes(c.id)))
    return false;
  const veiled = (c: Being): boolean =>
    other.visibleTo === undefined ? is(other, 'invisible', 'hidden') : isKept(c, other);
  return crew.every((c) => {
    const seen = sees(scene, text, c, other);
    return veiled(c) && !seen.sees && seen.placed !== true;
  });
}

/** Creatures that may be in the way. */
function othersOf(scene: Scene, text: Text, b: Being): (Other & { readonly slow: boolean })[] {
  return scene.creatures
    .filter(
      (c) =>
        !together(scene, c, b) &&
        !isDead(c) &&
        !isUnknown(scene, text, b, c) &&
        level2(standsAt(scene, b), spaceOf(b), standsAt(scene, c), spaceOf(seatOf(scene, c) ?? c)),
    )
    .map((c) => ({
      squares: squaresOf(scene, c),
      being: c as unknown as OlderBeing,
      pass: passes(text, b, c),
      end: mayShare(b, c) || (isTiny(b) && isTiny(c)),
      factor: 1,
      slow: slows(text, b, c),
    }));
}

// ── Steps ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export class Walker {
  readonly scene: Scene;
  readonly text: Text;
  readonly b: Being;
  readonly n: number;
  private readonly ground: Mover;
  private readonly others: (Other & { readonly slow: boolean })[];
  private readonly drag: number;
  private readonly flies: boolean;

  constructor(scene: Scene, text: Text, b: Being) {
    this.scene = scene;
    this.text = text;
    this.b = b;
    this.n = spaceOf(b);
    this.flies = b.moving === 'fly' && b.speed?.fly !== undefined;
    this.others = othersOf(scene, text, b);
    this.drag = text.dragExtra * burdens(scene, b).length;
    this.ground = new Mover(
      scene as unknown as OlderScene,
      laneText(text.cornersBar),
      { ...b, space: this.n, conditions: [] } as unknown as OlderBeing,
      'move',
      this.others,
    );
  }

  start = (at: Cell): readonly (readonly Body[])[] => this.parted(this.ground.start(at));

  /** What a square of plain floor costs more. */
  private bare(narrow: boolean): number {
    const { text, b } = this;
    const squeezed = narrow && !has(b, 'swarm');
    const eased = text.narrowIsDifficult && has(b, 'freedom-of-movement');
    const crawls = isProne(b) || b.moving === 'crawl' ? text.crawlExtra : 0;
    return (squeezed && !eased ? 1 : 0) + crawls + this.drag;
  }

  private readonly extras = new Map<string, number>();
  /** What one square costs more than its own foot for each foot. */
  private extra(c: Cell, narrow: boolean): number {
    const key = `${c.join()} ${narrow}`;
    let found = this.extras.get(key);
    if (found === undefined) this.extras.set(key, (found = this.extraOf(c, narrow)));
    return found;
  }
  private extraOf(c: Cell, narrow: boolean): number {
    const { text, b, scene } = this;
    const f = floorAt(scene, c);
    const { flies } = this;
    const rough =
      !flies &&
      (f?.terrain === 'difficult' ||
        (f?.costFactor ?? 1) > 1 ||
        f?.low === true ||
        (f?.surface === 'slope' && text.slopeSlows));
    const crowded = this.others.some((o) => o.slow && meet(o.squares, [c]));
    const free = has(b, 'freedom-of-movement');
    const squeezed = narrow && !has(b, 'swarm');
    const difficult = !free && (rough || crowded || (squeezed && text.narrowIsDifficult)) ? 1 : 0;
    const added = squeezed && !text.narrowIsDifficult ? 1 : 0;
    const wet = f?.surface === 'water' && !flies;
    const way =
      b.moving === 'swim' || wet
        ? b.speed?.swim === undefined && !free
          ? text.swimExtra
          : 0
        : b.moving === 'climb'
          ? b.speed?.climb === undefined
            ? text.swimExtra
            : 0
          : 0;
    const crawls = isProne(b) || b.moving === 'crawl' ? text.crawlExtra : 0;
    return difficult + added + Math.max(way, crawls) + this.drag;
  }

  /** The costs of a step and the lanes after it, on each side of a wall on which it may arrive. */
  step(
    from: Cell,
    by: Cell,
    bodies: readonly Body[],
  ): readonly { readonly cost: number; readonly bodies: readonly Body[] }[] {
    const step = this.ground.step(from, by, bodies);
    if (step === null) return [];
    const to: Cell = [from[0] + by[0], from[1] + by[1]];
    const narrow = this.isNarrow(to);
    const old = this.filled(from, bodies);
    return this.parted(step.bodies).map((side) => {
      const entered = this.filled(to, side).filter(
        (c) => !this.text.worstSquare || !old.some((o) => same(o, c)),
      );
      // Who only widens into its space enters no square, and still goes one.
      const costs = entered.map((c) => 1 + this.extra(c, narrow));
      const over = this.flies ? 0 : step.crossing;
      return { cost: Math.max(1 + this.bare(narrow), ...costs) + over, bodies: side };
    });
  }

  /** Lanes that no way within the place joins, apart. */
  private parted(bodies: readonly Body[]): readonly (readonly Body[])[] {
    const sides: (readonly Body[])[] = [];
    for (const b of bodies)
      if (!sides.some((side) => side.includes(b))) sides.push(this.ground.room.spread([b], bodies));
    return sides.length === 0 ? [bodies] : sides;
  }

  /** The squares of all its lanes, or of its whole space where it has room, or none at all. */
  private filled(at: Cell, bodies: readonly Body[]): readonly Cell[] {
    return this.isNarrow(at) && bodies.length > 0 ? bodies.flatMap(lane) : block(at, this.n);
  }

  private isNarrow(at: Cell): boolean {
    return (
      this.n > 1 &&
      (!this.ground.room.whole(at) ||
        this.others.some((o) => !o.pass && meet(o.squares, block(at, this.n))))
    );
  }

  mayEnd = (at: Cell, bodies: readonly Body[]): boolean => this.ground.mayEnd(at, bodies);

  /** Whether a step brings a frightened creature closer to what it fears. */
  nears(from: Cell, to: Cell): boolean {
    if (!is(this.b, 'frightened')) return false;
    const sources = this.b.conditionsBy?.['frightened'] ?? [];
    return sources.some((id) => {
      const source = beingIn(this.scene, id);
      const far = (at: Cell): number => between(this.scene, source, this.b, at);
      return far(to) < far(from);
    });
  }
}

const isTeleport = (b: Being): boolean => b.moving === 'teleport';

/** Where the creature may end, with the least cost. */
export function reachable(scene: Scene, text: Text, id: string, mode: Mode): Map<string, number> {
  const b = moverOf(scene, id);
  const { squares: budget, barred } = budgetOf(scene, text, id, mode);
  const best = new Map<string, number>();
  const rider = beingIn(scene, id);
  if (barred || (rider !== b && rank(rider) >= rank(b))) return best;
  const walker = new Walker(scene, text, b);
  const seen = new Map<string, number>();
  let open = walker.start(b.at).map((bodies) => ({ at: b.at, cost: 0, bodies }));
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { at, cost, bodies } of open)
      for (const by of AROUND)
        for (const step of walker.step(at, by, bodies)) {
          const to: Cell = [at[0] + by[0], at[1] + by[1]];
          if (cost + step.cost > budget || walker.nears(at, to)) continue;
          const total = cost + step.cost;
          const key = JSON.stringify([to, step.bodies]);
          if ((seen.get(key) ?? Infinity) <= total) continue;
          seen.set(key, total);
          next.push({ at: to, cost: total, bodies: step.bodies });
          if (!same(to, b.at) && walker.mayEnd(to, step.bodies))
            best.set(to.join(), Math.min(total, best.get(to.join()) ?? Infinity));
        }
    open = next;
  }
  return best;
}

export interface Walk {
  readonly legal: boolean;
  /** Cost of the path; undefined: a step is impossible. */
  readonly cost: number | undefined;
  readonly budget: number;
  /** Whether the mover is no mount that is too small for its rider. */
  readonly seated: boolean;
  readonly provoked: readonly { readonly by: string; readonly step: number }[];
  /** Foes whose reach it leaves and that do not strike, with every reason that the text gives. */
  readonly spared: readonly { readonly by: string; readonly why: readonly string[] }[];
}

export function walk(
  scene: Scene,
  text: Text,
  id: string,
  mode: Mode,
  path: readonly Cell[],
): Walk {
  const b = moverOf(scene, id);
  const walker = new Walker(scene, text, b);
  const { squares: budget, barred, out } = budgetOf(scene, text, id, mode);
  let ways = walker.start(path[0]!).map((bodies) => ({ cost: 0, bodies }));
  let fears = false;
  for (let i = 0; i + 1 < path.length; i++) {
    const by: Cell = [path[i + 1]![0] - path[i]![0], path[i + 1]![1] - path[i]![1]];
    ways = ways.flatMap(({ cost: before, bodies }) =>
      walker.step(path[i]!, by, bodies).map((step) => ({ ...step, cost: before + step.cost })),
    );
    fears ||= walker.nears(path[i]!, path[i + 1]!);
  }
  const end = path.at(-1)!;
  const open = ways.filter(({ bodies }) => same(end, b.at) || walker.mayEnd(end, bodies));
  const costs = (open.length > 0 ? open : ways).map((way) => way.cost);
  const cost = costs.length === 0 ? undefined : Math.min(...costs);
  const rider = beingIn(scene, id);
  const seated = rider === b || rank(rider) < rank(b);
  const legal =
    path.length < 2 ||
    (seated &&
      cost !== undefined &&
      cost <= budget &&
      !barred &&
      !out &&
      !fears &&
      open.length > 0);
  return { legal, cost, budget, ...left(scene, text, id, mode, path), seated };
}

// ── Reach ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The farthest reach: of a melee weapon in hand, of the natural attacks of a creature whose attacks
 * are not known, or of an Unarmed Strike. A swarm of 2014 strikes within its own space alone.
 */
export function holds(text: Text, b: Being): number {
  if (!text.newer && has(b, 'swarm')) return 0;
  return Math.max(
    // An Unarmed Strike reaches as far as the body.
    reachOf(b),
    ...(b.attacks ?? [])
      // The unconscious have dropped what they held.
      .filter((w) => w.kind === 'melee' && w.ready !== false && !is(b, 'unconscious'))
      .map((w) => (w.reach ?? reachOf(b)) + (w.reachWeapon === 'reach' ? text.weaponAdds : 0)),
  );
}

/** The squares within the reach of a creature that can act, without its own. */
export function threatened(scene: Scene, text: Text, id: string): Cell[] {
  const b = beingIn(scene, id);
  const { columns, rows } = scene.grid;
  if (isDead(b) || (!text.incapacitatedReact && isIncapacitated(b))) return [];
  const [own, reach] = [squaresOf(scene, b), holds(text, b)];
  const effect = stopping(scene, 'effect');
  const found: Cell[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const c: Cell = [x, y];
      const within = reach === 0 ? meet(own, [c]) : !meet(own, [c]) && apart(own, [c]) <= reach;
      if (!within || floorAt(scene, c)?.blocks?.includes('effect') === true) continue;
      if (reach === 0 || lineFree(own, [c], effect)) found.push(c);
    }
  return found;
}

function left(
  scene: Scene,
  text: Text,
  id: string,
  mode: Mode,
  path: readonly Cell[],
): Pick<Walk, 'provoked' | 'spared'> {
  const b = moverOf(scene, id);
  const provoked: { by: string; step: number }[] = [];
  const spared: { by: string; why: string[] }[] = [];
  if (isTeleport(b)) return { provoked, spared };
  const effect = stopping(scene, 'effect');
  const dragged = draggedBy(scene, b);
  const riders = scene.creatures.filter((c) => seatOf(scene, c)?.id === b.id);
  for (const foe of scene.creatures) {
    // A mount of no side is taken for its rider's.
    const struck = [b, ...(text.riderToo ? riders : [])].filter(
      (c) =>
        relation(foe, c) === 'foe' ||
        (c === b && c.side === undefined && riders.some((r) => relation(foe, r) === 'foe')),
    );
    if (struck.length === 0 || together(scene, foe, b) || dragged.includes(foe) || isDead(foe))
      continue;
    const reach = holds(text, foe);
    const inside = (at: Cell): boolean => between(scene, foe, b, at) <= reach;
    const always = [
      ...incapacitatedBy(foe).filter(() => !text.incapacitatedReact),
      ...['no-reactions', 'no-opportunities'].filter((c) => is(foe, c)),
      ...(text.surprisedHeld && isSurprised(scene, foe) ? ['surprised'] : []),
      ...((foe.opportunitiesTaken ?? 0) >= text.reactions ? ['taken'] : []),
      ...(mode === 'disengage' || is(b, 'disengaged') ? ['disengaged'] : []),
      ...(text.agile && has(b, 'agile') ? ['agile'] : []),
      ...(has(b, 'flyby') && b.moving === 'fly' ? ['flyby'] : []),
    ];
    const reasons = new Set<string>();
    let step = -1;
    for (let i = 0; i + 1 < path.length && step < 0; i++) {
      const [at, to] = [path[i]!, path[i + 1]!];
      if (!inside(at) || (text.leavesReach && inside(to))) continue;
      const why = struck.map((c) => [
        ...always,
        ...(is(foe, 'charmed') && foe.conditionsBy?.['charmed']?.includes(c.id) === true
          ? ['charmed']
          : []),
        ...(text.needsSight && !sees(scene, text, foe, c, at).sees ? ['not-seen'] : []),
        ...(lineFree(squaresOf(scene, foe), squaresOf(scene, b, at), effect)
          ? []
          : ['total-cover']),
      ]);
      if (why.some((each) => each.length === 0)) step = i;
      else for (const each of why.flat()) reasons.add(each);
    }
    if (step >= 0) provoked.push({ by: foe.id, step });
    else if (reasons.size > 0) spared.push({ by: foe.id, why: [...reasons].sort() });
  }
  return { provoked, spared };
}

/** By the 2014 document the surprised take no Reaction until their first turn has ended. */
function isSurprised(scene: Scene, b: Being): boolean {
  if (!is(b, 'surprised')) return false;
  const { round = 1, acted = [], active } = scene.turn ?? {};
  if (scene.turn === undefined) return true;
  return round <= 1 && (!acted.includes(b.id) || active === b.id);
}
