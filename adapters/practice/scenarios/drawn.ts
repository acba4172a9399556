/** Lessons on maps that somebody drew by hand, with walls beside the grid. */
import { cells } from '../ascii.ts';
import { CAVE } from '../maps/cave.ts';
import { CRYPT } from '../maps/crypt.ts';
import { standingWalls, type DrawnMap } from '../maps/drawn.ts';
import { INN } from '../maps/inn.ts';
import { ADA, BRUNO, CLEO, goblin, orc } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const lay = (map: DrawnMap) => ({ rest: { walls: standingWalls(map) }, doors: map.doors });
const along = (y: number, ...columns: readonly number[]) => columns.map((x) => [x, y]);

export const drawnScenarios: readonly Scenario[] = [
  {
    id: 'drawn-crypt',
    family: 'maps',
    title: { en: 'A crypt drawn by hand', it: 'Una cripta disegnata a mano' },
    lesson: {
      en:
        'On most maps the walls lie a little beside the grid, and doors are narrower than their ' +
        'squares. A wall end less than a quarter of a square off counts on the grid.',
      it:
        'In molte mappe i muri sono un po’ accanto alla griglia, e le porte più strette del loro ' +
        'quadretto. L’estremo di un muro fuori di meno di un quarto di quadretto vale sulla griglia.',
    },
    attempt: {
      en:
        'Point at the goblin in the doorway: Ada strikes it without cover. Drag it along the ' +
        'corridor: she gets an attack of opportunity. Drag Bruno diagonally past the pillar: the step is barred.',
      it:
        'Punta il goblin sulla porta: Ada lo colpisce senza copertura. Trascinalo lungo il ' +
        'corridoio: lei ha un AdO. Trascina Bruno in diagonale oltre il pilastro: non si passa.',
    },
    ground: 'parchment',
    select: 'ada',
    targets: ['goblin'],
    ...lay(CRYPT),
    board: `
      ................
      ................
      ...B............
      ......Ag........
      ................
      ...C............
      ................
      ................
      ................
      ................
      ...o............
      ................
      ................
      ................`,
    legend: { A: ADA, B: BRUNO, C: CLEO, g: goblin(), o: orc() },
    expect: [
      ruling('srd35.cover.melee-adjacent-any-line', 'sigil.cover.adjacent-all-lines')
        .says(
          'In a doorway drawn narrower than its square the goblin has no cover.',
          'Su una porta disegnata più stretta del quadretto il goblin non ha copertura.',
        )
        .ask({ ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .says(
          'If it walks away between walls drawn inside its squares, Ada gets an attack.',
          'Se si allontana fra muri disegnati dentro i quadretti, Ada ha un attacco.',
        )
        .ask({ ask: 'move', of: 'goblin', mode: 'move', path: along(3, 7, 8, 9) })
        .gives({ legal: true, opportunities: [{ by: 'ada', leaving: [7, 3] }] }),
      ruling('srd35.movement.no-diagonal-past-corner', 'sigil.movement.no-cutting-corners')
        .says(
          'Bruno can’t cut the corner of the pillar, although it is drawn too small.',
          'Bruno non può tagliare l’angolo del pilastro, anche se è disegnato troppo piccolo.',
        )
        .ask({ ask: 'move', of: 'bruno', mode: 'move', path: cells('3,2 2,3') })
        .gives({ legal: false, violations: [{ code: 'corner-cut' }] }),
      ruling('srd35.cover.ranged-corner-procedure', 'sigil.cover.ranged-line')
        .says(
          'Cleo shoots down the corridor and through the narrow doorway: no cover.',
          'Cleo tira lungo il corridoio e attraverso la porta stretta: niente copertura.',
        )
        .ask({ ask: 'cover', from: 'cleo', to: 'orc', attack: 'ranged' })
        .gives({ degree: 'none', ac: 0 }),
    ],
  },
  {
    id: 'drawn-inn',
    family: 'maps',
    title: { en: 'An inn with windows', it: 'Una locanda con finestre' },
    lesson: {
      en:
        'A pane of glass stops arrows, a railing only feet. Your table may not say which of the ' +
        'two a wall is: then you choose it for the map. A low wall gives cover.',
      it:
        'Un vetro ferma le frecce, una ringhiera solo i piedi. Il tuo tavolo può non dire quale ' +
        'delle due è un muro: allora lo scegli tu per la mappa. Un muro basso dà copertura.',
    },
    attempt: {
      en:
        'Cleo shoots goblin 1 through the front door: no cover. Put her at the window and target ' +
        'goblin 2: total cover. Drag Ada over the railing: it stops her, not her sword.',
      it:
        'Cleo tira al goblin 1 dalla porta: niente copertura. Mettila alla finestra e scegli il ' +
        'goblin 2: copertura totale. Trascina Ada oltre la ringhiera: ferma lei, non la spada.',
    },
    ground: 'forest',
    select: 'cleo',
    targets: ['goblin-1'],
    ...lay(INN),
    board: `
      ................
      ................
      ................
      ................
      ................
      .........g......
      k...............
      ......h.........
      ................
      ........A.......
      ........o.......
      .........C......`,
    legend: { A: ADA, C: CLEO, g: goblin(1), h: goblin(2), k: goblin(3), o: orc() },
    expect: [
      ruling('srd35.cover.ranged-corner-procedure', 'sigil.cover.ranged-line')
        .says(
          'Up the steps and through the front door: no cover.',
          'Su per i gradini e attraverso la porta: niente copertura.',
        )
        .ask({ ask: 'cover', from: 'cleo', to: 'goblin-1', attack: 'ranged' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.cover.total-definition', 'sigil.cover.total')
        .says(
          'Through the pane of the window nobody can be attacked.',
          'Attraverso il vetro della finestra non si può attaccare nessuno.',
        )
        .with({ after: { cleo: [6, 11] } })
        .ask({ ask: 'cover', from: 'cleo', to: 'goblin-2', attack: 'ranged' })
        .gives({ degree: 'total' }),
      ruling('srd35.terrain.blocking-obstacle')
        .says('The railing stops Ada’s step.', 'La ringhiera ferma il passo di Ada.')
        .with({ after: { orc: [7, 11] } })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('8,9 8,10') })
        .gives({ legal: false, violations: [{ code: 'through-wall' }] }),
      ruling('srd35.cover.melee-adjacent-any-line', 'sigil.cover.adjacent-all-lines')
        .says(
          'Over the railing Ada strikes the orc without cover.',
          'Oltre la ringhiera Ada colpisce l’orco senza copertura.',
        )
        .ask({ ask: 'cover', from: 'ada', to: 'orc', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.cover.low-obstacle-nine-metres', 'sigil.cover.low-wall')
        .says(
          'Behind the low wall of the garden Cleo has cover from goblin 3.',
          'Dietro il muro basso del giardino Cleo ha copertura dal goblin 3.',
        )
        .with({ after: { cleo: [3, 6] } })
        .ask({ ask: 'cover', from: 'goblin-3', to: 'cleo', attack: 'ranged' })
        .gives({ degree: 'cover', ac: 4 }),
    ],
  },
  {
    id: 'drawn-cave',
    family: 'maps',
    title: { en: 'A cave without a grid', it: 'Una caverna senza griglia' },
    lesson: {
      en:
        'The walls of a cave cut through squares. Between neighbors, what can be walked can be ' +
        'struck: walls that cut off their corners give no cover.',
      it:
        'Le pareti di una caverna tagliano i quadretti. Fra vicini, dove si passa si colpisce: le ' +
        'pareti che tagliano i loro angoli non danno copertura.',
    },
    attempt: {
      en:
        'Point at the goblin in the passage: Ada strikes it without cover. Drag it away: she ' +
        'gets an attack. Point at the orc behind the rock: Cleo can’t shoot it.',
      it:
        'Punta il goblin nel passaggio: Ada lo colpisce senza copertura. Trascinalo via: lei ha ' +
        'un attacco. Punta l’orco dietro la roccia: Cleo non può tirargli.',
    },
    ground: 'stone',
    select: 'ada',
    targets: ['goblin'],
    ...lay(CAVE),
    board: `
      ..................
      ..................
      ..................
      ..................
      ...C.o............
      ........Ag.....h..
      ..................
      ..................
      ..................
      ..................
      ..................
      ..................`,
    legend: { A: ADA, C: CLEO, g: goblin(), h: goblin(2), o: orc() },
    expect: [
      ruling('srd35.cover.melee-adjacent-any-line', 'sigil.cover.adjacent-all-lines')
        .says(
          'In the passage the walls cut off corners of both squares, but give no cover.',
          'Nel passaggio le pareti tagliano angoli dei due quadretti, ma non danno copertura.',
        )
        .ask({ ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .says(
          'If the goblin walks out of the passage, Ada gets an attack.',
          'Se il goblin esce dal passaggio, Ada ha un attacco.',
        )
        .ask({ ask: 'move', of: 'goblin', mode: 'move', path: along(5, 9, 10, 11) })
        .gives({ legal: true, opportunities: [{ by: 'ada', leaving: [9, 5] }] }),
      ruling('srd35.cover.total-definition', 'sigil.cover.total')
        .says(
          'Through the rock Cleo can’t attack the orc.',
          'Attraverso la roccia Cleo non può attaccare l’orco.',
        )
        .ask({ ask: 'cover', from: 'cleo', to: 'orc', attack: 'ranged' })
        .gives({ degree: 'total' }),
    ],
  },
];
