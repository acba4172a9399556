/** Lessons on lines: cover by walls and creatures, low walls, concealment, doors. */
import { ADA, CLEO, goblin, orc } from './cast.ts';
import type { Scenario } from './scenario.ts';

const RANGED = { ask: 'cover', from: 'cleo', to: 'goblin', attack: 'ranged' };

export const cover: readonly Scenario[] = [
  {
    id: 'wall-end',
    title: { en: 'Behind a wall’s end', it: 'Dietro la fine del muro' },
    lesson: {
      en: 'The archer picks the best corner of her square. If one line from it to a corner of the target’s square is blocked, the target has cover: +4 to AC. If every line is, it cannot be attacked.',
      it: 'Chi tira sceglie l’angolo migliore del proprio quadretto. Se una linea da lì a un angolo del bersaglio è bloccata, il bersaglio ha copertura: +4 alla CA. Se lo sono tutte, non si può attaccare.',
    },
    attempt: {
      en: 'The goblin is targeted: see which lines the wall stops. Move Cleo up one square and the cover is gone. Move her down to the lower wall and nothing can be hit any more.',
      it: 'Il goblin è il bersaglio: guarda quali linee ferma il muro. Sposta Cleo di un quadretto in su e la copertura sparisce. Portala in basso e non si colpisce più niente.',
    },
    ground: 'stone', select: 'cleo', targets: ['goblin'],
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
      { story: 'over the wall’s end', ledger: ['srd35.cover.ranged-corner-procedure', 'srd35.cover.ranged-blocking-border'], ask: RANGED, expect: { degree: 'cover', ac: 4, reflex: 2 } },
      { story: 'one square higher', ledger: ['srd35.cover.ranged-corner-procedure'], after: { cleo: [1, 0] }, ask: RANGED, expect: { degree: 'none', ac: 0, reflex: 0 } },
      { story: 'from behind the wall', ledger: ['srd35.cover.total-definition'], after: { cleo: [1, 5] }, ask: RANGED, expect: { degree: 'total' } },
    ],
  },
  {
    id: 'soft-cover',
    title: { en: 'Soft cover', it: 'Copertura leggera' },
    lesson: {
      en: 'A creature in the line of fire gives +4 to AC against ranged attacks, friend or foe alike. It helps no Reflex save.',
      it: 'Una creatura sulla linea di tiro dà +4 alla CA contro gli attacchi a distanza, amica o nemica che sia. Ai Riflessi non serve.',
    },
    attempt: {
      en: 'Cleo shoots past Ada: soft cover. Two squares up she has a free line again.',
      it: 'Cleo tira oltre Ada: copertura leggera. Due quadretti più in su la linea è di nuovo libera.',
    },
    ground: 'forest', select: 'cleo', targets: ['goblin'],
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
      { story: 'past Ada', ledger: ['srd35.cover.soft-ranged-only', 'srd35.cover.ranged-creature-square', 'srd35.cover.soft-no-reflex-no-hide'], ask: RANGED, expect: { degree: 'soft', ac: 4, reflex: 0 } },
      { story: 'two squares up', ledger: ['srd35.cover.ranged-corner-procedure'], after: { cleo: [1, 2] }, ask: RANGED, expect: { degree: 'none', ac: 0 } },
    ],
  },
  {
    id: 'pillar',
    title: { en: 'Round a pillar', it: 'Attorno al pilastro' },
    lesson: {
      en: 'Two fighters at the corner of a pillar. The 3.5 SRD gives cover if any line between the squares is stopped; the Sigil text only if all of them are.',
      it: 'Due avversari all’angolo di un pilastro. Per la SRD 3.5 basta una linea fermata fra i due quadretti; per il testo di Sigil devono esserlo tutte.',
    },
    attempt: {
      en: 'Change the ruleset in the dock and watch the same attack: +4 to AC, then nothing. Where there is cover there is no attack of opportunity either.',
      it: 'Cambia regolamento nel pannello e guarda lo stesso attacco: +4 alla CA, poi niente. Dove c’è copertura non c’è nemmeno l’attacco di opportunità.',
    },
    ground: 'stone', select: 'ada', targets: ['goblin'],
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
      { story: 'the SRD', ledger: ['srd35.cover.melee-adjacent-any-line'], ask: { ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' }, expect: { degree: 'cover', ac: 4 } },
      { story: 'Sigil', ledger: ['sigil.cover.adjacent-all-lines'], ruleset: 'sigil', ask: { ask: 'cover', from: 'ada', to: 'goblin', attack: 'melee' }, expect: { degree: 'none', ac: 0 } },
      {
        story: 'no opportunity against cover', ledger: ['srd35.opportunity.none-against-cover'],
        ask: { ask: 'move', of: 'goblin', mode: 'move', path: [[6, 4], [7, 5]] }, expect: { legal: true, opportunities: [] },
      },
      {
        story: 'no cover, an opportunity', ledger: ['sigil.opportunity.leaving-threatened-square'], ruleset: 'sigil',
        ask: { ask: 'move', of: 'goblin', mode: 'move', path: [[6, 4], [7, 5]] },
        expect: { legal: true, opportunities: [{ by: 'ada', leaving: [6, 4], step: 0 }] },
      },
    ],
  },
  {
    id: 'low-wall',
    title: { en: 'The low wall', it: 'Il muretto' },
    lesson: {
      en: 'A low wall covers whoever stands within six squares of it, unless the attacker is nearer to it. Climbing over it costs two squares more.',
      it: 'Un muretto copre chi gli sta entro sei quadretti, a meno che l’attaccante sia più vicino. Scavalcarlo costa due quadretti in più.',
    },
    attempt: {
      en: 'The goblin crouches behind the wall: +4 against Cleo. Bring her up to the wall: the 3.5 SRD still gives cover on a tie, the Sigil text does not. Ada pays three squares to step over.',
      it: 'Il goblin sta dietro il muretto: +4 contro Cleo. Portala al muretto: a pari distanza la SRD 3.5 dà ancora copertura, il testo di Sigil no. Ada paga tre quadretti per scavalcarlo.',
    },
    ground: 'parchment', select: 'cleo', targets: ['goblin'],
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
      { story: 'from afar', ledger: ['srd35.cover.low-obstacle-nine-metres'], ask: RANGED, expect: { degree: 'cover', ac: 4 } },
      { story: 'from the wall, SRD', ledger: ['srd35.cover.low-obstacle-nearer-attacker'], after: { cleo: [6, 4] }, ask: RANGED, expect: { degree: 'cover', ac: 4 } },
      { story: 'from the wall, Sigil', ledger: ['sigil.cover.low-wall'], ruleset: 'sigil', after: { cleo: [6, 4] }, ask: RANGED, expect: { degree: 'none', ac: 0 } },
      {
        story: 'climbing over', ledger: ['srd35.terrain.barrier-cost-plus-square'],
        ask: { ask: 'move', of: 'ada', mode: 'move', path: [[5, 2], [6, 2], [7, 2]] }, expect: { legal: true, cost: 4, budget: 6 },
      },
    ],
  },
  {
    id: 'fog',
    title: { en: 'Through the fog', it: 'Nella nebbia' },
    lesson: {
      en: 'A shot through fog misses one time in five, whatever the roll. Next to the target the fog matters only if the target stands wholly in it.',
      it: 'Un tiro attraverso la nebbia manca una volta su cinque, qualunque sia il tiro. Accanto al bersaglio la nebbia conta solo se vi sta dentro tutto.',
    },
    attempt: {
      en: 'Cleo’s lines cross the fog: 20% to miss. Select Ada: she stands next to the goblin and sees it clearly. Put the goblin into the fog and she misses too.',
      it: 'Le linee di Cleo passano nella nebbia: 20% di mancare. Seleziona Ada: è accanto al goblin e lo vede bene. Metti il goblin nella nebbia e manca anche lei.',
    },
    ground: 'forest', select: 'cleo', targets: ['goblin'],
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
      { story: 'a shot through it', ledger: ['srd35.concealment.ranged-corner-procedure', 'srd35.concealment.miss-chance-20'], ask: { ask: 'concealment', from: 'cleo', to: 'goblin', attack: 'ranged' }, expect: { degree: 'partial', missChance: 20 } },
      { story: 'a blow beside it', ledger: ['srd35.concealment.melee-adjacent-whole-space'], ask: { ask: 'concealment', from: 'ada', to: 'goblin', attack: 'melee' }, expect: { degree: 'none', missChance: 0 } },
      {
        story: 'a blow into it', ledger: ['srd35.concealment.melee-adjacent-whole-space'], after: { goblin: [6, 4], ada: [7, 4] },
        ask: { ask: 'concealment', from: 'ada', to: 'goblin', attack: 'melee' }, expect: { degree: 'partial', missChance: 20 },
      },
    ],
  },
  {
    id: 'door',
    title: { en: 'The door', it: 'La porta' },
    lesson: {
      en: 'Nothing is threatened through a wall or a closed door. An open door is as if it were not there.',
      it: 'Attraverso un muro o una porta chiusa non si minaccia niente. Una porta aperta è come se non ci fosse.',
    },
    attempt: {
      en: 'Double-click the door: the orc’s area spills through it, and so does the way.',
      it: 'Fai doppio clic sulla porta: l’area dell’orco passa di qua, e il passaggio si apre.',
    },
    ground: 'stone', select: 'ada',
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
      { story: 'closed', ledger: ['sigil.threat.total-cover-limits'], ask: { ask: 'threat', of: 'orc' }, expect: { cells: [[5, 2], [6, 2], [6, 3], [5, 4], [6, 4]] } },
      {
        story: 'no way through', ledger: ['srd35.terrain.blocking-obstacle'],
        ask: { ask: 'move', of: 'ada', mode: 'move', path: [[2, 3], [3, 3], [4, 3], [5, 3]] },
        after: { orc: [8, 3] }, expect: { legal: false, violations: [{ code: 'through-wall', at: [5, 3] }] },
      },
    ],
  },
];
