/** The expected answer of a row in words, for its title. */
import type { Answer, Ask } from './cases.ts';
import { reason } from './codeWords.ts';
import { FIELDS } from './fieldWords.ts';
import { listed, place, plain, signed, who } from './telling.ts';

/** What a question is about, as the subject of a sentence. */
const SUBJECTS: Readonly<Record<string, string>> = {
  move: 'the move',
  journey: 'the move',
  fly: 'the flight',
  act: 'the action',
  attack: 'the attack',
  attempt: 'the attack',
  special: 'the special attack',
  grapple: 'the action in the grapple',
  turn: 'the turn',
  hide: 'hiding',
  'full-attack': 'the full attack',
  'throw-explosive': 'the throw',
  autofire: 'the burst of fire',
  'attack-roll': 'the attack roll',
  check: 'the check',
  delay: 'the delay',
  ready: 'the readied action',
  path: 'the path',
  'vehicle-drive': 'the maneuver',
  'charge-roll': 'the charge',
  'passing-attack': 'the attack in passing',
  area: 'the area',
  blast: 'the blast',
  threat: 'the creature',
  state: 'the creature',
  sees: 'the target',
};
const MOVES: Readonly<Record<string, string>> = {
  'double-move': 'the double move',
  run: 'the run',
  step: 'the five-foot step',
  withdraw: 'the withdrawal',
  charge: 'the charge',
  minimum: 'the minimum move',
  'half-move': 'the half move',
};
/** What the question is about: `the charge`, `the action “stand up”`, `the climb check`. */
export function subjectOf({ ask, ...of }: Ask): string {
  const word = (key: string): string | undefined =>
    typeof of[key] === 'string' ? plain(of[key]) : undefined;
  const [mode, action, against, check] = ['mode', 'action', 'attack', 'check'].map(word);
  if ((ask === 'move' || ask === 'journey') && mode !== undefined)
    return MOVES[String(of['mode'])] ?? 'the move';
  if (ask === 'act' && action !== undefined) return `the action “${action}”`;
  if (ask === 'grapple' && action !== undefined)
    return `the grapple action “${action.replace('grapple ', '')}”`;
  if (ask === 'special' && against !== undefined) return `the attempt at “${against}”`;
  if (ask === 'check' && check !== undefined) return `the “${check}” check`;
  return SUBJECTS[ask] ?? 'the action';
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPoint = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 1 && value.every((n) => typeof n === 'number');
const squares = (n: unknown): string => `${String(n)} ${n === 1 ? 'square' : 'squares'}`;
/** Fields with the id of a creature. */
const IDS = new Set(['by', 'of', 'id', 'target', 'on']);
/** `maxHp` → `max hp`. */
const spaced = (key: string): string =>
  plain(key.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`));
/** `creatures.a.attacks.mace.enhancement` → `the enhancement of “mace”`. */
function unknownOf(path: string): string {
  const parts = path.split('.');
  const last = spaced(parts.at(-1) ?? path);
  const of = parts.at(-2);
  return of === undefined || parts.length < 3 ? last : `${last} of “${of}”`;
}

/** `standard` → `a standard action`. */
export const actionOf = (kind: string): string =>
  kind === 'not-an-action'
    ? 'not an action'
    : kind === 'full-round'
      ? 'a full-round action'
      : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${plain(kind)} action`;

/** Any value in words, for fields that have no phrase. */
export function valueOf(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'string') return plain(value);
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isPoint(value)) return place(value);
  if (Array.isArray(value)) return listed(value.map(valueOf), 'none');
  if (!isFields(value)) return '';
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  const full = entries.filter(([, v]) => !Array.isArray(v) || v.length > 0);
  return (full.length > 0 ? full : entries)
    .map(([k, v]) => {
      if (k === 'code' || k === 'why') return typeof v === 'string' ? reason(v) : valueOf(v);
      if (!IDS.has(k) || typeof v !== 'string') return `${spaced(k)} ${valueOf(v)}`;
      return k === 'id' ? who(v) : `${k} ${who(v)}`;
    })
    .join(', ');
}

const EDGES: Readonly<Record<string, string>> = {
  '1': 'has advantage',
  '-1': 'has disadvantage',
  '0': 'has neither advantage nor disadvantage',
};
/** Fields that say something about the subject of the question. */
type Predicate = (value: unknown, whole: Answer) => string | undefined;

const reasonsOf = ({ why, violations, impossible }: Answer): string => {
  const codes = Array.isArray(violations)
    ? violations.map((v) => (isFields(v) ? String(v['code'] ?? '') : ''))
    : Array.isArray(why)
      ? why.map(String)
      : typeof why === 'string'
        ? [why]
        : isFields(impossible)
          ? [String(impossible['why'] ?? '')]
          : [];
  const known = codes.filter((code) => code !== '');
  return known.length === 0 ? '' : ` (${listed(known.map(reason))})`;
};
const yesOrNo =
  (yes: string, no: string): Predicate =>
  (value, whole) =>
    value === true ? yes : `${no}${reasonsOf(whole)}`;
const PREDICATES: Readonly<Record<string, Predicate>> = {
  sees: yesOrNo('is seen', 'is not seen'),
  legal: yesOrNo('is legal', 'is not legal'),
  possible: yesOrNo('is possible', 'is not possible'),
  available: yesOrNo('is available', 'is not available'),
  happens: yesOrNo('happens', 'does not happen'),
  success: yesOrNo('succeeds', 'fails'),
  hits: yesOrNo('hits', 'misses'),
  needed: yesOrNo('is needed', 'is not needed'),
  edge: (value) => EDGES[String(value)],
  opportunities: (value) => {
    if (!Array.isArray(value)) return undefined;
    const by = value.map((each) => (isFields(each) ? String(each['by'] ?? '') : ''));
    return value.length === 0
      ? 'provokes no attack of opportunity'
      : by.includes('')
        ? undefined
        : `provokes ${by.length === 1 ? 'an attack' : 'attacks'} of opportunity by ${who(...by)}`;
  },
};
const COSTS = new Set(['move', 'journey', 'fly', 'act', 'path', 'way']);

/** Fields with a clause of their own. */
const CLAUSES: Readonly<Record<string, (value: unknown, ask: string) => string | undefined>> = {
  ac: (value, ask) =>
    ask === 'cover' ? `${signed(Number(value))} to AC` : `the AC is ${Number(value)}`,
  reflex: (value) => `${signed(Number(value))} to Reflex saves`,
  degree: (value, ask) =>
    value === 'none'
      ? `there is no ${ask}`
      : value === ask
        ? `there is ${ask}`
        : `there is ${plain(String(value))} ${ask}`,
  missChance: (value) => `the miss chance is ${String(value)} %`,
  dc: (value) => (typeof value === 'number' ? `the DC is ${value}` : undefined),
  hp: (value) => (typeof value === 'number' ? `the hit points are ${valueOf(value)}` : undefined),
  bonus: (value) => (typeof value === 'number' ? `the bonus is ${signed(value)}` : undefined),
  modifier: (value) => (typeof value === 'number' ? `the modifier is ${signed(value)}` : undefined),
  total: (value) => (typeof value === 'number' ? `the total is ${valueOf(value)}` : undefined),
  budget: (value) => (typeof value === 'number' ? `the limit is ${squares(value)}` : undefined),
  metres: (value) => `${valueOf(value)} m`,
  cells: (value, ask) =>
    typeof value === 'number'
      ? ask === 'distance'
        ? `the distance is ${squares(value)}`
        : squares(value)
      : Array.isArray(value)
        ? value.length > 3
          ? `it covers ${value.length} squares`
          : undefined
        : undefined,
  light: (value) => (value === 'dark' ? 'it is dark' : `the light is ${String(value)}`),
  by: (value) => (value === 'gm' ? 'as the GM decides' : `by ${plain(String(value))}`),
  obscured: (value) =>
    value === 'none' ? 'the target is not obscured' : `the target is ${String(value)} obscured`,
  must: (value) => (value === true ? 'flight is forced' : 'flight is not forced'),
  affects: (value) => (value === true ? 'it has an effect' : 'it has no effect'),
  saves: (value) => (value === true ? 'a saving throw is made' : 'no saving throw is made'),
  kind: (value) =>
    value === 'not-an-action' ? 'it takes no action' : `it takes ${actionOf(String(value))}`,
  creatures: (value) => (Array.isArray(value) ? caughtOf(value) : undefined),
  observers: (value) =>
    Array.isArray(value) && value.length === 0 ? 'nobody observes' : undefined,
  critical: (value) => (value === true ? 'it is critical' : undefined),
  heals: (value) => (value === true ? 'the creature heals' : 'the creature does not heal'),
  value: (value, ask) =>
    ask === 'speed' && typeof value === 'number'
      ? `the speed is ${squares(value)}`
      : `the value is ${valueOf(value)}`,
  score: (value) => `the score is ${valueOf(value)}`,
  size: (value) => `the size is ${valueOf(value)}`,
  object: (value) => `as an object it is ${valueOf(value)}`,
  damage: (value) => `the damage is ${valueOf(value)}`,
  dealt: (value) => `the damage dealt is ${valueOf(value)}`,
  lost: (value) => `the loss is ${valueOf(value)}`,
  hardness: (value) => `the hardness is ${valueOf(value)}`,
  damageBonus: (value) => `the bonus to damage is ${signed(Number(value))}`,
  strengthBonus: (value) => `Strength adds ${signed(Number(value))} to damage`,
  rating: (value) => `the roll must be at least ${valueOf(value)}`,
  chance: (value) => `the chance is ${valueOf(value)}`,
  free: (value) => (value === true ? 'the line is free' : 'the line is not free'),
  then: (value) =>
    value === 'falls'
      ? 'the creature falls'
      : value === 'no-progress'
        ? 'the creature makes no progress'
        : `what follows is ${valueOf(value)}`,
  leaves: (value) => `the creature becomes ${valueOf(value)}`,
  conditions: (value) =>
    Array.isArray(value) && value.length === 0
      ? 'there is no condition'
      : `the conditions are ${valueOf(value)}`,
  lands: (value) => `it lands on ${valueOf(value)}`,
  path: (value) => (value === null ? 'there is no path' : `the path is ${valueOf(value)}`),
  ends: (value) =>
    value === 'falls' || value === 'fall'
      ? 'the creature falls at the end'
      : value === 'aloft'
        ? 'the creature stays in the air'
        : `the end is “${valueOf(value)}”`,
  advantage: (value) =>
    Array.isArray(value) && value.length > 0 ? `the advantage is for ${valueOf(value)}` : undefined,
  disadvantage: (value) =>
    Array.isArray(value) && value.length > 0
      ? `the disadvantage is for ${valueOf(value)}`
      : undefined,
  immune: (value) => `the creature is immune (${valueOf(value)})`,
  massive: (value) => (value === null ? 'there is no massive damage' : undefined),
  own: (value) =>
    isFields(value) && typeof value['modifier'] === 'number'
      ? `the creature rolls with ${signed(value['modifier'])}`
      : undefined,
  estimate: (value) => (value === true ? 'this is an estimate' : 'this is no estimate'),
  unknown: (value) =>
    !Array.isArray(value)
      ? undefined
      : value.length === 0
        ? 'nothing is unknown'
        : `${listed(value.map((path) => unknownOf(String(path))))} ${value.length === 1 ? 'is' : 'are'} unknown`,
  pairs: (value) =>
    Array.isArray(value) && value.length === 0 ? 'nobody is flanked' : 'the target is flanked',
  attacker: (value) => sideOf(value, 'attacker'),
  defender: (value) => sideOf(value, 'defender'),
  outcome: (value) => (isFields(value) ? outcomeOf(value) : `the result: ${plain(String(value))}`),
  state: (value) => `the creature is ${plain(String(value))}`,
  checks: (value) =>
    !Array.isArray(value)
      ? undefined
      : value.length === 0
        ? 'no check is needed'
        : listed(value.map(checkOf)),
};
const caughtOf = (list: readonly unknown[]): string =>
  list.length === 0
    ? 'it catches no creature'
    : `it catches ${listed(
        list.map((each) => {
          if (!isFields(each)) return valueOf(each);
          const { id, ...rest } = each;
          const name = typeof id === 'string' ? who(id) : 'the creature';
          return Object.keys(rest).length === 0 ? name : `${name} (${valueOf(rest)})`;
        }),
      )}`;
const sideOf = (value: unknown, who: string): string | undefined =>
  isFields(value) && typeof value['modifier'] === 'number'
    ? `the ${who} rolls with ${signed(value['modifier'])}`
    : undefined;
const checkOf = (value: unknown): string => {
  if (!isFields(value)) return 'a check';
  const { skill, dc } = value;
  const [named, against] = [
    typeof skill === 'string' ? ` of ${plain(skill)}` : '',
    typeof dc === 'number' ? ` against DC ${dc}` : '',
  ];
  return `a check${named}${against}`;
};
export const effectOf = (value: unknown): string => {
  if (!isFields(value)) return valueOf(value);
  const { of, effect, at: _, ...rest } = value;
  const [more, whose] = [valueOf(rest), typeof of === 'string' ? ` for ${who(of)}` : ''];
  return `“${valueOf(effect)}”${more === '' ? '' : ` (${more})`}${whose}`;
};
/** `[{ dice: '3d4', type: 'piercing' }]` → `the damage is 3d4 piercing`. */
function damageOf(list: readonly unknown[]): string {
  const parts = list.map((each) => {
    if (!isFields(each)) return valueOf(each);
    const { dice, type, nonlethal, ability, each: time } = each;
    return [
      String(dice),
      nonlethal === true ? 'nonlethal' : '',
      typeof type === 'string' ? plain(type) : '',
      typeof ability === 'string' ? `to the ability ${ability.toUpperCase()}` : '',
      typeof time === 'string' ? `each ${time}` : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
  });
  return parts.length === 0 ? 'there is no damage' : `the damage is ${listed(parts)}`;
}

function outcomeOf(outcome: Readonly<Record<string, unknown>>): string {
  const { result, effects, damage, conditions, ...rest } = outcome;
  const said = [
    ...(result === undefined ? [] : [`the result is ${valueOf(result)}`]),
    ...(Array.isArray(damage) ? [damageOf(damage)] : []),
    ...(!Array.isArray(conditions)
      ? []
      : conditions.length === 0
        ? Array.isArray(damage) && damage.length > 0
          ? []
          : ['no condition follows']
        : [`the creature becomes ${valueOf(conditions)}`]),
    ...(Object.keys(rest).length === 0 ? [] : [valueOf(rest)]),
  ].join(', ');
  if (!Array.isArray(effects)) return said;
  if (effects.length === 0 && said !== '') return said;
  const effect =
    effects.length === 0 ? 'there is no effect' : `the effect is ${listed(effects.map(effectOf))}`;
  return said === '' ? effect : `${said}, and ${effect}`;
}

/** The fields of an expected answer in words, the subject of the question first. */
export function inWords(expected: Answer, whole: Ask): string[] {
  const { ask } = whole;
  const said: string[] = [];
  const clauses: string[] = [];
  const empty: string[] = [];
  const reasoned = ['legal', 'possible', 'available', 'happens', 'success', 'needed', 'sees'].some(
    (key) => key in expected,
  );
  const noCover = expected['degree'] === 'none';
  for (const [key, value] of Object.entries(expected)) {
    if (value === undefined || (noCover && value === 0)) continue;
    if (reasoned && (key === 'violations' || key === 'why' || key === 'impossible')) continue;
    const predicate =
      key === 'cost' && COSTS.has(ask)
        ? `costs ${squares(value)} of movement`
        : PREDICATES[key]?.(value, expected);
    if (predicate !== undefined) said.push(predicate);
    else {
      const clause =
        key === 'outcome' && typeof value === 'string' ? undefined : CLAUSES[key]?.(value, ask);
      const told = clause ?? FIELDS[key]?.(value, ask);
      if (told !== undefined) clauses.push(told);
      else if (Array.isArray(value) && value.length === 0) empty.push(spaced(key));
      else clauses.push(`${spaced(key)}: ${valueOf(value)}`);
    }
  }
  if (said.length === 0 && clauses.length === 0)
    return empty.length === 0 ? [] : [`the answer has nothing under “${listed(empty)}”`];
  return said.length === 0 ? clauses : [`${subjectOf(whole)} ${listed(said)}`, ...clauses];
}
