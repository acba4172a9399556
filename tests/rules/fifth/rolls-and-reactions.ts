/** Attacks and opportunities in the middle of a turn, and what another ruleset says of the same board. */
import { archer, block, cases, cells, cover, creature, hero, turn, type Thing } from '../cases.ts';
import { act, refused, steps, turnOf } from '../asks/turns.ts';
import { attack, only as onlyNumbers } from '../asks/attacks.ts';
import type { CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  area,
  bow,
  covers,
  edge,
  go,
  holds,
  none,
  once,
  orc,
  rogue,
  rolls,
  sword,
  trial,
} from './boards.ts';

const row = rowsOf('srd52');
const OTHER = 'another ruleset answers';
const under = (...conditions: string[]): CreatureMore => ({ conditions });
/** The same board under another ruleset. */
const by = (ruleset: string): Thing => ({ rest: { ruleset } });
const strong: CreatureMore = { abilities: { str: 16 }, proficiency: 2 };
const fist = { id: 'fist', kind: 'melee', unarmed: true, bonus: 5 } as const;
const monk = (more: CreatureMore = {}) => hero('a', 5, 5, { ...strong, attacks: [fist], ...more });
const passer = creature('o', 6, 5);
const wins = { dice: { save: { total: 2 } }, as: 'opportunity' };
const sneaks: CreatureMore = { traits: ['sneak-attack-3'], attacks: [bow] };
const shot = rolls('a', 'o', 'bow');
const orcsTurn = turn({ active: 'o', order: ['o', 'a'] });

const warhorse: CreatureMore = { size: 'large', speed: { land: 12 }, attacks: 'natural' };

export default cases('srd52', [
  row('cover.melee', 1, 'a pillar at the corner, in the rules of 3.5')
    .on(by('srd35'), hero('a', 5, 5), creature('t', 6, 6), block(6, 5))
    .ask(cover('a', 't', 'melee'))
    .uncited(OTHER)
    .gives({ degree: 'cover' }),
  row('area.cone', 2, 'a cone in the rules of 3.5 is a quarter of a circle')
    .on(by('srd35'))
    .ask(area('cone', [6, 6], 3, { towards: [9, 9] }))
    .uncited(OTHER)
    .gives(covers(true, [8, 6])),
  row('attack.advantage', 1, 'stunned and blinded, in the rules of 3.5: numbers, no second die')
    .on(by('srd35'), hero('a', 5, 5, holds(sword)), orc(under('stunned', 'blinded'), 6))
    .ask(attack('a', 'o', 'sword'))
    .uncited(OTHER)
    .gives(onlyNumbers(['ac', 'blinded-target', -2], ['ac', 'stunned-target', -2])),
  row('attack.unseen-target', 2, 'an invisible target, in the rules of 3.5')
    .on(by('srd35'), hero('a', 5, 5, holds(sword)), orc(under('invisible'), 6))
    .ask({ ask: 'concealment', from: 'a', to: 'o', attack: 'melee' })
    .uncited(OTHER)
    .gives({ missChance: 50 }),
  row('attack.close-combat', 4, 'a shot beside an orc, in the rules of 3.5')
    .on(by('srd35'), archer('a', 5, 5), orc({}, 6))
    .ask(act('a', 'ranged-attack', { target: 'o', with: 'bow' }))
    .uncited(OTHER)
    .gives({ opportunities: [{ by: 'o' }] }),
  row('attack.close-combat', 6, 'a spell that asks for a save, beside an orc')
    .on(hero('a', 5, 5), orc({}, 6), turn({ active: 'a' }))
    .ask(act('a', 'cast-spell', { target: 'o' }))
    .uncited('a legal action cites its own rule')
    .gives({ legal: true, provokes: 'no', opportunities: [] }),
  row('attack.no-static', 3, 'cover adds to the Armor Class, and changes no die')
    .on(
      hero('a', 5, 5, holds(bow)),
      creature('b', 6, 5, { side: 'party' }),
      orc({ ac: { total: 13 } }, 9),
    )
    .ask(shot)
    .uncited(none)
    .gives(edge(0, { against: 15 })),
  row('attack.sneak', 4, 'on her own turn')
    .on(hero('a', 5, 5, sneaks), orc({}, 11), hero('b', 12, 6), turn({ active: 'a' }))
    .ask(shot)
    .gives({ precision: { by: 'b' } }),
  row('attack.sneak', 4, 'on the orc’s turn')
    .on(hero('a', 5, 5, sneaks), orc({}, 11), hero('b', 12, 6), orcsTurn)
    .ask(shot)
    .gives({ precision: { by: 'b' } }),
  row('attack.reckless', 2, 'aims, shoots, then walks')
    .on(rogue(5, 5, { traits: ['takes-aim'], attacks: [bow] }), orc({}, 9), turn({ active: 'r' }))
    .ask(
      turnOf(
        'r',
        'take-aim',
        ['attack', { target: 'o', with: 'bow' }],
        ['move', { path: cells('5,5 4,5') }],
      ),
    )
    .gives(steps(true, true, 'over-speed')),

  row('opportunity.weapon-or-unarmed', 0, 'a monk grapples the passer-by')
    .on(monk(), passer)
    .ask(trial('unarmed-grapple', 'a', { target: 'o', ...wins }))
    .uncited('the grapple cites its own rule')
    .gives({ why: [], outcome: { changes: [{ of: 'o', condition: 'grappled', by: 'a' }] } }),
  row('opportunity.weapon-or-unarmed', 4, 'a shove as the opportunity pushes')
    .on(monk(), passer)
    .ask(trial('unarmed-shove', 'a', { target: 'o', ...wins, chosen: { effect: 'push' } }))
    .uncited('the shove cites its own rule')
    .gives({ why: [], outcome: { changes: [{ what: 'place', of: 'o', at: [7, 5] }] } }),
  row('opportunity.weapon-or-unarmed', 5, 'a shove as the opportunity knocks down')
    .on(monk(), passer)
    .ask(trial('unarmed-shove', 'a', { target: 'o', ...wins, chosen: { effect: 'prone' } }))
    .uncited('the shove cites its own rule')
    .gives({ why: [], outcome: { changes: [{ of: 'o', condition: 'prone' }] } }),
  row('opportunity.weapon-or-unarmed', 5, 'the one knocked down crawls on')
    .on(orc(under('prone')), turn({ active: 'o', spent: { moved: 2 } }))
    .ask(go('o', cells('5,5 6,5')))
    .cites('srd52.prone.options')
    .gives({ legal: true, cost: 2, budget: 4 }),
  row('opportunity.carried', 2, 'an eagle carries off a man')
    .on(
      orc(),
      hero('e', 6, 5, {
        size: 'large',
        speed: { land: 2, fly: 16 },
        moving: 'fly',
        grapples: ['m'],
      }),
      hero('m', 6, 4, under('grappled')),
    )
    .ask(go('e', cells('6,5 7,4')))
    .cites('srd52.opportunity.own-means')
    .gives(once('o', [6, 5])),
  row('opportunity.own-means', 3, 'carried off by a platform')
    .on(orc(), rogue(6, 5))
    .ask({ ask: 'push', from: [5, 5], of: 'r', cells: 1 })
    .gives({ path: cells('6,5 7,5'), opportunities: [] }),
  row('class.no-opportunity', 1, 'an addled orc uses another Reaction')
    .on(orc(under('no-opportunities')), rogue(6, 5), turn({ active: 'r' }))
    .ask(act('o', 'reaction-spell'))
    .uncited('a legal action cites its own rule')
    .gives({ legal: true }),
  row('mounted.controlled', 1, 'a controlled warhorse attacks')
    .on(
      hero('h', 6, 5, { ...warhorse, independent: false }),
      rogue(6, 5, { mount: 'h' }),
      orc(),
      turn({ active: 'r' }),
    )
    .ask(act('h', 'attack', { target: 'o', with: 'claw' }))
    .gives(refused('not-your-turn')),
  row('mounted.controlled', 'extra', 'a mount with a place of its own in the order')
    .on(
      hero('h', 6, 5, warhorse),
      rogue(6, 5, { mount: 'h' }),
      orc(),
      turn({ active: 'r', order: ['r', 'h', 'o'] }),
    )
    .ask(act('h', 'attack', { target: 'o', with: 'claw' }))
    .gives(refused('not-your-turn')),
  row('mounted.controlled', 'extra', 'an independent mount that plays in its rider’s turn')
    .on(
      hero('h', 6, 5, { ...warhorse, independent: true }),
      rogue(6, 5, { mount: 'h' }),
      orc(),
      turn({ active: 'r' }),
    )
    .ask(act('h', 'attack', { target: 'o', with: 'claw' }))
    .uncited('a legal action cites its own rule')
    .gives({ legal: true, unknown: [] }),
  row('mounted.controlled', 'extra', 'nobody says whether the rider controls the mount')
    .on(hero('h', 6, 5, warhorse), rogue(6, 5, { mount: 'h' }), orc(), turn({ active: 'r' }))
    .ask(act('h', 'attack', { target: 'o', with: 'claw' }))
    .uncited('a legal action cites its own rule')
    .gives({ legal: true, unknown: ['creatures.h.independent'] }),
  row('mounted.controlled', 5, 'an independent mount bites on its own turn')
    .on(
      hero('h', 6, 5, { size: 'large', speed: { land: 12 }, attacks: 'natural' }),
      rogue(6, 5, { mount: 'h' }),
      orc(),
      turn({ active: 'h' }),
    )
    .ask(act('h', 'attack', { target: 'o', with: 'claw' }))
    .uncited('a legal action cites its own rule')
    .gives({ legal: true }),
]);
