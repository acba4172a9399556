import type { Host } from '../../src/access/host.ts';
import { KEYS } from './keys.ts';
import { probeFoundry } from './probe.ts';

/**
 * The table stands at `/game`, below whatever prefix the server was given; `/join`, `/setup` and
 * the like are none.
 */
const paths = ['/game', '/game?*', '/*/game', '/*/game?*'];

export const foundryHost: Host = {
  id: 'foundry',
  name: 'Foundry',
  sites: [],
  paths,
  keys: KEYS,
  probe: probeFoundry,
};
