/** Roll20 as a host: the addresses of its tables, its default keys and its probe. */
import type { Host } from '../../src/access/host.ts';
import { ROLL20_KEYS } from './keys.ts';
import { probeRoll20 } from './probe.ts';

/**
 * Address of a table: `/editor`, with or without a slash at the end. Users enter it through
 * `/editor/setcampaign/…`; pop-out sheets have addresses below it.
 */
export const roll20Host: Host = {
  id: 'roll20',
  name: 'Roll20',
  sites: [
    'https://app.roll20.net/editor',
    'https://app.roll20.net/editor?*',
    'https://app.roll20.net/editor/*',
  ],
  except: ['https://app.roll20.net/editor/character/*'],
  keys: ROLL20_KEYS,
  probe: probeRoll20,
};
