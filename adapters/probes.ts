/** How the hosts that may stand at any address are recognised. */
import { probeFoundry } from './foundry/probe.ts';

export const probes = [probeFoundry] as const;
