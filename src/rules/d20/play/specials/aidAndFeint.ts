/** Aid another and feint: their effects (sigil.special-attack.aid-another, feint). */
import { creatureOf } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Handler } from './situation.ts';

/** When the bonus of aid another ends. */
const NEXT_TURN = 'start-of-next-turn';
const AID = { ac: 10, bonus: 2 } as const;

/** Does the creature threaten a cell of the foe's space? */
function threatens(j: FullJudge, c: Creature, foe: Creature): boolean {
  const { cells } = j.rules.threat(j, c);
  const n = j.rules.space(foe).value;
  for (let y = foe.at[1]; y < foe.at[1] + n; y++)
    for (let x = foe.at[0]; x < foe.at[0] + n; x++) if (cells.has(x, y)) return true;
  return false;
}

/** Aid another: who can be aided, and the bonus (sigil.special-attack.aid-another). */
export const aid: Handler = {
  bars({ j, from, to, ask, missing }) {
    const ally = ask.ally === undefined ? undefined : creatureOf(j.board, ask.ally);
    if (ally === undefined) {
      missing.paths.add('ask.ally');
      return [];
    }
    const engaged =
      ally.id !== from.id &&
      j.rules.relation(from, ally).value !== 'foe' &&
      (threatens(j, ally, to) || threatens(j, to, ally));
    return engaged ? [] : ['not-engaged'];
  },
  outcome({ ask, to, rule }) {
    if (ask.roll === undefined) return undefined;
    const margin = ask.roll - AID.ac;
    if (margin < 0) return { result: 'failure', margin, effects: [] };
    const of = ask.ally ?? '';
    return {
      result: 'success',
      margin,
      effects: [
        {
          of,
          effect: 'aided',
          value: AID.bonus,
          on: ['attack', 'ac'],
          by: to.id,
          until: rule.until ?? NEXT_TURN,
        },
      ],
    };
  },
  more: () => ({ ac: AID.ac }),
};

/** Feint: valid targets, and its effect (sigil.special-attack.feint). */
export const feint: Handler = {
  settle: ({ from, to }, result) =>
    result === 'failure'
      ? []
      : [
          {
            of: to.id,
            effect: 'loses-dexterity',
            on: ['next-melee-attack'],
            by: from.id,
            until: 'end-of-next-turn',
          },
        ],
};
