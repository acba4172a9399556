import type { Host } from '../../src/access/host.ts';
import { KEYS } from './keys.ts';
import { probeFoundry } from './probe.ts';

/**
 * The address of a table is `/game`, below the server's own prefix. `/join`, `/setup` and the like
 * are no tables.
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
