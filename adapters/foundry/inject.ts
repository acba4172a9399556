/** Entry point of the page script for Foundry. */
import { begin } from '../common/begin.ts';
import { commands } from './act.ts';
import { run } from './begin.ts';
import { readSecondSource } from './secondSource.ts';

export const inject = (): void => begin(window, 'foundry', run, commands, readSecondSource);
