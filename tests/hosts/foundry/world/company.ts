/**
 * A party of Pathfinder characters and their enemies, for the scene `company`, 20 × 12 cells: a monk,
 * a rogue, a cleric, a rider on a griffon in the air, two orcs, a troll. Names and numbers are
 * invented.
 */
import type { Facts } from './sheets.ts';
import { base, sheet, tokens, walls } from './scenes.ts';
import type { ActorData, SceneData } from './types.ts';

const orc = (name: string): Facts => ({
  name,
  bab: 4,
  str: 14,
  dex: 14,
  cmb: 6,
  cmd: 18,
  ac: 13,
  hp: 22,
  weapons: [{ name: 'Falchion', grip: '2h' }],
});

export const COMPANY: readonly Facts[] = [
  {
    name: 'Mina',
    bab: 4,
    str: 16,
    dex: 16,
    speed: 40,
    cmb: 8,
    cmd: 22,
    ac: 17,
    hp: 30,
    weapons: [{ name: 'Kama', grip: 'light' }],
    skills: { acr: 10 },
  },
  {
    name: 'Rina',
    bab: 3,
    dex: 18,
    cmb: 3,
    cmd: 17,
    ac: 17,
    hp: 26,
    weapons: [{ name: 'Rapier' }],
    armour: 'lightArmor',
    skills: { acr: 12, esc: 9 },
  },
  {
    name: 'Sara',
    bab: 3,
    cmb: 4,
    cmd: 15,
    ac: 18,
    hp: 28,
    speed: 20,
    weapons: [{ name: 'Heavy Mace' }],
    armour: 'heavyArmor',
  },
  {
    name: 'Lea',
    bab: 4,
    cmb: 6,
    cmd: 17,
    ac: 18,
    hp: 34,
    weapons: [{ name: 'Lance', grip: '2h', reach: true }],
    armour: 'mediumArmor',
  },
  {
    name: 'Griffon',
    size: 'lg',
    long: true,
    bab: 5,
    str: 16,
    dex: 15,
    speed: 30,
    fly: 80,
    cmb: 9,
    cmd: 21,
    ac: 17,
    hp: 42,
    weapons: [{ name: 'Bite', natural: true }],
    skills: { fly: 6 },
  },
  orc('Orc'),
  orc('Orc chief'),
  {
    name: 'Troll',
    size: 'lg',
    bab: 4,
    str: 21,
    dex: 14,
    cmb: 10,
    cmd: 22,
    ac: 16,
    hp: 63,
    weapons: [{ name: 'Claw', natural: true }],
  },
];

export function company(actors: readonly ActorData[]): SceneData {
  const scene = {
    ...base,
    _id: 'company000000000',
    name: 'The old bridge',
    width: 2000,
    height: 1200,
  };
  return sheet(scene, {
    tokens: tokens(actors, scene, [
      { name: 'Rina', actor: 'Rina', at: [6, 6], side: 1, linked: true },
      { name: 'Mina', actor: 'Mina', at: [8, 4], side: 1, linked: true },
      { name: 'Sara', actor: 'Sara', at: [5, 8], side: 1, linked: true },
      {
        name: 'Griffon',
        actor: 'Griffon',
        at: [2, 9],
        space: 2,
        side: 1,
        linked: true,
        more: { elevation: 10 },
      },
      { name: 'Lea', actor: 'Lea', at: [2, 9], side: 1, linked: true, more: { elevation: 10 } },
      { name: 'Orc', actor: 'Orc', at: [8, 5], side: -1 },
      { name: 'Orc chief', actor: 'Orc chief', at: [9, 7], side: -1 },
      { name: 'Troll', actor: 'Troll', at: [14, 3], space: 2, side: -1 },
    ]),
    walls: walls(scene, [[12, 0, 12, 3]]),
  });
}
