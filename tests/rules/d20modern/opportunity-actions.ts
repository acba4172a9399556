/**
 * d20 Modern: opportunities provoked by actions, how they are resolved, and the effects of
 * charging, running and cover on an attack.
 */
import {
  cells,
  archer,
  cases,
  cell,
  cover,
  creature,
  degrees,
  fill,
  hero,
  lowBlock,
  turn,
  wall,
  type At,
  type AttackInput,
} from '../cases.ts';
import { row } from '../rows.ts';
import { attack, fullAttack, bonuses, owed, roll } from '../asks/attacks.ts';
import { grapple, special } from '../asks/specials.ts';
import { blast } from '../asks/ordnance.ts';
import { act, provokes, turnOf } from '../asks/turns.ts';
import { lacks } from '../checks.ts';

const O = 'd20modern.opportunity.';
const PISTOL: AttackInput = { id: 'pistol', kind: 'ranged', rangeIncrement: 8, tags: ['firearm'] };
const bare = hero('a', 1, 0, { attacks: 'fist' });
const shooter = (x: number) => hero('a', x, 0, { attacks: [PISTOL] });
const target = creature('t', 6, 0);
const AWAY = (conditions: string[] = []) => [
  creature('b', 0, 0),
  hero('a', 1, 0, { conditions }),
  turn({ round: 2, active: 'a', order: ['a', 'b'] }),
];

export default cases('d20modern', [
  row(`${O}distracting-action`, 0, 'shooting beside an armed foe')
    .on(archer('a', 1, 0), creature('b', 0, 0), target)
    .ask(act('a', 'ranged-attack', { target: 't' }))
    .gives(owed('b')),
  row(`${O}distracting-action`, 1, 'with a square between')
    .on(archer('a', 2, 0), creature('b', 0, 0), target)
    .ask(act('a', 'ranged-attack', { target: 't' }))
    .gives(owed()),
  row(`${O}firearm-threatened`, 0, 'a pistol beside an armed foe')
    .on(shooter(1), creature('b', 0, 0), target)
    .ask(attack('a', 't', 'pistol'))
    .gives(owed('b')),
  row(`${O}firearm-threatened`, 'extra', 'as an action')
    .on(shooter(1), creature('b', 0, 0), target)
    .ask(act('a', 'ranged-attack', { target: 't', with: 'pistol' }))
    .gives(owed('b')),
  row(`${O}stand-up`, 0, 'standing up between two')
    .on(hero('a', 1, 0, { conditions: ['prone'] }), creature('b', 0, 0), creature('c', 2, 0))
    .ask(act('a', 'stand-up'))
    .gives(provokes('move', 'b', 'c')),
  row(`${O}unarmed-attack-only-target`, 0, 'a punch at one of two armed foes')
    .on(bare, creature('b', 0, 0), creature('c', 2, 0))
    .ask(attack('a', 'b', 'fist'))
    .gives(owed('b')),
  row(`${O}unarmed-attack-only-target`, 1, 'a punch at empty hands')
    .on(bare, creature('b', 0, 0, { attacks: 'fist' }))
    .ask(attack('a', 'b', 'fist'))
    .gives(owed()),
  row(`${O}by-target-only`, 0, 'disarming one of two')
    .on(hero('a', 1, 0), creature('b', 0, 0), creature('c', 2, 0))
    .ask(special('disarm', 'a', 'b'))
    .gives(owed('b')),
  row(`${O}by-target-only`, 1, 'into the space of the one to be pushed')
    .on(hero('a', 1, 0), creature('b', 2, 0), creature('c', 0, 1))
    .ask(special('bull-rush', 'a', 'b'))
    .uncited('whoever threatens strikes at the movement, so the movement’s rule is cited')
    .gives(owed('b', 'c')),
  row(`${O}by-target-only`, 2, 'into the space of the one it grapples')
    .on(
      hero('a', 1, 0, { conditions: ['grappling'], grapples: ['b'] }),
      creature('b', 2, 0, { conditions: ['grappling'], grapples: ['a'] }),
      creature('c', 0, 1),
    )
    .ask(grapple('a', 'grapple-enter-space', {}))
    .uncited('whoever threatens strikes at the movement, so the movement’s rule is cited')
    .gives(owed('c')),
  row(`${O}armed-unarmed`, 0, 'a bare-handed man punches a lion')
    .on(bare, creature('b', 0, 0, { size: 'medium', attacks: 'natural' }))
    .ask(attack('a', 'b', 'fist'))
    .uncited('the answer cites why the unarmed blow provokes; that claws are arms is only supposed')
    .gives(owed('b')),
  row(`${O}armed-unarmed`, 'extra', 'with Combat Martial Arts')
    .on(hero('a', 1, 0, { attacks: 'fist', traits: ['combat-martial-arts'] }), creature('b', 0, 0))
    .ask(attack('a', 'b', 'fist'))
    .uncited('a control: trained hands are armed, and nothing provokes')
    .gives(owed()),
  row(`${O}full-bonus`, 0, 'base attack +6/+1, after both attacks')
    .on(creature('b', 0, 0, { bab: 6 }), hero('a', 1, 0))
    .ask(attack('b', 'a', 'sword', { action: 'opportunity', bonus: 6 }))
    .uncited('the bonus is the one of the sheet: the verdict has nothing to add')
    .gives({ bonus: 6 }),
  // Total defense first, then a move away from `b` in the same turn: the attack that the move
  // provokes meets total defense.
  row(`${O}total-defense-covers`, 0, 'total defence and then a move away: the move provokes')
    .on(AWAY())
    .ask(turnOf('a', 'total-defence', ['move', { path: cells('1,0 2,0') }]))
    .uncited('the turn says what provokes; what the blow meets is the next row')
    .gives({
      legal: true,
      steps: [
        { legal: true, opportunities: [] },
        { legal: true, opportunities: [{ by: 'b' }] },
      ],
    }),
  row(`${O}total-defense-covers`, 0, 'Defense 15, and the blow meets 19')
    .on(AWAY(['total-defence']))
    .ask(attack('b', 'a', 'sword', { action: 'opportunity', parts: [{ type: 'class', value: 5 }] }))
    .gives({ ac: 19 }),
  row(
    `${O}total-defense-covers`,
    'extra',
    'a move without total defense: the attack of opportunity is against 15',
  )
    .on(AWAY())
    .ask(attack('b', 'a', 'sword', { action: 'opportunity', parts: [{ type: 'class', value: 5 }] }))
    .uncited('a control: nothing was declared')
    .gives({ ac: 15 }),

  row('d20modern.movement.run-provokes', 0, 'a run that begins beside an armed foe')
    .on(hero('a', 1, 0), creature('b', 0, 0))
    .ask(act('a', 'run', { path: cells('1,0 2,0 3,0') }))
    .gives(provokes('full-round', 'b')),
  row('d20modern.movement.run-defense', 0, 'running, in melee')
    .on(creature('b', 0, 0), hero('a', 1, 0, { conditions: ['running'], abilities: { dex: 14 } }))
    .ask(
      attack('b', 'a', 'sword', {
        parts: [
          { type: 'dexterity', value: 2 },
          { type: 'class', value: 4 },
        ],
      }),
    )
    .gives({ ac: 14 }),
  row('d20modern.movement.run-defense', 0, 'a ranged attack on a running creature')
    .on(
      creature('b', 6, 0, { attacks: 'bow' }),
      hero('a', 1, 0, { conditions: ['running'], abilities: { dex: 14 } }),
    )
    .ask(
      attack('b', 'a', 'bow', {
        parts: [
          { type: 'dexterity', value: 2 },
          { type: 'class', value: 4 },
        ],
      }),
    )
    .gives({ ac: 16 }),
  ...(
    [
      [3, true],
      [4, false],
    ] as const
  ).map(([squares, legal]) =>
    row('d20modern.movement.climb-accelerated', 0, `${squares} squares of a cliff`)
      .on(
        hero('a', 0, 0),
        fill(1, 0, 4, 0, (x, y) => cell(x, y, { surface: 'wall' })),
      )
      .ask(
        act('a', 'climb-accelerated', {
          path: Array.from({ length: squares + 1 }, (_, i): At => [i, 0]),
        }),
      )
      .gives({ legal }),
  ),

  row('d20modern.charge.modifiers', 0, 'the attack bonus of a charging creature')
    .on(hero('a', 0, 0), creature('t', 1, 0))
    .ask(attack('a', 't', 'sword', { action: 'charge', bonus: 5 }))
    .gives({ bonus: 7 }),
  row('d20modern.charge.modifiers', 0, 'the Defense of a charging creature until its next turn')
    .on(hero('a', 0, 0), creature('t', 1, 0, { conditions: ['charging'] }))
    .ask(attack('a', 't', 'sword', { parts: [{ type: 'class', value: 4 }] }))
    .gives({ ac: 12 }),
  row('d20modern.charge.single-attack', 0, 'base attack +6/+1: one attack')
    .on(hero('a', 0, 0, { bab: 6, abilities: { str: 10 } }))
    .ask(fullAttack('a', { action: 'standard', primary: 'sword' }))
    .uncited('the plan asks for one attack, so nothing of the charge limits it')
    .gives(bonuses(6)),
  row('d20modern.charge.single-attack', 0, 'at +8')
    .on(hero('a', 0, 0), creature('t', 1, 0))
    .ask(attack('a', 't', 'sword', { action: 'charge', bonus: 6 }))
    .uncited('the answer cites the charge’s modifiers; the blow is one in any case')
    .gives({ bonus: 8 }),
  row('d20modern.charge.bull-rush-instead', 0, 'Strength +3, charging')
    .on(hero('a', 0, 0, { abilities: { str: 16 } }), creature('b', 3, 0))
    .ask(special('bull-rush', 'a', 'b', { charging: true }))
    .uncited('the answer cites the check, in which the charge’s +2 is a modifier')
    .gives({ attacker: { modifier: 5 } }),

  row('d20modern.concealment.miss-chance', 0, 'a hit, a chance of 20 %, and 21')
    .on(hero('a', 0, 0))
    .ask(roll(15, 5, 15, { missChance: 20, missDie: 21 }))
    .gives({ outcome: 'hit' }),
  ...(
    [
      ['degree-one-quarter', 10],
      ['degree-one-half', 20],
      ['degree-three-quarters', 30],
      ['degree-nine-tenths', 40],
    ] as const
  ).flatMap(([rule, missChance]) => [
    row(`d20modern.concealment.${rule}`, 0, `a hit, and ${missChance}`)
      .on(hero('a', 0, 0))
      .ask(roll(15, 5, 15, { missChance, missDie: missChance }))
      .gives({ outcome: 'miss' }),
    row(`d20modern.concealment.${rule}`, 1, `a hit, and ${missChance + 1}`)
      .on(hero('a', 0, 0))
      .ask(roll(15, 5, 15, { missChance, missDie: missChance + 1 }))
      .gives({ outcome: 'hit' }),
  ]),
  row('d20modern.concealment.degree-total', 0, 'the wrong square')
    .on(hero('a', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0))
    .ask({
      ask: 'attack-roll',
      from: 'a',
      to: 't',
      with: 'sword',
      at: [1, 1],
      die: 19,
      bonus: 5,
      ac: 15,
      missDie: 99,
    })
    .gives({ outcome: 'miss' }),
  row('d20modern.concealment.degree-total', 1, 'the right one, and 50')
    .on(hero('a', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0))
    .ask({
      ask: 'attack-roll',
      from: 'a',
      to: 't',
      with: 'sword',
      at: [1, 0],
      die: 19,
      bonus: 5,
      ac: 15,
      missDie: 50,
    })
    .gives({ outcome: 'miss' }),
  row(
    'd20modern.cover.strike-the-cover',
    0,
    'a 17 against Defense 15 behind a creature of Defense 14',
  )
    .on(hero('a', 0, 0))
    .ask(roll(12, 5, 19, { cover: 4, coverer: { ac: 14 }, damageDealt: 6 }))
    .gives({ outcome: 'miss', coverStruck: { damage: 6 } }),
  row('d20modern.cover.strike-the-cover', 1, 'a 14')
    .on(hero('a', 0, 0))
    .ask(roll(9, 5, 19, { cover: 4, coverer: { ac: 14 } }))
    .gives({ outcome: 'miss' }, lacks('coverStruck')),
  row('d20modern.cover.strike-the-cover', 'extra', 'a thing as cover')
    .on(hero('a', 0, 0))
    .ask(roll(12, 5, 19, { cover: 4 }))
    .gives({ outcome: 'miss', coverStruck: {} }),
  row(
    'd20modern.cover.strike-the-cover',
    'extra',
    'a 17 against a creature of Defense 17: not above it',
  )
    .on(hero('a', 0, 0))
    .ask(roll(12, 5, 19, { cover: 4, coverer: { ac: 17 } }))
    .gives({ outcome: 'miss' }, lacks('coverStruck')),
  row('d20modern.cover.cover-dodges', 0, 'Defense 18, of which Dexterity +3')
    .on(hero('a', 0, 0))
    .ask(roll(12, 5, 19, { cover: 4, coverer: { ac: 18, nimble: 3 } }))
    .gives({ outcome: 'hit', coverDodged: true }, lacks('coverStruck')),
  row('d20modern.cover.cover-dodges', 1, 'it waives its Dexterity')
    .on(hero('a', 0, 0))
    .ask(roll(12, 5, 19, { cover: 4, coverer: { ac: 15 } }))
    .uncited('a control: without its Dexterity the coverer dodges nothing')
    .gives({ outcome: 'miss', coverStruck: {} }),
  row(
    'd20modern.cover.overlap',
    0,
    'kneeling behind a wall of 90 cm, which the game master calls a half',
  )
    .on(
      archer('a', 0, 0),
      creature('t', 4, 0, { conditions: ['kneeling'] }),
      lowBlock(3, 0),
      degrees({ from: 'a', to: 't', degree: 'half' }),
    )
    .ask(cover('a', 't', 'ranged'))
    .uncited('the game master sets the degree: the engine overlaps nothing')
    .gives({ degree: 'half', ac: 4, by: 'gm' }),
  row('d20modern.cover.reflex', 0, 'a grenade beyond a wall with a gap')
    .on(creature('b', 3, 0), wall(2, -1, 2, 0.5))
    .ask(blast([0, 0], 4))
    .gives({ creatures: [{ id: 'b', reflex: 4 }] }),
  row('d20modern.cover.reflex', 1, 'behind it')
    .on(creature('b', 3, 0), wall(2, -1, 2, 2))
    .ask(blast([6, 0], 4))
    .gives({ creatures: [{ id: 'b', reflex: 0 }] }),
]);
