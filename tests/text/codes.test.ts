/** Every code that the engine can answer has its text. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { MANEUVERABILITIES, SIZES } from '../../src/board/vocabulary.ts';
import { CONDITIONS } from '../../src/rules/d20/map/conditionLimits.ts';
import { MODE_IDS } from '../../src/judge/questions/question.ts';
import { rulesets } from '../../src/rules/index.ts';
import type { FullRuleset } from '../../src/rules/fullRuleset.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { ORDER_WHY } from '../../src/rules/d20/play/initiative/initiativeRules.ts';
import { PASSING_WHY } from '../../src/rules/d20/play/turns/passingTypes.ts';
import { WHY } from '../../src/rules/d20/play/turns/turnRules.ts';
import { BARRED, DEGREES, VIOLATIONS } from '../../src/rules/verdict.ts';
import {
  BARRED_MESSAGE,
  CAUSE_MESSAGE,
  isMessageId,
  isVocabulary,
  locale,
  LOCALES,
  shortTerm,
  speakFor,
  term,
} from '../../src/text/index.ts';

afterEach(() => {
  locale.value = 'it';
  speakFor({});
});

/** Checks that the id has a text in both languages, and a short text if a badge may show it. */
function named(id: string, brief: boolean): void {
  for (const l of LOCALES) {
    locale.value = l;
    expect(term(id)).not.toBe('');
    if (brief) expect(shortTerm(id).length).toBeLessThanOrEqual(12);
  }
}

/** Ids of all traits in the tables of a ruleset. */
const traitsOf = (p: FullRuleset): string[] =>
  [p, p.turns, p.initiative, p.attacks, p.specials, p.movements, p.flight].flatMap(({ traits }) =>
    Object.keys(traits),
  );

describe('words for the codes of the engine', () => {
  it.each(VIOLATIONS)(
    'a move that breaks the rule “%s” has a sentence, a heading and a badge to show',
    (code) => {
      expect(isMessageId(`violation.${code}`)).toBe(true);
      expect(isMessageId(`violation.${code}.head`)).toBe(true);
      expect(isMessageId(`violation.${code}.badge`)).toBe(true);
    },
  );
  it.each(BARRED)(
    'the extension has a sentence on why an attack of opportunity is missing for the reason “%s”',
    (why) => expect(isMessageId(BARRED_MESSAGE[why])).toBe(true),
  );
  it('every sentence about a missing attack of opportunity belongs to a known reason code', () => {
    expect(Object.keys(BARRED_MESSAGE).sort()).toEqual([...BARRED].sort());
  });
  it.each(['movement', 'entering'] as const)(
    'the extension has a sentence for an attack of opportunity with the cause “%s”',
    (cause) => {
      expect(isMessageId(CAUSE_MESSAGE[cause])).toBe(true);
    },
  );
  it.each(SIZES)('the size “%s” has a displayed name', (size) => named(size, true));
  it.each(MODE_IDS)(
    'the movement mode “%s” has a displayed name in each ruleset that has the mode',
    (mode) => {
      for (const { modes, words, vocabulary } of rulesets) {
        speakFor({ words, vocabulary });
        if (Object.hasOwn(modes.table, mode)) named(`${mode}-mode`, true);
      }
    },
  );
  it.each(DEGREES)(
    'the degree of cover “%s” has a displayed name and an explanatory sentence',
    (degree) => {
      named(`cover-${degree}`, true);
      expect(isMessageId(`cover.${degree}`)).toBe(true);
      expect(degree === 'none' || isMessageId(`cover.${degree}.badge`)).toBe(true);
    },
  );
  it.each(['none', 'partial', 'total'])(
    'the degree of concealment “%s” has a displayed name and an explanatory sentence',
    (degree) => {
      named(`concealment-${degree}`, true);
      expect(isMessageId(`concealment.${degree}`)).toBe(true);
    },
  );
  it.each(Object.keys(CONDITIONS))('the condition “%s” has a displayed name', (condition) =>
    named(condition, true),
  );
  it.each([...new Set(turnRulesets.flatMap(traitsOf))])(
    'the trait “%s” has a displayed name',
    (trait) => named(trait, false),
  );
  it.each(rulesets.map((r) => [r.name, r.vocabulary, Object.keys(r.conditions)] as const))(
    'the ruleset %s has a known vocabulary, and each of its conditions has a displayed name',
    (_name, vocabulary, conditions) => {
      expect(isVocabulary(vocabulary)).toBe(true);
      conditions.forEach((condition) => named(condition, true));
    },
  );
  it.each([...new Set(turnRulesets.flatMap((p) => Object.keys(p.turns.table)))])(
    'the action “%s” has a name on the screen in both languages',
    (action) => named(action, false),
  );
  it.each([...WHY, ...PASSING_WHY, ...ORDER_WHY])(
    'the extension has a sentence on why an action is forbidden for the reason “%s”',
    (why) => expect(isMessageId(`why.${why}`) || isMessageId(`violation.${why}`)).toBe(true),
  );
  it.each(MANEUVERABILITIES)('the flight maneuverability “%s” has a displayed name', (m) =>
    named(m, true),
  );
});

const CONTRACT = new URL('../../docs/spec/scene.md', import.meta.url);
describe('the scene contract', () => {
  it('the catalogue has a sentence and a badge for every broken rule that docs/spec/scene.md lists', () => {
    const listed =
      /Violation codes[^:]*:([\s\S]*?)\n\n/.exec(readFileSync(CONTRACT, 'utf8'))?.[1] ?? '';
    const codes = [...listed.matchAll(/`([a-z-]+)`/g)].map((match) => match[1] ?? '');
    expect(codes.length).toBeGreaterThan(20);
    expect(
      codes.filter(
        (code) => !isMessageId(`violation.${code}`) || !isMessageId(`violation.${code}.badge`),
      ),
    ).toEqual([]);
  });
});
