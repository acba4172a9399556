/**
 * Renders one of the project's own Markdown documents: headings, paragraphs, lists, tables,
 * pictures on lines of their own, and inline code, emphasis and links. Links are shown as plain
 * words.
 */
import type { ComponentChild } from 'preact';

type Block =
  | { readonly is: 'heading'; readonly level: number; readonly text: string }
  | { readonly is: 'paragraph'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[]; readonly ordered?: true }
  | { readonly is: 'picture'; readonly path: string; readonly text: string }
  | {
      readonly is: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const ORDERED = /^\d+\. /;
const PICTURE = /^!\[([^\]]*)\]\(([^)]*)\)$/;

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading !== null)
    return { is: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  if (lines.every((line) => line.startsWith('- ')))
    return { is: 'list', items: lines.map((line) => line.slice(2)) };
  if (lines.every((line) => ORDERED.test(line)))
    return { is: 'list', items: lines.map((line) => line.replace(ORDERED, '')), ordered: true };
  const picture = PICTURE.exec(first);
  if (picture !== null) return { is: 'picture', text: picture[1] ?? '', path: picture[2] ?? '' };
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { is: 'table', head, rows };
  }
  return { is: 'paragraph', text: lines.join(' ') };
}

/**
 * The blocks of a document in order. A heading ends with its line, any other block with an empty
 * line or a change of kind.
 */
export function blocksOf(document: string): readonly Block[] {
  const kind = (line: string): string =>
    /^#+ /.test(line)
      ? 'heading'
      : line.startsWith('- ')
        ? 'list'
        : ORDERED.test(line)
          ? 'steps'
          : line.startsWith('|')
            ? 'table'
            : PICTURE.test(line)
              ? 'picture'
              : 'paragraph';
  const groups: string[][] = [];
  let before = '';
  for (const line of document.split('\n')) {
    const now = line.trim() === '' ? '' : kind(line);
    if (now !== '' && (now !== before || now === 'heading' || now === 'picture'))
      groups.push([line]);
    else if (now !== '') groups.at(-1)?.push(line);
    before = now;
  }
  return groups.map(blockOf);
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]*\)/g;

function Words({ text }: { readonly text: string }) {
  const parts: ComponentChild[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    parts.push(text.slice(at, found.index));
    const [, code, strong, stress, words] = found;
    parts.push(
      code !== undefined ? (
        <code>{code}</code>
      ) : strong !== undefined ? (
        <strong>{strong}</strong>
      ) : stress !== undefined ? (
        <em>{stress}</em>
      ) : (
        words
      ),
    );
    at = found.index + found[0].length;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

function Piece({ block, pictures }: { readonly block: Block; readonly pictures: Pictures }) {
  switch (block.is) {
    case 'heading': {
      if (block.level === 1)
        return (
          <h1 class="heading">
            <Words text={block.text} />
          </h1>
        );
      return block.level === 2 ? (
        <h2 class="title">
          <Words text={block.text} />
        </h2>
      ) : (
        <h3 class="strong">
          <Words text={block.text} />
        </h3>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, i) => (
        <li key={i}>
          <Words text={item} />
        </li>
      ));
      return block.ordered === true ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'picture': {
      const source = pictures[block.path];
      return source === undefined ? (
        <p>{block.text}</p>
      ) : (
        <figure>
          <img src={source} alt={block.text} loading="lazy" />
          <figcaption class="small muted">{block.text}</figcaption>
        </figure>
      );
    }
    case 'table':
      return (
        <div class="wide">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th key={i} scope="col">
                    <Words text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, n) => (
                    <td key={n}>
                      <Words text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** Addresses of pictures, by their path in the document. */
export type Pictures = Readonly<Record<string, string>>;

/**
 * @param document text in the subset of Markdown described above; anything else is shown as written
 */
export const Prose = ({
  document,
  lang,
  pictures = {},
}: {
  readonly document: string;
  readonly lang?: string;
  readonly pictures?: Pictures;
}) => (
  <article class="prose" lang={lang}>
    {blocksOf(document).map((block, i) => (
      <Piece key={i} block={block} pictures={pictures} />
    ))}
  </article>
);
