/**
 * Lessons on hexes: steps, half movements, passing other creatures, big creatures, and the two
 * example fights of the rules text.
 */
import { cells, type CreatureMark } from '../ascii.ts';
import { askMove } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const SWORD = { id: 'longsword', name: 'longsword', kind: 'melee' as const };
const person = (
  id: string,
  name: string,
  side: string,
  size: NonNullable<CreatureMark['size']>,
  land: number,
): CreatureMark => ({ id, name, side, size, speed: { land }, attacks: [SWORD] });

const TAIGOR = person('taigor', 'Taigor', 'party', 'medium', 8);
const WINMOL = person('winmol', 'Winmol', 'party', 'small', 6);
const BRUNO = person('bruno', 'Bruno', 'party', 'medium', 7);
const GOBLIN = person('goblin', 'Goblin', 'goblins', 'small', 6);
const orc = (n: number): CreatureMark => person(`orc-${n}`, `Orc ${n}`, 'orcs', 'medium', 8);
const TROLL: CreatureMark = { ...person('troll', 'Troll', 'orcs', 'large', 6), space: 2 };
const GIANT: CreatureMark = { ...person('giant', 'Giant', 'orcs', 'huge', 8), space: 3, reach: 1 };

const TEACHES = ['arelia'];
const half = (of: string, path: string) => askMove(of, 'half-move', path);
const whole = (of: string, path: string) => askMove(of, 'full-move', path);

export const hexScenarios = lessonsOf({ family: 'hexes', teaches: TEACHES }, [
  {
    id: 'hex-movement',
    hexes: 'odd-r',
    ground: 'forest',
    select: 'taigor',
    board: `
      #..............#
      .......##.......
      ................
      ...........##...
      ..T.............
      ..........#.....
      ....B...........
      ................
      ##............##`,
    legend: { T: TAIGOR, B: BRUNO },
    expect: [
      ruling('arelia.grid.hex-distance-silent', 'arelia.movement.half-floor')
        .en('Four hexes are half of Taigor’s eight.')
        .it('Quattro esagoni sono la metà degli otto di Taigor.')
        .ask(half('taigor', '2,4 2,3 3,2 3,1 4,0'))
        .gives({ legal: true, cost: 4, budget: 4 }),
      ruling('arelia.movement.half-floor')
        .en('The fifth is too much for half a movement.')
        .it('Il quinto è troppo per mezzo movimento.')
        .ask(half('taigor', '2,4 3,4 4,4 5,4 6,4 7,4'))
        .gives({ legal: false, cost: 5, violations: [{ code: 'over-speed', at: [7, 4] }] }),
      ruling('arelia.movement.half-floor')
        .en('Half of Bruno’s seven is three.')
        .it('La metà dei sette di Bruno è tre.')
        .ask(half('bruno', '4,6 5,6 6,6 7,6'))
        .gives({ legal: true, cost: 3, budget: 3 }),
      ruling('arelia.grid.hex-distance-silent')
        .en('From Taigor to Bruno it is three hexes: 30 ft.')
        .it('Da Taigor a Bruno ci sono tre esagoni: 9 metri.')
        .ask({ ask: 'distance', from: 'taigor', to: 'bruno' })
        .gives({ cells: 3, metres: 9 }),
    ],
  },
  {
    id: 'hex-passing',
    hexes: 'odd-q',
    ground: 'stone',
    select: 'taigor',
    board: `
      ###########
      #....######
      #....B...o#
      #.T..######
      #....#....#
      #...g.....#
      #....#....#
      ###########`,
    legend: { T: TAIGOR, B: BRUNO, o: orc(1), g: { ...GOBLIN, conditions: ['asleep'] } },
    expect: [
      ruling('arelia.movement.pass-friendly')
        .en('Past Bruno into the passage: four hexes.')
        .it('Oltre Bruno nel passaggio: quattro esagoni.')
        .ask(whole('taigor', '2,3 3,2 4,2 5,2 6,2'))
        .gives({ legal: true, cost: 4, budget: 8 }),
      ruling('arelia.movement.no-end-occupied')
        .en('He can’t stop on Bruno’s own hex.')
        .it('Sull’esagono di Bruno non si può fermare.')
        .ask(whole('taigor', '2,3 3,2 4,2 5,2'))
        .gives({ legal: false, violations: [{ code: 'ends-occupied', at: [5, 2] }] }),
      ruling('arelia.movement.no-pass-hostile')
        .en('He can’t go through the orc.')
        .it('Attraverso l’orco non si passa.')
        .with({ after: { taigor: [6, 2], 'orc-1': [8, 2] } })
        .ask(whole('taigor', '6,2 7,2 8,2 9,2'))
        .gives({ legal: false, violations: [{ code: 'through-enemy', at: [8, 2] }] }),
      ruling('arelia.movement.pass-defenceless')
        .en('He can step over the sleeping goblin.')
        .it('Il goblin addormentato si può scavalcare.')
        .ask(whole('taigor', '2,3 3,3 4,4 4,5 5,5 6,5'))
        .gives({ legal: true, cost: 5 }),
      ruling('arelia.movement.pass-defenceless')
        .en('Asleep, it is in contact with nobody.')
        .it('Nel sonno non è a contatto con nessuno.')
        .ask({ ask: 'threat', of: 'goblin' })
        .gives({ cells: [] }),
    ],
  },
  {
    id: 'hex-big',
    hexes: 'even-r',
    ground: 'parchment',
    select: 'winmol',
    board: `
      ..............
      .......#......
      ....G.........
      ..............
      .......#......
      ..W....#......
      ..............
      .........t....
      ..............
      ..............`,
    legend: { W: WINMOL, G: GIANT, t: TROLL },
    expect: [
      ruling('arelia.grid.hex-adjacency', 'arelia.reach.melee-trigger')
        .en('Twelve hexes touch the giant’s seven.')
        .it('Dodici esagoni toccano i sette del gigante.')
        .ask({ ask: 'threat', of: 'giant' })
        .gives({ cells: cells('4,1 5,1 6,1 3,2 6,2 3,3 7,3 3,4 6,4 4,5 5,5 6,5') }),
      ruling('arelia.grid.hex-adjacency', 'arelia.reach.melee-trigger')
        .en('Nine touch the troll’s three.')
        .it('Nove toccano i tre del troll.')
        .ask({ ask: 'threat', of: 'troll' })
        .gives({ cells: cells('8,6 9,6 10,6 8,7 11,7 8,8 10,8 9,9 10,9') }),
      ruling('arelia.grid.hex-distance-silent')
        .en('From Winmol to the giant’s nearest hex it is three.')
        .it('Da Winmol all’esagono più vicino del gigante ce ne sono tre.')
        .ask({ ask: 'distance', from: 'winmol', to: 'giant' })
        .gives({ cells: 3, metres: 9 }),
      ruling('arelia.grid.hex-distance-silent')
        .en('Beside the rocks the troll pays one a hex, like any creature.')
        .it('Accanto alle rocce il troll paga uno per esagono, come tutti.')
        .ask(whole('troll', '9,7 9,6 9,5 8,4'))
        .gives({ legal: true, cost: 3, budget: 6 }),
    ],
  },
  {
    id: 'winmol',
    hexes: 'odd-r',
    ground: 'forest',
    select: 'winmol',
    board: '.y...W...x..',
    legend: { W: WINMOL, x: orc(1), y: orc(2) },
    phases: {
      declared: [
        {
          of: 'winmol',
          initiative: 3,
          action: 'attack',
          weaponFactor: 3,
          target: 'orc-2',
          refuse: ['orc-1'],
        },
        {
          of: 'orc-1',
          initiative: 5,
          action: 'half-move-then-attack',
          weaponFactor: 6,
          target: 'winmol',
          move: { path: cells('9,0 8,0 7,0 6,0') },
        },
        {
          of: 'orc-2',
          initiative: 7,
          action: 'half-move-then-attack',
          weaponFactor: 6,
          target: 'winmol',
          move: { path: cells('1,0 2,0 3,0 4,0') },
        },
      ],
      dice: { 'tie:7': { 'orc-1': 8, 'orc-2': 3 } },
    },
    expect: [
      ruling('arelia.grid.hex-adjacency', 'arelia.reach.melee-trigger')
        .en('A creature left or right of Winmol is in contact with him.')
        .it('Una creatura a sinistra o a destra di Winmol è a contatto con lui.')
        .ask({ ask: 'threat', of: 'winmol' })
        .gives({ cells: cells('4,0 6,0') }),
      ruling('arelia.movement.half-floor')
        .en('Orc 1 needs three hexes of the four of its half movement.')
        .it('A Orco 1 bastano tre esagoni dei quattro del mezzo movimento.')
        .ask(half('orc-1', '9,0 8,0 7,0 6,0'))
        .gives({ legal: true, cost: 3, budget: 4 }),
    ],
  },
  {
    id: 'taigor',
    hexes: 'odd-r',
    ground: 'stone',
    select: 'taigor',
    board: 'T........g..',
    legend: { T: TAIGOR, g: GOBLIN },
    phases: {
      declared: [
        {
          of: 'taigor',
          initiative: 4,
          action: 'full-move',
          move: { path: cells('0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0'), until: 'goblin' },
        },
        {
          of: 'goblin',
          initiative: 3,
          action: 'full-move',
          move: { path: cells('9,0 8,0 7,0 6,0 5,0 4,0 3,0'), until: 'taigor' },
        },
      ],
      dice: { 'tie:6': { taigor: 2, goblin: 7 } },
    },
    expect: [
      ruling('arelia.movement.max-per-round', 'arelia.grid.hex-distance-silent')
        .en('Taigor can run eight hexes, and the goblin stands nine away.')
        .it('Taigor può correre otto esagoni, e il goblin è a nove.')
        .ask(whole('taigor', '0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0'))
        .gives({ legal: true, cost: 8, budget: 8 }),
      ruling('arelia.movement.half-floor')
        .en('The goblin’s half movement is three.')
        .it('Il mezzo movimento del goblin è di tre.')
        .ask(half('goblin', '9,0 8,0 7,0 6,0'))
        .gives({ legal: true, cost: 3, budget: 3 }),
    ],
  },
]);
