/** Lists the questions that the screen shows answers to, in the format of the judge command. */
import type { Cell } from '../board/grid.ts';
import type { RulesetTopic } from '../rules/ruleset.ts';
import type { ReportedQuestion } from './report.ts';

interface Screen {
  /** Ids of all creatures. */
  readonly creatures: readonly string[];
  /** The creature whose marks are shown; null: none. */
  readonly subject: string | null;
  readonly mode: string;
  /** The path being dragged or planned, beginning at the subject's cell. */
  readonly path: readonly Cell[] | null;
  /** Creatures that the user targets or hovers over. */
  readonly targets: readonly string[];
  /** Topics that the ruleset does not answer. */
  readonly silent: readonly RulesetTopic[];
}

/** Largest number of creatures in a report with questions; larger tables are examined by hand. */
const MOST = 200;

export function askedQuestions({
  creatures,
  subject,
  mode,
  path,
  targets,
  silent,
}: Screen): readonly ReportedQuestion[] {
  const all: ReportedQuestion[] = creatures.slice(0, MOST).map((of) => ({ ask: 'threat', of }));
  if (subject === null) return all;
  all.push({ ask: 'reachable', of: subject, mode });
  if (path !== null) all.push({ ask: 'move', of: subject, mode, path });
  for (const target of targets.filter((id) => id !== subject)) {
    if (!silent.includes('flanking')) all.push({ ask: 'flanking', target });
    if (!silent.includes('cover')) all.push({ ask: 'cover', from: subject, to: target });
    if (!silent.includes('concealment'))
      all.push({ ask: 'concealment', from: subject, to: target });
  }
  return all;
}
