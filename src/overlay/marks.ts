/**
 * Computes all marks on the map and their reasons: the layers that are on, applied to the
 * judgement. A layer that fails is skipped and reported once.
 */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { creatureOf } from '../board/board.ts';
import type { Cell } from '../board/grid.ts';
import { lapse } from '../report/failures.ts';
import type { Judge } from '../rules/ruleset.ts';
import { aimingOf } from '../state/aiming.ts';
import { judgementOf, type Judgement } from '../state/judgement.ts';
import { openingsOf } from '../state/nextAttacks.ts';
import { paintingOf, type Painting } from '../state/painting.ts';
import type { LayerId, Store } from '../state/store.ts';
import { layers } from './layers/index.ts';
import { isShown } from './layers/switches.ts';
import { middle, rim, spaceOf, type Layer, type View } from './layers/layer.ts';
import {
  barredWhy,
  checkWhy,
  doubtWhy,
  meetsWhy,
  violationWhy,
} from './layers/findingSentences.ts';
import { DEPTHS, type VisibleDisc, type Shape, type Why } from './shape.ts';

export interface Marks {
  /** All shapes, in the order in which they are drawn. */
  readonly shapes: ReadonlySignal<readonly Shape[]>;
  /** Discs of tokens that fills do not cover. */
  readonly discs: ReadonlySignal<readonly VisibleDisc[]>;
  /** All reasons that have a mark of their own, in the order in which they are read aloud. */
  readonly whys: ReadonlySignal<readonly Why[]>;
  /** All reasons for a cell. Inside a computed value or an effect, the result follows the board. */
  whyAt(cell: Cell): readonly Why[];
  /** Sentences of the path readout that have no mark. */
  readonly pathWhys: ReadonlySignal<{
    readonly broken: readonly Why[];
    readonly checks: readonly Why[];
    readonly spared: readonly Why[];
  }>;
  /** Ids of the layers that failed, each once. */
  readonly failed: ReadonlySignal<readonly Layer['id'][]>;
}

/**
 * Reads each value from its signal when a layer asks for it, so that a layer depends only on what
 * it draws.
 */
class LiveView implements View {
  constructor(
    private readonly store: Store,
    private readonly j: Judgement,
    private readonly painting: Painting,
    private readonly layer: Layer,
    readonly judge: Judge,
  ) {}
  get subject() {
    return this.store.subject.value;
  }
  get visible() {
    return this.j.visible.value;
  }
  get cell() {
    return this.j.cell.value;
  }
  get hovered() {
    return this.j.hovered.value;
  }
  get dragging() {
    return this.store.drag.value !== null;
  }
  get safeHeld() {
    return this.store.safeHeld.value;
  }
  get threats() {
    return this.j.threats.value;
  }
  get threatsShown() {
    return this.j.threatsShown.value;
  }
  get unreacting() {
    return this.j.unreacting.value;
  }
  get hoveredThreat() {
    return this.j.hoveredThreat.value;
  }
  get covered() {
    return this.store.covered.value;
  }
  get moves() {
    return this.j.moves.value;
  }
  get gm() {
    return this.store.gm.value;
  }
  get path() {
    return this.j.path.value;
  }
  get safe() {
    return this.j.safe.value;
  }
  get passedFoes() {
    return this.store.passedFoes.value;
  }
  get stopped() {
    return this.store.referee.value?.held.value?.judged ?? null;
  }
  get referee() {
    return this.store.referee.value;
  }
  get irregular() {
    return this.j.irregular.value;
  }
  get flanking() {
    return this.j.flanking.value;
  }
  get shelter() {
    return this.j.shelter.value;
  }
  get reminders() {
    return this.j.reminders.value;
  }
  get paint() {
    return this.painting.paint.value;
  }
  get aimed() {
    return aimingOf(this.store).drawn.value;
  }
  get places() {
    return openingsOf(this.store).places.value;
  }
  get next() {
    return openingsOf(this.store).next.value;
  }
  get hand() {
    return this.painting.hand.value;
  }
  get pointedOut() {
    return this.store.pointedOut.value;
  }
  shown(layer: LayerId) {
    return isShown(this.store, layer);
  }
  get held() {
    return this.store.held.value === this.layer.id;
  }
  get aside() {
    if (this.painting.tool.value !== null)
      return this.layer.id !== 'terrain' && this.layer.id !== 'brush';
    if (this.aimed !== null) return this.layer.id !== 'aim' && this.layer.id !== 'terrain';
    const loud = this.j.loud.value;
    return loud !== null && loud !== this.layer.id;
  }
  // At rest the threatened area is loud and the movement area quiet, because two loud areas on the
  // same cells confuse.
  get quiet() {
    if (this.layer.id === 'terrain') return this.painting.tool.value === null;
    return (
      this.aside || (this.layer.id === 'move' && this.j.loud.value === null && this.shown('threat'))
    );
  }
}

/** Reasons along the path first, in the order of its steps; then all others, layer by layer. */
export function reasonsInOrder(whys: readonly Why[], path: readonly Cell[]): readonly Why[] {
  if (path.length === 0) return whys;
  const steps = new Map(path.map((cell, i) => [cell.join(), i]));
  const step = ({ cells: [first] }: Why): number =>
    (first === undefined ? undefined : steps.get(first.join())) ?? path.length;
  return whys.toSorted((a, b) => step(a) - step(b));
}

/** Layers that fill areas of the map. */
const AREAS: readonly LayerId[] = ['threat', 'move'];

const known = new WeakMap<Store, Marks>();

/**
 * The marks of a store: always the same object for the same store, so that tooltips explain the
 * marks that are drawn.
 */
export function marksOf(store: Store): Marks {
  let marks = known.get(store);
  if (marks === undefined) {
    marks = createMarks(store);
    known.set(store, marks);
  }
  return marks;
}

function createMarks(store: Store): Marks {
  const judgement = judgementOf(store);
  const painting = paintingOf(store);
  const complained = new Set<string>();
  const failed = signal<readonly Layer['id'][]>([]);
  /**
   * Runs a layer's function; an exception costs only that layer, and does not reach the host's
   * page.
   */
  function guarded<T>(layer: Layer, ask: (view: View) => readonly T[]): readonly T[] {
    const judge = store.judge.value;
    if (judge === null) return [];
    try {
      return ask(new LiveView(store, judgement, painting, layer, judge));
    } catch (error) {
      if (!complained.has(layer.id)) {
        complained.add(layer.id);
        lapse(`the layer "${layer.id}" failed.`, error);
        // A computed value may not change signals while it is being computed.
        queueMicrotask(() => {
          failed.value = [...failed.peek(), layer.id];
        });
      }
      return [];
    }
  }
  /**
   * Is the layer drawn now? While an area is aimed, other areas are not drawn, because users would
   * take them for the aimed one.
   */
  const isDrawn = ({ id }: Layer): boolean =>
    isShown(store, id) && !(AREAS.includes(id) && aimingOf(store).drawn.value !== null);
  const drawn = layers.map((layer) =>
    computed(() => (isDrawn(layer) ? guarded(layer, (view) => layer.shapes(view)) : [])),
  );

  const shapes = computed(() => {
    const byDepth = new Map<string, Shape[]>(DEPTHS.map((depth) => [depth, []]));
    for (const list of drawn) for (const shape of list.value) byDepth.get(shape.depth)?.push(shape);
    return [...byDepth.values()].flat();
  });
  const discs = computed((): readonly VisibleDisc[] => {
    const judge = store.judge.value;
    if (judge === null) return [];
    return judgement.visible.value.map((c) => {
      const n = spaceOf(judge, c);
      return { at: middle(judge, c.at, n), radius: rim(n) };
    });
  });
  const whys = computed(() => {
    const all = drawn.flatMap((list) => list.value.flatMap((s) => s.why ?? []));
    return reasonsInOrder(all, isShown(store, 'path') ? (judgement.path.value?.path ?? []) : []);
  });
  const pathWhys = computed(() => {
    const judge = store.judge.value;
    const path = judgement.path.value;
    if (judge === null || path === null) return { broken: [], checks: [], spared: [] };
    return {
      broken: path.verdict.violations.map((v) => violationWhy(path, v)),
      checks: [
        ...(path.verdict.meets === undefined ? [] : [meetsWhy(path, path.verdict.meets)]),
        ...(path.verdict.doubts ?? []).map((doubt) => doubtWhy(path, doubt)),
        ...(path.verdict.checks ?? []).map((check) =>
          checkWhy(path.path, check, path.verdict.costs),
        ),
      ],
      spared: path.verdict.barred.map((b) =>
        barredWhy(path, b, creatureOf(judge.board, b.by)?.opportunitiesTaken ?? 0),
      ),
    };
  });

  return {
    shapes,
    discs,
    whys,
    pathWhys,
    failed,
    whyAt(cell) {
      const marked = whys.value.filter((w) =>
        w.cells.some(([x, y]) => x === cell[0] && y === cell[1]),
      );
      const areas = layers.flatMap((layer) =>
        isShown(store, layer.id) && layer.why !== undefined
          ? guarded(layer, (view) => layer.why?.(view, cell) ?? [])
          : [],
      );
      return [...marked, ...areas];
    },
  };
}
