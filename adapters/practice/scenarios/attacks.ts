/**
 * Lessons on modifiers that depend on where attacker and target stand: height, melee, distance,
 * ground.
 */
import { ADA, BRUNO, CLEO, CROSSBOW, BOW, goblin, ogre, orc, soldier, under } from './cast.ts';
import { ruling, type Scenario } from './scenario.ts';

const TABLE = { elevation: 1 };

export const attackScenarios: readonly Scenario[] = [
  {
    id: 'high-ground',
    family: 'attacks',
    title: { en: 'Higher ground', it: 'Dall’alto' },
    lesson: {
      en:
        'Flanking gives +2 in melee. The 3.5 SRD adds +1 for higher ground; Sigil has no ' +
        'rule for heights.',
      it:
        'Fiancheggiare dà +2 in mischia. La SRD 3.5 aggiunge +1 per la posizione ' +
        'sopraelevata; Sigil non ha regole sulle altezze.',
    },
    attempt: {
      en:
        'Open “Attack”: Ada, on a table, has +3 against the orc. Drag Bruno away from ' +
        'the orc: the +2 is gone, the +1 of the table stays.',
      it:
        'Apri «Attacco»: Ada, su un tavolo, ha +3 contro l’orco. Allontana Bruno ' +
        'dall’orco: il +2 sparisce, il +1 del tavolo resta.',
    },
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
        .says('Bruno attacks at +2.', 'Bruno attacca a +2.')
        .ask({ ask: 'attack', from: 'bruno', to: 'orc', with: 'longsword' })
        .gives({
          total: { attack: 2, ac: 0 },
          modifiers: [{ why: 'flanking', value: 2, by: 'ada' }],
        }),
      ruling('srd35.modifier.attack-flanking', 'srd35.modifier.attack-higher-ground')
        .says(
          'Ada attacks at +3: flanking and higher ground.',
          'Ada attacca a +3: fiancheggia ed è in alto.',
        )
        .with({ under: ['srd35'] })
        .ask({ ask: 'attack', from: 'ada', to: 'orc', with: 'longsword' })
        .gives({ total: { attack: 3 } }),
      ruling('sigil.flanking.bonus')
        .says(
          'Ada attacks at +2: the table counts for nothing.',
          'Ada attacca a +2: il tavolo non conta.',
        )
        .with({ under: ['sigil'] })
        .ask({ ask: 'attack', from: 'ada', to: 'orc', with: 'longsword' })
        .gives({ total: { attack: 2 } }),
      ruling('srd35.modifier.attack-higher-ground')
        .says(
          'Without Bruno on the other side only the +1 is left.',
          'Senza Bruno dall’altra parte resta solo il +1.',
        )
        .with({ under: ['srd35'], after: { bruno: [9, 4] } })
        .ask({ ask: 'attack', from: 'ada', to: 'orc', with: 'longsword' })
        .gives({ total: { attack: 1 } }),
    ],
  },
  {
    id: 'into-melee',
    family: 'attacks',
    title: { en: 'Shooting into melee', it: 'Tirare nella mischia' },
    lesson: {
      en:
        'Shooting at an enemy in melee with your ally: −4. Not if part of it is at least ' +
        'two squares from the ally: aim there.',
      it:
        'Tirare a un avversario in mischia con un alleato: −4. Non se una sua parte è ad ' +
        'almeno due quadretti dall’alleato: mira lì.',
    },
    attempt: {
      en:
        'Open “Attack” and target each goblin in turn, then the ogre, with T or a right ' +
        'click: only the shot at Goblin 1 takes −4.',
      it:
        'Apri «Attacco» e scegli a bersaglio i goblin uno per volta, poi l’ogre, con T o ' +
        'clic destro: solo il tiro a Goblin 1 ha −4.',
    },
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
        .says('Goblin 1 is fighting Bruno: −4.', 'Goblin 1 combatte con Bruno: −4.')
        .ask({ ask: 'attack', from: 'cleo', to: 'goblin-1', with: 'shortbow' })
        .gives({ total: { attack: -4 }, modifiers: [{ why: 'into-melee', by: 'bruno' }] }),
      ruling('sigil.attack.ranged-attack')
        .says(
          'Goblin 2 fights nobody: no penalty.',
          'Goblin 2 non combatte con nessuno: niente penalità.',
        )
        .ask({ ask: 'attack', from: 'cleo', to: 'goblin-2', with: 'shortbow' })
        .gives({ possible: true, total: { attack: 0, ac: 0 } }),
      ruling('sigil.attack.ranged-attack')
        .says(
          'The ogre fights Ada, but its far corner is two squares from her: no penalty.',
          'L’ogre combatte con Ada, ma il suo angolo lontano è a due quadretti da lei: niente penalità.',
        )
        .ask({ ask: 'attack', from: 'cleo', to: 'ogre', with: 'shortbow' })
        .gives({ total: { attack: 0 } }),
      ruling('sigil.attack.ranged-attack')
        .says(
          'Goblin 3 holds a bow and threatens nobody: it isn’t in melee.',
          'Goblin 3 ha un arco e non minaccia nessuno: non è una mischia.',
        )
        .with({ under: ['sigil'] })
        .ask({ ask: 'attack', from: 'cleo', to: 'goblin-3', with: 'shortbow' })
        .gives({ total: { attack: 0 } }),
    ],
  },
  {
    id: 'long-shot',
    family: 'attacks',
    title: { en: 'A long shot', it: 'Un tiro lungo' },
    lesson: {
      en:
        'Every range increment after the first costs 2. Cover adds 4 to the target’s AC, ' +
        'and in fog one shot in five misses. Distance, cover and concealment all count ' +
        'together.',
      it:
        'Ogni incremento di gittata dopo il primo costa 2. La copertura dà 4 alla CA ' +
        'del bersaglio, la nebbia fa mancare un tiro su cinque: distanza, copertura e ' +
        'occultamento contano tutti insieme.',
    },
    attempt: {
      en:
        'Open “Attack”. A shortbow’s increment is 12 squares: drag Cleo three squares ' +
        'nearer, then drag the goblin out from behind the log, and watch the numbers.',
      it:
        'Apri «Attacco». L’incremento di un arco corto è di 12 quadretti: avvicina Cleo ' +
        'di tre, poi trascina il goblin fuori da dietro il tronco, e guarda i numeri.',
    },
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
        .says(
          'Fourteen squares, through fog, over a log: −2, +4 to AC, one miss in five.',
          'Quattordici quadretti, nella nebbia, oltre un tronco: −2, +4 alla CA, uno su cinque a vuoto.',
        )
        .ask({ ask: 'attack', from: 'cleo', to: 'goblin', with: 'shortbow' })
        .gives({ possible: true, distance: 14, total: { attack: -2, ac: 4 }, missChance: 20 }),
      ruling('sigil.cover.low-wall', 'srd35.modifier.ac-cover')
        .says('From eleven squares the −2 is gone.', 'Da undici quadretti il −2 sparisce.')
        .with({ after: { cleo: [4, 4] } })
        .ask({ ask: 'attack', from: 'cleo', to: 'goblin', with: 'shortbow' })
        .gives({ distance: 11, total: { attack: 0, ac: 4 }, missChance: 20 }),
      ruling('srd35.concealment.ranged-corner-procedure', 'sigil.concealment.ranged-line')
        .says(
          'Out from behind the log, the fog alone is left.',
          'Fuori da dietro il tronco resta solo la nebbia.',
        )
        .with({ after: { cleo: [4, 4], goblin: [12, 4] } })
        .ask({ ask: 'attack', from: 'cleo', to: 'goblin', with: 'shortbow' })
        .gives({ total: { attack: 0, ac: 0 }, missChance: 20 }),
      ruling('sigil.attack.ranged-attack')
        .says(
          'On this side of the fog it is a plain shot.',
          'Di qua dalla nebbia è un tiro qualunque.',
        )
        .with({ after: { goblin: [6, 4] } })
        .ask({ ask: 'attack', from: 'cleo', to: 'goblin', with: 'shortbow' })
        .gives({ total: { attack: 0, ac: 0 }, missChance: 0 }),
    ],
  },
  {
    id: 'prone',
    family: 'attacks',
    title: { en: 'On the ground', it: 'A terra' },
    lesson: {
      en:
        'A prone creature is easier to hit in melee (−4 AC), harder at range (+4), and ' +
        'attacks at −4. Of ranged weapons, only a crossbow or shuriken can be used while ' +
        'prone.',
      it:
        'Chi è a terra è più facile da colpire in mischia (−4 alla CA), più difficile a ' +
        'distanza (+4), e attacca a −4. Fra le armi a distanza, da prono servono solo ' +
        'balestra e shuriken.',
    },
    attempt: {
      en:
        'The orc, Bruno and both soldiers are prone. Open “Attack”, select Cleo and drag ' +
        'her next to the orc: with a bow it still counts as range.',
      it:
        'L’orco, Bruno e i due soldati sono a terra. Apri «Attacco», seleziona Cleo e ' +
        'portala accanto all’orco: con l’arco è sempre a distanza.',
    },
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
        .says(
          'Ada, next to the prone orc: its AC is 4 lower.',
          'Ada, accanto all’orco prono: la sua CA è più bassa di 4.',
        )
        .ask({ ask: 'attack', from: 'ada', to: 'orc', with: 'longsword' })
        .gives({ total: { attack: 0, ac: -4 } }),
      ruling(
        'srd35.modifier.ac-prone',
        'sigil.condition.prone-attack',
        'sigil.attack.shooting-into-melee',
      )
        .says(
          'Cleo, at range: its AC is 4 higher, and she shoots into Ada’s melee, −4.',
          'Cleo, a distanza: la sua CA è più alta di 4, e tira nella mischia di Ada, −4.',
        )
        .ask({ ask: 'attack', from: 'cleo', to: 'orc', with: 'shortbow' })
        .gives({ total: { attack: -4, ac: 4 } }),
      ruling('srd35.modifier.attack-prone-melee', 'sigil.condition.prone-attack')
        .says('Bruno attacks from the ground at −4.', 'Bruno attacca da terra a −4.')
        .ask({ ask: 'attack', from: 'bruno', to: 'goblin', with: 'longsword' })
        .gives({ possible: true, total: { attack: -4 } }),
      ruling('srd35.modifier.attack-prone-ranged', 'sigil.condition.prone-attack')
        .says(
          'Soldier 1 cannot draw a bow lying down.',
          'Soldato 1 non può tendere l’arco da sdraiato.',
        )
        .ask({ ask: 'attack', from: 'soldier-1', to: 'goblin', with: 'shortbow' })
        .gives({ possible: false, why: ['prone-attacker-ranged'] }),
      ruling('srd35.modifier.attack-prone-ranged', 'sigil.condition.prone-attack')
        .says(
          'Soldier 2 shoots a crossbow from the ground without penalty.',
          'Soldato 2 tira con la balestra da terra senza penalità.',
        )
        .ask({ ask: 'attack', from: 'soldier-2', to: 'orc', with: 'light-crossbow' })
        .gives({ possible: true }),
    ],
  },
];
