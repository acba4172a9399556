/** Attacks that a feature adds to a turn, and other Bonus Actions and Reactions of features. */
import { cases, creature, turn } from '../cases.ts';
import { act, actions, refused, steps, turnOf } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import { orc, rogue } from './boards.ts';
import { lists } from './turnChecks.ts';

const row = rowsOf('srd52');
const TURN = turn({ active: 'r', spent: {} });
const able = (...traits: string[]) => rogue(5, 5, { traits });
const monk = able('martial-arts', 'flurry-of-blows', 'step-of-the-wind');
const hunter = able('horde-breaker');
const strike = (target = 'o') => ['attack', { target, with: 'sword' }] as const;
const more = (action: string, target = 'o') => [action, { target, with: 'sword' }] as const;

export default cases('srd52', [
  row('class.martial-arts', 0, 'attacks, then strikes as a Bonus Action')
    .on(monk, orc({}, 6, 5), TURN)
    .ask(turnOf('r', strike(), more('bonus-strike')))
    .gives(steps(true, true)),
  row('class.martial-arts', 1, 'Dodge, then a strike as a Bonus Action')
    .on(monk, orc({}, 6, 5), TURN)
    .ask(turnOf('r', 'dodge', more('bonus-strike')))
    .gives(steps(true, true)),
  row('class.martial-arts', 2, 'a Flurry of Blows, three blows')
    .on(monk, orc({}, 6, 5), TURN)
    .ask(turnOf('r', strike(), more('bonus-strike'), more('flurry'), more('flurry')))
    .gives(steps(true, true, true, true)),
  row('class.martial-arts', 3, 'Step of the Wind, then a strike as a Bonus Action')
    .on(monk, orc({}, 6, 5), TURN)
    .ask(turnOf('r', 'bonus-dash', more('bonus-strike')))
    .gives(steps(true, 'no-action-left')),
  row('class.martial-arts', 4, 'a second blow before the first')
    .on(monk, orc({}, 6, 5), TURN)
    .ask(turnOf('r', strike(), more('flurry')))
    .gives(steps(true, 'comes-after')),
  row('class.martial-arts', 'extra', 'out of reach')
    .on(monk, orc({}, 8, 5), TURN)
    .ask(act('r', 'bonus-strike', { target: 'o', with: 'sword' }))
    .gives(refused('target-out-of-reach')),
  row('class.horde-breaker', 0, 'an orc, then the orc beside it')
    .on(hunter, orc({}, 6, 5), creature('p', 6, 6), TURN)
    .ask(turnOf('r', strike(), more('horde-breaker', 'p')))
    .gives(steps(true, true)),
  row('class.horde-breaker', 1, 'a second time in the turn')
    .on(hunter, orc({}, 6, 5), creature('p', 6, 6), TURN)
    .ask(turnOf('r', strike(), more('horde-breaker', 'p'), more('horde-breaker')))
    .gives(steps(true, true, 'same-turn')),
  row('class.horde-breaker', 2, 'a creature 10 ft. from the first target')
    .on(hunter, orc({}, 6, 5), creature('p', 4, 5), TURN)
    .ask(turnOf('r', strike(), more('horde-breaker', 'p')))
    .gives(steps(true, 'target-out-of-reach')),
  row('class.horde-breaker', 3, 'the same creature again')
    .on(hunter, orc({}, 6, 5), TURN)
    .ask(turnOf('r', strike(), more('horde-breaker')))
    .gives(steps(true, 'target-out-of-reach')),
  row('action.bonus', 'extra', 'an attack, then what another feature gives')
    .on(rogue(5, 5), orc({}, 6, 5), TURN)
    .ask(turnOf('r', strike(), 'bonus-feature', 'bonus-feature'))
    .gives(steps(true, true, 'no-action-left')),
  row('action.reaction', 'extra', 'a feature’s Reaction after another Reaction')
    .on(rogue(5, 5, { opportunitiesTaken: 1 }), turn({ active: 'o', order: ['o', 'r'] }), orc())
    .ask(act('r', 'reaction-feature'))
    .gives(refused('no-action-left')),
  ...(
    [
      ['a shadow', 'shadow-stealth'],
      ['a ranger of level 14', 'vanish'],
    ] as const
  ).map(([given, trait]) =>
    row('action.bonus', 'extra', `${given} hides as a Bonus Action`)
      .on(able(trait), TURN)
      .ask(actions('r'))
      .gives(lists(['bonus-hide'], ['bonus-dash', 'bonus-disengage'])),
  ),
]);
