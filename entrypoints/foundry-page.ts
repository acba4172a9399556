/** Page world of a Foundry table: starts its reader. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { begin } from '../adapters/common/begin.ts';
import { acts } from '../adapters/foundry/act.ts';
import { run } from '../adapters/foundry/begin.ts';
import { second } from '../adapters/foundry/second.ts';

export default defineUnlistedScript(() => begin(window, 'foundry', run, acts, second));
