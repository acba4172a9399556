/**
 * Builds characters on the four sheets from a few facts: one attribute for each field, with the
 * sheets' own names. Fields that the sheet computes in disabled inputs are not stored there, so
 * they are missing here too.
 */
import type { Facts, Weapon } from '../../foundry/world/sheets.ts';
import type { Attrib, Options, SheetKind } from './types.ts';

type Fields = Record<string, string | number>;

const SIZES = ['fine', 'dim', 'tiny', 'sm', 'med', 'lg', 'huge', 'grg', 'col'];
const WORDS = [
  'fine',
  'diminutive',
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
];
const MODIFIERS = [8, 4, 2, 1, 0, -1, -2, -4, -8];
const SPACES = [
  '½ ft.',
  '1 ft.',
  '2½ ft.',
  '5 ft.',
  '5 ft.',
  '10 ft.',
  '15 ft.',
  '20 ft.',
  '30 ft.',
];
const REACHES = [
  '0 ft.',
  '0 ft.',
  '0 ft.',
  '5 ft.',
  '5 ft.',
  '10 ft.',
  '15 ft.',
  '20 ft.',
  '30 ft.',
];
const at = <T>(list: readonly T[], facts: Facts, otherwise: T): T =>
  list[SIZES.indexOf(facts.size ?? 'med')] ?? otherwise;
const word = (facts: Facts): string => at(WORDS, facts, 'medium');
const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const modifier = (score: number): number => Math.floor((score - 10) / 2);
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
const dexterity = (facts: Facts): number => facts.dex ?? 12;

const speedText = (facts: Facts): string =>
  `${facts.speed ?? 30} ft.${facts.fly === undefined ? '' : `, fly ${facts.fly} ft. (average)`}`;
/** Attacks as in a stat block: "Glaive +9 melee (1d10+3) or 2 claws +8 melee (1d6+2)". */
const attackText = (facts: Facts): string =>
  facts.weapons
    .flatMap((w) => {
      const melee = `${w.name} ${signed((facts.bab ?? 1) + 1)} melee (1d8+1)`;
      const far = `${w.name} ${signed((facts.bab ?? 1) + modifier(dexterity(facts)))} ranged (1d6)`;
      return w.grip === 'ranged' && w.thrown !== true
        ? [far]
        : w.thrown === true
          ? [melee, far]
          : [melee];
    })
    .join(' or ');
const reachText = (facts: Facts): string => {
  const own = at(REACHES, facts, '5 ft.');
  const long = facts.weapons.find(({ reach }) => reach === true);
  return long === undefined
    ? own
    : `${own} (${2 * Number.parseInt(own, 10)} ft. with ${long.name.toLowerCase()})`;
};
const farText = (w: Weapon): string => (w.range === undefined ? '' : `${w.range} ft.`);
const row = (n: number): string => `-Nrow${String(n).padStart(3, '0')}abcdefghijk`;
const repeated = <T>(
  section: string,
  list: readonly T[],
  fields: (each: T) => Fields,
  from = 0,
): Fields =>
  Object.assign(
    {},
    ...list.map((each, i) =>
      Object.fromEntries(
        Object.entries(fields(each)).map(([name, value]) => [
          `repeating_${section}_${row(from + i)}_${name}`,
          value,
        ]),
      ),
    ),
  ) as Fields;
const abilities = (
  facts: Facts,
  name: (ability: string) => string,
  mod: ((ability: string) => string) | null,
): Fields =>
  Object.assign(
    {},
    ...['str', 'dex', 'con', 'int', 'wis', 'cha'].map((a) => {
      const score = a === 'dex' ? dexterity(facts) : 12;
      return { [name(a)]: score, ...(mod === null ? {} : { [mod(a)]: modifier(score) }) };
    }),
  ) as Fields;
const armour = (facts: Facts): number => (facts.armour === undefined ? 0 : 4);
const inHand = (facts: Facts): readonly Weapon[] =>
  facts.weapons.filter(({ equipped }) => equipped !== false);

/** Size, type and subtypes: `Medium undead (Incorporeal)`. */
const kindText = (facts: Facts): string =>
  `${titled(word(facts))} ${facts.type ?? 'creature'}` +
  (facts.subtypes === undefined ? '' : ` (${facts.subtypes})`);

function dnd35(facts: Facts, pc: boolean): Fields {
  if (!pc) {
    return {
      'npc-show': 2,
      npcname: facts.name,
      npctype: kindText(facts),
      npcspace: at(SPACES, facts, '5 ft.'),
      npcreach: reachText(facts),
      npcspeed: speedText(facts),
      npcinit: signed(modifier(dexterity(facts))),
      npchitpoints: 20,
      npcbaseatt: signed(facts.bab ?? 1),
      npcarmorclass: 10 + armour(facts) + modifier(dexterity(facts)),
      npctoucharmorclass: 10 + modifier(dexterity(facts)),
      npcflatfootarmorclass: 10 + armour(facts),
      npcattack: attackText(facts),
      npcfullattack: attackText(facts),
      npcfeats: (facts.feats ?? []).join(', '),
      npcspecialqualities:
        facts.darkvision === undefined ? '' : `Darkvision ${facts.darkvision} ft.`,
      ...abilities(
        facts,
        (a) => `npc${a}`,
        (a) => `npc${a}-mod`,
      ),
    };
  }
  return {
    'npc-show': 1,
    size: at(MODIFIERS, facts, 0),
    speed: speedText(facts),
    bab: facts.bab ?? 1,
    hitpoints: 30,
    armorclassbonus: armour(facts),
    feats: (facts.feats ?? []).join('\n'),
    ...abilities(
      facts,
      (a) => a,
      (a) => `${a}-mod`,
    ),
    ...(Object.assign(
      {},
      ...inHand(facts).map((w, i) => ({
        [`weapon${i + 1}name`]: w.name,
        [`weapon${i + 1}type`]: 'Slashing',
        [`weapon${i + 1}range`]: farText(w),
        [`weapon${i + 1}specialproperties`]: w.reach === true ? 'Reach' : '',
        [`weapon${i + 1}enh`]: 0,
      })),
    ) as Fields),
  };
}

const pfcommunity = (facts: Facts, pc: boolean): Fields => ({
  size: at(MODIFIERS, facts, 0),
  size_display: titled(word(facts)),
  AC: 10 + armour(facts) + modifier(dexterity(facts)),
  Touch: 10 + modifier(dexterity(facts)),
  'Flat-Footed': 10 + armour(facts),
  'AC-armor': armour(facts),
  bab: facts.bab ?? 1,
  HP: 30,
  'speed-base': facts.speed ?? 30,
  'speed-modified': facts.speed ?? 30,
  ...(facts.fly === undefined ? {} : { 'speed-fly': facts.fly }),
  ...abilities(
    facts,
    (a) => a.toUpperCase(),
    (a) => `${a.toUpperCase()}-mod`,
  ),
  reach: at(REACHES, facts, '5 ft.'),
  space: at(SPACES, facts, '5 ft.'),
  ...(pc ? {} : { is_npc: 1 }),
  ...repeated('weapon', inHand(facts), (w) => ({
    name: w.name,
    isranged: w.grip === 'ranged' ? 1 : 0,
    enhance: 0,
    'total-attack': (facts.bab ?? 1) + 1,
  })),
  ...repeated('ability', facts.feats ?? [], (name) => ({ name, rule_category: 'feats' }), 50),
});

const pfofficial = (facts: Facts, pc: boolean): Fields => ({
  npc: pc ? 0 : 1,
  size: word(facts),
  ac: 10 + armour(facts) + modifier(dexterity(facts)),
  ac_touch: 10 + modifier(dexterity(facts)),
  ac_flatfooted: 10 + armour(facts),
  hp: 30,
  bab: facts.bab ?? 1,
  initiative: modifier(dexterity(facts)),
  ...(Object.assign(
    {},
    ...Object.entries({
      strength: 12,
      dexterity: dexterity(facts),
      constitution: 12,
      intelligence: 12,
      wisdom: 12,
      charisma: 12,
    }).map(([a, score]) => ({ [a]: score, [`${a}_mod`]: modifier(score) })),
  ) as Fields),
  ...(pc
    ? {
        speed_base: facts.speed ?? 30,
        ...repeated('attacks', inHand(facts), (w) => ({
          atkname: w.name,
          atktype: w.grip === 'ranged' ? 'ranged' : 'melee',
          atkrange: w.range === undefined ? '' : `${w.range} feet`,
        })),
      }
    : {
        npc_speed: speedText(facts),
        space: at(SPACES, facts, '5 ft.'),
        reach: reachText(facts),
        ...repeated(
          'npcatk-melee',
          facts.weapons.filter((w) => w.grip !== 'ranged' || w.thrown === true),
          (w) => ({ atkname: w.name, atkmod: (facts.bab ?? 1) + 1 }),
        ),
        ...repeated(
          'npcatk-ranged',
          facts.weapons.filter((w) => w.grip === 'ranged'),
          (w) => ({ atkname: w.name, atkmod: (facts.bab ?? 1) + 1 }),
          20,
        ),
      }),
  ...repeated('feats', facts.feats ?? [], (name) => ({ name, type: 'combat' }), 50),
});

/** This sheet has no size and no reach; `BAB`, `Defense` and `Initiative` are formulas. */
const d20modern = (facts: Facts): Fields => ({
  Strength: 12,
  Dexterity: dexterity(facts),
  Constitution: 12,
  'Class1-BAB': facts.bab ?? 1,
  HitPoints: 30,
  Speed: facts.speed ?? 30,
  ...(facts.fly === undefined ? {} : { 'Speed-Fly': facts.fly }),
  ...repeated('weapons', inHand(facts), (w) => ({
    'Weapon-Name': w.name,
    'Weapon-Range': farText(w),
    'Weapon-Special_Properties': w.reach === true ? 'Reach' : '',
  })),
  ...repeated('Feats', facts.feats ?? [], (name) => ({ 'Feat-name': name }), 50),
});

const SHEET: Readonly<Record<SheetKind, (facts: Facts, pc: boolean) => Fields>> = {
  dnd35,
  pfcommunity,
  pfofficial,
  d20modern,
};

/** Fields of hit points, whose maximum is in `max`. */
const MAXIMA = ['hitpoints', 'npchitpoints', 'HP', 'hp', 'HitPoints'];

const isOlder = (kind: Options['sheet']): kind is SheetKind => Object.hasOwn(SHEET, kind);

/** The sheets of the fifth edition have characters of their own scene alone. */
export function attribsOf(
  kind: Options['sheet'],
  facts: Facts,
  pc: boolean,
  character: string,
): Attrib[] {
  return Object.entries(SHEET[isOlder(kind) ? kind : 'dnd35'](facts, pc)).map(
    ([name, value], i) => ({
      id: `${character}-attr${i}`,
      name,
      current: String(value),
      max: MAXIMA.includes(name) ? String(value) : '',
    }),
  );
}
