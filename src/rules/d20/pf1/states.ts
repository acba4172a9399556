/** Conditions in a turn, where they differ from D&D 3.5. */
import { furtherModifiers } from '../play/states/conditionTable.ts';
import { BY_PERCEPTION } from '../play/states/hiding.ts';
import type { StateEffect, StateRules } from '../play/states/stateRules.ts';
import { extend } from '../../extend.ts';

const PINNED: StateEffect = { ac: -4, losesDexterity: true, replaces: ['grappling'] };

export const statesHere = (parent: StateRules): Partial<StateRules> => ({
  table: extend(parent.table, {
    // Outside attackers only benefit from the −4 to Dexterity; the Dexterity bonus is not lost.
    grappling: { attack: -2, dexterity: -4 },
    pinned: PINNED,
    ...furtherModifiers('casting', 'whirlwind', 'bleed'),
  }),
  figures: extend(parent.figures, {
    confusion: [
      [25, 'normal'],
      [50, 'babble'],
      [75, 'hurt-itself'],
      [100, 'attack-nearest'],
    ],
    struggle: { dc: 10 },
    agile: { skill: 'acrobatics', ranks: 3 },
    noticing: BY_PERCEPTION,
    bodilessHalves: true,
  }),
  of: (j, c) =>
    parent.of(j, c).map((state) => {
      const { effect } = state;
      // A creature that pins another loses its own Dexterity bonus to armor class.
      if (c.pins !== undefined && state.limits.hold === 'loose')
        return { ...state, effect: { ...effect, losesDexterity: true as const } };
      if (effect === PINNED && j.options.pinnedAc === 'melee')
        return { ...state, effect: { ...effect, ac: { melee: -4, ranged: 0 } } };
      return state;
    }),
});
