/**
 * The guides of docs/extending work. Each guide is applied to a copy of the tree, and the result
 * must answer as the guide says.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Creature } from '../../src/board/creature.ts';
import { entriesOf } from '../../scripts/hostEntries.ts';
import { passTime, until } from '../support/clock.ts';
import { editsIn, editsOf, extended, ROOT } from './copy.ts';
import { EVENT_FIELD, GUIDES, SHEET_FACT } from './examples.ts';

const { copy, touched } = extended(GUIDES, 'extending', EVENT_FIELD + SHEET_FACT);

/** Imports a module of the copy, with the types of the original. */
const taken = async <T>(path: string): Promise<T> =>
  (await import(/* @vite-ignore */ join(copy, path))) as T;

beforeAll(async () => {
  await taken('src/text/pages.ts');
});
afterEach(() => vi.unstubAllGlobals());

const SCENE = {
  format: 'quadretto/scene@1',
  grid: { kind: 'square', columns: 8, rows: 8 },
  cells: [{ at: [1, 0], terrain: 'difficult' }],
  creatures: [
    {
      id: 'a',
      name: 'Ada',
      side: 'party',
      at: [0, 0],
      size: 'medium',
      speed: { land: 6 },
      hp: { current: 4, max: 9 },
    },
    {
      id: 'b',
      name: 'Bruno',
      side: 'party',
      at: [4, 4],
      size: 'medium',
      hp: { current: 5, max: 9 },
    },
    { id: 'c', name: 'Carla', side: 'party', at: [6, 6], size: 'medium' },
  ],
} as const;

/** Files that stay unchanged and must accept one more language. */
const BESIDE = [
  'entrypoints/practice/session.ts',
  'entrypoints/practice/Card.tsx',
  'src/overlay/panels/DockFooter.tsx',
];

/** The files that each guide may change: one file or folder of its own, and one list. */
describe('an extension made after its guide', () => {
  it.each([
    [
      'a layer of map marks',
      'layer',
      'src/overlay/layers/wounded.tsx',
      'src/overlay/layers/index.ts',
    ],
    [
      'a reader of character sheets',
      'sheet',
      'adapters/foundry/sheets/tinyd20.ts',
      'adapters/foundry/sheets/index.ts',
    ],
    ['an adapter of a virtual tabletop', 'host', 'adapters/gridlet/', 'adapters/index.ts'],
  ])(
    'if a developer follows the guide, %s needs only its own files and one entry in an existing list',
    (_what, guide, own, list) => {
      const edits = editsIn(guide);
      const created = edits.filter(({ text }) => text !== undefined);
      expect(created.filter(({ path }) => !path.startsWith(own))).toEqual([]);
      if (!own.endsWith('/')) expect(created).toHaveLength(1);
      const changed = edits.filter(({ hunks }) => hunks !== undefined);
      expect(changed.map(({ path }) => path)).toEqual([list]);
      // A change to the list adds an import and an entry. The entry is a line of its own, or a word
      // in the list's line.
      const lines = (text: string): readonly string[] => text.split('\n');
      const entries = (changed[0]?.hunks ?? []).filter(({ now }) => !now.includes('import '));
      expect(entries).toHaveLength(1);
      for (const { old, now } of entries)
        expect(lines(now).filter((line) => !lines(old).includes(line))).toHaveLength(1);
    },
  );
});

describe('the source tree with the examples of all guides', () => {
  it(
    'the source code with all examples of the developer guides added passes the type check',
    { timeout: 240_000 },
    () => {
      const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
        ts.sys.readFile(path),
      ) as { config: { compilerOptions: object } };
      const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
      const built = entriesOf('gridlet').map(({ name, text }) => {
        const file = join(copy, '.wxt/hosts', `${name}.ts`);
        mkdirSync(join(copy, '.wxt/hosts'), { recursive: true });
        writeFileSync(file, text);
        return file;
      });
      const files = [...touched, ...BESIDE]
        .filter((path) => !path.endsWith('.json'))
        .map((path) => join(copy, path))
        .concat(built);
      const program = ts.createProgram([...files, join(ROOT, '.wxt/wxt.d.ts')], options);
      const found = files.flatMap((file) => {
        const source = program.getSourceFile(file);
        return source === undefined
          ? [`${file} is not there`]
          : [
              ...program.getSyntacticDiagnostics(source),
              ...program.getSemanticDiagnostics(source),
            ].map((d) => `${file}: ${ts.flattenDiagnosticMessageText(d.messageText, '\n')}`);
      });
      expect(found).toEqual([]);
    },
  );

  it('a code change in a developer guide is an error if it names no existing line to replace', () => {
    expect(() => editsOf('```diff a.ts\n+only new\n```\n')).toThrow('a change of nothing');
  });
});

describe('the example ruleset', () => {
  it(
    'the developer guide’s example ruleset changes the cost of difficult ground, and no other ' +
      'cost',
    async () => {
      const { answerLine } =
        await taken<typeof import('../../src/judge/answer.ts')>('src/judge/answer.ts');
      const asked = (ruleset: string, path: readonly (readonly number[])[]): unknown => {
        const reply = answerLine({
          scene: { ...SCENE, ruleset },
          ask: { ask: 'move', of: 'a', path },
        });
        return 'answer' in reply ? reply.answer : reply.error;
      };
      expect(
        asked('mud', [
          [0, 0],
          [1, 0],
        ]),
      ).toMatchObject({
        cost: 3,
        rules: expect.arrayContaining(['mud.terrain.difficult']) as string[],
      });
      expect(
        asked('srd35', [
          [0, 0],
          [1, 0],
        ]),
      ).toMatchObject({ cost: 2 });
      expect(
        asked('mud', [
          [0, 0],
          [0, 1],
          [1, 2],
        ]),
      ).toEqual(
        asked('srd35', [
          [0, 0],
          [0, 1],
          [1, 2],
        ]),
      );
    },
  );

  it('the developer guide’s example ruleset allows the same actions in a turn as its parent, D&D 3.5', async () => {
    const { answerLine } =
      await taken<typeof import('../../src/judge/answer.ts')>('src/judge/answer.ts');
    const asked = (ruleset: string): unknown =>
      answerLine({ scene: { ...SCENE, ruleset }, ask: { ask: 'actions', of: 'a' } });
    expect(asked('mud')).toHaveProperty('answer.actions');
    expect(asked('mud')).toEqual(asked('srd35'));
  });

  it(
    'the developer guide’s example ruleset needs one folder and one entry in the list of ' +
      'rulesets',
    () => {
      const edits = editsOf(readFileSync(join(ROOT, 'docs/extending/ruleset.md'), 'utf8'));
      const outside = edits.filter(({ path }) => !path.startsWith('src/rules/d20/mud/'));
      expect(outside.map(({ path }) => path)).toEqual(['src/rules/index.ts']);
      const added = outside.flatMap(({ hunks = [] }) =>
        hunks.flatMap(({ old, now }) =>
          now.split('\n').filter((line) => !old.split('\n').includes(line)),
        ),
      );
      expect(added).toEqual([
        "import { mud } from './d20/mud/index.ts';",
        'export const rulesets: readonly Ruleset[] = [srd35, sigil, mud, d20modern, pf1, arelia, srd52, srd51];',
      ]);
    },
  );

  it('the developer guide’s example ruleset is among the rulesets that the user can choose', async () => {
    const { rulesetChoices } =
      await taken<typeof import('../../src/state/choices.ts')>('src/state/choices.ts');
    expect(rulesetChoices().map(({ id, name }) => [id, name])).toContainEqual(['mud', 'Mud']);
  });
});

describe('the example condition', () => {
  const guide = readFileSync(join(ROOT, 'docs/extending/condition.md'), 'utf8');
  const mired = {
    ...SCENE,
    ruleset: 'srd35',
    cells: [],
    creatures: SCENE.creatures.map((c) => (c.id === 'a' ? { ...c, conditions: ['mired'] } : c)),
  };

  it('a new condition needs one row in the table of conditions, one rule entry and one citation', () => {
    expect(editsIn('condition').map(({ path }) => path)).toEqual([
      'src/rules/d20/conditionRows.ts',
      'src/rules/d20/srd35/citations.ts',
    ]);
    const line = /^```json\n(\{.*\})\n```$/m.exec(guide)?.[1] ?? '{}';
    const example = readFileSync(join(ROOT, 'docs/spec/ledger/srd35.jsonl'), 'utf8').split('\n')[0];
    const fields = (json: string): string[] => Object.keys(JSON.parse(json) as object);
    expect(fields(line)).toEqual(fields(example ?? '{}'));
    expect(JSON.parse(line)).toHaveProperty('id', 'srd35.condition.mired');
  });

  it('the developer guide’s example condition halves the speed, lowers attack rolls and cites a rule', async () => {
    const { answerLine } =
      await taken<typeof import('../../src/judge/answer.ts')>('src/judge/answer.ts');
    const asked = (ask: object): unknown => answerLine({ scene: mired, ask });
    const path = [0, 1, 2, 3, 4].map((y) => [0, y]);
    expect(asked({ ask: 'move', of: 'a', mode: 'move', path })).toMatchObject({
      answer: { legal: false, budget: 3 },
    });
    expect(asked({ ask: 'state', of: 'a' })).toMatchObject({
      answer: {
        total: { 'attack-melee': -2 },
        rules: expect.arrayContaining(['srd35.condition.mired']) as string[],
      },
    });
    expect(asked({ ask: 'recover', of: 'a', from: 'mired', hours: 1 })).toMatchObject({
      answer: { leaves: [] },
    });
  });

  it('the developer guide’s example condition is known to every d20 ruleset', async () => {
    const { rulesetsKnowing } =
      await taken<typeof import('../../src/judge/knownWords.ts')>('src/judge/knownWords.ts');
    expect(rulesetsKnowing('condition', 'mired').sort()).toEqual([
      'd20modern',
      'mud',
      'pf1',
      'sigil',
      'srd35',
    ]);
    const { rulesetOf } =
      await taken<typeof import('../../src/rules/index.ts')>('src/rules/index.ts');
    expect(Object.keys(rulesetOf('srd35')?.conditions ?? {})).toContain('mired');
  });

  it('the developer guide’s example condition is recognized by its English and Italian names', async () => {
    const { conditionOf, namesOfCondition } = await taken<
      typeof import('../../adapters/words/conditionNames.ts')
    >('adapters/words/conditionNames.ts');
    expect(
      ['mired', 'Mired (3 rounds)', 'Stuck in mud', 'stuckInMud', 'Infangata'].map((name) =>
        conditionOf(name),
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'mired'));
    expect(namesOfCondition('mired')).toEqual(['mired', 'stuckinmud']);
  });

  it('the developer guide’s example condition is shown in English and Italian, with its attack modifier', async () => {
    const { locale, say, term } =
      await taken<typeof import('../../src/text/index.ts')>('src/text/index.ts');
    const { modifierMessage } =
      await taken<typeof import('../../src/text/attack.ts')>('src/text/attack.ts');
    const sentence = (): string => {
      const message = modifierMessage('mired-attacker', 'attacker');
      const params = { attacker: 'Ada', condition: term('mired'), value: '−2' };
      return say(message, params as Parameters<typeof say>[1]);
    };
    locale.value = 'it';
    expect([term('mired'), sentence()]).toEqual([
      'infangato',
      'Ada (infangato): −2 al tiro per colpire.',
    ]);
    locale.value = 'en';
    expect([term('mired'), sentence()]).toEqual(['mired', 'Ada (mired): −2 to hit.']);
  });
});

describe('the example house rule', () => {
  it('the developer guide’s example house rule needs changes in three files and in one ruleset', () => {
    expect(editsIn('house-rule').map(({ path }) => path)).toEqual([
      'src/rules/houseRules.ts',
      'src/text/en.json',
      'src/text/it.json',
      'src/rules/d20/mud/index.ts',
    ]);
  });

  it('the developer guide’s example house rule changes the cost of a move and rejects unknown choices', async () => {
    const { answerLine } =
      await taken<typeof import('../../src/judge/answer.ts')>('src/judge/answer.ts');
    const cost = (mudDepth?: string): unknown =>
      answerLine({
        scene: { ...SCENE, ruleset: 'mud', options: { mudDepth } },
        ask: {
          ask: 'move',
          of: 'a',
          path: [
            [0, 0],
            [1, 0],
          ],
        },
      });
    expect(cost('ankles')).toMatchObject({ answer: { cost: 3 } });
    expect(cost('knees')).toMatchObject({ answer: { cost: 4 } });
    expect(JSON.stringify(cost('hips'))).toContain('options.mudDepth');
    const { rulesetOf } =
      await taken<typeof import('../../src/rules/index.ts')>('src/rules/index.ts');
    expect(rulesetOf('mud')?.houseRules['mudDepth']).toEqual(['ankles', 'knees']);
    const { locale, say } =
      await taken<typeof import('../../src/text/index.ts')>('src/text/index.ts');
    locale.value = 'it';
    expect(say('reading.mudDepth.knees')).toBe('Alle ginocchia');
    locale.value = 'en';
    expect(say('reading.mudDepth.knees')).toBe('Knees');
  });
});

describe('a new field of an event', () => {
  it(
    'a new field of a combat event needs one edit to appear in both the stored format and the ' +
      'types',
    async () => {
      expect(editsOf(EVENT_FIELD).filter(({ hunks }) => hunks !== undefined)).toHaveLength(1);
      const { eventSchema } =
        await taken<typeof import('../../src/encounter/event.ts')>('src/encounter/event.ts');
      const { waiting } = await taken<{ waiting: (of: string) => object }>(
        'src/encounter/waitsUntil.ts',
      );
      const event = { id: 'e', seq: 1, at: 0, ...waiting('ada') };
      expect(eventSchema.parse(event)).toEqual(event);
      expect(eventSchema.safeParse({ ...event, until: 5 }).success).toBe(false);
    },
  );
});

describe('a new sheet fact', () => {
  it(
    'a new fact of character sheets needs an edit of only one file before sheets can give it and ' +
      'rules can read it',
    async () => {
      expect(editsOf(SHEET_FACT).filter(({ hunks }) => hunks !== undefined)).toHaveLength(1);
      const { parseScene } =
        await taken<typeof import('../../src/scene/parse.ts')>('src/scene/parse.ts');
      const { boardOf } =
        await taken<typeof import('../../src/scene/board.ts')>('src/scene/board.ts');
      const { gritOnSheet } = await taken<{ gritOnSheet: (points: number) => object }>(
        'adapters/common/gritOnSheet.ts',
      );
      const { gritOf } = await taken<{ gritOf: (c: Creature) => number }>(
        'src/rules/d20/map/grit.ts',
      );
      const [ada] = SCENE.creatures;
      const parsed = parseScene({
        ...SCENE,
        ruleset: 'srd35',
        creatures: [{ ...ada, ...gritOnSheet(3) }],
      });
      expect(parsed).toMatchObject({ ok: true, scene: { creatures: [{ grit: 3 }] } });
      if (!parsed.ok) return;
      expect(boardOf(parsed.scene).creatures.map(gritOf)).toEqual([3]);
    },
  );

  it('an invalid value of a new fact of character sheets is an error that names the fact', async () => {
    const { parseScene } =
      await taken<typeof import('../../src/scene/parse.ts')>('src/scene/parse.ts');
    for (const grit of ['much', 0.5, 1e6, null]) {
      const creatures = [{ ...SCENE.creatures[0], grit }];
      const found = JSON.stringify(parseScene({ ...SCENE, ruleset: 'srd35', creatures }));
      expect.soft(found, String(grit)).toContain('creatures[0].grit');
    }
  });
});

describe('the example sheet', () => {
  it(
    'the developer guide’s example sheet reader treats a missing or malformed size or speed as ' +
      'unknown',
    async () => {
      const { readerOf } = await taken<typeof import('../../adapters/foundry/sheets/index.ts')>(
        'adapters/foundry/sheets/index.ts',
      );
      type RawSheet = Parameters<ReturnType<typeof readerOf>['read']>[0];
      const raw = (body: object): RawSheet =>
        ({
          of: 't',
          type: 'hero',
          character: null,
          kind: null,
          open: true,
          system: { body },
          items: [
            { id: 'w', name: 'Pike', type: 'weapon', system: { long: true, held: true } },
            { id: 'x', name: 'Rope', type: 'gear', system: {} },
          ],
          unread: [],
        }) as unknown as RawSheet;
      expect(readerOf('tinyd20').read(raw({ size: 'lg', walk: 40 }), [])).toMatchObject({
        size: 'large',
        speed: { land: 8 },
        attacks: [{ id: 'w', name: 'Pike', kind: 'melee', reachWeapon: 'reach', ready: true }],
      });
      const empty = readerOf('tinyd20').read(raw({ size: 7, walk: 'far' }), []);
      expect([empty.size, empty.speed]).toEqual([undefined, undefined]);
      const { unread } = readerOf('tinyd20');
      expect([unread(raw({})), unread({ ...raw({}), system: {} })]).toEqual([[], ['sheets']]);
    },
  );
});

describe('the example layer', () => {
  it(
    'the developer guide’s example map layer marks wounded creatures until the user switches the ' +
      'layer off',
    async () => {
      const { createStore } =
        await taken<typeof import('../../src/state/store.ts')>('src/state/store.ts');
      const { marksOf } =
        await taken<typeof import('../../src/overlay/marks.ts')>('src/overlay/marks.ts');
      const { sceneSchema } =
        await taken<typeof import('../../src/scene/schema.ts')>('src/scene/schema.ts');
      const { locale, addCreatures, say } =
        await taken<typeof import('../../src/text/index.ts')>('src/text/index.ts');
      const store = createStore({ ruleset: 'srd35' });
      store.scene.value = sceneSchema.parse({ ...SCENE, ruleset: 'srd35' });
      const { shapes } = marksOf(store);
      const wounded = () => shapes.value.filter(({ key }) => key.startsWith('wounded:'));
      expect(wounded().map(({ key }) => key)).toEqual(['wounded:a']);
      addCreatures([...SCENE.creatures]);
      const why = wounded()[0]?.why;
      locale.value = 'it';
      expect(say(why?.message ?? '', why?.params as Parameters<typeof say>[1])).toBe(
        'Ada: metà dei punti ferita, o meno.',
      );
      locale.value = 'en';
      expect(say(why?.message ?? '', why?.params as Parameters<typeof say>[1])).toBe(
        'Ada: half its hit points or fewer.',
      );
      store.switches.value = { ...store.switches.value, wounded: false };
      expect(wounded()).toEqual([]);
    },
  );

  it(
    'the developer guide’s example map layer has a switch in the main panel and a keyboard ' +
      'shortcut',
    async () => {
      const { offeredLayers } = await taken<typeof import('../../src/overlay/layers/switches.ts')>(
        'src/overlay/layers/switches.ts',
      );
      const { createStore } =
        await taken<typeof import('../../src/state/store.ts')>('src/state/store.ts');
      const { KEY_ACTIONS } = await taken<typeof import('../../src/overlay/keyActions.ts')>(
        'src/overlay/keyActions.ts',
      );
      const { locale } = await taken<typeof import('../../src/text/index.ts')>('src/text/index.ts');
      locale.value = 'it';
      const row = offeredLayers(createStore({ ruleset: 'srd35' })).find(
        ({ id }) => id === 'wounded',
      );
      const key = KEY_ACTIONS.find(({ id }) => id === 'wounded');
      expect([row?.switch.name(), key?.name(), key?.key]).toEqual([
        'Feriti',
        'Feriti',
        'alt+shift+9',
      ]);
      expect(row?.switch.hint()).toBe('Feriti: metà dei punti ferita, o meno');
      locale.value = 'en';
      expect(row?.switch.name()).toBe('Wounded');
    },
  );
});

describe('the example language', () => {
  it(
    'the user can choose the developer guide’s example language, and untranslated sentences ' +
      'appear in English',
    async () => {
      const { LANGUAGES } = await taken<typeof import('../../src/settings/settings.ts')>(
        'src/settings/settings.ts',
      );
      const { locale, LOCALE_NAMES, say, term } =
        await taken<typeof import('../../src/text/index.ts')>('src/text/index.ts');
      expect([...LANGUAGES]).toContain('de');
      expect(Object.values(LOCALE_NAMES)).toContain('Deutsch');
      locale.value = 'de' as 'en';
      expect(say('popup.on')).toBe('An diesem Tisch eingeschaltet');
      expect(say('name.hiddenList', { names: 'Ork 1, Ork 2', n: 1 })).toBe(
        'Ork 1, Ork 2 und ein weiterer',
      );
      expect(say('popup.off')).toBe('Off for this table');
      expect(term('flanking')).toBe('flanking');
      locale.value = 'en';
    },
  );
});

describe('the example virtual tabletop', () => {
  type Reading = import('../../src/state/host.ts').Reading;
  const GRIDLET = {
    version: '3',
    map: { id: 'm', columns: 10, rows: 6, pixels: 50 },
    zoom: 1,
    tokens: [{ id: 't', name: 'Ada', x: 100, y: 150 }],
  };

  it('the developer guide’s example adapter recognizes only the pages of its virtual tabletop', async () => {
    const { hosts } = await taken<typeof import('../../adapters/index.ts')>('adapters/index.ts');
    const host = hosts.find(({ id }) => id === 'gridlet');
    expect(host?.probe()).toBeNull();
    vi.stubGlobal('gridlet', GRIDLET);
    expect(host?.probe()).toEqual({ host: 'Gridlet', version: '3', system: null });
  });

  it('the developer guide’s example adapter reads map and tokens, and reports an unreadable token', async () => {
    const { begin } = await taken<typeof import('../../adapters/common/begin.ts')>(
      'adapters/common/begin.ts',
    );
    const { watch } = await taken<{ watch: Parameters<typeof begin>[2] }>(
      'adapters/gridlet/watch.ts',
    );
    const { start } = await taken<typeof import('../../adapters/foundry/index.ts')>(
      'adapters/gridlet/index.ts',
    );
    passTime();
    const table = structuredClone(GRIDLET) as { tokens: object[] };
    vi.stubGlobal('gridlet', table);
    const target = new EventTarget() as Window;
    const end = new AbortController();
    let last: Reading | null = null;
    const nothing = (): void => undefined;
    start(
      {
        reading: (now) => {
          last = now;
        },
        camera: nothing,
        selection: nothing,
        drag: nothing,
        pointer: nothing,
        targets: nothing,
        stale: nothing,
      },
      end.signal,
      target,
    );
    begin(target, 'gridlet', watch);
    await until(() =>
      expect(last).toMatchObject({
        map: 'm',
        notices: [],
        host: { name: 'Gridlet' },
        scene: {
          grid: { columns: 10, rows: 6 },
          creatures: [{ id: 't', at: [2, 3], name: 'Ada' }],
        },
      }),
    );
    table.tokens.push({ id: 'u', name: 'Bruno', x: 'here', y: 0 });
    await until(() =>
      expect(last).toMatchObject({
        notices: [{ code: 'error.reading', params: { field: 'tokens' } }],
        scene: { creatures: [{ id: 't' }] },
      }),
    );
    end.abort();
    vi.useRealTimers();
  });
});
