/** Every id that the code names exists, and the glossary contains the words of the terms. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../scripts/messages.ts';
import { terms } from '../../src/text/terms.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Source {
  readonly file: string;
  readonly text: string;
}

const sourcesIn = (folder: string): Source[] =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(`${ROOT}${folder}/${file}`, 'utf8'),
    }));

const code = ['src/overlay', 'src/state', 'src/pages', 'entrypoints', 'adapters'].flatMap(
  sourcesIn,
);

/** Ids that match a pattern such as `t('id'`, `say('id'` or `message: 'id'`. */
const asked = (pattern: RegExp): { file: string; id: string }[] =>
  code.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ file, id: match[1] ?? '' })),
  );

const every = textsOf('en');

describe('message ids named in the code', () => {
  it('every message id that the code names exists in the message catalogue', () => {
    const ids = asked(/\b(?:t|say)\(\s*'([\w.-]+)'/g).concat(asked(/\bmessage: '([\w.-]+)'/g));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter(({ id }) => !Object.hasOwn(every, id))).toEqual([]);
  });
  it('every error or notice that the code can show to the user has a text in the message catalogue', () => {
    const ids = asked(/\bcode: '((?:error|notice)\.[\w.-]+)'/g).concat(
      asked(/\bnone\('((?:error|notice)\.[\w.-]+)'\)/g),
    );
    expect(ids.filter(({ id }) => !Object.hasOwn(every, id))).toEqual([]);
  });
  it('every message id that the code builds from parts begins like an id in the message catalogue', () => {
    const starts = asked(/\b(?:t|say)\(\s*`([\w.-]+\.)\$\{/g).concat(
      asked(/\bmessage: `([\w.-]+\.)\$\{/g),
    );
    expect(
      starts.filter(({ id }) => !Object.keys(every).some((known) => known.startsWith(id))),
    ).toEqual([]);
  });
  it('every rule term that the code uses is in the list of terms in the message catalogue', () => {
    const ids = asked(/\b(?:term|shortTerm)\(\s*'([\w.-]+)'/g).concat(
      asked(/\bterm: '([\w.-]+)'/g),
    );
    expect(ids.filter(({ id }) => !Object.hasOwn(terms, id))).toEqual([]);
  });
});

/** The rows of the glossary's tables of terms. The heading row of these tables begins with `id`. */
function glossaryRows(): {
  readonly id: string;
  readonly english: string;
  readonly italian: string;
}[] {
  let columns: readonly string[] = [];
  return readFileSync(`${ROOT}docs/design/glossary.md`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const cells = line.startsWith('|')
        ? line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim())
        : [];
      if (cells.length === 0) columns = [];
      else if (columns.length === 0) columns = cells;
      else if (columns[0] === 'id' && !/^-+$/.test(cells[0] ?? '')) {
        const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
        return [{ id: cell('id'), english: cell('English'), italian: cell('Italian') }];
      }
      return [];
    });
}

describe('the glossary', () => {
  it('the glossary gives each rule term the same English and Italian words as the screen', () => {
    const shown: Readonly<Record<string, readonly string[]>> = terms;
    const rows = glossaryRows().filter(({ id }) => Object.hasOwn(shown, id));
    expect(rows.length).toBeGreaterThan(400);
    expect(
      rows.filter(
        ({ id, english, italian }) => english !== shown[id]?.[0] || italian !== shown[id]?.[1],
      ),
    ).toEqual([]);
  });
});
