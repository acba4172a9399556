/** Lessons on maps that somebody drew by hand, with walls beside the grid. */
import { cells } from '../ascii.ts';
import { CAVE } from '../maps/cave.ts';
import { CRYPT } from '../maps/crypt.ts';
import { standingWalls, type DrawnMap } from '../maps/drawn.ts';
import { INN } from '../maps/inn.ts';
import { ADA, BRUNO, CLEO, goblin, orc } from './cast.ts';
import type { Scenario } from './scenario.ts';

const lay = (map: DrawnMap) => ({ rest: { walls: standingWalls(map) }, doors: map.doors });
const along = (y: number, ...columns: readonly number[]) => columns.map((x) => [x, y]);

export const drawn: readonly Scenario[] = [
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
      {
        ruling: {
          en: 'In a doorway drawn narrower than its square the goblin has no cover.',
          it: 'Su una porta disegnata più stretta del quadretto il goblin non ha copertura.',
        },
        ledger: ['srd35.cover.melee-adjacent-any-line', 'sigil.cover.adjacent-all-lines'],
        ask: { ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' },
        expect: { degree: 'none', ac: 0 },
      },
      {
        ruling: {
          en: 'If it walks away between walls drawn inside its squares, Ada gets an attack.',
          it: 'Se si allontana fra muri disegnati dentro i quadretti, Ada ha un attacco.',
        },
        ledger: ['sigil.opportunity.leaving-threatened-square'],
        ask: { ask: 'move', of: 'goblin', mode: 'move', path: along(3, 7, 8, 9) },
        expect: { legal: true, opportunities: [{ by: 'ada', leaving: [7, 3] }] },
      },
      {
        ruling: {
          en: 'Bruno can’t cut the corner of the pillar, although it is drawn too small.',
          it: 'Bruno non può tagliare l’angolo del pilastro, anche se è disegnato troppo piccolo.',
        },
        ledger: ['srd35.movement.no-diagonal-past-corner', 'sigil.movement.no-cutting-corners'],
        ask: { ask: 'move', of: 'bruno', mode: 'move', path: cells('3,2 2,3') },
        expect: { legal: false, violations: [{ code: 'corner-cut' }] },
      },
      {
        ruling: {
          en: 'Cleo shoots down the corridor and through the narrow doorway: no cover.',
          it: 'Cleo tira lungo il corridoio e attraverso la porta stretta: niente copertura.',
        },
        ledger: ['srd35.cover.ranged-corner-procedure', 'sigil.cover.ranged-line'],
        ask: { ask: 'cover', from: 'cleo', to: 'orc', attack: 'ranged' },
        expect: { degree: 'none', ac: 0 },
      },
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
      {
        ruling: {
          en: 'Up the steps and through the front door: no cover.',
          it: 'Su per i gradini e attraverso la porta: niente copertura.',
        },
        ledger: ['srd35.cover.ranged-corner-procedure', 'sigil.cover.ranged-line'],
        ask: { ask: 'cover', from: 'cleo', to: 'goblin-1', attack: 'ranged' },
        expect: { degree: 'none', ac: 0 },
      },
      {
        ruling: {
          en: 'Through the pane of the window nobody can be attacked.',
          it: 'Attraverso il vetro della finestra non si può attaccare nessuno.',
        },
        ledger: ['srd35.cover.total-definition', 'sigil.cover.total'],
        after: { cleo: [6, 11] },
        ask: { ask: 'cover', from: 'cleo', to: 'goblin-2', attack: 'ranged' },
        expect: { degree: 'total' },
      },
      {
        ruling: { en: 'The railing stops Ada’s step.', it: 'La ringhiera ferma il passo di Ada.' },
        ledger: ['srd35.terrain.blocking-obstacle'],
        after: { orc: [7, 11] },
        ask: { ask: 'move', of: 'ada', mode: 'move', path: cells('8,9 8,10') },
        expect: { legal: false, violations: [{ code: 'through-wall' }] },
      },
      {
        ruling: {
          en: 'Over the railing Ada strikes the orc without cover.',
          it: 'Oltre la ringhiera Ada colpisce l’orco senza copertura.',
        },
        ledger: ['srd35.cover.melee-adjacent-any-line', 'sigil.cover.adjacent-all-lines'],
        ask: { ask: 'cover', from: 'ada', to: 'orc', attack: 'melee' },
        expect: { degree: 'none', ac: 0 },
      },
      {
        ruling: {
          en: 'Behind the low wall of the garden Cleo has cover from goblin 3.',
          it: 'Dietro il muro basso del giardino Cleo ha copertura dal goblin 3.',
        },
        ledger: ['srd35.cover.low-obstacle-nine-metres', 'sigil.cover.low-wall'],
        after: { cleo: [3, 6] },
        ask: { ask: 'cover', from: 'goblin-3', to: 'cleo', attack: 'ranged' },
        expect: { degree: 'cover', ac: 4 },
      },
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
      {
        ruling: {
          en: 'In the passage the walls cut off corners of both squares, but give no cover.',
          it: 'Nel passaggio le pareti tagliano angoli dei due quadretti, ma non danno copertura.',
        },
        ledger: ['srd35.cover.melee-adjacent-any-line', 'sigil.cover.adjacent-all-lines'],
        ask: { ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' },
        expect: { degree: 'none', ac: 0 },
      },
      {
        ruling: {
          en: 'If the goblin walks out of the passage, Ada gets an attack.',
          it: 'Se il goblin esce dal passaggio, Ada ha un attacco.',
        },
        ledger: ['sigil.opportunity.leaving-threatened-square'],
        ask: { ask: 'move', of: 'goblin', mode: 'move', path: along(5, 9, 10, 11) },
        expect: { legal: true, opportunities: [{ by: 'ada', leaving: [9, 5] }] },
      },
      {
        ruling: {
          en: 'Through the rock Cleo can’t attack the orc.',
          it: 'Attraverso la roccia Cleo non può attaccare l’orco.',
        },
        ledger: ['srd35.cover.total-definition', 'sigil.cover.total'],
        ask: { ask: 'cover', from: 'cleo', to: 'orc', attack: 'ranged' },
        expect: { degree: 'total' },
      },
    ],
  },
];
