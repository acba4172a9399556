/** Foundry as a host: the addresses of its tables, its default keys and its probe. */
import type { Host } from '../../src/access/host.ts';
import { FOUNDRY_KEYS } from './keys.ts';
import { probeFoundry } from './probe.ts';

/**
 * A table's address is `/game`, below the server's own prefix. Addresses such as `/join` and
 * `/setup` are not tables.
 */
const paths = ['/game', '/game?*', '/*/game', '/*/game?*'];

export const foundryHost: Host = {
  id: 'foundry',
  name: 'Foundry',
  sites: [],
  paths,
  keys: FOUNDRY_KEYS,
  probe: probeFoundry,
};
