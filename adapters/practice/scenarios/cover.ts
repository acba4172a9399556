/** Lessons on lines of effect: cover from walls and creatures. */
import { ADA, CLEO, goblin } from './cast.ts';
import { askMove, dragAlong } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const RANGED = { ask: 'cover', from: 'cleo', to: 'goblin', attack: 'ranged' };

export const coverScenarios = lessonsOf({ family: 'cover' }, [
  {
    id: 'wall-end',
    ground: 'stone',
    select: 'cleo',
    targets: ['goblin'],
    board: `
      +-+-+-+-+-+-+-+-+-+-+-+
      |. . . . . . . . . . .|
      + + + + + + + + + + + +
      |. C . . . . . . . . .|
      + + + + + + + + + + + +
      |. . . .|. . . . . . .|
      + + + + + + + + + + + +
      |. . . .|. . g . . . .|
      + + + + + + + + + + + +
      |. . . .|. . . . . . .|
      + + + + + + + + + + + +
      |. . . .|. . . . . . .|
      + + + + + + + + + + + +
      |. . . .|. . . . . . .|
      + + + + + + + + + + + +
      |. . . .|. . . . . . .|
      +-+-+-+-+-+-+-+-+-+-+-+`,
    legend: { C: CLEO, g: goblin() },
    expect: [
      ruling('srd35.cover.ranged-corner-procedure', 'srd35.cover.ranged-blocking-border')
        .en('Over the end of the wall the goblin has cover: +4 to AC.')
        .it('Oltre la fine del muro il goblin ha copertura: +4 alla CA.')
        .ask(RANGED)
        .gives({ degree: 'cover', ac: 4, reflex: 2 }),
      ruling('srd35.cover.ranged-corner-procedure')
        .en('From one square higher it has none.')
        .it('Da un quadretto più in su non ne ha.')
        .with({ after: { cleo: [1, 0] } })
        .ask(RANGED)
        .gives({ degree: 'none', ac: 0, reflex: 0 }),
      ruling('srd35.cover.total-definition')
        .en('From behind the wall it cannot be attacked.')
        .it('Da dietro il muro non si può attaccare.')
        .with({ after: { cleo: [1, 5] } })
        .ask(RANGED)
        .gives({ degree: 'total' }),
    ],
  },
  {
    id: 'soft-cover',
    ground: 'forest',
    select: 'cleo',
    targets: ['goblin'],
    board: `
      ##..........
      #...........
      ............
      ............
      .C.A..g.....
      ............
      ............
      ..........##
      .........###`,
    legend: { C: CLEO, A: ADA, g: goblin() },
    expect: [
      ruling(
        'srd35.cover.soft-ranged-only',
        'srd35.cover.ranged-creature-square',
        'srd35.cover.soft-no-reflex-no-hide',
      )
        .en('Past Ada: soft cover, +4 to AC and nothing to Reflex saves.')
        .it('Oltre Ada: copertura leggera, +4 alla CA e niente ai Riflessi.')
        .ask(RANGED)
        .gives({ degree: 'soft', ac: 4, reflex: 0 }),
      ruling('srd35.cover.ranged-corner-procedure')
        .en('From two squares up the line is free.')
        .it('Da due quadretti più su la linea è libera.')
        .with({ after: { cleo: [1, 2] } })
        .ask(RANGED)
        .gives({ degree: 'none', ac: 0 }),
    ],
  },
  {
    id: 'pillar',
    ground: 'stone',
    select: 'ada',
    targets: ['goblin'],
    board: `
      ############
      #..........#
      #..........#
      #....A#....#
      #.....g....#
      #..........#
      #..#....#..#
      #..........#
      ############`,
    legend: { A: ADA, g: goblin() },
    expect: [
      ruling('srd35.cover.melee-adjacent-any-line')
        .en('One line is stopped: the goblin has cover.')
        .it('Una linea è fermata: il goblin ha copertura.')
        .with({ under: ['srd35'] })
        .ask({ ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'cover', ac: 4 }),
      ruling('sigil.cover.adjacent-all-lines')
        .en('Not all lines are stopped: no cover.')
        .it('Non tutte le linee sono fermate: nessuna copertura.')
        .with({ under: ['sigil'] })
        .ask({ ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.opportunity.none-against-cover')
        .en('The goblin walks away: Ada gets no attack, it has cover.')
        .it('Il goblin se ne va: Ada non ha attacchi, lui ha copertura.')
        .with({ under: ['srd35'], done: dragAlong('goblin', '6,4 7,5 8,5', { mode: 'move' }) })
        .ask(askMove('goblin', 'move', '6,4 7,5'))
        .gives({ legal: true, opportunities: [] }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .en('The goblin walks away: Ada gets an attack.')
        .it('Il goblin se ne va: Ada ha un attacco.')
        .with({ under: ['sigil'], done: dragAlong('goblin', '6,4 7,5 8,5', { mode: 'move' }) })
        .ask(askMove('goblin', 'move', '6,4 7,5'))
        .gives({ legal: true, opportunities: [{ by: 'ada', leaving: [6, 4], step: 0 }] }),
    ],
  },
]);
