/** Attack: a player chooses a name that would remain in a nameless report. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { logDocument, replayed } from '../../src/encounter/document.ts';
import { eventSchema, type EncounterEvent } from '../../src/encounter/event.ts';
import { journal } from '../../src/encounter/journal.ts';
import { stateSchema } from '../../src/encounter/schema.ts';
import { answerLine } from '../../src/judge/answer.ts';
import { removeNames } from '../../src/report/removeNames.ts';
import { REPORT_FORMAT, type Report } from '../../src/report/report.ts';
import { askSchema } from '../../src/judge/ask.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import { fight, random as chances } from '../encounter/fights.ts';
import { between, chance, pick, randomOf, type Random } from '../fuzz/support/random.ts';
import { everyCase } from '../support/everyCase.ts';

const GRID = { kind: 'square' as const, columns: 12, rows: 12, metresPerCell: 1.5 };

interface Planted {
  readonly name: string;
  /** The name as the user types it in the report's comment; by default the name itself. */
  readonly typed?: string;
  /** Whether ids, fields and addresses also contain the name. */
  readonly everywhere?: boolean;
}

/** A report with the name in every field that people, hosts or pages may write. */
function reportWith({ name, typed = name, everywhere = true }: Planted): Report {
  const id = everywhere ? name : 'token1';
  const blade = everywhere ? `${name}-0` : 'blade';
  const scene: SceneDocument = {
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: GRID,
    creatures: [
      {
        id,
        name,
        at: [2, 2],
        side: 'party',
        size: 'medium',
        speed: { land: 6 },
        attacks: [{ id: blade, name: `${name}’s blade`, kind: 'melee' }],
        ...(everywhere && {
          traits: ['mobility', name],
          conditions: [name],
          skills: { [name]: { bonus: 1 } },
        }),
      },
      {
        id: 'other',
        name: `${name} 2`,
        at: [3, 2],
        side: 'foes',
        visibleTo: ['foes', name],
        ...(everywhere && { mount: id }),
      },
    ],
    turn: { round: 1, active: id, order: [id, 'other'], counts: { [id]: 12 } },
    ...(everywhere && { options: { house: name } }),
  };
  const events: EncounterEvent[] = [
    { kind: 'combat', id: `begin:${id}`, seq: 1, at: 0, on: true, order: [id, 'other'] },
    {
      kind: 'move',
      id: `moved.${id}.0`,
      seq: 2,
      at: 0,
      of: id,
      path: [
        [1, 2],
        [2, 2],
      ],
      mode: 'move',
      seen: 'host',
      cost: 1,
      budget: 6,
      diagonals: 0,
      uses: ['move'],
      ruling: {
        faults: [{ code: 'over-speed', rules: [], by: id }],
        rules: [],
        unknown: [`creatures.${id}.speed`],
        provoked: [
          {
            by: 'other',
            cause: 'movement',
            leaving: [1, 2],
            step: 0,
            rules: [],
            unknown: [`creatures.${id}.reach`],
          },
        ],
      },
    },
    {
      kind: 'allow',
      id: 'allowed',
      seq: 3,
      at: 0,
      of: `moved.${id}.0`,
      by: name,
      note: `${typed} slipped`,
    },
  ];
  const error = new Error(`${name} is no number`).stack?.split('\n')[0] ?? '';
  return {
    format: REPORT_FORMAT,
    written: '2026-01-01T00:00:00.000Z',
    said: `Why may ${typed} go there?`,
    versions: {
      quadretto: '1',
      browser: 'Browser 1',
      host: { name: 'Foundry', version: '13', system: 'D35E' },
    },
    language: 'en',
    scene,
    told: scene,
    ask: [
      { ask: 'threat', of: id },
      { ask: 'cover', from: id, to: 'other' },
    ],
    reading: {
      notices: [{ code: 'grid.kind', params: { text: name, n: 3 } }],
      gm: true,
      stale: false,
      readAt: null,
      selection: [id],
      targets: ['other'],
      provenance: {
        [id]: {
          character: name,
          kind: name,
          colour: '#ff0000',
          markers: [name],
          understood: [name],
          strange: [name],
          from: { size: { from: 'sheet', field: `system.${name}.size` } },
        },
      },
    },
    choices: { ruleset: 'srd35', mode: 'move', layers: ['threat'], muted: false },
    dock: [`${name}: size is not known`],
    lapses: [
      {
        at: '2026-01-01T00:00:00.000Z',
        what: `text "${name}": missing`,
        error:
          `${error}\n    at f ` +
          `(https://${encodeURIComponent(name)}.example/${name}.js:1:2)\n    at g ` +
          '(chrome-extension://abc/foundry.js:3:4)',
      },
    ],
    log: logDocument(
      journal(events),
      { ruleset: 'srd35', names: { [id]: name, other: `${name} 2` } },
      new Date(0),
    ),
  };
}

/**
 * Reduces a text to its letters, digits and symbols in capitals. It does not use the product's own
 * normalization.
 */
const squashed = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\p{S}]|\p{Lm}/gu, '')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ');
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [key, ...textsOf(each)])
    : [];
}
function told(report: Report, name: string): string[] {
  const texts = textsOf(removeNames(report));
  const sought = squashed(name);
  return squashed(texts.join('\n')).includes(sought)
    ? texts.filter((text) => squashed(text).includes(sought))
    : [];
}

const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'àéîõüñçşğıİŁøßŒ',
  'αβγδεζηθικλμνςσ',
  'абвгдежзийклмн',
  '李明王張漢字山田',
  'ابتثجحخدذرز',
  'אבגדהוזחט',
  'ｱｶｻＡｂＣ',
  '🐉☠⚔🜁',
  '𝔄𝔟𝓒𝒹',
].map((letters) => [...letters]);
const NOTHING = ['\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff', '\ufe0f', '\u0301', '\u3164'];
const GAPS = [' ', '  ', '\t', '\u00a0', '\u2003', ' \t ', '\u3000'];

function oddName(random: Random): string {
  const words = Array.from({ length: between(random, 1, 3) }, () => {
    const letters = pick(random, ALPHABETS);
    return Array.from({ length: between(random, 6, 10) }, () => pick(random, letters)).join('');
  });
  return `${words[0]}${words
    .slice(1)
    .map((word) => pick(random, GAPS) + word)
    .join('')}`;
}
/** The same name in another spelling. */
function rewritten(random: Random, name: string): string {
  const turned = pick(random, [
    name.toUpperCase(),
    name.toLowerCase(),
    name.normalize('NFD'),
    name.normalize('NFKC'),
    name,
  ]);
  return [...turned]
    .map((sign) =>
      /\s/u.test(sign)
        ? pick(random, GAPS)
        : sign + (chance(random, 0.2) ? pick(random, NOTHING) : ''),
    )
    .join('');
}

/**
 * Fields that hold codes of the rules: a text that looks like a code stays, if nothing in the report
 * has it as its id. '' are the entries of a record: conditions of a creature. `taken` holds
 * `event#nth`, `chosen` options, `attack` and `source` are ids only of things in the scene.
 */
const FIELDS_OF_CODES = `
  '' acrobatics action actions as ask at attack brief brings check choice chosen code condition
  conditions counts damageType decision doing earlier format gains ground hazard helps instead item
  kind loses lost mode on phase race reached readies restores result rules ruleset size skill
  slot source stopped substance subtypes tags taken thing tie topic traits type unknown what
  whole why
`
  .trim()
  .split(/\s+/)
  .map((field) => (field === "''" ? '' : field));
/** Those in which a code stays even if something has it as its id. */
const CODES_ALWAYS = 'action ask condition kind mode size topic type what'.split(' ');
/** Records keyed by codes: options, steps, conditions, feats, dice, skills, resources. */
const RECORDS_OF_CODES = [
  '',
  ...'chosen conditionEnds conditionsBy declare dice skills uses'.split(' '),
];

interface Part {
  readonly type?: string;
  readonly enum?: unknown;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part | false;
  readonly additionalProperties?: Part | boolean;
  readonly propertyNames?: Part;
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
  readonly $ref?: string;
}

/** The fields of the schemas that may hold any text, and the records that may have any key. */
function freeFields(): { readonly texts: readonly string[]; readonly records: readonly string[] } {
  const [texts, records] = [new Set<string>(), new Set<string>()];
  const isFree = (part: Part | undefined): boolean =>
    part?.type === 'string' && part.enum === undefined && part.pattern === undefined;
  const visit = (part: Part, field: string): void => {
    if (isFree(part)) texts.add(field);
    for (const form of [...(part.anyOf ?? []), ...(part.oneOf ?? [])]) visit(form, field);
    if (part.items) visit(part.items, field);
    for (const [name, each] of Object.entries(part.properties ?? {})) visit(each, name);
    if (typeof part.additionalProperties !== 'object') return;
    if (isFree(part.propertyNames)) records.add(field);
    visit(part.additionalProperties, part.additionalProperties.type === 'string' ? field : '');
  };
  for (const schema of [sceneSchema, askSchema, eventSchema, stateSchema])
    visit(
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Part,
      '',
    );
  return { texts: [...texts].sort(), records: [...records].sort() };
}

describe('a problem report from which names are removed', () => {
  it.each([
    ['a capital letter outside ASCII', 'İbrahim', 'ibrahim'],
    ['a dotless i', 'Işıl', 'IŞIL'],
    ['“SS” for a sharp s', 'Weiß', 'WEISS'],
    ['a combining accent', 'Zoë', 'Zoe\u0308'],
    ['a zero-width character', 'Aldo', 'Al\u200bdo'],
    ['a tab for a space', 'Iron Fist', 'iron\tfist'],
    ['two spaces for one', 'Iron Fist', 'Iron  Fist'],
    ['full-width letters', 'Aldo', 'Ａｌｄｏ'],
    ['mathematical letters', 'Aldo', '𝔄𝔩𝔡𝔬'],
    ['another form of sigma', 'ΟΔΥΣΣΕΥΣ', 'Οδυσσευς'],
    ['no spaces around the name', '李明', 'なぜ李明は'],
    ['a space for a hyphen', 'Jean-Luc', 'jean luc'],
  ])(
    'removing names from a problem report also removes a creature’s name that the user typed with %s',
    (_, name, typed) => {
      const report = removeNames(reportWith({ name, typed, everywhere: false }));
      expect(report.said).not.toContain(typed);
      expect(told(reportWith({ name, typed }), name)).toEqual([]);
    },
  );

  it('a problem report without names contains no token id in any field', () => {
    const [known, gone] = ['zk9rawtoken', 'zk9rawgone'];
    const { texts, records } = freeFields();
    const kept = (field: object): boolean => {
      const report = removeNames({
        ...reportWith({ name: 'Aldo', everywhere: false }),
        scene: {
          format: 'quadretto/scene@1',
          ruleset: 'srd35',
          grid: GRID,
          creatures: [{ id: known, at: [1, 1], side: 'party', size: 'medium', ...field }],
        },
      });
      return /zk9raw/i.test(JSON.stringify(report));
    };
    const keeps = (raw: string) => (field: string) =>
      kept({ then: { [field]: raw } }) || kept({ then: { [field]: [raw] } });
    expect(texts.filter(keeps(gone))).toEqual(FIELDS_OF_CODES);
    expect(texts.filter(keeps(known))).toEqual(CODES_ALWAYS);
    expect(records.filter((field) => kept({ then: { [field]: { [gone]: 1 } } }))).toEqual(
      RECORDS_OF_CODES,
    );
    const timed = Object.fromEntries(['turn', 'end', 'held'].map((at) => [`${at}:${gone}`, []]));
    expect(kept({ then: { timed } })).toBe(false);
  });
  it('a problem report without names does not say which user accepted the result of a trip attack', () => {
    const outcome = {
      kind: 'outcome',
      id: 'p1',
      seq: 4,
      at: 0,
      of: 'token1',
      topic: 'trip',
      result: 'success',
      rolls: [],
      changes: [{ what: 'evade', of: 'token1', foe: 'zk9rawgone' }],
      rules: [],
      by: 'zk9rawuser',
    } satisfies EncounterEvent;
    const log = logDocument(journal([outcome]), { ruleset: 'srd35', names: {} }, new Date(0));
    const report = removeNames({ ...reportWith({ name: 'Aldo', everywhere: false }), log });
    expect(JSON.stringify(report)).not.toContain('zk9raw');
    expect(report.log?.events[0]).toMatchObject({ topic: 'trip', changes: [{ what: 'evade' }] });
  });
  it('a problem report without names keeps the dice rolls and choices of a trip attack', () => {
    const ask = {
      ask: 'steps',
      of: 'token1',
      topic: 'trip',
      target: 'other',
      dice: { attacker: { die: 13 }, defender: { total: 9 } },
      chosen: { touch: 'hit', foe: 'other' },
    };
    const [unnamed] = removeNames({
      ...reportWith({ name: 'Aldo', everywhere: false }),
      ask: [ask],
    }).ask as unknown[];
    expect(unnamed).toMatchObject({
      topic: 'trip',
      dice: ask.dice,
      chosen: { touch: 'hit', foe: expect.stringMatching(/^id\d+$/) as string },
    });
  });
  it('a problem report without names keeps words of the user that only resemble a creature’s name', () => {
    const report = removeNames(
      reportWith({ name: 'Ogre', typed: 'Ogre 2, the Ogress or an Ögre', everywhere: false }),
    );
    expect(report.said).toMatch(/^Why may id\d, the Ogress or an id\d go there\?$/);
  });

  it('none of 1,000 unusual creature names stays in any field of a problem report without names', () => {
    const random = randomOf(15);
    const kept = Array.from({ length: 1000 }, () => {
      const name = oddName(random);
      return { name, found: told(reportWith({ name, typed: rewritten(random, name) }), name) };
    }).filter(({ found }) => found.length > 0);
    expect(kept).toEqual([]);
  });

  it('a problem report without names contains no user id, marker, field name, character id or page address', () => {
    const text = JSON.stringify(
      removeNames(reportWith({ name: 'MarkerOfSomebody', everywhere: true })),
    );
    expect(text).not.toMatch(
      /MarkerOf|system\.|"field"|https?:|chrome-extension|"character"|"colour"|#ff0000/,
    );
    expect(text).toContain('foundry.js:3:4');
  });

  it('the rules engine’s answers about the map in a problem report are the same after names are removed', () => {
    const report = reportWith({ name: 'creatures.a.b', everywhere: false });
    const answers = [report, removeNames(report)].map((each) =>
      answerLine(JSON.parse(JSON.stringify(each))),
    );
    expect(answers[0]).toHaveProperty('answer');
    const bare = (answer: unknown): string =>
      JSON.stringify(answer).replaceAll(/id\d|token1|creatures\.a\.b’s blade/g, '');
    expect(bare(answers[1])).toBe(bare(answers[0]));
  });

  everyCase([1, 2, 3, 4, 5, 6])(
    'the log in a problem report leads to the same state of the fight after names are removed',
    (seed) => {
      const before = journal(fight(chances(seed), 40 * seed));
      const log = logDocument(
        before,
        { ruleset: 'srd35', names: { a: 'Aldo', b: 'Berta' } },
        new Date(0),
      );
      const unnamed = removeNames({ ...reportWith({ name: 'Aldo', everywhere: false }), log }).log!;
      expect(JSON.stringify(unnamed)).not.toMatch(/Aldo|Berta/);
      expect(replayed(unnamed).state).toEqual(unnamed.state);
      expect(replayed(unnamed).state.turns).toBe(before.state.turns);
    },
  );
});
