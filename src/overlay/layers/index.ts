/** The layers, one line each: those with keys in the order of their keys, then the others. */
import { aim } from './aim.ts';
import { brush } from './brush.ts';
import { cover } from './cover.ts';
import { flanking } from './flanking.ts';
import { held } from './held.ts';
import type { Layer } from './layer.ts';
import { move } from './move.ts';
import { offered } from './offered.ts';
import { path } from './path.ts';
import { reminders } from './reminders.ts';
import { selection } from './selection.ts';
import { terrain } from './terrain.ts';
import { threat } from './threat.ts';
import { timeline } from './timeline.ts';

export const layers: readonly Layer[] = [
  threat,
  move,
  path,
  flanking,
  cover,
  reminders,
  selection,
  terrain,
  brush,
  offered,
  held,
  timeline,
  aim,
];
