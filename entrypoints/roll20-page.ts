/** Page world of a Roll20 table: starts its reader. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { begin } from '../adapters/common/begin.ts';
import type { Sent } from '../adapters/roll20/live.ts';
import { acts } from '../adapters/roll20/hands.ts';
import { second } from '../adapters/roll20/second.ts';
import { watch } from '../adapters/roll20/watch.ts';

export default defineUnlistedScript(() => begin<Sent>(window, 'roll20', watch, acts, second));
