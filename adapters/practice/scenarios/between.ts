/** Lessons on obstacles between attacker and target: a low wall, fog, a door. */
import { cells } from '../ascii.ts';
import { ADA, CLEO, goblin, orc } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const RANGED = { ask: 'cover', from: 'cleo', to: 'goblin', attack: 'ranged' };

export const betweenScenarios: readonly Scenario[] = [
  {
    id: 'low-wall',
    family: 'cover',
    title: { en: 'The low wall', it: 'Il muro basso' },
    lesson: {
      en:
        'A low wall covers a creature within six squares of it, unless the attacker is ' +
        'nearer to the wall. Climbing over it costs two squares more.',
      it:
        'Un muro basso copre una creatura entro sei quadretti, a meno che l’attaccante ' +
        'sia più vicino al muro. Scavalcarlo costa due quadretti in più.',
    },
    attempt: {
      en:
        'The goblin behind the wall has +4 AC against Cleo. Drag her up to the wall: on ' +
        'a tie the 3.5 SRD still gives cover, Sigil doesn’t. Then drag Ada over the ' +
        'wall: three squares.',
      it:
        'Il goblin dietro il muro ha +4 alla CA contro Cleo. Portala al muro: a pari ' +
        'distanza la SRD 3.5 dà ancora copertura, Sigil no. Poi fai scavalcare Ada: tre ' +
        'quadretti.',
    },
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
        .says('From afar the goblin has cover.', 'Da lontano il goblin ha copertura.')
        .ask(RANGED)
        .gives({ degree: 'cover', ac: 4 }),
      ruling('srd35.cover.low-obstacle-nearer-attacker')
        .says(
          'From the wall, as near as the goblin: still cover.',
          'Dal muro, vicino quanto il goblin: ancora copertura.',
        )
        .with({ under: ['srd35'], after: { cleo: [6, 4] } })
        .ask(RANGED)
        .gives({ degree: 'cover', ac: 4 }),
      ruling('sigil.cover.low-wall')
        .says(
          'From the wall, as near as the goblin: no more cover.',
          'Dal muro, vicino quanto il goblin: niente più copertura.',
        )
        .with({ under: ['sigil'], after: { cleo: [6, 4] } })
        .ask(RANGED)
        .gives({ degree: 'none', ac: 0 }),
      ruling('srd35.terrain.barrier-cost-plus-square')
        .says(
          'Ada climbs over it for three squares in place of one.',
          'Ada lo scavalca con tre quadretti invece di uno.',
        )
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('5,2 6,2 7,2') })
        .gives({ legal: true, cost: 4, budget: 6 }),
    ],
  },
  {
    id: 'fog',
    family: 'cover',
    title: { en: 'Through the fog', it: 'Nella nebbia' },
    lesson: {
      en:
        'A shot through fog misses one time in five, whatever the roll. Next to the ' +
        'target the fog matters only if all of the target is in it.',
      it:
        'Un tiro attraverso la nebbia manca una volta su cinque, qualunque sia il ' +
        'tiro. Accanto al bersaglio la nebbia conta solo se vi sta dentro tutto.',
    },
    attempt: {
      en:
        'Cleo’s lines cross the fog: 20% to miss. Select Ada and hover the goblin: she ' +
        'is next to it and sees it clearly. Drag the goblin into the fog and she misses ' +
        'too.',
      it:
        'Le linee di Cleo passano nella nebbia: 20% di mancare. Seleziona Ada e passa ' +
        'sul goblin: gli è accanto e lo vede bene. Trascina il goblin nella nebbia e ' +
        'manca anche lei.',
    },
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
        .says(
          'Through the fog Cleo misses one time in five.',
          'Attraverso la nebbia Cleo manca una volta su cinque.',
        )
        .ask({ ask: 'concealment', from: 'cleo', to: 'goblin', attack: 'ranged' })
        .gives({ degree: 'partial', missChance: 20 }),
      ruling('srd35.concealment.melee-adjacent-whole-space')
        .says('Next to the goblin Ada sees it clearly.', 'Accanto al goblin Ada lo vede bene.')
        .ask({ ask: 'concealment', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'none', missChance: 0 }),
      ruling('srd35.concealment.melee-adjacent-whole-space')
        .says('Once it stands in the fog, she misses too.', 'Se sta nella nebbia, manca anche lei.')
        .with({ after: { goblin: [6, 4], ada: [7, 4] } })
        .ask({ ask: 'concealment', from: 'ada', to: 'goblin', attack: 'melee' })
        .gives({ degree: 'partial', missChance: 20 }),
    ],
  },
  {
    id: 'door',
    family: 'cover',
    title: { en: 'The door', it: 'La porta' },
    lesson: {
      en: 'Nothing is threatened through a wall or a closed door. An open door is as if it were not there.',
      it: 'Attraverso un muro o una porta chiusa non si minaccia niente. Una porta aperta è come se non ci fosse.',
    },
    attempt: {
      en:
        'Double-click the door: the orc’s threatened area now reaches through it, and ' +
        'Ada can walk in.',
      it: 'Doppio clic sulla porta: l’orco ora minaccia anche di qua, e si può passare.',
    },
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
        .says(
          'Closed, the door hides the square behind it from the orc.',
          'Chiusa, la porta toglie all’orco il quadretto di là.',
        )
        .ask({ ask: 'threat', of: 'orc' })
        .gives({ cells: cells('5,2 6,2 6,3 5,4 6,4') }),
      ruling('srd35.terrain.blocking-obstacle')
        .says('Ada does not get through a closed door.', 'Ada non passa da una porta chiusa.')
        .with({ after: { orc: [8, 3] } })
        .ask({ ask: 'move', of: 'ada', mode: 'move', path: cells('2,3 3,3 4,3 5,3') })
        .gives({ legal: false, violations: [{ code: 'through-wall', at: [5, 3] }] }),
    ],
  },
];
