/** Entry of the page-world script: starts Roll20's reader. */
import { begin } from '../common/begin.ts';
import { acts } from './moveAttribution.ts';
import type { Sent } from './live.ts';
import { second } from './second.ts';
import { watch } from './watch.ts';

export const inject = (): void => begin<Sent>(window, 'roll20', watch, acts, second);
