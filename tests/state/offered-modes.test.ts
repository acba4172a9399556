/** Modes of 5E that only a trait or a condition gives. */
import { expect } from 'vitest';
import { rulesetOf } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { offeredModes } from '../../src/state/offeredModes.ts';
import { everyCase } from '../support/everyCase.ts';

const OFFERED = [
  ['no such trait', {}, []],
  ['Cunning Action', { traits: ['cunning-action'] }, ['bonus-dash', 'bonus-disengage']],
  ['Nimble Escape', { traits: ['nimble-escape'] }, ['bonus-disengage']],
  ['the spell expeditious retreat', { conditions: ['expeditious-retreat'] }, ['bonus-dash']],
] as const;
everyCase(OFFERED)(
  'under D&D 5e (2024), Cunning Action, Nimble Escape and Expeditious Retreat allow a Dash or ' +
    'Disengage as a Bonus Action',
  (_name, has, wanted) => {
    const scene: SceneInput = {
      format: 'quadretto/scene@1',
      ruleset: 'srd52',
      grid: { kind: 'square', columns: 4, rows: 4 },
      creatures: [{ id: 'a', at: [1, 1], ...structuredClone(has) }] as SceneInput['creatures'],
    };
    const [creature] = boardOf(sceneSchema.parse(scene)).creatures;
    const modes = offeredModes(rulesetOf('srd52')!, creature!);
    expect(modes.filter((mode) => mode.startsWith('bonus'))).toEqual(wanted);
  },
);
