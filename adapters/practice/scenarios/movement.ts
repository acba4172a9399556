/** Lessons on the cost of a path and on safe paths. */
import { cells } from '../ascii.ts';
import { ADA, goblin, ogre, orc } from './cast.ts';
import type { Scenario } from './scenario.ts';

export const movement: readonly Scenario[] = [
  {
    id: 'difficult-ground',
    family: 'movement',
    title: { en: 'Diagonals and rubble', it: 'Diagonali e pietrisco' },
    lesson: {
      en: 'Diagonals count one, two, one, two. In difficult terrain a square costs two and every diagonal three.',
      it: 'Le diagonali contano uno, due, uno, due. Sul terreno impervio un quadretto costa due e ogni diagonale tre.',
    },
    attempt: {
      en:
        'Drag Ada three diagonals up: four squares. Then drag her straight through the ' +
        'rubble: the discs say what each step has cost so far. You can’t cut the corner ' +
        'past the tree diagonally.',
      it:
        'Trascina Ada di tre diagonali in su: quattro quadretti. Poi dritto nel ' +
        'pietrisco: i dischi dicono quanto è costato finora. Accanto all’albero non si ' +
        'taglia in diagonale.',
    },
    ground: 'forest',
    select: 'ada',
    board: `
      #............
      .............
      .......^^....
      ....^^^^^....
      .A..^^^^^....
      ....^^^^.....
      .....^^......
      ..#..........
      ............#`,
    legend: { A: ADA },
    expect: [
      {
        ruling: { en: 'Three diagonals: four squares.', it: 'Tre diagonali: quattro quadretti.' },
        ledger: ['srd35.grid.diagonals-1-2-1-2'],
        ask: { ask: 'move', of: 'ada', mode: 'move', path: cells('1,4 2,3 3,2 4,1') },
        expect: { legal: true, cost: 4, budget: 6 },
      },
      {
        ruling: {
          en: 'Four squares, two of them rubble: six.',
          it: 'Quattro quadretti, due di pietrisco: sei.',
        },
        ledger: ['srd35.terrain.difficult-doubles'],
        ask: { ask: 'move', of: 'ada', mode: 'move', path: cells('1,4 2,4 3,4 4,4 5,4') },
        expect: { legal: true, cost: 6 },
      },
      {
        ruling: {
          en: 'A diagonal into the rubble: three.',
          it: 'Una diagonale nel pietrisco: tre.',
        },
        ledger: ['srd35.terrain.difficult-diagonal-three'],
        ask: { ask: 'move', of: 'ada', mode: 'move', path: cells('1,4 2,4 3,4 4,5') },
        expect: { legal: true, cost: 5 },
      },
      {
        ruling: {
          en: 'No diagonal past the tree’s corner.',
          it: 'Niente diagonale accanto all’albero.',
        },
        ledger: ['srd35.movement.no-diagonal-past-corner'],
        after: { ada: [1, 7] },
        ask: { ask: 'move', of: 'ada', mode: 'move', path: cells('1,7 2,6') },
        expect: { legal: false, violations: [{ code: 'corner-cut', at: [2, 6] }] },
      },
    ],
  },
  {
    id: 'squeezing',
    family: 'movement',
    title: { en: 'A tight passage', it: 'Il passaggio stretto' },
    lesson: {
      en:
        'A big creature can squeeze through a passage half as wide as its space: every ' +
        'square costs two, and it fights and defends worse while inside.',
      it:
        'Una creatura grande si può stringere in un passaggio largo metà del suo ' +
        'spazio: ogni quadretto costa due, e dentro combatte e si difende peggio.',
    },
    attempt: {
      en:
        'Drag the ogre along the corridor: one move of eight squares leaves it inside, ' +
        'a double move brings it out on the other side.',
      it:
        'Trascina l’ogre nel corridoio: con un movimento di otto quadretti resta ' +
        'dentro, con il doppio movimento esce dall’altra parte.',
    },
    ground: 'stone',
    select: 'ogre',
    board: `
      ##############
      #....####....#
      #....####....#
      #.oo........A#
      #.oo.####....#
      #....####....#
      ##############`,
    legend: { A: ADA, o: ogre() },
    expect: [
      {
        ruling: {
          en: 'One move leaves the ogre inside, with seven squares spent.',
          it: 'Un movimento lascia l’ogre dentro, con sette quadretti spesi.',
        },
        ledger: ['srd35.movement.squeeze-minimum-width', 'srd35.movement.squeeze-cost-double'],
        ask: { ask: 'move', of: 'ogre', mode: 'move', path: cells('2,3 3,3 4,3 5,3 6,3') },
        expect: { legal: true, cost: 7, budget: 8 },
      },
      {
        ruling: { en: 'One square more is too much.', it: 'Un quadretto in più è troppo.' },
        ledger: ['srd35.movement.squeeze-cost-double'],
        ask: { ask: 'move', of: 'ogre', mode: 'move', path: cells('2,3 3,3 4,3 5,3 6,3 7,3') },
        expect: { legal: false, cost: 9, violations: [{ code: 'over-speed', at: [7, 3] }] },
      },
    ],
  },
  {
    id: 'safe-path',
    family: 'movement',
    title: { en: 'The safest path', it: 'Il percorso meno rischioso' },
    lesson: {
      en:
        'The shortest path is not always the safest. The safest path has the fewest ' +
        'attacks of opportunity and, among those, the lowest cost.',
      it:
        'La via più corta non è sempre la più sicura. Il percorso meno rischioso ha meno ' +
        'attacchi di opportunità e, fra quelli, il costo minore.',
    },
    attempt: {
      en:
        'Drag Ada five squares to the right, past the orc: one attack. Hold Alt+Shift+S: ' +
        'between the orc and the goblin a path of six squares has none.',
      it:
        'Trascina Ada di cinque quadretti a destra, oltre l’orco: un attacco. Tieni ' +
        'premuto Alt+Maiusc+S: fra l’orco e il goblin un percorso di sei quadretti non ' +
        'ne ha.',
    },
    ground: 'forest',
    select: 'ada',
    board: `
      ##...........#
      #.............
      ......g.......
      ..............
      ..............
      ...A..........
      ......o...##..
      ..........##..
      #.h..........#`,
    legend: { A: ADA, o: orc(), g: goblin(1), h: goblin(2) },
    expect: [
      {
        ruling: {
          en: 'The short path: five squares, one attack.',
          it: 'La via corta: cinque quadretti, un attacco.',
        },
        ledger: ['sigil.opportunity.leaving-threatened-square'],
        ask: { ask: 'path', of: 'ada', to: [8, 5], mode: 'move', prefer: 'short' },
        expect: { cost: 5, opportunities: [{ by: 'orc', leaving: [5, 5], step: 2 }] },
      },
      {
        ruling: {
          en: 'The safest path: six squares, none.',
          it: 'Il percorso meno rischioso: sei quadretti, nessuno.',
        },
        ledger: ['sigil.grid.diagonal-odd-even', 'srd35.grid.diagonals-1-2-1-2'],
        ask: { ask: 'path', of: 'ada', to: [8, 5], mode: 'move', prefer: 'safe' },
        expect: { cost: 6, opportunities: [] },
      },
    ],
  },
];
