/** The hosts that can be read: one line each. */
import type { HostAdapter } from './adapter.ts';
import { foundry } from './foundry/index.ts';

/** An adapter and the pages it is for. */
interface Listed {
  readonly adapter: HostAdapter;
  /** Host names that are this host's alone; an empty list: any site that the user granted for it. */
  readonly sites: readonly RegExp[];
}

export const adapters: readonly Listed[] = [
  { adapter: foundry, sites: [] },
];

/** The adapter for a page: the one whose sites name it, else the one that may stand at any address. */
export const adapterFor = (url: URL): HostAdapter | undefined =>
  (adapters.find((a) => a.sites.some((site) => site.test(url.hostname))) ?? adapters.find((a) => a.sites.length === 0))?.adapter;
