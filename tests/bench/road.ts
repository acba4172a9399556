/**
 * Benchmark setup: the content script's work at a real table. Foundry's message is parsed, checked,
 * converted to a scene, and judged for the screen. (The browser benchmark measures the page
 * script's work before that.)
 */
import { floorOf, sceneOf } from '../../adapters/foundry/scene.ts';
import { foundryFacts, type RawSheet, type RawTokens } from '../../adapters/foundry/schema.ts';
import { openSheetData } from '../../adapters/foundry/pick.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { share } from '../../src/scene/structuralSharing.ts';
import { d35eActor } from '../hosts/foundry/world/sheets.ts';
import { begun, shown } from './judged.ts';

/** Canvas pixels on a square's side. */
const SQUARE = 100;
const MAP = 'map';
const crossed = (data: object): unknown => JSON.parse(JSON.stringify(data));

type One = NonNullable<SceneDocument['creatures']>[number];
const across = ({ size }: One): number => (size === 'large' ? 2 : 1);

function groundOf({ grid, walls, cells }: SceneDocument) {
  return foundryFacts.ground.parse(
    crossed({
      map: MAP,
      level: '',
      base: 0,
      generation: 13,
      version: '13.346',
      system: 'D35E',
      world: 'world',
      gm: true,
      user: 'user',
      broken: [],
      grid: { type: 1, size: SQUARE, distance: 5, units: 'ft' },
      rect: { x: 0, y: 0, width: grid.columns * SQUARE, height: grid.rows * SQUARE },
      walls: (walls ?? []).map(({ from, to }) => ({
        c: [...from, ...to].map((n) => n * SQUARE),
        move: 20,
        sight: 20,
        dir: 0,
        door: 0,
        ds: 0,
      })),
      terrain: (cells ?? []).map(({ at: [x, y] }) => ({
        factor: 2,
        rings: [
          [
            [x, y],
            [x + 1, y],
            [x + 1, y + 1],
            [x, y + 1],
          ]
            .flat()
            .map((n) => n * SQUARE),
        ],
      })),
    }),
  );
}

function sheetsOf(scene: SceneDocument): ReadonlyMap<string, RawSheet> {
  const sheets = (scene.creatures ?? []).map((c) => {
    const reach = c.attacks?.[0]?.reachWeapon === 'reach';
    const actor = d35eActor({
      name: c.id,
      size: c.size === 'large' ? 'lg' : 'med',
      bab: 3,
      feats: ['Power Attack'],
      weapons: [reach ? { name: 'Glaive', grip: '2h', reach } : { name: 'Longsword' }],
    });
    const live = {
      ...actor,
      id: actor._id,
      items: actor.items.map((item) => ({ ...item, id: item._id })),
    } as unknown as Actor;
    return { of: c.id, ...openSheetData(live), unread: [] };
  });
  return new Map(
    foundryFacts.sheets
      .parse(crossed({ map: MAP, sheets, broken: [] }))
      .sheets.map((sheet) => [sheet.of, sheet]),
  );
}

/** The message that reports a table's tokens. */
const told = ({ creatures = [], turn }: SceneDocument): string =>
  JSON.stringify({
    type: 'tokens',
    data: {
      map: MAP,
      broken: [],
      tokens: creatures.map((c) => ({
        id: c.id,
        name: c.name,
        x: c.at[0] * SQUARE,
        y: c.at[1] * SQUARE,
        width: across(c),
        height: across(c),
        shape: null,
        elevation: 0,
        disposition: c.side === 'party' ? 1 : -1,
        actor: true,
        statuses: [],
      })),
      combat: {
        id: 'fight',
        round: turn?.round ?? 1,
        turn: 0,
        turns: creatures.map((c) => ({ token: c.id, defeated: false })),
      },
    },
  });

export interface Road {
  readonly texts: readonly string[];
  /** Processes one message completely. */
  tell(text: string): readonly number[];
}

/** @param scenes successive states of one board */
export function roadOf(scenes: readonly SceneDocument[]): Road {
  const [first] = scenes;
  if (first === undefined) throw new Error('nothing is told');
  const ground = groundOf(first);
  const floor = floorOf(ground);
  const sheets = sheetsOf(first);
  const table = begun(first, false);
  let last: RawTokens | null = null;
  return {
    texts: scenes.map(told),
    tell(text) {
      const now = foundryFacts.tokens.parse((JSON.parse(text) as { data: unknown }).data);
      const tokens = (last = share(last, now));
      const { scene } = sceneOf(floor, ground, tokens, sheets);
      if (scene === null) throw new Error('the table cannot be read');
      return shown(table, scene);
    },
  };
}
