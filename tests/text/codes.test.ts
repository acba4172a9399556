/** Every code that the engine can answer has its words. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { MANEUVERABILITIES, SIZES } from '../../src/board/vocabulary.ts';
import { CONDITIONS } from '../../src/rules/base/conditions.ts';
import { rulesets } from '../../src/rules/index.ts';
import type { FullRuleset } from '../../src/rules/fullRuleset.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { ORDER_WHY } from '../../src/rules/play/initiative/questions.ts';
import { PASSING_WHY } from '../../src/rules/play/turns/passingTypes.ts';
import { WHY } from '../../src/rules/play/turns/questions.ts';
import { BARRED, DEGREES, MODES, VIOLATIONS } from '../../src/rules/verdict.ts';
import {
  BARRED_MESSAGE,
  CAUSE_MESSAGE,
  isMessageId,
  isVocabulary,
  locale,
  LOCALES,
  shortTerm,
  term,
} from '../../src/text/index.ts';

afterEach(() => {
  locale.value = 'it';
});

/** Said in both languages, briefly too where a badge may hold it. */
function named(id: string, brief: boolean): void {
  for (const l of LOCALES) {
    locale.value = l;
    expect(term(id)).not.toBe('');
    if (brief) expect(shortTerm(id).length).toBeLessThanOrEqual(12);
  }
}

/** Every trait that a table knows. */
const traitsOf = (p: FullRuleset): string[] =>
  [p, p.turns, p.initiative, p.attacks, p.specials, p.movements, p.flight].flatMap(({ traits }) =>
    Object.keys(traits),
  );

describe('every code of the engine has words', () => {
  it.each(VIOLATIONS)('violation %s: a sentence, a heading and a badge', (code) => {
    expect(isMessageId(`violation.${code}`)).toBe(true);
    expect(isMessageId(`violation.${code}.head`)).toBe(true);
    expect(isMessageId(`violation.${code}.badge`)).toBe(true);
  });
  it.each(BARRED)('reason against an attack of opportunity: %s', (why) =>
    expect(isMessageId(BARRED_MESSAGE[why])).toBe(true),
  );
  it('no other reason against an attack of opportunity exists', () => {
    expect(Object.keys(BARRED_MESSAGE).sort()).toEqual([...BARRED].sort());
  });
  it.each(['movement', 'entering'] as const)('cause of an attack of opportunity: %s', (cause) => {
    expect(isMessageId(CAUSE_MESSAGE[cause])).toBe(true);
  });
  it.each(SIZES)('size %s', (size) => named(size, true));
  it.each(MODES)('mode %s', (mode) => named(`${mode}-mode`, true));
  it.each(DEGREES)('cover %s', (degree) => {
    named(`cover-${degree}`, true);
    expect(isMessageId(`cover.${degree}`)).toBe(true);
    expect(degree === 'none' || isMessageId(`cover.${degree}.badge`)).toBe(true);
  });
  it.each(['none', 'partial', 'total'])('concealment %s', (degree) => {
    named(`concealment-${degree}`, true);
    expect(isMessageId(`concealment.${degree}`)).toBe(true);
  });
  it.each(Object.keys(CONDITIONS))('condition %s', (condition) => named(condition, true));
  it.each([...new Set(turnRulesets.flatMap(traitsOf))])('trait %s', (trait) => named(trait, false));
  it.each(rulesets.map((r) => [r.name, r.vocabulary, Object.keys(r.conditions)] as const))(
    'ruleset %s: its words, its conditions',
    (_name, vocabulary, conditions) => {
      expect(isVocabulary(vocabulary)).toBe(true);
      conditions.forEach((condition) => named(condition, true));
    },
  );
  it.each([...new Set(turnRulesets.flatMap((p) => Object.keys(p.turns.table)))])(
    'action %s',
    (action) => named(action, false),
  );
  it.each([...WHY, ...PASSING_WHY, ...ORDER_WHY])('reason for “why not”: %s', (why) =>
    expect(isMessageId(`why.${why}`) || isMessageId(`violation.${why}`)).toBe(true),
  );
  it.each(MANEUVERABILITIES)('manoeuvrability %s', (m) => named(m, true));
});

const CONTRACT = new URL('../../docs/spec/scene.md', import.meta.url);
describe('the scene contract', () => {
  it('names no violation without words', () => {
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
