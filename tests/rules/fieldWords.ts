/** Fields of answers that are not in `answerWords.ts`, each with its clause for the title of a row. */
import { cause, reason, rollWords } from './codeWords.ts';
import { listed, plain, signed, who } from './telling.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Fields[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every(isFields) ? value : undefined;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const minus = (n: number): string => String(n).replace('-', '−');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const ABILITIES: Readonly<Record<string, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};

/** `{ kind: 'save', with: 'fortitude', dc: 15 }` → `a Fortitude save against DC 15 is needed`. */
function rollIn(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  const { kind, save, skill, check, dc } = value;
  const named = [value['with'], save, skill, check, kind].find(
    (word) => isText(word) && word !== 'save' && word !== 'check',
  );
  if (!isText(named)) return undefined;
  const name = ABILITIES[named] ?? capital(plain(named));
  const saves = ['fortitude', 'reflex', 'will'].includes(named) || kind === 'save';
  const against = isNumber(dc) ? ` against DC ${dc}` : '';
  return `a ${name} ${saves ? 'save' : 'check'}${against} is needed`;
}
const yesNo =
  (yes: string, no: string) =>
  (value: unknown): string | undefined =>
    typeof value === 'boolean' ? (value ? yes : no) : undefined;
const numbered =
  (before: string, after = '') =>
  (value: unknown): string | undefined =>
    isNumber(value) ? `${before} ${minus(value)}${after}` : undefined;
const named =
  (before: string, none?: string) =>
  (value: unknown): string | undefined =>
    value === null ? none : isText(value) ? `${before} ${plain(value)}` : undefined;
const chosen =
  (words: Readonly<Record<string, string>>) =>
  (value: unknown): string | undefined =>
    isText(value) ? words[value] : undefined;
const squares = (n: number): string => `${n} ${n === 1 ? 'square' : 'squares'}`;

const HIT_POINTS: Readonly<Record<string, string>> = {
  current: 'the hit points are',
  nonlethal: 'the nonlethal damage is',
  temporary: 'the temporary hit points are',
};
const SHEET: Readonly<Record<string, string>> = {
  acMelee: 'the AC in melee',
  acRanged: 'the AC against shots',
  'ac-melee': 'the AC in melee',
  'ac-ranged': 'the AC against shots',
  attackMelee: 'the attack bonus in melee',
  attackRanged: 'the bonus of shots',
  'attack-melee': 'the attack bonus in melee',
  'attack-ranged': 'the bonus of shots',
  check: 'the bonus of checks',
  checks: 'the bonus of checks',
};
const OUTCOMES: Readonly<Record<string, string>> = {
  hit: 'the attack hits',
  miss: 'the attack misses',
  'needs-miss-die': 'a roll for the miss chance is still needed',
  stalls: 'the flyer stalls',
  'flies-on': 'the flyer flies on',
};

/** A clause for a field's value; undefined: this value has none. */
type Clause = (value: unknown, ask: string) => string | undefined;
export const FIELDS: Readonly<Record<string, Clause>> = {
  why: (value) => (isText(value) ? `the reason is “${plain(value)}”` : undefined),
  outcome: (value) =>
    isText(value) ? (OUTCOMES[value] ?? `the result is “${plain(value)}”`) : undefined,
  barred: (value) => {
    const codes = listOf(value)?.flatMap(({ why, condition }) =>
      isText(why) ? [why] : isText(condition) ? [condition] : [],
    );
    return codes === undefined || codes.length === 0
      ? undefined
      : `an attack of opportunity is ruled out (${listed([...new Set(codes)].map(plain))})`;
  },
  cells: (value, ask) =>
    !Array.isArray(value) || value.length > 0
      ? undefined
      : ask === 'threat'
        ? 'the creature threatens no square'
        : 'no square can be reached',
  total: (value) =>
    isFields(value)
      ? listed(
          Object.entries(value).map(([key, n]) => {
            const what = rollWords(key.replace(/^ac$/, 'AC'));
            return n === 0 ? `nothing changes ${what}` : `${what} changes by ${signed(Number(n))}`;
          }),
        )
      : undefined,
  hp: (value) =>
    isFields(value) && Object.entries(value).every(([k, n]) => HIT_POINTS[k] && isNumber(n))
      ? listed(Object.entries(value).map(([k, n]) => `${HIT_POINTS[k]} then ${minus(Number(n))}`))
      : undefined,
  order: (value) => {
    const list = listOf(value);
    return list?.every(({ of, count }) => isText(of) && isNumber(count)) === true
      ? `the order is ${listed(list.map(({ of, count }) => `${who(String(of))} at ${String(count)}`))}`
      : undefined;
  },
  notices: chosen({
    nothing: 'the creature notices nothing',
    presence: 'the creature notices that somebody is there',
    square: 'the creature notices the square',
  }),
  sheet: (value) =>
    isFields(value) && Object.entries(value).every(([k, n]) => SHEET[k] && isNumber(n))
      ? listed(Object.entries(value).map(([k, n]) => `${SHEET[k]} becomes ${minus(Number(n))}`))
      : undefined,
  precision: (value) =>
    isFields(value) && typeof value['allowed'] === 'boolean'
      ? value['allowed']
        ? 'precision damage is added'
        : 'no precision damage is added'
      : isFields(value) && value['sneak'] === true
        ? 'sneak attack damage is added'
        : undefined,
  modifiers: (value) => {
    if (Array.isArray(value) && value.length === 0) return 'the attack has no modifier';
    const list = listOf(value);
    return list?.every(({ why, value: n }) => isText(why) && isNumber(n)) === true
      ? `the modifiers are ${listed(
          list.map(({ why, value: n }) => `${signed(Number(n))} for ${cause(String(why))}`),
        )}`
      : undefined;
  },
  hazards: (value) => {
    const names = listOf(value)?.map(({ hazard }) => hazard);
    return names?.every(isText) === true
      ? `the path meets ${listed([...new Set(names)].map((name) => `“${plain(name)}”`))}`
      : undefined;
  },
  roll: rollIn,
  save: rollIn,
  check: rollIn,
  critical: (value) =>
    value === false
      ? 'the hit is not critical'
      : isText(value)
        ? 'a hit is critical'
        : isFields(value) && isNumber(value['from']) && isNumber(value['times'])
          ? `a critical hit comes from ${value['from']} on and multiplies the damage by ${value['times']}`
          : undefined,
  rounds: (value) => (isNumber(value) ? `the number of rounds is ${value}` : undefined),
  nonlethal: yesNo('the damage is nonlethal', 'the damage is lethal'),
  costs: (value) =>
    Array.isArray(value) && value.every(isNumber)
      ? `the cost after each step is ${listed(value.map(String))}`
      : undefined,
  how: chosen({
    squeeze: 'the creature has to squeeze',
    free: 'the creature passes without squeezing',
    'escape-artist': 'an Escape Artist check is needed',
    'no-room': 'there is no room',
  }),
  losesDexterity: yesNo(
    'the creature loses its Dexterity bonus to AC',
    'the creature keeps its Dexterity bonus to AC',
  ),
  next: (value) => rollIn(value) ?? (isText(value) ? `the next check is in a ${value}` : undefined),
  actions: chosen({
    none: 'the creature has no action',
    single: 'the creature has a single action',
    'mental-only': 'the creature has only mental actions',
    'move-only': 'the creature has only a move action',
    all: 'the creature has all its actions',
  }),
  against: (value) =>
    isNumber(value)
      ? `the defense is ${value}`
      : isText(value) && value.includes('touch')
        ? `it is ${/^[aeiou]/.test(value) ? 'an' : 'a'} ${plain(value)} attack`
        : undefined,
  spared: (value) => {
    const list = listOf(value);
    return list?.every(({ id }) => isText(id)) === true
      ? `the area spares ${list
          .map(({ id, why }) => `${who(String(id))}${isText(why) ? ` (${plain(why)})` : ''}`)
          .join(', ')}`
      : undefined;
  },
  affected: (value) => {
    const list = listOf(value);
    return list?.every(({ of, fate }) => isText(of) && isText(fate)) === true
      ? listed(
          list.map(
            ({ of, fate }) => `the effect on ${who(String(of))} is “${plain(String(fate))}”`,
          ),
        )
      : undefined;
  },
  becomes: named('the creature becomes', 'no condition follows'),
  most: numbered('the most hit dice of a turned creature are'),
  after: (value) => {
    if (!isFields(value)) return undefined;
    const [gains, loses] = ['gains', 'loses'].map((key) =>
      Array.isArray(value[key]) ? (value[key] as unknown[]).map(String).map(plain) : [],
    );
    if (loses!.length > 0) return `the creature is no longer ${listed(loses!)}`;
    return gains!.length > 0 ? `the creature is then ${listed(gains!)}` : undefined;
  },
  does: chosen({
    attack: 'the creature attacks',
    flee: 'the creature flees',
    babble: 'the creature babbles',
    normal: 'the creature acts normally',
    'hurt-itself': 'the creature hurts itself',
  }),
  done: yesNo('the action is done', 'the action is not done'),
  speed: (value) => (isNumber(value) ? `the speed is ${squares(value)}` : undefined),
  count: numbered('the initiative count is'),
  threat: yesNo('the roll threatens a critical hit', 'the roll threatens no critical hit'),
  surprise: yesNo('there is a surprise round', 'there is no surprise round'),
  atMercy: yesNo('the creature is at others’ mercy', 'the creature is not at others’ mercy'),
  space: (value) => (isNumber(value) ? `the space is ${squares(value)} wide` : undefined),
  cost: numbered('the cost is'),
  dice: (value) => (isText(value) ? `the dice are ${value}` : undefined),
  hit: yesNo('the attack hits', 'the attack misses'),
  disadvantage: (value) =>
    Array.isArray(value) && value.length === 0 ? 'nothing gives disadvantage' : undefined,
  advantage: (value) =>
    Array.isArray(value) && value.length === 0 ? 'nothing gives advantage' : undefined,
  feet: numbered('the distance is', ' ft.'),
  touch: yesNo('a touch attack comes first', 'no touch attack is needed'),
  step: yesNo('a five-foot step is allowed', 'no five-foot step is allowed'),
  checkPenalty: (value) => (isNumber(value) ? `the check penalty is ${minus(value)}` : undefined),
  stopped: (value) =>
    isText(value)
      ? `the movement is stopped (${reason(value)})`
      : isFields(value) && isText(value['why'])
        ? `the movement is stopped (${reason(value['why'])})`
        : undefined,
  automatic: yesNo('success is automatic', 'success is not automatic'),
  distance: numbered('the distance is'),
  usable: yesNo('the weapon can be used', 'the weapon cannot be used'),
  cornered: yesNo('the creature is cornered', 'the creature is not cornered'),
  allowed: yesNo('it is allowed', 'it is not allowed'),
  result: named('the result is'),
  load: named('the load is'),
  defence: numbered('the defense is'),
};
