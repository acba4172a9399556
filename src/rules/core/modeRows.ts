/** The rows of a ruleset's table of movement modes, with their citations. */
import { perObject } from '../../board/memoize.ts';
import { cite } from '../names.ts';
import type { ModeRule, Ruleset } from '../ruleset.ts';
import type { Mode } from '../verdict.ts';

const rowsOf = perObject(({ cites, modes: { table, usual } }: Ruleset) => {
  const rows = new Map(
    Object.entries(table).map(([mode, { names, endNames, ...row }]): [Mode, ModeRule] => [
      mode,
      {
        ...row,
        rules: cite(cites, ...names),
        ...(endNames && { endRules: cite(cites, ...endNames) }),
      },
    ]),
  );
  return { rows, other: { ...rows.get(usual)!, rules: [] } };
});

export const hasMode = (rules: Ruleset, mode: Mode): boolean => rowsOf(rules).rows.has(mode);

/** The row of a mode; one that the ruleset does not have is like its usual one, without a rule. */
export function rowOfMode(rules: Ruleset, mode: Mode): ModeRule {
  const { rows, other } = rowsOf(rules);
  return rows.get(mode) ?? other;
}
