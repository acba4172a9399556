/** Lessons on lines of effect: cover from walls and creatures. */
import { cells } from '../ascii.ts';
import { ADA, CLEO, goblin } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const RANGED = { ask: 'cover', from: 'cleo', to: 'goblin', attack: 'ranged' };

export const coverScenarios: readonly Scenario[] = [
  {
    id: 'wall-end',
    family: 'cover',
    title: { en: 'Cover from a wall', it: 'Copertura da un muro' },
    lesson: {
      en:
        'When you shoot, you pick the best corner of your square. If one line from it to ' +
        'a corner of the target’s square is blocked, the target has cover: +4 AC. If all ' +
        'are blocked, you can’t attack it.',
      it:
        'Quando tiri scegli l’angolo migliore del tuo quadretto. Se una linea da lì a un ' +
        'angolo del bersaglio è bloccata, il bersaglio ha copertura: +4 alla CA. Se lo ' +
        'sono tutte, non puoi attaccarlo.',
    },
    attempt: {
      en:
        'The goblin is targeted: see which lines the wall stops. Move Cleo up one ' +
        'square: no more cover. Move her down to the lower wall: total cover, no attack.',
      it:
        'Il goblin è il bersaglio: guarda quali linee ferma il muro. Sposta Cleo di un ' +
        'quadretto in su: niente più copertura. Spostala in basso dietro il muro: ' +
        'copertura totale, niente attacco.',
    },
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
        .says(
          'Over the end of the wall the goblin has cover: +4 to AC.',
          'Oltre la fine del muro il goblin ha copertura: +4 alla CA.',
        )
        .ask(RANGED)
        .gives({ degree: 'cover', ac: 4, reflex: 2 }),
      ruling('srd35.cover.ranged-corner-procedure')
        .says('From one square higher it has none.', 'Da un quadretto più in su non ne ha.')
        .with({ after: { cleo: [1, 0] } })
        .ask(RANGED)
        .gives({ degree: 'none', ac: 0, reflex: 0 }),
      ruling('srd35.cover.total-definition')
        .says(
          'From behind the wall it cannot be attacked.',
          'Da dietro il muro non si può attaccare.',
        )
        .with({ after: { cleo: [1, 5] } })
        .ask(RANGED)
        .gives({ degree: 'total' }),
    ],
  },
  {
    id: 'soft-cover',
    family: 'cover',
    title: { en: 'Soft cover', it: 'Copertura leggera' },
    lesson: {
      en:
        'A creature in the line of fire gives +4 to AC against ranged attacks, friend or ' +
        'enemy alike. It doesn’t help Reflex saves.',
      it:
        'Una creatura sulla linea di tiro dà +4 alla CA contro gli attacchi a ' +
        'distanza, amica o nemica che sia. Ai Riflessi non serve.',
    },
    attempt: {
      en: 'Cleo shoots past Ada: soft cover. Drag Cleo two squares up: the line is free again.',
      it:
        'Cleo tira oltre Ada: copertura leggera. Spostala di due quadretti in su: la ' +
        'linea è di nuovo libera.',
    },
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
        .says(
          'Past Ada: soft cover, +4 to AC and nothing to Reflex saves.',
          'Oltre Ada: copertura leggera, +4 alla CA e niente ai Riflessi.',
        )
        .ask(RANGED)
        .gives({ degree: 'soft', ac: 4, reflex: 0 }),
      ruling('srd35.cover.ranged-corner-procedure')
        .says('From two squares up the line is free.', 'Da due quadretti più su la linea è libera.')
        .with({ after: { cleo: [1, 2] } })
        .ask(RANGED)
        .gives({ degree: 'none', ac: 0 }),
    ],
  },
  {
    id: 'pillar',
    family: 'cover',
    title: { en: 'Round a pillar', it: 'Attorno al pilastro' },
    lesson: {
      en:
        'Two fighters at the corner of a pillar. The 3.5 SRD gives cover if one line ' +
        'between the squares is stopped; Sigil only if all of them are.',
      it:
        'Due avversari all’angolo di un pilastro. Per la SRD 3.5 basta una linea fermata ' +
        'fra i due quadretti; per Sigil devono esserlo tutte.',
    },
    attempt: {
      en:
        'Change the rules in the dock (“D&D 3.5 SRD” → “Sigil”) and watch the same ' +
        'attack: +4 AC, then nothing. Where there is cover there is no attack of ' +
        'opportunity either.',
      it:
        'Cambia regole nella barra («D&D 3.5 SRD» → «Sigil») e guarda lo stesso attacco: ' +
        '+4 alla CA, poi niente. Dove c’è copertura non c’è nemmeno l’attacco di ' +
        'opportunità.',
    },
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
        .says(
          'One line is stopped: the goblin has cover.',
          'Una linea è fermata: il goblin ha copertura.',
        )
        .with({ under: ['srd35'] })
        .ask({ ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'cover', ac: 4 }),
      ruling('sigil.cover.adjacent-all-lines')
        .says(
          'Not all lines are stopped: no cover.',
          'Non tutte le linee sono fermate: nessuna copertura.',
        )
        .with({ under: ['sigil'] })
        .ask({ ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.opportunity.none-against-cover')
        .says(
          'The goblin walks away: Ada gets no attack, it has cover.',
          'Il goblin se ne va: Ada non ha attacchi, lui ha copertura.',
        )
        .with({
          under: ['srd35'],
          done: { kind: 'drag', of: 'goblin', mode: 'move', path: cells('6,4 7,5 8,5') },
        })
        .ask({ ask: 'move', of: 'goblin', mode: 'move', path: cells('6,4 7,5') })
        .gives({ legal: true, opportunities: [] }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .says(
          'The goblin walks away: Ada gets an attack.',
          'Il goblin se ne va: Ada ha un attacco.',
        )
        .with({
          under: ['sigil'],
          done: { kind: 'drag', of: 'goblin', mode: 'move', path: cells('6,4 7,5 8,5') },
        })
        .ask({ ask: 'move', of: 'goblin', mode: 'move', path: cells('6,4 7,5') })
        .gives({ legal: true, opportunities: [{ by: 'ada', leaving: [6, 4], step: 0 }] }),
    ],
  },
];
