/** The schema of the scene document: valid documents, and the error for each invalid one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { published } from '../../scripts/schema.ts';
import { answerLine } from '../../src/judge/answer.ts';
import { judgedLine } from '../../src/judge/line.ts';
import { boardOf } from '../../src/scene/board.ts';
import { parseScene } from '../../src/scene/parse.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { everyCase } from '../support/everyCase.ts';

const grid = { kind: 'square', columns: 4, rows: 4, metresPerCell: 1.5 };
const base = { format: 'quadretto/scene@1', ruleset: 'srd35', grid };
const creature = { id: 'a', at: [0, 0], size: 'medium', side: 'party' };

describe('the published schemas', () => {
  everyCase(Object.entries(published()))(
    'the schema files in the documentation are equal to the schemas that the code uses',
    (file, text) => {
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );
});

/**
 * For each case: the error, the document, the path that the error must name, and a word of its
 * message.
 */
const WRONG: readonly (readonly [string, unknown, string, string])[] = [
  [
    'an unknown size',
    { ...base, creatures: [{ ...creature, size: 'hugee' }] },
    'creatures[0].size',
    '"hugee"',
  ],
  ['a missing document', null, '', 'object'],
  ['a list instead of a document', [], '', 'object'],
  ['another format', { ...base, format: 'quadretto/scene@9' }, 'format', 'quadretto/scene@1'],
  [
    'a board that is too large',
    { ...base, grid: { ...grid, columns: 1e9 } },
    'grid.columns',
    '1000',
  ],
  ['half a column', { ...base, grid: { ...grid, columns: 2.5 } }, 'grid.columns', 'int'],
  [
    'a position that is no number',
    { ...base, creatures: [{ ...creature, at: [Number.NaN, 0] }] },
    'creatures[0].at[0]',
    'NaN',
  ],
  [
    'a position of three numbers',
    { ...base, creatures: [{ ...creature, at: [0, 0, 0] }] },
    'creatures[0].at',
    'at most',
  ],
  [
    'a space of 0',
    { ...base, creatures: [{ ...creature, space: 0 }] },
    'creatures[0].space',
    'at least 1',
  ],
  ['a wall without an end', { ...base, walls: [{ from: [0, 0] }] }, 'walls[0].to', 'nothing'],
  [
    'a wall that blocks an unknown thing',
    { ...base, walls: [{ from: [0, 0], to: [1, 0], blocks: ['love'] }] },
    'walls[0].blocks[0]',
    '"love"',
  ],
  [
    'an unknown house rule choice',
    { ...base, options: { text: 'klingon' } },
    'options.text',
    '"klingon"',
  ],
  [
    'two creatures with the same id',
    { ...base, creatures: [creature, creature] },
    'creatures[1].id',
    'creatures[0]',
  ],
  [
    'a rider of itself',
    { ...base, creatures: [{ ...creature, mount: 'a' }] },
    'creatures[0].mount',
    'itself',
  ],
  [
    'conditions as a text',
    { ...base, creatures: [{ ...creature, conditions: 'prone' }] },
    'creatures[0].conditions',
    'array',
  ],
];

describe('an invalid scene document', () => {
  everyCase(WRONG)(
    'invalid map data for the rules engine give one error with the path of the invalid field',
    (_what, scene, path, word) => {
      const result = parseScene(scene);
      expect(result.ok).toBe(false);
      if (result.ok) return;
      expect(result.error.path).toBe(path);
      expect(result.error.message).toContain(word);
    },
  );

  it(
    'an unknown field of map data for the rules engine is ignored, and the result names the ' +
      'field once',
    () => {
      const result = parseScene({
        ...base,
        mood: 'dark',
        creatures: [
          { ...creature, hair: 1 },
          { ...creature, id: 'b', hair: 2 },
        ],
      });
      expect(result).toMatchObject({ ok: true, ignored: ['mood', 'creatures[].hair'] });
      expect(JSON.stringify(result.ok && result.scene)).not.toContain('hair');
    },
  );

  it('deeply nested, cyclic or overlong options of map data for the rules engine are ignored', () => {
    const deep: unknown = Array.from({ length: 5000 }).reduce((inside) => ({ a: inside }), 1);
    const tangled: Record<string, unknown> = {};
    tangled['self'] = tangled;
    const result = parseScene({
      ...base,
      options: {
        coverLine: 'any-line',
        later: 3,
        deep,
        tangled,
        none: NaN,
        long: 'x'.repeat(1001),
      },
    });
    expect(result).toMatchObject({
      ok: true,
      ignored: ['options.deep', 'options.tangled', 'options.none', 'options.long'],
    });
    expect(result.ok && result.scene.options).toEqual({ coverLine: 'any-line', later: 3 });
  });

  it('a value that JSON cannot represent in map data for the rules engine is reported with the value’s path', () => {
    const tangled: unknown[] = [];
    tangled.push(tangled);
    expect(parseScene({ ...base, walls: { tangled } })).toMatchObject({
      ok: false,
      error: { path: 'walls', message: 'expected array, got object' },
    });
    expect(parseScene({ ...base, walls: 10n })).toMatchObject({
      ok: false,
      error: { path: 'walls', message: 'expected array, got bigint' },
    });
  });

  it(
    'a skill named `__proto__` in map data for the rules engine does not change any ' +
      'JavaScript prototype',
    () => {
      const skills = JSON.parse('{"__proto__":{"bonus":5},"climb":{"bonus":1}}') as object;
      const scene = { ...base, creatures: [{ ...creature, skills }] } as SceneDocument;
      const [made] = boardOf(scene).creatures;
      expect(made?.skills).toEqual({ climb: { bonus: 1 } });
      expect(Object.getPrototypeOf(made?.skills)).toBe(Object.prototype);
    },
  );
  it(
    'names such as `__proto__` and `constructor` in map data for the rules engine do not ' +
      'change any JavaScript prototype',
    () => {
      const scene = JSON.parse(
        `{"format":"quadretto/scene@1","ruleset":"srd35","grid":${JSON.stringify(grid)},` +
          '"__proto__":{"creatures":[1]},"creatures":[{"id":"constructor","at":[0,0],' +
          '"conditions":["toString"],"traits":["__proto__","hasOwnProperty"]}]}',
      ) as unknown;
      expect(answerLine({ scene, ask: { ask: 'threat', of: 'constructor' } })).toMatchObject({
        error: {
          path: 'creatures[0].conditions[0]',
          message: expect.stringContaining('"toString"') as string,
        },
      });
      expect(answerLine({ scene, ask: { ask: 'threat', of: 'constructor' } }, true)).toMatchObject({
        answer: { unknown: ['creatures.constructor.attacks', 'creatures.constructor.size'] },
      });
      expect(({} as { creatures?: unknown }).creatures).toBeUndefined();
    },
  );
});

describe('an invalid rules request', () => {
  const ask = (question: unknown) =>
    answerLine({ scene: { ...base, creatures: [creature] }, ask: question });
  everyCase([
    ['an unknown creature', { ask: 'threat', of: 'zed' }, 'ask.of', 'zed'],
    ['an unknown question', { ask: 'sing' }, 'ask.ask', ''],
    [
      'a question about a round in phases',
      { ask: 'timeline', declared: [] },
      'ask.ask',
      'does not answer the question "timeline"',
    ],
    [
      'a path that starts elsewhere',
      {
        ask: 'move',
        of: 'a',
        path: [
          [3, 3],
          [2, 2],
        ],
      },
      'ask.path[0]',
      '[0, 0]',
    ],
    ['an unknown movement mode', { ask: 'reachable', of: 'a', mode: 'fly' }, 'ask.mode', '"fly"'],
    ['no question', undefined, 'ask', ''],
  ])(
    'an invalid rules request gets an error message with the path of the invalid field',
    (_what, question, path, word) => {
      const reply = ask(question);
      expect(reply).toHaveProperty('error.path', path);
      expect((reply as { error: { message: string } }).error.message).toContain(word);
    },
  );

  it('two rules requests in one line get two answers, and an error names the invalid request', () => {
    expect(
      ask([
        { ask: 'threat', of: 'a' },
        { ask: 'threat', of: 'b' },
      ]),
    ).toHaveProperty('error.path', 'ask[1].of');
    expect(
      ask([
        { ask: 'threat', of: 'a' },
        { ask: 'flanking', target: 'a' },
      ]),
    ).toHaveProperty('answer.length', 2);
  });

  it('an unknown ruleset in map data for the rules engine gives an error at the field “ruleset”', () => {
    expect(
      answerLine({ scene: { ...base, ruleset: 'gurps' }, ask: { ask: 'threat', of: 'a' } }),
    ).toHaveProperty('error.path', 'ruleset');
  });
});

it(
  'the command-line tool `judge` answers a request without its id if the id is JSON nested ' +
    '20,000 levels deep',
  () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const line = (scene: object): string =>
      `{"id":${deep},"scene":${JSON.stringify(scene)},"ask":{"ask":"threat","of":"a"}}`;
    expect(
      Object.keys(
        JSON.parse(judgedLine(line({ ...base, creatures: [creature] }), 1).text) as object,
      ),
    ).toEqual(['answer']);
    expect(judgedLine(`{"id":1,"scene":${deep},"ask":{}}`, 1)).toMatchObject({
      bad: true,
      text: expect.stringContaining('expected object, got array') as string,
    });
  },
);
