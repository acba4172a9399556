/**
 * Checks imports between folders and other rules of the code on the source tree. Small invalid
 * trees show that each check can fail.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  adaptersApart,
  arrows,
  baseAsksThroughRules,
  coreKnowsNoGame,
  familiesApart,
  harmless,
  hostEntries,
  hostGlobals,
  namesApart,
  noCircles,
  noRulesetIds,
  noRuleWords,
  pageWorldSmall,
  readFacts,
  registered,
  tested,
  variantsApart,
  type Check,
} from './support/architecture.ts';
import { FAMILY_DOORS } from './support/familyDoors.ts';
import { LONG, MANY_PARAMETERS } from './support/functionLimits.ts';
import { functionsOf, type MeasuredFunction } from './support/functions.ts';
import { withExamples } from './extending/copy.ts';
import { EVENT_FIELD, GUIDES, SHEET_FACT } from './extending/examples.ts';
import { SHARED_NAMES } from './support/sharedNames.ts';
import { allWords } from '../src/judge/knownWords.ts';
import type { Tree } from './support/imports.ts';
import { everyCase } from './support/everyCase.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const IDS = ['srd35', 'sigil', 'd20modern', 'arelia', 'srd52', 'srd51'];

/** Files that may name rulesets, with the reason. */
const NAMES_RULESETS = {
  'adapters/practice': 'scenarios are boards, each with the ruleset that it teaches',
};

/**
 * Ids of actions and conditions that are common words of this code too: ways of moving, subtypes,
 * tools, kinds of events, facts of creatures. They are not checked.
 */
const COMMON_WORDS = new Set(
  `
    attack charge climb crawl delay drag help hide jump move ready run search swim tumble withdraw
    blur disabled hidden incorporeal mounted squeezing swarm vehicle
  `
    .trim()
    .split(/\s+/),
);

/** Files outside the rules that may name actions or conditions, with the reason. */
const NAMES_RULES = {
  'adapters/foundry/types': 'code that is type-checked only, against what Foundry publishes',
  'adapters/foundry/sheets':
    'which conditions the totals of a sheet include is a fact of the sheet',
  'adapters/foundry/pick.ts': 'a field of a system’s items',
  'adapters/foundry/scene.ts': 'the tracker’s own mark of a defeated creature',
  'adapters/roll20/sheets': 'which conditions the totals of a sheet include is a fact of the sheet',
  'adapters/roll20/readToken.ts': 'a marker of Roll20’s own',
  'adapters/roll20/tags.ts': 'a marker of Roll20’s own',
  'entrypoints/practice/todo.ts': 'modes of movement that the lessons ask for',
  'entrypoints/practice/Fight.tsx': 'conditions that the practice table offers',
  'src/judge/questions': 'values of inputs that a question takes',
  'src/judge/steps': 'the steps of attempts of the 3.5 family, as data',
  'src/judge/descriptions.ts': 'questions with the names of actions',
  'src/state/riders.ts': 'a fact of a body with the name of a condition',
  'src/state/aiming.ts': 'a question with the name of an action',
  'src/overlay/Sheets.tsx': 'a question with the name of an action',
  'src/overlay/icons/paths.ts': 'icons have the names of conditions',
  'src/overlay/layers/timelineWords.ts': 'sentences about the acts of rounds in phases',
  'src/overlay/layers/findingSentences.ts': 'terms of modes, and actions that share a sentence',
  'src/overlay/panels/CreatureRow.tsx': 'a mode of movement with the same name',
  'src/overlay/panels/actions/rows.ts': 'a mode of movement with the same name',
  'src/overlay/panels/attack/NextAttacks.tsx': 'an input of the question about attacks',
  'src/overlay/panels/attack/WeaponAreas.tsx': 'questions with the names of actions',
  'src/overlay/panels/attack/sentences.ts': 'reasons of modifiers with the names of conditions',
  'src/overlay/panels/intentions/draft.ts': 'acts of rounds in phases',
  'src/state/refereeing/attackAnswer.ts':
    'the plain attack of an opportunity, by either of its names',
};

/** Import cycles that are allowed, with the reason. */
const CIRCLES = {
  'src/board/obstacles.ts → src/board/lattice.ts':
    'an index of obstacles makes its own lattice, which reads the index',
  'src/board/obstacles.ts → src/board/summedArea.ts':
    'an index of obstacles makes its own sums, which read the index',
  'src/rules/core/alignedLines.ts → src/rules/core/coverlines.ts':
    'lines along the grid are one kind of the lines of cover, and take the same choices',
  'src/state/hexThreats.ts → src/state/threats.ts':
    'contacts are threats of rounds in phases: each is told as the other',
  'src/overlay/ui.ts → src/overlay/panels/opening.ts':
    'the controls hold the open panels, and each panel takes the controls',
  'src/overlay/ui.ts → src/overlay/prefs.ts':
    'the default keys come from the list of panels, and each panel takes the controls',
  'adapters/foundry/levels.ts → adapters/foundry/page.ts':
    'page.ts alone may name what Foundry has, and levels decide which tokens it shows',
};

function read(...folders: string[]): Tree {
  const paths = folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.split(sep).join('/')}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

const product = read('src', 'adapters', 'entrypoints');
const tests = read('tests');
const facts = readFacts(product);
const functions = [...product].flatMap(([path, text]) => functionsOf(path, text));

describe('the repository’s architecture', () => {
  it('the architecture checks read more than 100 files and 300 imports of this repository', () => {
    expect(product.size).toBeGreaterThan(100);
    expect([...facts.values()].flatMap((f) => f.imports).length).toBeGreaterThan(300);
  });
  it.each([
    ['each source folder imports only from the folders that it may use', arrows],
    ['no tabletop adapter imports another adapter', adaptersApart],
    ['only listed files import the folder of a ruleset', variantsApart],
    [
      'rules that several rulesets share call other rules only through the active ruleset',
      baseAsksThroughRules,
    ],
    ['the code that all rulesets share contains no word of a particular game', coreKnowsNoGame],
    [
      'code outside a family of rulesets imports the family only through listed files',
      familiesApart(FAMILY_DOORS),
    ],
    [
      'a script that runs in a virtual tabletop’s page loads only its own adapter and the message code',
      pageWorldSmall,
    ],
    [
      'both entry files of every tabletop adapter export what the extension’s scripts import',
      hostEntries,
    ],
    [
      'only one file of each tabletop adapter names global variables of the virtual tabletop',
      hostGlobals,
    ],
    ['no code turns text into HTML, runs text as code or sends data to a server', harmless],
    [
      'only the rulesets and the list of rulesets contain a ruleset’s id',
      noRulesetIds(IDS, NAMES_RULESETS),
    ],
    [
      'code outside the rules contains no id of an action or a condition',
      noRuleWords(
        [...allWords('action'), ...allWords('condition')].filter((id) => !COMMON_WORDS.has(id)),
        NAMES_RULES,
      ),
    ],
    ['every ruleset, tabletop adapter, map layer and panel is in the list of its kind', registered],
    ['every import cycle has a stated reason', noCircles(CIRCLES)],
    ['no two files export the same name, except for listed names', namesApart(SHARED_NAMES)],
  ] as const)('in this repository, %s', (_name, check) => {
    expect(check(facts, product)).toEqual([]);
  });
  it('no line of code is longer than 120 characters', () => {
    const long = [...product, ...tests, ...read('scripts')].flatMap(([path, text]) =>
      path.includes('/recorded/')
        ? []
        : text
            .split('\n')
            .flatMap((line, i) => ([...line].length > 120 ? [`${path}:${i + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });
  it.each([
    ['is longer than 120 lines outside JSX', LONG, (f) => f.lines > 120 && !f.jsx],
    ['takes six parameters or more', MANY_PARAMETERS, (f) => f.parameters > 5],
  ] satisfies [string, readonly string[], (f: MeasuredFunction) => boolean][])(
    'no function %s, except for listed functions',
    (_title, listed, isOver) => {
      expect(
        functions
          .filter(isOver)
          .map(({ name }) => name)
          .sort(),
      ).toEqual(listed);
    },
  );
  it('every ruleset, tabletop adapter, map layer and panel has tests', () => {
    expect(tested(facts, tests)).toEqual([]);
  });
});

describe('the source tree with the examples of the developer guides', () => {
  everyCase<[string, readonly string[], string, readonly string[], readonly Check[]]>([
    [
      'all examples but the family',
      GUIDES,
      EVENT_FIELD + SHEET_FACT,
      ['src/rules/d20/mud/index.ts', 'adapters/gridlet/index.ts', 'src/overlay/layers/wounded.tsx'],
      [
        arrows,
        adaptersApart,
        variantsApart,
        baseAsksThroughRules,
        pageWorldSmall,
        hostEntries,
        hostGlobals,
        harmless,
        registered,
      ],
    ],
    [
      'the example family of rulesets',
      ['family'],
      '',
      ['src/rules/skirmish/index.ts'],
      [
        arrows,
        familiesApart(FAMILY_DOORS),
        variantsApart,
        baseAsksThroughRules,
        registered,
        namesApart(SHARED_NAMES),
      ],
    ],
  ])(
    'the source code with the examples of the developer guides added passes the architecture checks',
    (_what, guides, more, added, checks) => {
      const tree = withExamples(product, guides, more);
      for (const path of added) expect(tree.has(path)).toBe(true);
      const found = readFacts(tree);
      for (const check of checks) expect(check(found, tree)).toEqual([]);
    },
  );
});

/** Runs one check on a tree of a few files; returns what it reports. */
const breaches = (check: typeof arrows, files: Record<string, string>): string[] => {
  const tree: Tree = new Map(Object.entries(files));
  return check(readFacts(tree), tree);
};

describe('the checks report each violation:', () => {
  everyCase([
    ['src/board/a.ts', "import { z } from 'zod';", 'zod'],
    ['src/board/a.ts', "import type { B } from '../rules/verdict.ts';", 'src/rules/verdict.ts'],
    ['src/rules/d20/map/a.ts', "import { signal } from '@preact/signals';", '@preact/signals'],
    ['src/rules/d20/map/a.ts', "import { x } from '../play/a.ts';", 'src/rules/d20/play/a.ts'],
    [
      'src/rules/core/a.ts',
      "import { x } from '../d20/map/conditionLimits.ts';",
      'src/rules/d20/map/conditionLimits.ts',
    ],
    ['src/rules/core/a.ts', "import { x } from '../d20/play/a.ts';", 'src/rules/d20/play/a.ts'],
    ['src/scene/a.ts', "export { x } from '../rules/index.ts';", 'src/rules/index.ts'],
    ['src/bridge/a.ts', "import '../scene/schema.ts';", 'src/scene/schema.ts'],
    ['src/state/a.ts', "const x = await import('../overlay/shape.ts');", 'src/overlay/shape.ts'],
    ['src/overlay/a.tsx', "import type { X } from '../../adapters/index.ts';", 'adapters/index.ts'],
    ['src/overlay/a.tsx', "import { type X } from '../rules/verdict.ts';", 'src/rules/verdict.ts'],
    ['adapters/x/a.ts', "import type { X } from '../../src/state/store.ts';", 'src/state/store.ts'],
  ])(
    'the architecture check reports an import from a source folder into a folder that it may not use',
    (path, text, to) => {
      expect(breaches(arrows, { [path]: text })).toEqual([
        `${path} imports ${to}: ${path
          .split('/')
          .slice(0, path.startsWith('adapters') ? 1 : -1)
          .join('/')} may not`,
      ]);
    },
  );
  it('the architecture check reports nothing if each folder imports only from folders that it may use', () => {
    expect(
      breaches(arrows, {
        'src/overlay/a.tsx':
          "import type { Judge } from '../rules/ruleset.ts'; import { h } from 'preact/hooks'; import './b.ts';",
        'src/rules/d20/map/a.ts':
          "import type { Judge } from '../../ruleset.ts'; import { x } from './b.ts'; " +
          "import { CellSet } from '../../../board/cellset.ts';",
        'entrypoints/a.ts': "import { x } from '../adapters/index.ts';",
      }),
    ).toEqual([]);
  });
  it('the architecture check reports a word of a particular game in the code that all rulesets share', () => {
    expect(
      breaches(coreKnowsNoGame, {
        'src/rules/core/a.ts': '/** A step costs 1. */\n/** A 5-foot step and a charge. */',
        'src/rules/core/hexes/a.ts': '/** A charge ends here. */',
        'src/rules/d20/map/a.ts': '/** A charge. */',
      }),
    ).toEqual(['src/rules/core/a.ts:2 says 5-foot', 'src/rules/core/hexes/a.ts:1 says charge']);
  });
  it('the architecture check reports an import of a ruleset family’s internal file from outside the family', () => {
    const check = familiesApart(['src/rules/x/door.ts', 'src/rules/x/unused.ts']);
    expect(
      breaches(check, {
        'src/rules/x/play/a.ts': "import { b } from '../map/b.ts';",
        'src/rules/y/a.ts': "import type { A } from '../x/play/a.ts';",
        'src/rules/core/a.ts': "import type { A } from '../x/play/a.ts';",
        'src/rules/a.ts': "import type { A } from './x/play/a.ts';",
        'src/rules/b.ts': "import { a } from './x/play/a.ts';",
        'src/rules/fullRuleset.ts': "import type { A } from './x/play/a.ts';",
        'src/rules/index.ts': "import { x } from './x/z/index.ts';",
        'src/state/a.ts': "import { d } from '../rules/x/door.ts';",
        'src/state/b.ts': "import type { A } from '../rules/x/play/a.ts';",
      }),
    ).toEqual([
      'src/rules/y/a.ts imports src/rules/x/play/a.ts: another family',
      'src/rules/core/a.ts imports src/rules/x/play/a.ts: a family',
      'src/rules/a.ts imports src/rules/x/play/a.ts: a family',
      'src/rules/b.ts imports src/rules/x/play/a.ts: a family',
      'src/state/b.ts imports src/rules/x/play/a.ts: no door of the family',
      'src/rules/x/unused.ts is a door without a user',
    ]);
  });
  it('the architecture check reports a source folder that is not in the list of source folders', () => {
    expect(breaches(arrows, { 'src/util/a.ts': '' })).toHaveLength(1);
  });
  it(
    'tabletop adapters may import the shared folders, but the shared folders may import no ' +
      'tabletop adapter',
    () => {
      expect(
        breaches(adaptersApart, {
          'adapters/x/a.ts':
            "import { y } from '../common/y.ts'; import { w } from '../words/w.ts';",
        }),
      ).toEqual([]);
      expect(
        breaches(adaptersApart, { 'adapters/common/a.ts': "import { y } from '../x/y.ts';" }),
      ).toHaveLength(1);
    },
  );
  it('the architecture check reports an adapter that imports another adapter or the list of adapters', () => {
    expect(
      breaches(adaptersApart, {
        'adapters/x/a.ts':
          "import { y } from '../y/scene.ts'; import { all } from '../index.ts'; import " +
          "type { A } from '../../src/state/host.ts';",
      }),
    ).toHaveLength(2);
  });
  it('the architecture check reports a ruleset that imports another ruleset without extending it', () => {
    const parent = { 'src/rules/d20/a/index.ts': 'export const a = {};' };
    expect(
      breaches(variantsApart, {
        ...parent,
        'src/rules/d20/b/index.ts': "import { a } from '../a/index.ts'; export const b = { ...a };",
      }),
    ).toHaveLength(1);
    expect(
      breaches(variantsApart, {
        ...parent,
        'src/rules/d20/b/index.ts':
          "import { a } from '../a/index.ts'; export const b = extend(a, {});",
      }),
    ).toEqual([]);
    expect(
      breaches(variantsApart, {
        ...parent,
        'src/state/s.ts': "import { a } from '../rules/d20/a/index.ts';",
      }),
    ).toHaveLength(1);
  });
  it(
    'the architecture check reports a shared rule that calls another shared rule directly ' +
      'instead of through the active ruleset',
    () => {
      const ruleset = {
        'src/rules/ruleset.ts': 'export interface Ruleset { threat(): void; cover(): void }',
      };
      expect(
        breaches(baseAsksThroughRules, {
          ...ruleset,
          'src/rules/d20/map/a.ts': "import { threat } from './threat.ts';",
        }),
      ).toHaveLength(1);
      expect(
        breaches(baseAsksThroughRules, {
          ...ruleset,
          'src/rules/d20/map/a.ts': "import { coverAnswer as c } from './cover.ts';",
        }),
      ).toHaveLength(1);
      expect(
        breaches(baseAsksThroughRules, {
          ...ruleset,
          'src/rules/d20/map/a.ts': "import { holds } from './threat.ts';",
        }),
      ).toEqual([]);
      expect(breaches(baseAsksThroughRules, {})).toHaveLength(1);
    },
  );
  it(
    'the architecture check reports a page script that loads zod indirectly, and allows ' +
      'imports of zod’s types',
    () => {
      const schema = {
        'adapters/x/schema.ts': "import { z } from 'zod';",
        'adapters/x/inject.ts': "import { start } from './page.ts';",
      };
      expect(
        breaches(pageWorldSmall, {
          ...schema,
          'adapters/x/page.ts': "import { s } from './schema.ts';",
        }),
      ).toHaveLength(1);
      expect(
        breaches(pageWorldSmall, {
          ...schema,
          'adapters/x/page.ts': "import { type S } from './schema.ts';",
        }),
      ).toHaveLength(1);
      expect(
        breaches(pageWorldSmall, {
          ...schema,
          'adapters/x/page.ts': "import type { S } from './schema.ts';",
        }),
      ).toEqual([]);
    },
  );
  it('the check of function lengths measures declared, nested and anonymous functions, also with JSX', () => {
    const text = 'function a(x, y) {\n  const b = () => {\n    go((z) => z);\n  };\n}\n';
    expect(functionsOf('a.ts', text)).toEqual([
      { name: '(anonymous)', lines: 1, parameters: 1, jsx: false },
      { name: 'b', lines: 3, parameters: 0, jsx: false },
      { name: 'a', lines: 5, parameters: 2, jsx: false },
    ]);
    expect(functionsOf('a.tsx', 'const A = () => <b />;')).toEqual([
      { name: 'A', lines: 1, parameters: 0, jsx: true },
    ]);
  });
  it('the architecture check reports an import cycle, even of types, and a listed cycle that no longer exists', () => {
    const circle = {
      'src/a.ts': "import type { B } from './b.ts';",
      'src/b.ts': "import { c } from './c.ts';",
      'src/c.ts': "import { a } from './a.ts';",
    };
    expect(breaches(noCircles({}), circle)).toEqual(['a circle: src/a.ts, src/b.ts, src/c.ts']);
    expect(breaches(noCircles({ 'src/c.ts → src/a.ts': 'why' }), circle)).toEqual([]);
    expect(breaches(noCircles({ 'src/c.ts → src/a.ts': 'why' }), { 'src/c.ts': '' })).toEqual([
      'src/c.ts → src/a.ts closes no circle',
    ]);
    expect(
      breaches(noCircles({}), {
        'src/rules/ruleset.ts': "import type { X } from './x.ts';",
        'src/rules/x.ts': "import type { Judge } from './ruleset.ts';",
      }),
    ).toEqual([]);
  });
  it('the architecture check reports a name that two files export, and a listed exception that is not needed', () => {
    expect(
      breaches(namesApart(['shared', 'rare']), {
        'src/a.ts': 'export const move = 1, rare = 2; export interface Shape {} const own = 3;',
        'src/b.ts': 'export function move() {} export type Shape = 1; export class shared {}',
        'src/c.ts': "export const shared = 1; export { rare } from './a.ts'; const own = 3;",
        'src/index.ts': 'export const rare = 3;',
        'src/d/citations.ts': 'export const rare = 4;',
      }),
    ).toEqual([
      'Shape is exported by src/a.ts, src/b.ts',
      'move is exported by src/a.ts, src/b.ts',
      'rare is no longer shared: take it out of the list',
    ]);
  });
  it('the architecture check reports a global variable of a virtual tabletop in any file except page.ts', () => {
    const text = 'declare const game: unknown; const x = 1;';
    expect(
      breaches(hostGlobals, { 'adapters/x/scene.ts': text, 'adapters/x/page.ts': text }),
    ).toEqual(["adapters/x/scene.ts names the host's global game"]);
  });
  everyCase([
    'el.innerHTML = name;',
    'fetch(url);',
    'new WebSocket(url);',
    'navigator.sendBeacon(url);',
    'eval(text);',
  ])(
    'the architecture check reports code that creates markup, evaluates text or contacts a server',
    (text) => {
      expect(breaches(harmless, { 'src/a.ts': text })).toHaveLength(1);
      expect(breaches(harmless, { 'src/a.ts': `// ${text}\nconst words = '${text}';` })).toEqual(
        [],
      );
    },
  );
  it('the architecture check reports code outside the rules that contains the id of an action or a condition', () => {
    const check = noRuleWords(['melee-attack', 'prone'], {
      'src/excused': 'why',
      'src/state/excused.ts': 'why',
      'src/state/clean.ts': 'why',
    });
    expect(
      breaches(check, {
        'src/overlay/a.ts': "if (action === 'melee-attack') f();",
        'src/state/excused.ts': "const id = 'melee-attack';",
        'src/state/clean.ts': "const text = 'melee-attack of a';",
        'src/excused/any.ts': "const id = 'prone';",
        'adapters/words/c.ts': "const id = 'prone';",
        'adapters/one/d.ts': "const id = 'prone';",
        'src/rules/d20/map/b.ts': "const id = 'melee-attack';",
      }),
    ).toEqual([
      'src/overlay/a.ts:1 names melee-attack',
      'adapters/one/d.ts:1 names prone',
      'src/state/clean.ts names no action or condition: remove its excuse',
    ]);
  });
  it('the architecture check reports a ruleset’s id in a file that may not name it', () => {
    const check = noRulesetIds(IDS, { 'src/excused': 'why' });
    expect(
      breaches(check, {
        'src/a.ts': "if (id === 'sigil') f();",
        'src/rules/d20/sigil/index.ts': "const id = 'sigil';",
        'src/excused/b.ts': "const id = 'sigil';",
        'src/c.ts': '// sigil\nconst sigil = `a sigil`;',
        'src/d.ts': "const rule = 'sigil.flight.climb-angle', file = 'sigils.txt';",
      }),
    ).toEqual([
      'src/a.ts:1 names the ruleset sigil',
      'src/d.ts:1 names the ruleset sigil.flight.climb-angle',
    ]);
  });
  it('the architecture check reports a tabletop adapter without one of its two entry files', () => {
    expect(
      breaches(hostEntries, {
        'adapters/x/about.ts': '',
        'adapters/x/index.ts': 'export const adapter = 1;',
        'adapters/x/inject.ts': 'export const start = 1;',
      }),
    ).toEqual(['adapters/x/inject.ts does not export inject']);
  });
  it('the architecture check reports a map layer or a ruleset that is not listed or has no test cases', () => {
    const files = {
      'src/rules/index.ts': "import { a } from './d20/a/index.ts';",
      'src/rules/d20/a/index.ts': '',
      'src/rules/d20/b/index.ts': '',
      'src/rules/d20/map/flight/index.ts': '',
      'adapters/index.ts': "import './x/about.ts';",
      'adapters/x/about.ts': '',
      'src/overlay/layers/index.ts': '',
      'src/overlay/layers/l.ts': "import { type Layer } from './layer.ts';",
      'src/overlay/layers/findingSentences.ts': '',
      'src/overlay/panels/contents.ts': "import { p } from './P.tsx';",
      'src/overlay/panels/P.tsx':
        "import type { PanelContents } from './panel.ts'; export const p: PanelContents = q;",
    };
    expect(breaches(registered, files)).toEqual([
      'src/rules/d20/b/index.ts is not in src/rules/index.ts',
      'src/overlay/layers/l.ts is not in src/overlay/layers/index.ts',
    ]);
    expect(breaches(registered, {})).toHaveLength(4);
    expect(
      breaches(tested, {
        ...files,
        'tests/t.test.ts':
          "import '../src/rules/d20/a/index.ts'; import { layers } from '../src/overlay/layers/index.ts'; f('l');",
        'tests/p.test.ts': "import '../src/overlay/panels/P.tsx';",
      }),
    ).toEqual(['src/rules/d20/b/index.ts has no cases', 'adapters/x/about.ts has no cases']);
  });
});
