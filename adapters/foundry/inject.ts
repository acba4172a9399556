/** Entry of the page-world script: starts Foundry's reader. */
import { begin } from '../common/begin.ts';
import { acts } from './act.ts';
import { run } from './begin.ts';
import { second } from './second.ts';

export const inject = (): void => begin(window, 'foundry', run, acts, second);
