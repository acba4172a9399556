/** All layers, one in each line: first those with keys, in the order of their keys. */
import { addTexts } from '../../text/index.ts';
import { aimLayer } from './aim.ts';
import { brushLayer } from './brush.ts';
import { coverLayer } from './cover.tsx';
import { flankingLayer } from './flanking.tsx';
import { heldMoveLayer } from './heldMove.ts';
import { irregularLayer } from './irregular.ts';
import type { Layer } from './layer.ts';
import { moveLayer } from './move.tsx';
import { offeredLayer } from './offered.ts';
import { pathLayer } from './path.tsx';
import { pointedOutLayer } from './pointedOut.ts';
import { remindersLayer } from './reminders.tsx';
import { selectionLayer } from './selection.ts';
import { terrainLayer } from './terrain.ts';
import { threatLayer } from './threat.tsx';
import { nextLayer } from './next.ts';
import { timelineLayer } from './timeline.tsx';
import { whereLayer } from './where.tsx';

export const layers: readonly Layer[] = [
  threatLayer,
  moveLayer,
  pathLayer,
  flankingLayer,
  coverLayer,
  remindersLayer,
  whereLayer,
  selectionLayer,
  terrainLayer,
  brushLayer,
  offeredLayer,
  irregularLayer,
  heldMoveLayer,
  timelineLayer,
  aimLayer,
  nextLayer,
  pointedOutLayer,
];

for (const { texts } of layers) if (texts !== undefined) addTexts(texts);
