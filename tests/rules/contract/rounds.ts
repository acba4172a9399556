/** The worked examples of the text as the contract writes them out (docs/spec/timeline.md): question and whole answer. */
import type { SceneInput } from '../../../src/scene/schema.ts';
import type { Ask } from '../cases.ts';

interface Example { readonly scene: SceneInput; readonly ask: Ask; readonly answer: object }

export const winmol: Example = {
  scene: {
    format: 'quadretto/scene@1',
    ruleset: 'arelia',
    grid: { kind: 'hex', layout: 'odd-r', columns: 12, rows: 1, metresPerCell: 3 },
    creatures: [
      { id: 'winmol', name: 'Winmol', side: 'party', at: [5, 0], size: 'small', speed: { land: 6 }},
      { id: 'orc-1', name: 'Orc 1', side: 'orcs', at: [9, 0], size: 'medium', speed: { land: 8 }},
      { id: 'orc-2', name: 'Orc 2', side: 'orcs', at: [1, 0], size: 'medium', speed: { land: 8 }},
    ],
  },
  ask: {
    ask: 'timeline',
    declared: [
      { of: 'winmol', initiative: 3, action: 'attack', weaponFactor: 3, target: 'orc-2', refuse: ['orc-1'] },
      { of: 'orc-1', initiative: 5, action: 'half-move-then-attack', weaponFactor: 6, target: 'winmol', move: { path: [[9, 0], [8, 0], [7, 0], [6, 0]] }},
      { of: 'orc-2', initiative: 7, action: 'half-move-then-attack', weaponFactor: 6, target: 'winmol', move: { path: [[1, 0], [2, 0], [3, 0], [4, 0]] }},
    ],
    dice: { 'tie:7': { 'orc-1': 8, 'orc-2': 3 }},
  },
  answer: {
    events: [
      { at: 3, of: 'winmol', what: 'chooses', order: 1, choice: 'attack', due: 6, position: [5, 0] },
      { at: 5, of: 'orc-1', what: 'chooses', order: 1, choice: 'half-move', due: 7, position: [9, 0] },
      { at: 6, of: 'winmol', what: 'attack-postponed', order: 1, position: [5, 0] },
      { at: 7, of: 'orc-2', what: 'chooses', order: 1, tie: 'tie:7', choice: 'half-move', due: 9, position: [1, 0] },
      { at: 7, of: 'orc-1', what: 'half-move', order: 2, tie: 'tie:7', path: [[9, 0], [8, 0], [7, 0], [6, 0]], position: [6, 0] },
      { at: 7, of: 'orc-1', what: 'enters-melee', order: 3, tie: 'tie:7', with: 'winmol', opens: [{ of: 'winmol', at: 10 }], position: [6, 0] },
      { at: 7, of: 'orc-1', what: 'chooses', order: 4, tie: 'tie:7', choice: 'attack', due: 13, position: [6, 0] },
      { at: 9, of: 'orc-2', what: 'half-move', order: 1, path: [[1, 0], [2, 0], [3, 0], [4, 0]], position: [4, 0] },
      { at: 9, of: 'orc-2', what: 'enters-melee', order: 2, with: 'winmol', opens: [{ of: 'winmol', at: 12 }], position: [4, 0] },
      { at: 9, of: 'orc-2', what: 'chooses', order: 3, choice: 'attack', due: 15, position: [4, 0] },
      { at: 10, of: 'winmol', what: 'now-or-never', order: 1, against: ['orc-1'], circumstance: 1, decision: 'refuse', position: [5, 0] },
      { at: 12, of: 'winmol', what: 'now-or-never', order: 1, against: ['orc-2'], circumstance: 1, decision: 'attack', position: [5, 0] },
      { at: 12, of: 'winmol', what: 'attack', order: 2, target: 'orc-2', postponed: true, position: [5, 0] },
      { at: 13, of: 'orc-1', what: 'attack', order: 1, postponed: false, target: 'winmol', position: [6, 0] },
      { at: 15, of: 'orc-2', what: 'attack', order: 1, postponed: false, target: 'winmol', position: [4, 0] },
    ],
    windows: [
      { of: 'winmol', against: 'orc-1', opened: 7, at: 10, circumstance: 1, decision: 'refuse' },
      { of: 'winmol', against: 'orc-2', opened: 9, at: 12, circumstance: 1, decision: 'attack' },
    ],
    end: [
      { phase: 'c', of: 'winmol', may: 'half-move', modifier: 2 },
    ],
    tracks: [
      { of: 'winmol', r: 3, act: 6 },
      { of: 'orc-1', r: 5, half: 7, act: 13 },
      { of: 'orc-2', r: 7, half: 9, act: 15 },
    ],
    toRoll: [],
    violations: [],
    rules: ['arelia.action.pattern-half-then-act', 'arelia.action.regular', 'arelia.action.regular-after-half-move', 'arelia.attack.melee-postpone-condition', 'arelia.attack.melee-postpone-factor', 'arelia.initiative.tie-break', 'arelia.movement.end-of-round-move', 'arelia.movement.half-medium', 'arelia.reach.melee-trigger'],
  },
};

export const taigor: Example = {
  scene: {
    format: 'quadretto/scene@1',
    ruleset: 'arelia',
    grid: { kind: 'hex', layout: 'odd-r', columns: 12, rows: 1, metresPerCell: 3 },
    creatures: [
      { id: 'taigor', name: 'Taigor', side: 'party', at: [0, 0], size: 'medium', speed: { land: 8 }},
      { id: 'goblin', name: 'Goblin', side: 'goblins', at: [9, 0], size: 'small', speed: { land: 6 }},
    ],
  },
  ask: {
    ask: 'timeline',
    declared: [
      { of: 'taigor', initiative: 4, action: 'full-move', move: { path: [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0], [7, 0], [8, 0]], until: 'goblin' }},
      { of: 'goblin', initiative: 3, action: 'full-move', move: { path: [[9, 0], [8, 0], [7, 0], [6, 0], [5, 0], [4, 0], [3, 0]], until: 'taigor' }},
    ],
    dice: { 'tie:6': { taigor: 2, goblin: 7 }},
  },
  answer: {
    events: [
      { at: 3, of: 'goblin', what: 'chooses', order: 1, choice: 'half-move', due: 5, position: [9, 0] },
      { at: 4, of: 'taigor', what: 'chooses', order: 1, choice: 'half-move', due: 6, position: [0, 0] },
      { at: 5, of: 'goblin', what: 'half-move', order: 1, path: [[9, 0], [8, 0], [7, 0], [6, 0]], position: [6, 0] },
      { at: 5, of: 'goblin', what: 'chooses', order: 2, choice: 'full-move', due: 6, position: [6, 0] },
      { at: 6, of: 'taigor', what: 'half-move', order: 1, tie: 'tie:6', path: [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]], position: [4, 0] },
      { at: 6, of: 'taigor', what: 'chooses', order: 2, tie: 'tie:6', choice: 'full-move', due: 7, position: [4, 0] },
      { at: 6, of: 'goblin', what: 'full-move', order: 3, tie: 'tie:6', path: [[6, 0], [5, 0]], stopped: 'until', position: [5, 0] },
      { at: 6, of: 'goblin', what: 'enters-melee', order: 4, tie: 'tie:6', with: 'taigor', position: [5, 0] },
      { at: 7, of: 'taigor', what: 'full-move', order: 1, path: [[4, 0]], stopped: 'until', position: [4, 0] },
    ],
    windows: [],
    end: [],
    tracks: [
      { of: 'taigor', r: 4, half: 6, full: 7 },
      { of: 'goblin', r: 3, half: 5, full: 6 },
    ],
    toRoll: [],
    violations: [],
    rules: ['arelia.action.regular', 'arelia.action.regular-after-half-move', 'arelia.initiative.tie-break', 'arelia.movement.full-medium', 'arelia.movement.full-small', 'arelia.movement.half-medium', 'arelia.movement.half-small', 'arelia.reach.melee-trigger'],
    unknown: ['declared.taigor.weaponFactor'],
  },
};
