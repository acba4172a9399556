/** The layers, one line each, in the order of their keys. */
import { signal } from '@preact/signals';
import { cover } from './cover.ts';
import { flanking } from './flanking.ts';
import type { Layer } from './layer.ts';
import { move } from './move.ts';
import { path } from './path.ts';
import { reminders } from './reminders.ts';
import { selection } from './selection.ts';
import { terrain } from './terrain.ts';
import { threat } from './threat.ts';

export const layers: readonly Layer[] = [
  threat,
  move,
  path,
  flanking,
  cover,
  reminders,
  selection,
  terrain,
];

/** Those that come with the panels' contents, each a line of `further.ts`. */
export const further = signal<readonly Layer[]>([]);
