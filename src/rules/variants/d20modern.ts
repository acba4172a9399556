/** d20 Modern: only what its text says otherwise; of what it does not say its family's text stands (rules/d20modern-vs-srd35.md). */
import type { Ruleset } from '../ruleset.ts';
import { BORROWED, own } from './d20modern.cites.ts';
import { borrowing, extend } from './extend.ts';
import { srd35 } from './srd35.ts';

export const d20modern: Ruleset = extend(srd35, {
  id: 'd20modern',
  name: 'd20 Modern SRD',
  vocabulary: 'modern',
  cites: extend(borrowing(srd35, BORROWED), own),
});
