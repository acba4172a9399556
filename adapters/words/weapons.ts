/**
 * Gives the facts of a weapon that follow from its name in the English or Italian rulebooks. A name
 * that is not listed gives no facts, and never counts as a similar name.
 */
import type { Attack } from '../../src/board/creature.ts';
import { plain } from './text.ts';

/** Facts of a weapon that follow from its name. An absent fact does not follow from it. */
export type WeaponFacts = Partial<
  Pick<Attack, 'kind' | 'natural' | 'unarmed' | 'light' | 'twoHanded' | 'reachWeapon'>
> & { readonly tags?: string[] };

const MELEE = { kind: 'melee', reachWeapon: 'none', light: false, twoHanded: false } as const;
const TWO = { ...MELEE, twoHanded: true } as const;
const LIGHT = { ...MELEE, light: true } as const;
const REACH = { ...TWO, reachWeapon: 'reach' } as const;
const CHAIN = { ...TWO, reachWeapon: 'reach-and-near' } as const;
const RANGED = { kind: 'ranged', reachWeapon: 'none' } as const;
/** Facts of firearms: short ones, long ones, automatic ones, and long automatic ones. */
const FIREARM = { ...RANGED, tags: ['firearm'] };
const LONGARM = { ...RANGED, twoHanded: true, tags: ['firearm', 'longarm'] };
const AUTOMATIC = { ...RANGED, tags: ['firearm', 'automatic'] };
const ASSAULT = { ...LONGARM, tags: [...LONGARM.tags, 'automatic'] };
const THROWN = { ...RANGED, kind: 'thrown' } as const;
const FISTS = { kind: 'melee', reachWeapon: 'none', unarmed: true, light: true } as const;
const NATURAL = { kind: 'melee', reachWeapon: 'none', natural: true } as const;
/** Natural attacks whose names also name weapons of another kind ("Wolf Fang longsword"). */
const BODY = { ...NATURAL } as const;
/**
 * Melee weapons of unknown weight. Only another word of the name tells whether they are light or
 * heavy ("heavy mace").
 */
const SOME = { kind: 'melee', reachWeapon: 'none' } as const;

const LANCES = 'lance,lancia da cavaliere';
const LONG =
  'glaive,falcione,guisarme,giusarma,longspear,lancia lunga,ranseur,corsesca,' +
  // Of Pathfinder's later books
  'bardiche,bec de corbin,lucerne hammer,martello lucerna,fauchard,naginata,horsechopper,' +
  'glaive guisarme,mancatcher,hooked lance,tepoztopilli,kusarigama,flying blade';
const CHAINS = 'spiked chain,chain spiked,catena chiodata';
const WHIPS = 'whip,frusta';
const SMALL_SHIELDS = 'light shield,light wooden shield,light steel shield,scudo leggero';
const LARGE_SHIELDS = 'heavy shield,heavy wooden shield,heavy steel shield,scudo pesante';

const TABLE: readonly (readonly [WeaponFacts, string])[] = [
  [REACH, LONG],
  [REACH, LANCES],
  [CHAIN, CHAINS],
  // A whip strikes farther than other melee weapons, and threatens no cells: its tag says so.
  [MELEE, WHIPS],
  [
    LIGHT,
    'dagger,pugnale,punching dagger,pugnale da mischia,spiked gauntlet,' +
      "guanto d'arme chiodato,guanto chiodato,light mace,mace light,mazza leggera,sickle," +
      'falcetto,light hammer,martello leggero,handaxe,hand axe,accetta,kukri,light pick,' +
      'piccone leggero,sap,manganello,short sword,shortsword,sword short,spada corta,kama,' +
      'nunchaku' +
      ',sai,siangham,throwing axe,ascia da lancio,armor spikes,spiked armor,armatura chiodata',
  ],
  [
    MELEE,
    'club,randello,heavy mace,mace heavy,mazza pesante,morningstar,morning star,' +
      'stella del mattino,shortspear,short spear,lancia corta,battleaxe,battle axe,' +
      'ascia da battaglia,flail,mazzafrusto,longsword,long sword,sword long,spada lunga,' +
      'heavy pick,piccone pesante,rapier,stocco,scimitar,scimitarra,trident,tridente' +
      ',warhammer,war hammer,martello da guerra,bastard sword,sword bastard,spada bastarda,' +
      'dwarven waraxe,waraxe,ascia da guerra nanica,katana',
  ],
  [
    TWO,
    'quarterstaff,bastone ferrato,spear,lancia,falchion,greataxe,great axe,ascia bipenne,' +
      'greatclub,great club,randello pesante,heavy flail,flail heavy,mazzafrusto pesante,greatsword,' +
      'great sword,spadone,halberd,alabarda,scythe,falce,orc double axe,' +
      'ascia doppia orchesca,dire flail,two bladed sword,spada a due lame,dwarven urgrosh' +
      ',urgrosh nanico,gnome hooked hammer',
  ],
  [SOME, 'mace,mazza,axe,ascia,sword,spada,pick,piccone,hammer,martello,flame tongue'],
  [
    RANGED,
    'longbow,long bow,arco lungo,shortbow,short bow,arco corto,bow,arco,crossbow,balestra,sling,fionda',
  ],
  [FIREARM, 'pistol,pistola,handgun,revolver,rivoltella'],
  [AUTOMATIC, 'machine gun,submachine gun,machine pistol,mitra,mitraglietta,mitragliatrice'],
  [ASSAULT, "assault rifle,fucile d'assalto"],
  [
    LONGARM,
    'rifle,sniper rifle,fucile,fucile di precisione,shotgun,fucile a pompa,musket,moschetto,carbine,carabina',
  ],
  [
    THROWN,
    'javelin,giavellotto,dart,dardo,shuriken,net,rete,bolas,bola,tanglefoot bag,' +
      "borsa dell'impedimento",
  ],
  [LIGHT, SMALL_SHIELDS],
  [MELEE, LARGE_SHIELDS],
  [
    FISTS,
    "unarmed strike,unarmed,gauntlet,colpo senz'armi,colpo senza armi,senz'armi,guanto d'arme",
  ],
  [
    NATURAL,
    'bite,bites,morso,morsi,claw,claws,artiglio,artigli,slam,slams,schianto,schianti,' +
      'gore,incornata,cornata,tail,coda,tail slap,colpo di coda,sting,stings,pungiglione,' +
      'tentacle,tentacles,tentacolo,tentacoli,wing,wings,ala,ali,hoof,hooves,zoccolo,' +
      'zoccoli,talon,talons,rake,pincer,pincers,chela,chele,incorporeal touch,' +
      'tocco incorporeo,tail sweep,antenna,antennae',
  ],
  [
    BODY,
    'beak,beaks,becco,tusk,tusks,zanna,zanne,horns,corna,stomp,proboscis,proboscide,tongue,tongues,' +
      'lingua,lingue,pseudopod,pseudopods,pseudopodo,pseudopodi,vine,vines,rampicante,rampicanti,' +
      'foreleg,forelegs,mandible,mandibles,mandibola,mandibole,fang,fangs,stinger,stingers,feeler,' +
      'feelers,code,pungiglioni,tail slaps,colpi di coda',
  ],
];

/**
 * Tags that follow from a weapon's name: the first row of which a name occurs. A name in the second
 * list of a row excludes it.
 */
const TAGS: readonly (readonly [tags: string, names: string, except?: string])[] = [
  ['whip trips disarms', WHIPS],
  ['lance', LANCES, 'hooked lance'],
  ['not-mounted', 'longbow,long bow,arco lungo', 'composite,composito'],
  ['net', 'net,rete'],
  ['bolas', 'bolas,bola'],
  ['javelin', 'javelin,giavellotto'],
  ['shuriken', 'shuriken'],
  ['tanglefoot', "tanglefoot bag,tanglefoot,borsa dell'impedimento"],
  ['shield-light', SMALL_SHIELDS],
  ['shield-heavy', LARGE_SHIELDS],
  [
    'set-against-charge',
    'spear,lancia,longspear,lancia lunga,trident,tridente,halberd,alabarda,dwarven urgrosh,urgrosh nanico',
    'shortspear,short spear,lancia corta,lancia da cavaliere',
  ],
];

const FACTS: ReadonlyMap<string, WeaponFacts> = new Map(
  TABLE.flatMap(([facts, names]) => names.split(',').map((name) => [plain(name), facts] as const)),
);

/** English and Italian plurals of a word; most are the plural of no word. */
const pluralsOf = (word: string): string[] => [
  `${word}s`,
  ...(/(?:s|x|ch|sh)$/.test(word) ? [`${word}es`] : []),
  ...(/[cg][oa]$/.test(word) ? [word.replace(/o$/, 'hi').replace(/a$/, 'he')] : []),
  ...(/[cg]ia$/.test(word) ? [word.replace(/ia$/, 'e')] : []),
  word.replace(/[oe]$/, 'i').replace(/a$/, 'e'),
];
const WORDS: ReadonlySet<string> = new Set([...FACTS.keys()].flatMap((name) => name.split(' ')));
/** The singular of each word of a weapon's name. A plural that is a word of a name itself stays. */
const SINGULAR: ReadonlyMap<string, string> = new Map([
  ...[...WORDS]
    .filter((word) => word.length > 2)
    .flatMap((word) => pluralsOf(word).map((plural) => [plural, word] as const))
    .filter(([plural]) => !WORDS.has(plural)),
  ['quarterstaves', 'quarterstaff'],
]);
/** A plain name with its words in the singular: "two short swords", "spade lunghe". */
const oneOf = (name: string): string =>
  name
    // In Italian "lance" are spears; in English a lance is the weapon of riders.
    .replace(/\blance (?=cort|lungh)/, 'lancia ')
    .split(' ')
    .map((word) => SINGULAR.get(word) ?? word)
    .join(' ');

/** Maximum number of words in a weapon's name. */
const MOST = 4;

/**
 * Finds the longest weapon name of the table that occurs, as whole words, in a name that people
 * wrote ("Masterwork Glaive +1", "Alabarda perfetta"), and gives its facts.
 */
export function weaponOf(name: string): WeaponFacts | undefined {
  const words = oneOf(plain(name)).split(' ');
  let body: WeaponFacts | undefined;
  for (let n = MOST; n > 0; n--) {
    for (let i = 0; i + n <= words.length; i++) {
      const facts = FACTS.get(words.slice(i, i + n).join(' '));
      if (facts === undefined) continue;
      if (facts === BODY) {
        body = BODY;
        continue;
      }
      const tags = [...(facts.tags ?? []), ...tagsOf([plain(name)])];
      return tags.length === 0 ? facts : { ...facts, tags };
    }
  }
  return body;
}

/** Creates a test of whether one of the names contains a name of the list, as whole words. */
const named = (list: string) => {
  const words = list.split(',').map((name) => ` ${name} `);
  return (names: readonly string[]): boolean =>
    names.map(oneOf).some((name) => words.some((w) => ` ${name} `.includes(w)));
};

/**
 * Is it a spiked chain, which reaches both adjacent and distant cells? Sheets do not give a spiked
 * chain the "reach" property.
 */
export const isSpikedChain = named(CHAINS);
export const isWhip = named(WHIPS);
/** Melee weapons of the rulebooks that are also thrown. */
const alsoThrown = named(
  'dagger,pugnale,club,randello,shortspear,short spear,lancia corta,spear,lancia,trident,tridente,' +
    'handaxe,hand axe,throwing axe,ascia da lancio,light hammer,martello leggero,sai,javelin,' +
    'giavellotto,dart,dardo,knife,coltello',
);
export const isThrowable = (name: string): boolean =>
  weaponOf(name)?.reachWeapon !== 'reach' && alsoThrown([name]);
/**
 * Is it a reach weapon of the rulebooks? This is used for entries that have only a name and no
 * properties.
 */
export const isReachWeapon = named(`${LONG},${LANCES}`);
const TESTS = TAGS.map(
  ([tag, list, except]) =>
    [tag, named(list), except === undefined ? undefined : named(except)] as const,
);
/** Tags that follow from the names of a weapon, in the form of `plain`. */
export const tagsOf = (names: readonly string[]): string[] => {
  const found = TESTS.find(([, is, isNot]) => is(names) && isNot?.(names) !== true);
  return found === undefined ? [] : found[0].split(' ');
};
/**
 * The Strength modifier for which a composite bow is made, from its name ("Composite Longbow (+2
 * Str)", "arco lungo composito [For +2]"); undefined: the name does not say.
 */
export const strengthRatingOf = (name: string): number | undefined => {
  if (!/composite|composito/i.test(name)) return undefined;
  const found = /\+(\d+)\s*(?:str|for)|(?:str|for)[a-z]*\s*\+(\d+)/i.exec(name);
  const rating = Number(found?.[1] ?? found?.[2]);
  return Number.isInteger(rating) && rating <= 50 ? rating : undefined;
};
export const isUnarmed = (names: readonly string[]): boolean =>
  names.some((name) => FACTS.get(oneOf(name)) === FISTS);

/**
 * Does a weapon's list of properties say that it has reach? "Reach 10 ft" and "Portata" do; "no
 * reach" does not.
 */
export const saysReach = (properties: string): boolean => {
  const text = ` ${plain(properties)} `;
  return (
    / (reach|portata) /.test(text) && !/ (no|non|not|senza|without) (reach|portata) /.test(text)
  );
};

interface Held {
  readonly kind?: string | undefined;
  readonly natural?: boolean | undefined;
  readonly unarmed?: boolean | undefined;
  readonly ready?: boolean | undefined;
  readonly reachWeapon?: string | undefined;
  readonly reach?: number | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Does the attack threaten no cells although it is made in melee? */
export const isQuiet = ({ tags }: Pick<Held, 'tags'>): boolean => tags?.includes('whip') === true;

/**
 * Is it uncertain which melee weapon is in hand, and would that change the threatened cells? Not
 * every sheet says which weapon is in hand. The cells then count as unknown: a mark of doubt is
 * better than a glaive's reach around a creature that holds a dagger.
 */
export function handUnsure(attacks: readonly Held[] | undefined): boolean {
  const held = (attacks ?? []).filter(
    (a) =>
      a.kind === 'melee' &&
      a.natural !== true &&
      a.unarmed !== true &&
      a.ready !== false &&
      !isQuiet(a),
  );
  return (
    held.some((a) => a.ready === undefined) &&
    new Set(held.map((a) => `${a.reachWeapon ?? 'none'} ${a.reach ?? ''}`)).size > 1
  );
}
