/** Entry point of the page script for Roll20. */
import { begin } from '../common/begin.ts';
import { commands } from './moveAttribution.ts';
import type { Sent } from './live.ts';
import { readSecondSource } from './secondSource.ts';
import { pollTable } from './pollTable.ts';

export const inject = (): void =>
  begin<Sent>(window, 'roll20', pollTable, commands, readSecondSource);
