/**
 * Boards in host-independent terms, so that every host's stand-in can have the same ones. They are
 * derived from the scenes of the Foundry stand-in: one source for all hosts.
 */
import { actorsOf, BEASTS, PARTY } from './foundry/world/actors.ts';
import { geometryOf, ON_HEXES, WALLED } from './foundry/world/hexes.ts';
import { combatOf, paddingOf, SCENES, scenesOf, type SceneName } from './foundry/world/scenes.ts';
import type { Facts, Weapon } from './foundry/world/sheets.ts';
import type { SceneData, TokenData } from './foundry/world/types.ts';

export type Side = 'party' | 'foe' | 'nobody';

export interface Placed {
  readonly name: string;
  /** Facts in the creature's sheet; null: the token has no character. */
  readonly facts: Facts | null;
  /** Top-left cell, on hexes the first one; fractional if the token is not aligned to the grid. */
  readonly at: readonly [column: number, row: number];
  /** Cells on a side. */
  readonly space: number;
  readonly side: Side;
  /** Hidden from players. */
  readonly hidden: boolean;
  /** Radii of the light that it gives, in the map's units. */
  readonly light?: { readonly bright: number; readonly dim: number };
}

export type Barrier = 'wall' | 'door' | 'open door' | 'secret door' | 'curtain' | 'ledge';

export interface Scenario {
  readonly name: string;
  readonly kind: 'square' | 'hex' | 'none';
  /** Is the map dark where no light shines? */
  readonly dark?: boolean;
  readonly columns: number;
  readonly rows: number;
  /** Length of a cell's side. */
  readonly scale: { readonly number: number; readonly units: string };
  readonly creatures: readonly Placed[];
  /** Barriers between corners of cells. */
  readonly walls: readonly {
    readonly from: readonly [number, number];
    readonly to: readonly [number, number];
    readonly is: Barrier;
  }[];
  /** On hexes: walls along the side that two hexes share. */
  readonly sides?: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  /** Names in turn order; it is the first one's turn. */
  readonly order: readonly string[];
  /** Number of the round; in round 1 nobody has acted yet. */
  readonly round: number;
}

/** Names of the creatures that the tests' player controls. */
export const PLAYERS_OWN: readonly string[] = PARTY.slice(0, 2).map(({ name }) => name);

const FACTS: readonly Facts[] = [...PARTY, ...BEASTS.D35E.map(({ facts }) => facts)];
/** Weapons of single tokens, which replace those of their actors. */
const OWN_ARMS: Readonly<Record<string, readonly Weapon[]>> = {
  'Goblin archer': [{ name: 'Shortbow', grip: 'ranged', range: 60 }],
};
const SIDES: Readonly<Record<number, Side>> = { 1: 'party', [-1]: 'foe' };
const KINDS = { 0: 'none', 1: 'square' } as const;

function placed(scene: SceneData, token: TokenData, actorName: string | undefined): Placed {
  const { size } = scene.grid;
  const cell = (at: number, side: number): number =>
    (at - paddingOf(side, scene.padding, size)) / size;
  const facts = FACTS.find(({ name }) => name === actorName);
  const arms = OWN_ARMS[token.name];
  return {
    name: token.name,
    facts:
      facts === undefined ? null : { ...facts, ...(arms === undefined ? {} : { weapons: arms }) },
    at: [cell(token.x ?? Number.NaN, scene.width), cell(token.y, scene.height)],
    space: token.width,
    side: SIDES[token.disposition] ?? 'nobody',
    hidden: token.hidden || token.unseen === true,
    ...(token.light && { light: token.light }),
  };
}

const barrier = ({ door, ds, move, dir }: SceneData['walls'][number]): Barrier =>
  door === 2
    ? 'secret door'
    : door === 1
      ? ds === 1
        ? 'open door'
        : 'door'
      : move === 0
        ? 'curtain'
        : dir !== 0
          ? 'ledge'
          : 'wall';

/** @throws if there is no such scene */
export function scenario(name: SceneName): Scenario {
  const actors = actorsOf('D35E', '');
  const scene = scenesOf(actors, 13)[SCENES.indexOf(name)];
  if (scene === undefined) throw new Error(`no scene ${name}`);
  const { size, distance, units, type } = scene.grid;
  if (geometryOf(scene) !== null) {
    const creatures = ON_HEXES.map(({ name: who, actor, at, space = 1, side }): Placed => ({
      name: who,
      facts: FACTS.find((each) => each.name === actor) ?? null,
      at,
      space,
      side: SIDES[side] ?? 'nobody',
      hidden: false,
    }));
    return {
      name: scene.name,
      kind: 'hex',
      columns: 20,
      rows: 16,
      scale: { number: distance, units },
      creatures,
      walls: [],
      sides: [WALLED],
      order: [],
      round: 2,
    };
  }
  const [px, py] = [
    paddingOf(scene.width, scene.padding, size),
    paddingOf(scene.height, scene.padding, size),
  ];
  const combat = combatOf(name, scene);
  const order =
    combat?.combatants.flatMap(
      ({ tokenId }) => scene.tokens.find(({ _id }) => _id === tokenId)?.name ?? [],
    ) ?? [];
  return {
    name: scene.name,
    kind: KINDS[type as 0 | 1],
    ...(scene.environment?.globalLight.enabled === false && { dark: true }),
    columns: scene.width / size,
    rows: scene.height / size,
    scale: { number: distance, units },
    creatures: scene.tokens.map((token) =>
      placed(scene, token, actors.find(({ _id }) => _id === token.actorId)?.name),
    ),
    walls: scene.walls.map((wall) => {
      const [x0 = NaN, y0 = NaN, x1 = NaN, y1 = NaN] = wall.c;
      return {
        from: [(x0 - px) / size, (y0 - py) / size],
        to: [(x1 - px) / size, (y1 - py) / size],
        is: barrier(wall),
      };
    }),
    order: [...order.slice(combat?.turn ?? 0), ...order.slice(0, combat?.turn ?? 0)],
    round: combat?.round ?? 2,
  };
}
