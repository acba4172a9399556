/**
 * Pairs of questions that can answer the same fact, as data: the two names, the questions that a
 * random moment gives, and what of both answers must be equal. A new question of the judge adds its
 * pair here, or its reason to `ALONE` (pairs.test.ts checks that it does one of the two).
 */
import { turnRulesets } from '../../../src/rules/fullRulesets.ts';
import { straightRuns } from '../../../src/rules/d20/map/jumps.ts';
import type { ActionTable } from '../../../src/rules/d20/play/turns/turnRules.ts';
import type { Answer, Ask, At } from '../cases.ts';
import { creatureIn, spaceCells, spaceIn } from './boards.ts';
import type { Moment } from './moments.ts';
import { asking } from './runs.ts';

/** Two questions of one moment, and the part of each answer that must be equal. */
export interface Twice {
  /** What is asked, for the message of a failure. */
  readonly what: string;
  readonly first: Ask;
  readonly second: Ask;
  /** The second question is asked about this scene, if it is another one. */
  readonly elsewhere?: Moment['scene'];
  /** The first question is asked about this scene, if it is another one. */
  readonly before?: Moment['scene'];
  /** The two facts; null: this moment does not decide the fact. */
  readonly facts: (first: Answer, second: Answer) => readonly [unknown, unknown] | null;
}

export interface Pair {
  readonly asks: readonly [first: string, second: string];
  /** The fact that both answer. */
  readonly fact: string;
  /** The questions for one moment, most of which are about its actor. */
  readonly of: (m: Moment) => readonly Twice[];
  /** Number of moments for each ruleset; absent: 40. */
  readonly moments?: number;
}

type Named = Readonly<Record<string, unknown>>;
const list = (a: Answer, field: string): readonly Named[] => a[field] as readonly Named[];
const words = (a: Answer, field: string): readonly string[] => a[field] as readonly string[];
const sorted = (names: readonly unknown[]): unknown[] => [...new Set(names)].map(String).sort();
const strikers = (a: Answer): unknown[] => sorted(list(a, 'opportunities').map((o) => o['by']));
/** Foes whose attack a check can prevent; a creature that may not move so has no such check. */
const doubted = (a: Answer): unknown[] =>
  a['legal'] === true
    ? sorted(list(a, 'opportunities').flatMap((o) => (o['check'] === undefined ? [] : [o['by']])))
    : [];
/** Missing facts that decide whether a creature may tumble. */
const unsure = (a: Answer): unknown[] =>
  sorted(words(a, 'unknown').filter((path) => /\.(tumble\.ranks|armour|load)$/.test(path)));
const only = (codes: readonly string[], known: readonly string[]): string[] =>
  [...new Set(codes)].filter((code) => known.includes(code)).sort();
const one = <T>(all: readonly T[], m: Moment, shift = 0): T => all[(m.pick + shift) % all.length]!;

const MODES = ['move', 'double-move', 'run', 'withdraw', 'charge', 'step'] as const;
const ACTION_OF = {
  move: 'move',
  'double-move': 'double-move',
  run: 'run',
  withdraw: 'withdraw',
  charge: 'charge',
  step: 'five-foot-step',
} as const;

/** Reasons of the gate, which refuse an action whatever its target and weapon. */
const GATE = [
  'must-flee',
  'not-your-turn',
  'no-action-left',
  'immobile',
  'not-in-grapple',
  'must-complete',
  'condition-forbids',
];
const SPECIALS = ['feint', 'bull-rush', 'trip', 'disarm', 'aid-another', 'sunder', 'grapple'];
/**
 * Special attacks for which `special` chooses a weapon or a path, which `act` must be given. The
 * creatures that they provoke are not compared.
 */
const CHOOSING = ['trip', 'disarm', 'sunder', 'grapple', 'bull-rush'];
/** Actions that need no target, for questions about a single action. */
const PLAIN = [
  'stand-up',
  'drop-prone',
  'total-defence',
  'release-grapple',
  'cast-spell',
  'drink-potion',
  'full-attack',
  'draw-weapon',
  'sheathe-weapon',
  'escape-grapple',
];
const HELD = [
  'grapple-attack',
  'grapple-damage',
  'grapple-pin',
  'grapple-break-free',
  'escape-grapple',
  'grapple-move',
  'grapple-use-weapon',
  'release-grapple',
  'draw-light-weapon-grappling',
];

/** Castings that may be tried in a grapple, and what the spell needs; undefined: not known. */
const CASTINGS = [
  'cast-spell',
  'cast-touch-spell',
  'cast-quickened-spell',
  'use-spell-like-ability',
];
const SPELLS = [
  undefined,
  {},
  { components: true },
  { components: true, somatic: true },
  { components: true, material: true },
  { components: true, material: true, ready: true },
  { components: true, somatic: true, material: true, ready: true },
  { slow: true },
];

/** The actor's weapons that make an attack action, with the action's name. */
const attackActions = (m: Moment): readonly (readonly [action: string, weapon: string])[] =>
  m.weapons.map(
    (a) =>
      [
        a.kind !== 'melee' ? 'ranged-attack' : a.unarmed ? 'unarmed-attack' : 'melee-attack',
        a.id,
      ] as const,
  );

const tableOf = (m: Moment): ActionTable =>
  turnRulesets.find(({ id }) => id === m.ruleset)!.turns.table;
const knows = (m: Moment, action: string): boolean => Object.hasOwn(tableOf(m), action);

/** A spell that suspends a condition, and that condition, for every second moment. */
function suspending(m: Moment): readonly string[] {
  const table = turnRulesets.find(({ id }) => id === m.ruleset)!.conditions;
  const found = Object.entries(table).flatMap(([spell, { frees = [] }]) =>
    frees.map((condition) => [spell, condition]),
  );
  return found.length === 0 || m.pick % 2 === 0 ? [] : one(found, m);
}

interface Offered {
  readonly mode: (typeof MODES)[number];
  readonly cell: At;
  readonly path: readonly At[];
  /** The area is an upper bound, because the mover flies. */
  readonly inAir: boolean;
}
/** For each mode, one cell that `reachable` offers and the path that `path` finds to it. */
const offered = (m: Moment): readonly Offered[] => {
  const ask = asking(m.scene);
  return MODES.flatMap((mode, i): Offered[] => {
    const area = ask({ ask: 'reachable', of: m.of, mode });
    const cells = list(area, 'cells').map(({ at }) => at as At);
    if (cells.length === 0) return [];
    const cell = one(cells, m, i);
    const path = ask({ ask: 'path', of: m.of, mode, to: cell })['path'] as At[] | null;
    return [{ mode, cell, path: path ?? [m.path[0]!, cell], inAir: area['bound'] !== undefined }];
  });
};

/** Conditions in which the ground slows no movement. */
const UNHAMPERED = ['incorporeal', 'ethereal'];
/** What a creature that climbs, swims or jumps may be besides: most are nothing. */
const STATES: readonly (readonly string[])[] = [[], [], ['prone'], ['flying'], []];
const stateOf = (m: Moment): readonly string[] => STATES[Math.floor(m.pick / 7) % STATES.length]!;
const FELL = ['prone-must-crawl'];
/** A creature that lies neither climbs nor jumps, so that these cost it nothing that is told. */
const lies = (m: Moment): boolean =>
  [...stateOf(m), ...(creatureIn(m.scene, m.of).conditions ?? [])].some((state) =>
    ['prone', 'knocked-down', 'blown-away'].includes(state),
  );
const STOPPED = [...FELL, 'no-footing', 'through-wall'];
/** Squares that only bar walking, for jumps. */
const PITS: readonly Partial<Moment['scene']['cells'][number]>[] = [
  { blocks: ['move'] },
  { blocks: ['move'], low: true },
  { costFor: { land: null } },
];
/** The scene with pits in most of its special squares. */
const pitted = (m: Moment): Moment['scene'] => ({
  ...m.scene,
  cells: m.scene.cells.map((cell, i) =>
    (i + m.pick) % 4 === 0 ? cell : { at: cell.at, ...PITS[(i + m.pick) % PITS.length] },
  ),
});
/** Does the path bend where a jump could not land? It is then one jump, which legs do not say. */
const bendsOverPits = (m: Moment): boolean => {
  const pits = new Set(pitted(m).cells.map(({ at }) => String(at)));
  const n = spaceIn(m.scene, creatureIn(m.scene, m.of));
  return straightRuns(m.path)
    .slice(0, -1)
    .some(([, to]) => spaceCells(m.path[to]!, n).some((at) => pits.has(String(at))));
};
/** Where an opportunity's attack strikes the mover: one that crawls into reach is struck there. */
const struckAt = (o: Answer, path: readonly At[]): At =>
  o['cause'] === 'crawling' ? path[Number(o['step']) + 1]! : (o['leaving'] as At);
const codesOf = (a: Answer): string[] => list(a, 'violations').map(({ code }) => String(code));
const OFF_COURSE = [
  'outside-map',
  'wrong-movement-mode',
  'not-adjacent',
  'immobile',
  'through-wall',
  'too-narrow',
  'corner-cut',
];
const isOffCourse = (a: Answer): boolean => codesOf(a).some((code) => OFF_COURSE.includes(code));
/**
 * The part of its budget that a movement costs, in percent: a leg counts in squares of walking, the
 * map in those of the mover's own speed. Ground that neither answer lets it enter has no
 * cost.
 */
const partOf = (a: Answer, other: Answer): unknown =>
  isOffCourse(a) || isOffCourse(other)
    ? 'open'
    : Math.round((100 * Number(a['cost'])) / Number(a['budget']));

/** Speeds of climbers and swimmers, and of creatures that are neither. */
const CLIMBERS = [
  { land: 6 },
  { land: 4 },
  { land: 24 },
  { land: 36 },
  { land: 6, climb: 4 },
  { land: 6, swim: 4 },
];
/** Surfaces of random squares, some with the DC of a check. */
const SURFACES: readonly Partial<Moment['scene']['cells'][number]>[] = [
  { surface: 'wall', check: { skill: 'climb', dc: 15 } },
  { surface: 'water', check: { skill: 'swim', dc: 15 } },
  { surface: 'slope' },
  { check: { skill: 'climb', dc: 20 } },
  { surface: 'ground' },
  { surface: 'water' },
  {},
];

/** Creatures that can tumble, and some that cannot. */
const TUMBLERS = [
  { skills: { tumble: { ranks: 5, bonus: 5 } } },
  { skills: { tumble: { ranks: 5, bonus: 5 }, acrobatics: { bonus: 5 } } },
  { armour: 'medium' as const },
  { armour: 'heavy' as const, traits: ['dwarf'] },
  { load: 'heavy' as const },
  { skills: { tumble: { ranks: 0, bonus: 2 } } },
  { skills: { tumble: { bonus: 5 } }, load: 'light' as const },
  { skills: {}, armour: 'light' as const },
];

export const PAIRS: readonly Pair[] = [
  {
    asks: ['attack', 'act'],
    fact: 'which creatures an attack provokes',
    of: (m) =>
      attackActions(m).flatMap(([action, weapon]): Twice[] => [
        {
          what: `${action} with ${weapon}`,
          first: { ask: 'attack', from: m.of, to: m.to, with: weapon },
          second: { ask: 'act', of: m.of, action, target: m.to, with: weapon },
          facts: (a, b) => [strikers(a), strikers(b)],
        },
        {
          what: `full attack with ${weapon}`,
          first: { ask: 'attack', from: m.of, to: m.to, with: weapon, action: 'full-attack' },
          second: { ask: 'act', of: m.of, action: 'full-attack', target: m.to, with: weapon },
          facts: (a, b) => [strikers(a), strikers(b)],
        },
      ]),
  },
  {
    asks: ['attack', 'act'],
    fact: 'whether a melee weapon reaches the target',
    of: (m) =>
      attackActions(m).flatMap(([action, weapon]): Twice[] =>
        action === 'ranged-attack'
          ? []
          : [
              {
                what: `${action} with ${weapon}`,
                first: { ask: 'attack', from: m.of, to: m.to, with: weapon },
                second: { ask: 'act', of: m.of, action, target: m.to, with: weapon },
                facts: (a, b) => [
                  words(a, 'why').some((code) => ['out-of-reach', 'too-near'].includes(code)),
                  words(b, 'why').includes('target-out-of-reach'),
                ],
              },
            ],
      ),
  },
  {
    asks: ['attack', 'act'],
    fact: 'whether a full attack reaches its target',
    of: (m) =>
      m.weapons.map(({ id }) => ({
        what: `full attack with ${id}`,
        first: { ask: 'attack', from: m.of, to: m.to, with: id, action: 'full-attack' },
        second: { ask: 'act', of: m.of, action: 'full-attack', target: m.to, with: id },
        // With a five-foot step it may reach more.
        facts: (a, b) =>
          words(b, 'why').includes('target-out-of-reach')
            ? [words(a, 'why').some((code) => ['out-of-reach', 'too-near'].includes(code)), true]
            : null,
      })),
  },
  {
    asks: ['full-attack', 'act'],
    fact: 'whether a full attack may be made now',
    of: (m) =>
      m.weapons.map(({ id }) => ({
        what: `full attack with ${id}`,
        first: { ask: 'full-attack', of: m.of, primary: id },
        second: { ask: 'act', of: m.of, action: 'full-attack', with: id },
        facts: (a, b) => [a['legal'], b['legal']],
      })),
  },
  {
    asks: ['act', 'turn'],
    fact: 'the ruling on the first action of a turn',
    of: (m) =>
      [...attackActions(m), ['full-attack', one(m.weapons, m).id] as const].map(
        ([action, weapon]) => ({
          what: `${action} with ${weapon}`,
          first: { ask: 'act', of: m.of, action, target: m.to, with: weapon },
          second: { ask: 'turn', of: m.of, do: [{ action, target: m.to, with: weapon }] },
          facts: (a, b) => {
            const step = list(b, 'steps')[0]! as Answer;
            return [
              [a['legal'], a['why'], strikers(a), a['checks']],
              [step['legal'], step['why'], strikers(step), step['checks']],
            ];
          },
        }),
      ),
  },
  {
    asks: ['actions', 'act'],
    fact: 'the ruling on each action',
    moments: 8,
    of: (m) =>
      Object.keys(tableOf(m)).map((action) => ({
        what: action,
        first: { ask: 'actions', of: m.of },
        second: { ask: 'act', of: m.of, action },
        facts: (a, b) => {
          const line = list(a, 'actions').find((each) => each['action'] === action);
          if (line === undefined) return null;
          // Without a target, an action that provokes its target alone provokes nobody yet.
          const open = !String(line['provokes']).startsWith('target');
          return [
            [line['legal'], line['kind'], sorted(words(line, 'why')), line['provokes']],
            [b['legal'], b['kind'], sorted(words(b, 'why')), b['provokes']],
          ].map((fact, i) =>
            open ? [...fact, i === 0 ? sorted(words(line, 'provokesFrom')) : strikers(b)] : fact,
          ) as [unknown, unknown];
        },
      })),
  },
  {
    asks: ['move', 'act'],
    fact: 'a move’s legality, cost and provoked creatures',
    of: (m) =>
      MODES.map((mode) => ({
        what: mode,
        first: { ask: 'move', of: m.of, mode, path: m.path },
        second: { ask: 'act', of: m.of, action: ACTION_OF[mode], path: m.path },
        facts: (a, b) => {
          // The movement of a rider is its mount's, and no text says whose action that takes.
          if (creatureIn(m.scene, m.of).mount !== undefined) return null;
          // A charge is also an attack, which needs a weapon.
          const why = words(b, 'why').filter((code) => code !== 'no-weapon-ready');
          return [
            [a['legal'], a['cost'], strikers(a)],
            [why.length === 0, b['cost'], strikers(b)],
          ];
        },
      })),
  },
  {
    asks: ['journey', 'move'],
    fact: 'the ruling on a movement on foot',
    of: (m) =>
      (['move', 'double-move', 'step', 'minimum'] as const).map((mode) => ({
        what: mode,
        first: { ask: 'journey', of: m.of, mode, legs: [{ by: 'walk', path: m.path.slice(1) }] },
        second: { ask: 'move', of: m.of, mode, path: m.path },
        facts: (a, b) => [
          [a['legal'], strikers(a), a['legal'] === true && partOf(a, b)],
          [b['legal'], strikers(b), b['legal'] === true && partOf(b, a)],
        ],
      })),
  },
  {
    asks: ['journey', 'act'],
    fact: 'the ruling on a movement other than walking',
    moments: 20,
    of: (m) =>
      ['tumble', 'climb', 'swim', 'jump']
        .filter((by) => knows(m, by))
        .map((by) => ({
          what: by,
          first: { ask: 'journey', of: m.of, legs: [{ by, path: m.path.slice(1), total: 16 }] },
          second: { ask: 'act', of: m.of, action: by, path: m.path, total: 16 },
          facts: (a, b) => {
            const rider = creatureIn(m.scene, m.of).mount !== undefined;
            if (rider) return null;
            // Only the action counts what is left of the turn, and a jump is not an action.
            const why = words(b, 'why');
            const barred = [...why, ...list(a, 'violations').map(({ code }) => String(code))];
            if (barred.some((code) => GATE.includes(code))) return null;
            return [
              [a['legal'], a['cost'], strikers(a)],
              [why.length === 0, b['cost'], strikers(b)],
            ];
          },
        })),
  },
  {
    asks: ['journey', 'move'],
    fact: 'the ruling on tumbling',
    moments: 25,
    of: (m) => {
      const hurry = m.pick % 5 < 2 ? { hurried: true } : {};
      const as = (moving?: 'tumble'): Moment['scene'] => ({
        ...m.scene,
        creatures: m.scene.creatures.map((c, i) =>
          c.id === m.of
            ? {
                ...c,
                speed: { land: 6 + 6 * (m.pick % 3) },
                ...TUMBLERS[m.pick % TUMBLERS.length],
                ...(moving && { moving, ...hurry }),
              }
            : { ...c, ...(i % 3 === 0 ? { traits: ['fills-space'] } : {}) },
        ),
      });
      return (['move', 'double-move', 'step', 'minimum'] as const).map((mode) => {
        const path = mode === 'step' || mode === 'minimum' ? m.path.slice(0, 2) : m.path;
        return {
          what: `tumble, ${mode}`,
          first: {
            ask: 'journey',
            of: m.of,
            mode,
            legs: [{ by: 'tumble', path: path.slice(1), ...hurry }],
          },
          second: { ask: 'move', of: m.of, mode, path },
          before: as(),
          elsewhere: as('tumble'),
          facts: (a, b) =>
            creatureIn(m.scene, m.of).mount !== undefined
              ? null
              : [
                  [
                    a['legal'],
                    a['legal'] === true && partOf(a, b),
                    strikers(a),
                    doubted(a),
                    unsure(a),
                  ],
                  [
                    b['legal'],
                    b['legal'] === true && partOf(b, a),
                    strikers(b),
                    doubted(b),
                    unsure(b),
                  ],
                ],
        };
      });
    },
  },
  {
    asks: ['journey', 'move'],
    fact: 'the checks for climbing and swimming',
    moments: 25,
    of: (m) =>
      (['climb', 'swim'] as const).map((by) => {
        const speed = CLIMBERS[m.pick % CLIMBERS.length]!;
        const hurry = by === 'climb' && m.pick % 5 < 2 ? { hurried: true } : {};
        const as = (moving?: typeof by): Moment['scene'] => ({
          ...m.scene,
          cells: m.scene.cells.map((cell, i) => ({ ...cell, ...SURFACES[i % SURFACES.length] })),
          creatures: m.scene.creatures.map((c) =>
            c.id === m.of
              ? {
                  ...c,
                  speed,
                  skills: {},
                  conditions: [...(c.conditions ?? []), ...stateOf(m)],
                  ...(moving && { moving, ...hurry }),
                }
              : c,
          ),
        });
        return {
          what: by,
          first: { ask: 'journey', of: m.of, legs: [{ by, path: m.path.slice(1), ...hurry }] },
          second: { ask: 'move', of: m.of, path: m.path },
          before: as(),
          elsewhere: as(by),
          facts: (a, b) => {
            const { mount, conditions = [] } = creatureIn(m.scene, m.of);
            const [leg] = list(a, 'legs');
            const checks = ((leg?.['checks'] ?? []) as Named[]).filter(
              (k) => k['needed'] === true && k['skill'] === by,
            );
            // A leg over plain ground asks for a check all the same.
            if (mount !== undefined || conditions.some((one) => UNHAMPERED.includes(one)))
              return null;
            const found = ((b['checks'] ?? []) as Named[]).filter(({ skill }) => skill === by);
            const asked = a['legal'] === true || found.length > 0;
            const costs = by === 'swim' || !lies(m);
            const dcs = (all: readonly Named[]): unknown[] => all.map(({ dc }) => dc ?? 'open');
            // Whether a creature would have to crawl depends on costs, which no square off its
            // course has.
            const fell = (x: Answer, other: Answer): unknown =>
              isOffCourse(x) || isOffCourse(other) ? 'open' : only(codesOf(x), FELL);
            return [
              [...(asked ? dcs(checks) : []), costs && partOf(a, b), fell(a, b)],
              [...(asked ? dcs(found) : []), costs && partOf(b, a), fell(b, a)],
            ];
          },
        };
      }),
  },
  {
    asks: ['journey', 'move'],
    fact: 'the checks for a jump',
    moments: 25,
    of: (m) => {
      const as = (moving?: 'jump'): Moment['scene'] => ({
        ...pitted(m),
        creatures: m.scene.creatures.map((c) => {
          const speed = CLIMBERS[m.pick % CLIMBERS.length]!;
          const conditions = [...(c.conditions ?? []), ...stateOf(m)];
          return c.id === m.of
            ? { ...c, speed, skills: {}, conditions, ...(moving && { moving }) }
            : c;
        }),
      });
      const legs = straightRuns(m.path).map(([from, to]) => ({
        by: 'jump',
        path: m.path.slice(from + 1, to + 1),
      }));
      if (legs.length === 0 || bendsOverPits(m)) return [];
      return [
        {
          what: 'jump',
          first: { ask: 'journey', of: m.of, legs },
          second: { ask: 'move', of: m.of, path: m.path },
          before: as(),
          elsewhere: as('jump'),
          facts: (a, b) => {
            const { mount, conditions = [] } = creatureIn(m.scene, m.of);
            if (mount !== undefined || conditions.some((one) => UNHAMPERED.includes(one)))
              return null;
            const found = (b['checks'] ?? []) as Named[];
            if (a['legal'] !== true && found.length === 0) return null;
            const checks = list(a, 'legs').flatMap((leg) => (leg['checks'] ?? []) as Named[]);
            const leaps = checks.filter((k) => k['check'] === 'long-jump');
            const rolled = (all: readonly Named[]): unknown[] =>
              all.map((k) => [k['skill'], k['dc']]);
            // A leg may end in mid-air, where a path of the map is too long.
            const whole = !lies(m) && list(a, 'legs').every((leg) => leg['midAir'] === undefined);
            return [
              [...rolled(leaps), whole && partOf(a, b), only(codesOf(a), STOPPED)],
              [
                ...rolled(found.filter((k) => k['what'] === 'jumping')),
                whole && partOf(b, a),
                only(codesOf(b), STOPPED),
              ],
            ];
          },
        },
      ];
    },
  },
  {
    asks: ['reachable', 'move'],
    fact: 'the end squares and costs of jumps over pits',
    moments: 15,
    of: (m) => {
      const scene: Moment['scene'] = {
        ...pitted(m),
        creatures: m.scene.creatures.map((c) =>
          c.id === m.of ? { ...c, moving: 'jump', skills: {} } : c,
        ),
      };
      const ask = asking(scene);
      const cells = list(ask({ ask: 'reachable', of: m.of }), 'cells').map(({ at }) => at as At);
      const ends = [m.path, ...(cells.length === 0 ? [] : [[m.path[0]!, one(cells, m)]])];
      return ends.flatMap((way): Twice[] => {
        const to = way.at(-1)!;
        const path = ask({ ask: 'path', of: m.of, to })['path'] as At[] | null;
        return [
          {
            what: `jump to ${String(to)}`,
            first: { ask: 'reachable', of: m.of },
            second: { ask: 'move', of: m.of, path: path ?? m.path },
            before: scene,
            elsewhere: scene,
            facts: (a, b) => {
              const place = list(a, 'cells').find(({ at }) => String(at) === String(to));
              if (a['bound'] !== undefined || String(to) === String(m.path[0])) return null;
              if (path === null && b['legal'] === true) return [place === undefined, false];
              const legal = codesOf(b).every((code) => code === 'not-your-turn');
              return path === null
                ? [place, undefined]
                : [
                    [place?.['cost'], true],
                    [b['cost'], legal],
                  ];
            },
          },
        ];
      });
    },
  },
  {
    asks: ['move', 'act'],
    fact: 'the ruling on a movement past enemies with a skill check',
    moments: 20,
    of: (m) => [
      {
        what: 'tumble',
        first: { ask: 'move', of: m.of, path: m.path, acrobatics: true },
        second: { ask: 'act', of: m.of, action: 'tumble', path: m.path },
        facts: (a, b) => {
          if (creatureIn(m.scene, m.of).mount !== undefined || !knows(m, 'tumble')) return null;
          return [
            [a['cost'], strikers(a)],
            [b['cost'], strikers(b)],
          ];
        },
      },
    ],
  },
  {
    asks: ['reachable', 'move'],
    fact: 'whether a move may end in a cell, and at what cost',
    moments: 15,
    of: (m) =>
      offered(m).map(({ mode, cell, path, inAir }) => ({
        what: `${mode} to ${String(cell)}`,
        first: { ask: 'reachable', of: m.of, mode },
        second: { ask: 'move', of: m.of, mode, path },
        facts: (a, b) => {
          const place = list(a, 'cells').find(({ at }) => String(at) === String(cell));
          // A mover in the air may also need a turn.
          if (inAir) return null;
          // Where a creature may go is also planned outside its turn.
          return [
            [place?.['cost'], true],
            [b['cost'], codesOf(b).every((code) => code === 'not-your-turn')],
          ];
        },
      })),
  },
  {
    asks: ['path', 'reachable'],
    fact: 'whether a cell can be reached and at what cost',
    of: (m) =>
      MODES.map((mode, i): Twice => {
        const { columns, rows } = m.scene.grid;
        const to: At = [(m.pick + i) % columns, Math.floor(m.pick / columns) % rows];
        return {
          what: `${mode} to ${String(to)}`,
          first: { ask: 'path', of: m.of, mode, to },
          second: { ask: 'reachable', of: m.of, mode },
          facts: (a, b) => {
            if (mode === 'run' || String(to) === String(m.path[0])) return null;
            const place = list(b, 'cells').find(({ at }) => String(at) === String(to));
            return [a['path'] === null ? undefined : a['cost'], place?.['cost']];
          },
        };
      }),
  },
  {
    asks: ['path', 'move'],
    fact: 'the ruling on a suggested path',
    moments: 15,
    of: (m) =>
      offered(m).map(({ mode, cell, path }) => ({
        what: `${mode} to ${String(cell)}`,
        first: { ask: 'path', of: m.of, mode, to: cell },
        second: { ask: 'move', of: m.of, mode, path },
        facts: (a, b) => [a['cost'], b['cost']],
      })),
  },
  {
    asks: ['grapple', 'act'],
    fact: 'whether an action within a grapple is possible',
    of: (m) =>
      HELD.filter((action) => knows(m, action)).flatMap((action) =>
        [undefined, ...m.weapons.map(({ id }) => id)].map((weapon): Twice => {
          const more = weapon === undefined ? {} : { with: weapon };
          return {
            what: `${action} ${weapon ?? ''}`,
            first: { ask: 'grapple', of: m.of, action, ...more },
            second: { ask: 'act', of: m.of, action, ...more },
            facts: (a, b) => [a['legal'], b['legal']],
          };
        }),
      ),
  },
  {
    asks: ['grapple', 'act'],
    fact: 'whether and how a spell may be cast in a grapple',
    of: (m) => {
      const scene: Moment['scene'] = {
        ...m.scene,
        creatures: m.scene.creatures.map((c) =>
          c.id === m.of
            ? {
                ...c,
                conditions: [...(c.conditions ?? []), one(['pinned', 'grappling'], m)],
                grapples: [m.to],
              }
            : c,
        ),
      };
      return CASTINGS.filter((action) => knows(m, action)).flatMap((action) =>
        SPELLS.map((spell): Twice => {
          const level = m.pick % 4;
          return {
            what: `${action} of ${JSON.stringify(spell ?? null)}`,
            first: {
              ask: 'grapple',
              of: m.of,
              action,
              ...(spell === undefined ? {} : { spell: { level, ...spell } }),
            },
            second: {
              ask: 'act',
              of: m.of,
              action,
              ...(spell === undefined ? { level: 0 } : { level, spell }),
            },
            before: scene,
            elsewhere: scene,
            facts: (a, b) => {
              // Another condition may require a check of its own.
              const checked = list(b, 'checks').some(
                ({ skill, dc }) => skill === 'concentration' && dc === a['dc'],
              );
              return [
                [a['legal'], sorted(words(a, 'why')), true],
                [b['legal'], sorted(words(b, 'why')), a['dc'] === undefined || checked],
              ];
            },
          };
        }),
      );
    },
  },
  {
    asks: ['special', 'act'],
    fact: 'a special attack’s legality and provoked creatures',
    of: (m) =>
      SPECIALS.filter((attack) => knows(m, attack)).map((attack) => ({
        what: attack,
        first: { ask: 'special', from: m.of, to: m.to, attack },
        second: { ask: 'act', of: m.of, action: attack, target: m.to },
        facts: (a, b) => [
          [only(words(a, 'why'), GATE), CHOOSING.includes(attack) ? [] : strikers(a)],
          [only(words(b, 'why'), GATE), CHOOSING.includes(attack) ? [] : strikers(b)],
        ],
      })),
  },
  {
    asks: ['special', 'act'],
    fact: 'how many attacks of opportunity an overrun provokes',
    of: (m) => {
      const [x, y] = creatureIn(m.scene, m.of).at;
      const target = creatureIn(m.scene, m.to);
      const away: At = [target.at[0] - x, target.at[1] - y];
      // A straight way through the target, of small creatures beside each other.
      const through: At[] = [0, 1, 2].map((k) => [x + k * away[0], y + k * away[1]]);
      const near = Math.max(...away.map(Math.abs)) === 1;
      const small = [m.of, m.to].every((id) => spaceIn(m.scene, creatureIn(m.scene, id)) === 1);
      if (!near || !small) return [];
      const struck = (a: Answer): unknown[] =>
        list(a, 'opportunities')
          .map(({ by }) => String(by))
          .sort();
      return [
        {
          what: 'overrun',
          first: { ask: 'special', from: m.of, to: m.to, attack: 'overrun', path: through },
          second: { ask: 'act', of: m.of, action: 'overrun', target: m.to, path: through },
          facts: (a, b) => [struck(a), struck(b)],
        },
      ];
    },
  },
  {
    asks: ['special', 'act'],
    fact: 'how many rounds a coup de grace takes',
    moments: 20,
    of: (m) => {
      const hide = [['invisible'], [], ['blinded']][m.pick % 3]!;
      const scene: Moment['scene'] = {
        ...m.scene,
        creatures: m.scene.creatures.map((c) =>
          c.id === m.to ? { ...c, conditions: ['helpless', ...hide] } : c,
        ),
      };
      return [undefined, ...m.weapons.map(({ id }) => id)].map((weapon): Twice => {
        const more = weapon === undefined ? {} : { with: weapon };
        return {
          what: `coup de grace with ${weapon ?? 'any weapon'}`,
          first: { ask: 'special', from: m.of, to: m.to, attack: 'coup-de-grace', ...more },
          second: { ask: 'act', of: m.of, action: 'coup-de-grace', target: m.to, ...more },
          before: scene,
          elsewhere: scene,
          facts: (a, b) => [a['rounds'], b['rounds'] ?? 1],
        };
      });
    },
  },
  {
    asks: ['resolve', 'act'],
    fact: 'what an uninterrupted action changes',
    of: (m) => {
      const spells = suspending(m);
      const scene = {
        ...m.scene,
        creatures: m.scene.creatures.map((c) =>
          c.id === m.of ? { ...c, conditions: [...(c.conditions ?? []), ...spells] } : c,
        ),
      };
      return PLAIN.filter((action) => knows(m, action)).map((action) => ({
        what: action,
        first: { ask: 'resolve', of: m.of, action, opportunities: [] },
        second: { ask: 'act', of: m.of, action },
        before: scene,
        elsewhere: scene,
        facts: (a, b) => {
          const after = (b['after'] ?? {}) as { gains?: string[]; loses?: string[] };
          const before = creatureIn(scene, m.of).conditions ?? [];
          const then = [...before, ...(after.gains ?? [])].filter(
            (condition) => !(after.loses ?? []).includes(condition),
          );
          return [
            [a['done'], sorted(words(a, 'conditions'))],
            [b['legal'], sorted(b['legal'] === true ? then : before)],
          ];
        },
      }));
    },
  },
  {
    asks: ['vitals', 'vitals'],
    fact: 'a creature’s state, whether the hit points stand in the request or in the map data',
    of: (m) =>
      [-20, -3, 0, 4].flatMap((current) =>
        [undefined, 'standard', 'move'].map((act): Twice => {
          const hp = { current, max: 8 };
          const free = m.scene.creatures.map((c) =>
            c.id === m.of ? { ...c, conditions: [], hp: { current: 8, max: 8 } } : c,
          );
          const more = act === undefined ? {} : { act };
          return {
            what: `${current} hit points, ${act ?? 'no action'}`,
            first: { ask: 'vitals', of: m.of, hp, ...more },
            second: { ask: 'vitals', of: m.of, ...more },
            elsewhere: {
              ...m.scene,
              creatures: free.map((c) => (c.id === m.of ? { ...c, hp } : c)),
            },
            facts: (a, b) => {
              // Below 0, the loss since the last reading decides, which the scene alone does not
              // show.
              if (creatureIn(m.scene, m.of).conditions?.length !== 0) return null;
              return [
                [a['hp'], current < 0 && current > -9 ? null : a['state']],
                [b['hp'], current < 0 && current > -9 ? null : b['state']],
              ];
            },
          };
        }),
      ),
  },
  {
    asks: ['threat', 'move'],
    moments: 80,
    fact: 'whether a creature threatens the square that a mover leaves',
    of: (m) =>
      m.scene.creatures
        .filter(({ id }) => id !== m.of)
        .map(({ id }) => ({
          what: `${id} and the path`,
          first: { ask: 'threat', of: id },
          second: { ask: 'move', of: m.of, path: m.path },
          facts: (a, b) => {
            const struck = list(b, 'opportunities').filter(
              (o) => o['by'] === id && o['cause'] !== 'entering',
            );
            const [mover, foe] = [creatureIn(m.scene, m.of), creatureIn(m.scene, id)];
            // The cells are those of its own height.
            if (struck.length === 0 || (mover.elevation ?? 0) !== (foe.elevation ?? 0)) return null;
            const n = spaceIn(m.scene, creatureIn(m.scene, mover.mount ?? m.of));
            // What stands in its own space can be struck, too.
            const own = spaceCells(foe.at as At, spaceIn(m.scene, foe));
            const cells = new Set([...words(a, 'cells'), ...own].map(String));
            return [
              struck.every((o) =>
                spaceCells(struckAt(o, m.path), n).some((cell) => cells.has(String(cell))),
              ),
              true,
            ];
          },
        })),
  },
  {
    asks: ['threat', 'act'],
    moments: 80,
    fact: 'which creatures may attack because of an action',
    of: (m) =>
      m.scene.creatures
        .filter(({ id }) => id !== m.of)
        .map(({ id }) => ({
          what: `${id} and an item from a pack`,
          first: { ask: 'threat', of: id },
          second: { ask: 'act', of: m.of, action: 'retrieve-item' },
          facts: (a, b) => {
            if (!strikers(b).includes(id)) return null;
            return [list(a, 'cells').length > 0, true];
          },
        })),
  },
  {
    asks: ['flanking', 'attack'],
    fact: 'whether an attacker flanks its target',
    of: (m) =>
      m.weapons
        .filter(({ kind }) => kind === 'melee')
        .map(({ id }) => ({
          what: `a blow with ${id}`,
          first: { ask: 'flanking', target: m.to },
          second: { ask: 'attack', from: m.of, to: m.to, with: id },
          facts: (a, b) => [
            list(a, 'pairs').some((p) => p['a'] === m.of || p['b'] === m.of),
            list(b, 'modifiers').some(({ why }) => why === 'flanking'),
          ],
        })),
  },
  {
    asks: ['cover', 'attack'],
    fact: 'the bonus of cover to armor class',
    of: (m) =>
      m.weapons.map((weapon) => ({
        what: `an attack with ${weapon.id}`,
        first: {
          ask: 'cover',
          from: m.of,
          to: m.to,
          attack: weapon.kind === 'melee' ? 'melee' : 'ranged',
        },
        second: { ask: 'attack', from: m.of, to: m.to, with: weapon.id },
        facts: (a, b) => {
          const covered = list(b, 'modifiers').filter(({ type }) => type === 'cover');
          if (a['degree'] === 'total') return null;
          return [a['ac'], covered.reduce((sum, { value }) => sum + Number(value), 0)];
        },
      })),
  },
  {
    asks: ['concealment', 'attack'],
    fact: 'the miss chance of concealment',
    of: (m) =>
      m.weapons.map((weapon) => ({
        what: `an attack with ${weapon.id}`,
        first: {
          ask: 'concealment',
          from: m.of,
          to: m.to,
          attack: weapon.kind === 'melee' ? 'melee' : 'ranged',
        },
        second: { ask: 'attack', from: m.of, to: m.to, with: weapon.id },
        facts: (a, b) => [Number(b['missChance']) >= Number(a['missChance']), true],
      })),
  },
  {
    asks: ['line-of-effect', 'cover'],
    fact: 'whether the target has total cover',
    of: (m) => [
      {
        what: 'a ranged attack',
        first: { ask: 'line-of-effect', from: m.of, to: m.to },
        second: { ask: 'cover', from: m.of, to: m.to, attack: 'ranged' },
        facts: (a, b) => [a['free'] === false, b['degree'] === 'total'],
      },
    ],
  },
  {
    asks: ['distance', 'attack'],
    fact: 'the distance between an attacker and its target',
    of: (m) => [
      {
        what: 'an attack',
        first: { ask: 'distance', from: m.of, to: m.to },
        second: { ask: 'attack', from: m.of, to: m.to, with: one(m.weapons, m).id },
        facts: (a, b) => [a['cells'], b['distance']],
      },
    ],
  },
  {
    asks: ['distance', 'nearest'],
    fact: 'which creature is nearest',
    of: (m) =>
      m.scene.creatures
        .filter(({ id }) => id !== m.of)
        .map(({ id }) => ({
          what: `${id} and the nearest`,
          first: { ask: 'distance', from: m.of, to: id },
          second: { ask: 'nearest', to: m.of },
          facts: (a, b) => [Number(b['cells']) <= Number(a['cells']), true],
        })),
  },
  {
    asks: ['attack-roll', 'attack'],
    fact: 'the modifiers and miss chance of an attack',
    of: (m) => [
      {
        what: `an attack with ${one(m.weapons, m).id}`,
        first: {
          ask: 'attack-roll',
          from: m.of,
          to: m.to,
          with: one(m.weapons, m).id,
          die: 10,
          bonus: 0,
          ac: 10,
        },
        second: { ask: 'attack', from: m.of, to: m.to, with: one(m.weapons, m).id },
        facts: (a, b) => [a['possible'], b['possible']],
      },
    ],
  },
  {
    asks: ['weapon', 'attack'],
    fact: 'whether the damage is nonlethal',
    of: (m) =>
      m.weapons.map(({ id }) => ({
        what: id,
        first: { ask: 'weapon', of: m.of, with: id },
        second: { ask: 'attack', from: m.of, to: m.to, with: id },
        facts: (a, b) => [a['nonlethal'], b['nonlethal']],
      })),
  },
  {
    asks: ['state', 'way'],
    fact: 'the speed of a creature under its conditions',
    of: (m) => [
      {
        what: 'the actor',
        first: { ask: 'state', of: m.of },
        second: { ask: 'way', of: m.of, by: 'walk' },
        facts: (a, b) => (b['possible'] === true ? [a['speed'], b['pace']] : null),
      },
    ],
  },
  {
    asks: ['way', 'act'],
    fact: 'whether a creature may run, step or withdraw now',
    of: (m) =>
      (['run', 'step', 'withdraw'] as const).map((mode) => ({
        what: mode,
        first: { ask: 'way', of: m.of, by: 'walk' },
        second: { ask: 'act', of: m.of, action: ACTION_OF[mode] },
        facts: (a, b) =>
          words(b, 'why').includes('not-your-turn')
            ? null
            : [(a['may'] as Named)[mode], b['legal']],
      })),
  },
  {
    asks: ['ready', 'act'],
    fact: 'whether an action may be readied now',
    of: (m) =>
      ['total-defence', 'full-attack', 'move'].map((readied) => ({
        what: readied,
        first: { ask: 'ready', of: m.of, action: readied, trigger: 'a foe comes near' },
        second: { ask: 'act', of: m.of, action: 'ready', readies: readied },
        facts: (a, b) => [a['legal'], b['legal']],
      })),
  },
];

/**
 * Questions without a pair, each with the reason: no other question answers the same fact, or
 * another test compares it.
 */
export const ALONE: Readonly<Record<string, string>> = {
  where: 'properties/where.test.ts',
  gaze: 'chances of one save: rows of srd35',
  swarm: 'creatures in one space: rows of srd35',
  growth: 'properties/growth.test.ts',
  'ability-check': 'a die against a number',
  ability: 'numbers of one ability',
  'ability-loss': 'damage to one ability',
  afflict: 'one condition becomes another; nothing else asks that',
  air: 'falling and gliding in the air',
  ammunition: 'a die after a shot',
  area: 'properties/journeys.test.ts and hexareas.test.ts',
  armour: 'numbers of one suit',
  push: 'against a creature’s will: fifth/forced.ts',
  falls: 'a fall on the map, which pushes ask: fifth/forced.ts',
  'high-jump': 'a number of one creature: fifth/forced.ts',
  attempt: 'a ruleset of the map answers it, a full ruleset answers attack instead',
  sees: 'a ruleset of the map answers it, and its attempt asks it: fifth/edge-properties.test.ts',
  autofire: 'dice of one weapon',
  'action-point': 'dice of one roll',
  blast: 'dice of one weapon',
  body: 'facts of one creature without a body',
  'charge-roll': 'phased rounds: properties/rounds.test.ts',
  check: 'one skill check: its own rows',
  column: 'a column of air',
  confused: 'a die for one condition',
  counterspell: 'a readied spell',
  damage: 'arithmetic of one blow',
  defence: 'arithmetic of armor class',
  delay: 'the order of turns',
  dive: 'a flight: properties/flights.test.ts',
  'distant-light': 'a light outside the map',
  duration: 'the end of an effect',
  event: 'the end of one condition',
  fall: 'a flight: properties/flights.test.ts',
  flee: 'where to flee',
  'flight-area': 'properties/flights.test.ts',
  fly: 'properties/flights.test.ts',
  'further-attacks': 'properties/where.test.ts',
  frame: 'the parts of one body',
  grope: 'a search by touch',
  harm: 'one effect on one creature without a body',
  hazard: 'dice and saves of one danger',
  'vehicle-aboard': 'facts of one vehicle',
  'vehicle-collision': 'dice of one collision',
  'vehicle-control': 'a check against a number',
  'vehicle-damage': 'arithmetic of one blow',
  'vehicle-drive': 'a path of a thing that is not on the map',
  'vehicle-stunt': 'a check against a number',
  heal: 'arithmetic of healing',
  hide: 'properties/journeys.test.ts',
  'hit-die': 'a die of one creature',
  initiative: 'a die',
  join: 'the order of turns',
  lasts: 'a duration',
  light: 'one lamp',
  'line-of-sight': 'properties/symmetry.test.ts',
  load: 'arithmetic of weight',
  mounted: 'facts of one saddle',
  narrow: 'properties/width.test.ts',
  'next-round': 'the order of turns',
  'notice-unseen': 'a check against a number',
  object: 'a thing of the map',
  'object-break': 'a thing',
  'object-damage': 'a thing',
  'object-defence': 'a thing',
  'object-made': 'a thing',
  'object-repair': 'a thing',
  'object-save': 'a thing',
  'passing-attack': 'an attack in the middle of a path: feats.passing.test.ts',
  recover: 'a die for one condition',
  senses: 'what one creature perceives of another',
  speed: 'the speed of a sheet, from its armor and race',
  splash: 'splash.test.ts compares it with areas',
  stack: 'arithmetic of bonuses',
  stall: 'a flight: properties/flights.test.ts',
  steps: 'plays out what the other questions answer: tests/state',
  through: 'whether a body passes a thing that the question describes, not the map',
  'throw-explosive': 'dice of one weapon',
  timeline: 'phased rounds: properties/rounds.test.ts',
  topics: 'which topics a text treats: uncovered-subjects.test.ts',
  trigger: 'a readied action at its trigger',
  'turn-order': 'the order of turns',
  'turn-undead': 'a die of one cleric',
  waiters: 'the order of turns',
  waiting: 'the order of turns',
  wind: 'a die for one condition',
  wound: 'arithmetic of one blow',
};
