/** Lessons on maps that somebody drew by hand, with walls beside the grid. */
import { CAVE } from '../maps/cave.ts';
import { CRYPT } from '../maps/crypt.ts';
import { standingWalls, type DrawnMap } from '../maps/drawn.ts';
import { INN } from '../maps/inn.ts';
import { ADA, BRUNO, CLEO, goblin, orc } from './cast.ts';
import { askMove } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const lay = (map: DrawnMap) => ({ rest: { walls: standingWalls(map) }, doors: map.doors });
const along = (y: number, ...columns: readonly number[]) => columns.map((x) => [x, y]);

export const drawnScenarios = lessonsOf({ family: 'maps' }, [
  {
    id: 'drawn-crypt',
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
        .en('In a doorway drawn narrower than its square the goblin has no cover.')
        .it('Su una porta disegnata più stretta del quadretto il goblin non ha copertura.')
        .ask({ ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .en('If it walks away between walls drawn inside its squares, Ada gets an attack.')
        .it('Se si allontana fra muri disegnati dentro i quadretti, Ada ha un attacco.')
        .ask({ ask: 'move', of: 'goblin', mode: 'move', path: along(3, 7, 8, 9) })
        .gives({ legal: true, opportunities: [{ by: 'ada', leaving: [7, 3] }] }),
      ruling('srd35.movement.no-diagonal-past-corner', 'sigil.movement.no-cutting-corners')
        .en('Bruno can’t cut the corner of the pillar, although it is drawn too small.')
        .it('Bruno non può tagliare l’angolo del pilastro, anche se è disegnato troppo piccolo.')
        .ask(askMove('bruno', 'move', '3,2 2,3'))
        .gives({ legal: false, violations: [{ code: 'corner-cut' }] }),
      ruling('srd35.cover.ranged-corner-procedure', 'sigil.cover.ranged-line')
        .en('Cleo shoots down the corridor and through the narrow doorway: no cover.')
        .it('Cleo tira lungo il corridoio e attraverso la porta stretta: niente copertura.')
        .ask({ ask: 'cover', from: 'cleo', to: 'orc', attack: 'ranged' })
        .gives({ degree: 'none', ac: 0 }),
    ],
  },
  {
    id: 'drawn-inn',
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
        .en('Up the steps and through the front door: no cover.')
        .it('Su per i gradini e attraverso la porta: niente copertura.')
        .ask({ ask: 'cover', from: 'cleo', to: 'goblin-1', attack: 'ranged' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.cover.total-definition', 'sigil.cover.total')
        .en('Through the pane of the window nobody can be attacked.')
        .it('Attraverso il vetro della finestra non si può attaccare nessuno.')
        .with({ after: { cleo: [6, 11] } })
        .ask({ ask: 'cover', from: 'cleo', to: 'goblin-2', attack: 'ranged' })
        .gives({ degree: 'total' }),
      ruling('srd35.terrain.blocking-obstacle')
        .en('The railing stops Ada’s step.')
        .it('La ringhiera ferma il passo di Ada.')
        .with({ after: { orc: [7, 11] } })
        .ask(askMove('ada', 'move', '8,9 8,10'))
        .gives({ legal: false, violations: [{ code: 'through-wall' }] }),
      ruling('srd35.cover.melee-adjacent-any-line', 'sigil.cover.adjacent-all-lines')
        .en('Over the railing Ada strikes the orc without cover.')
        .it('Oltre la ringhiera Ada colpisce l’orco senza copertura.')
        .ask({ ask: 'cover', from: 'ada', to: 'orc', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.cover.low-obstacle-nine-metres', 'sigil.cover.low-wall')
        .en('Behind the low wall of the garden Cleo has cover from goblin 3.')
        .it('Dietro il muro basso del giardino Cleo ha copertura dal goblin 3.')
        .with({ after: { cleo: [3, 6] } })
        .ask({ ask: 'cover', from: 'goblin-3', to: 'cleo', attack: 'ranged' })
        .gives({ degree: 'cover', ac: 4 }),
    ],
  },
  {
    id: 'drawn-cave',
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
        .en('In the passage the walls cut off corners of both squares, but give no cover.')
        .it('Nel passaggio le pareti tagliano angoli dei due quadretti, ma non danno copertura.')
        .ask({ ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'none', ac: 0 }),
      ruling('sigil.opportunity.leaving-threatened-square')
        .en('If the goblin walks out of the passage, Ada gets an attack.')
        .it('Se il goblin esce dal passaggio, Ada ha un attacco.')
        .ask({ ask: 'move', of: 'goblin', mode: 'move', path: along(5, 9, 10, 11) })
        .gives({ legal: true, opportunities: [{ by: 'ada', leaving: [9, 5] }] }),
      ruling('srd35.cover.total-definition', 'sigil.cover.total')
        .en('Through the rock Cleo can’t attack the orc.')
        .it('Attraverso la roccia Cleo non può attaccare l’orco.')
        .ask({ ask: 'cover', from: 'cleo', to: 'orc', attack: 'ranged' })
        .gives({ degree: 'total' }),
    ],
  },
]);
