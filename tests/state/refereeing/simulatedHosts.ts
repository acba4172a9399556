/**
 * Simulated hosts: one table for each host's adapter. Creatures are dragged and dropped with that
 * host's messages.
 */
import { start as startFoundry } from '../../../adapters/foundry/index.ts';
import type { FoundryFacts } from '../../../adapters/foundry/schema.ts';
import { PracticeHost } from '../../../adapters/practice/host.ts';
import { practiceAdapter } from '../../../adapters/practice/index.ts';
import { layTable } from '../../../adapters/practice/table.ts';
import type { HostAdapter, HostListener } from '../../../src/state/host.ts';
import { start as startRoll20 } from '../../../adapters/roll20/index.ts';
import { createSender } from '../../../src/bridge/page.ts';
import type { Cell } from '../../../src/board/grid.ts';
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { GROUND, TOKEN } from '../../adapters/roll20-raw.ts';

export interface SimulatedHost {
  readonly adapter: HostAdapter;
  /**
   * Whether the host plans whole paths, which may cross themselves. A host that follows the token's
   * trail removes the loops.
   */
  readonly loops: boolean;
  /** Reports the table: the creatures' positions and the current turn. */
  lay(): Promise<void>;
  /** Drags the token over these cells, one after the other. */
  hold(of: string, trail: readonly Cell[]): Promise<void>;
  /** Drops the token at the last cell. */
  drop(of: string, trail: readonly Cell[]): Promise<void>;
}

export interface Setting {
  readonly scene: SceneDocument;
  readonly gm: boolean;
  readonly round: number;
  readonly active: string;
}

type Places = Map<string, Cell>;
const settled = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await Promise.resolve();
};
const placesOf = (scene: SceneDocument): Places =>
  new Map((scene.creatures ?? []).map((c): [string, Cell] => [c.id, c.at]));
const target = (): EventTarget => new EventTarget();
type Listening = (
  listener: HostListener,
  signal: AbortSignal,
  target: never,
) => ReturnType<HostAdapter['start']>;
const over = (id: string, start: Listening, at: EventTarget): HostAdapter => ({
  id,
  start: (listener, signal) => start(listener, signal, at as never),
});

export function practiceHost({ scene, gm, round, active }: Setting): SimulatedHost {
  const order = (scene.creatures ?? []).map(({ id }) => id);
  const table = layTable({
    id: 't',
    board: '',
    legend: {},
    scene: { ...scene, turn: { round, active, order } as never },
    select: active,
  });
  const host = new PracticeHost({ ...table, fight: { nth: 1, before: undefined }, fights: 1 });
  host.playAs(gm);
  return {
    adapter: practiceAdapter(host),
    loops: false,
    lay: settled,
    async hold(of, trail) {
      host.beginDrag(of);
      for (const cell of trail.slice(1)) host.dragTo(cell);
      await settled();
    },
    async drop() {
      host.drop();
      await settled();
    },
  };
}

export function roll20Host({ scene, gm, round, active }: Setting): SimulatedHost {
  const at = target();
  const tell = createSender<Record<string, unknown>>(at);
  const places = placesOf(scene);
  const turns = [active, ...[...places.keys()].filter((id) => id !== active)].map((token, i) => ({
    token,
    count: 20 - i,
  }));
  const hands = new Map<string, object>();
  const { columns, rows } = scene.grid;
  const tokens = (): void => {
    tell('tokens', {
      map: 'p',
      lights: [],
      unread: 0,
      broken: [],
      turns,
      round,
      fight: 'p',
      tokens: [...places].map(([id, [x, y]]) => ({
        ...TOKEN,
        id,
        name: id,
        character: id,
        kind: id,
        x: 70 * x + 35,
        y: 70 * y + 35,
        mine: true,
        ...(hands.has(id) && { hand: hands.get(id) }),
      })),
    });
  };
  return {
    adapter: over('roll20', startRoll20 as Listening, at),
    loops: false,
    async lay() {
      tell('ground', { ...GROUND, gm, page: { ...GROUND.page, width: columns, height: rows } });
      tokens();
      tell('selection', { ids: [active] });
      await settled();
    },
    async hold(of, trail) {
      for (const [x, y] of trail) tell('drag', { of, x: 70 * x, y: 70 * y });
      await settled();
    },
    async drop(of, trail) {
      tell('drag', null);
      places.set(of, trail.at(-1)!);
      hands.set(of, { cause: 'drag', own: true });
      tokens();
      await settled();
    },
  };
}

/**
 * @param every whether the host reports the planned path, as Foundry 13 does; otherwise it reports
 * only the token's position
 */
export function foundryHost({ scene, gm, round, active }: Setting, every: boolean): SimulatedHost {
  const at = target();
  const tell = createSender<Record<keyof FoundryFacts, unknown>>(at);
  const places = placesOf(scene);
  const { columns, rows } = scene.grid;
  const px = ([x, y]: Cell): [number, number] => [300 + 100 * x, 200 + 100 * y];
  let nth = 0;
  const tokens = (): void => {
    const ids = [...places.keys()];
    tell('tokens', {
      map: 'm',
      broken: [],
      combat: {
        id: 'f',
        round,
        turn: ids.indexOf(active),
        turns: ids.map((token) => ({ token, defeated: false })),
      },
      tokens: [...places].map(([id, cell]) => ({
        id,
        name: id,
        x: px(cell)[0],
        y: px(cell)[1],
        width: 1,
        height: 1,
        elevation: 0,
        disposition: 1,
        hidden: false,
        mine: true,
        actor: true,
        statuses: [],
      })),
    });
  };
  return {
    adapter: over('foundry', startFoundry as Listening, at),
    loops: every,
    async lay() {
      tell('ground', {
        map: 'm',
        generation: every ? 13 : 12,
        version: '1',
        system: 'D35E',
        world: 'w',
        gm,
        user: 'u',
        grid: { type: 1, size: 100, distance: 5, units: 'ft' },
        rect: { x: 300, y: 200, width: 100 * columns, height: 100 * rows },
        walls: [],
        terrain: [],
        broken: [],
      });
      tokens();
      tell('selection', { ids: [active] });
      await settled();
    },
    async hold(of, trail) {
      trail.forEach((cell, i) => {
        const [x, y] = px(cell);
        tell('drag', { of, x, y, ...(every && i > 0 && { via: trail.slice(0, i + 1).map(px) }) });
      });
      await settled();
    },
    async drop(of, trail) {
      // Before Foundry 13 the host moves a token directly to its destination.
      const path = every ? trail : [trail[0]!, trail.at(-1)!];
      tell('drag', null);
      tell('moved', {
        map: 'm',
        id: `move${++nth}`,
        of,
        path: path.map(px),
        by: 'self',
        cause: 'drag',
      });
      places.set(of, trail.at(-1)!);
      tokens();
      await settled();
    },
  };
}
