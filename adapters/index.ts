/**
 * The supported hosts, one line each. This file has only data, so that the background can read it
 * without loading an adapter.
 */
import type { Host } from '../src/access/host.ts';
import { foundryHost } from './foundry/about.ts';
import { roll20Host } from './roll20/about.ts';

export const hosts: readonly Host[] = [foundryHost, roll20Host];
