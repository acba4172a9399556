/** The questions that the screen answers just now, in the words of the offline door. */
import type { Cell } from '../board/grid.ts';
import type { Topic } from '../rules/ruleset.ts';
import type { Asked } from './report.ts';

export interface Screen {
  /** Ids of all creatures. */
  readonly creatures: readonly string[];
  /** Whose marks are shown; null: nobody's. */
  readonly subject: string | null;
  readonly mode: string;
  /** The path being dragged or planned, the subject's place first. */
  readonly path: readonly Cell[] | null;
  /** Creatures aimed at or looked at. */
  readonly targets: readonly string[];
  /** What the text in force does not answer. */
  readonly silent: readonly Topic[];
}

/** A table of a thousand creatures is looked at by hand. */
const MOST = 200;

export function asked({
  creatures,
  subject,
  mode,
  path,
  targets,
  silent,
}: Screen): readonly Asked[] {
  const all: Asked[] = creatures.slice(0, MOST).map((of) => ({ ask: 'threat', of }));
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
