/** Every code in the answers about special attacks, grapples and turning undead has its text. */
import { expect, it } from 'vitest';
import { EFFECTS, SPECIAL_WHY } from '../../src/rules/d20/play/specials/codes.ts';
import { TURNING_OUTCOMES } from '../../src/rules/d20/play/specials/turning.ts';
import { GRAPPLE_TABLE } from '../../src/rules/d20/play/specials/grappling.ts';
import { SPECIALS } from '../../src/rules/d20/play/specials/specialRules.ts';
import { isMessageId } from '../../src/text/index.ts';
import { terms } from '../../src/text/terms.ts';

it('each reason why the rules forbid a special attack has a sentence on the screen', () => {
  expect(SPECIAL_WHY.filter((why) => !isMessageId(`why.${why}`))).toEqual([]);
});
it('each consequence of a special attack, such as a fall, has a sentence on the screen', () => {
  expect(EFFECTS.filter((effect) => !isMessageId(`effect.${effect}`))).toEqual([]);
});
it('each result of turning undead has a sentence on the screen', () => {
  expect(TURNING_OUTCOMES.filter((fate) => !isMessageId(`turning.${fate}`))).toEqual([]);
});
it('each special attack and each action in a grapple has a name for the screen', () => {
  const actions = [...SPECIALS, ...Object.keys(GRAPPLE_TABLE.rows)];
  expect(actions.filter((action) => !Object.hasOwn(terms, action))).toEqual([]);
});
