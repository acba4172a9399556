/**
 * Reads the rule ledgers of `docs/spec/ledger`. Each ruleset has one file, and each line of it is
 * one rule.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const FOLDER = fileURLToPath(new URL('../docs/spec/ledger/', import.meta.url));

const ruleSchema = z.looseObject({
  id: z.string().regex(/^[a-z0-9]+\.[a-z-]+\.[a-z0-9-]+$/),
  area: z.string().min(1),
  text: z.string().min(1),
  heading: z.string(),
  cite: z.string(),
  rule: z.string().min(1),
  decides: z.enum(['board', 'sheet', 'declared', 'gm', 'reference']),
  cases: z.array(z.looseObject({ given: z.string().min(1), then: z.string().min(1) })),
});
export type Rule = z.infer<typeof ruleSchema>;

/** Names of the rulesets that have a ledger, sorted. Throws if there is none. */
export function ledgerNames(): string[] {
  const names = readdirSync(FOLDER)
    .flatMap((file) => (file.endsWith('.jsonl') ? [file.slice(0, -'.jsonl'.length)] : []))
    .sort();
  if (names.length === 0) throw new Error(`${FOLDER} holds no ledger`);
  return names;
}

/**
 * The rules of one ruleset, in the ledger's order. Throws if the ledger is missing or one of its
 * lines is invalid.
 */
export function ledgerOf(name: string): Rule[] {
  return readFileSync(`${FOLDER}${name}.jsonl`, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (line === '') return [];
      const read = ruleSchema.safeParse(JSON.parse(line));
      if (!read.success)
        throw new Error(`${name}.jsonl, line ${i + 1}: ${z.prettifyError(read.error)}`);
      return [read.data];
    });
}

/** Ids of all rules of these rulesets. */
export const ledgerIds = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => ledgerOf(name).map(({ id }) => id)));
