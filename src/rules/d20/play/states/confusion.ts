/** What a confused creature does, from a d100 roll and the positions on the board. */
import type { Creature } from '../../../../board/creature.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { ConfusedVerdict, StateRules } from './stateRules.ts';

/**
 * The nearest creatures, all of them if several are equally near. A confused creature never attacks
 * its familiar.
 */
function nearest(j: FullJudge, c: Creature, familiars: readonly string[]): readonly string[] {
  const remains = (o: Creature): boolean =>
    j.rules.states.of(j, o).some(({ effect }) => effect.remains === true);
  const others = j.board.creatures
    .filter((o) => o.id !== c.id && !familiars.includes(o.id) && !remains(o))
    .map((o) => ({ id: o.id, cells: j.rules.distance(j, c, o).cells }));
  const least = Math.min(...others.map(({ cells }) => cells));
  return others
    .filter(({ cells }) => cells === least)
    .map(({ id }) => id)
    .sort();
}

export const confused: StateRules['confused'] = (j, c, { roll, source, attacker, familiars }) => {
  const rules = cite(j.rules.states.cites, 'confused');
  const armed = c.attacks === undefined || c.attacks.some((a) => a.ready && !a.unarmed);
  const unknown = [
    ...(c.attacks === undefined ? [`creatures.${c.id}.attacks`] : []),
    ...(roll === undefined && attacker === undefined ? ['ask.roll'] : []),
  ];
  const babbles: ConfusedVerdict = { does: 'babble', targets: [], free: false, rules, unknown };
  const attacks = (targets: readonly string[]): ConfusedVerdict =>
    targets.length === 0
      ? babbles
      : { does: 'attack', targets, with: armed ? 'drawn' : 'unarmed', free: false, rules, unknown };
  // A confused creature attacks the creature that attacked it, whatever the die says.
  if (attacker !== undefined) return attacks([attacker.id]);
  const { confusion } = j.rules.states.figures;
  switch (confusion.find(([upTo]) => (roll ?? 50) <= upTo)?.[1]) {
    case 'attack-source':
      return attacks(source === undefined ? [] : [source.id]);
    case 'normal':
      return { does: 'normal', targets: [], free: true, rules, unknown };
    case 'hurt-itself':
      return { does: 'hurt-itself', targets: [c.id], free: false, rules, unknown };
    case 'flee':
      return source === undefined
        ? babbles
        : { does: 'flee', targets: [source.id], mode: 'double-move', free: false, rules, unknown };
    case 'attack-nearest':
      return attacks(nearest(j, c, familiars));
    default:
      return babbles;
  }
};
