/**
 * Lessons on modifiers that depend on where attacker and target stand: height, melee, distance,
 * ground.
 */
import { ADA, BRUNO, CLEO, CROSSBOW, BOW, goblin, ogre, orc, soldier, under } from './cast.ts';
import { askAttack } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

const TABLE = { elevation: 1 };

export const attackScenarios = lessonsOf({ family: 'attacks' }, [
  {
    id: 'high-ground',
    ground: 'stone',
    select: 'ada',
    targets: ['orc'],
    board: `
      ############
      #..........#
      #..........#
      #..........#
      #...=AoB...#
      #...==.....#
      #..........#
      ############`,
    legend: { '=': { cell: TABLE }, A: { ...ADA, elevation: 1, on: TABLE }, B: BRUNO, o: orc() },
    expect: [
      ruling('srd35.modifier.attack-flanking', 'srd35.flanking.melee-bonus', 'sigil.flanking.bonus')
        .en('Bruno attacks at +2.')
        .it('Bruno attacca a +2.')
        .ask(askAttack('bruno', 'orc', 'longsword'))
        .gives({
          total: { attack: 2, ac: 0 },
          modifiers: [{ why: 'flanking', value: 2, by: 'ada' }],
        }),
      ruling('srd35.modifier.attack-flanking', 'srd35.modifier.attack-higher-ground')
        .en('Ada attacks at +3: flanking and higher ground.')
        .it('Ada attacca a +3: fiancheggia ed è in alto.')
        .with({ under: ['srd35'] })
        .ask(askAttack('ada', 'orc', 'longsword'))
        .gives({ total: { attack: 3 } }),
      ruling('sigil.flanking.bonus')
        .en('Ada attacks at +2: the table counts for nothing.')
        .it('Ada attacca a +2: il tavolo non conta.')
        .with({ under: ['sigil'] })
        .ask(askAttack('ada', 'orc', 'longsword'))
        .gives({ total: { attack: 2 } }),
      ruling('srd35.modifier.attack-higher-ground')
        .en('Without Bruno on the other side only the +1 is left.')
        .it('Senza Bruno dall’altra parte resta solo il +1.')
        .with({ under: ['srd35'], after: { bruno: [9, 4] } })
        .ask(askAttack('ada', 'orc', 'longsword'))
        .gives({ total: { attack: 1 } }),
    ],
  },
  {
    id: 'into-melee',
    ground: 'parchment',
    select: 'cleo',
    targets: ['goblin-1'],
    board: `
      ##############
      #........C...#
      #.....h......#
      #.......A....#
      #........oo..#
      #........oo..#
      #.k..........#
      #..Bg........#
      ##############`,
    legend: { C: CLEO, A: ADA, B: BRUNO, o: ogre(), g: goblin(1), h: goblin(2), k: goblin(3, BOW) },
    expect: [
      ruling('sigil.attack.shooting-into-melee')
        .en('Goblin 1 is fighting Bruno: −4.')
        .it('Goblin 1 combatte con Bruno: −4.')
        .ask(askAttack('cleo', 'goblin-1', 'shortbow'))
        .gives({ total: { attack: -4 }, modifiers: [{ why: 'into-melee', by: 'bruno' }] }),
      ruling('sigil.attack.ranged-attack')
        .en('Goblin 2 fights nobody: no penalty.')
        .it('Goblin 2 non combatte con nessuno: niente penalità.')
        .ask(askAttack('cleo', 'goblin-2', 'shortbow'))
        .gives({ possible: true, total: { attack: 0, ac: 0 } }),
      ruling('sigil.attack.ranged-attack')
        .en('The ogre fights Ada, but its far corner is two squares from her: no penalty.')
        .it(
          'L’ogre combatte con Ada, ma il suo angolo lontano è a due quadretti da lei: niente penalità.',
        )
        .ask(askAttack('cleo', 'ogre', 'shortbow'))
        .gives({ total: { attack: 0 } }),
      ruling('sigil.attack.ranged-attack')
        .en('Goblin 3 holds a bow and threatens nobody: it isn’t in melee.')
        .it('Goblin 3 ha un arco e non minaccia nessuno: non è una mischia.')
        .with({ under: ['sigil'] })
        .ask(askAttack('cleo', 'goblin-3', 'shortbow'))
        .gives({ total: { attack: 0 } }),
    ],
  },
  {
    id: 'long-shot',
    ground: 'forest',
    select: 'cleo',
    targets: ['goblin'],
    board: `
      #................#
      ..................
      .........%%.......
      .........%%...._..
      .C.......%%..._g..
      .........%%...._..
      .........%%.......
      #................#`,
    legend: { C: CLEO, g: goblin() },
    expect: [
      ruling(
        'srd35.modifier.ac-cover',
        'srd35.concealment.ranged-corner-procedure',
        'sigil.attack.range-increment-penalty',
        'sigil.cover.low-wall',
        'sigil.concealment.miss-chance',
      )
        .en('Fourteen squares, through fog, over a log: −2, +4 to AC, one miss in five.')
        .it(
          'Quattordici quadretti, nella nebbia, oltre un tronco: −2, +4 alla CA, uno su cinque a vuoto.',
        )
        .ask(askAttack('cleo', 'goblin', 'shortbow'))
        .gives({ possible: true, distance: 14, total: { attack: -2, ac: 4 }, missChance: 20 }),
      ruling('sigil.cover.low-wall', 'srd35.modifier.ac-cover')
        .en('From eleven squares the −2 is gone.')
        .it('Da undici quadretti il −2 sparisce.')
        .with({ after: { cleo: [4, 4] } })
        .ask(askAttack('cleo', 'goblin', 'shortbow'))
        .gives({ distance: 11, total: { attack: 0, ac: 4 }, missChance: 20 }),
      ruling('srd35.concealment.ranged-corner-procedure', 'sigil.concealment.ranged-line')
        .en('Out from behind the log, the fog alone is left.')
        .it('Fuori da dietro il tronco resta solo la nebbia.')
        .with({ after: { cleo: [4, 4], goblin: [12, 4] } })
        .ask(askAttack('cleo', 'goblin', 'shortbow'))
        .gives({ total: { attack: 0, ac: 0 }, missChance: 20 }),
      ruling('sigil.attack.ranged-attack')
        .en('On this side of the fog it is a plain shot.')
        .it('Di qua dalla nebbia è un tiro qualunque.')
        .with({ after: { goblin: [6, 4] } })
        .ask(askAttack('cleo', 'goblin', 'shortbow'))
        .gives({ total: { attack: 0, ac: 0 }, missChance: 0 }),
    ],
  },
  {
    id: 'prone',
    ground: 'stone',
    select: 'ada',
    targets: ['orc'],
    board: `
      ############
      #....A.....#
      #....o..C..#
      #..........#
      #.B........#
      #.g........#
      #.....D.E..#
      ############`,
    legend: {
      A: ADA,
      o: under(orc(), 'prone'),
      C: CLEO,
      B: under(BRUNO, 'prone'),
      g: goblin(),
      D: under(soldier(1, BOW), 'prone'),
      E: under(soldier(2, CROSSBOW), 'prone'),
    },
    expect: [
      ruling('srd35.modifier.ac-prone', 'sigil.condition.prone-attack')
        .en('Ada, next to the prone orc: its AC is 4 lower.')
        .it('Ada, accanto all’orco prono: la sua CA è più bassa di 4.')
        .ask(askAttack('ada', 'orc', 'longsword'))
        .gives({ total: { attack: 0, ac: -4 } }),
      ruling(
        'srd35.modifier.ac-prone',
        'sigil.condition.prone-attack',
        'sigil.attack.shooting-into-melee',
      )
        .en('Cleo, at range: its AC is 4 higher, and she shoots into Ada’s melee, −4.')
        .it('Cleo, a distanza: la sua CA è più alta di 4, e tira nella mischia di Ada, −4.')
        .ask(askAttack('cleo', 'orc', 'shortbow'))
        .gives({ total: { attack: -4, ac: 4 } }),
      ruling('srd35.modifier.attack-prone-melee', 'sigil.condition.prone-attack')
        .en('Bruno attacks from the ground at −4.')
        .it('Bruno attacca da terra a −4.')
        .ask(askAttack('bruno', 'goblin', 'longsword'))
        .gives({ possible: true, total: { attack: -4 } }),
      ruling('srd35.modifier.attack-prone-ranged', 'sigil.condition.prone-attack')
        .en('Soldier 1 cannot draw a bow lying down.')
        .it('Soldato 1 non può tendere l’arco da sdraiato.')
        .ask(askAttack('soldier-1', 'goblin', 'shortbow'))
        .gives({ possible: false, why: ['prone-attacker-ranged'] }),
      ruling('srd35.modifier.attack-prone-ranged', 'sigil.condition.prone-attack')
        .en('Soldier 2 shoots a crossbow from the ground without penalty.')
        .it('Soldato 2 tira con la balestra da terra senza penalità.')
        .ask(askAttack('soldier-2', 'orc', 'light-crossbow'))
        .gives({ possible: true }),
    ],
  },
]);
