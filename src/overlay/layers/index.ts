/** The layers, one line each, in the order of their keys. */
import { cover } from './cover.ts';
import { flanking } from './flanking.ts';
import type { Layer } from './layer.ts';
import { move } from './move.ts';
import { path } from './path.ts';
import { reminders } from './reminders.ts';
import { selection } from './selection.ts';
import { threat } from './threat.ts';

export const layers: readonly Layer[] = [threat, move, path, flanking, cover, reminders, selection];
