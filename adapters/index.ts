/** The supported hosts, one line each. Data only: the background reads it and loads no adapter. */
import type { Host } from '../src/access/host.ts';
import { foundryHost } from './foundry/about.ts';
import { roll20Host } from './roll20/about.ts';

export const hosts: readonly Host[] = [foundryHost, roll20Host];
