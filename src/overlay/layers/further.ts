/** The layers that the first marks do not need: they come with what stands in the panels. */
import { aim } from './aim.ts';
import type { Layer } from './layer.ts';
import { timeline } from './timeline.ts';

export const FURTHER: readonly Layer[] = [timeline, aim];
