/** Lessons on objects: splash weapons, breaking, cover. */
import { cells } from '../ascii.ts';
import { ACID, ADA, CLEO, DORA, goblin, orc, withSheet } from './cast.ts';
import { askAct, askAttack } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const objectScenarios = lessonsOf({ family: 'objects' }, [
  {
    id: 'splash',
    ground: 'parchment',
    select: 'dora',
    targets: ['goblin-1'],
    board: `
      ############
      #..........#
      #..........#
      #..D..gA...#
      #....h.....#
      #..........#
      #..........#
      ############`,
    legend: {
      D: { ...withSheet(DORA, 10, 14), attacks: [ACID] },
      g: goblin(1),
      h: goblin(2),
      A: ADA,
    },
    expect: [
      ruling(
        'sigil.attack.range-increment-penalty',
        'sigil.attack.shooting-into-melee',
        'sigil.attack.touch-attack',
      )
        .en(
          'Three squares are past one increment: −2, and −4 for Ada’s melee. Only its touch AC counts.',
        )
        .it(
          'Tre quadretti superano un incremento: −2, e −4 per la mischia di Ada. Della ' +
            'sua CA conta solo quella da tocco.',
        )
        .ask(askAttack('dora', 'goblin-1', 'acid'))
        .gives({ total: { attack: -6 }, against: 'touch' }),
      ruling('sigil.weapon.splash-direct')
        .en('A hit: Goblin 1 takes it all, Ada and Goblin 2 are splashed.')
        .it('Colpito: Goblin 1 prende tutto, Ada e Goblin 2 gli spruzzi.')
        .ask({ ask: 'splash', target: 'goblin-1', hit: true })
        .gives({ direct: 'goblin-1', splashed: ['ada', 'goblin-2'], against: 'touch' }),
      ruling('sigil.weapon.splash-intersection')
        .en('At the corner between the goblins, AC 5: both are splashed, Ada is not.')
        .it('All’incrocio fra i goblin, CA 5: spruzzi a tutti e due, Ada no.')
        .ask({ ask: 'splash', at: [6, 4], hit: true })
        .gives({ direct: null, splashed: ['goblin-1', 'goblin-2'], against: 5 }),
      ruling('sigil.weapon.splash-miss')
        .en('A miss: it lands in one of the eight squares around the goblin.')
        .it('Mancato: cade in uno degli otto quadretti attorno al goblin.')
        .with({ under: ['sigil'] })
        .ask({ ask: 'splash', target: 'goblin-1', hit: false })
        .gives({ direct: null, lands: cells('6,2 7,2 7,3 7,4 6,4 5,4 5,3 5,2') }),
    ],
  },
  {
    id: 'breaking',
    ground: 'stone',
    select: 'cleo',
    targets: ['goblin'],
    board: `
      +-+-+-+-+-+-+-+-+-+-+-+
      |. . . . . . . . .|. .|
      + + + + + + + + + + + +
      |. . . . . . _ . .|. .|
      + + + + + + + + + + + +
      |. C . . . . _ g .|. .|
      + + + + + + + + + + + +
      |. . . . . . _ . .|. .|
      + + + + + + + + + + + +
      |. . . . . . . . AD . |
      + + + + + + + + + + + +
      |. . . . . . . o .|. .|
      + + + + + + + + + + + +
      |. . . . . . . . .|. .|
      +-+-+-+-+-+-+-+-+-+-+-+`,
    legend: {
      C: withSheet(CLEO, 12, 16, 3),
      A: withSheet(ADA, 16, 13, 3),
      g: withSheet(goblin(), 11, 13),
      o: orc(),
    },
    expect: [
      ruling('sigil.cover.destroying', 'sigil.cover.low-wall')
        .en(
          'Cleo’s 16 would hit AC 14, not 18: her 8 points go into the crate, hardness 5. It loses 3.',
        )
        .it(
          'Il 16 di Cleo colpirebbe CA 14, non 18: i suoi 8 danni vanno alla cassa, durezza 5. Ne perde 3.',
        )
        .with({ under: ['sigil'] })
        .ask({
          ask: 'attack-roll',
          from: 'cleo',
          to: 'goblin',
          with: 'shortbow',
          die: 10,
          bonus: 6,
          ac: 14,
          damageDealt: 8,
          hardness: 5,
        })
        .gives({ total: 16, outcome: 'miss', coverStruck: { damage: 3 } }),
      ruling('sigil.action.table-standard')
        .en('Ada attacks the door: the orc gets no attack.')
        .it('Ada colpisce la porta: l’orco non ha attacchi.')
        .ask(askAct('ada', 'sunder-unattended', { with: 'longsword' }))
        .gives({ legal: true, opportunities: [] }),
      ruling('sigil.special-attack.sunder-unattended')
        .en('The door is Large: AC 2. For a full round she hits it without a roll.')
        .it('La porta è Grande: CA 2. Per un round completo la colpisce senza tirare.')
        .ask({ ask: 'object-defence', size: 'large' })
        .gives({ ac: 2, fullRound: { melee: 'automatic' }, opportunities: [] }),
      ruling('sigil.object.hardness')
        .en('A hit for 11 against hardness 5: it loses 6 of its 15 points.')
        .it('Un colpo da 11 contro durezza 5: ne perde 6 su 15.')
        .ask({ ask: 'object-damage', damage: 11, hardness: 5, hp: 15, from: 'melee' })
        .gives({ lost: 6, left: 9, broken: false }),
      ruling('sigil.object.immunities')
        .en('An arrow’s 8 points become 4: no damage.')
        .it('Gli 8 danni di una freccia diventano 4: nessun danno.')
        .ask({ ask: 'object-damage', damage: 8, hardness: 5, hp: 15, from: 'ranged' })
        .gives({ lost: 0, left: 15 }),
      ruling('sigil.special-attack.break-object')
        .en('By strength alone: a total of 18 against DC 18 breaks it.')
        .it('Di sola Forza: un 18 contro CD 18 la sfonda.')
        .ask({ ask: 'object-break', of: 'ada', dc: 18, die: 15 })
        .gives({ dc: 18, modifier: 3, breaks: true }),
    ],
  },
]);
