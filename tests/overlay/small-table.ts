/** The small table of the overlay's tests. */
import { parseScene } from '../../src/scene/parse.ts';
import type { Store } from '../../src/state/store.ts';

/**
 * Aldo among foes: a goblin whose facts are all known, and an ogre whose weapon and reach are
 * unknown.
 */
export const TABLE = {
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 20, rows: 12 },
  creatures: [
    {
      id: 'aldo',
      name: 'Aldo',
      side: 'party',
      at: [2, 6],
      size: 'medium',
      build: 'tall',
      speed: { land: 6 },
      attacks: [{ id: 'g', name: 'glaive', kind: 'melee', reachWeapon: 'reach', ready: true }],
    },
    {
      id: 'gob',
      name: 'Goblin',
      side: 'foes',
      at: [6, 6],
      size: 'small',
      build: 'tall',
      speed: { land: 6 },
      attacks: [{ id: 's', name: 'spear', kind: 'melee', ready: true }],
    },
    { id: 'ogre', name: 'Ogre', side: 'foes', at: [14, 2], size: 'large', speed: { land: 8 } },
  ],
} as const;

export const read = (store: Store, document: unknown): void => {
  const parsed = parseScene(structuredClone(document));
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  store.scene.value = parsed.scene;
};
