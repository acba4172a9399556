/** All layers, one in each line: first those with keys, in the order of their keys. */
import { learn } from '../../text/index.ts';
import { aim } from './aim.ts';
import { brush } from './brush.ts';
import { cover } from './cover.tsx';
import { flanking } from './flanking.tsx';
import { heldMove } from './heldMove.ts';
import type { Layer } from './layer.ts';
import { move } from './move.tsx';
import { offered } from './offered.ts';
import { path } from './path.tsx';
import { reminders } from './reminders.tsx';
import { selection } from './selection.ts';
import { terrain } from './terrain.ts';
import { threat } from './threat.tsx';
import { next } from './next.ts';
import { timeline } from './timeline.tsx';
import { where } from './where.tsx';

export const layers: readonly Layer[] = [
  threat,
  move,
  path,
  flanking,
  cover,
  reminders,
  where,
  selection,
  terrain,
  brush,
  offered,
  heldMove,
  timeline,
  aim,
  next,
];

for (const { texts } of layers) if (texts !== undefined) learn(texts);
