/**
 * The scenes `fifth` and `evening` on Roll20's two sheets of the fifth edition: the people of the
 * Foundry stand-in (`tests/hosts/foundry/world/fifth.ts` and `evening.ts`), each token with a sheet of
 * its own.
 */
import { EVENING_PEOPLE } from '../../fifth/evening/scene.ts';
import { foe, GLAIVE, hero, SHORTBOW, type FifthPerson } from '../../fifth/people.ts';
import { dnd2024, ogl5e } from './fifth.ts';
import type { CharacterData, Options, PageData } from './types.ts';

const SCIMITAR = { name: 'Scimitar', kind: 'melee', reach: 5, bonus: 4 } as const;
const goblin = (name: string): FifthPerson =>
  foe(name, 0, 0, {
    size: 'small',
    type: 'fey (goblinoid)',
    senses: { darkvision: 60 },
    traits: ['Nimble Escape'],
    weapons: [SCIMITAR, { ...SHORTBOW, bonus: 4 }],
    hp: 10,
    ac: 15,
  });
const DAGGER = { name: 'Dagger', kind: 'thrown', range: [20, 60], bonus: 4 } as const;

/** The people of the scene `fifth`; their places are those of the tokens with their names. */
const PEOPLE: readonly FifthPerson[] = [
  hero('Aldo', 0, 0, { weapons: [GLAIVE], hp: 34, ac: 18 }),
  hero('Berta', 0, 0, {
    size: 'small',
    weapons: [{ name: 'Rapier', kind: 'melee', bonus: 6 }, SHORTBOW],
    traits: ['Cunning Action', 'Halfling Nimbleness'],
    hp: 24,
    ac: 15,
  }),
  hero('Cino', 0, 0, { weapons: [DAGGER], hp: 18, ac: 12 }),
  hero('Dina', 0, 0, {
    weapons: [{ name: 'Mace', kind: 'melee', bonus: 4 }],
    conditions: ['grappled', 'restrained'],
    hp: 27,
    ac: 18,
  }),
  foe('Ogre', 0, 0, {
    size: 'large',
    type: 'giant',
    speed: { walk: 40 },
    senses: { darkvision: 60 },
    weapons: [{ name: 'Greatclub', kind: 'melee', reach: 5, bonus: 6 }],
    hp: 59,
    ac: 11,
  }),
  ...['Boss', 'Goblin', 'Archer 1', 'Archer 2', 'Archer 3'].map(goblin),
  foe('Choker', 0, 0, {
    size: 'small',
    type: 'aberration',
    speed: { walk: 30, climb: 30 },
    senses: { darkvision: 60 },
    traits: ['Spider Climb'],
    weapons: [{ name: 'Tentacle', kind: 'melee', reach: 10, bonus: 5 }],
    hp: 13,
    ac: 16,
  }),
  foe('Ghost', 0, 0, {
    type: 'undead',
    speed: { walk: 5, fly: 40, hover: true },
    senses: { darkvision: 60 },
    traits: ['Incorporeal Movement'],
    weapons: [{ name: 'Withering Touch', kind: 'melee', reach: 5, bonus: 5 }],
    hp: 45,
    ac: 11,
  }),
];

const characterId = (name: string): string =>
  `-Nfifth${name.replace(/[^A-Za-z0-9]/g, '')}`.padEnd(20, '0').slice(0, 20);

interface FifthScene {
  readonly people: readonly FifthPerson[];
  /** Are the sheets of the foes in the players' journals? */
  readonly open: boolean;
}
export const FIFTH_SCENES = {
  fifth: { people: PEOPLE, open: true },
  evening: { people: EVENING_PEOPLE, open: false },
} as const satisfies Readonly<Record<string, FifthScene>>;

/** The characters, and the page whose tokens represent them. */
export function fifthScene(
  page: PageData,
  { sheet, attribs }: Options,
  { people, open, controlledby }: FifthScene & { readonly controlledby: (name: string) => string },
): { readonly page: PageData; readonly characters: CharacterData[] } {
  const newer = sheet === 'dnd2024';
  const byName = new Map(people.map((person) => [person.name, person]));
  return {
    page: {
      ...page,
      attributes: { ...page.attributes, diagonaltype: 'foure' },
      graphics: page.graphics.map((token) => {
        const person = byName.get(String(token['name']));
        return person === undefined
          ? token
          : {
              ...token,
              represents: characterId(person.name),
              // The page is dark: a player sees what these tokens look at.
              ...(person.side === 'party' && { has_bright_light_vision: true }),
              statusmarkers: newer ? '' : (person.conditions ?? []).join(','),
            };
      }),
    },
    characters: people.map((person) => ({
      attributes: {
        id: characterId(person.name),
        name: person.name,
        controlledby: controlledby(person.name),
        inplayerjournals: open || person.side === 'party' ? 'all' : '',
        charactersheetname: newer ? 'dnd2024byroll20' : 'ogl5e',
        statusmarkers: '',
      },
      attribs: attribs === 'unset' ? [] : newer ? dnd2024(person) : ogl5e(person),
    })),
  };
}
