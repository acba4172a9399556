/**
 * Fuzz test of data from the browser's storage: settings, a table's choices and all durable stores,
 * and how the extension uses them.
 */
import { siteOf, siteTyped } from '../../src/access/site.ts';
import { waitingIn } from '../../src/access/toolbar.ts';
import {
  CORRECTED_FACTS,
  CORRECTIONS,
  keyOf,
  SCOPES,
  type Correction,
  type Corrections,
} from '../../src/amendments/correction.ts';
import { correctingFollowed } from '../../src/amendments/corrections.ts';
import { STORED_DEGREES, degreesFollowed, type Degrees } from '../../src/amendments/degrees.ts';
import { PAINT, paintOf, readPaint, type PaintDocument } from '../../src/amendments/paintFile.ts';
import { paintedFollowed } from '../../src/amendments/paintedScene.ts';
import { houseRulesFollowed } from '../../src/amendments/houseRules.ts';
import {
  FIGHT,
  FIGHT_PAGE,
  readFight,
  type Head,
  type LogPage,
} from '../../src/encounter/storedFight.ts';
import {
  policiesIn,
  POLICIES_BY_GAME,
  type PoliciesByGame,
} from '../../src/encounter/policiesByGame.ts';
import { POLICIES, RULINGS } from '../../src/encounter/policy.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import { storeFor } from '../../src/settings/durableStore.ts';
import { swapper } from '../../src/settings/compareAndSet.ts';
import { fileOf, imported, type AnyKind } from '../../src/settings/keptFile.ts';
import { storedPart, readStored, type StoredKind } from '../../src/storage/storedKind.ts';
import { DEFAULTS, parseSettings } from '../../src/settings/settings.ts';
import { tableStorage } from '../../src/settings/tableChoices.ts';
import { fight, random as chances } from '../encounter/fights.ts';
import { journal } from '../../src/encounter/journal.ts';
import { fullRulesets } from '../../src/rules/fullRulesets.ts';
import { target, fuzz, type AnyTarget, type Opened } from './support/target.ts';
import { garbled, made, poolOf } from './support/mutate.ts';
import { chance, pick, type Random } from './support/random.ts';
import { holdMade } from './support/scene.ts';
import { hold, holdSound, holdStable } from './support/sound.ts';
import { TEXTS, type Live } from './support/values.ts';

const SCENE: SceneDocument = sceneSchema.parse({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 12, rows: 9 },
  cells: [{ at: [2, 2], terrain: 'difficult', light: 'dim' }],
  walls: [{ from: [3, 0], to: [3, 5] }],
  creatures: [
    {
      id: 't1',
      name: 'Ogre 2',
      at: [3, 3],
      conditions: ['shaken'],
      attacks: [{ id: 'c', name: 'club', kind: 'melee' }],
    },
    { id: 't9', name: 'Aldo', at: [0, 0] },
  ],
  turn: { round: 2 },
});
const STANDS = new Map([
  ['t1', { character: 'ch1', kind: 'Ogre', colour: '#ff0000', markers: ['red', 'blue'], from: {} }],
]);

const VALUES: Readonly<Record<Correction['fact'], unknown>> = {
  size: 'huge',
  space: 3,
  reach: 2,
  build: 'long',
  type: 'undead',
  subtypes: { swarm: true },
  hand: ['club'],
  land: 6,
  fly: 12,
  swim: 1,
  climb: 2,
  burrow: 0,
  manoeuvrability: 'good',
  elevation: 2,
  armour: 'heavy',
  load: 'light',
  side: 'party',
  mount: 't9',
  conditions: { prone: true, shaken: false, squeezing: true },
  traits: { scent: true },
  opportunities: { taken: 1, round: 2 },
  scenery: 'low',
  marker: 'prone',
};
const corrections: readonly Corrections[] = SCOPES.map((scope) =>
  Object.fromEntries(
    CORRECTED_FACTS.filter((fact) => (fact === 'marker') === (scope === 'marker')).map((fact) => {
      const one = {
        campaign: 'here',
        scope,
        of: { marker: 'red', colour: '#ff0000', kind: 'Ogre', character: 'ch1', token: 't1' }[
          scope
        ],
        name: 'Ogre',
        fact,
        value: VALUES[fact],
        at: '2026-11-12T10:00:00Z',
      };
      return [keyOf(one as Correction), one];
    }),
  ),
);
/** Corrections with more conditions, and longer ones, than a scene allows. */
const CROWDED: Corrections = Object.fromEntries(
  SCOPES.slice(1).map((scope) => {
    const value = Object.fromEntries(
      Array.from({ length: 150 }, (_, i) => [`${scope}-${'x'.repeat(i * 10)}`, true]),
    );
    const one = {
      campaign: 'here',
      scope,
      of: { marker: '', colour: '#ff0000', kind: 'Ogre', character: 'ch1', token: 't1' }[scope],
      name: '',
      fact: 'conditions',
      value,
      at: '',
    };
    return [keyOf(one as Correction), one];
  }),
);
const paint: readonly unknown[] = [
  {
    format: 'quadretto/paint@1',
    name: 'Cave',
    grid: { kind: 'square', columns: 12, rows: 9 },
    walls: [{ from: [2, 2], to: [6, 2], low: true }],
    cells: [
      { at: [2, 2], across: 4, terrain: 'difficult', costFactor: 3 },
      { at: [5, 5], blocks: ['move', 'sight', 'effect'] },
      { at: [0, 8], cover: 'cover', concealment: 'total', light: 'dark', degree: 'half' },
    ],
  },
  {
    format: 'quadretto/paint@1',
    grid: { kind: 'hex', layout: 'odd-r', columns: 4, rows: 4 },
    cells: [{ at: [1, 1], terrain: 'difficult' }],
    walls: [],
  },
];
const events = fight(chances(5), 60);
const { base } = journal(fight(chances(9), 2300));
const policies: readonly PoliciesByGame[] = [
  {
    '': {
      policies: Object.fromEntries(RULINGS.map((kind, i) => [kind, POLICIES[i % POLICIES.length]])),
      at: '2026-11-12T10:00:00Z',
    },
    'vtt/world': { policies: {}, at: '2026' },
  },
];

/** What a target changes, as part of its test title, where the target's name does not say it. */
const CHANGED: Readonly<Record<string, string>> = {
  'kept: policies': 'the stored settings for illegal moves',
  'kept: a fight’s head': 'the stored header of a combat log',
  'kept: a fight’s page': 'a stored part of a combat log',
};

/** Fuzz target for one kind of stored data, of the current version or a later one. */
function storeTarget<T>(
  name: string,
  share: number,
  kind: StoredKind<T>,
  data: readonly unknown[],
  use: (value: T) => void,
  live: Live = 'cloned',
): AnyTarget {
  const pool = poolOf(data.map((each) => storedPart(kind as AnyKind, each)));
  return target<unknown>({
    name,
    changed: CHANGED[name] ?? name.replace('kept:', 'stored'),
    share,
    make: (random) => made(random, pool, live),
    open(stored): Opened {
      const read = readStored(kind, stored);
      if (!read.ok)
        return {
          accepted: false,
          check: () =>
            hold(
              read.problem !== '' && read.problem.length <= 200,
              'a problem that says nothing, or all',
            ),
        };
      use(read.value);
      return {
        accepted: true,
        check() {
          holdStable(
            read.value,
            (again) => {
              const given = readStored(kind, storedPart(kind as AnyKind, again));
              return given.ok ? given.value : null;
            },
            'what is kept',
          );
          for (const merged of [
            kind.merge(kind.empty, read.value),
            kind.merge(read.value, read.value),
          ])
            hold(readStored(kind, storedPart(kind, merged)).ok, 'merged it cannot be read');
        },
      };
    },
  });
}

const painted = (document: PaintDocument): void => {
  holdMade(paintedFollowed()(SCENE, paintOf(document)));
};

const settings = poolOf([
  DEFAULTS,
  { ...DEFAULTS, readings: { srd35: { coverLine: 'any-line' } }, ruleset: 'sigil' },
  { language: 'it', theme: 'dark', keys: false },
  {},
]);
const table = poolOf([{ ruleset: 'srd35', switches: { threat: true, cover: false } }, {}]);
const KINDS = [CORRECTIONS, PAINT, POLICIES_BY_GAME] as unknown as readonly AnyKind[];
const files = [
  fileOf(
    {
      corrections: storedPart(CORRECTIONS, corrections[1] ?? {}),
      'paint:vtt/w/m': storedPart(PAINT as AnyKind, paint[0]),
      policies: storedPart(POLICIES_BY_GAME, policies[0] ?? {}),
    },
    new Date(0),
  ),
];
const filePool = poolOf(files.map((text) => JSON.parse(text) as unknown));

/** A storage of objects that answers at once. */
function areaOf(items: Record<string, unknown>) {
  const get = (key: string | string[] | null) =>
    Promise.resolve(
      key === null
        ? items
        : Object.fromEntries([key].flat().flatMap((k) => (k in items ? [[k, items[k]]] : []))),
    );
  const set = (more: Record<string, unknown>) => {
    Object.assign(items, more);
    return Promise.resolve();
  };
  const remove = (keys: readonly string[]) => {
    for (const key of keys) Reflect.deleteProperty(items, key);
    return Promise.resolve();
  };
  const onChanged = { addListener: () => undefined, removeListener: () => undefined };
  return { items, get, set, remove, swap: swapper({ get, set }), onChanged };
}
const textOf = (random: Random, text: string, whole: unknown): string =>
  chance(random, 0.5) ? garbled(random, text) : (JSON.stringify(whole) ?? '');

fuzz('stored', [
  target<unknown>({
    name: 'settings',
    changed: 'the stored settings',
    share: 9000,
    make: (random) => made(random, settings, 'cloned'),
    open(stored): Opened {
      const { settings: read, problem } = parseSettings(stored);
      return {
        accepted: problem === undefined,
        check() {
          holdStable(
            read,
            (again) => {
              const given = parseSettings(again);
              return given.problem === undefined ? given.settings : null;
            },
            'settings',
          );
          for (const ruleset of ['srd35', 'toString', '__proto__'])
            holdMade(
              houseRulesFollowed()(
                SCENE,
                read.readings,
                ruleset,
                fullRulesets[0]?.houseRules ?? {},
              ),
            );
        },
      };
    },
  }),
  target<unknown>({
    name: 'choices of a table',
    changed: 'the stored choices of a table',
    share: 4000,
    make: (random) => made(random, table),
    least: { refused: 0 },
    open: async (stored) => ({
      accepted: true,
      check: (
        (chosen) => () =>
          holdSound(chosen, 'choices')
      )(await tableStorage('t', areaOf({ 'table:t': stored })).chosen()),
    }),
  }),
  storeTarget<Corrections>(
    'kept: corrections',
    5000,
    CORRECTIONS,
    [...corrections, CROWDED],
    (all) => {
      const scene = correctingFollowed()(SCENE, STANDS, all, 'here');
      holdMade(scene);
      // This storage contains only JSON, because data that is not understood is kept as stored.
    },
    false,
  ),
  storeTarget<PaintDocument>('kept: painted ground', 6000, PAINT, paint, painted),
  storeTarget<PoliciesByGame>('kept: policies', 5000, POLICIES_BY_GAME, policies, (book) => {
    for (const game of ['', 'vtt/world', 'constructor', '__proto__'])
      hold(
        Object.values(policiesIn(book, game)).every((each) => POLICIES.includes(each)),
        'a policy of no list',
      );
  }),
  storeTarget<Degrees>(
    'kept: degrees of cover',
    5000,
    STORED_DEGREES,
    [
      [
        { from: 't1', to: 't9', degree: 'half' },
        { from: 't9', to: 't1', degree: 'total' },
      ],
    ],
    (all) => holdMade(degreesFollowed()(SCENE, all)),
  ),
  storeTarget<Head>(
    'kept: a fight’s head',
    2500,
    FIGHT,
    [
      { base, page: 3 },
      { base: null, page: 0 },
    ],
    (head) => holdSound(readFight(head, []).journal.state, 'the state'),
  ),
  storeTarget<LogPage>(
    'kept: a fight’s page',
    3000,
    FIGHT_PAGE,
    [
      { page: 3, events: events.slice(0, 30) },
      { page: 0, events: events.slice(30) },
    ],
    (page) => {
      holdSound(readFight({ base: null, page: 3 }, [page, page]).journal.state, 'the state');
    },
  ),
  target<unknown>({
    name: 'kept: what a page finds there',
    changed: 'stored corrections that a page loads',
    share: 1500,
    make: (random) =>
      made(random, poolOf(corrections.map((data) => storedPart(CORRECTIONS, data))), 'cloned'),
    async open(stored): Promise<Opened> {
      const area = areaOf({ 'kept:corrections': stored });
      const { warn } = console;
      console.warn = () => undefined;
      const thing = storeFor('corrections', CORRECTIONS, area);
      const value = await thing.load();
      console.warn = warn;
      const aside = Object.keys(area.items).some((key) => key.startsWith('aside:'));
      // Nothing is lost: data that cannot be read is kept under another key.
      return {
        accepted: !aside && stored !== undefined,
        check: () =>
          hold(stored === undefined || aside || readStored(CORRECTIONS, stored).ok, 'lost'),
        ...(value === null && { accepted: false }),
      };
    },
  }),
  target<string>({
    name: 'a file of all that is kept',
    changed: 'an exported file of all stored data',
    share: 3500,
    make: (random) => textOf(random, pick(random, files), made(random, filePool)),
    async open(text): Promise<Opened> {
      const area = areaOf({});
      const { ok } = await imported(text, KINDS, area);
      return {
        accepted: ok,
        check: () =>
          hold(
            ok || Object.keys(area.items).length === 0,
            'a file that was refused changed something',
          ),
      };
    },
  }),
  target<string>({
    name: 'a file of painted ground',
    changed: 'a file of painted ground',
    share: 4000,
    make: (random) =>
      textOf(random, JSON.stringify(pick(random, paint)), made(random, poolOf(paint))),
    open(text): Opened {
      let given: unknown;
      try {
        given = JSON.parse(text);
      } catch {
        return { accepted: false };
      }
      const read = readPaint(given);
      return {
        accepted: read !== null,
        check: () => {
          if (read !== null) holdMade(paintedFollowed()(SCENE, read.paint));
        },
      };
    },
  }),
  target<string>({
    name: 'a site, as it is typed',
    changed: 'a site address that the user types',
    share: 8000,
    make: (random) =>
      garbled(
        random,
        chance(random, 0.2)
          ? pick(random, TEXTS)
          : pick(random, [
              'vtt.example.org:30000/game',
              'https://app.roll20.net/editor/',
              'http://localhost:3000',
              'log-waits:12',
            ]),
      ),
    open(text): Opened {
      const site = siteTyped(text);
      const n = waitingIn(text);
      return {
        accepted: site !== null,
        check() {
          hold(n === null || (Number.isInteger(n) && n >= 0), 'a number of entries that is none');
          hold(
            site === null ||
              (/^https?:\/\/[^/*]+\/\*$/u.test(site.pattern) &&
                siteOf(site.pattern.replace('*', ''))?.pattern === site.pattern),
            `a pattern that is none: ${site?.pattern ?? ''}`,
          );
        },
      };
    },
  }),
]);
