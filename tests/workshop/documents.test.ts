/**
 * The documents say what is true: every command, step, file and name of code that they name exists,
 * and their figures of sizes and limits are those of the code.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hosts } from '../../adapters/index.ts';
import { overlayScript, pageScript, PANELS_SCRIPT } from '../../src/access/scripts.ts';
import { SCENE_LIMITS } from '../../src/judge/sceneLimits.ts';
import { untrueIn, type Facts } from './documentClaims.ts';
import { everyCase } from '../support/everyCase.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const { scripts, devDependencies } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};
const firsts = (file: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...read(file).matchAll(pattern)].map(([, name = '']) => name));

/** This check's own files, in which wrong names stand. */
const OWN = /^tests\/workshop\/document/;
const facts: Facts = {
  // Documents also name the files that a build writes.
  files: [
    ...tracked,
    PANELS_SCRIPT,
    ...hosts.flatMap((host) => [pageScript(host), overlayScript(host)]),
  ],
  names: new Set(
    tracked
      .filter((file) => /\.(?:tsx?|mjs|json|css|html|yml)$/.test(file) && !OWN.test(file))
      .flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []),
  ),
  scripts: new Set(Object.keys(scripts)),
  steps: firsts('scripts/test.mjs', /^ {2}(\w+): (?:async )?\(/gm),
  projects: new Set([...firsts('vitest.config.ts', /\bname: '(\w+)'/g), 'fuzz', 'differential']),
  tools: new Set([...Object.keys(devDependencies), 'tsc']),
};

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md']
  .concat(tracked.filter((file) => /^docs\/.*\.md$/.test(file)))
  // The licenses are the words of others.
  .filter((file) => !/^docs\/(?:OGL|CC-BY)/.test(file));
/** These documents are about the hosts' own files and names; their commands are ours. */
const ABOUT_HOSTS = ['docs/hosts/foundry.md', 'docs/hosts/foundry-14.md', 'docs/hosts/roll20.md'];
/** Single names that are not ours, and why a document has them. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'README.md .output/firefox-mv3/manifest.json': 'a file of the build for Firefox',
  'docs/extending/family.md docs/spec/ledger/skirmish.jsonl': 'the reader of the guide writes it',
  'docs/decisions/polyfill.md sendResponse': 'a function of the browser’s own API',
};

describe('documents name only what exists', () => {
  const found = DOCUMENTS.flatMap((file) => {
    const { commands, files, names } = untrueIn(read(file), facts);
    const ours = ABOUT_HOSTS.includes(file) ? commands : [...commands, ...files, ...names];
    return ours.map((each) => `${file} ${each}`);
  });
  it('every command, step, file and code name in a document exists', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(30);
    expect(found.filter((each) => !Object.hasOwn(EXCEPTIONS, each))).toEqual([]);
  });
  it('every listed exception from the check of documents is still needed', () => {
    expect(Object.keys(EXCEPTIONS).filter((each) => !found.includes(each))).toEqual([]);
    const foreign = (file: string): number => untrueIn(read(file), facts).names.length;
    expect(ABOUT_HOSTS.filter((file) => foreign(file) === 0)).toEqual([]);
  });

  it.each<[what: string, document: string, untrue: string]>([
    ['a missing script', 'Run `npm run bnech`.', 'npm run bnech: bnech'],
    [
      'a missing script, called with --silent',
      'Run `npm run --silent juge`.',
      'npm run --silent juge: juge',
    ],
    ['a missing test step', '`npm test -- lint rules`', 'npm test -- lint rules: rules'],
    ['a missing test step in a sentence', 'The step `rules` of `npm test` fails.', 'step rules'],
    [
      'a missing and an existing test step in the same sentence',
      'The steps `lint` and `rules` of `npm test` run.',
      'step rules',
    ],
    [
      'a missing script in a code block',
      '```\nnpm run zap      # makes it\n```',
      'npm run zap: zap',
    ],
    [
      'a missing test step in a code block',
      '```sh\nnpm test -- unti\n```',
      'npm test -- unti: unti',
    ],
    [
      'a missing file in a command',
      '`npx tsx scripts/shema.ts`',
      'npx tsx scripts/shema.ts: scripts/shema.ts',
    ],
    [
      'a missing test project',
      '`npx vitest run --project units tests/drift`',
      'npx vitest run --project units tests/drift: units',
    ],
    [
      'a file pattern that matches no test',
      '`npx vitest run tests/adversary*`',
      'npx vitest run tests/adversary*: tests/adversary*',
    ],
    ['a missing tool, called with npx', '`npx eslnt src`', 'npx eslnt src: eslnt'],
    ['a missing file by the file’s name alone', 'See `movemint.ts`.', 'movemint.ts'],
    ['a missing file in a folder', 'See `refereeing/courts.ts`.', 'refereeing/courts.ts'],
    [
      'a file pattern that matches no file',
      'See `tests/<host>/CLAIM.md`.',
      'tests/<host>/CLAIM.md',
    ],
    ['a missing function', 'It calls `mayActt(j)`.', 'mayActt'],
    ['a missing type', 'An `EncounterEvnt` says it.', 'EncounterEvnt'],
    ['a missing constant', 'At most `MOST_FIGHTZ`.', 'MOST_FIGHTZ'],
    ['a missing member of a type', 'See `Store.amendedd`, `store.amendedScene`.', 'amendedScene'],
  ])('the check of documents reports that a document names %s', (_, document, untrue) => {
    const { commands, files, names } = untrueIn(document, facts);
    expect([...commands, ...files, ...names]).toEqual([untrue]);
  });
  it('the check of documents reports nothing if everything that a document names exists', () => {
    const document = [
      'Run `npm run check`, `npm test`, `npm start -- --screenshot x.png` or `npm ci`.',
      'The step `coverage` of `npm test` reads `srd35.jsonl`; see `mayAct`, `judgeMove.ts`,',
      '`tests/hosts/<host>/CLAIMS.md`, `MOST_FIGHTS`, `Store.fought` and `foundry-page.js`.',
      '```',
      'QUADRETTO_FUZZ=9 npm test -- fuzz  # as in CI',
      'npx vitest run --project unit tests/drift',
      "ask '{}' | npm run --silent judge",
      '```',
    ].join('\n');
    expect(untrueIn(document, facts)).toEqual({ commands: [], files: [], names: [] });
  });
});

/** The number of a constant in a source file: `NAME = 1_000`, `NAME: 1_000` or `name: '1'`. */
function constant(file: string, name: string): number {
  const [, digits] =
    new RegExp(String.raw`\b${name}"?(?: =|:) ['"]?(?:>=)?(\d[\d_.]*)`).exec(read(file)) ?? [];
  if (digits === undefined) throw new Error(`${file} has no number ${name}`);
  return Number(digits.replaceAll('_', ''));
}
const n = (figure: number): string => figure.toLocaleString('en-US');
const storage = (name: string): string =>
  n(constant('src/encounter/storageLimits.ts', name) / 1_000_000);
const longest = constant('src/encounter/judgeMove.ts', 'LONGEST_MOVEMENT');

/** Sentences with figures; each figure is read from its source. */
const FIGURES: readonly (readonly [file: string, words: string])[] = [
  [
    'docs/hardening.md',
    `${n(SCENE_LIMITS['cells on the map'])} squares, ${n(SCENE_LIMITS.creatures)} creatures, ` +
      `${n(SCENE_LIMITS.walls)} walls, ${n(SCENE_LIMITS['marked cells'])} marked squares, ` +
      `${SCENE_LIMITS['cells of speed']} squares of speed, ${SCENE_LIMITS.declarations} declarations`,
  ],
  [
    'docs/hardening.md',
    `at most ${constant('src/judge/queue.ts', 'MAX_WAITING_QUESTIONS')} questions of a tab wait`,
  ],
  [
    'docs/hardening.md',
    `a fight takes at most ${storage('MAX_FIGHT_BYTES')} MB, a site's fights ` +
      `${storage('MOST_OF_SITE')} MB, all together ${storage('MOST_OF_ALL')} MB`,
  ],
  ['docs/hardening.md', `a movement ends after ${longest} cells`],
  ['docs/hardening.md', `judges at most ${4 * longest} cells`],
  ['docs/architecture.md', `after about ${longest} cells a new one begins`],
  [
    'docs/hardening.md',
    `at most ${n(constant('src/settings/keptFile.ts', 'LONGEST_FILE'))} characters and at most ` +
      `${n(constant('src/settings/keptFile.ts', 'HEAVIEST_FILE'))} painted cells`,
  ],
  [
    'docs/hardening.md',
    `reports of at most ${constant('scripts/field.ts', 'LARGEST_REPORT') / 1_000_000} MB`,
  ],
  [
    'docs/hardening.md',
    `for ${constant('src/overlay/panels/Proposals.tsx', 'INERT_MS') / 1000} s after any card`,
  ],
  [
    'docs/fuzz.md',
    `No input takes more than ${constant('tests/fuzz/support/target.ts', 'LIMIT')} ms`,
  ],
  [
    'docs/fuzz.md',
    `more than ${n(constant('tests/fuzz/support/target.ts', 'TOTAL') / 4)} generated`,
  ],
  [
    'docs/hardening.md',
    `on ${n(constant('tests/differential/mutants.test.ts', 'WITHIN') / 2)} random boards`,
  ],
  ['README.md', `Node ${constant('package.json', 'node')} or newer`],
  ['CONTRIBUTING.md', `Node ${constant('package.json', 'node')} or newer`],
  ['README.md', `(${constant('wxt.config.ts', 'strict_min_version')} or newer)`],
  ...[...read('scripts/size.mjs').matchAll(/file: '([^']+)', limit: ([\d_]+)/g)]
    .map(
      ([, file = '', limit = '']) =>
        ['docs/size.md', `\`${file}\` |`, Number(limit.replaceAll('_', ''))] as const,
    )
    .map(([file, row, limit]) => [file, `${row}*| ${n(limit / 1000)} kB |`] as const),
];

describe('figures of sizes and limits in documents', () => {
  everyCase(FIGURES)(
    'each size limit in the project’s documents equals the limit in the code',
    (file, words) => {
      const [begin = '', end] = words.split('*');
      const lines = read(file).split('\n');
      expect(
        lines.some((line) => line.includes(begin) && (end === undefined || line.endsWith(end))),
      ).toBe(true);
    },
  );
  it('docs/size.md has a figure for every script that the tabletop’s page loads', () => {
    expect(FIGURES.filter(([file]) => file === 'docs/size.md')).toHaveLength(5);
  });
});
