/** Entry point of the page script for Roll20. */
import { begin } from '../common/begin.ts';
import { acts } from './moveAttribution.ts';
import type { Sent } from './live.ts';
import { second } from './secondSource.ts';
import { watch } from './watch.ts';

export const inject = (): void => begin<Sent>(window, 'roll20', watch, acts, second);
