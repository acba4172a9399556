/** The result of a run as named facts, with a comparison of two results. */
import type {
  Camera,
  Drag,
  HostListener,
  HostMove,
  HostPlan,
  HostRoll,
  Notes,
  Notice,
  Reading,
} from '../../src/state/host.ts';
import type { Provenance } from '../../src/scene/provenance.ts';
import { boardOf } from '../../src/scene/board.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';

export interface Heard {
  reading: Reading | null;
  camera: Camera | null;
  selection: readonly string[];
  targets: readonly string[];
  drag: Drag | null;
  planned: HostPlan | null;
  moved: HostMove[];
  rolled: HostRoll[];
  asked: HostMove[];
  notes: Notes | null;
  stale: boolean;
}

export function hearing(): { readonly heard: Heard; readonly listener: HostListener } {
  const heard: Heard = {
    reading: null,
    camera: null,
    selection: [],
    targets: [],
    drag: null,
    planned: null,
    moved: [],
    rolled: [],
    asked: [],
    notes: null,
    stale: false,
  };
  return {
    heard,
    listener: {
      reading: (reading) => {
        heard.reading = reading;
      },
      camera: (camera) => {
        heard.camera = camera;
      },
      selection: (ids) => {
        heard.selection = ids;
      },
      targets: (ids) => {
        heard.targets = ids;
      },
      drag: (drag) => {
        heard.drag = drag;
      },
      planned: (plan) => {
        heard.planned = plan;
      },
      pointer: () => undefined,
      stale: (stale) => {
        heard.stale = stale;
      },
      moved: (move) => {
        heard.moved.push(move);
      },
      rolled: (roll) => {
        heard.rolled.push(roll);
      },
      notes: (notes) => {
        heard.notes = notes;
      },
      intends: (move) => {
        heard.asked.push(move);
        return false;
      },
    },
  };
}

/**
 * Facts by name. A creature's facts are named `creature.<id>.<field>`. An unknown fact has no
 * entry.
 */
export type Facts = ReadonlyMap<string, unknown>;
export interface Outcome {
  readonly facts: Facts;
  readonly notices: readonly Notice[];
  readonly stands: ReadonlyMap<string, Provenance>;
}

const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/**
 * The cells that each creature threatens, under Arelia on hexes and under the 3.5 SRD on squares.
 */
function threatened(scene: NonNullable<Reading['scene']>): [string, unknown][] {
  const board = boardOf(scene);
  const rules = rulesets.find(
    (each) => each.id === (scene.grid.kind === 'hex' ? 'arelia' : 'srd35'),
  );
  if (rules === undefined) return [];
  const judge = judgeOf(board, rules);
  return board.creatures.map((creature) => [
    `creature.${creature.id}.threat`,
    [...rules.threat(judge, creature).cells],
  ]);
}

const laid = new WeakMap<object, readonly [string, unknown][]>();

function sceneFacts(scene: NonNullable<Reading['scene']>): readonly [string, unknown][] {
  const known = laid.get(scene);
  if (known !== undefined) return known;
  const { creatures, grid, walls, cells, turn } = scene;
  const facts: [string, unknown][] = [
    ['grid', grid],
    ['walls', walls],
    ['cells', cells],
    ['creatures', creatures?.map(({ id }) => id)],
    ...Object.entries(turn ?? {}).map(([name, value]): [string, unknown] => [
      `turn.${name}`,
      value,
    ]),
    ...(creatures ?? []).flatMap((creature) =>
      Object.entries(creature).map(([name, value]): [string, unknown] => [
        `creature.${creature.id}.${name}`,
        value,
      ]),
    ),
    ...threatened(scene),
  ];
  laid.set(scene, facts);
  return facts;
}

/** The rolls that count. A roll with an unreadable author is marked as such and does not count. */
const counted = (rolls: readonly HostRoll[]): readonly HostRoll[] =>
  rolls.filter(({ posted }) => posted?.known !== false);

export function outcomeOf({ reading, ...heard }: Heard): Outcome {
  const entries: [string, unknown][] = [
    ['judged', reading !== null && reading.scene !== null ? true : undefined],
    ['gm', reading?.gm],
    ['user', reading?.user],
    ['owned', reading?.owned],
    ['campaign', reading?.campaign || undefined],
    ['fight', reading?.fight],
    ['map', reading?.map || undefined],
    ['host', reading?.host.version || undefined],
    ['system', reading?.host.system || undefined],
    ['camera', heard.camera],
    ['selection', heard.selection],
    ['targets', heard.targets],
    ['drag', heard.drag],
    ['planned', heard.planned],
    ['notes', heard.notes],
    ['moved', heard.moved.map(({ id: _id, ...move }) => move)],
    ['rolled', counted(heard.rolled)],
    ['asked', heard.asked.map(({ id: _id, ...move }) => move)],
    ['stale', heard.stale],
    ...(reading?.scene == null ? [] : sceneFacts(reading.scene)),
  ];
  return {
    facts: new Map(
      entries
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [name, plain(value)]),
    ),
    notices: reading?.notices ?? [],
    stands: reading?.provenance ?? new Map(),
  };
}
