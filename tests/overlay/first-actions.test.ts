/** Which actions stand first in a creature's list. */
import { describe, expect, it } from 'vitest';
import {
  suggestedActions,
  MAX_SUGGESTED_ACTIONS,
} from '../../src/overlay/panels/actions/suggestedActions.ts';
import { actionGroups } from '../../src/overlay/panels/actions/rows.ts';
import { usual } from '../../src/rules/d20/map/usual.ts';
import { answer } from '../../src/judge/answer.ts';
import type { ActionsVerdict } from '../../src/rules/d20/play/turns/turnRules.ts';
import { boardOf } from '../../src/scene/board.ts';
import { parseScene } from '../../src/scene/parse.ts';

const SWORD = { id: 's', kind: 'melee', ready: true };
const BOW = { id: 'b', kind: 'ranged', rangeIncrement: 12, ready: true };

function listOf(ada: object, turn: object = { active: 'ada', round: 1 }) {
  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 12, rows: 8 },
    turn,
    creatures: [
      { id: 'ada', side: 'party', at: [3, 4], size: 'medium', speed: { land: 6 }, ...ada },
      { id: 'orc', side: 'foes', at: [4, 4], size: 'medium', attacks: [SWORD] },
    ],
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { actions } = answer(parsed.scene, { ask: 'actions', of: 'ada' }) as ActionsVerdict;
  const of = boardOf(parsed.scene).creatures.find(({ id }) => id === 'ada')!;
  const first = suggestedActions(actions, of, usual);
  return { actions, first, ids: first.map(({ action }) => action) };
}

describe('the suggested actions', () => {
  it('the actions panel suggests melee attacks and moves, but no shot, to a creature with only a sword', () => {
    const { ids } = listOf({ attacks: [SWORD] });
    expect(ids.slice(0, 4)).toEqual(['melee-attack', 'full-attack', 'move', 'five-foot-step']);
    expect(ids).not.toContain('ranged-attack');
    expect(ids).not.toContain('unarmed-attack');
    expect(ids.length).toBe(MAX_SUGGESTED_ACTIONS);
  });

  it('the actions panel suggests a shot first, and no melee attack, to a creature with only a bow', () => {
    const { ids } = listOf({ attacks: [BOW] });
    expect(ids[0]).toBe('ranged-attack');
    expect(ids).not.toContain('melee-attack');
    expect(ids).toContain('unarmed-attack');
  });

  it('the actions panel suggests standing up first to a prone creature', () =>
    expect(listOf({ attacks: [SWORD], conditions: ['prone'] }).ids[0]).toBe('stand-up'));

  it('the actions panel suggests drawing the weapon to a creature with a sheathed sword', () =>
    expect(listOf({ attacks: [{ ...SWORD, ready: false }] }).ids).toContain('draw-weapon'));

  it('the actions panel suggests no actions to a creature during another creature’s turn', () => {
    const { actions, first } = listOf({ attacks: [SWORD] }, { active: 'orc', round: 1 });
    expect(first).toEqual([]);
    expect(actionGroups(actions, usual, '', { first })[0]?.kind).toBe('standard');
  });

  it('the actions panel lists each action exactly once, even a suggested action', () => {
    const { actions, first } = listOf({ attacks: [SWORD, BOW] });
    const groups = actionGroups(actions, usual, '', { first });
    expect(groups[0]?.kind).toBe('first');
    const all = groups.flatMap(({ lines, more }) => [...lines, ...more]).map((l) => l.action);
    expect([...all].sort()).toEqual(actions.map((l) => l.action).sort());
    expect(actionGroups(actions, usual, 'melee', { first }).map(({ kind }) => kind)).toEqual([
      'standard',
    ]);
  });
});
