/** Entry point of the page script for Foundry. */
import { begin } from '../common/begin.ts';
import { acts } from './act.ts';
import { run } from './begin.ts';
import { second } from './secondSource.ts';

export const inject = (): void => begin(window, 'foundry', run, acts, second);
