/**
 * The architecture rules as checks of a tree of source files. Each check returns a sentence for
 * every violation. The most important rule is that imports go in one direction.
 */
import { circlesOf, factsOf, runtimeClosure, type Facts, type Tree } from './imports.ts';

/**
 * A folder of the code, with the folders of this list and the packages that it may import. It may
 * always import its own files.
 */
interface Folder {
  readonly at: string;
  readonly may: readonly string[];
  /** What the folder may import in addition, for types only. */
  readonly types?: readonly string[];
}

/** What a scene states about creatures, cells, walls and turns. */
const FACTS = 'src/board/facts';
/** Tables of house rules. The scene's schema follows from them, so they import nothing. */
const HOUSE_RULES = 'src/rules/houseRules.ts';
/** Tables of conditions: data that the rules, the texts and the readers of hosts share. */
const CONDITION_ROW = 'src/rules/conditionRow.ts';
const CONDITION_TABLES = 'src/rules/conditionTables.ts';
const D20_CONDITIONS = 'src/rules/d20/conditionRows.ts';
const FIFTH_CONDITIONS = 'src/rules/fifth/conditionRows.ts';
const PHASED_CONDITIONS = 'src/rules/phased/conditionRows.ts';
/** Names of feats, which readers of sheets know too. */
const FEAT_TERMS = 'src/text/terms/feats.ts';
const CORE = 'src/rules/core';
/** Schemas of what players declare and roll. */
const ASK_PARTS = 'src/rules/askParts.ts';
const D20_ASKS = 'src/rules/d20/play/asks';
const RULES = ['src/rules', CORE, HOUSE_RULES, CONDITION_ROW];
/** The families of rulesets: which of their files others may import, `familiesApart` says. */
const D20 = ['src/rules/d20/map', 'src/rules/d20/play'];
const PHASED = 'src/rules/phased/round';
const PHASED_ASKS = 'src/rules/phased/round/asks';

/**
 * All folders with their permitted imports. Longer paths come first, because a file belongs to the
 * first folder that contains it.
 */
export const FOLDERS: readonly Folder[] = [
  // What a scene states about creatures, cells, walls and turns, as schemas; a board has their types.
  { at: FACTS, may: ['zod', 'src/board'] },
  { at: 'src/board', may: [], types: [FACTS] },
  { at: HOUSE_RULES, may: [] },
  { at: CONDITION_ROW, may: [], types: ['src/rules'] },
  { at: D20_CONDITIONS, may: [], types: ['src/rules', 'src/rules/d20/play', CONDITION_ROW] },
  { at: FIFTH_CONDITIONS, may: [], types: ['src/rules', CONDITION_ROW] },
  { at: PHASED_CONDITIONS, may: [], types: [CONDITION_ROW] },
  {
    at: CONDITION_TABLES,
    may: [CONDITION_ROW, D20_CONDITIONS, FIFTH_CONDITIONS, PHASED_CONDITIONS],
  },
  // What no game decides: distance, lines, spaces, path search; hexes/: answers on hexes.
  { at: CORE, may: ['src/rules', 'src/board'], types: [CONDITION_ROW] },
  // The 3.5 family: its answers about the map and about a turn, and a folder for each ruleset.
  { at: 'src/rules/d20/map', may: [...RULES, D20_CONDITIONS, 'src/board'] },
  // What players declare: fields of questions, and the types of the answers' inputs.
  { at: ASK_PARTS, may: ['zod'] },
  { at: D20_ASKS, may: ['zod', ASK_PARTS, 'src/rules/d20/play', 'src/board'] },
  {
    at: 'src/rules/d20/play',
    may: [...RULES, D20_CONDITIONS, 'src/rules/d20/map', 'src/board'],
    types: [D20_ASKS],
  },
  { at: 'src/rules/d20', may: [...RULES, ...D20, 'src/board'] },
  // The fifth edition: its answers about the map, and a folder for each ruleset.
  { at: 'src/rules/fifth', may: [...RULES, FIFTH_CONDITIONS, 'src/board'] },
  // Rounds in phases.
  { at: PHASED_ASKS, may: ['zod', ASK_PARTS, PHASED, 'src/board'] },
  { at: PHASED, may: [...RULES, 'src/board'], types: [PHASED_ASKS] },
  { at: 'src/rules/phased', may: [...RULES, PHASED, PHASED_CONDITIONS, 'src/board'] },
  // The contract: what can be asked, what is answered, and the lists of rulesets.
  {
    at: 'src/rules',
    may: [
      CORE,
      HOUSE_RULES,
      CONDITION_ROW,
      CONDITION_TABLES,
      'src/rules/d20',
      'src/rules/fifth',
      'src/rules/phased',
      'src/board',
    ],
    types: [...D20, PHASED],
  },
  // The judge command combines scenes and rules.
  {
    at: 'src/judge',
    may: [
      'zod',
      'src/scene',
      FACTS,
      'src/board',
      ASK_PARTS,
      D20_ASKS,
      PHASED_ASKS,
      ...RULES,
      ...D20,
      PHASED,
    ],
  },
  { at: 'src/scene', may: ['zod', FACTS, 'src/board', HOUSE_RULES] },
  // Descriptions of kinds of stored data, and the order of their dates. The code that stores such
  // data writes one.
  { at: 'src/storage', may: ['zod'] },
  { at: 'src/amendments', may: ['zod', 'src/scene', 'src/board', 'src/storage'], types: [FACTS] },
  {
    at: 'src/encounter',
    may: ['zod', 'src/board', 'src/rules/d20/map', PHASED, 'src/storage', ...RULES],
    types: ['src/scene', FACTS],
  },
  // The contents of a report. Any code of the overlay may record a recent failure for it.
  { at: 'src/report', may: [], types: ['src/board', 'src/rules', 'src/scene', 'src/encounter'] },
  // Makes text and names safe for any code that writes to a chat.
  { at: 'src/chat', may: [] },
  { at: 'src/bridge', may: ['zod', 'src/report'] },
  { at: 'src/languages.ts', may: [] },
  // The background also loads settings and texts. It draws nothing, so they use signals without
  // Preact.
  {
    at: 'src/settings',
    may: [
      'zod',
      'wxt',
      '@preact/signals-core',
      'src/access',
      'src/languages.ts',
      'src/report',
      'src/storage',
    ],
  },
  { at: 'src/access', may: ['zod', 'wxt'] },
  { at: FEAT_TERMS, may: [] },
  {
    at: 'src/text',
    may: [
      FEAT_TERMS,
      '@preact/signals-core',
      'icu-minify',
      'virtual:sources',
      'src/languages.ts',
      'src/report',
      CONDITION_TABLES,
    ],
    types: ['src/rules', 'src/board'],
  },
  // The interface of a host: adapters implement it, and the state and the overlay use it.
  { at: 'src/state/host.ts', may: [], types: ['src/scene', 'src/board'] },
  {
    at: 'src/state',
    may: [
      '@preact/signals',
      'src/board',
      'src/chat',
      'src/scene',
      'src/amendments',
      'src/encounter',
      'src/rules/d20/map',
      PHASED,
      ...RULES,
    ],
    // Types of questions and answers.
    types: ['src/judge', 'src/rules/d20/play', 'src/state/host.ts', FACTS],
  },
  {
    at: 'src/overlay',
    may: [
      'preact',
      '@preact/signals',
      'src/board',
      'src/amendments',
      'src/chat',
      'src/encounter',
      'src/report',
      'src/state',
      'src/text',
    ],
    types: [...RULES, ...D20, PHASED, 'src/scene', FACTS, 'src/state/host.ts'],
  },
  {
    at: 'src/pages',
    may: ['preact', '@preact/signals', 'src/settings', 'src/text', 'src/state', 'src/encounter'],
  },
  // Type checks against the host's published types; nothing may import them.
  { at: 'adapters/foundry/types', may: ['fvtt-types'] },
  // Parsers for the text that people write on sheets, used by every host.
  { at: 'adapters/words', may: ['src/board', CONDITION_ROW, CONDITION_TABLES, FEAT_TERMS] },
  {
    at: 'adapters',
    may: [
      'adapters/words',
      'src/board',
      'src/scene',
      'src/state/host.ts',
      'src/bridge',
      'src/chat',
      'zod',
    ],
    types: ['src/access', PHASED, FACTS],
  },
  { at: 'entrypoints', may: ['*'] },
];

const inside = (path: string, folder: string): boolean =>
  path.startsWith(`${folder}/`) || path === `${folder}.ts` || path === folder;
const folderOf = (path: string): Folder | undefined => FOLDERS.find((f) => inside(path, f.at));
const adapterOf = (path: string): string | undefined => /^adapters\/([^/]+)\//.exec(path)?.[1];

/** Facts of the files that have been read, by path and text. */
const factsOfFiles = new Map<string, Facts>();

function knownFacts(path: string, text: string): Facts {
  const key = `${path}\n${text}`;
  const facts = factsOfFiles.get(key) ?? factsOf(path, text);
  factsOfFiles.set(key, facts);
  return facts;
}

export const readFacts = (tree: Tree): ReadonlyMap<string, Facts> =>
  new Map(
    [...tree]
      .filter(([path]) => /\.tsx?$/.test(path))
      .map(([path, text]) => [path, knownFacts(path, text)]),
  );

export type Check = (facts: ReadonlyMap<string, Facts>, tree: Tree) => string[];

/** Every import must be permitted by `FOLDERS`. */
export const arrows: Check = (facts) =>
  [...facts].flatMap(([path, { imports }]) => {
    const from = folderOf(path);
    if (from === undefined)
      return inside(path, 'src') ? [`${path} stands in no folder of the house`] : [];
    if (from.may.includes('*')) return [];
    return imports.flatMap((each) => {
      const to = each.package ? each.to : folderOf(each.to)?.at;
      if (to === from.at && !each.package) return [];
      const allowed = [...from.may, ...(each.typeOnly ? (from.types ?? []) : [])];
      return to !== undefined && allowed.includes(to)
        ? []
        : [`${path} imports ${each.to}: ${from.at} may not`];
    });
  });

/** Folders that adapters share. They must not import an adapter. */
const SHARED = ['adapters/common', 'adapters/words'];
const shared = (path: string): boolean => SHARED.some((folder) => inside(path, folder));

/**
 * No adapter imports another one; shared code is in separate folders. Only the lists import
 * adapters.
 */
export const adaptersApart: Check = (facts) =>
  [...facts].flatMap(([path, { imports }]) => {
    const own = adapterOf(path);
    if (own === undefined) return [];
    return imports.flatMap(({ to, package: far }) => {
      if (far || shared(to)) return [];
      const other = adapterOf(to);
      if (other !== undefined && other !== own) return [`${path} imports ${to}: another adapter`];
      return inside(to, 'adapters') && other === undefined
        ? [`${path} imports ${to}: a list of adapters`]
        : [];
    });
  });

/** The lists of rulesets, one for the map, one for whole turns; the list of tables of conditions. */
const REGISTRIES = ['src/rules/index.ts', 'src/rules/fullRulesets.ts', CONDITION_TABLES];
/** The types of whole turns and rounds, which their families state. */
const FULL_RULESET = 'src/rules/fullRuleset.ts';
/** The family that a file of the rules belongs to; undefined: the contract, the core, other code. */
const familyOf = (path: string): string | undefined =>
  /^src\/rules\/(?!core\/)([^/]+)\//.exec(path)?.[1];
/** The ruleset that a file belongs to: all files of `d20/sigil/` are one. */
const variantOf = (path: string): string | undefined =>
  /^src\/rules\/(?!core\/)[^/]+\/(?!map\/|play\/|round\/)([^/]+)\//.exec(path)?.[1];

/**
 * Families of rulesets import nothing from each other, the core and the contract nothing from any
 * family, not even types, but for the lists of rulesets and the types of whole turns. Code outside
 * the rules imports from a family only the files of `doors`. A door that nobody uses is a violation.
 */
export const familiesApart =
  (doors: readonly string[]): Check =>
  (facts) => {
    const used = new Set<string>();
    const found = [...facts].flatMap(([path, { imports }]) =>
      imports.flatMap(({ to, typeOnly }) => {
        const [from, into] = [familyOf(path), familyOf(to)];
        if (into === undefined || from === into) return [];
        if (from !== undefined) return [`${path} imports ${to}: another family`];
        if (inside(path, CORE)) return [`${path} imports ${to}: a family`];
        if (inside(path, 'src/rules'))
          return REGISTRIES.includes(path) || (typeOnly && path === FULL_RULESET)
            ? []
            : [`${path} imports ${to}: a family`];
        used.add(to);
        return doors.includes(to) ? [] : [`${path} imports ${to}: no door of the family`];
      }),
    );
    return [
      ...found,
      ...doors.filter((door) => !used.has(door)).map((door) => `${door} is a door without a user`),
    ];
  };

/** For each variant, the variants that its files extend with `extend(parent, …)`. */
function parentsOf(facts: Parameters<Check>[0]): ReadonlyMap<string, ReadonlySet<string>> {
  const parents = new Map<string, Set<string>>();
  for (const [path, { imports, calls }] of facts) {
    const variant = variantOf(path);
    if (variant === undefined) continue;
    const extended = calls.flatMap(({ of, first }) => (of === 'extend' ? [first] : []));
    const own = parents.get(variant) ?? new Set();
    for (const { to, names } of imports)
      if (names.some((name) => extended.includes(name))) {
        const parent = variantOf(to);
        if (parent !== undefined) own.add(parent);
      }
    parents.set(variant, own);
  }
  return parents;
}

/**
 * A variant may import no other variant than its parent. In the rest of the engine, only the
 * registry imports variants.
 */
export const variantsApart: Check = (facts) => {
  const parents = parentsOf(facts);
  return [...facts].flatMap(([path, { imports }]) =>
    imports.flatMap(({ to }) => {
      const [own, other] = [variantOf(path), variantOf(to)];
      if (other === undefined || own === other || REGISTRIES.includes(path) || !inside(path, 'src'))
        return [];
      if (own === undefined) return [`${path} imports the variant ${to}`];
      return parents.get(own)?.has(other) === true
        ? []
        : [`${path} imports ${to}, which it does not extend`];
    }),
  );
};

/** Words of one game or family of games. */
const OF_A_GAME =
  /5-foot|five-foot|flat-footed|\bcharg(e|es|er|ers|ing)\b|\bswift\b|\bdexterity\b|\b3\.5\b/i;

/** The core knows the words of no game: what a game decides is a question of the ruleset. */
export const coreKnowsNoGame: Check = (_facts, tree) =>
  [...tree].flatMap(([path, text]) =>
    inside(path, CORE)
      ? text.split('\n').flatMap((line, i) => {
          const word = OF_A_GAME.exec(line)?.[0];
          return word === undefined ? [] : [`${path}:${i + 1} says ${word}`];
        })
      : [],
  );

const isAnswer = (path: string): boolean => inside(path, CORE) || inside(path, 'src/rules/d20/map');

/** An answer in core/ or d20/map/ calls other answers through the ruleset in use, never directly. */
export const baseAsksThroughRules: Check = (facts) => {
  const questions = facts.get('src/rules/ruleset.ts')?.interfaces.get('Ruleset') ?? [];
  if (questions.length === 0) return ['src/rules/ruleset.ts declares no questions'];
  const answers = new Set(questions.flatMap((q) => [q, `${q}Answer`, `${q}Answers`]));
  return [...facts]
    .filter(([path]) => isAnswer(path))
    .flatMap(([path, { imports }]) =>
      imports
        .filter((each) => !each.typeOnly && isAnswer(each.to))
        .flatMap((each) =>
          each.names
            .filter((name) => answers.has(name) || name === '*')
            .map((name) => `${path} calls the base answer ${name} of ${each.to} directly`),
        ),
    );
};

/**
 * The code that is loaded into the host's own page stays small. It contains the adapter's files,
 * the files that adapters share and the bridge's files, but no package.
 */
export const pageWorldSmall: Check = (facts) =>
  [...facts.keys()].flatMap((path) => {
    const host = /^adapters\/([a-z0-9]+)\/inject\.ts$/.exec(path)?.[1];
    if (host === undefined) return [];
    const { files, packages } = runtimeClosure(facts, path);
    return [
      ...[...files]
        .filter(
          (file) =>
            file !== path &&
            ![
              `adapters/${host}`,
              'adapters/common',
              'adapters/words',
              'src/bridge',
              'src/chat',
            ].some((dir) => inside(file, dir)),
        )
        .map((file) => `${path} loads ${file} into the page`),
      ...[...packages].map((name) => `${path} loads the package ${name} into the page`),
    ];
  });

/**
 * Every host exports the names `adapter` and `inject` that the build imports
 * (scripts/hostEntries.ts).
 */
export const hostEntries: Check = (facts) =>
  [...facts.keys()].flatMap((path) => {
    const folder = /^(adapters\/[^/]+)\/about\.ts$/.exec(path)?.[1];
    if (folder === undefined) return [];
    return Object.entries({ 'index.ts': 'adapter', 'inject.ts': 'inject' })
      .filter(([file, name]) => facts.get(`${folder}/${file}`)?.exports.includes(name) !== true)
      .map(([file, name]) => `${folder}/${file} does not export ${name}`);
  });

/**
 * Globals of a host are declared only in its page.ts and in its probe, which may not import other
 * files.
 */
export const hostGlobals: Check = (facts) =>
  [...facts].flatMap(([path, { ambient }]) =>
    inside(path, 'adapters') && !/^adapters\/[^/]+\/(page|probe)\.ts$/.test(path)
      ? ambient.map((name) => `${path} names the host's global ${name}`)
      : [],
  );

const MARKUP = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'eval',
];
const NETWORK = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'sendBeacon',
  'RTCPeerConnection',
  'WebTransport',
  'importScripts',
];

/** No code turns text into markup or code, or sends anything out of the browser. */
export const harmless: Check = (facts) =>
  [...facts].flatMap(([path, { identifiers }]) =>
    [...MARKUP, ...NETWORK]
      .filter((name) => identifiers.has(name))
      .map((name) => `${path} uses ${name}`),
  );

/**
 * Ids of rulesets occur only in the variants and the registry, or where `excused` gives a reason.
 */
export const noRulesetIds =
  (ids: readonly string[], excused: Readonly<Record<string, string>>): Check =>
  (facts) =>
    [...facts].flatMap(([path, { strings }]) =>
      variantOf(path) !== undefined ||
      REGISTRIES.includes(path) ||
      Object.keys(excused).some((place) => path === place || inside(path, place))
        ? []
        : strings
            .filter(({ text }) => ids.some((id) => text === id || text.startsWith(`${id}.`)))
            .map(({ text, line }) => `${path}:${line} names the ruleset ${text}`),
    );

/**
 * Folders that may name actions and conditions: the rules, the texts, the readers of people's words,
 * and the practice lessons, which are boards of one game.
 */
const NAMES_CONDITIONS = [
  'src/rules',
  'src/text',
  'adapters/words',
  'adapters/practice/scenarios',
  'adapters/practice/view',
];

/**
 * Other code names no action or condition, so that it decides no rule by itself. `excused`: files
 * and folders that may, with the reason.
 */
export const noRuleWords =
  (ids: readonly string[], excused: Readonly<Record<string, string>>): Check =>
  (facts) => {
    const words = new Set(ids);
    const found = [...facts].flatMap(([path, { strings }]) =>
      NAMES_CONDITIONS.some((folder) => inside(path, folder))
        ? []
        : strings.filter(({ text }) => words.has(text)).map((each) => ({ path, ...each })),
    );
    const excuses = Object.keys(excused);
    return [
      ...found
        .filter(({ path }) => !excuses.some((place) => inside(path, place)))
        .map(({ path, line, text }) => `${path}:${line} names ${text}`),
      ...excuses
        .filter((place) => !found.some(({ path }) => inside(path, place)))
        .map((place) => `${place} names no action or condition: remove its excuse`),
    ];
  };

/** Files whose exports have the names of their keys: lists, and tables of citations. */
const NAMED_BY_KEYS = /\/(index|citations)\.tsx?$/;

/** The files that declare each exported name, in the order of the names. */
export function filesByName(facts: Parameters<Check>[0]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const [path, { declares }] of facts)
    if (!NAMED_BY_KEYS.test(path))
      for (const name of declares) files.set(name, [...(files.get(name) ?? []), path]);
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A search for an exported name finds one thing: no two files export the same name. `listed`: names
 * that several files may export.
 */
export const namesApart =
  (listed: readonly string[]): Check =>
  (facts) => {
    const files = filesByName(facts);
    return [
      ...[...files].flatMap(([name, of]) =>
        of.length > 1 && !listed.includes(name) ? [`${name} is exported by ${of.join(', ')}`] : [],
      ),
      ...listed
        .filter((name) => (files.get(name)?.length ?? 0) < 2)
        .map((name) => `${name} is no longer shared: take it out of the list`),
    ];
  };

/** The files that must be in a list. Each is one variant, adapter, layer or panel. */
export const UNITS: readonly {
  readonly list: string;
  readonly each: (path: string, facts: Facts) => boolean;
}[] = [
  {
    list: 'src/rules/index.ts',
    each: (path) => path.endsWith('/index.ts') && variantOf(path) !== undefined,
  },
  { list: 'adapters/index.ts', each: (path) => /^adapters\/[^/]+\/about\.ts$/.test(path) },
  {
    list: 'src/overlay/panels/contents.ts',
    // Log.tsx exports the panel `log` in addition to its component.
    each: (path, { imports, exports }) => {
      const [, first = '', rest = ''] =
        /^src\/overlay\/panels\/([A-Z])(\w*)\.tsx$/.exec(path) ?? [];
      return (
        imports.some(({ names }) => names.includes('PanelContents')) &&
        exports.includes(first.toLowerCase() + rest)
      );
    },
  },
  {
    list: 'src/overlay/layers/index.ts',
    each: (path, { imports }) =>
      inside(path, 'src/overlay/layers') &&
      !/\/(?:index|switches)\.ts$/.test(path) &&
      imports.some(({ names }) => names.includes('Layer')),
  },
];

/** Every variant, adapter, layer and panel is in its list, and no list is empty. */
export const registered: Check = (facts) =>
  UNITS.flatMap(({ list, each }) => {
    const units = [...facts].filter(([path, f]) => each(path, f)).map(([path]) => path);
    const known = new Set(facts.get(list)?.imports.map((i) => i.to));
    return units.length === 0
      ? [`${list} has nothing to list`]
      : units.filter((path) => !known.has(path)).map((path) => `${path} is not in ${list}`);
  });

/**
 * Every variant, adapter, layer and panel has a test in the tree that loads it, directly or through
 * its list, and that names it.
 */
export const tested: Check = (facts, tree) =>
  UNITS.flatMap(({ list, each }) => {
    const tests = [...tree].filter(([path]) => inside(path, 'tests') && /\.tsx?$/.test(path));
    return [...facts]
      .filter(([path, f]) => each(path, f))
      .flatMap(([path]) => {
        const folder = path.replace(/\/(?:index|about)\.ts$/, '').replace(/\.tsx?$/, '');
        const base = folder.slice(folder.lastIndexOf('/') + 1);
        // Component files begin with a capital letter; names in the lists do not.
        const name = base.replace(/^[A-Z]/, (first) => first.toLowerCase());
        const cased = tests.some(([test, text]) => {
          // To parse every test takes seconds.
          if (!text.includes(base) && !text.includes(name)) return false;
          const { imports, strings, identifiers } = knownFacts(test, text);
          return (
            imports.some(({ to }) => to === path || inside(to, folder)) ||
            ((imports.some(({ to }) => to === list) || test.includes(`/${name}/`)) &&
              (identifiers.has(name) || strings.some(({ text: said }) => said === name)))
          );
        });
        return cased ? [] : [`${path} has no cases`];
      });
  });

/**
 * Files with the type of the judge. It contains all answers of the ruleset, and all of them take it
 * as an argument. The type is recursive, so a type import of it makes no cycle.
 */
const JUDGES = ['src/rules/ruleset.ts', 'src/rules/fullRuleset.ts'];

/**
 * No files import each other in a cycle, not even for types. `excused` names the import that closes
 * an allowed cycle (`from → to`) and gives the reason. An entry that no longer closes a cycle is a
 * violation.
 */
export const noCircles =
  (excused: Readonly<Record<string, string>>): Check =>
  (facts) => {
    const circles = (out: readonly string[]) =>
      circlesOf(
        facts,
        (from, { to, typeOnly }) =>
          (typeOnly && JUDGES.includes(to)) || out.includes(`${from} → ${to}`),
      );
    const reasons = Object.keys(excused);
    const needless = reasons.filter(
      (each) =>
        circles(reasons.filter((other) => other !== each)).length === circles(reasons).length,
    );
    return [
      ...circles(reasons).map((circle) => `a circle: ${circle.join(', ')}`),
      ...needless.map((each) => `${each} closes no circle`),
    ];
  };
