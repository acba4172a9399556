/**
 * Scenes for measurements, drawn when requested: `thirty`, a fight of thirty creatures, and
 * `crowd`, sixty-four ogres from another plane whose sheets do not state their build, and whose
 * reach covers more than 2,000 squares. In both scenes Aldo stands in the middle.
 */
import type { ActorData, SceneData } from './types.ts';
import { base, sheet, tokens, type Put } from './scenes.ts';

export const CROWDS = ['thirty', 'crowd'] as const;
export type CrowdName = (typeof CROWDS)[number];

const FOES = ['Ogre', 'Goblin', 'Wolf', 'Bearded Devil', 'Goblin'] as const;
const PARTY = ['Berta', 'Cino', 'Dina', 'Ugo'] as const;

function thirty(): Put[] {
  const party = PARTY.map((name, i): Put => ({
    name,
    actor: name,
    at: [10, 4 + 3 * i],
    side: 1,
    linked: true,
  }));
  const foes = Array.from({ length: 25 }, (_, i): Put => {
    const actor = FOES[i % FOES.length] ?? 'Goblin';
    return {
      name: `${actor} ${i + 1}`,
      actor,
      at: [14 + 3 * (i % 5), 2 + 3 * Math.floor(i / 5)],
      side: -1,
      ...(actor === 'Ogre' ? { space: 2 } : {}),
    };
  });
  return [{ name: 'Aldo', actor: 'Aldo', at: [12, 8], side: 1, linked: true }, ...party, ...foes];
}

/** A creature type that does not determine the build. */
const OPEN = { delta: { system: { attributes: { creatureType: 'outsider' } } } } as const;

/** Ogres stand six columns apart, so that no two threatened areas touch. */
const crowd = (): Put[] => [
  { name: 'Aldo', actor: 'Aldo', at: [23, 23], side: 1, linked: true },
  ...Array.from({ length: 64 }, (_, i): Put => ({
    name: `Ogre ${i + 1}`,
    actor: 'Ogre',
    at: [2 + 6 * (i % 8), 2 + 6 * Math.floor(i / 8)],
    space: 2,
    side: -1,
    more: OPEN,
  })),
];

export function crowdOf(name: CrowdName, actors: readonly ActorData[]): SceneData {
  const [width, height] = name === 'thirty' ? [3200, 2000] : [4800, 4800];
  const scene = {
    ...base,
    _id: `${name}000000000000`.slice(0, 16),
    name,
    width,
    height,
    padding: 0,
  };
  return sheet(scene, {
    flags: { plain: true },
    tokens: tokens(actors, scene, name === 'thirty' ? thirty() : crowd()),
  });
}
