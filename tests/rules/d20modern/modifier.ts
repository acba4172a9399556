/** d20 Modern: modifiers: Defense and its parts, the two tables of combat modifiers. */
import { expect } from 'vitest';
import {
  archer,
  cases,
  creature,
  hero,
  options,
  turn,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { row } from '../rows.ts';
import { act } from '../asks/turns.ts';
import { attack, defence, only, without } from '../asks/attacks.ts';
import { check } from '../asks/bodies.ts';
import { state } from '../asks/states.ts';
import { changes } from '../checks.ts';

const M = 'd20modern.modifier.';
/** Defense 15, with the given Dexterity; the rest is class bonus. */
const of15 = (dexterity = 0): object => ({
  parts: [
    { type: 'dexterity', value: dexterity },
    { type: 'class', value: 5 - dexterity },
  ],
});
const struck = (conditions: string[], more: CreatureMore = {}) => [
  hero('a', 4, 5),
  creature('t', 5, 5, { conditions, ...more }),
];
const shotAt = (conditions: string[], from = 0, more: CreatureMore = {}) => [
  archer('a', from, 5),
  creature('t', 6, 5, { conditions, ...more }),
];
const blow = (more = {}) => attack('a', 't', 'sword', more);
const arrow = (more = {}) => attack('a', 't', 'bow', more);
const NIMBLE: CreatureMore = { abilities: { dex: 14 } };
const parts = {
  parts: [
    { type: 'dexterity', value: 2 },
    { type: 'class', value: 3 },
    { type: 'equipment', value: 1 },
  ],
};
/** A weapon that cannot be used while prone, by the game master's decision. */
const GREATBOW: AttackInput = {
  id: 'greatbow',
  name: 'Greatbow',
  kind: 'ranged',
  rangeIncrement: 20,
  twoHanded: true,
  tags: ['not-prone'],
};
const srd = options({ pinned: 'srd' });

/** Defense in melee, and at range from afar. */
const both = (rule: string, condition: string, melee: number, ranged: number) => [
  row(`${M}${rule}`, 0, `${condition}, in melee`)
    .on(struck([condition], NIMBLE))
    .ask(blow(of15(2)))
    .gives({ ac: melee }),
  row(`${M}${rule}`, 0, `${condition}, at range`)
    .on(shotAt([condition], 0, NIMBLE))
    .ask(arrow(of15(2)))
    .gives({ ac: ranged }),
];

export default cases('d20modern', [
  // ── Defense ──
  row(`${M}defense-formula`, 0, 'Defense is the sum of all its parts')
    .on(creature('t', 5, 5))
    .ask(defence(parts.parts, { of: 't' }))
    .gives({ ac: 16 }),
  row(`${M}defense-formula`, 0, 'flat-footed it keeps its class bonus')
    .on(creature('t', 5, 5))
    .ask(defence(parts.parts, { of: 't', against: 'flat-footed' }))
    .gives({ ac: 14 }),
  row(`${M}defense-formula`, 0, 'before its first turn')
    .on(
      creature('t', 5, 5),
      hero('a', 4, 5),
      turn({ round: 1, active: 'a', order: ['a', 't'], acted: ['a'] }),
    )
    .ask(blow(parts))
    .cites('d20modern.condition.flat-footed-start')
    .gives({ ac: 14 }),
  row(`${M}defense-formula`, 'extra', 'a Large one')
    .on(creature('t', 5, 5, { size: 'large' }))
    .ask(defence(parts.parts, { of: 't' }))
    .gives({ ac: 15 }),
  row(`${M}dodge-stack`, 0, 'caught flat-footed')
    .on(creature('t', 5, 5))
    .ask(
      defence(
        [
          { type: 'dexterity', value: 2 },
          { type: 'dodge', value: 1 },
          { type: 'dodge', value: 2 },
          { type: 'class', value: 3 },
        ],
        { of: 't', against: 'flat-footed' },
      ),
    )
    .gives({ ac: 13 }),
  row(`${M}dodge-stack`, 'extra', 'else all of them add')
    .on(creature('t', 5, 5))
    .ask(
      defence(
        [
          { type: 'dexterity', value: 2 },
          { type: 'dodge', value: 1 },
          { type: 'dodge', value: 2 },
          { type: 'class', value: 3 },
        ],
        { of: 't' },
      ),
    )
    .gives({ ac: 18 }),
  row(`${M}saves`, 0, 'Reflex +4')
    .on(creature('t', 5, 5, { saves: { reflex: 4 } }))
    .ask(check('t', 'reflex', 11, 15))
    .gives({ total: 15, success: true }),
  row(`${M}saves`, 'extra', 'a 1 fails whatever is added')
    .on(creature('t', 5, 5, { saves: { reflex: 30 } }))
    .ask(check('t', 'reflex', 1, 15))
    .gives({ success: false }),
  row(`${M}saves`, 'extra', 'a 20 succeeds')
    .on(creature('t', 5, 5, { saves: { will: -4 } }))
    .ask(check('t', 'will', 20, 30))
    .gives({ success: true }),
  row(`${M}saves`, 'extra', 'without a bonus on the sheet, the ability')
    .on(creature('t', 5, 5, { abilities: { con: 14 } }))
    .ask(check('t', 'fortitude', 9, 11))
    .gives({ total: 11, success: true }),

  // ── The defender’s table ──
  row(`${M}defense-sitting-kneeling`, 0, 'kneeling, six squares away')
    .on(shotAt(['kneeling']))
    .ask(arrow(of15()))
    .gives({ ac: 17 }),
  row(`${M}defense-sitting-kneeling`, 1, 'kneeling, beside the shooter')
    .on(shotAt(['kneeling'], 5))
    .ask(arrow(of15()))
    .gives({ ac: 15, notes: [{ why: 'kneeling-target-adjacent' }] }),
  row(`${M}defense-sitting-kneeling`, 1, 'kneeling, in melee')
    .on(struck(['kneeling']))
    .ask(blow(of15()))
    .gives({ ac: 13 }),
  row(`${M}defense-sitting-kneeling`, 'extra', 'sitting, a square between')
    .on(shotAt(['sitting'], 4))
    .ask(arrow(of15()))
    .gives({ ac: 17, notes: [] }),
  row(`${M}defense-prone`, 0, 'prone, three squares away')
    .on(shotAt(['prone'], 3))
    .ask(arrow(of15()))
    .gives({ ac: 19 }),
  row(`${M}defense-prone`, 1, 'prone, beside the shooter')
    .on(shotAt(['prone'], 5))
    .ask(arrow(of15()))
    .gives({ ac: 15, notes: [{ why: 'prone-target-adjacent' }] }),
  row(`${M}defense-prone`, 1, 'prone, in melee')
    .on(struck(['prone']))
    .ask(blow(of15()))
    .gives({ ac: 11 }),
  ...both('defense-stunned-cowering', 'stunned', 11, 11),
  ...both('defense-stunned-cowering', 'cowering', 11, 11),
  ...both('defense-climbing', 'climbing', 11, 11),
  ...both('defense-flat-footed', 'flat-footed', 13, 13),
  ...both('defense-running', 'running', 13, 15),
  row(`${M}defense-climbing`, 'extra', 'a born climber too')
    .on(struck(['climbing'], { ...NIMBLE, speed: { land: 6, climb: 6 } }))
    .ask(blow(of15(2)))
    .gives({ ac: 11 }),
  row(`${M}defense-grappling`, 0, 'a shot at two')
    .on(
      archer('a', 0, 5),
      creature('t', 6, 5, { grapples: ['h'], ...NIMBLE }),
      hero('h', 6, 5, { grapples: ['t'] }),
    )
    .ask(arrow(of15(2)))
    .gives({
      ac: 13,
      struckAtRandom: [
        { id: 't', chance: 50 },
        { id: 'h', chance: 50 },
      ],
    }),
  row(`${M}defense-pinned`, 0, 'in melee')
    .on(struck(['pinned'], NIMBLE))
    .ask(blow(of15(2)))
    .gives({ ac: 9 }),
  row(`${M}defense-pinned`, 0, 'at range')
    .on(shotAt(['pinned'], 0, NIMBLE))
    .ask(arrow(of15(2)))
    .gives({ ac: 8 }),
  row(`${M}defense-pinned`, 0, 'as a condition')
    .on(struck(['pinned'], NIMBLE))
    .ask(state('t', { ac: 15, dodge: 0 }, 'a'))
    .gives(changes({ 'ac-melee': -6, 'ac-ranged': -7 })),
  row(`${M}defense-pinned`, 1, 'in melee by the English text')
    .on(...struck(['pinned'], NIMBLE), srd)
    .ask(blow(of15(2)))
    .gives({ ac: 4 }),
  row(`${M}defense-pinned`, 1, 'at range by the English text')
    .on(...shotAt(['pinned'], 0, NIMBLE), srd)
    .ask(arrow(of15(2)))
    .gives({ ac: 8 }),
  row(`${M}defense-helpless`, 0, 'Small')
    .on(struck(['helpless'], { size: 'small' }))
    .ask(blow(parts))
    .gives({ ac: 6, set: { value: 6, by: 'helpless' } }),
  row(`${M}defense-helpless`, 'extra', 'helpless, at range')
    .on(shotAt(['asleep'], 0, { size: 'small' }))
    .ask(arrow(parts))
    .gives({ ac: 6 }),
  row(`${M}defense-concealed`, 0, 'half concealed')
    .on(struck([]))
    .ask(blow({ missChance: 20 }))
    .uncited('the miss chance was given in the question: the map conceals nothing')
    .gives({ missChance: 20 }, without('concealed')),
  row(`${M}defense-cover`, 0, 'half cover, by the game master')
    .on(...shotAt([]))
    .ask(arrow({ ...of15(), more: [{ on: 'ac', type: 'cover', value: 4 }] }))
    .cites(`${M}gm-judges`)
    .gives({ ac: 19 }),

  // ── The attacker’s table ──
  row(`${M}attack-flanking`, 0, 'in melee')
    .on(...struck([]), hero('b', 6, 5))
    .ask(blow({ bonus: 5 }))
    .gives({ bonus: 7 }),
  row(`${M}attack-flanking`, 0, 'at range')
    .on(archer('a', 4, 5, { traits: ['precise-shot'] }), creature('t', 5, 5), hero('b', 6, 5))
    .ask(arrow({ bonus: 5 }))
    .gives({ bonus: 5 }),
  row(`${M}attack-higher-ground`, 0, 'from a table')
    .on(hero('a', 4, 5, { elevation: 1 }), creature('t', 5, 5))
    .ask(blow({ bonus: 5 }))
    .gives({ bonus: 6 }),
  row(`${M}attack-higher-ground`, 'extra', 'a shot from it')
    .on(archer('a', 2, 5, { elevation: 1 }), creature('t', 6, 5))
    .ask(arrow({ bonus: 5 }))
    .uncited('a control: higher ground gives a shot nothing')
    .gives({ bonus: 5 }),
  row(`${M}attack-prone`, 0, 'in melee')
    .on(hero('a', 4, 5, { conditions: ['prone'] }), creature('t', 5, 5))
    .ask(blow({ bonus: 5 }))
    .gives({ bonus: 1 }),
  row(`${M}attack-prone`, 0, 'at range')
    .on(archer('a', 1, 5, { conditions: ['prone'] }), creature('t', 6, 5))
    .ask(arrow({ bonus: 5 }))
    .gives({ bonus: 5, possible: true, notes: [{ why: 'prone-attacker-some-weapons' }] }, only()),
  row(`${M}attack-prone`, 0, 'with a weapon that needs its shooter upright')
    .on(hero('a', 1, 5, { conditions: ['prone'], attacks: [GREATBOW] }), creature('t', 6, 5))
    .ask(attack('a', 't', 'greatbow'))
    .gives({ possible: false, barred: [{ why: 'prone-attacker-weapon' }] }),
  row(`${M}attack-prone`, 'extra', 'the action with a weapon that a prone creature cannot use')
    .on(hero('a', 1, 5, { conditions: ['prone'], attacks: [GREATBOW] }), creature('t', 6, 5))
    .ask(act('a', 'ranged-attack', { target: 't', with: 'greatbow' }))
    .gives({ legal: false, why: ['condition-forbids'] }),
  row(`${M}attack-prone`, 'extra', 'a prone creature with an unknown kind of weapon')
    .on(archer('a', 1, 5, { conditions: ['prone'] }), creature('t', 6, 5))
    .ask(attack('a', 't', 'bow'))
    .gives({ unknown: ['creatures.a.attacks.bow.tags'] }),
  row(`${M}attack-invisible`, 0, 'unseen in melee')
    .on(hero('a', 4, 5, { conditions: ['invisible'] }), creature('t', 5, 5))
    .ask(blow({ bonus: 5, ...of15(2) }))
    .gives({ bonus: 7, ac: 13 }),
  row(`${M}attack-invisible`, 'extra', 'a ranged attack by an invisible attacker')
    .on(archer('a', 1, 5, { conditions: ['invisible'] }), creature('t', 6, 5))
    .ask(arrow({ bonus: 5, ...of15(2) }))
    .gives({ bonus: 7, ac: 13 }),
  row(`${M}gm-judges`, 0, 'from a table at one who is down')
    .on(hero('a', 4, 5, { elevation: 1 }), creature('t', 5, 5, { conditions: ['prone'] }))
    .ask(blow())
    .uncited(
      'the engine sums both modifiers, each with its own rule; the game master judges the rest',
    )
    .gives({ total: { attack: 1, ac: -4 } }, (a) =>
      expect(
        (a['total'] as { attack: number; ac: number }).attack -
          (a['total'] as { attack: number; ac: number }).ac,
      ).toBe(5),
    ),
]);
