/**
 * Writes the JSON Schemas of the scene document and of the questions, from their zod schemas, with
 * descriptions and the lists of words that the rules know. To run it: `npx tsx scripts/schema.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { questions } from '../src/judge/ask.ts';
import { FIELDS, QUESTIONS, SCENE } from '../src/judge/descriptions.ts';
import {
  allWords,
  rulesetsKnowing,
  NUMBERED_TRAITS,
  type WordKind,
} from '../src/judge/knownWords.ts';
import { HOUSE_RULES, PHASE_RULES } from '../src/rules/houseRules.ts';
import { rulesets } from '../src/rules/index.ts';
import { TAGS } from '../src/rules/tags.ts';
import { sceneSchema } from '../src/scene/schema.ts';

/** The part of a JSON Schema that this script reads. */
export interface Part {
  [keyword: string]: unknown;
  type?: string;
  description?: string;
  properties?: Record<string, Part>;
  items?: Part;
  anyOf?: Part[];
  oneOf?: Part[];
  additionalProperties?: Part | boolean;
}

/** Calls `visit` on each field with its path. In a path, `[]` means an entry of a list. */
export function walk(part: Part, visit: (path: string, field: Part) => void, path = ''): void {
  for (const [key, field] of Object.entries(part.properties ?? {})) {
    const at = path === '' ? key : `${path}.${key}`;
    visit(at, field);
    walk(field, visit, at);
  }
  if (part.items !== undefined) walk(part.items, visit, `${path}[]`);
  for (const form of [...(part.anyOf ?? []), ...(part.oneOf ?? [])]) walk(form, visit, path);
}

const asJson = (schema: z.ZodType): Part =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part;

/** Schema parts that list the known words; fields refer to these parts. */
const DEFINED: Readonly<Record<WordKind, Part>> = {
  condition: { enum: allWords('condition') },
  trait: {
    anyOf: [
      { enum: allWords('trait').filter((word) => rulesetsKnowing('trait', word).length > 0) },
      { type: 'string', pattern: `^(${NUMBERED_TRAITS.join('|')})-\\d+(\\.\\d+)?$` },
    ],
  },
  tag: { anyOf: Object.entries(TAGS).map(([tag, description]) => ({ const: tag, description })) },
  action: { enum: allWords('action') },
  ground: { enum: allWords('ground') },
};

/** Kind of word by path, for the fields that hold a word or a list of words. */
const WORDS: Readonly<Record<string, WordKind>> = {
  'cells[].ground': 'ground',
  'creatures[].conditions': 'condition',
  'creatures[].traits': 'trait',
  'creatures[].attacks[].tags': 'tag',
  'turn.spent.actions': 'action',
  action: 'action',
  readies: 'action',
  whole: 'action',
  instead: 'action',
  'do[].action': 'action',
  'do[].readies': 'action',
  'do[].whole': 'action',
  'event.action': 'action',
  'opportunities[].action': 'action',
  'opportunities[].brings': 'condition',
  'afflict:with': 'condition',
  'recover:from': 'condition',
  condition: 'condition',
};

const used = new Set<WordKind>();

/**
 * Makes a field refer to its kind of words. A field that already has its own list keeps that list.
 */
function refer(field: Part, kind: WordKind): void {
  const part = field.items ?? field;
  if ('enum' in part || part.type !== 'string') return;
  used.add(kind);
  delete part.type;
  delete part['minLength'];
  delete part['maxLength'];
  part['$ref'] = `#/$defs/${kind}`;
}

function laid(
  schema: Part,
  names: readonly string[],
  described: Readonly<Record<string, string>>,
): Part {
  walk(schema, (path, field) => {
    const keys = [...names.map((name) => `${name}:${path}`), path];
    const description = keys.map((key) => described[key]).find((text) => text !== undefined);
    if (description !== undefined) field.description = description;
    const kind = keys.map((key) => WORDS[key]).find((each) => each !== undefined);
    if (kind !== undefined) refer(field, kind);
  });
  return schema;
}

const defined = (): { $defs: Part } => ({
  $defs: Object.fromEntries([...used].sort().map((kind) => [kind, DEFINED[kind]])),
});
const text = (title: string, schema: Part): string =>
  `${JSON.stringify({ title, ...schema, ...defined() }, null, 2)}\n`;

const ENGLISH = JSON.parse(readFileSync('src/text/en.json', 'utf8')) as Readonly<
  Record<string, string>
>;

/** Descriptions of the house rules: the question of the options page, and the rulesets that ask it. */
function houseRules(): Record<string, string> {
  const descriptions: Record<string, string> = {};
  for (const name of Object.keys({ ...HOUSE_RULES, ...PHASE_RULES })) {
    const readers = rulesets.filter((rules) => name in rules.houseRules);
    const usual = readers.map(
      ({ defaults, houseRules: own }) =>
        (defaults as Readonly<Record<string, unknown>>)[name] ?? own[name]?.[0],
    );
    descriptions[`options.${name}`] =
      `${ENGLISH[`reading.${name}`]}. ${ENGLISH[`reading.${name}.note`]} ` +
      `Read by ${readers.map(({ id }) => id).join(', ')}; absent: ${[...new Set(usual)].join(' or ')}.`;
  }
  return descriptions;
}

/** Descriptions of the scene document's fields by path. */
export const sceneDescriptions = (): Record<string, string> => ({ ...SCENE, ...houseRules() });

/** The schema of the scene document, with its descriptions. */
export const sceneJson = (): Part => laid(asJson(sceneSchema), [], sceneDescriptions());

/** The schema of one question, with its descriptions. */
export function questionJson({ names, schema }: (typeof questions)[number]): Part {
  const { $schema: _, ...part } = laid(asJson(schema), names, FIELDS);
  const said = names.map((name) => QUESTIONS[name]).filter((each) => each !== undefined);
  return { ...(said.length > 0 && { description: said.join(' ') }), ...part };
}

/** The published schemas, with their file names in docs/. */
export function published(): Record<string, string> {
  used.clear();
  const scene = text('quadretto/scene@1', sceneJson());
  used.clear();
  const forms = questions.map(questionJson);
  return {
    'docs/scene.schema.json': scene,
    'docs/ask.schema.json': text('A question for the judge command', {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      oneOf: forms,
    }),
  };
}

if (process.argv[1]?.endsWith('schema.ts'))
  for (const [file, content] of Object.entries(published())) writeFileSync(file, content);
