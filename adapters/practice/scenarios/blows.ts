/** Lessons on ways to attack: two weapons, a charge, an unseen attacker. */
import { ADA, BRUNO, CLEO, DAGGER, SWORD, goblin, orc, withSheet, under } from './cast.ts';
import { askAttack, askFullAttack, askMove, dragAlong } from './questions.ts';
import { ruling, type LessonBoard } from './scenario.ts';

export const blowScenarios: readonly LessonBoard[] = [
  {
    id: 'two-weapons',
    family: 'attacks',
    ground: 'parchment',
    select: 'ada',
    targets: ['orc'],
    board: `
      ############
      #..........#
      #....A.....#
      #.....o....#
      #....B.C...#
      #..........#
      ############`,
    legend: {
      A: { ...withSheet(ADA, 16, 13, 3), attacks: [SWORD, { ...DAGGER, offHand: true }] },
      B: {
        ...withSheet(BRUNO, 16, 13, 3),
        attacks: [SWORD, { ...SWORD, id: 'second-longsword', offHand: true }],
      },
      C: {
        ...withSheet(CLEO, 16, 13, 3),
        attacks: [SWORD, { ...DAGGER, offHand: true }],
        traits: ['two-weapon-fighting-feat'],
      },
      o: orc(),
    },
    expect: [
      ruling('sigil.weapon.two-weapon-fighting')
        .en('Ada: +2 with the sword, −2 with the dagger.')
        .it('Ada: +2 con la spada, −2 con il pugnale.')
        .ask(askFullAttack('ada', 'full-round', 'longsword', 'dagger'))
        .gives({
          legal: true,
          attacks: [
            { with: 'longsword', bonus: 2, hand: 'primary' },
            { with: 'dagger', bonus: -2, hand: 'off' },
          ],
        }),
      ruling('sigil.weapon.two-weapon-fighting')
        .en('Bruno: +0 and −4, because his second weapon is not light.')
        .it('Bruno: +0 e −4, perché la seconda arma non è leggera.')
        .ask(askFullAttack('bruno', 'full-round', 'longsword', 'second-longsword'))
        .gives({ attacks: [{ bonus: 0 }, { bonus: -4 }] }),
      ruling('sigil.weapon.two-weapon-fighting')
        .en('Cleo, with the feat: +4 and +4.')
        .it('Cleo, con il talento: +4 e +4.')
        .ask(askFullAttack('cleo', 'full-round', 'longsword', 'dagger'))
        .gives({ attacks: [{ bonus: 4 }, { bonus: 4 }] }),
      ruling('sigil.attack.attack-is-standard-action')
        .en('As a standard action Ada attacks once, at +6.')
        .it('Con un’azione standard Ada attacca una volta sola, a +6.')
        .ask(askFullAttack('ada', 'standard', 'longsword', 'dagger'))
        .gives({ attacks: [{ with: 'longsword', bonus: 6 }] }),
    ],
  },
  {
    id: 'charge-blow',
    family: 'attacks',
    ground: 'forest',
    select: 'bruno',
    targets: ['orc'],
    mode: 'charge',
    board: `
      #.............
      ..............
      ..............
      .B.....oA.....
      ..............
      ....g.........
      .............#`,
    legend: { A: ADA, B: BRUNO, o: orc(), g: goblin() },
    expect: [
      ruling('sigil.special-attack.charge-path')
        .en('The lane is free, and nobody gets an attack on the way.')
        .it('La linea è libera, e per via nessuno ha un attacco.')
        .ask(askMove('bruno', 'charge', '1,3 2,3 3,3 4,3 5,3 6,3'))
        .gives({ legal: true, cost: 5, opportunities: [] }),
      ruling(
        'srd35.modifier.attack-flanking',
        'sigil.special-attack.charge-attack',
        'sigil.flanking.bonus',
      )
        .en('Bruno attacks at +4: +2 for the charge, +2 for Ada. His own AC falls by 2.')
        .it('Bruno attacca a +4: +2 per la carica, +2 per Ada. La sua CA scende di 2.')
        .with({ after: { bruno: [6, 3] } })
        .ask(askAttack('bruno', 'orc', 'longsword', { action: 'charge' }))
        .gives({ total: { attack: 4 }, own: [{ on: 'ac', value: -2 }] }),
      ruling('sigil.special-attack.charge-path')
        .en('Right next to it, he is too close to charge.')
        .it('Già accanto, è troppo vicino per caricare.')
        .with({ after: { bruno: [6, 2] } })
        .ask(askMove('bruno', 'charge', '6,2 6,3'))
        .gives({ legal: false, violations: [{ code: 'too-short' }, { code: 'not-nearest' }] }),
    ],
  },
  {
    id: 'unseen',
    family: 'light',
    ground: 'stone',
    select: 'ada',
    targets: ['orc'],
    board: `
      ############
      #..........#
      #...A......#
      #...o......#
      #..........#
      #......Bg..#
      #..........#
      ############`,
    legend: { A: ADA, B: under(BRUNO, 'invisible'), o: under(orc(), 'invisible'), g: goblin() },
    expect: [
      ruling('srd35.modifier.attack-invisible', 'sigil.condition.invisible-attack')
        .en('Bruno attacks the goblin at +2, and it loses its Dexterity bonus.')
        .it('Bruno attacca il goblin a +2, e quello perde il bonus di Destrezza.')
        .ask(askAttack('bruno', 'goblin', 'longsword'))
        .gives({
          possible: true,
          total: { attack: 2 },
          deniesDexterity: [{ why: 'invisible-attacker' }],
        }),
      ruling('srd35.concealment.total-attack-square', 'sigil.concealment.total-no-targeting')
        .en('Ada cannot aim at the orc itself.')
        .it('Ada non può mirare all’orco.')
        .ask(askAttack('ada', 'orc', 'longsword'))
        .gives({ possible: false, why: ['total-concealment'] }),
      ruling('srd35.concealment.total-miss-50', 'sigil.concealment.total-miss-chance')
        .en('She can attack its square, and misses half the time.')
        .it('Può attaccare il suo quadretto, e manca una volta su due.')
        .ask(askAttack('ada', 'orc', 'longsword', { at: [4, 3] }))
        .gives({ possible: true, missChance: 50 }),
      ruling(
        'srd35.opportunity.none-against-total-concealment',
        'sigil.opportunity.blocked-by-total-concealment',
      )
        .en('The orc walks away: she gets no attack.')
        .it('L’orco se ne va: lei non ha attacchi.')
        .ask(askMove('orc', 'move', '4,3 4,4 4,5'))
        .gives({
          legal: true,
          opportunities: [],
          barred: [{ by: 'ada', why: 'total-concealment' }],
        }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .en('Ada walks away: the orc gets an attack.')
        .it('Ada se ne va: l’orco ha un attacco.')
        .with({ done: dragAlong('ada', '4,2 4,1 5,1', { mode: 'move' }) })
        .ask(askMove('ada', 'move', '4,2 4,1'))
        .gives({ legal: true, opportunities: [{ by: 'orc' }] }),
      ruling('sigil.movement.withdraw-invisible-enemy')
        .en('Withdrawing doesn’t help against an enemy you can’t see.')
        .it('Contro un avversario che non vedi la ritirata non serve.')
        .with({ under: ['sigil'] })
        .ask(askMove('ada', 'withdraw', '4,2 4,1'))
        .gives({ legal: true, opportunities: [{ by: 'orc' }] }),
    ],
  },
];
