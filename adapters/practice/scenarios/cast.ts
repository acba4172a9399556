/** Who plays in the lessons. Weapons are named in English here; `named` puts them into the language on the screen. */
import type { SceneDocument } from '../../../src/scene/schema.ts';
import type { CreatureMark } from '../ascii.ts';
import type { Both, Language } from './scenario.ts';

const melee = (id: string, name: string) => ({ id, name, kind: 'melee' as const });

export const SWORD = melee('longsword', 'longsword');
export const GLAIVE = { ...melee('glaive', 'glaive'), reachWeapon: 'reach' as const, twoHanded: true };
export const CHAIN = { ...melee('spiked-chain', 'spiked chain'), reachWeapon: 'reach-and-near' as const, twoHanded: true };
export const CLUB = { ...melee('greatclub', 'greatclub'), twoHanded: true };
export const MORNINGSTAR = melee('morningstar', 'morningstar');
export const BOW = { id: 'shortbow', name: 'shortbow', kind: 'ranged' as const, twoHanded: true, rangeIncrement: 12 };

const person = (id: string, name: string, side: string, attack: typeof SWORD | typeof BOW): CreatureMark => ({
  id, name, side, size: 'medium', speed: { land: 6 }, armour: 'light', load: 'light', attacks: [attack],
});

export const ADA = person('ada', 'Ada', 'party', SWORD);
export const BRUNO = person('bruno', 'Bruno', 'party', SWORD);
export const soldier = (n: number): CreatureMark => person(`soldier-${n}`, `Soldier ${n}`, 'party', SWORD);
/** An archer: threatens nothing. */
export const CLEO = person('cleo', 'Cleo', 'party', BOW);

export const goblin = (n?: number): CreatureMark => ({
  ...person(n === undefined ? 'goblin' : `goblin-${n}`, n === undefined ? 'Goblin' : `Goblin ${n}`, 'foes', MORNINGSTAR),
  size: 'small',
});
export const orc = (n?: number): CreatureMark =>
  person(n === undefined ? 'orc' : `orc-${n}`, n === undefined ? 'Orc' : `Orc ${n}`, 'foes', SWORD);
export const GUARD: CreatureMark = person('guard', 'Guard', 'foes', GLAIVE);
export const JAILER: CreatureMark = person('jailer', 'Jailer', 'foes', CHAIN);
export const ogre = (n?: number): CreatureMark => ({
  ...person(n === undefined ? 'ogre' : `ogre-${n}`, n === undefined ? 'Ogre' : `Ogre ${n}`, 'foes', CLUB),
  size: 'large', build: 'tall', speed: { land: 8 },
});

const WORDS: Readonly<Record<string, Both>> = {
  longsword: { en: 'longsword', it: 'spada lunga' },
  glaive: { en: 'glaive', it: 'falcione' },
  'spiked-chain': { en: 'spiked chain', it: 'catena chiodata' },
  greatclub: { en: 'greatclub', it: 'randello pesante' },
  morningstar: { en: 'morningstar', it: 'morning star' },
  shortbow: { en: 'shortbow', it: 'arco corto' },
};
const PEOPLE: Readonly<Record<string, Both>> = {
  Guard: { en: 'Guard', it: 'Guardia' },
  Jailer: { en: 'Jailer', it: 'Carceriere' },
  Orc: { en: 'Orc', it: 'Orco' },
  Soldier: { en: 'Soldier', it: 'Soldato' },
};

/** The same scene with its people and weapons named in the language; whoever is not known keeps his name. */
export function named(scene: SceneDocument, language: Language): SceneDocument {
  const creatures = scene.creatures?.map((c) => {
    const [first = '', ...rest] = (c.name ?? '').split(' ');
    const known = Object.values(PEOPLE).find((p) => p.en === first || p.it === first);
    const attacks = c.attacks?.map((a) => ({ ...a, name: WORDS[a.id]?.[language] ?? a.name ?? a.id }));
    return {
      ...c, name: [known?.[language] ?? first, ...rest].join(' '), ...(attacks === undefined ? {} : { attacks }),
    };
  });
  return creatures === undefined ? scene : { ...scene, creatures };
}
