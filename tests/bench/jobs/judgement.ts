/**
 * Benchmark of the full judgment of a table: from scratch, from one snapshot to the next, and
 * during a drag, square by square.
 */
import { creatureOf } from '../../../src/board/board.ts';
import type { Cell } from '../../../src/board/grid.ts';
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { foesByDistance, heroOf, mayStep, toAndFro } from '../boards/told.ts';
import type { Contender, Job } from '../job.ts';
import { begun, dragged, draggedWhole, shown, whole, type Table } from '../judged.ts';
import { chancesOf, Plain, said, type Chance } from '../peers/plain.ts';
import { asked, graphOf, walked } from '../peers/walk.ts';

const WARM_UP = 3;

/** A board, and the target in milliseconds for judging it. */
export interface Field {
  readonly name: string;
  scene(): SceneDocument;
  readonly full?: number;
  readonly update?: number;
  readonly drag?: number;
}

/** Does the simple implementation know the board's grid and rules? It flanks as 3.5 does. */
const hasPeers = ({ grid, ruleset }: SceneDocument): boolean =>
  grid.kind === 'square' && (ruleset === 'srd35' || ruleset === 'pf1');

/** A copy of the board with new objects, so that no cached ground is reused. */
const unseen = (scene: SceneDocument): SceneDocument => ({
  ...scene,
  walls: [...(scene.walls ?? [])],
  ...(scene.cells === undefined ? {} : { cells: [...scene.cells] }),
});

const fresh = (field: Field): Job => ({
  name: 'full judgement, from scratch',
  board: field.name,
  warmUp: WARM_UP,
  ...(field.full === undefined ? {} : { target: field.full }),
  set() {
    const scene = field.scene();
    return {
      ours: { name: 'quadretto', run: () => whole(begun(scene, true), unseen(scene)) },
      peers: hasPeers(scene) ? [plainly(scene, true)] : [],
      check() {
        const found = whole(begun(scene, true), unseen(scene));
        const [threat = 0, , moves = 0, flanking = 0, , , actions = 0] = found;
        const silent = !hasPeers(scene);
        return threat > 0 && moves > 0 && (silent || (flanking > 0 && actions > 0))
          ? null
          : `nothing to judge: ${found.join(', ')}`;
      },
    };
  },
});

/**
 * The simple implementation. It answers all questions again whenever something has moved, and keeps
 * only the walls.
 */
function plainly(scene: SceneDocument, all: boolean): Contender {
  const board = boardOf(scene);
  const [graph, plain] = [graphOf(board, 13), new Plain(board)];
  return {
    name: `plain: strings and rays, ${all ? 'all of it' : 'what is shown'}`,
    easier:
      'no concealment, reminders, actions or reasons; walls are indexed and steps known before',
    run: () => asked(board, graph, plain, all),
  };
}

/** Which of the creatures that can step aside move. */
const WHO = {
  near: (scene: SceneDocument) =>
    foesByDistance(scene)
      .filter((c) => mayStep(scene, c))
      .slice(0, 1),
  far: (scene: SceneDocument) =>
    foesByDistance(scene)
      .filter((c) => mayStep(scene, c))
      .slice(-1),
  /** Forty of all creatures, evenly chosen, including the hero. */
  any(scene: SceneDocument) {
    const all = (scene.creatures ?? []).filter((c) => mayStep(scene, c));
    const every = Math.max(1, Math.floor(all.length / 40));
    return [heroOf(scene), ...all.filter((_, i) => i % every === 0)];
  },
} as const;

function told(field: Field, name: string, who: keyof typeof WHO, all: boolean): Job {
  return {
    name,
    board: field.name,
    warmUp: WARM_UP,
    ...(field.update === undefined ? {} : { target: field.update }),
    set() {
      const scene = field.scene();
      const scenes = toAndFro(scene, WHO[who](scene));
      const judge = all ? whole : shown;
      const standing = begun(scene, all);
      let turn = 0;
      return {
        ours: { name: 'quadretto', run: () => judge(standing, scenes[turn++ % scenes.length]!) },
        peers: hasPeers(scene) ? [plainly(scene, all)] : [],
        // Answers updated from board to board must equal answers computed from scratch.
        check() {
          for (const one of scenes.slice(0, 8)) {
            const [kept, anew] = [judge(standing, one), judge(begun(scene, all), unseen(one))];
            if (kept.join() !== anew.join()) return `${kept.join()} kept up, ${anew.join()} anew`;
          }
          return null;
        },
      };
    },
  };
}

/**
 * The longest path within one move and its beginnings, extended square by square and then shortened
 * again.
 */
export function waysOf({ store }: Table): Cell[][] {
  const [judge, hero] = [store.judge.value, store.subject.value];
  if (judge === null || hero === null) throw new Error('the board has no hero');
  const far = [...judge.rules.reachable(judge, hero, 'move').cells].sort(
    (a, b) => b.cost - a.cost,
  )[0]!.at;
  const path = judge.rules.path(judge, hero, far, 'move', 'short').path!;
  const out = path.slice(1).map((_, i) => path.slice(0, i + 2));
  return [...out, ...out.slice(1, -1).reverse()];
}

/**
 * The simple implementation of a path's cost, its legality and the opportunities along it; null on
 * a board that it does not know.
 */
function wayOf(
  scene: SceneDocument,
):
  | ((path: readonly Cell[]) => {
      readonly cost: number;
      readonly legal: boolean;
      readonly chances: readonly Chance[];
    })
  | null {
  if (!hasPeers(scene)) return null;
  const board = boardOf(scene);
  const [graph, plain, hero] = [graphOf(board, 13), new Plain(board), creatureOf(board, 'hero')!];
  return (path) => ({
    ...walked(graph, board, path, hero.speed?.land ?? 0),
    chances: plain.opportunities(hero, path),
  });
}

function drag(field: Field, name: string, judge: typeof dragged, ends: boolean): Job {
  return {
    name,
    board: field.name,
    warmUp: WARM_UP,
    ...(field.drag === undefined ? {} : { target: field.drag }),
    set() {
      const scene = field.scene();
      const begin = (): Table => {
        const table = begun(scene, false);
        shown(table, scene);
        return table;
      };
      const table = begin();
      const paths = waysOf(table).map((path) => (ends ? [path[0]!, path.at(-1)!] : path));
      const ways = waysOf(table);
      const other = wayOf(scene);
      let turn = 0;
      return {
        ours: { name: 'quadretto', run: () => judge(table, paths[turn++ % paths.length]!.slice()) },
        peers:
          other === null
            ? []
            : [
                {
                  name: 'strings for steps, rays for opportunities',
                  ...(judge === dragged
                    ? {}
                    : { easier: 'the path alone: no safe path, no flanking, no cover' }),
                  run: () => other(ways[turn++ % ways.length]!),
                },
              ],
        check() {
          if (paths.length < 4) return `a way of ${paths.length} squares is too short`;
          if (other !== null && judge === dragged)
            for (const path of ways) {
              judge(table, path.slice());
              const { mode, verdict } = table.judgement.path.value!;
              // A path of one square is a five-foot step: it provokes nobody, so cover prevents no
              // opportunity.
              const step = mode === 'step';
              const ours = step ? { ...verdict, barred: [] } : verdict;
              const theirs = { ...other(path), ...(step && { chances: [] }) };
              if (
                ours.legal !== theirs.legal ||
                (ours.legal && ours.cost !== theirs.cost) ||
                chancesOf(ours) !== said(theirs.chances)
              ) {
                return `${ours.cost}, ${chancesOf(ours)} against ${theirs.cost}, ${said(theirs.chances)}`;
              }
            }
          for (const path of paths) {
            const [kept, anew] = [judge(table, path.slice()), judge(begin(), path)];
            if (kept.join() !== anew.join() || (kept[2] ?? 0) < 2)
              return `${kept.join()} kept up, ${anew.join()} anew`;
          }
          return null;
        },
      };
    },
  };
}

export const judgements = (field: Field): Job[] => [
  fresh(field),
  told(field, 'one-token update, a foe near the hero', 'near', false),
  told(field, 'one-token update, a distant foe', 'far', false),
  told(field, 'one-token update, any creature in turn', 'any', false),
  told(field, 'full judgement again, any creature moved', 'any', true),
  drag(field, 'one drag step, the path judged', dragged, false),
  drag(field, 'one drag step, all that is shown', draggedWhole, false),
  drag(field, 'one drag step, only the ends reported', draggedWhole, true),
];
