/**
 * Finds the build (tall or long) of creatures above Medium, if the sheet does not give it. The
 * lists name the creatures of the 3.5 SRD, including its epic and psionic parts, whose build
 * differs from the usual build of their type. If a name is not listed, the creature's type decides.
 */
import type { Build, Size } from '../../src/board/vocabulary.ts';
import { plain } from './text.ts';

/**
 * Builds of the types in which nearly all creatures have the same build; `NAMES` lists the
 * exceptions. In other types (outsiders, undead …) builds vary.
 */
const OF_TYPE: Readonly<Record<string, Build>> = {
  giant: 'tall',
  humanoid: 'tall',
  monstroushumanoid: 'tall',
  elemental: 'tall',
  plant: 'tall',
  animal: 'long',
  magicalbeast: 'long',
  vermin: 'long',
  dragon: 'long',
};

const NAMES: Readonly<Record<Build, string>> = {
  tall:
    'ape,dire ape,giant octopus,giant squid,girallon,gray render,roper,' +
    'colossal monstrous scorpion,colossal monstrous spider,achaierai,athach,atropal,' +
    'balor,bone devil,caller in darkness,cerebrilith,cloaker,cloud giant skeleton,' +
    'devourer,djinni,dread wraith,dream larva,efreeti,elder black pudding,elder xorn,' +
    'ettin skeleton,gray render zombie,flesh colossus,iron colossus,stone colossus,' +
    'clay golem' +
    ',flesh golem,iron golem,stone golem,greater stone golem,mithral golem,' +
    'adamantine golem,glabrezu,hagunemnon,hecatoncheires,hezrou,horned devil,ice devil,' +
    'infernal,lillend,marilith,marut' +
    ',mercane,mimic,minotaur zombie,ogre zombie,nalfeshnee,nessian warhound,nightwalker,' +
    'noble salamander,otyugh,phane,pit fiend,planetar,angel planetar,solar,angel solar,' +
    'pseudonatural troll' +
    ',psion killer,shadow of the void,shape of fire,shield guardian,temporal filcher,' +
    'thought slayer,titan,elder titan,troll skeleton,uvuudaum,vrock,zelekhut,' +
    'werebear hybrid form' +
    ',weretiger hybrid form,hill giant dire wereboar giant form,hill giant dire wereboar hybrid boar form',
  long:
    'centaur,aboleth,animated object large,animated object huge,' +
    'animated object gargantuan,animated object colossal,psionic aboleth,bebilith,' +
    'black pudding,chuul,couatl,psionic couatl,dark naga,guardian naga,spirit naga,' +
    'water naga,ha naga,delver,destrachan,drider,elder arrowhawk,elder tojanida,' +
    'formian myrmarch,formian queen,gelatinous cube,ochre jelly,gibbering orb,' +
    'greater barghest,hellcat,howler' +
    ',living vault,neh thalggu,nightcrawler,nightwing,nightmare,nightmare cauchemar,' +
    'retriever,vermiurge,abyssal greater basilisk,advanced megaraptor skeleton,' +
    'chimera skeleton,owlbear skeleton,wyvern zombie' +
    ',young adult red dragon skeleton,werebear bear form,weretiger tiger form,' +
    'werewolf lord dire wolf form,hill giant dire wereboar dire boar form',
};

/**
 * Creatures whose reach fits neither build: the reach in cells, at the size for which the rulebook
 * gives it.
 */
const REACHES: readonly (readonly [name: string, size: Size, reach: number])[] = [
  ['phaethon', 'gargantuan', 2],
  ['xixecal', 'colossal', 10],
  ['behemoth eagle', 'huge', 4],
  ['neothelid', 'gargantuan', 6],
  ['udoroot', 'huge', 0],
  ['devastation centipede', 'colossal', 8],
  ['devastation scorpion', 'colossal', 8],
];

/**
 * Key for comparing names without regard to word order ("Golem, Stone"), numbers and text in
 * brackets.
 */
const keyOf = (name: string): string =>
  plain(name.replace(/\([^()]*\)/g, ' '))
    .split(' ')
    .filter((word) => !/^\d+$/.test(word))
    .sort()
    .join(' ');

const BUILD_OF: ReadonlyMap<string, Build> = new Map(
  (Object.entries(NAMES) as [Build, string][]).flatMap(([build, names]) =>
    names.split(',').map((name) => [keyOf(name), build] as const),
  ),
);

const typed = (type: string): Build | undefined => {
  const key = plain(type).replace(/ /g, '');
  return Object.hasOwn(OF_TYPE, key) ? OF_TYPE[key] : undefined;
};

export interface CreatureKind {
  /** Type of the creature, such as "magicalBeast" or "Magical Beast". */
  readonly type: string | undefined;
  /** Subtypes of the creature, such as "Evil, Extraplanar, Lawful". */
  readonly subtype: string | undefined;
  readonly name: string | undefined;
}

/**
 * The build by name, otherwise by type and subtype; undefined if these do not decide it. A
 * shapechanger may have any build. An augmented creature has the build of its former type.
 */
export function buildOf({ type = '', subtype = '', name = '' }: CreatureKind): Build | undefined {
  const named = BUILD_OF.get(keyOf(name));
  if (named !== undefined) return named;
  const [, before] = /augmented ([a-z ]+)/.exec(subtype.toLowerCase()) ?? [];
  const words = plain(subtype).split(' ');
  if (words.includes('shapechanger')) return undefined;
  return before !== undefined ? typed(before) : words.includes('angel') ? 'tall' : typed(type);
}

/** The reach of a creature whose reach fits neither build, found by its name. */
export const oddReachOf = (name: string | undefined, size: Size | undefined): number | undefined =>
  REACHES.find(([of, at]) => at === size && keyOf(of) === keyOf(name ?? ''))?.[2];
