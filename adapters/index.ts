/** The hosts that can be read: one line each. Data alone: the background reads it, and carries no adapter. */
import type { Host } from '../src/access/host.ts';
import { foundryHost } from './foundry/about.ts';

export const hosts: readonly Host[] = [foundryHost];
