/** Numbers for attacks on objects in d20 Modern (Attaccare un Oggetto). */
import { made, substances, things, type ObjectTable } from '../play/specials/objects.ts';

export const OBJECTS: ObjectTable = {
  unattended: 5,
  held: 5,
  shot: 1,
  breakBySize: false,
  substances: {
    ...substances('objectSoft', {
      paper: [0, 2],
      rope: [0, 2],
      'soft-plastic': [0, 3],
      ice: [0, 3],
      glass: [1, 1],
      ceramic: [1, 2],
      'hard-plastic': [2, 5],
    }),
    ...substances('objectHard', {
      wood: [5, 10],
      aluminium: [6, 10],
      concrete: [8, 15],
      steel: [10, 30],
    }),
  },
  things: {
    ...things('objectLock', {
      'cheap-lock': [0, 1, 10],
      'average-lock': [3, 5, 15],
      'high-quality-lock': [5, 10, 20],
      'high-security-lock': [10, 120, 35],
      'ultrahigh-security-lock': [20, 150, 40],
    }),
    ...things('objectDoor', {
      'medium-firearm': [3, 5, 7],
      rope: [0, 2, 23],
      'simple-wooden-door': [5, 10, 13],
      'strong-wooden-door': [5, 20, 23],
      'iron-door': [10, 120, 35],
      'concrete-wall': [8, 90, 35],
      chain: [20, 5, 26],
      handcuffs: [10, 10, 30],
      'metal-bars': [10, 15, 30],
    }),
  },
  made: {
    fine: made(0, 1, 10),
    diminutive: made(0, 1, 10),
    tiny: made(1, 2, 10),
    small: made(3, 3, 12),
    medium: made(5, 5, 15),
    large: made(5, 10, 15),
    huge: made(8, 10, 20),
    gargantuan: made(8, 20, 30),
    colossal: made(10, 30, 50),
  },
  repair: { dc: 20, untooled: -4, restores: '2d6', hours: 1 },
};
