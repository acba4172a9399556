/** Translates the names of the lessons' weapons and people. */
import type { SceneDocument } from '../../../src/scene/schema.ts';
import type { Both, Language } from './scenario.ts';

const WEAPONS: Readonly<Record<string, Both>> = {
  longsword: { en: 'longsword', it: 'spada lunga' },
  glaive: { en: 'glaive', it: 'falcione' },
  'spiked-chain': { en: 'spiked chain', it: 'catena chiodata' },
  greatclub: { en: 'greatclub', it: 'randello pesante' },
  greataxe: { en: 'greataxe', it: 'ascia bipenne' },
  morningstar: { en: 'morningstar', it: 'morning star' },
  dagger: { en: 'dagger', it: 'pugnale' },
  bite: { en: 'bite', it: 'morso' },
  claws: { en: 'claws', it: 'artigli' },
  hooves: { en: 'hooves', it: 'zoccoli' },
  shortbow: { en: 'shortbow', it: 'arco corto' },
  'light-crossbow': { en: 'light crossbow', it: 'balestra leggera' },
  pistol: { en: 'pistol', it: 'pistola' },
  acid: { en: 'acid flask', it: 'fiala di acido' },
};
const PEOPLE: Readonly<Record<string, Both>> = {
  Giant: { en: 'Giant', it: 'Gigante' },
  Griffon: { en: 'Griffon', it: 'Grifone' },
  Guard: { en: 'Guard', it: 'Guardia' },
  Horse: { en: 'Horse', it: 'Cavallo' },
  Jailer: { en: 'Jailer', it: 'Carceriere' },
  Orc: { en: 'Orc', it: 'Orco' },
  Skeleton: { en: 'Skeleton', it: 'Scheletro' },
  Soldier: { en: 'Soldier', it: 'Soldato' },
  Troll: { en: 'Troll', it: 'Troll' },
  Wolf: { en: 'Wolf', it: 'Lupo' },
};

/** The same scene with people and weapons named in this language; an unknown name is kept. */
export function withLocalNames(scene: SceneDocument, language: Language): SceneDocument {
  const creatures = scene.creatures?.map((c) => {
    const [first = '', ...rest] = (c.name ?? '').split(' ');
    const known = Object.values(PEOPLE).find((p) => p.en === first || p.it === first);
    const attacks = c.attacks?.map((a) => ({
      ...a,
      name: WEAPONS[a.id]?.[language] ?? a.name ?? a.id,
    }));
    return {
      ...c,
      name: [known?.[language] ?? first, ...rest].join(' '),
      ...(attacks === undefined ? {} : { attacks }),
    };
  });
  return creatures === undefined ? scene : { ...scene, creatures };
}
