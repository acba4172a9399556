/**
 * Tests every condition with every action, through every question that can ask about that action.
 * The expected permissions are written by hand from the rule texts; no table of the product is read
 * for them.
 */
import { cells } from '../../adapters/practice/ascii.ts';
import { describe, expect, it } from 'vitest';
import { answerLine, answersAbout } from '../../src/judge/answer.ts';
import { judgeOf } from '../../src/rules/index.ts';
import { isFull } from '../../src/rules/fullRuleset.ts';
import { fullRulesetOf } from '../../src/rules/fullRulesets.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { rulesetInWords, rulesetsInWords, under } from '../support/titleWords.ts';
import { usually } from '../support/thorough.ts';

/** Activities of a creature, grouped as a reader of the texts would. */
type Doing =
  | 'walk'
  | 'double'
  | 'run'
  | 'charge'
  | 'withdraw'
  | 'step'
  | 'strike'
  | 'full'
  | 'hinder'
  | 'push'
  | 'manipulate'
  | 'cast'
  | 'will'
  | 'stand'
  | 'talk'
  | 'notice'
  | 'struggle';

const MOVES = ['walk', 'double', 'run', 'charge', 'withdraw', 'step'] as const;
const DOINGS: readonly Doing[] = [
  ...MOVES,
  'strike',
  'full',
  'hinder',
  'push',
  'manipulate',
  'cast',
  'will',
  'stand',
  'talk',
  'notice',
  'struggle',
];
const all = (...but: readonly Doing[]): ReadonlySet<Doing> =>
  new Set(
    DOINGS.filter((doing) => doing !== 'struggle' && doing !== 'stand' && !but.includes(doing)),
  );
const only = (...these: readonly Doing[]): ReadonlySet<Doing> => new Set(these);

/** Allows only noticing, which needs no action. */
const NOTHING = only('notice');
/** Purely mental actions; free actions are not mental. */
const MIND = only('notice', 'will');
/** It may not run or charge. */
const SLOW = all('run', 'charge');
/**
 * One standard or one move action, no full-round action; it charges and withdraws with the standard
 * action.
 */
const ONE = all('double', 'run', 'full');
/** It moves only by crawling one square; it may stand up. */
const CRAWLS = new Set<Doing>([...all(...MOVES.filter((m) => m !== 'walk')), 'stand']);
/** In a grapple it may use items and spells, attack its opponent, and struggle. */
const HELD = only('talk', 'notice', 'cast', 'will', 'struggle');

/** It flees; it may use spells and items to get away, stand up and talk, and nothing else. */
const FLEES = only('walk', 'double', 'run', 'withdraw', 'step', 'cast', 'will', 'talk', 'notice');

/** It flees on foot alone, without spells and items. */
const ON_FOOT = only('walk', 'double', 'run', 'withdraw', 'step', 'talk', 'notice');

/**
 * Follows the words of the texts (sigil.condition.*, srd35.condition.*, d20modern.condition.*; for
 * a condition that a text does not define, the text of its family counts). A condition that is
 * missing here forbids nothing.
 */
const PERMITS: Readonly<Record<string, ReadonlySet<Doing>>> = {
  // "incapace di compiere azioni", "non può effettuare azioni"
  cowering: NOTHING,
  rebuked: NOTHING,
  fascinated: NOTHING,
  dazed: NOTHING,
  stunned: NOTHING,
  stalled: NOTHING,
  asleep: NOTHING,
  unconscious: NOTHING,
  dying: NOTHING,
  stable: NOTHING,
  dead: NOTHING,
  destroyed: NOTHING,
  petrified: NOTHING,
  // "è comunque in grado di effettuare azioni puramente mentali"
  paralyzed: MIND,
  helpless: MIND,
  bound: MIND,
  // "non può correre o caricare"
  fatigued: SLOW,
  exhausted: SLOW,
  entangled: SLOW,
  dehydrated: SLOW,
  // "può effettuare solo un'azione standard o di movimento ogni round"
  staggered: ONE,
  disabled: ONE,
  // "una singola azione di movimento per round, e non è in grado di attaccare, lanciare incantesimi
  // …"
  nauseated: only('walk', 'step', 'talk', 'notice'),
  // It cannot see, so it may not run, charge or withdraw.
  blinded: all('run', 'charge', 'withdraw'),
  prone: CRAWLS,
  'knocked-down': CRAWLS,
  'blown-away': CRAWLS,
  kneeling: new Set<Doing>([...all(), 'stand']),
  sitting: new Set<Doing>([...all(), 'stand']),
  // "non può spostarsi dalla posizione dove si trova, ma non subisce altre penalità"
  'immobilized-in-place': all(...MOVES, 'push'),
  frightened: FLEES,
  panicked: FLEES,
  turned: FLEES,
  grappling: HELD,
  pinned: only('notice', 'struggle', 'will'),
};

const SPEAKS = only('notice', 'struggle', 'will', 'cast', 'talk');
/**
 * Where a text differs from its family: withdrawing takes the whole round
 * (d20modern.charge.surprise-round).
 */
const OWN: Readonly<Record<string, Readonly<Record<string, ReadonlySet<Doing>>>>> = {
  // "only a single move action or standard action each turn … nor may it take full-round actions"
  // "You must give up your attacks", "you can't attack or cast spells while using your mount as cover".
  // A pinned creature may speak, and cast without gestures (srd35.special-attack.pinned).
  srd35: {
    slowed: ONE,
    pinned: SPEAKS,
    'behind-tower-shield': all('charge', 'strike', 'full'),
    'behind-mount': all('charge', 'strike', 'full', 'cast', 'will'),
  },
  d20modern: {
    staggered: all('double', 'run', 'full', 'withdraw'),
    disabled: all('double', 'run', 'full', 'withdraw'),
  },
  // "In caduta libera è possibile effettuare solo una singola azione", and no action moves the
  // creature (sigil.flight.free-fall).
  // Only a frightened creature uses "ogni capacità o incantesimo disponibile".
  // Whether a pinned creature may cast depends on what the spell needs.
  sigil: {
    pinned: only('notice', 'struggle', 'will', 'cast'),
    falling: all(...MOVES, 'push', 'full'),
    panicked: ON_FOOT,
  },
  // A grappled creature stays where it is, and may do what one hand can do (pf1.threat.grappled). A
  // bull rush starts from the space of the creature that makes it (pf1.special-attack.bull-rush).
  pf1: {
    grappling: new Set<Doing>([...all(...MOVES), 'struggle']),
    'immobilized-in-place': all(...MOVES),
    pinned: SPEAKS,
    whirlwind: all('strike', 'full', 'charge', 'push'),
  },
};

/**
 * Actions refused for reasons other than conditions: no body, another plane, or a target out of
 * sight or reach.
 */
const OTHERWISE: Readonly<Record<string, readonly Doing[]>> = {
  incorporeal: ['strike', 'hinder', 'push'],
  ethereal: ['strike', 'hinder', 'push', 'manipulate'],
  blinded: ['strike', 'charge'],
  // They threaten no cell, so no foe is in their reach.
  casting: ['hinder'],
  swarm: ['hinder', 'manipulate'],
  'behind-tower-shield': ['hinder', 'manipulate'],
  'behind-mount': ['hinder', 'manipulate'],
  whirlwind: ['hinder', 'manipulate'],
  vehicle: ['hinder', 'manipulate'],
  // Its space grows over the square that it gropes in, and the foe is too near for a charge.
  enlarged: ['charge', 'manipulate'],
};

const ACTIVITIES: Readonly<Partial<Record<Doing, string>>> = {
  walk: 'walk',
  double: 'make a double move',
  run: 'run',
  charge: 'charge',
  withdraw: 'withdraw',
  step: 'take a five-foot step',
  strike: 'attack',
  full: 'make a full attack',
  hinder: 'feint',
  push: 'bull rush',
  manipulate: 'break objects',
  cast: 'cast spells',
  will: 'use spell-like abilities',
  stand: 'stand up',
  talk: 'speak',
  struggle: 'try to break free',
};
const listed = (words: readonly string[], last: string): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

/** Activities that a title leaves out if the creature may not even attack. */
const WITH_ATTACKS: readonly Doing[] = ['full', 'hinder', 'push', 'manipulate'];

/** What a creature may do, or may not do, in the title of a test. */
function inWords(permits: ReadonlySet<Doing>, skipped: readonly Doing[]): string {
  const named = DOINGS.filter((doing) => doing in ACTIVITIES && !skipped.includes(doing));
  const may = named.filter((doing) => permits.has(doing));
  const usual = named.filter((doing) => doing !== 'stand' && doing !== 'struggle');
  const not = usual.filter((doing) => !permits.has(doing));
  if (may.length === 0) return 'may take no action';
  if (not.length === 0)
    return permits.has('stand')
      ? 'may stand up, move, attack and cast spells'
      : `may still ${skipped.includes('strike') ? 'move' : 'move, attack'} and cast spells`;
  const still = !MOVES.some((doing) => permits.has(doing));
  const inactive = still && !permits.has('strike') && !permits.has('push');
  if (inactive && may.length < 6) {
    const told = may.filter((doing) => doing !== 'will' || !permits.has('cast'));
    return `may ${listed(
      told.map((doing) => ACTIVITIES[doing]!),
      'and',
    )}, but may not move or attack`;
  }
  const words = not
    .filter((doing) => !(still && MOVES.some((move) => move === doing)))
    .filter((doing) => doing !== 'will' || permits.has('cast'))
    .filter((doing) => doing !== 'double' || permits.has('run'))
    .filter((doing) => !WITH_ATTACKS.includes(doing) || permits.has('strike'))
    .map((doing) => ACTIVITIES[doing]!);
  return `may not ${listed([...(still ? ['move'] : []), ...words], 'or')}`;
}

/**
 * A question whether a creature may do something, with a function that tells whether the answer is
 * yes.
 */
type Question = readonly [
  name: string,
  ask: object,
  yes: (answer: Record<string, unknown>) => boolean,
];
const legal = (a: Record<string, unknown>): boolean => a['legal'] === true;
const possible = (a: Record<string, unknown>): boolean => a['possible'] === true;

const act = (action: string, more: object = {}): Question => [
  `act ${action}`,
  { ask: 'act', of: 'a', action, ...more },
  legal,
];
const line = (action: string): Question => [
  `actions: ${action}`,
  { ask: 'actions', of: 'a' },
  (a) =>
    (a['actions'] as { action: string; legal: boolean }[]).find((l) => l.action === action)
      ?.legal === true,
];

const HERE = [10, 10] as const;
const way = (cells: number): number[][] =>
  Array.from({ length: cells + 1 }, (_, i) => [HERE[0] - i, HERE[1]]);
/** The path leads up to the foe four squares to the east. */
const CHARGE = cells('10,10 11,10 12,10 13,10');

const moving = (
  mode: string,
  action: string | null,
  path: number[][],
  extra: readonly Question[] = [],
): readonly Question[] => [
  [`move ${mode}`, { ask: 'move', of: 'a', mode, path }, legal],
  [
    `reachable ${mode}`,
    { ask: 'reachable', of: 'a', mode },
    (a) => (a['cells'] as { at: number[] }[]).some(({ at }) => String(at) === String(path.at(-1))),
  ],
  [`path ${mode}`, { ask: 'path', of: 'a', mode, to: path.at(-1) }, (a) => a['path'] !== null],
  [`way ${mode}`, { ask: 'way', of: 'a', by: 'walk', mode }, possible],
  [
    `journey ${mode}`,
    { ask: 'journey', of: 'a', mode, legs: [{ by: 'walk', path: path.slice(1) }] },
    legal,
  ],
  ...(action === null ? [] : [act(action, { path }), line(action)]),
  ...extra,
];

const QUESTIONS: Readonly<Record<Doing, readonly Question[]>> = {
  walk: moving('move', 'move', way(1)),
  double: moving('double-move', 'double-move', way(1)),
  run: moving('run', 'run', way(1)),
  charge: moving('charge', 'charge', CHARGE, []),
  withdraw: moving('withdraw', 'withdraw', way(1)),
  step: moving('step', 'five-foot-step', way(1)),
  strike: [
    act('melee-attack', { with: 'sword', target: 'near' }),
    line('melee-attack'),
    ['attack', { ask: 'attack', from: 'a', to: 'near', with: 'sword' }, possible],
  ],
  full: [
    act('full-attack'),
    line('full-attack'),
    ['full-attack', { ask: 'full-attack', of: 'a', primary: 'sword' }, legal],
  ],
  hinder: [
    act('feint', { target: 'near' }),
    line('feint'),
    act('total-defence'),
    act('ready', { readies: 'melee-attack' }),
    ['special feint', { ask: 'special', from: 'a', to: 'near', attack: 'feint' }, legal],
    [
      'special aid',
      { ask: 'special', from: 'a', to: 'near', attack: 'aid-another', ally: 'friend' },
      legal,
    ],
    [
      'ready',
      { ask: 'ready', of: 'a', action: 'melee-attack', trigger: 'it comes', combat: true },
      legal,
    ],
  ],
  push: [
    act('bull-rush', { target: 'near' }),
    line('bull-rush'),
    ['special bull rush', { ask: 'special', from: 'a', to: 'near', attack: 'bull-rush' }, legal],
  ],
  manipulate: [
    act('break-object'),
    act('demoralise', { target: 'near' }),
    act('turning'),
    ['object-break', { ask: 'object-break', of: 'a', dc: 10 }, legal],
    ['turn-undead', { ask: 'turn-undead', of: 'a', level: 3 }, legal],
    ['grope', { ask: 'grope', of: 'a', cells: cells('10,11 9,11') }, legal],
  ],
  cast: [act('cast-spell'), line('cast-spell')],
  will: [act('use-spell-like-ability'), line('use-spell-like-ability')],
  stand: [act('stand-up'), line('stand-up')],
  talk: [act('speak'), line('speak')],
  notice: [act('passive-perception'), line('passive-perception')],
  struggle: [act('grapple-break-free'), line('grapple-break-free')],
};

/** In the air, three squares up: a flyer of the best class, and a foe at its height. */
const UP = 3;
const aloft = (path: readonly number[][]): number[][] => path.map(([x, y]) => [x!, y!, UP]);
const flying = (mode: string, path: number[][]): readonly Question[] => [
  [`fly ${mode}`, { ask: 'fly', of: 'a', mode, path: aloft(path) }, legal],
  [`move ${mode} in three dimensions`, { ask: 'move', of: 'a', mode, path: aloft(path) }, legal],
];
const landing = (mode: string): Question => [
  `flight-area ${mode}`,
  { ask: 'flight-area', of: 'a', mode },
  (a) =>
    (a['places'] as { at: number[] }[]).some(
      ({ at }) => String(at) === String(aloft(way(1)).at(-1)),
    ),
];
/**
 * Asked of a slow flyer in a shaft of three by three cells, because the size of these areas grows with
 * the cube of the speed.
 */
const LANDINGS: Readonly<Partial<Record<Doing, readonly Question[]>>> = {
  walk: [landing('move')],
  double: [landing('double-move')],
  withdraw: [landing('withdraw')],
};
/** Rulesets under which these areas are asked for. */
const WITH_LANDINGS = usually<string>(['sigil', 'pf1'], ['srd35', 'd20modern']);
const SHAFT: SceneInput['walls'] = [
  { from: [9, 9], to: [12, 9] },
  { from: [12, 9], to: [12, 12] },
  { from: [12, 12], to: [9, 12] },
  { from: [9, 12], to: [9, 9] },
];
/** The distance of half a speed and one action. */
const STOOP = CHARGE.slice(0, 3);
const IN_THE_AIR: Readonly<Partial<Record<Doing, readonly Question[]>>> = {
  walk: [
    ...flying('move', way(1)),
    ['fly hover', { ask: 'fly', of: 'a', mode: 'hover', path: aloft(way(1)) }, legal],
    [
      'flight-area hover',
      { ask: 'flight-area', of: 'a', mode: 'hover' },
      (a) => (a['places'] as unknown[]).length > 1,
    ],
  ],
  double: flying('double-move', way(1)),
  run: flying('run', way(1)),
  charge: [
    ...flying('charge', STOOP),
    ['dive', { ask: 'dive', of: 'a', path: aloft(STOOP), weapon: ['claw'], damage: 4 }, possible],
  ],
  withdraw: flying('withdraw', way(1)),
  step: [...flying('step', way(1)), landing('step')],
  full: [
    ['air catch-falling', { ask: 'air', of: 'a', move: 'catch-falling', other: 'imp' }, possible],
  ],
};
/**
 * A prone creature does not fly (sigil.flight.no-prone-no-step); effects that knock others prone
 * leave a flyer in the air.
 */
const ALOFT: Readonly<Record<string, ReadonlySet<Doing>>> = {
  prone: new Set([...CRAWLS].filter((doing) => doing !== 'walk')),
  'knocked-down': all(),
  'blown-away': all(),
  'fly-spell': all('run'),
};

/** A move action that starts a free fall (sigil.flight.fast-free-fall). */
const LETS_GO: readonly Question[] = [
  ['air fast-free-fall', { ask: 'air', of: 'a', move: 'fast-free-fall' }, possible],
];

/**
 * Checks that are part of a movement: a creature that may not move may not climb, swim, jump or
 * tumble.
 */
const CHECKED = [
  'climb',
  'swim',
  'long-jump',
  'high-jump',
  'pull-up',
  'tumble-past',
  'tumble-through',
  'balance',
  'escape-artist',
  'obstacle',
];
const CHECKS: readonly Question[] = CHECKED.map((check) => [
  `check ${check}`,
  {
    ask: 'check',
    of: 'a',
    check,
    dc: 10,
    ...(check === 'tumble-through' ? { through: 'near' } : {}),
  },
  possible,
]);

/** A coup de grace takes the whole round (srd35.special-attack.coup-de-grace-action). */
const COUP: readonly Question[] = [
  act('coup-de-grace', { with: 'sword', target: 'near' }),
  line('coup-de-grace'),
  [
    'special coup de grace',
    { ask: 'special', from: 'a', to: 'near', attack: 'coup-de-grace', with: 'sword' },
    legal,
  ],
];

const ORDNANCE: readonly Question[] = [
  ['autofire', { ask: 'autofire', of: 'a', at: [14, 12], with: 'rifle', loaded: 20 }, legal],
  [
    'autofire at one',
    { ask: 'autofire', of: 'a', target: 'far', with: 'rifle', loaded: 20 },
    legal,
  ],
  [
    'throw-explosive',
    { ask: 'throw-explosive', of: 'a', at: [12, 12], with: 'grenade', increment: 2 },
    legal,
  ],
];

/** Attacks within a grapple, and attempts to leave it. */
const grappling = (action: string): Question => [
  `grapple ${action}`,
  { ask: 'grapple', of: 'a', action },
  legal,
];
const IN_GRAPPLE = {
  attacks: ['grapple-attack', 'grapple-damage', 'grapple-pin'].map(grappling),
  escapes: ['grapple-break-free', 'escape-grapple'].map(grappling),
};

const SADDLE: readonly Question[] = [act('mount-or-dismount', { target: 'horse' })];

type CreatureInput = NonNullable<SceneInput['creatures']>[number];

function scene(
  ruleset: string,
  conditions: readonly string[],
  turn?: object,
  more: Partial<CreatureInput> = {},
): SceneInput {
  const sword = { id: 'sword', name: 'Sword', kind: 'melee' as const };
  return {
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: 20, rows: 20 },
    ...(turn === undefined ? {} : { turn }),
    creatures: [
      {
        id: 'a',
        side: 'party',
        at: [...HERE],
        size: 'medium',
        bab: 1,
        speed: { land: 6 },
        attacks: [sword],
        conditions: [...conditions],
        traits: [],
        abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
        hp: { current: 10, max: 10 },
        ...more,
      },
      {
        id: 'near',
        side: 'foes',
        at: [10, 9],
        size: 'medium',
        speed: { land: 6 },
        attacks: [sword],
        abilities: { int: 10 },
      },
      { id: 'far', side: 'foes', at: [14, 10], size: 'medium', speed: { land: 6 }, attacks: [] },
      {
        id: 'friend',
        side: 'party',
        at: [9, 9],
        size: 'medium',
        speed: { land: 6 },
        attacks: [sword],
      },
    ],
  } as SceneInput;
}

/** Answers questions about one scene. */
function saying(input: SceneInput): (ask: object) => Record<string, unknown> {
  const answer = answersAbout(sceneSchema.parse(input));
  return (ask) => answer(ask) as Record<string, unknown>;
}
const says = (input: SceneInput, ask: object): Record<string, unknown> => saying(input)(ask);

type Answers = ReadonlyMap<string, Record<string, unknown>>;

/** The answers about one scene, by their questions as JSON. */
function answers(input: SceneInput, questions: readonly Question[]): Answers {
  const asks = new Map(questions.map(([, ask]) => [JSON.stringify(ask), ask]));
  const reply = answerLine({ scene: input, ask: [...asks.values()] }, true);
  if ('error' in reply) throw new Error(`${reply.error.path}: ${reply.error.message}`);
  const list = reply.answer as Record<string, unknown>[];
  return new Map([...asks.keys()].map((ask, i) => [ask, list[i]!]));
}

/** Whether each question's answer is yes, with the question's name. */
function yeses(
  input: SceneInput,
  questions: readonly Question[],
  known: Answers = answers(input, questions),
): [name: string, yes: boolean][] {
  return questions.map(([name, ask, yes]) => [name, yes(known.get(JSON.stringify(ask))!)]);
}

/** Questions that a text does not cover. */
function open(ruleset: string, questions: readonly Question[]): readonly Question[] {
  const book = fullRulesetOf(ruleset)!;
  if (!isFull(book)) return [];
  return questions.filter(([name, ask]) => {
    const action =
      'action' in ask && typeof ask.action === 'string'
        ? ask.action
        : name.startsWith('actions: ')
          ? name.slice(9)
          : undefined;
    return action === undefined || Object.hasOwn(book.turns.table, action);
  });
}

const BOOKS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;

describe.each(rulesetsInWords(BOOKS))('actions that conditions allow under %s', (_, ruleset) => {
  const game = rulesetInWords(ruleset);
  const book = fullRulesetOf(ruleset)!;
  const conditions = isFull(book)
    ? [...new Set([...Object.keys(book.conditions), ...Object.keys(book.states.table)])]
    : [];

  it(`${game} has more than 45 conditions, and each condition named in these tests is one of them`, () => {
    expect(conditions.length).toBeGreaterThan(45);
    expect(Object.keys(PERMITS).filter((condition) => !conditions.includes(condition))).toEqual([]);
  });

  const permitsOf = (condition: string): ReadonlySet<Doing> =>
    OWN[ruleset]?.[condition] ?? PERMITS[condition] ?? all();
  it.each(
    conditions
      .filter((c) => c !== 'completing' && c !== 'flying')
      .map((c) => {
        const rule = inWords(permitsOf(c), OTHERWISE[c] ?? []);
        return [under(c), rule, c] as const;
      }),
  )(`under ${game}, %s %s`, (_, __, condition) => {
    const permits = permitsOf(condition);
    const bodiless = condition === 'incorporeal' || condition === 'ethereal';
    const skipped = (doing: Doing): boolean => OTHERWISE[condition]?.includes(doing) === true;
    const agreeAll = (
      topic: string,
      input: SceneInput,
      list: readonly (readonly [questions: readonly Question[], yes: boolean])[],
    ): void => {
      const asked = list.map(([questions, yes]) => [open(ruleset, questions), yes] as const);
      const known = answers(
        input,
        asked.flatMap(([questions]) => questions),
      );
      const found = asked.flatMap(([questions]) => yeses(input, questions, known));
      const wanted = asked.flatMap(([questions, yes]) => questions.map(([name]) => [name, yes]));
      expect.soft(found, topic).toEqual(wanted);
    };
    const agree = (
      topic: string,
      input: SceneInput,
      questions: readonly Question[],
      yes: boolean,
    ): void => agreeAll(topic, input, [[questions, yes]]);

    agreeAll(
      'on the ground',
      scene(ruleset, [condition]),
      DOINGS.filter((doing) => !skipped(doing)).map((doing) => [
        QUESTIONS[doing],
        permits.has(doing),
      ]),
    );

    const aloftToo = ALOFT[condition] ?? permits;
    const inTheAir = Object.entries(IN_THE_AIR) as [Doing, readonly Question[]][];
    const landings = Object.entries(LANDINGS) as [Doing, readonly Question[]][];
    const flyer = scene(ruleset, [condition], undefined, {
      elevation: UP,
      heading: 'w',
      load: 'light',
      speed: { land: 6, fly: 4, manoeuvrability: 'perfect' },
    });
    flyer.creatures![2] = {
      ...flyer.creatures![2]!,
      at: [13, 10],
      elevation: UP,
      speed: { fly: 6, manoeuvrability: 'perfect' },
    };
    flyer.creatures!.push({ id: 'imp', side: 'party', at: [11, 11], size: 'tiny', elevation: UP });
    agreeAll(
      'in the air',
      flyer,
      inTheAir
        .filter(([doing]) => !skipped(doing) && !(bodiless && doing === 'full'))
        .map(([doing, questions]) => [questions, aloftToo.has(doing)]),
    );
    flyer.creatures![0] = {
      ...flyer.creatures![0]!,
      speed: { land: 6, fly: 2, manoeuvrability: 'perfect' },
    };
    flyer.walls = SHAFT;
    if (WITH_LANDINGS.includes(ruleset))
      agreeAll(
        'landing from the air',
        flyer,
        landings
          .filter(([doing]) => !skipped(doing))
          .map(([doing, questions]) => [questions, aloftToo.has(doing)]),
      );
    agree(
      'letting itself fall out of the air',
      scene(ruleset, [condition], undefined, {
        elevation: UP,
        speed: { fly: 4, manoeuvrability: 'perfect' },
      }),
      LETS_GO,
      permits.has('walk'),
    );

    agree(
      'climbing, swimming, jumping, tumbling, balancing',
      scene(ruleset, [condition]),
      CHECKS,
      permits.has('walk'),
    );
    if (!skipped('strike')) {
      const input = scene(ruleset, [condition]);
      input.creatures![1] = { ...input.creatures![1]!, conditions: ['helpless'] };
      agree('a coup de grace', input, COUP, permits.has('full') && permits.has('strike'));
    }
    if (!bodiless) {
      const held = condition === 'grappling';
      const input = scene(ruleset, [condition], undefined, { grapples: ['near'] });
      input.creatures![1] = { ...input.creatures![1]!, grapples: ['a'] };
      agree('attacks in a grapple', input, IN_GRAPPLE.attacks, held || permits.has('strike'));
      agree(
        'escapes from a grapple',
        input,
        IN_GRAPPLE.escapes,
        held ||
          condition === 'pinned' ||
          permits.has('hinder') ||
          permits === FLEES ||
          permits === ON_FOOT,
      );
      const afoot = scene(ruleset, [condition]);
      afoot.creatures!.push({
        id: 'horse',
        side: 'party',
        at: [11, 11],
        size: 'large',
        speed: { land: 10 },
      });
      agree('mounting a horse', afoot, SADDLE, permits.has('walk'));
      const mounted = scene(ruleset, [condition], undefined, { mount: 'horse' });
      mounted.creatures!.push({
        id: 'horse',
        side: 'party',
        at: [...HERE],
        size: 'large',
        space: 1,
        speed: { land: 10 },
      });
      agree('dismounting', mounted, [act('mount-or-dismount')], permits.has('walk'));
    }
    const carrying = scene(ruleset, [], undefined, { mount: 'horse' });
    carrying.creatures!.push({
      id: 'horse',
      side: 'party',
      at: [...HERE],
      size: 'large',
      space: 1,
      speed: { land: 6 },
      conditions: [condition],
      abilities: { int: 2 },
    });
    agreeAll(
      'a mount under the condition that carries its rider',
      carrying,
      MOVES.filter((doing) => !skipped(doing)).map((doing) => [
        QUESTIONS[doing].filter(([name]) => /^(move|reachable|path) /.test(name)),
        permits.has(doing),
      ]),
    );
    if (ruleset === 'd20modern' && !bodiless && condition !== 'prone')
      agree(
        'automatic fire and grenades',
        scene(ruleset, [condition], undefined, {
          attacks: [
            {
              id: 'rifle',
              name: 'Rifle',
              kind: 'ranged',
              tags: ['automatic', 'firearm'],
              rangeIncrement: 20,
            },
            { id: 'grenade', name: 'Grenade', kind: 'thrown', rangeIncrement: 2 },
          ],
        }),
        ORDNANCE,
        permits.has('strike'),
      );
  });

  if (ruleset === 'sigil')
    it(
      'under Sigil (house rules for D&D 3.5), a falling flyer may try to end its fall, unless ' +
        'it is stunned',
      () => {
        const flyer = { elevation: UP, speed: { fly: 4, manoeuvrability: 'average' as const } };
        const recover = { ask: 'air', of: 'a', move: 'recover' };
        expect(says(scene(ruleset, ['falling'], undefined, flyer), recover)).toMatchObject({
          possible: true,
          why: [],
        });
        expect(
          says(scene(ruleset, ['falling', 'stunned'], undefined, flyer), recover),
        ).toMatchObject({ possible: false, why: ['condition-forbids'] });
      },
    );

  describe.each(['frightened', 'panicked', 'turned'])('a %s creature must flee', (condition) => {
    const REFUSED: readonly Readonly<Record<string, unknown>>[] = [
      { ask: 'special', from: 'a', to: 'near', attack: 'bull-rush' },
      { ask: 'special', from: 'a', to: 'near', attack: 'overrun' },
      { ask: 'special', from: 'a', to: 'near', attack: 'feint' },
      { ask: 'special', from: 'a', to: 'near', attack: 'aid-another', ally: 'friend' },
      ...[
        'demoralise',
        'total-defence',
        'turning',
        'pick-lock',
        'bull-rush',
        'overrun',
        'feint',
        'aid-another',
        'draw-weapon',
        'use-skill-full-round',
      ]
        .filter((action) => isFull(book) && Object.hasOwn(book.turns.table, action))
        .map((action) => ({ ask: 'act', of: 'a', action })),
      { ask: 'turn-undead', of: 'a', level: 3 },
      { ask: 'grope', of: 'a', cells: [[10, 11]] },
    ];
    it(`under ${game}, ${under(condition)} must flee, and may not feint or bull rush`, () => {
      const says = saying(scene(ruleset, [condition]));
      for (const ask of REFUSED)
        expect
          .soft(says(ask), JSON.stringify(ask))
          .toMatchObject({ legal: false, why: expect.arrayContaining(['must-flee']) as unknown });
    });
    it(`under ${game}, ${under(condition)} may stand up, open a door and crawl away`, () => {
      expect(
        says(scene(ruleset, [condition, 'prone']), { ask: 'act', of: 'a', action: 'stand-up' }),
      ).toMatchObject({ legal: true });
      expect(
        says(scene(ruleset, [condition]), { ask: 'act', of: 'a', action: 'open-door' }),
      ).toMatchObject({ legal: true });
      expect(
        says(scene(ruleset, [condition, 'prone']), {
          ask: 'move',
          of: 'a',
          mode: 'move',
          path: way(1),
        }),
      ).toMatchObject({ legal: true });
    });
    it(
      condition === 'frightened'
        ? `under ${game}, a frightened creature may attack and move if cornered`
        : `under ${game}, ${under(condition)} may neither attack nor move, even if cornered`,
      () => {
        const strike = {
          ask: 'act',
          of: 'a',
          action: 'melee-attack',
          with: 'sword',
          target: 'near',
          cornered: true,
        };
        const fights = condition === 'frightened';
        expect(says(scene(ruleset, [condition]), strike)).toMatchObject({
          legal: fights,
          why: fights ? [] : ['condition-forbids'],
        });
        expect(
          says(scene(ruleset, [condition]), {
            ask: 'attack',
            from: 'a',
            to: 'near',
            with: 'sword',
            cornered: true,
          }),
        ).toMatchObject({ possible: fights });
        expect(
          says(scene(ruleset, [condition]), {
            ask: 'act',
            of: 'a',
            action: 'move',
            cornered: true,
          }),
        ).toMatchObject({ legal: fights });
      },
    );
  });

  it(
    `under ${game}, the ruling on a frightened creature’s attack lists as unknown whether ` +
      'the creature is cornered',
    () => {
      const strike = { ask: 'act', of: 'a', action: 'melee-attack', with: 'sword', target: 'near' };
      expect(says(scene(ruleset, ['frightened']), strike)['unknown']).toContain('ask.cornered');
      expect(
        says(scene(ruleset, ['frightened']), { ...strike, cornered: false })['unknown'],
      ).not.toContain('ask.cornered');
    },
  );

  it(`under ${game}, a creature with −3 hit points may take no action`, () => {
    const dying = scene(ruleset, [], undefined, { hp: { current: -3, max: 10 } });
    const says = saying(dying);
    for (const doing of DOINGS) {
      for (const [name, ask, yes] of open(ruleset, QUESTIONS[doing]))
        expect([name, yes(says(ask))]).toEqual([name, NOTHING.has(doing)]);
    }
  });
  it(
    `under ${game}, a creature that an opponent pins may take the actions that the ` +
      'condition “pinned” allows',
    () => {
      const pinned = scene(ruleset, []);
      const permits = OWN[ruleset]?.['pinned'] ?? PERMITS['pinned']!;
      pinned.creatures![1] = { ...pinned.creatures![1]!, pins: 'a' };
      const says = saying(pinned);
      for (const doing of DOINGS) {
        for (const [name, ask, yes] of open(ruleset, QUESTIONS[doing]))
          expect([name, yes(says(ask))]).toEqual([name, permits.has(doing)]);
      }
    },
  );
  it(`under ${game}, a creature with −3 hit points threatens no square`, () => {
    expect(
      says(scene(ruleset, [], undefined, { hp: { current: -3, max: 10 } }), {
        ask: 'threat',
        of: 'a',
      })['cells'],
    ).toEqual([]);
  });

  const ACTIONS = [
    'double',
    'run',
    'charge',
    'withdraw',
    'full',
    'strike',
    'hinder',
    'manipulate',
    'cast',
  ] as const;
  it(
    `under ${game}, a creature that has used a standard and a move action may take no other ` +
      'action this turn',
    () => {
      const spent = {
        standard: true,
        move: 1,
        fullRound: false,
        swift: false,
        step: false,
        moved: 0,
        diagonals: 0,
      };
      const input = scene(ruleset, [], {
        round: 2,
        active: 'a',
        surprise: false,
        order: ['a', 'near'],
        spent,
      });
      // The situation of an attack may be asked at any time.
      const questions = ACTIONS.flatMap((doing) => open(ruleset, QUESTIONS[doing])).filter(
        ([name]) => name !== 'attack' && name !== 'full-attack',
      );
      expect(yeses(input, questions)).toEqual(questions.map(([name]) => [name, false]));
    },
  );

  const OUT_OF_TURN = ['walk', 'hinder', 'manipulate', 'cast'] as const;
  it(`under ${game}, a creature may not move, cast a spell or use a skill in another creature’s turn`, () => {
    const input = scene(ruleset, [], {
      round: 2,
      active: 'near',
      surprise: false,
      order: ['near', 'a'],
    });
    // Where a creature could go in its own turn may be asked at any time.
    const questions = OUT_OF_TURN.flatMap((doing) => open(ruleset, QUESTIONS[doing])).filter(
      ([name]) => !/^(reachable|path)/.test(name),
    );
    expect(yeses(input, questions)).toEqual(questions.map(([name]) => [name, false]));
  });
});

/** Hit points that amount to each condition. */
const FALLEN = [
  ['0 of 10 hit points', 'disabled', { current: 0, max: 10 }],
  ['−3 hit points', 'dying', { current: -3, max: 10 }],
  ['−10 hit points', 'dead', { current: -10, max: 10 }],
  ['4 hit points and 4 nonlethal damage', 'staggered', { current: 4, max: 10, nonlethal: 4 }],
  ['4 hit points and 5 nonlethal damage', 'unconscious', { current: 4, max: 10, nonlethal: 5 }],
] as const;

describe.each(rulesetsInWords(BOOKS))(
  'conditions that follow from hit points or a pin under %s',
  (_, ruleset) => {
    const game = rulesetInWords(ruleset);
    /**
     * A corridor with the creature in the middle, a foe west of it, a friend behind that foe, and an
     * archer's line along it.
     */
    const board = (state: Partial<CreatureInput>): SceneInput => {
      const input = scene(ruleset, []);
      input.creatures![0] = { ...input.creatures![0]!, ...state };
      input.creatures!.push({
        id: 'west',
        side: 'foes',
        at: [9, 10],
        size: 'medium',
        speed: { land: 6 },
        attacks: [{ id: 'bow', name: 'Bow', kind: 'ranged' }],
      });
      input.creatures!.push({
        id: 'across',
        side: 'party',
        at: [8, 10],
        size: 'medium',
        speed: { land: 6 },
        attacks: [{ id: 's', name: 'S', kind: 'melee' }],
      });
      return input;
    };
    const straight = (from: number, to: number): number[][] =>
      Array.from({ length: from - to + 1 }, (_, i) => [from - i, 10]);
    const ASKS: readonly object[] = [
      ...MOVES.map((doing) => ({
        ask: 'reachable',
        of: 'a',
        mode: doing === 'walk' ? 'move' : doing === 'double' ? 'double-move' : doing,
      })),
      { ask: 'move', of: 'a', mode: 'move', path: cells('10,10 10,11 10,12 10,13 10,14') },
      { ask: 'path', of: 'a', mode: 'move', to: [10, 15] },
      { ask: 'threat', of: 'a' },
      { ask: 'flanking', target: 'west' },
      { ask: 'move', of: 'far', mode: 'move', path: straight(14, 11) },
      { ask: 'move', of: 'near', mode: 'move', path: cells('10,9 10,10 10,11') },
      { ask: 'move', of: 'near', mode: 'move', path: cells('10,9 10,10') },
      { ask: 'reachable', of: 'far', mode: 'move' },
      { ask: 'path', of: 'near', mode: 'move', to: [10, 11] },
      { ask: 'reachable', of: 'near', mode: 'charge' },
      { ask: 'cover', from: 'west', to: 'far', attack: 'ranged' },
      { ask: 'special', from: 'near', to: 'a', attack: 'coup-de-grace', with: 'sword' },
    ];
    it.each(FALLEN)(
      `under ${game}, a creature with %s gets the same rulings as under the condition “%s”`,
      (_, condition, hp) => {
        const told = saying(board({ conditions: [condition], hp: { current: 10, max: 10 } }));
        const counted = saying(board({ hp }));
        for (const ask of ASKS) expect([ask, counted(ask)]).toEqual([ask, told(ask)]);
      },
    );
    it(
      `under ${game}, a creature that an opponent pins gets the same rulings as with the ` +
        'condition “pinned”',
      () => {
        const [told, held] = [board({ conditions: ['pinned'] }), board({})];
        told.creatures![1] = { ...told.creatures![1]!, conditions: ['grappling'] };
        held.creatures![1] = { ...held.creatures![1]!, pins: 'a' };
        for (const ask of ASKS.filter((each) => !('from' in each)))
          expect([ask, says(held, ask)]).toEqual([ask, says(told, ask)]);
        expect(says(held, { ask: 'threat', of: 'a' })['cells']).toEqual([]);
      },
    );
    it(
      `under ${game}, a pinned creature can move and threaten squares as soon as its ` +
        'opponent releases it',
      () => {
        const rules = fullRulesetOf(ruleset)!;
        const held = board({});
        held.creatures![1] = { ...held.creatures![1]!, pins: 'a' };
        const before = boardOf(sceneSchema.parse(held));
        const loose = before.creatures.map((c) =>
          c.id === 'near' ? (({ pins: _, ...rest }) => rest)(c) : c,
        );
        const [a] = before.creatures;
        for (const [creatures, free] of [
          [before.creatures, false],
          [loose, true],
          [before.creatures, false],
        ] as const) {
          const judge = judgeOf({ ...before, creatures }, rules);
          expect([
            rules.threat(judge, a!).cells.size > 0,
            rules.reachable(judge, a!, 'move').cells.length > 0,
          ]).toEqual([free, free]);
        }
      },
    );
  },
);

/**
 * A creature that cannot resist does nothing: "impossibilitata a porre qualsiasi forma di
 * resistenza fisica", asleep, paralyzed, or limited to passive defense
 * (arelia.movement.pass-defenceless). The text says nothing about other conditions, so they forbid
 * nothing; a merely frightened creature acts.
 */
const DEFENCELESS = [
  'asleep',
  'paralyzed',
  'unconscious',
  'helpless',
  'bound',
  'petrified',
  'stunned',
  'dying',
  'dead',
  'destroyed',
  'cowering',
  'passive-defence',
];

describe('actions that conditions allow under Arelia (rounds in phases on hexes)', () => {
  const game = rulesetInWords('arelia');
  const hexScene = (conditions: readonly string[]): SceneInput => ({
    format: 'quadretto/scene@1',
    ruleset: 'arelia',
    grid: { kind: 'hex', layout: 'odd-r', columns: 20, rows: 20 },
    creatures: [
      {
        id: 'a',
        side: 'party',
        at: [10, 10],
        size: 'medium',
        speed: { land: 6 },
        conditions: [...conditions],
      },
      { id: 'near', side: 'foes', at: [9, 10], size: 'medium', speed: { land: 6 } },
      { id: 'comer', side: 'foes', at: [13, 10], size: 'medium', speed: { land: 6 } },
      { id: 'friend', side: 'party', at: [10, 13], size: 'medium', speed: { land: 6 } },
    ],
  });
  const east = (cells: number): number[][] =>
    Array.from({ length: cells + 1 }, (_, i) => [10 + i, 10]);
  const place = [
    'cells',
    (a: Record<string, unknown>) => (a['cells'] as unknown[]).length > 0,
  ] as const;
  const happens =
    (what: string) =>
    (a: Record<string, unknown>): boolean =>
      (a['events'] as { of: string; what: string }[]).some(
        (event) => event.of === 'a' && event.what === what,
      );
  const declared = (
    name: string,
    what: string,
    more: object,
    others: readonly object[] = [],
  ): Question => [
    `timeline ${name}`,
    {
      ask: 'timeline',
      declared: [
        { of: 'a', initiative: 3, weaponFactor: 3, action: 'nothing', ...more },
        ...others,
      ],
    },
    happens(what),
  ];
  const acts = [
    'attack',
    'ranged-attack',
    'common',
    'put-away',
    'spell',
    'start-of-round',
    'one-round',
    'long',
  ] as const;
  const hexQuestions: readonly Question[] = [
    ...['half-move', 'full-move', 'move', 'charge'].flatMap((mode): Question[] => [
      [
        `move ${mode}`,
        { ask: 'move', of: 'a', mode, path: mode === 'charge' ? east(2) : east(1) },
        legal,
      ],
      [`reachable ${mode}`, { ask: 'reachable', of: 'a', mode }, place[1]],
      [
        `path ${mode}`,
        { ask: 'path', of: 'a', mode, to: mode === 'charge' ? [12, 10] : [11, 10] },
        (a) => a['path'] !== null,
      ],
    ]),
    ['threat', { ask: 'threat', of: 'a' }, place[1]],
    ...acts.map((action) =>
      declared(action, action, {
        action,
        ...(action.endsWith('attack') ? { target: 'near' } : {}),
      }),
    ),
    declared('half move', 'half-move', { action: 'half-move', move: east(1) }),
    declared('full move', 'full-move', { action: 'full-move', move: [10, 5] }),
    declared('charge', 'charge', {
      action: 'charge',
      move: [10, 5],
      charge: { rating: 10, roll: 15 },
    }),
    declared('attack and half move', 'half-move', {
      action: 'attack-then-half-move',
      target: 'near',
      move: east(1),
    }),
    declared('draw', 'free-action', {
      free: [{ kind: 'draw', items: [{ item: 'weapon', size: 'small' }] }],
    }),
    declared('move at the end', 'half-move', { endOfRound: { move: east(1) } }),
    declared('words', 'words', { endOfRound: { words: 'Hold fast' } }),
    declared('chance against one who comes', 'now-or-never', { action: 'regular' }, [
      { of: 'comer', initiative: 3, action: 'full-move', move: cells('13,10 12,10 11,10') },
    ]),
    [
      'timeline room',
      {
        ask: 'timeline',
        declared: [
          {
            of: 'friend',
            initiative: 3,
            action: 'full-move',
            move: {
              path: cells('10,13 10,12 10,11 10,10'),
              crossing: [{ at: [10, 10], occupant: 'a', as: 'yields' }],
            },
          },
        ],
      },
      happens('yields'),
    ],
  ];
  const conditions = [
    ...new Set([...Object.keys(fullRulesetOf('arelia')!.conditions), ...Object.keys(PERMITS)]),
  ];

  it(
    'under Arelia (rounds in phases on hexes), every condition except “incorporeal” forbids ' +
      'all actions',
    () => {
      expect(Object.keys(fullRulesetOf('arelia')!.conditions).sort()).toEqual(
        [...DEFENCELESS, 'incorporeal'].sort(),
      );
    },
  );
  it.each(
    conditions.map(
      (c) => [under(c), DEFENCELESS.includes(c) ? 'no action' : 'any action', c] as const,
    ),
  )(`under ${game}, %s may take %s`, (_, __, condition) => {
    const yes = !DEFENCELESS.includes(condition);
    const input = hexScene([condition]);
    expect(yeses(input, hexQuestions)).toEqual(hexQuestions.map(([name]) => [name, yes]));
  });
  const declarations = hexQuestions.filter(([name]) => /^timeline (?!room|chance)/.test(name));
  it(
    `under ${game}, an action declared for a sleeping creature breaks the rule on ` +
      'defenseless creatures',
    () => {
      for (const [name, ask] of declarations) {
        expect
          .soft(says(hexScene(['asleep']), ask)['violations'], name)
          .toEqual([
            {
              code: 'condition-forbids',
              of: 'a',
              at: expect.anything() as unknown,
              rules: ['arelia.movement.pass-defenceless'],
            },
          ]);
        expect.soft(says(hexScene([]), ask)['violations'], name).toEqual([]);
      }
    },
  );
  it(`under ${game}, a sleeping creature cannot make room for an ally that moves into its hex`, () => {
    const room = hexQuestions.find(([name]) => name === 'timeline room')!;
    expect(says(hexScene(['asleep']), room[1])['violations']).toMatchObject([
      { code: 'cannot-yield', of: 'friend' },
    ]);
  });
});
