import type { Host } from '../../src/access/host.ts';
import { probeFoundry } from './probe.ts';

export const foundryHost: Host = { id: 'foundry', name: 'Foundry', sites: [], probe: probeFoundry };
