/** Every code in the answers about special attacks, grapples and turning undead has its text. */
import { expect, it } from 'vitest';
import { EFFECTS, SPECIAL_WHY } from '../../src/rules/d20/play/specials/codes.ts';
import { TURNING_OUTCOMES } from '../../src/rules/d20/play/specials/turning.ts';
import { GRAPPLE_TABLE } from '../../src/rules/d20/play/specials/grappling.ts';
import { SPECIALS } from '../../src/rules/d20/play/specials/specialRules.ts';
import { isMessageId } from '../../src/text/index.ts';
import { terms } from '../../src/text/terms.ts';

it.each(SPECIAL_WHY)(
  'the extension has a sentence on why a special attack is forbidden for the reason “%s”',
  (why) => expect(isMessageId(`why.${why}`)).toBe(true),
);
it.each(EFFECTS)(
  'the extension has a sentence for the consequence “%s” of a special attack',
  (effect) => expect(isMessageId(`effect.${effect}`)).toBe(true),
);
it.each(TURNING_OUTCOMES)(
  'the extension has a sentence for the result “%s” of turning undead',
  (fate) => expect(isMessageId(`turning.${fate}`)).toBe(true),
);
it.each([...SPECIALS, ...Object.keys(GRAPPLE_TABLE.rows)])(
  'the special attack or grapple action “%s” has a displayed name',
  (action) => expect(Object.keys(terms)).toContain(action),
);
