/** The two example rounds of the rules text, as scenes and declarations (docs/spec/timeline.md). */
import type { Declaration, RollOffs } from '../../src/rules/phased/round/declaration.ts';
import type { SceneInput } from '../../src/scene/schema.ts';

export interface Told {
  readonly scene: SceneInput;
  readonly declared: readonly Declaration[];
  readonly dice: RollOffs;
}

const corridor = {
  format: 'quadretto/scene@1',
  ruleset: 'arelia',
  grid: { kind: 'hex', layout: 'odd-r', columns: 12, rows: 1, metresPerCell: 3 },
} as const;

export const WINMOL: Told = {
  scene: {
    ...corridor,
    creatures: [
      {
        id: 'winmol',
        name: 'Winmol',
        side: 'party',
        at: [5, 0],
        size: 'small',
        speed: { land: 6 },
      },
      { id: 'orc-1', name: 'Orc 1', side: 'orcs', at: [9, 0], size: 'medium', speed: { land: 8 } },
      { id: 'orc-2', name: 'Orc 2', side: 'orcs', at: [1, 0], size: 'medium', speed: { land: 8 } },
    ],
  },
  declared: [
    {
      of: 'winmol',
      initiative: 3,
      action: 'attack',
      weaponFactor: 3,
      target: 'orc-2',
      refuse: ['orc-1'],
    },
    {
      of: 'orc-1',
      initiative: 5,
      action: 'half-move-then-attack',
      weaponFactor: 6,
      target: 'winmol',
      move: {
        path: [
          [9, 0],
          [8, 0],
          [7, 0],
          [6, 0],
        ],
      },
    },
    {
      of: 'orc-2',
      initiative: 7,
      action: 'half-move-then-attack',
      weaponFactor: 6,
      target: 'winmol',
      move: {
        path: [
          [1, 0],
          [2, 0],
          [3, 0],
          [4, 0],
        ],
      },
    },
  ],
  dice: { 'tie:7': { 'orc-1': 8, 'orc-2': 3 } },
};

export const TAIGOR: Told = {
  scene: {
    ...corridor,
    creatures: [
      {
        id: 'taigor',
        name: 'Taigor',
        side: 'party',
        at: [0, 0],
        size: 'medium',
        speed: { land: 8 },
      },
      {
        id: 'goblin',
        name: 'Goblin',
        side: 'goblins',
        at: [9, 0],
        size: 'small',
        speed: { land: 6 },
      },
    ],
  },
  declared: [
    {
      of: 'taigor',
      initiative: 4,
      action: 'full-move',
      move: {
        path: [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
          [4, 0],
          [5, 0],
          [6, 0],
          [7, 0],
          [8, 0],
        ],
        until: 'goblin',
      },
    },
    {
      of: 'goblin',
      initiative: 3,
      action: 'full-move',
      move: {
        path: [
          [9, 0],
          [8, 0],
          [7, 0],
          [6, 0],
          [5, 0],
          [4, 0],
          [3, 0],
        ],
        until: 'taigor',
      },
    },
  ],
  dice: { 'tie:6': { taigor: 2, goblin: 7 } },
};
