/** Lessons on attacks of the fifth edition: what gives advantage or disadvantage, sight, and areas. */
import { ADA, BOW, BRUNO, CLEO, DORA, goblin, orc, under } from './cast.ts';
import { lessonsOf, ruling } from './scenario.ts';

const TEACHES = ['srd52', 'srd51'];
const ranged = { normal: 16, long: 64 };
const ARCHER = { ...CLEO, attacks: [{ ...BOW, range: ranged }] };
const attempt = (from: string, to: string, weapon: string) => ({
  ask: 'attempt',
  from,
  to,
  with: weapon,
});
const DARK = { light: 'dark' } as const;
const BRIGHT = { light: 'bright' } as const;

export const fifthAttackScenarios = lessonsOf({ family: 'fifth', teaches: TEACHES }, [
  {
    id: 'archer-beside',
    ground: 'forest',
    select: 'cleo',
    board: `
      ............
      ............
      ............
      ..Cg.....o..
      ............
      ............
      ............
      ............
      ............`,
    legend: { C: ARCHER, g: goblin(), o: orc() },
    expect: [
      ruling('srd52.attack.close-combat')
        .en('A goblin stands beside Cleo: her shot at the orc has disadvantage.')
        .it('Un goblin è accanto a Cleo: il suo tiro all’orco ha svantaggio.')
        .ask(attempt('cleo', 'orc', 'shortbow'))
        .gives({ edge: -1, disadvantage: [{ why: 'foe-in-reach' }] }),
      ruling('srd52.opportunity.nothing-else')
        .en('The goblin does not react to the shot.')
        .it('Il goblin non reagisce al tiro.')
        .ask({ ask: 'act', of: 'cleo', action: 'cast-spell' })
        .gives({ legal: true, opportunities: [] }),
    ],
  },
  {
    id: 'prone-near-far',
    ground: 'stone',
    select: 'ada',
    board: `
      ############
      #..........#
      #..........#
      #...Ao.....#
      #..........#
      #C.........#
      #..........#
      #..........#
      ############`,
    legend: { A: ADA, C: ARCHER, o: under(orc(), 'prone') },
    expect: [
      ruling('srd52.prone.attacked')
        .en('The orc lies prone: Ada, beside it, has advantage.')
        .it('L’orco è prono: Ada, accanto, ha vantaggio.')
        .ask(attempt('ada', 'orc', 'longsword'))
        .gives({ edge: 1, advantage: [{ why: 'prone' }] }),
      ruling('srd52.prone.attacked')
        .en('Cleo shoots from afar: disadvantage.')
        .it('Cleo tira da lontano: svantaggio.')
        .ask(attempt('cleo', 'orc', 'shortbow'))
        .gives({ edge: -1, disadvantage: [{ why: 'prone' }] }),
    ],
  },
  {
    id: 'seen-in-the-dark',
    ground: 'stone',
    select: 'cleo',
    rest: { light: 'dark' },
    board: `
      ############
      #:::.......#
      #:::.......#
      #:C:....g..#
      #:::.......#
      #:::.......#
      #..........#
      #..........#
      ############`,
    legend: {
      ':': { cell: BRIGHT },
      C: { ...ARCHER, on: BRIGHT },
      g: { ...goblin(), attacks: [{ ...BOW, range: ranged }], traits: ['darkvision-12'], on: DARK },
    },
    expect: [
      ruling('srd52.light.heavily')
        .en('The goblin stands in the dark: Cleo does not see it.')
        .it('Il goblin è al buio: Cleo non lo vede.')
        .ask({ ask: 'sees', from: 'cleo', to: 'goblin' })
        .gives({ sees: false }),
      ruling('srd52.attack.unseen-target')
        .en('Her shot at it has disadvantage.')
        .it('Il suo tiro contro di lui ha svantaggio.')
        .ask(attempt('cleo', 'goblin', 'shortbow'))
        .gives({ edge: -1, disadvantage: [{ why: 'unseen-target' }] }),
      ruling('srd52.attack.unseen-attacker')
        .en('It sees her in the light, unseen: its shot has advantage.')
        .it('Lui la vede nella luce, non visto: il suo tiro ha vantaggio.')
        .ask(attempt('goblin', 'cleo', 'shortbow'))
        .gives({ edge: 1, advantage: [{ why: 'unseen-attacker' }] }),
    ],
  },
  {
    id: 'fireball-corner',
    ground: 'stone',
    select: 'dora',
    board: `
      ##############
      #............#
      #............#
      #.D......13..#
      #.......###..#
      #........2#..#
      #........B#..#
      #............#
      ##############`,
    legend: { D: DORA, B: BRUNO, 1: goblin(1), 2: goblin(2), 3: goblin(3) },
    expect: [
      ruling('srd52.area.sphere', 'srd52.cover.total-and-areas')
        .en(
          'Centered beside the corner, the fireball spares Goblin 2 and Bruno: no line reaches them.',
        )
        .it(
          'Centrata accanto all’angolo, la palla di fuoco risparmia Goblin 2 e Bruno: nessuna linea li raggiunge.',
        )
        .ask({ ask: 'area', shape: 'sphere', from: [8, 3], size: 4 })
        .gives({
          creatures: [{ id: 'goblin-1', cover: 'none' }, { id: 'goblin-3' }],
          spared: [
            { id: 'goblin-2', why: 'blocked' },
            { id: 'bruno', why: 'blocked' },
          ],
        }),
      ruling('srd52.area.sphere')
        .en('Goblin 3 stands behind Goblin 1: half cover, +2 on its Dexterity save.')
        .it('Goblin 3 è dietro Goblin 1: mezza copertura, +2 al tiro salvezza su Destrezza.')
        .ask({ ask: 'area', shape: 'sphere', from: [8, 3], size: 4 })
        .gives({ creatures: [{ id: 'goblin-1' }, { id: 'goblin-3', cover: 'half', reflex: 2 }] }),
    ],
  },
]);
