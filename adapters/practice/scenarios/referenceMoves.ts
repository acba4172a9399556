/**
 * Lessons on the 1e Reference Document, where it differs from the 3.5 SRD: movement, charges,
 * opportunities.
 */
import { cells } from '../ascii.ts';
import { ADA, BRUNO, CLEO, DORA, goblin, ogre, orc, withSheet, under } from './cast.ts';
import { REFERENCE, toughOrc } from './referenceCast.ts';
import { ruling, type Scenario } from './scenario.ts';

export const referenceMoves: readonly Scenario[] = [
  {
    id: 'reference-step',
    family: 'reference',
    teaches: REFERENCE,
    title: { en: 'No step into rubble', it: 'Niente passo nel pietrisco' },
    lesson: {
      en:
        'A 5-foot step is only for open ground: where difficult terrain or darkness ' +
        'hampers movement there is none. In 3.5 one square of rubble is still a step.',
      it:
        'Il passo da 1,5 metri si fa solo dove ci si muove liberamente: non nel terreno ' +
        'difficile e non al buio. In 3.5 un quadretto di pietrisco è ancora un passo.',
    },
    attempt: {
      en:
        'Choose “5-foot step” and drag Ada up into the rubble: the square turns red. Then ' +
        'step to the left, and last of all move into the rubble.',
      it:
        'Scegli il «passo da 1,5 metri» e trascina Ada in su, nel pietrisco: il quadretto ' +
        'diventa rosso. Poi fai il passo a sinistra, e alla fine muoviti nel pietrisco.',
    },
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
        .says('A 5-foot step into the rubble: no.', 'Un passo da 1,5 metri nel pietrisco: no.')
        .ask({ ask: 'move', of: 'ada', mode: 'step', path: cells('5,4 5,3') })
        .gives({ legal: false }),
      ruling('pf1.movement.step-not-hampered', 'srd35.opportunity.step-into-reach-exempt')
        .says(
          'A step onto open floor: legal, and nobody attacks.',
          'Un passo sul pavimento libero: si può, e nessuno attacca.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'step', path: cells('5,4 4,4') })
        .gives({ legal: true, opportunities: [] }),
      ruling('srd35.terrain.difficult-doubles')
        .says(
          'Moving into the rubble costs two squares, and the goblin attacks.',
          'Muoversi nel pietrisco costa due quadretti, e il goblin ha un attacco.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('5,4 5,3') })
        .gives({ legal: true, cost: 2, opportunities: [{ by: 'goblin', leaving: [5, 4] }] }),
    ],
  },
  {
    id: 'reference-tumbling',
    family: 'reference',
    teaches: REFERENCE,
    title: { en: 'Tumbling past three enemies', it: 'Acrobazia oltre tre nemici' },
    lesson: {
      en:
        'Acrobatics against each enemy’s maneuver defense (CMD) spares you its attack. The ' +
        'DC rises by 2 for each enemy you have already passed. You move at half speed; at ' +
        'full speed every DC is 10 higher. In 3.5 the DC is always 15.',
      it:
        'Una prova di Acrobazia contro la DMC di ogni nemico ti evita il suo attacco. La ' +
        'CD sale di 2 per ogni nemico già superato. Ti muovi a velocità dimezzata; a ' +
        'velocità piena ogni CD è più alta di 10. In 3.5 la CD è sempre 15.',
    },
    attempt: {
      en:
        'Drag Ada to the right, between the orcs: three attacks. Then open “Actions”, ' +
        'choose “Acrobatics past enemies” and try each orc, with one and with two ' +
        'enemies passed before it.',
      it:
        'Trascina Ada a destra, fra gli orchi: tre attacchi. Poi apri «Azioni», scegli ' +
        '«Acrobazia tra i nemici» e prova con ogni orco, con uno e con due nemici già ' +
        'superati.',
    },
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
        .says(
          'On foot, six squares: each of the three orcs attacks.',
          'A piedi, sei quadretti: ognuno dei tre orchi ha un attacco.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('2,4 3,4 4,4 5,4 6,4 7,4 8,4') })
        .gives({
          legal: true,
          cost: 6,
          opportunities: [{ by: 'orc-1' }, { by: 'orc-2' }, { by: 'orc-3' }],
        }),
      ruling('pf1.movement.acrobatics-dc', 'pf1.movement.acrobatics-half')
        .says(
          'With Acrobatics at half speed, a double move: DC 18, 20 and 22.',
          'Con Acrobazia a velocità dimezzata, un doppio movimento: CD 18, 20 e 22.',
        )
        .with({ done: { kind: 'steps', of: 'ada', topic: 'tumble', rolled: false } })
        .ask({
          ask: 'move',
          of: 'ada',
          mode: 'double-move',
          acrobatics: true,
          path: cells('2,4 3,4 4,4 5,4 6,4 7,4 8,4'),
        })
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
        .says(
          'The same at full speed, in one move: DC 28, 30 and 32.',
          'Lo stesso a velocità piena, in un solo movimento: CD 28, 30 e 32.',
        )
        .with({
          done: {
            kind: 'steps',
            of: 'ada',
            topic: 'tumble',
            rolled: false,
            chosen: { hurried: 'yes' },
          },
        })
        .ask({
          ask: 'move',
          of: 'ada',
          mode: 'move',
          acrobatics: 'hurried',
          path: cells('2,4 3,4 4,4 5,4 6,4 7,4 8,4'),
        })
        .gives({
          legal: true,
          cost: 6,
          acrobatics: { passed: [{ dc: 28 }, { dc: 30 }, { dc: 32 }] },
        }),
    ],
  },
  {
    id: 'reference-sleeper',
    family: 'reference',
    teaches: REFERENCE,
    title: { en: 'Charging past a sleeper', it: 'Carica oltre un nemico che dorme' },
    lesson: {
      en:
        'A charge needs a straight, free line: an ally or an able enemy bars it, a ' +
        'helpless creature does not. The square of a paralyzed creature costs two, and ' +
        'the charge goes on.',
      it:
        'La carica vuole una linea dritta e libera: un alleato o un nemico in grado di ' +
        'agire la impedisce, una creatura indifesa no. Il quadretto di una creatura ' +
        'paralizzata costa due, e la carica prosegue.',
    },
    attempt: {
      en:
        'Choose “charge” and drag Ada straight to goblin 1, over the sleeping orc. Then ' +
        'Dora to goblin 3, over the paralyzed orc, and Bruno to goblin 2: Cleo stands ' +
        'in his line.',
      it:
        'Scegli la «carica» e trascina Ada dritta fino a goblin 1, oltre l’orco che ' +
        'dorme. Poi Dora fino a goblin 3, oltre l’orco paralizzato, e Bruno fino a goblin ' +
        '2: Cleo è in mezzo.',
    },
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
        .says(
          'Ada charges past the sleeping orc: eight squares, legal.',
          'Ada carica oltre l’orco che dorme: otto quadretti, si può.',
        )
        .ask({
          ask: 'move',
          of: 'ada',
          mode: 'charge',
          path: cells('1,2 2,2 3,2 4,2 5,2 6,2 7,2 8,2 9,2'),
        })
        .gives({ legal: true, cost: 8, violations: [] }),
      ruling('pf1.charge.helpless', 'pf1.movement.through-paralyzed')
        .says(
          'Dora charges past the paralyzed orc: its square costs two, nine in all.',
          'Dora carica oltre l’orco paralizzato: il suo quadretto costa due, nove in tutto.',
        )
        .ask({
          ask: 'move',
          of: 'dora',
          mode: 'charge',
          path: cells('1,6 2,6 3,6 4,6 5,6 6,6 7,6 8,6 9,6'),
        })
        .gives({ legal: true, cost: 9, violations: [] }),
      ruling('pf1.charge.line')
        .says(
          'Cleo stands in Bruno’s line: no charge past an ally.',
          'Cleo è sulla linea di Bruno: non si carica oltre un alleato.',
        )
        .ask({
          ask: 'move',
          of: 'bruno',
          mode: 'charge',
          path: cells('1,4 2,4 3,4 4,4 5,4 6,4 7,4 8,4 9,4'),
        })
        .gives({ legal: false, violations: [{ code: 'through-ally', at: [5, 4] }] }),
    ],
  },
  {
    id: 'reference-corner',
    family: 'reference',
    teaches: REFERENCE,
    title: { en: 'The ogre round the corner', it: 'L’ogre dietro l’angolo' },
    lesson: {
      en:
        'A creature with more than 5 feet of natural reach finds cover as archers do, ' +
        'even next to its target: one clear corner is enough. For Ada’s sword every ' +
        'line past the pillar counts.',
      it:
        'Una creatura con portata naturale di oltre 1,5 metri trova la copertura come ' +
        'chi tira, anche accanto al bersaglio: basta un angolo libero. Per la spada di ' +
        'Ada conta ogni linea oltre il pilastro.',
    },
    attempt: {
      en:
        'With Ada selected point at the ogre: it has cover. Select the ogre and point at ' +
        'Ada: she has none. Then drag Ada two squares to the right: in 3.5 the pillar ' +
        'would stop the ogre’s attack.',
      it:
        'Con Ada selezionata punta l’ogre: ha copertura. Seleziona l’ogre e punta Ada: ' +
        'non ne ha. Poi trascina Ada di due quadretti a destra: in 3.5 il pilastro ' +
        'fermerebbe l’attacco dell’ogre.',
    },
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
        .says('From Ada the ogre has cover: +4.', 'Da Ada l’ogre ha copertura: +4.')
        .ask({ ask: 'cover', from: 'ada', to: 'ogre', attack: 'melee' })
        .gives({ degree: 'cover', ac: 4 }),
      ruling('pf1.cover.reach-attacker-adjacent')
        .says('From the ogre Ada has none.', 'Dall’ogre Ada non ne ha.')
        .ask({ ask: 'cover', from: 'ogre', to: 'ada', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.threat.natural-reach-threatens-inside')
        .says(
          'Ada leaves her square: the ogre attacks past the pillar.',
          'Ada lascia il suo quadretto: l’ogre attacca oltre il pilastro.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('6,5 7,5 8,5') })
        .gives({ legal: true, opportunities: [{ by: 'ogre', leaving: [6, 5] }] }),
    ],
  },
];
