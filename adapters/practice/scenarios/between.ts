/** Lessons on obstacles between attacker and target: a low wall, fog, a door. */
import { cells } from '../ascii.ts';
import { ADA, CLEO, goblin, orc } from './cast.ts';
import { askMove } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const RANGED = { ask: 'cover', from: 'cleo', to: 'goblin', attack: 'ranged' };

export const betweenScenarios = lessonsOf({ family: 'cover' }, [
  {
    id: 'low-wall',
    ground: 'parchment',
    select: 'cleo',
    targets: ['goblin'],
    board: `
      +-+-+-+-+-+-+-+-+-+-+-+
      |. . . . . . . . . . .|
      + + + + + + + + + + + +
      |. . . . . . .:. . . .|
      + + + + + + + + + + + +
      |. . . . . A .:. . . .|
      + + + + + + + + + + + +
      |. . . . . . .:. . . .|
      + + + + + + + + + + + +
      |. . C . . . .:g . . .|
      + + + + + + + + + + + +
      |. . . . . . .:. . . .|
      + + + + + + + + + + + +
      |. . . . . . .:. . . .|
      + + + + + + + + + + + +
      |. . . . . . . . . . .|
      +-+-+-+-+-+-+-+-+-+-+-+`,
    legend: { C: CLEO, A: ADA, g: goblin() },
    expect: [
      ruling('srd35.cover.low-obstacle-nine-metres')
        .en('From afar the goblin has cover.')
        .it('Da lontano il goblin ha copertura.')
        .ask(RANGED)
        .gives({ degree: 'cover', ac: 4 }),
      ruling('srd35.cover.low-obstacle-nearer-attacker')
        .en('From the wall, as near as the goblin: still cover.')
        .it('Dal muro, vicino quanto il goblin: ancora copertura.')
        .with({ under: ['srd35'], after: { cleo: [6, 4] } })
        .ask(RANGED)
        .gives({ degree: 'cover', ac: 4 }),
      ruling('sigil.cover.low-wall')
        .en('From the wall, as near as the goblin: no more cover.')
        .it('Dal muro, vicino quanto il goblin: niente più copertura.')
        .with({ under: ['sigil'], after: { cleo: [6, 4] } })
        .ask(RANGED)
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.terrain.barrier-cost-plus-square')
        .en('Ada climbs over it for three squares in place of one.')
        .it('Ada lo scavalca con tre quadretti invece di uno.')
        .ask(askMove('ada', 'move', '5,2 6,2 7,2'))
        .gives({ legal: true, cost: 4, budget: 6 }),
    ],
  },
  {
    id: 'fog',
    ground: 'forest',
    select: 'cleo',
    targets: ['goblin'],
    board: `
      #....%%....#
      .....%%.....
      ....%%%.....
      ....%%%.....
      .C...%%.gA..
      .....%%%....
      ....%%%.....
      ....%%%....#
      #....%%...##`,
    legend: { C: CLEO, A: ADA, g: goblin() },
    expect: [
      ruling('srd35.concealment.ranged-corner-procedure', 'srd35.concealment.miss-chance-20')
        .en('Through the fog Cleo misses one time in five.')
        .it('Attraverso la nebbia Cleo manca una volta su cinque.')
        .ask({ ask: 'concealment', from: 'cleo', to: 'goblin', attack: 'ranged' })
        .gives({ degree: 'partial', missChance: 20 }),
      ruling('srd35.concealment.melee-adjacent-whole-space')
        .en('Next to the goblin Ada sees it clearly.')
        .it('Accanto al goblin Ada lo vede bene.')
        .ask({ ask: 'concealment', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'none', missChance: 0 }),
      ruling('srd35.concealment.melee-adjacent-whole-space')
        .en('Once it stands in the fog, she misses too.')
        .it('Se sta nella nebbia, manca anche lei.')
        .with({ after: { goblin: [6, 4], ada: [7, 4] } })
        .ask({ ask: 'concealment', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'partial', missChance: 20 }),
    ],
  },
  {
    id: 'door',
    ground: 'stone',
    select: 'ada',
    board: `
      +-+-+-+-+-+-+-+-+-+-+-+
      |. . . . .|. . . . . .|
      + + + + + + + + + + + +
      |. . . . .|. . . . . .|
      + + + + + + + + + + + +
      |. . . . .|. . . . . .|
      + + + + + + + + + + + +
      |. . A . .Do . . . . .|
      + + + + + + + + + + + +
      |. . . . .|. . . . . .|
      + + + + + + + + + + + +
      |. . . . .|. . . . . .|
      + + + + + + + + + + + +
      |. . . . .|. . . . . .|
      +-+-+-+-+-+-+-+-+-+-+-+`,
    legend: { A: ADA, o: orc() },
    expect: [
      ruling('sigil.threat.total-cover-limits')
        .en('Closed, the door hides the square behind it from the orc.')
        .it('Chiusa, la porta toglie all’orco il quadretto di là.')
        .ask({ ask: 'threat', of: 'orc' })
        .gives({ cells: cells('5,2 6,2 6,3 5,4 6,4') }),
      ruling('srd35.terrain.blocking-obstacle')
        .en('Ada does not get through a closed door.')
        .it('Ada non passa da una porta chiusa.')
        .with({ after: { orc: [8, 3] } })
        .ask(askMove('ada', 'move', '2,3 3,3 4,3 5,3'))
        .gives({ legal: false, violations: [{ code: 'through-wall', at: [5, 3] }] }),
    ],
  },
]);
