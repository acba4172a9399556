/** Words for the titles of tests: rulesets, languages and conditions as a reader of the game says them. */

const RULESETS: Readonly<Record<string, string>> = {
  srd35: 'D&D 3.5',
  sigil: 'Sigil (house rules for D&D 3.5)',
  arelia: 'Arelia (rounds in phases on hexes)',
  d20modern: 'd20 Modern',
  pf1: 'Pathfinder 1e',
  srd52: 'D&D 5e (2024)',
  srd51: 'D&D 5e (2014)',
};
/** `srd35` → `D&D 3.5`; a ruleset that is not in the list keeps its id. */
export const rulesetInWords = (id: string): string => RULESETS[id] ?? id;

const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', it: 'Italian' };
/** `it` → `Italian`. */
export const languageInWords = (code: string): string => LANGUAGES[code] ?? code;

const QUESTIONS: Readonly<Record<string, string>> = {
  act: 'an action',
  actions: 'all possible actions',
  attempt: 'an attack',
  concealment: 'concealment',
  cover: 'cover',
  distance: 'a distance',
  flanking: 'flanking',
  'full-attack': 'a full attack',
  grapple: 'a grapple',
  hide: 'hiding',
  journey: 'a path in several parts',
  'line-of-effect': 'a line of effect',
  'line-of-sight': 'a line of sight',
  move: 'one move',
  nearest: 'the nearest creature',
  path: 'the best path',
  reachable: 'the movement area',
  ready: 'a readied action',
  resolve: 'the results of an action',
  sees: 'what a creature sees',
  special: 'a special attack',
  state: 'a creature’s conditions',
  threat: 'threatened squares',
  turn: 'a whole turn',
  vitals: 'hit points',
  way: 'a way of moving',
  weapon: 'a weapon',
  attack: 'an attack',
  'attack-roll': 'an attack roll',
};
/** `journey` → `a path in several parts`: what a request to the rules engine is about. */
const questionInWords = (ask: string): string => QUESTIONS[ask] ?? ask;
/** Two requests get one answer: `asking the rules engine about one move or about an action gives the same …`. */
export function sameAnswer([first, second]: readonly [string, string], fact: string): string {
  const [asking, gives] =
    first === second
      ? [`both ways to ask the rules engine about ${questionInWords(first)}`, 'give']
      : [
          `asking the rules engine about ${questionInWords(first)} or about ${questionInWords(second)}`,
          'gives',
        ];
  return fact.startsWith('the ')
    ? `${asking} ${gives} the same ${fact.slice(4)}`
    : `${asking} ${gives} the same answer on ${fact}`;
}

const HOSTS: Readonly<Record<string, string>> = {
  foundry13: 'Foundry 13',
  foundry14: 'Foundry 14',
  jumpgate: 'Roll20’s Jumpgate engine',
  legacy: 'Roll20’s legacy engine',
  'roll20-2014': 'Roll20 with the sheet of 2014',
  'roll20-2024': 'Roll20 with the sheet of 2024',
  foundry12: 'Foundry 12',
};
/** `foundry14` → `Foundry 14`. */
export const hostInWords = (id: string): string => HOSTS[id] ?? id;

/** Conditions whose id is no adjective: what follows the noun. */
const FOLLOWING: Readonly<Record<string, string>> = {
  'behind-mount': 'that uses its mount as cover',
  'behind-tower-shield': 'behind a tower shield',
  'blown-away': 'that the wind has blown away',
  blur: 'under a Blur spell',
  bound: 'that is tied up',
  casting: 'that is casting a spell',
  checked: 'that strong wind holds back',
  displaced: 'under a Displacement spell',
  enlarged: 'that magic has enlarged',
  'expeditious-retreat': 'under an Expeditious Retreat spell',
  'feather-falling': 'under a Feather Fall spell',
  'fighting-defensively': 'that fights defensively',
  'fly-spell': 'under a Fly spell',
  'freedom-of-movement': 'under a Freedom of Movement spell',
  grappling: 'in a grapple',
  'greater-invisibility': 'under a Greater Invisibility spell',
  'immobilized-in-place': 'that is immobilized',
  'knocked-down': 'that the wind has knocked down',
  'mirror-image': 'under a Mirror Image spell',
  mounted: 'that counts as mounted',
  'passive-defence': 'limited to passive defense',
  reduced: 'that magic has reduced in size',
  'spider-climbing': 'under a Spider Climb spell',
  squeezing: 'that squeezes through a narrow space',
  stable: 'that is unconscious but stable',
  stalled: 'that has stalled in the air',
  swarm: 'that is a swarm',
  'total-defence': 'that uses total defense',
  turned: 'that a cleric has turned',
  unaware: 'that is unaware of the fight',
  vehicle: 'that is a vehicle',
  whirlwind: 'in the form of a whirlwind',
};
/** Conditions whose adjective is another word than their id. */
const BEFORE: Readonly<Record<string, string>> = {
  asleep: 'sleeping',
  bleed: 'bleeding',
  'energy-drained': 'energy-drained',
  'flat-footed': 'flat-footed',
};

/** A creature under a condition: `a stunned creature`, `a flyer behind a tower shield`. */
export function under(condition: string, noun = 'creature'): string {
  const after = FOLLOWING[condition];
  if (after !== undefined) return `a ${noun} ${after}`;
  const adjective = BEFORE[condition] ?? condition.replaceAll('-', ' ');
  return `${/^[aeiou]/.test(adjective) ? 'an' : 'a'} ${adjective} ${noun}`;
}

const spaced = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replaceAll('-', ' ')
    .replace('manoeuvr', 'maneuver')
    .replace('armour', 'armor');
/** Any value of a table of tests: `land 6, fly 12`, `unknown`, `nothing`, `yes`. */
export function valueInWords(value: unknown): string {
  if (value === undefined) return 'unknown';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? 'an empty text' : value;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map(valueInWords).join(', ');
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return entries.length === 0
    ? 'nothing'
    : entries.map(([key, each]) => `${spaced(key)} ${valueInWords(each)}`).join(', ');
}
const HEX_MAPS: Readonly<Record<string, string>> = {
  'odd-r': 'a hex map with shifted odd rows',
  'even-r': 'a hex map with shifted even rows',
  'odd-q': 'a hex map with shifted odd columns',
  'even-q': 'a hex map with shifted even columns',
};
/** `odd-r` → `a hex map with shifted odd rows`. */
const hexMapInWords = (layout: string): string => HEX_MAPS[layout] ?? layout;
/** Each layout of hexes after its words. */
export const hexMapsInWords = <T extends string>(
  layouts: readonly T[],
): [name: string, layout: T][] => layouts.map((layout) => [hexMapInWords(layout), layout]);

/** Each ruleset after its name, for `describe.each('… under %s', (_, ruleset) => …)`. */
export const rulesetsInWords = <T extends string>(ids: readonly T[]): [name: string, id: T][] =>
  ids.map((id) => [rulesetInWords(id), id]);
/** Each language after its English name. */
export const languagesInWords = <T extends string>(
  codes: readonly T[],
): [name: string, code: T][] => codes.map((code) => [languageInWords(code), code]);
/** A row with its name in front, and its first value moved to the end. */
type Named<T extends readonly unknown[]> = T extends readonly [infer First, ...infer Rest]
  ? [name: string, ...Rest, First]
  : never;
const named = <T extends readonly [string, ...unknown[]]>(
  rows: readonly T[],
  wordsOf: (first: string) => string,
): Named<T>[] =>
  rows.map(([first, ...rest]) => [wordsOf(first), ...rest, first] as unknown as Named<T>);
/** Rows that begin with a language: its English name comes first, and its code last. */
export const languageFirst = <const T extends readonly [string, ...unknown[]]>(
  rows: readonly T[],
): Named<T>[] => named(rows, languageInWords);
/** Rows that begin with a ruleset: its name comes first, and its id last. */
export const rulesetFirst = <const T extends readonly [string, ...unknown[]]>(
  rows: readonly T[],
): Named<T>[] => named(rows, rulesetInWords);
