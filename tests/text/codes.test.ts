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
    expect.soft(term(id), `${id} in ${l}`).not.toBe('');
    if (brief) expect.soft(shortTerm(id).length, `${id} in ${l}`).toBeLessThanOrEqual(12);
  }
}

/** The ids that have no message under any of the keys that `keysOf` gives. */
const without = (ids: readonly string[], ...keysOf: ((id: string) => string)[]): string[] =>
  ids.filter((id) => !keysOf.some((keyOf) => isMessageId(keyOf(id))));

/** Ids of all traits in the tables of a ruleset. */
const traitsOf = (p: FullRuleset): string[] =>
  [p, p.turns, p.initiative, p.attacks, p.specials, p.movements, p.flight].flatMap(({ traits }) =>
    Object.keys(traits),
  );

describe('words for the codes of the engine', () => {
  it('each rule that a move can break has a sentence, a heading and a short badge for the screen', () => {
    expect(without(VIOLATIONS, (code) => `violation.${code}`)).toEqual([]);
    expect(without(VIOLATIONS, (code) => `violation.${code}.head`)).toEqual([]);
    expect(without(VIOLATIONS, (code) => `violation.${code}.badge`)).toEqual([]);
  });
  it('each reason why an enemy cannot make an attack of opportunity has a sentence on the screen', () => {
    expect(BARRED.filter((why) => !isMessageId(BARRED_MESSAGE[why]))).toEqual([]);
  });
  it('each sentence on why an enemy cannot attack belongs to a reason that the rules engine can give', () => {
    expect(Object.keys(BARRED_MESSAGE).sort()).toEqual([...BARRED].sort());
  });
  it('each cause of an attack of opportunity on a moving creature has a sentence on the screen', () => {
    const causes = ['movement', 'entering'] as const;
    expect(causes.filter((cause) => !isMessageId(CAUSE_MESSAGE[cause]))).toEqual([]);
  });
  it('each creature size has a name in English and Italian, and a short name for a badge', () => {
    for (const size of SIZES) named(size, true);
  });
  it('each movement mode, such as a run or a charge, has a name in every ruleset that has it', () => {
    for (const { modes, words, vocabulary } of rulesets) {
      speakFor({ words, vocabulary });
      for (const mode of MODE_IDS)
        if (Object.hasOwn(modes.table, mode)) named(`${mode}-mode`, true);
    }
  });
  it('each degree of cover has a name and a sentence, and each degree except “none” has a badge', () => {
    for (const degree of DEGREES) named(`cover-${degree}`, true);
    expect(without(DEGREES, (degree) => `cover.${degree}`)).toEqual([]);
    const some = DEGREES.filter((degree) => degree !== 'none');
    expect(without(some, (degree) => `cover.${degree}.badge`)).toEqual([]);
  });
  it('each degree of concealment has a name in English and Italian, and an explanatory sentence', () => {
    const degrees = ['none', 'partial', 'total'];
    for (const degree of degrees) named(`concealment-${degree}`, true);
    expect(without(degrees, (degree) => `concealment.${degree}`)).toEqual([]);
  });
  it('each condition of the d20 rules has a name in English and Italian, and a short name for a badge', () => {
    for (const condition of Object.keys(CONDITIONS)) named(condition, true);
  });
  it('each trait that a ruleset knows, such as a feat, has a name in English and Italian', () => {
    for (const trait of new Set(turnRulesets.flatMap(traitsOf))) named(trait, false);
  });
  it('each ruleset uses a known vocabulary, and each of its conditions has a name for the screen', () => {
    for (const { name, vocabulary, conditions } of rulesets) {
      expect.soft(isVocabulary(vocabulary), name).toBe(true);
      Object.keys(conditions).forEach((condition) => named(condition, true));
    }
  });
  it('each action that a creature can take in its turn has a name in English and Italian', () => {
    const actions = new Set(turnRulesets.flatMap((p) => Object.keys(p.turns.table)));
    for (const action of actions) named(action, false);
  });
  it('each reason why the rules forbid an action has a sentence on the screen', () => {
    const reasons = [...WHY, ...PASSING_WHY, ...ORDER_WHY];
    expect(
      without(
        reasons,
        (why) => `why.${why}`,
        (why) => `violation.${why}`,
      ),
    ).toEqual([]);
  });
  it(
    'each grade of flight maneuverability has a name in English and Italian, and a ' +
      'short name for a badge',
    () => {
      for (const grade of MANEUVERABILITIES) named(grade, true);
    },
  );
});

const CONTRACT = new URL('../../docs/spec/scene.md', import.meta.url);
describe('the violation codes of docs/spec/scene.md', () => {
  it('each violation code that docs/spec/scene.md lists has a sentence and a badge for the screen', () => {
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
