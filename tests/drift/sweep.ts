/** Changes every value that is read at any table, one at a time, and judges each result. */
import type { Drift, Membrane } from './membrane.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import { alike, findings, saidOnly, touched } from './oracle.ts';
import type { Outcome } from './outcome.ts';
import type { Sitting } from './seat.ts';

/** A change that looks like a drift but is not one, or whose result is right for another reason. */
export interface Declared {
  readonly path: RegExp;
  readonly mutations?: readonly Mutation[];
  readonly why: string;
}

export interface Swept {
  readonly table: string;
  readonly paths: number;
  readonly tried: number;
  readonly same: number;
  readonly told: number;
  readonly declared: number;
}
interface Table<H> {
  readonly name: string;
  readonly make: () => H;
  readonly sit: (
    host: H,
    drift: Drift | null,
    right?: (after: Outcome) => boolean,
  ) => Promise<Sitting>;
}

/**
 * With DRIFT=full, or with a pattern for paths, every kind of change is tried for each path at each
 * table. Otherwise each value is removed once, and gets another type once.
 */
const ASKED = process.env['DRIFT'];
export const WHOLE = ASKED !== undefined;
const PATTERN = new RegExp(ASKED === undefined || ASKED === 'full' ? '' : ASKED);

const numberOf = (text: string): number =>
  [...text].reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 1_000_003, 7);

function chosen(path: string, ways: readonly Mutation[]): readonly Mutation[] {
  const others = ways.slice(1);
  // Sheets have many similar fields: try one change of each.
  if (!WHOLE && /\.system\.|\.attribs\./.test(path))
    return ways.slice(numberOf(path) % Math.max(1, ways.length)).slice(0, 1);
  return WHOLE || ways.length < 3
    ? ways
    : [ways[0] as Mutation, others[numberOf(path) % others.length] as Mutation];
}

const isDeclared = (all: readonly Declared[], { path, mutation }: Drift): Declared | undefined =>
  all.find((each) => each.path.test(path) && each.mutations?.includes(mutation) !== false);

/**
 * @returns counts for each table, and a line for each drift that had an effect and was not reported
 */
export async function sweep<H extends { readonly glass: Membrane }>(
  tables: readonly Table<H>[],
  declared: readonly Declared[],
  reads: (path: string) => boolean = () => true,
): Promise<{ counts: Swept[]; problems: string[]; used: Set<Declared> }> {
  const counts: Swept[] = [];
  const problems: string[] = [];
  const used = new Set<Declared>();
  const done = new Set<string>();
  for (const { name, make, sit } of tables) {
    const host = make();
    const { outcome: before, errors } = await sit(host, null);
    if (errors.length > 0) problems.push(`${name}: ${errors.join()}`);
    const found = [...host.glass.found]
      .filter(([path]) => reads(path) && PATTERN.test(path))
      .map(([path, kinds]) => [path, new Set(kinds)] as const);
    // The changes below are tried on these paths alone.
    host.glass.recording = false;
    const count = { table: name, paths: found.length, tried: 0, same: 0, told: 0, declared: 0 };
    for (const [path, kinds] of found) {
      for (const mutation of chosen(path, mutationsOf(kinds, path))) {
        // Do not repeat a change at other tables, unless everything is tried.
        if (!WHOLE && done.has(`${path} ${mutation}`)) continue;
        done.add(`${path} ${mutation}`);
        count.tried += 1;
        const drift = { path, mutation };
        const {
          outcome,
          after,
          again,
          errors: thrown,
        } = await sit(host, drift, (now) => alike(now, before));
        const wrong = findings(before, outcome).map(({ what, fact }) => `${what} ${fact}`);
        const back =
          after !== undefined && alike(after, before)
            ? 'itself'
            : again !== undefined && alike(again, before)
              ? 'reload'
              : 'never';
        const exception =
          wrong.length > 0 || back !== 'itself' ? isDeclared(declared, drift) : undefined;
        if (exception !== undefined) {
          used.add(exception);
          count.declared += 1;
        } else if (wrong.length > 0 || back !== 'itself' || thrown.length > 0) {
          const came = [
            ...thrown.slice(0, 2),
            ...wrong.slice(0, 5),
            ...(back === 'itself' ? [] : [`back by ${back}`]),
          ].join(', ');
          const said = saidOnly(outcome, before)
            .map(({ code, params }) => `${code} ${String(params?.['field'] ?? '')}`)
            .slice(0, 4)
            .join();
          const parts = touched(before, outcome).slice(0, 8).join(' ');
          problems.push(`${name}: ${path} ${mutation}: ${came} {${said}} [${parts}]`);
        } else if (touched(before, outcome).length === 0) count.same += 1;
        else count.told += 1;
      }
    }
    counts.push(count);
  }
  return { counts, problems, used };
}

export function printed(counts: readonly Swept[], problems: readonly string[]): string {
  const columns = (first: string, rest: readonly (string | number)[]): string =>
    `${first.padEnd(34)}${rest.map((each) => String(each).padStart(10)).join('')}`;
  const rows = counts.map(({ table, paths, tried, same, told, declared }) =>
    columns(table, [paths, tried, same, told, declared]),
  );
  return [
    columns('table', ['readings', 'drifts', 'no change', 'told', 'declared']),
    ...rows,
    `silent, wrong or thrown: ${problems.length}`,
  ].join('\n');
}
