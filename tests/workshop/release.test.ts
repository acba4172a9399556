/** `npm run release`: the checks before it packs, the package, and the checks afterwards. */
import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { notices } from '../../scripts/notices.ts';
import { complaints, listed } from '../../scripts/release/contents.ts';
import { isClean } from '../../scripts/release/lint.ts';
import { ROOT, sources, versionOf } from '../../scripts/release/packages.ts';
import { treeTroubles, versionTroubles } from '../../scripts/release/ready.ts';
import { entriesOf, unzip, zipOf } from '../../scripts/release/zip.ts';
import { rulesets } from '../../src/rules/index.ts';
import { blocksOf } from '../../src/pages/Prose.tsx';
import { languagesInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});
function folder(files: Readonly<Record<string, string>>): string {
  const path = mkdtempSync(join(tmpdir(), 'quadretto-test-'));
  made.push(path);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(path, name, '..'), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('a package’s zip file', () => {
  it('packing the same files at another time and in another order gives the same zip file, byte for byte', async () => {
    const one = folder({ 'b.txt': 'b', 'a/c.js': 'c'.repeat(5000), 'Z.json': '{}' });
    const other = folder({ 'Z.json': '{}', 'a/c.js': 'c'.repeat(5000), 'b.txt': 'b' });
    utimesSync(join(other, 'b.txt'), 1e9, 1e9);
    const [first, second] = [await zipOf(entriesOf(one)), await zipOf(entriesOf(other))];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    writeFileSync(join(other, 'b.txt'), 'B');
    expect(Buffer.from(first).equals(Buffer.from(await zipOf(entriesOf(other))))).toBe(false);
  });
  it('unpacking a zip file gives the packed files, and writes nothing outside the target folder', async () => {
    const from = folder({ 'b.txt': 'b', 'a/c.js': 'c' });
    const to = folder({});
    await unzip(await zipOf(entriesOf(from)), to);
    expect(
      [...entriesOf(to)].map(([path, bytes]) => [path, String.fromCharCode(...bytes)]).sort(),
    ).toEqual([
      ['a/c.js', 'c'],
      ['b.txt', 'b'],
    ]);
    // JSZip itself removes `..` from names. The remaining path must be inside the folder.
    const out = folder({});
    await unzip(
      await zipOf(new Map([['../evil.txt', new Uint8Array([1])]])),
      join(out, 'in'),
    ).catch(() => undefined);
    expect([...entriesOf(out).keys()].every((path) => path.startsWith('in/'))).toBe(true);
  });
});

describe('releases that are refused', () => {
  const log = (...heads: string[]): string =>
    `# Changes\n\n${heads.map((head) => `## ${head}\n- x\n`).join('\n')}`;
  it('a release is refused if the changelog does not begin with a dated section for the released version', () => {
    expect(versionTroubles('1.2.0', log('1.2.0 – 2026-11-22', '1.1.0 – 2026-01-01'))).toEqual([]);
    expect(versionTroubles('1.2.0', log('1.2.0 – unreleased'))).toEqual([
      expect.stringContaining('no date'),
    ]);
    expect(versionTroubles('1.2.0', log('1.1.0 – 2026-01-01'))).toEqual([
      expect.stringContaining('no section for version 1.2.0'),
    ]);
    expect(versionTroubles('1.2.0', log('1.3.0 – 2026-02-01', '1.2.0 – 2026-01-01'))).toEqual([
      expect.stringContaining('begins with'),
    ]);
    expect(versionTroubles('1.2.0', log('Unreleased', '1.2.0 – 2026-01-01'))).toEqual([
      expect.stringContaining('begins with "Unreleased"'),
    ]);
    expect(versionTroubles('1.2.0-beta', log())).toEqual([
      expect.stringContaining('three numbers'),
    ]);
    expect(versionTroubles('1.2', log('1.2.0 – 2026-01-01'))).toHaveLength(1);
  });
  it('below the unreleased changes, the changelog begins with the section of the present version', () => {
    const released = read('CHANGELOG.md').replace(/^## Unreleased\n[\s\S]*?(?=^## )/m, '');
    expect(versionTroubles(versionOf(), released)).toEqual([]);
  });
  it('a release is refused if files are not committed', () => {
    expect(treeTroubles('')).toEqual([]);
    expect(treeTroubles(' M src/a.ts\n?? b.ts\n')).toEqual([
      'Not everything is committed: src/a.ts, b.ts.',
    ]);
  });
});

describe('the result of the stores’ linter', () => {
  const summary = (errors: number, warnings: number, notices: number): string =>
    JSON.stringify({ count: 0, summary: { errors, warnings, notices } });
  it('the check by the stores’ linter passes only if the linter reports no errors, warnings or notices', () => {
    expect(isClean(summary(0, 0, 0))).toBe(true);
    const others = [
      summary(1, 0, 0),
      summary(0, 1, 0),
      summary(0, 0, 1),
      '',
      '{}',
      '{"summary":{}}',
    ];
    expect(others.filter(isClean)).toEqual([]);
  });
});

describe('the check of a package', () => {
  const DEPENDENCIES = '| package | why |\n|---|---|\n| `zod` | parses |\n';
  const POLICY =
    "default-src 'none'; script-src 'self'; style-src 'self'; trusted-types 'none'; require-trusted-types-for 'script'";
  const rule = '-'.repeat(80);
  const GOOD = {
    'manifest.json': JSON.stringify({ content_security_policy: { extension_pages: POLICY } }),
    'THIRD-PARTY.txt': `Parts\n\n${rule}\nzod 1.0.0 (MIT)\n${rule}\n\nMIT\n`,
    'page.html':
      '<script type="module" src="/page.js"></script><link rel="stylesheet" href="/page.css">',
    'page.js':
      'const x="",ns="http://www.w3.org/2000/svg";const ' +
      'at="https://app.roll20.net/editor/*";x.startsWith("https://");import("./a.js")',
    'page.css': '.a{background:url(data:image/png;base64,AA)}',
  };
  const wrong = (
    files: Readonly<Record<string, string>>,
    dependencies = DEPENDENCIES,
  ): readonly string[] =>
    complaints(
      new Map(
        Object.entries({ ...GOOD, ...files }).map(([path, text]) => [
          path,
          new TextEncoder().encode(text),
        ]),
      ),
      dependencies,
    );

  it('the check of a release package accepts a package with the extension’s own files', () =>
    expect(wrong({})).toEqual([]));
  everyCase([
    ['page.js', 'a=eval("1")'],
    ['page.js', 'new Function("return 1")'],
    ['page.js', 'e.innerHTML=x'],
    ['page.js', 'e.insertAdjacentHTML("a",x)'],
    ['page.js', 'fetch(x)'],
    ['page.js', 'new WebSocket(x)'],
    ['page.js', 'navigator.sendBeacon(x)'],
    ['page.js', 'import(name)'],
    ['page.js', 'const a="https://example.com/lib.js"'],
    ['page.js', '//# sourceMappingURL=page.js.map'],
    ['page.html', '<script src="https://cdn.example/x.js"></script>'],
    ['page.html', '<script>1</script>'],
    ['page.html', '<img src="//evil/x.png">'],
    ['page.css', '@import "https://fonts.example/a.css";'],
    ['page.css', '.a{background:url(/b.woff)}'],
    ['a.wasm', ''],
    ['page.js.map', '{}'],
    [
      'manifest.json',
      JSON.stringify({
        content_security_policy: { extension_pages: `${POLICY}; style-src 'self' 'unsafe-inline'` },
      }),
    ],
    ['manifest.json', '{}'],
    ['THIRD-PARTY.txt', ''],
  ])(
    'the check of a release package refuses evaluated text, network requests, source maps and a weaker policy',
    (path, text) => expect(wrong({ [path]: text }).length).toBeGreaterThan(0),
  );
  it('the check of a release package reports a shipped npm package that docs/dependencies.md does not list', () => {
    expect(wrong({}, `${DEPENDENCIES}| \`preact\` | draws |\n`)).toEqual([
      'docs/dependencies.md says that preact ships, and it does not',
    ]);
    expect(wrong({}, '')).toEqual(['zod ships, and docs/dependencies.md does not say why']);
    const { dependencies } = JSON.parse(read('package.json')) as {
      dependencies: Record<string, string>;
    };
    expect(listed(read('docs/dependencies.md'))).toEqual(
      expect.arrayContaining(Object.keys(dependencies)),
    );
  });
});

describe('the source archive', () => {
  const archive = sources();
  const paths = [...archive.keys()];
  it('the source archive of a release contains everything that the build needs', () => {
    for (const path of [
      'README.md',
      'LICENSE',
      'package.json',
      'package-lock.json',
      '.npmrc',
      'wxt.config.ts',
      'tsconfig.json',
      'src/rules/index.ts',
      'scripts/notices.ts',
      'docs/CC-BY.md',
      'docs/OGL.md',
      'public/icon/on-128.png',
    ])
      expect(paths).toContain(path);
    expect(new TextDecoder().decode(archive.get('README.md'))).toContain('npm run zip');
  });
  it('the source archive of a release contains every file that its code imports', () => {
    const taken = paths
      .filter((path) => /\.tsx?$/.test(path) && /^(?:entrypoints|src|adapters)\//.test(path))
      .flatMap((path) =>
        [
          ...new TextDecoder()
            .decode(archive.get(path))
            .matchAll(/(?:from |glob<string>\()'(\.[^'?]*?)(?:\*[^']*)?(?:\?\w+)?'/g),
        ].map(([, to = '']) => join(dirname(path), to).replaceAll('\\', '/')),
      );
    expect(taken.length).toBeGreaterThan(1000);
    expect(taken.filter((to) => !paths.some((path) => path.startsWith(to)))).toEqual([]);
  });
  it('the source archive of a release contains no tests and no third-party code', () => {
    expect(
      paths.filter(
        (path) =>
          path !== '.npmrc' && /^(?:tests|store|node_modules|\.)|\.test\.|shared\//.test(path),
      ),
    ).toEqual([]);
  });
});

describe('the store listing', () => {
  const LANGUAGES = ['en', 'it'] as const;
  /** The first paragraph under the nth second-level heading. */
  const under = (page: string, nth: number): string =>
    (page.split(/^## /m)[nth] ?? '').split('\n').slice(1).join('\n').trim();

  it.each(languagesInWords(LANGUAGES))(
    'the %s summary in the store listing has at most 132 characters and equals that of the manifest',
    (_, language) => {
      const summary = under(read(`store/listing/${language}.md`), 2);
      expect(summary.length).toBeLessThanOrEqual(132);
      expect(JSON.parse(read(`public/_locales/${language}/messages.json`))).toMatchObject({
        name: { message: 'Quadretto' },
        description: { message: summary },
      });
    },
  );
  it('the store listing has the same structure in both languages, and names every permission', () => {
    const [english, italian] = LANGUAGES.map((language) => read(`store/listing/${language}.md`));
    const shape = (page = ''): readonly string[] =>
      page.split('\n').map((line) => /^(?:#+|•|-|\d\.)? ?/.exec(line)?.[0].trim() ?? '');
    expect(shape(italian)).toEqual(shape(english));
    for (const permission of ['storage', 'activeTab', 'scripting', 'app.roll20.net'])
      for (const page of [english, italian]) expect(page).toContain(`- ${permission}:`);
  });
  it.each(languagesInWords(LANGUAGES))(
    'the %s store listing has five pictures of 1280 × 800 pixels and less than 400 kB each',
    (_, language) => {
      const folder = join(ROOT, 'store/screenshots', language);
      const pictures = readdirSync(folder);
      expect(pictures).toHaveLength(5);
      for (const picture of pictures) {
        const png = readFileSync(join(folder, picture));
        expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
          'PNG',
          1280,
          800,
        ]);
        expect(png.length).toBeLessThan(400_000);
      }
    },
  );
});

describe('the rules under Creative Commons', () => {
  /** The statements of the documents' own legal pages. They must not be changed. */
  const STATEMENTS = [
    'This work includes material from the System Reference Document 5.2.1 (“SRD 5.2.1”) by Wizards ' +
      'of the Coast LLC, available at https://www.dndbeyond.com/srd. The SRD 5.2.1 is licensed under ' +
      'the Creative Commons Attribution 4.0 International License, available at ' +
      'https://creativecommons.org/licenses/by/4.0/legalcode.',
    'This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards ' +
      'of the Coast LLC and available at ' +
      'https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under ' +
      'the Creative Commons Attribution 4.0 International License available at ' +
      'https://creativecommons.org/licenses/by/4.0/legalcode.',
  ];
  const CHANGED = {
    en: 'Rules are restated in our own words and arranged for play on squares; readings of our own are marked.',
    it:
      'Le regole sono riscritte con parole nostre e disposte per giocare sui quadretti; ' +
      'le letture nostre sono segnate come tali.',
  };
  it.each([
    ['docs/CC-BY.md', read('docs/CC-BY.md'), CHANGED.en],
    ['docs/CC-BY.it.md', read('docs/CC-BY.it.md'), CHANGED.it],
    ['README.md', read('README.md'), CHANGED.en],
    ['store/listing/en.md', read('store/listing/en.md'), CHANGED.en],
    ['store/listing/it.md', read('store/listing/it.md'), CHANGED.it],
    ['THIRD-PARTY.txt', notices([]), CHANGED.en],
  ])(
    '%s has, word for word, the license’s attribution statements for the 5E rules of 2014 and ' +
      'of 2024',
    (_at, text, changed) => {
      const paragraphs = text.split('\n');
      for (const paragraph of [...STATEMENTS, changed]) expect(paragraphs).toContain(paragraph);
    },
  );
  it('the 5E rulesets are named after their SRD documents, without a trademark', () => {
    const names = rulesets.flatMap(({ id, name }) => (/^srd5[12]$/.test(id) ? [name] : []));
    expect(names).toEqual(['5E (SRD 5.2.1)', '5E (SRD 5.1, 2014)']);
  });
});

describe('the extension’s own pages', () => {
  it('the extension’s pages can show the license documents completely', () => {
    for (const path of [
      'PRIVACY.md',
      'PRIVACY.it.md',
      'docs/OGL.md',
      'docs/OGL.it.md',
      'docs/CC-BY.md',
      'docs/CC-BY.it.md',
    ]) {
      const blocks = blocksOf(read(path));
      expect(blocks[0]).toMatchObject({ is: 'heading', level: 1 });
      const rest = blocks.flatMap((block) => (block.is === 'paragraph' ? [block.text] : []));
      expect(rest.filter((text) => /^(?:>|\d+\)|\*\s|```|<|!\[)/.test(text))).toEqual([]);
    }
    expect(blocksOf('# A\none\ntwo\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n')).toEqual([
      { is: 'heading', level: 1, text: 'A' },
      { is: 'paragraph', text: 'one two' },
      { is: 'list', items: ['a', 'b'] },
      { is: 'table', head: ['x', 'y'], rows: [['1', '2']] },
    ]);
  });
  it('the extension contains the whole Open Game License, word for word, in fifteen sections', () => {
    const page = read('docs/OGL.md');
    const license = page
      .slice(page.indexOf('### OPEN GAME LICENSE Version 1.0a'))
      .replace(/^### /gm, '');
    for (let n = 1; n <= 15; n++) expect(license).toMatch(new RegExp(`^${n}\\. `, 'm'));
    expect(license).toContain('(including into other computer languages), potation, modification');
    expect(license.trim().endsWith('END OF LICENSE')).toBe(true);
    // Sections 1 to 14 of the license must not be changed.
    const fixed = license
      .slice(license.indexOf('1. Definitions'), license.indexOf('15. COPYRIGHT NOTICE'))
      .replace(/\s+/g, ' ')
      .trim();
    expect(createHash('sha256').update(fixed).digest('hex')).toBe(
      'd141bb53d805ef7121f6b41c6c5ffa2d9a2b59c7a11a093945204fc6618f7d81',
    );
  });
  it('Section 15 of the Open Game License names every open text by its exact copyright notice', () => {
    const section = (path: string): readonly string[] => {
      const page = read(path);
      return page.slice(page.indexOf('### 15. COPYRIGHT NOTICE')).split('\n').filter(Boolean);
    };
    const notices = section('docs/OGL.md');
    // docs/spec/notes/pf1-vs-srd35.md, 8, quotes the notices in this form.
    const cited = [
      ...read('docs/spec/notes/pf1-vs-srd35.md').matchAll(/^ {3}- \*(.+?)\*(?: \(|$)/gm),
    ];
    expect(cited).toHaveLength(5);
    for (const [, notice] of cited) expect(notices).toContain(notice);
    expect(notices.filter((line) => line.startsWith('Modern System Reference'))).toHaveLength(1);
    expect(notices.filter((line) => line.startsWith('System Reference Document C'))).toHaveLength(
      1,
    );
  });
  it('the page of the Open Game License does not name the SRDs that are under Creative Commons', () => {
    for (const path of ['docs/OGL.md', 'docs/OGL.it.md'])
      expect(read(path)).not.toMatch(/srd5[12]|SRD 5|src\/rules\/fifth|dndbeyond/);
    for (const path of ['docs/CC-BY.md', 'docs/CC-BY.it.md'])
      for (const part of ['`src/rules/fifth`', '`srd52`', '`srd51`', 'ledger/srd51.jsonl'])
        expect(read(path)).toContain(part);
  });
  it('the page of the Open Game License names the folder of each ruleset under that license', () => {
    for (const path of ['docs/OGL.md', 'docs/OGL.it.md'])
      for (const id of ['srd35', 'd20modern', 'pf1'])
        expect(read(path)).toContain(`\`src/rules/d20/${id}*\``);
  });
});
