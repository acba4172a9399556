/**
 * Resolves citations in comments, strings and documents: files, links, headings, geometry
 * conventions, ids of the ledgers.
 *
 * - A path starts at the root (`docs/spec/scene.md`) or at the folder of the citing file. `*` and
 *   `<name>` match any name.
 * - A place in a document follows its path and a comma: `docs/spec/scene.md, convention 8`;
 *   `docs/design/look.md, 5`; `docs/spec/timeline.md, Numbers`. A heading is cited by its
 *   beginning, a row of a table by its first cell.
 * - A link has the form of Markdown.
 * - A rule is cited by its id (`ruleset.area.name`); `srd35.threat.*` cites all rules of an area.
 */

/** A folder as the resolver reads it. */
export interface Tree {
  /** Paths of all files, from the root, with slashes. */
  readonly files: readonly string[];
  /** The text of a file of the tree. */
  read(file: string): string;
  /** Ids of all rules. */
  readonly rules: ReadonlySet<string>;
}

/** Citations that intentionally have no target here. */
export interface Excused {
  /** Files with paths of other repositories. Only their citations below `docs/` are checked. */
  readonly foreign?: (file: string) => boolean;
  /** Paths and rules in an example that tells the reader to write them. */
  readonly invented?: (cited: string) => boolean;
}

/** A citation without a target. */
export interface Dangling {
  readonly file: string;
  readonly line: number;
  readonly cited: string;
}

export const SCENE = 'docs/spec/scene.md';

/**
 * `TOP`: the folders that a path may begin with. `PATH` also matches file names with the extension
 * `md` or `jsonl`.
 */
const TOP = 'docs|src|tests|scripts|adapters|entrypoints|store|public';
const PATH = new RegExp(
  String.raw`(?<![\w./@-])(?:(?:${TOP})/[\w./*<>-]*[\w*>]/?|(?:[\w.-]+/)*[\w-]+\.(?:md|jsonl))(?![\w*<])`,
  'g',
);
/** The text after a path and a comma. */
const PLACE = /^`?, ([^(),;:.`"'|*\n]+(?:\.\d+|\. [^(),;:.`"'|*\n]+)?)/;
const CONVENTION = /\bconventions? (\d+(?:(?:–|, | to | and )\d+)*)/g;
const RULE = new RegExp(
  String.raw`(?<![\w./-])(srd35|sigil|d20modern|arelia|pf1)\.([a-z]+(?:-[a-z]+)*)\.` +
    String.raw`(?!(?:tsx?|jsonl?|md)\b)([a-z0-9]+(?:-[a-z0-9]+)*|\*)(?![\w(-]|\.\w)`,
  'g',
);
const LINK = /\]\(([^()\s]+)\)/g;

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/**
 * Removes `.` and `..` steps: `a/../b/./c` becomes `b/c`. A path that leaves the root begins with
 * `..`.
 */
function straight(path: string): string {
  const out: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && out.length > 0 && out.at(-1) !== '..') out.pop();
    else if (step !== '' && step !== '.') out.push(step);
  }
  return out.join('/');
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const plain = (text: string): string => text.replaceAll(/[`*]/g, '').trim();

export function danglingOf(
  tree: Tree,
  citing: readonly string[],
  excused: Excused = {},
): Dangling[] {
  const files = new Set(tree.files);
  const folders = new Set(
    tree.files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, i, steps) => steps.slice(0, i + 1).join('/')),
    ),
  );
  const headings = new Map<string, readonly string[]>();
  const headingsOf = (file: string): readonly string[] => {
    const known =
      headings.get(file) ??
      tree
        .read(file)
        .split('\n')
        .flatMap((line) => plain(/^#+ (.*)$/.exec(line)?.[1] ?? '') || []);
    headings.set(file, known);
    return known;
  };
  const conventions = new Set(
    files.has(SCENE)
      ? [
          ...(tree
            .read(SCENE)
            .split('## Geometry conventions')[1]
            ?.split('\n## ')[0]
            ?.matchAll(/^(\d+)\. /gm) ?? []),
        ].map((match) => Number(match[1]))
      : [],
  );

  /** The file or folder that a path names, relative to the citing file. */
  const found = (path: string, from: string): string | undefined => {
    const candidates = [straight(path), straight(folderOf(from) + path)];
    if (!/[*<]/.test(path)) return candidates.find((each) => files.has(each) || folders.has(each));
    return candidates.find((each) => {
      const steps = each
        .replaceAll('.', String.raw`\.`)
        .replaceAll('**/', '\0')
        .replaceAll(/\*+|<[\w-]+>/g, '[^/]*')
        .replaceAll('\0', '(?:.*/)?');
      const pattern = new RegExp(`^${steps}(?:[/.]|$)`);
      return tree.files.some((file) => pattern.test(file));
    });
  };
  /** Whether the document has this place: a heading that begins with it, or a row of a table. */
  const hasPlace = (file: string, place: string): boolean => {
    if (
      headingsOf(file).some(
        (heading) =>
          heading === place ||
          (heading.startsWith(place) && !/^[\p{L}\p{N}]/u.test(heading.slice(place.length))),
      )
    )
      return true;
    return tree.read(file).includes(`\n| ${place} |`);
  };
  const numbersOf = (list: string): number[] => {
    const [first = 0, last = 0] = (/^(\d+)(?:–| to )(\d+)/.exec(list) ?? []).slice(1).map(Number);
    return [...list.matchAll(/\d+/g)]
      .map(Number)
      .concat(Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i));
  };

  return citing.flatMap((file) => {
    const text = tree.read(file);
    const out: Dangling[] = [];
    const dangles = (at: number, cited: string): void => {
      out.push({ file, line: text.slice(0, at).split('\n').length, cited });
    };
    const links = file.endsWith('.md') ? [...text.matchAll(LINK)] : [];
    for (const link of links) {
      const [path = '', anchor] = (link[1] ?? '').split('#');
      if (/^[a-z]+:/.test(path)) continue;
      const target = path === '' ? file : straight(folderOf(file) + path);
      if (!files.has(target) && !folders.has(target)) dangles(link.index, link[0]);
      else if (
        anchor !== undefined &&
        !headingsOf(target).some((heading) => anchorOf(heading) === anchor)
      )
        dangles(link.index, link[0]);
    }
    const linked = (at: number): boolean =>
      links.some(({ index, 0: all }) => at > index && at < index + all.length);
    for (const { 0: path, index } of text.matchAll(PATH)) {
      if (
        excused.invented?.(path) === true ||
        (excused.foreign?.(file) === true && !path.startsWith('docs/'))
      )
        continue;
      if (linked(index) || /https?:\/\/\S*$/.test(text.slice(Math.max(0, index - 200), index)))
        continue;
      const target = found(path, file);
      const place = PLACE.exec(
        text.slice(index + path.length, index + path.length + 120),
      )?.[1]?.trim();
      if (target === undefined) dangles(index, path);
      else if (
        place !== undefined &&
        target.endsWith('.md') &&
        /^(?:\d|[A-Z])/.test(place) &&
        !hasPlace(target, place)
      )
        dangles(index, `${path}, ${place}`);
    }
    for (const { 0: all, 1: list = '', index } of text.matchAll(CONVENTION)) {
      if (numbersOf(list).some((n) => !conventions.has(n))) dangles(index, all);
    }
    for (const { 0: id, 1: ruleset = '', 2: area = '', 3: name, index } of text.matchAll(RULE)) {
      if (excused.invented?.(id) === true) continue;
      const known =
        name === '*'
          ? [...tree.rules].some((rule) => rule.startsWith(`${ruleset}.${area}.`))
          : tree.rules.has(id);
      if (!known) dangles(index, id);
    }
    return out;
  });
}
