/** Every id that the code names exists, is asked of the right catalogue, and the glossary's wording is kept. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { messages, pageMessages } from '../../src/text/messages.ts';
import { terms } from '../../src/text/terms.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Source {
  readonly file: string;
  readonly text: string;
}

const sourcesIn = (folder: string): Source[] => !existsSync(ROOT + folder) ? [] :
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${ROOT}${folder}/${file}`, 'utf8') }));

const code = ['src/overlay', 'src/state', 'src/pages', 'src/practice', 'entrypoints', 'adapters'].flatMap(sourcesIn);

/** Ids after a pattern: `t('id'`, `say('id'`, `message: 'id'` … */
const asked = (pattern: RegExp): { file: string; id: string }[] =>
  code.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, id: match[1] ?? '' })));

const every: Readonly<Record<string, unknown>> = { ...messages, ...pageMessages };

describe('ids named in the code', () => {
  it('are messages', () => {
    const ids = asked(/\b(?:t|say)\(\s*'([\w.-]+)'/g).concat(asked(/\bmessage: '([\w.-]+)'/g));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter(({ id }) => !Object.hasOwn(every, id))).toEqual([]);
  });
  it('are messages where an adapter gives notice', () => {
    const ids = asked(/\bcode: '((?:error|notice)\.[\w.-]+)'/g).concat(asked(/\bnone\('((?:error|notice)\.[\w.-]+)'\)/g));
    expect(ids.filter(({ id }) => !Object.hasOwn(messages, id))).toEqual([]);
  });
  it('are messages also where the end of the id is a code', () => {
    const starts = asked(/\b(?:t|say)\(\s*`([\w.-]+\.)\$\{/g).concat(asked(/\bmessage: `([\w.-]+\.)\$\{/g));
    expect(starts.filter(({ id }) => !Object.keys(every).some((known) => known.startsWith(id)))).toEqual([]);
  });
  it('are terms', () => {
    const ids = asked(/\b(?:term|shortTerm)\(\s*'([\w.-]+)'/g).concat(asked(/\bterm: '([\w.-]+)'/g));
    expect(ids.filter(({ id }) => !Object.hasOwn(terms, id))).toEqual([]);
  });
  it('of the pages alone are asked only where the pages’ catalogue is loaded', () => {
    const strays = asked(/\b(?:t|say)\(\s*'([\w.-]+)'/g)
      .filter(({ file, id }) => Object.hasOwn(pageMessages, id) && !/^(src\/pages|src\/practice|entrypoints)\//.test(file));
    expect(strays).toEqual([]);
  });
});

const GLOSSARY = new URL('../../../shared/design/GLOSSARY.md', import.meta.url);

/** Wording that differs on purpose, and why. */
const DEPARTURES: Readonly<Record<string, string>> = {
  'blocker.cell': 'the phrase follows “da”, which would contract with an article',
  'blocker.corner': 'the same',
  'blocker.painted': 'the same',
  'cover.cover': 'one line agrees in the singular',
  'error.reading': 'parts of a table are singular or plural, in both languages',
  'popup.revoked': 'the marks go without a reload',
};

describe.skipIf(!existsSync(GLOSSARY))('the glossary', () => {
  const glossary = new Map<string, readonly [string, string]>();
  if (existsSync(GLOSSARY)) {
    for (const [, block] of readFileSync(GLOSSARY, 'utf8').matchAll(/```icu\n([\s\S]*?)```/g)) {
      const lines = (block ?? '').trimEnd().split('\n');
      for (let i = 0; i + 2 < lines.length; i += 3) glossary.set(lines[i] ?? '', [lines[i + 1]?.trim() ?? '', lines[i + 2]?.trim() ?? '']);
    }
  }
  const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

  it('is worded so, but for departures with a reason', () => {
    expect(glossary.size).toBeGreaterThan(500);
    const ours: Readonly<Record<string, readonly [string, string]>> = { ...messages, ...pageMessages };
    const differing = Object.entries(ours).filter(([id, pair]) => {
      const theirs = glossary.get(id);
      return theirs !== undefined && (plain(pair[0]) !== theirs[0] || plain(pair[1]) !== theirs[1]);
    });
    expect(differing.map(([id]) => id).sort()).toEqual(Object.keys(DEPARTURES).sort());
  });
});
