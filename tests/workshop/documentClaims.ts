/**
 * Finds what a document names in code type that does not exist: commands, steps of `npm test`,
 * files, and names of code. Paths from the root, links and headings are checked by
 * tests/spec/citations.ts.
 */

/** What exists in the repository. */
export interface Facts {
  /** Paths of all files from the root, with slashes; also of built files that documents name. */
  readonly files: readonly string[];
  /** Every identifier in the code. */
  readonly names: ReadonlySet<string>;
  /** Scripts of package.json, steps of `npm test`, projects of Vitest, and installed tools. */
  readonly scripts: ReadonlySet<string>;
  readonly steps: ReadonlySet<string>;
  readonly projects: ReadonlySet<string>;
  readonly tools: ReadonlySet<string>;
}

/** A document that cites other programs: their files and names are not ours. */
export interface Claims {
  readonly commands: readonly string[];
  readonly files: readonly string[];
  readonly names: readonly string[];
}

const EXTENSION = 'ts|tsx|mjs|js|json|jsonl|css|html|md';
const FILE = new RegExp(String.raw`^[\w./*<>-]*[\w*>]\.(?:${EXTENSION})$`);
/** A name in camel case, in Pascal case of two words, or in capitals with an underscore. */
const NAME =
  /^(?:[a-z]+\d*(?:[A-Z]\w*)+|[A-Z][a-z]+\d*(?:[A-Z]\w*)+|[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)$/;

/** The texts in code type of a line of prose, and the lines of the fenced blocks. */
function codeIn(document: string): { readonly spans: string[]; readonly lines: string[] } {
  const lines: string[] = [];
  const prose = document.replace(/^```[^\n]*\n([\s\S]*?)^```/gm, (_, block: string) => {
    lines.push(...block.split('\n'));
    return '';
  });
  return { spans: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text), lines };
}

const asPattern = (path: string): RegExp =>
  new RegExp(
    `(?:^|/)${path
      .split(/<[\w-]+>|\*+/)
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('[^/]*')}(?:/|$)`,
  );
const isFile = (path: string, { files }: Facts): boolean => {
  const pattern = asPattern(path.replace(/^\.\//, ''));
  return files.some((file) => pattern.test(file));
};

/** Words of a command up to its comment, its pipe or its redirection. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s#|[|;><&]|…/)[0]!
    .trim()
    .split(/\s+/);

/** What a command names that does not exist. */
function wrongIn(command: string, facts: Facts): string[] {
  const [tool = '', first = '', ...rest] = wordsOf(command);
  if (tool === 'npm') {
    if (first === 'test' || first === 't')
      return rest.filter((word) => /^\w+$/.test(word) && !facts.steps.has(word));
    if (first === 'start') return facts.scripts.has('start') ? [] : ['start'];
    const script = rest.find((word) => !word.startsWith('-'));
    return first !== 'run' || script === undefined || facts.scripts.has(script) ? [] : [script];
  }
  if (tool !== 'npx' && tool !== 'node') return [];
  const program = tool === 'node' ? [] : [first];
  const given = tool === 'node' ? [first, ...rest] : rest;
  return [
    ...program.filter((name) => !facts.tools.has(name)),
    ...given.filter(
      (word, i) =>
        (given[i - 1] === '--project' && !facts.projects.has(word)) ||
        (/^[\w.-]+\/[\w./*-]+$/.test(word) && !isFile(`^${word}`.slice(1), facts)),
    ),
  ];
}

/** Everything in a document that names something which does not exist. */
export function untrueIn(document: string, facts: Facts): Claims {
  const { spans, lines } = codeIn(document);
  const commands = [...spans, ...lines].flatMap((text) =>
    [...text.matchAll(/(?:^|[\s(|])((?:npm|npx|node) [^`]*)/g)].flatMap(([, command = '']) =>
      wrongIn(command, facts).map((wrong) => `${wordsOf(command).join(' ')}: ${wrong}`),
    ),
  );
  const steps = [...document.matchAll(/\bsteps? ((?:`[\w-]+`(?:, | and )?)+) of `npm test`/g)];
  for (const [, list = ''] of steps)
    for (const [, step = ''] of list.matchAll(/`([\w-]+)`/g))
      if (!facts.steps.has(step)) commands.push(`step ${step}`);
  const parts = spans
    .filter((text) => !FILE.test(text))
    .flatMap((text) => text.replace(/\(.*\)$/, '').split('.'));
  return {
    commands,
    files: spans.filter((text) => FILE.test(text) && !isFile(text, facts)),
    names: parts.filter((name) => NAME.test(name) && !facts.names.has(name)),
  };
}
