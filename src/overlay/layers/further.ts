/**
 * The layers that the first marks do not need: of what is worked in the panels, and what the
 * referee holds or offers. They come with both.
 */
import { aim } from './aim.ts';
import { brush } from './brush.ts';
import { held } from './held.ts';
import type { Layer } from './layer.ts';
import { offered } from './offered.ts';
import { timeline } from './timeline.ts';

export const FURTHER: readonly Layer[] = [brush, offered, held, timeline, aim];
