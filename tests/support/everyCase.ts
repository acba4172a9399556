import { it } from 'vitest';

/** What a failure calls a case: the plain values that it begins with, or an object's name or id. */
function nameOf(row: unknown): string {
  const values: readonly unknown[] = Array.isArray(row) ? row : [row];
  const plain = values.findIndex((value) => typeof value === 'object' && value !== null);
  if (plain !== 0) return values.slice(0, plain < 0 ? undefined : plain).join(', ');
  const named = values[0] as { readonly name?: unknown; readonly id?: unknown };
  return String(named.name ?? named.id ?? JSON.stringify(named));
}

/** Checks every case, whatever the others do; a failure names each case that fails. */
export async function checkEvery(
  rows: readonly unknown[],
  check: (...row: unknown[]) => unknown,
): Promise<void> {
  if (rows.length === 0) throw new Error('The table has no cases.');
  const failures: [name: string, error: unknown][] = [];
  for (const row of rows)
    try {
      await check(...(Array.isArray(row) ? (row as unknown[]) : [row]));
    } catch (error) {
      failures.push([nameOf(row), error]);
    }
  if (failures.length === 0) return;
  const list = failures.map(([name, error]) => `“${name}”: ${String(error)}`);
  throw new Error(`${failures.length} of ${rows.length} cases fail\n${list.join('\n')}`, {
    cause: failures[0]![1],
  });
}

/**
 * `it.each` as one test, for a table whose rows are data: the title says the rule, every case is
 * checked (`checkEvery`). The cases may not depend on hooks (`beforeEach`, `afterEach`), which run
 * once for the whole table.
 */
export const everyCase = ((rows: readonly unknown[]) =>
  (title: string, check: (...row: unknown[]) => unknown, timeout?: number) =>
    it(title, () => checkEvery(rows, check), timeout)) as typeof it.each;
