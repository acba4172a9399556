/** Every code of a special attack's answer, of a grapple's and of a turning's has its words. */
import { expect, it } from 'vitest';
import { EFFECTS, SPECIAL_WHY } from '../../src/rules/play/specials/codes.ts';
import { FATES } from '../../src/rules/play/specials/turning.ts';
import { GRAPPLE_TABLE } from '../../src/rules/play/specials/grappling.ts';
import { SPECIALS } from '../../src/rules/play/specials/questions.ts';
import { isMessageId } from '../../src/text/index.ts';
import { terms } from '../../src/text/terms.ts';

it.each(SPECIAL_WHY)('reason why a special attack is barred: %s', (why) =>
  expect(isMessageId(`why.${why}`)).toBe(true),
);
it.each(EFFECTS)('consequence of a special attack: %s', (effect) =>
  expect(isMessageId(`effect.${effect}`)).toBe(true),
);
it.each(FATES)('result of turning undead: %s', (fate) =>
  expect(isMessageId(`turning.${fate}`)).toBe(true),
);
it.each([...SPECIALS, ...Object.keys(GRAPPLE_TABLE.rows)])('words for the action %s', (action) =>
  expect(Object.keys(terms)).toContain(action),
);
