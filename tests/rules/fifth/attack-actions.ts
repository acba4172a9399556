/** Grapples and shoves as attacks of the Attack action, the second Light weapon, and held spells. */
import { cases, creature, turn, type AttackInput, type CreatureMore } from '../cases.ts';
import { act, actions, refused, steps, turnOf } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import { lists } from './turnChecks.ts';
import { becomes, gains, goes, lacks, orc, rogue, rollOf, trial, undecided } from './boards.ts';

const row = rowsOf('srd52');
const TURN = turn({ active: 'r', spent: {} });
const after = (actions: string[], more: object = {}) =>
  turn({ active: 'r', spent: { uses: { action: 1 }, actions, ...more } });
const GRAPPLE = ['unarmed-grapple', { target: 'o' }] as const;
const SHOVE = ['unarmed-shove', { target: 'o' }] as const;
const strike = (weapon: string, action = 'attack') =>
  [action, { target: 'o', with: weapon }] as const;
const longsword: AttackInput = { id: 'longsword', kind: 'melee' };
const shortsword: AttackInput = { id: 'shortsword', kind: 'melee', light: true };
const dagger: AttackInput = { id: 'dagger', kind: 'melee', light: true };
const thrown: AttackInput = { ...dagger, id: 'dagger-thrown', kind: 'thrown' };
const crossbow: AttackInput = {
  id: 'crossbow',
  kind: 'ranged',
  range: { normal: 16, long: 64 },
  tags: ['loading'],
};
const armed = (attacks: AttackInput[], more: CreatureMore = {}) =>
  rogue(5, 5, { attacks, ...more });
const bare = (more: CreatureMore = {}) => armed([], more);
const shoves = (effect: string) =>
  trial('unarmed-shove', 'r', {
    target: 'o',
    as: 'opportunity',
    chosen: { effect },
    dice: { dc: { total: 13 }, save: { total: 5 } },
  });
const charmed = { conditions: ['charmed'], conditionsBy: { charmed: ['o'] } };
const beside = orc({}, 6, 5);

export default cases('srd52', [
  row('grapple.start', 'extra', 'a grapple, then Dodge as the action')
    .on(bare(), beside, TURN)
    .ask(turnOf('r', GRAPPLE, 'dodge'))
    .gives(steps(true, 'no-action-left')),
  row('grapple.start', 'extra', 'a grapple and a blow by Extra Attack')
    .on(armed([dagger], { traits: ['extra-attack-1'] }), beside, TURN)
    .ask(turnOf('r', GRAPPLE, strike('dagger'), SHOVE))
    .gives(steps(true, true, 'no-action-left')),
  row('grapple.start', 'extra', 'the first attack of the action')
    .on(bare(), beside, TURN)
    .ask(act('r', 'unarmed-grapple', { target: 'o' }))
    .gives({ legal: true, uses: { action: 1 } }),
  row('grapple.start', 'extra', 'the second attack of the action')
    .on(bare({ traits: ['extra-attack-1'] }), beside, after(['attack']))
    .ask(act('r', 'unarmed-grapple', { target: 'o' }))
    .gives({ legal: true, uses: {} }),
  row('grapple.start', 'extra', 'the list of actions')
    .on(bare(), beside, TURN)
    .ask(actions('r'))
    .gives(lists(['attack', 'unarmed-grapple', 'unarmed-shove'], ['escape-grapple'])),
  row('grapple.start', 'extra', 'a grapple at 10 ft., declared')
    .on(bare(), orc({}, 7, 5), TURN)
    .ask(act('r', 'unarmed-grapple', { target: 'o' }))
    .gives(refused('target-out-of-reach')),
  row('grapple.start', 'extra', 'a grapple of a Huge giant, declared')
    .on(bare(), creature('o', 6, 5, { size: 'huge' }), TURN)
    .ask(act('r', 'unarmed-grapple', { target: 'o' }))
    .gives(refused('too-big')),
  row('grapple.start', 'extra', 'a grapple of the charmer')
    .on(bare(charmed), beside, TURN)
    .ask(act('r', 'unarmed-grapple', { target: 'o' }))
    .gives(refused('charmed')),
  row('grapple.start', 'extra', 'hands that hold a greatsword')
    .on(armed([{ id: 'greatsword', kind: 'melee', twoHanded: true }]), beside, TURN)
    .ask(act('r', 'unarmed-grapple', { target: 'o' }))
    .gives(refused('no-free-hand')),
  row('grapple.start', 'extra', 'a declared opportunity')
    .on(bare(), beside, turn({ active: 'o' }))
    .ask(act('r', 'unarmed-grapple', { target: 'o', as: 'opportunity' }))
    .gives({ legal: true }),
  row('grapple.start', 'extra', 'the steps of a grapple stand in its row')
    .on(bare(), beside)
    .ask(trial('unarmed-grapple', 'r', { target: 'o' }))
    .gives({ place: 'action' }, undecided),
  row('opportunity.weapon-or-unarmed', 0, 'a monk grapples the passer-by')
    .on(bare({ abilities: { str: 16 }, proficiency: 2 }), beside, turn({ active: 'o' }))
    .ask(trial('unarmed-grapple', 'r', { target: 'o', as: 'opportunity' }))
    .cites('srd52.grapple.start')
    .gives({ why: [] }, rollOf('save', { dc: 13 })),
  row('opportunity.weapon-or-unarmed', 4, 'a shove as the opportunity, 5 ft. away')
    .on(bare(), beside, turn({ active: 'o' }))
    .ask(shoves('push'))
    .cites('srd52.shove.result')
    .gives(becomes(goes('o', [6, 5], [7, 5]))),
  row('opportunity.weapon-or-unarmed', 5, 'a shove as the opportunity, knocked prone')
    .on(bare(), beside, turn({ active: 'o' }))
    .ask(shoves('prone'))
    .cites('srd52.shove.result')
    .gives(becomes(gains('o', 'prone'))),
  row('shove.result', 'extra', 'two shoves without Extra Attack')
    .on(bare(), beside, TURN)
    .ask(turnOf('r', SHOVE, SHOVE))
    .gives(steps(true, 'no-action-left')),
  row('shove.result', 'extra', 'hands that hold a greatsword')
    .on(armed([{ id: 'greatsword', kind: 'melee', twoHanded: true }]), beside, TURN)
    .ask(act('r', 'unarmed-shove', { target: 'o' }))
    .gives({ legal: true }),
  row('shove.result', 'extra', 'the one attack that haste gives')
    .on(bare({ conditions: ['hasted'] }), beside, TURN)
    .ask(turnOf('r', 'cast-spell', SHOVE, 'dodge'))
    .gives(steps(true, true, 'no-action-left')),
  row('grapple.escape', 'extra', 'an escape, then a blow')
    .on(armed([dagger], { conditions: ['grappled'] }), beside, TURN)
    .ask(turnOf('r', 'escape-grapple', strike('dagger')))
    .gives(steps(true, 'no-action-left')),
  row('grapple.escape', 'extra', 'the list of a grappled creature')
    .on(bare({ conditions: ['grappled'] }), beside, TURN)
    .ask(actions('r'))
    .gives(lists(['escape-grapple'])),

  row('damage.death-saves', 'extra', 'first aid is the action')
    .on(bare(), orc({ side: 'party', conditions: ['dying', 'prone'] }, 6, 5), TURN)
    .ask(turnOf('r', ['stabilize', { target: 'o' }], 'dodge'))
    .gives(steps(true, 'no-action-left')),
  row('hide.needs', 'extra', 'hiding as a Bonus Action is played out as hiding is')
    .on(bare({ traits: ['cunning-action'] }), orc({}, 9))
    .ask(trial('bonus-hide', 'r'))
    .gives({ place: 'action', why: ['observed'] }),

  row('action.two-weapons', 'extra', 'the same weapon again')
    .on(armed([shortsword, dagger]), beside, TURN)
    .ask(turnOf('r', strike('dagger'), strike('dagger', 'offhand')))
    .gives(steps(true, 'wrong-weapon')),
  row('action.two-weapons', 'extra', 'the same dagger, thrown')
    .on(armed([shortsword, dagger, thrown]), beside, TURN)
    .ask(turnOf('r', strike('dagger'), strike('dagger-thrown', 'offhand')))
    .gives(steps(true, 'wrong-weapon')),
  row('action.two-weapons', 'extra', 'a Light weapon after a longsword')
    .on(armed([longsword, shortsword, dagger]), beside, TURN)
    .ask(turnOf('r', strike('longsword'), strike('dagger', 'offhand')))
    .gives(steps(true, 'wrong-weapon')),
  row('action.two-weapons', 'extra', 'a longsword after a Light weapon')
    .on(armed([longsword, shortsword, dagger]), beside, TURN)
    .ask(turnOf('r', strike('dagger'), strike('longsword', 'offhand')))
    .gives(steps(true, 'wrong-weapon')),
  row('action.two-weapons', 'extra', 'nobody says with which weapon it attacked')
    .on(armed([shortsword, dagger]), beside, after(['attack']))
    .ask(act('r', 'offhand', { target: 'o', with: 'dagger' }))
    .gives({ legal: true, unknown: ['turn.spent.weapons'] }),
  row('action.two-weapons', 'extra', 'the turn names the weapon of the attack')
    .on(armed([shortsword, dagger]), beside, after(['attack'], { weapons: ['dagger'] }))
    .ask(act('r', 'offhand', { target: 'o', with: 'dagger' }))
    .gives(refused('wrong-weapon')),
  row('action.two-weapons', 'extra', 'two daggers of one stack')
    .on(armed([{ ...dagger, count: 2 }]), beside, TURN)
    .ask(turnOf('r', strike('dagger'), strike('dagger', 'offhand')))
    .gives(steps(true, true)),
  row('action.two-weapons', 'extra', 'the second dagger of a stack, thrown')
    .on(
      armed([
        { ...dagger, count: 2 },
        { ...thrown, count: 2 },
      ]),
      beside,
      TURN,
    )
    .ask(turnOf('r', strike('dagger'), strike('dagger-thrown', 'offhand')))
    .gives(steps(true, true)),
  row('action.two-weapons', 'extra', 'two longswords of one stack')
    .on(armed([{ ...longsword, count: 2 }]), beside, TURN)
    .ask(turnOf('r', strike('longsword'), strike('longsword', 'offhand')))
    .gives(steps(true, 'wrong-weapon')),
  row('mastery.nick', 'extra', 'two daggers of one stack')
    .on(armed([{ ...dagger, count: 2, tags: ['nick'] }]), beside, TURN)
    .ask(turnOf('r', strike('dagger'), strike('dagger', 'nick')))
    .gives(steps(true, true)),
  row('mastery.nick', 'extra', 'the same weapon again')
    .on(armed([{ ...dagger, tags: ['nick'] }, shortsword]), beside, TURN)
    .ask(turnOf('r', strike('dagger'), strike('dagger', 'nick')))
    .gives(steps(true, 'wrong-weapon')),

  ...(['attack', 'unarmed-shove'] as const).map((action) =>
    row('condition.charmed', 'extra', `the charmer is the target of ${action} in a turn`)
      .on(armed([dagger], charmed), beside, TURN)
      .ask(turnOf('r', [action, { target: 'o' }]))
      .cites(action === 'attack' ? 'srd52.condition.charmed' : 'srd52.shove.result')
      .gives(steps('charmed')),
  ),
  row('condition.charmed', 'extra', 'another creature than the charmer')
    .on(armed([dagger], { ...charmed, conditionsBy: { charmed: ['x'] } }), beside, TURN)
    .ask(act('r', 'attack', { target: 'o' }))
    .uncited('nothing forbids it')
    .gives({ legal: true }),
  row('condition.charmed', 'extra', 'an opportunity against the charmer')
    .on(armed([dagger], charmed), beside, turn({ active: 'o' }))
    .ask(act('r', 'attack', { target: 'o', as: 'opportunity' }))
    .gives(refused('charmed')),
  row('grapple.one-per-hand', 'extra', 'a longsword, with both hands on the grappled')
    .on(armed([{ ...longsword, twoHanded: true }], { grapples: ['o'] }), beside, TURN)
    .ask(act('r', 'attack', { target: 'o', with: 'longsword' }))
    .gives(refused('no-free-hand')),

  row('action.loading', 0, 'a light crossbow, Extra Attack')
    .on(armed([crossbow], { traits: ['extra-attack-1'] }), orc({}, 9), TURN)
    .ask(turnOf('r', strike('crossbow'), strike('crossbow')))
    .gives(steps(true, 'loading')),
  row('action.loading', 'extra', 'a light crossbow, then another weapon')
    .on(armed([crossbow, thrown], { traits: ['extra-attack-1'] }), orc({}, 9), TURN)
    .ask(turnOf('r', strike('crossbow'), strike('dagger-thrown')))
    .uncited('nothing forbids it')
    .gives(steps(true, true)),
  row('action.loading', 2, 'a light crossbow, a second action by Action Surge')
    .on(armed([crossbow], { traits: ['action-surge'] }), orc({}, 9), TURN)
    .ask(turnOf('r', strike('crossbow'), 'action-surge', strike('crossbow')))
    .uncited('nothing forbids it')
    .gives(steps(true, true, true)),
  row('action.loading', 'extra', 'a feature that ignores Loading')
    .on(armed([crossbow], { traits: ['extra-attack-1', 'ignores-loading'] }), orc({}, 9), TURN)
    .ask(turnOf('r', strike('crossbow'), strike('crossbow')))
    .uncited('nothing forbids it')
    .gives(steps(true, true)),

  row('hide.ends', 'extra', 'an attack ends it, whether it hits or misses')
    .on(armed([dagger], { conditions: ['hidden'] }), beside, TURN)
    .ask(act('r', 'attack', { target: 'o', with: 'dagger' }))
    .uncited('the answer cites the attack')
    .gives({ legal: true, after: { loses: ['hidden'] } }),
  row('hide.ends', 'extra', 'a grapple has no attack roll')
    .on(bare({ conditions: ['hidden'] }), beside, TURN)
    .ask(act('r', 'unarmed-grapple', { target: 'o' }))
    .uncited('it goes on')
    .gives({ legal: true }, lacks('after')),
  row('mastery.sap', 'extra', 'an attack ends it')
    .on(armed([dagger], { conditions: ['sapped'] }), beside, TURN)
    .ask(act('r', 'attack', { target: 'o', with: 'dagger' }))
    .uncited('the answer cites the attack')
    .gives({ legal: true, after: { loses: ['sapped'] } }),
  row('action.help-attack', 'extra', 'its attack uses up the help')
    .on(armed([dagger], { conditions: ['helped', 'poisoned'] }), beside, TURN)
    .ask(act('r', 'attack', { target: 'o', with: 'dagger' }))
    .uncited('the answer cites the attack')
    .gives({ legal: true, after: { loses: ['helped'] } }),

  row('attack.reckless', 2, 'aims, shoots, then walks')
    .on(armed([crossbow], { traits: ['takes-aim'] }), orc({}, 9), TURN)
    .ask(
      turnOf('r', 'take-aim', strike('crossbow'), [
        'move',
        {
          path: [
            [5, 5],
            [4, 5],
          ],
        },
      ]),
    )
    .gives(steps(true, true, 'over-speed')),
  row('spell.misty-step', 2, 'then a spell with a slot as the action')
    .on(bare(), TURN)
    .ask(turnOf('r', 'bonus-spell', 'slot-spell'))
    .cites('srd52.action.magic')
    .gives(steps(true, 'same-turn')),
  row('grapple.feat', 3, 'an opportunity is one attack: to harm and grapple at once is two')
    .on(bare({ traits: ['grappler'] }), beside, turn({ active: 'o' }))
    .ask(act('r', 'unarmed-grapple', { target: 'o', as: 'opportunity' }))
    .uncited('the feature adds nothing here')
    .gives({ legal: true, reaction: true }),

  row('action.ready', 7, 'readies a spell with a slot, then a Bonus Action spell with a slot')
    .on(bare(), TURN)
    .ask(turnOf('r', ['ready', { readies: 'slot-spell' }], 'bonus-spell'))
    .cites('srd52.action.magic')
    .gives(steps(true, 'same-turn')),
  row(
    'action.ready',
    'extra',
    'a Bonus Action spell with a slot, then a spell with a slot is readied',
  )
    .on(bare(), TURN)
    .ask(turnOf('r', 'bonus-spell', ['ready', { readies: 'slot-spell' }]))
    .cites('srd52.action.magic')
    .gives(steps(true, 'same-turn')),
  row('action.ready', 'extra', 'readies a spell without a slot')
    .on(bare(), TURN)
    .ask(turnOf('r', ['ready', { readies: 'cast-spell' }], 'bonus-spell'))
    .gives(steps(true, true)),
  row('action.ready', 'extra', 'readies a blow')
    .on(bare(), TURN)
    .ask(turnOf('r', ['ready', { readies: 'attack' }], 'bonus-spell'))
    .gives(steps(true, true)),
]);
