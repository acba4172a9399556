/**
 * The user's house rules: the scene's own options override them, both languages name them, and the
 * settings store them.
 */
import { describe, expect, it } from 'vitest';
import { houseRulesFollowed } from '../../src/amendments/houseRules.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';
import { HOUSE_RULES, PHASE_RULES } from '../../src/rules/houseRules.ts';
import { boardOf } from '../../src/scene/board.ts';
import { parseSettings } from '../../src/settings/settings.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import { isMessageId, LOCALES, say } from '../../src/text/pages.ts';
import { locale } from '../../src/text/locale.ts';
import { languagesInWords, rulesetInWords } from '../support/titleWords.ts';

const scene = (ruleset: string, kind: 'square' | 'hex', options?: object): SceneDocument =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset,
    ...(options && { options }),
    grid: { kind, columns: 4, rows: 4, ...(kind === 'hex' && { layout: 'odd-r' }) },
  });

describe('a user’s choice of a house rule', () => {
  const chosen = { sigil: { coverLine: 'any-line' } };

  it('a user’s choice of a house rule affects only the ruleset for which it was made', () => {
    const read = houseRulesFollowed();
    for (const [of, line] of [
      ['sigil', 'any-line'],
      ['srd35', 'best-corner'],
    ] as const) {
      const rules = rulesets.find(({ id }) => id === of)!;
      expect(
        judgeOf(boardOf(read(scene(of, 'square'), chosen, of, rules.houseRules)), rules).options
          .coverLine,
      ).toBe(line);
    }
  });
  it('a house rule in the map data overrides the user’s choice', () => {
    expect(
      houseRulesFollowed()(
        scene('sigil', 'square', { coverLine: 'best-corner' }),
        chosen,
        'sigil',
        HOUSE_RULES,
      ).options,
    ).toEqual({ coverLine: 'best-corner' });
  });
  it(
    'while the house rules do not change, their object stays the same in memory, so that ' +
      'nothing is computed again',
    () => {
      const read = houseRulesFollowed();
      const now = scene('sigil', 'square');
      expect(read(now, chosen, 'sigil', HOUSE_RULES).options).toBe(
        read({ ...now }, chosen, 'sigil', HOUSE_RULES).options,
      );
      expect(read(now, chosen, 'srd35', HOUSE_RULES)).toBe(now);
      // A ruleset may have the name of a property that every object has.
      expect(read(now, {}, 'constructor', HOUSE_RULES)).toBe(now);
    },
  );
  it('a stored choice that a house rule does not offer is ignored', () => {
    const read = houseRulesFollowed();
    const odd = {
      sigil: { coverLine: 'none of them', later: 'x', reachTwoDiagonal: 'strict', toString: true },
    };
    expect(
      read(
        scene('sigil', 'square'),
        odd,
        'sigil',
        rulesets.find(({ id }) => id === 'sigil')!.houseRules,
      ).options,
    ).toEqual({ reachTwoDiagonal: 'strict' });
  });
  it('if the stored choice for a house rule is unknown, the house rule’s default applies', () => {
    const rules = rulesets[0]!;
    const board = boardOf(
      houseRulesFollowed()(
        scene(rules.id, 'square'),
        { [rules.id]: { coverLine: 'none of them', text: true } },
        rules.id,
        rules.houseRules,
      ),
    );
    expect(judgeOf(board, rules).options).toEqual(
      judgeOf(boardOf(scene(rules.id, 'square')), rules).options,
    );
  });
});

describe.each(rulesets.map((rules) => [rulesetInWords(rules.id), rules] as const))(
  'the house rules of %s',
  (words, rules) => {
    it.each(
      languagesInWords(LOCALES).map(([inWords, language]) => [words, inWords, language] as const),
    )(
      'under %s, the options page describes each choice of a house rule in %s',
      (_ruleset, _language, language) => {
        locale.value = language;
        const ids = Object.entries(rules.houseRules).flatMap(([name, choices]) => [
          `reading.${name}`,
          `reading.${name}.note`,
          ...choices.map((each) =>
            typeof each === 'boolean' ? `reading.${String(each)}` : `reading.${name}.${each}`,
          ),
        ]);
        expect(ids.length).toBeGreaterThan(3);
        expect(ids.filter((id) => !isMessageId(id) || say(id) === '' || say(id) === id)).toEqual(
          [],
        );
      },
    );
    it(`under ${words}, the default of each house rule is one of the choices that the user can select`, () => {
      const usual = Object.entries(rules.defaults);
      expect(
        usual.filter(
          ([name, value]) =>
            !(rules.houseRules[name] as readonly unknown[] | undefined)?.includes(value),
        ),
      ).toEqual([]);
    });
  },
);

it('every house rule is offered by at least one ruleset', () => {
  expect(
    Object.keys({ ...HOUSE_RULES, ...PHASE_RULES }).filter(
      (name) => !rulesets.some(({ houseRules }) => name in houseRules),
    ),
  ).toEqual([]);
});

it('the stored settings can hold a ruleset’s house rules, and a choice of a wrong type is rejected', () => {
  expect(parseSettings({}).settings.readings).toEqual({});
  expect(
    parseSettings({ readings: { a: { scale: 'exact', rapid: false } } }).settings.readings,
  ).toEqual({ a: { scale: 'exact', rapid: false } });
  expect(parseSettings({ readings: { a: { scale: 7 } } }).problem).toContain('readings');
});
