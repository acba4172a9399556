/**
 * Lessons on the 1e Reference Document, where it differs from the 3.5 SRD: movement, charges,
 * opportunities.
 */
import { ADA, BRUNO, CLEO, DORA, goblin, ogre, orc, withSheet, under } from './cast.ts';
import { REFERENCE, toughOrc } from './referenceCast.ts';
import { askMove } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const referenceMoves = lessonsOf({ family: 'reference', teaches: REFERENCE }, [
  {
    id: 'reference-step',
    ground: 'stone',
    mode: 'step',
    select: 'ada',
    board: `
      ############
      #..........#
      #....^^....#
      #....^g....#
      #....A.....#
      #..........#
      #..........#
      #..........#
      ############`,
    legend: { A: ADA, g: goblin() },
    expect: [
      ruling('pf1.movement.step-not-hampered')
        .en('A 5-foot step into the rubble: no.')
        .it('Un passo da 1,5 metri nel pietrisco: no.')
        .ask(askMove('ada', 'step', '5,4 5,3'))
        .gives({ legal: false }),
      ruling('pf1.movement.step-not-hampered', 'srd35.opportunity.step-into-reach-exempt')
        .en('A step onto open floor: legal, and nobody attacks.')
        .it('Un passo sul pavimento libero: si può, e nessuno attacca.')
        .ask(askMove('ada', 'step', '5,4 4,4'))
        .gives({ legal: true, opportunities: [] }),
      ruling('srd35.terrain.difficult-doubles')
        .en('Moving into the rubble costs two squares, and the goblin attacks.')
        .it('Muoversi nel pietrisco costa due quadretti, e il goblin ha un attacco.')
        .ask(askMove('ada', 'move', '5,4 5,3'))
        .gives({ legal: true, cost: 2, opportunities: [{ by: 'goblin', leaving: [5, 4] }] }),
    ],
  },
  {
    id: 'reference-tumbling',
    ground: 'stone',
    select: 'ada',
    board: `
      ############
      #..........#
      #..........#
      #..o...q...#
      #.A........#
      #....p.....#
      #..........#
      #..........#
      ############`,
    legend: {
      A: { ...withSheet(ADA, 12, 18, 3), skills: { acrobatics: { bonus: 12 } } },
      o: toughOrc(1),
      p: toughOrc(2),
      q: toughOrc(3),
    },
    expect: [
      ruling('srd35.action.move-and-standard')
        .en('On foot, six squares: each of the three orcs attacks.')
        .it('A piedi, sei quadretti: ognuno dei tre orchi ha un attacco.')
        .ask(askMove('ada', 'move', '2,4 3,4 4,4 5,4 6,4 7,4 8,4'))
        .gives({
          legal: true,
          cost: 6,
          opportunities: [{ by: 'orc-1' }, { by: 'orc-2' }, { by: 'orc-3' }],
        }),
      ruling('pf1.movement.acrobatics-dc', 'pf1.movement.acrobatics-half')
        .en('With Acrobatics at half speed, a double move: DC 18, 20 and 22.')
        .it('Con Acrobazia a velocità dimezzata, un doppio movimento: CD 18, 20 e 22.')
        .with({ done: { kind: 'steps', of: 'ada', topic: 'tumble', rolled: false } })
        .ask(askMove('ada', 'double-move', '2,4 3,4 4,4 5,4 6,4 7,4 8,4', { acrobatics: true }))
        .gives({
          legal: true,
          cost: 12,
          acrobatics: {
            passed: [
              { by: 'orc-1', dc: 18, bonus: 12 },
              { by: 'orc-2', dc: 20 },
              { by: 'orc-3', dc: 22 },
            ],
          },
        }),
      ruling('pf1.movement.acrobatics-full')
        .en('The same at full speed, in one move: DC 28, 30 and 32.')
        .it('Lo stesso a velocità piena, in un solo movimento: CD 28, 30 e 32.')
        .with({
          done: {
            kind: 'steps',
            of: 'ada',
            topic: 'tumble',
            rolled: false,
            chosen: { hurried: 'yes' },
          },
        })
        .ask(askMove('ada', 'move', '2,4 3,4 4,4 5,4 6,4 7,4 8,4', { acrobatics: 'hurried' }))
        .gives({
          legal: true,
          cost: 6,
          acrobatics: { passed: [{ dc: 28 }, { dc: 30 }, { dc: 32 }] },
        }),
    ],
  },
  {
    id: 'reference-sleeper',
    ground: 'forest',
    mode: 'charge',
    select: 'ada',
    targets: ['goblin-1'],
    board: `
      #............#
      ..............
      .A...o....g...
      ..............
      .B...C....h...
      ..............
      .D...p....i...
      ..............
      #............#`,
    legend: {
      A: ADA,
      B: BRUNO,
      C: CLEO,
      D: DORA,
      o: under(orc(1), 'asleep'),
      p: under(orc(2), 'paralyzed'),
      g: goblin(1),
      h: goblin(2),
      i: goblin(3),
    },
    expect: [
      ruling('pf1.charge.helpless')
        .en('Ada charges past the sleeping orc: eight squares, legal.')
        .it('Ada carica oltre l’orco che dorme: otto quadretti, si può.')
        .ask(askMove('ada', 'charge', '1,2 2,2 3,2 4,2 5,2 6,2 7,2 8,2 9,2'))
        .gives({ legal: true, cost: 8, violations: [] }),
      ruling('pf1.charge.helpless', 'pf1.movement.through-paralyzed')
        .en('Dora charges past the paralyzed orc: its square costs two, nine in all.')
        .it('Dora carica oltre l’orco paralizzato: il suo quadretto costa due, nove in tutto.')
        .ask(askMove('dora', 'charge', '1,6 2,6 3,6 4,6 5,6 6,6 7,6 8,6 9,6'))
        .gives({ legal: true, cost: 9, violations: [] }),
      ruling('pf1.charge.line')
        .en('Cleo stands in Bruno’s line: no charge past an ally.')
        .it('Cleo è sulla linea di Bruno: non si carica oltre un alleato.')
        .ask(askMove('bruno', 'charge', '1,4 2,4 3,4 4,4 5,4 6,4 7,4 8,4 9,4'))
        .gives({ legal: false, violations: [{ code: 'through-ally', at: [5, 4] }] }),
    ],
  },
  {
    id: 'reference-corner',
    ground: 'parchment',
    select: 'ada',
    board: `
      ############
      #..........#
      #..........#
      #...oo.....#
      #...oo#....#
      #.....A....#
      #..........#
      #..........#
      ############`,
    legend: { A: ADA, o: ogre() },
    expect: [
      ruling('srd35.cover.melee-adjacent-any-line')
        .en('From Ada the ogre has cover: +4.')
        .it('Da Ada l’ogre ha copertura: +4.')
        .ask({ ask: 'cover', from: 'ada', to: 'ogre', attack: 'melee' })
        .gives({ degree: 'cover', ac: 4 }),
      ruling('pf1.cover.reach-attacker-adjacent')
        .en('From the ogre Ada has none.')
        .it('Dall’ogre Ada non ne ha.')
        .ask({ ask: 'cover', from: 'ogre', to: 'ada', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.threat.natural-reach-threatens-inside')
        .en('Ada leaves her square: the ogre attacks past the pillar.')
        .it('Ada lascia il suo quadretto: l’ogre attacca oltre il pilastro.')
        .ask(askMove('ada', 'move', '6,5 7,5 8,5'))
        .gives({ legal: true, opportunities: [{ by: 'ogre', leaving: [6, 5] }] }),
    ],
  },
]);
