/**
 * Pairs of questions that can answer the same fact in the rulesets of the fifth edition, as data.
 * They answer other questions than the rulesets with turns (pairs.ts), on boards of their own.
 */
import { fifthBoard } from '../../differential/fifth/boards.ts';
import { isDead, rank, seatOf, type Scene } from '../../differential/fifth/table.ts';
import { windingPath } from '../../differential/boards.ts';
import { chanceOf } from '../../differential/chance.ts';
import { MODES, moverOf, type Mode } from '../../differential/fifth/moves.ts';
import type { Cell } from '../../../src/board/grid.ts';
import type { Answer, Ask, At } from '../cases.ts';

/** A board of the fifth edition with somebody who moves, acts and attacks. */
export interface FifthMoment {
  readonly seed: number;
  readonly scene: Scene;
  readonly of: string;
  readonly to: string;
  readonly mode: Mode;
  readonly path: readonly Cell[];
  readonly pick: number;
}

export interface FifthPair {
  readonly asks: readonly [first: string, second: string];
  readonly fact: string;
  /** Number of boards, where few decide the fact; absent: 100. */
  readonly boards?: number;
  /** Both questions of one moment; null: it has none. `ask` asks further questions. */
  readonly of: (m: FifthMoment, ask: (ask: Ask) => Answer) => readonly [Ask, Ask] | null;
  /** The two facts; null: this moment does not decide the fact. */
  readonly facts: (
    first: Answer,
    second: Answer,
    m: FifthMoment,
    asked: readonly [Ask, Ask],
  ) => readonly [unknown, unknown] | null;
}

/** The moment of a seed is always the same. */
export function fifthMoment(seed: number): FifthMoment | null {
  const { scene } = fifthBoard(seed);
  if (scene.creatures.length < 2) return null;
  const r = chanceOf(seed + 1);
  const of = r.pick(scene.creatures);
  const to = r.pick(scene.creatures.filter((c) => c !== of));
  return {
    seed,
    scene,
    of: of.id,
    to: to.id,
    mode: r.pick(MODES),
    path: windingPath(r, moverOf(scene, of.id), scene, { most: 5, bends: 0.35 }),
    pick: r.whole(0, 1000),
  };
}

type Named = Readonly<Record<string, unknown>>;
const list = (a: Answer, field: string): readonly Named[] => a[field] as readonly Named[];
const one = <T>(all: readonly T[], m: FifthMoment): T => all[m.pick % all.length]!;
const creature = (m: FifthMoment, id: string) => m.scene.creatures.find((c) => c.id === id)!;
const costAt = (a: Answer, to: unknown): unknown =>
  list(a, 'cells').find(({ at }) => String(at) === String(to))?.['cost'];
/** Violations that plans leave out: they hold outside the creature's turn too. */
const PLANNED = ['not-your-turn'];
const isLegal = (a: Answer): boolean =>
  list(a, 'violations').every(({ code }) => PLANNED.includes(String(code)));
const weaponOf = (m: FifthMoment): string | undefined => creature(m, m.of).attacks?.[0]?.id;
const rides = (m: FifthMoment, id: string): boolean =>
  seatOf(m.scene, creature(m, id)) !== undefined ||
  m.scene.creatures.some((c) => seatOf(m.scene, c)?.id === id);

/** The movement along the moment's path, with every Reaction that it provokes. */
const moving = (m: FifthMoment): Ask => ({ ask: 'move', of: m.of, mode: m.mode, path: m.path });

/** A square where the creature may end, and the path to it. */
function way(
  { of, mode, ...m }: FifthMoment,
  ask: (ask: Ask) => Answer,
): { readonly to: At; readonly path: readonly At[] | null } | null {
  const cells = list(ask({ ask: 'reachable', of, mode }), 'cells').map(({ at }) => at as At);
  if (cells.length === 0) return null;
  const to = one(cells, { of, mode, ...m });
  return { to, path: ask({ ask: 'path', of, mode, to })['path'] as At[] | null };
}

export const FIFTH_PAIRS: readonly FifthPair[] = [
  {
    asks: ['path', 'reachable'],
    fact: 'the cost of each square in the area',
    of(m, ask) {
      const found = way(m, ask);
      if (found === null || moverOf(m.scene, m.of).moving === 'teleport') return null;
      const { of, mode } = m;
      return [
        { ask: 'path', of, mode, to: found.to },
        { ask: 'reachable', of, mode },
      ];
    },
    facts: (a, b) => [a['cost'], costAt(b, (a['path'] as At[] | null)?.at(-1))],
  },
  {
    asks: ['reachable', 'move'],
    fact: 'whether a path is legal, and at what cost',
    of(m, ask) {
      const found = way(m, ask);
      if (found?.path == null || moverOf(m.scene, m.of).moving === 'teleport') return null;
      const { of, mode } = m;
      return [
        { ask: 'reachable', of, mode },
        { ask: 'move', of, mode, path: found.path },
      ];
    },
    facts: (a, b, _m, [, { path }]) => [
      [true, costAt(a, (path as At[]).at(-1))],
      [isLegal(b), b['cost']],
    ],
  },
  {
    asks: ['move', 'reachable'],
    fact: 'whether a creature can reach the end of a legal path',
    of: (m) =>
      moverOf(m.scene, m.of).moving === 'teleport'
        ? null
        : [
            { ask: 'move', of: m.of, mode: m.mode, path: m.path },
            { ask: 'reachable', of: m.of, mode: m.mode },
          ],
    facts(a, b, m) {
      const end = m.path.at(-1)!;
      if (!isLegal(a) || m.path.length < 2 || String(end) === String(m.path[0])) return null;
      return [Number(costAt(b, end) ?? Infinity) <= Number(a['cost']), true];
    },
  },
  {
    asks: ['sees', 'attempt'],
    fact: 'whether the attacker is unseen',
    of(m) {
      const weapon = weaponOf(m);
      if (weapon === undefined) return null;
      return [
        { ask: 'sees', from: m.to, to: m.of },
        { ask: 'attempt', from: m.of, to: m.to, with: weapon },
      ];
    },
    facts: (a, b, m) =>
      a['why'] === 'unaware' || creature(m, m.to).traits?.includes('elusive') === true
        ? null
        : [a['sees'], !list(b, 'advantage').some(({ why }) => why === 'unseen-attacker')],
  },
  {
    asks: ['sees', 'attempt'],
    fact: 'whether the target is unseen',
    of(m) {
      const weapon = weaponOf(m);
      if (weapon === undefined) return null;
      return [
        { ask: 'sees', from: m.of, to: m.to },
        { ask: 'attempt', from: m.of, to: m.to, with: weapon },
      ];
    },
    facts: (a, b) =>
      a['why'] === 'unaware'
        ? null
        : [a['sees'], !list(b, 'disadvantage').some(({ why }) => why === 'unseen-target')],
  },
  {
    asks: ['sees', 'move'],
    fact: 'whether a provoked creature sees the mover',
    boards: 400,
    of(m, ask) {
      const move = moving(m);
      const struck = list(ask(move), 'opportunities').find((o) => o['step'] === 0);
      if (struck === undefined || rides(m, m.of)) return null;
      return [{ ask: 'sees', from: struck['by'], to: m.of }, move];
    },
    facts: (a) => ((a['unknown'] as string[]).length > 0 ? null : [a['sees'], true]),
  },
  {
    asks: ['sees', 'reachable'],
    fact: 'whether a mover may end in the square of a seen creature',
    of: (m) => [
      { ask: 'sees', from: m.of, to: m.to },
      { ask: 'reachable', of: m.of, mode: m.mode },
    ],
    facts(a, b, m) {
      const [mover, other] = [moverOf(m.scene, m.of), creature(m, m.to)];
      const small = [mover, other].every(
        (c) => rank(c) === 2 && c.traits?.includes('swarm') !== true,
      );
      const level = (mover.elevation ?? 0) === (other.elevation ?? 0);
      if (a['sees'] !== true && a['placed'] !== true) return null;
      if (!small || !level || isDead(other) || rides(m, m.of) || rides(m, m.to)) return null;
      return [costAt(b, other.at), undefined];
    },
  },
  {
    asks: ['sees', 'hide'],
    fact: 'which creatures see a hiding creature',
    of: (m) => [
      { ask: 'sees', from: m.to, to: m.of },
      { ask: 'hide', of: m.of },
    ],
    facts(a, b, m) {
      const observer = list(b, 'observers').find(({ id }) => id === m.to);
      const veiled = creature(m, m.of).conditions?.some((c) => ['hidden', 'invisible'].includes(c));
      if (observer === undefined || veiled === true) return null;
      return [observer['sees'], a['sees']];
    },
  },
  {
    asks: ['line-of-sight', 'sees'],
    fact: 'whether an obstacle hides the target',
    of: (m) => [
      { ask: 'line-of-sight', from: m.of, to: m.to },
      { ask: 'sees', from: m.of, to: m.to },
    ],
    facts: (a, b) => (b['sees'] === true && b['by'] !== 'blindsight' ? [a['free'], true] : null),
  },
  {
    asks: ['line-of-effect', 'cover'],
    fact: 'whether the target has total cover',
    of: (m) => [
      { ask: 'line-of-effect', from: m.of, to: m.to },
      { ask: 'cover', from: m.of, to: m.to, attack: 'ranged' },
    ],
    facts: (a, b) => [a['free'] === false, b['degree'] === 'total'],
  },
  {
    asks: ['cover', 'attempt'],
    fact: 'whether total cover prevents an attack',
    of(m) {
      const weapon = weaponOf(m);
      if (weapon === undefined) return null;
      return [
        { ask: 'cover', from: m.of, to: m.to, attack: 'melee' },
        { ask: 'attempt', from: m.of, to: m.to, with: weapon },
      ];
    },
    facts: (a, b) => (a['degree'] === 'total' ? [b['possible'], false] : null),
  },
  {
    asks: ['distance', 'attempt'],
    fact: 'whether a neighbor is within reach',
    of(m) {
      const weapon = creature(m, m.of).attacks?.find(
        (w) => w.kind === 'melee' && w.ready !== false,
      );
      if (weapon === undefined) return null;
      return [
        { ask: 'distance', from: m.of, to: m.to },
        { ask: 'attempt', from: m.of, to: m.to, with: weapon.id },
      ];
    },
    facts: (a, b) =>
      a['cells'] === 1
        ? [(b['impossible'] as Named | undefined)?.['why'] === 'out-of-reach', false]
        : null,
  },
  {
    asks: ['threat', 'move'],
    fact: 'whether a creature may attack a foe that leaves the creature’s reach',
    boards: 400,
    of(m, ask) {
      const move = moving(m);
      const [struck] = list(ask(move), 'opportunities');
      return struck === undefined ? null : [{ ask: 'threat', of: struck['by'] }, move];
    },
    facts(a, b, m, [{ of }]) {
      const [mover, foe] = [moverOf(m.scene, m.of), creature(m, String(of))];
      const small = [mover, foe].every((c) => rank(c) < 3);
      const level = (mover.elevation ?? 0) === (foe.elevation ?? 0);
      if (!small || !level || rides(m, foe.id)) return null;
      const struck = list(b, 'opportunities').find((o) => o['by'] === of);
      const left = String(m.path[Number(struck?.['step'])]);
      const cells = (a['cells'] as At[]).map(String);
      return [left === String(foe.at) || cells.includes(left), true];
    },
  },
  {
    asks: ['actions', 'act'],
    fact: 'which actions are possible now',
    of(m, ask) {
      const action = one(list(ask({ ask: 'actions', of: m.of }), 'actions'), m)['action'];
      return [
        { ask: 'actions', of: m.of },
        { ask: 'act', of: m.of, action },
      ];
    },
    facts(a, b) {
      const line = list(a, 'actions').find(({ action }) => action === b['action']);
      return [
        [line?.['legal'], line?.['kind'], line?.['why']],
        [b['legal'], b['kind'], b['why']],
      ];
    },
  },
];
