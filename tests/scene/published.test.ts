/**
 * The published schemas: their descriptions, units and words. Numbers in answers must have few
 * decimal places.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  published,
  questionJson,
  sceneDescriptions,
  sceneJson,
  walk,
  type Part,
} from '../../scripts/schema.ts';
import { questions } from '../../src/judge/ask.ts';
import { FIELDS, QUESTIONS } from '../../src/judge/descriptions.ts';
import { judgedLine } from '../../src/judge/line.ts';
import { allWords, WORD_KINDS } from '../../src/judge/knownWords.ts';
import { LINES } from '../fuzz/support/lines.ts';

const UNITS = new RegExp(
  String.raw`\b(cells?|meters|centimeters|kilograms|hours|minutes|seconds|rounds?|dice|points` +
    String.raw`|percent|hands|factor)\b|\[x, y\]|Multiplies`,
);

const fieldsOf = (schema: Part): Map<string, Part> => {
  const found = new Map<string, Part>();
  walk(schema, (path, field) => found.set(path, field));
  return found;
};
/** Whether the field contains a number that may be fractional, such as a length, weight or time. */
const measured = (field: Part): boolean =>
  field.type === 'number' || [...(field.anyOf ?? [])].some(measured);

describe('the published schemas', () => {
  const scene = fieldsOf(sceneJson());

  it(
    'the published JSON schemas describe exactly the fields that map data for the rules ' +
      'engine can have',
    () => {
      expect(Object.keys(sceneDescriptions()).sort()).toEqual([...scene.keys()].sort());
      expect(
        [...scene].flatMap(([path, { description }]) => (description === undefined ? [path] : [])),
      ).toEqual([]);
    },
  );

  it('the published JSON schemas state the unit of every length in map data for the rules engine', () => {
    const lengths = [...scene].filter(
      ([path, field]) => measured(field) || /(columns|rows|space|reach)$/.test(path),
    );
    expect(lengths.length).toBeGreaterThan(15);
    expect(
      lengths.flatMap(([path, { description = '' }]) =>
        UNITS.test(description) ? [] : [`${path}: ${description}`],
      ),
    ).toEqual([]);
  });

  it('the published JSON schemas explain each kind of rules request, with the units of its fields', () => {
    expect(Object.keys(QUESTIONS).sort()).toEqual(questions.flatMap(({ names }) => names).sort());
    const bare = questions.flatMap((question) =>
      [...fieldsOf(questionJson(question))]
        .filter(([, field]) => measured(field))
        .flatMap(([path, { description = '' }]) =>
          UNITS.test(description) ? [] : [`${question.names.join()}: ${path}: ${description}`],
        ),
    );
    expect(bare).toEqual([]);
  });

  it('the published JSON schemas describe only fields that some kind of rules request has', () => {
    const known = new Set(
      questions.flatMap((question) =>
        [...fieldsOf(questionJson(question)).keys()].flatMap((path) => [
          path,
          ...question.names.map((name) => `${name}:${path}`),
        ]),
      ),
    );
    expect(Object.keys(FIELDS).filter((path) => !known.has(path))).toEqual([]);
  });

  it('the published JSON schemas list every condition, feat, sense and other word that the rules know', () => {
    const text = Object.values(published()).join('');
    const numbered = /^(sneak-attack|damage-reduction|resist-)/;
    for (const kind of WORD_KINDS) {
      expect(allWords(kind).length, kind).toBeGreaterThan(20);
      expect(
        allWords(kind).filter((word) => !numbered.test(word) && !text.includes(`"${word}"`)),
        kind,
      ).toEqual([]);
    }
  });
});

describe('the answers to all examples', () => {
  it('the rules engine’s answers to all documented examples contain no number with more than six decimals', () => {
    const examples = readFileSync('docs/spec/examples.jsonl', 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    // Every fourth line of the rulesets' cases, which are all judged in rules/recorded.
    const some = LINES.filter((_, i) => i % 4 === 0).map((line) => JSON.stringify(line));
    const answers = [...some, ...examples].map((line, i) => judgedLine(line, i + 1).text);
    expect(answers.length).toBeGreaterThan(500);
    expect(
      answers.filter((text) => /\d\.\d{7}|\de-\d/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, '""'))),
    ).toEqual([]);
  });
});
