/**
 * `evening`, 16 × 12 cells of 100 px: the board of an evening with a game master and two players
 * (tests/hosts/fifth/evening/scene.ts). The second player owns Berta.
 */
import { EVENING_HIDDEN, EVENING_OWNERS, EVENING_PEOPLE } from '../../fifth/evening/scene.ts';
import { FOUNDRY_SIZES, foundryActorOf } from '../../fifth/foundryActor.ts';
import type { FifthVersion } from '../fixtures/dnd5e.ts';
import { rubbleAt } from './fifth.ts';
import { base, paddingOf, sheet, tokens, walls } from './scenes.ts';
import { USERS, type ActorData, type SceneData } from './types.ts';

/** Other scenes have actors of the same names. */
const actorName = (name: string): string => `${name} of the evening`;
const PLAYERS = { first: USERS.player.id, second: USERS.second.id } as const;

export const eveningActors = (version: FifthVersion, rules: '2014' | '2024'): ActorData[] =>
  EVENING_PEOPLE.map((person): ActorData => {
    const owner = EVENING_OWNERS[person.name];
    return {
      ...foundryActorOf({ ...person, name: actorName(person.name) }, version, rules),
      ownership: owner === undefined ? { default: 0 } : { default: 2, [PLAYERS[owner]]: 3 },
    };
  });

export function evening(actors: readonly ActorData[], generation: number): SceneData {
  const scene = { ...base, _id: 'evening000000000', name: 'The cliff', width: 1600, height: 1200 };
  const rubble = rubbleAt({
    x: paddingOf(1600, scene.padding, 100) + 400,
    y: paddingOf(1200, scene.padding, 100) + 200,
    width: 300,
    height: 100,
  });
  return sheet(scene, {
    environment: {
      darknessLevel: 1,
      globalLight: { enabled: false, darkness: { min: 0, max: 1 } },
    },
    tokens: tokens(
      actors,
      scene,
      EVENING_PEOPLE.map(({ name, at, side, size = 'medium' }) => ({
        name,
        actor: actorName(name),
        at: [at[0] ?? 0, at[1] ?? 0] as const,
        space: FOUNDRY_SIZES[size][1],
        side: side === 'party' ? 1 : -1,
        linked: side === 'party',
        more: {
          ...(name === 'Cino' && { light: { bright: 20, dim: 40 } }),
          ...(EVENING_HIDDEN.includes(name) && { hidden: true }),
        },
      })),
    ),
    walls: walls(scene, [
      [0, 0, 16, 0],
      [16, 0, 16, 12],
      [16, 12, 0, 12],
      [0, 12, 0, 0],
      [12, 0, 12, 5],
    ]),
    regions: generation >= 13 ? [rubble] : [],
  });
}
