/**
 * Everything that is judged of a battle of sixty: what the foes threaten, where the hero may go and at what price, all
 * flankers, cover and concealment from the hero to every foe against the attack that it could make now, reminders, and
 * every action of the hero's turn. By the overlay's own road, the actions by the playbook; each scene is told anew, as a
 * host does.
 */
import { playbooks } from '../../../src/rules/playbooks.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { judgementOf, type Judgement } from '../../../src/state/judgement.ts';
import { shelterOf } from '../../../src/state/relations.ts';
import { createStore, type Store } from '../../../src/state/store.ts';
import { creature, random } from '../boards.ts';
import type { Job } from '../job.ts';

const [COLUMNS, ROWS] = [48, 36];
const playbook = playbooks[0]!;

type Documents = NonNullable<SceneDocument['creatures']>;

/** Two lines of thirty that have met, among 60 walls and rough ground. */
function battle(): SceneDocument {
  const next = random(60);
  const taken = new Set<string>();
  const creatures: Documents = [];
  while (creatures.length < 60) {
    const party = creatures.length < 30;
    const x = Math.floor((party ? 16 : 19) + next() * 9);
    const y = Math.floor(next() * (ROWS - 4));
    const large = next() < 0.1;
    const space = large ? [[0, 0], [1, 0], [0, 1], [1, 1]] : [[0, 0]];
    const keys = space.map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`);
    if (keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    const one = creature(creatures.length === 0 ? 'hero' : `c${creatures.length}`, party ? 'party' : 'foes', x, y, next);
    creatures.push({ ...structuredClone(one), size: large ? 'large' : 'medium' } as Documents[number]);
  }
  const walls: NonNullable<SceneDocument['walls']> = Array.from({ length: 60 }, () => {
    const [x, y] = [Math.floor(next() * COLUMNS), Math.floor(next() * ROWS)];
    const length = 1 + Math.floor(next() * 3);
    return { from: [x, y] as [number, number], to: (next() < 0.5 ? [Math.min(COLUMNS, x + length), y] : [x, Math.min(ROWS, y + length)]) as [number, number] };
  });
  const cells = Array.from({ length: 80 }, () => ({ at: [Math.floor(next() * COLUMNS), Math.floor(next() * ROWS)] as [number, number], terrain: 'difficult' as const }));
  return {
    format: 'quadretto/scene@1', ruleset: playbook.id, grid: { kind: 'square', columns: COLUMNS, rows: ROWS, metresPerCell: 1.5 }, walls, cells, creatures,
    turn: { round: 2, active: 'hero', order: creatures.map((c) => c.id) },
  };
}

const scene = battle();
/** The last foe, twenty squares from the hero, to and fro. */
const far: SceneDocument[] = [0, 1].map((by) => ({
  ...scene, creatures: structuredClone(scene.creatures ?? []).map((c, i, all) => (i === all.length - 1 ? { ...c, at: [c.at[0] + by, c.at[1]] as [number, number] } : c)),
}));

/** Each creature in turn, near and far from the hero, one square to and back; all is told again, as new objects but for what stands still. */
const moved: SceneDocument[] = [];
for (let i = 0, creatures = scene.creatures ?? []; i < 2 * creatures.length; i++) {
  const who = (i * 37) % creatures.length;
  creatures = structuredClone(creatures).map((c, k) => (k === who ? { ...c, at: [(scene.creatures?.[k]?.at[0] ?? 0) + (i < creatures.length ? 1 : 0), c.at[1]] as [number, number] } : c));
  moved.push({ ...scene, creatures });
}

function begun(): { readonly store: Store; readonly judgement: Judgement } {
  const store = createStore({ ruleset: playbook.id });
  store.selection.value = ['hero'];
  store.held.value = 'flanking';
  return { store, judgement: judgementOf(store) };
}

/** How much was found of each: what a wrong answer would change. */
function all({ store, judgement }: { readonly store: Store; readonly judgement: Judgement }, told: SceneDocument): readonly number[] {
  store.scene.value = told;
  const [board, judge, hero] = [store.board.value, store.judge.value, store.subject.value];
  if (board === null || judge === null || hero === null) throw new Error('the battle has no hero');
  const j = judgeOf(board, playbook);
  let covered = 0;
  for (const foe of judgement.foes.value) {
    const { cover, concealment } = shelterOf(judge, hero, foe);
    if (cover.degree !== 'none') covered++;
    if (concealment.degree !== 'none') covered++;
  }
  const threats = judgement.threats.value;
  return [
    threats?.sure.size ?? 0, threats?.many.size ?? 0, judgement.moves.value?.two.cells.length ?? 0, judgement.flanking.value.length,
    judgement.reminders.value.length, covered, j.rules.turns.actions(j, hero).actions.length,
  ];
}

/** The same battle on ground that nobody has seen. */
const fresh = (): SceneDocument => ({ ...scene, walls: [...(scene.walls ?? [])], cells: [...(scene.cells ?? [])] });

const WARM_UP = 5;

export const judgementFresh: Job = {
  name: 'full judgement of a battle of 60, from scratch',
  warmUp: WARM_UP,
  target: 4,
  ours: { name: 'quadretto', run: () => all(begun(), fresh()) },
  peers: [],
  check() {
    const found = all(begun(), fresh());
    return found.slice(0, 4).every((n) => n > 0) && (found[6] ?? 0) > 0 ? null : `nothing to judge: ${found.join(', ')}`;
  },
};

function movedJob(name: string, told: readonly SceneDocument[]): Job {
  const standing = begun();
  let turn = 0;
  return {
    name, target: 0.5, warmUp: WARM_UP,
    ours: { name: 'quadretto', run: () => all(standing, told[turn++ % told.length]!) },
    peers: [],
    // What was kept up from board to board is what is found anew.
    check() {
      for (const scene of told) {
        const [kept, anew] = [all(standing, scene), all(begun(), { ...scene, walls: [...(scene.walls ?? [])] })];
        if (kept.join() !== anew.join()) return `${kept.join()} kept up, ${anew.join()} anew`;
      }
      return null;
    },
  };
}

export const judgementMoved = movedJob('full judgement of a battle of 60, any one moved', moved);
export const judgementMovedFar = movedJob('full judgement of a battle of 60, one moved that is far off', far);
