/**
 * The effects of a condition on the map and in a turn do not contradict each other, and each
 * condition has its texts.
 */
import { describe, expect, it } from 'vitest';
import { effectOf } from '../../src/rules/core/conditionsInForce.ts';
import type { ConditionEffect } from '../../src/rules/effects.ts';
import { judgeOf } from '../../src/rules/index.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import type { ActiveState, StateEffect } from '../../src/rules/d20/play/states/stateRules.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { terms } from '../../src/text/terms.ts';
import { rulesetInWords } from '../support/titleWords.ts';

const LIMITS = [
  'actions',
  'hold',
  'noAttack',
  'noCasting',
  'noImmediate',
  'completes',
  'flees',
  'immobile',
  'noRun',
  'blind',
] as const;

/**
 * Attackers treat the creature as helpless, although it stays on its feet and keeps its square:
 * "raggiungerlo, e considerarlo come indifeso" (d20modern.condition.helpless-definition).
 */
const STANDING_TARGETS: Readonly<Record<string, readonly string[]>> = { d20modern: ['unaware'] };

describe.each(turnRulesets.map((rules) => ({ id: rules.id, rules })))(
  'the conditions of $id',
  ({ id, rules }) => {
    /** A creature under one condition: the resulting conditions, and their effects on the map. */
    const under = (
      condition: string,
    ): {
      states: readonly ActiveState[];
      has: (key: keyof ConditionEffect) => boolean;
      some: (is: (e: StateEffect) => boolean) => boolean;
    } => {
      const board = boardOf(
        sceneSchema.parse({
          format: 'quadretto/scene@1',
          ruleset: id,
          grid: { kind: 'square', columns: 3, rows: 3 },
          creatures: [{ id: 'c', at: [1, 1], conditions: [condition] }],
        }),
      );
      const c = board.creatures[0]!;
      const judge = judgeOf(board, rules);
      const states = rules.states.of(judge, c);
      return {
        states,
        has: (key) => effectOf(judge, c, key) !== undefined,
        some: (is) => states.some(({ effect }) => is(effect)),
      };
    };
    const all = Object.keys(rules.states.table);
    const where = (is: (condition: string) => boolean): string[] => all.filter(is);

    it(
      `under ${rulesetInWords(id)}, every known condition has an entry in the table of ` +
        'effects',
      () => {
        expect(
          Object.keys(rules.conditions).filter((condition) => !all.includes(condition)),
        ).toEqual([]);
      },
    );
    it(
      `under ${rulesetInWords(id)}, each condition that the definition of another condition ` +
        'mentions is defined',
      () => {
        const named = Object.values(rules.states.table).flatMap((e) => [
          ...(e.implies ?? []),
          ...(e.grounded ?? []),
          ...(e.replaces ?? []),
          ...Object.entries(e.worsens ?? {}).flat(),
        ]);
        expect(named.filter((condition) => !all.includes(condition))).toEqual([]);
        expect(named.length).toBeGreaterThan(20);
      },
    );
    it(
      `under ${rulesetInWords(id)}, a creature whose condition prevents physical actions ` +
        'can neither move nor threaten squares',
      () => {
        const still = where(
          (condition) =>
            under(condition).has('actions') &&
            ['none', 'mental-only'].includes(rules.conditions[condition]?.actions ?? ''),
        );
        expect(still.length).toBeGreaterThan(10);
        expect(
          still.filter(
            (condition) => !under(condition).has('noThreat') || !under(condition).has('immobile'),
          ),
        ).toEqual([]);
      },
    );
    it(
      `under ${rulesetInWords(id)}, if one condition implies a second, the first forbids ` +
        'everything that the second forbids',
      () => {
        const weaker = all.flatMap((condition) =>
          (rules.states.table[condition]?.implies ?? []).flatMap((implied) => {
            const [own, other] = [
              rules.conditions[condition] ?? {},
              rules.conditions[implied] ?? {},
            ];
            return LIMITS.filter((key) => other[key] !== undefined && own[key] === undefined).map(
              (key) => `${condition}: ${key} of ${implied}`,
            );
          }),
        );
        expect(weaker).toEqual([]);
      },
    );
    it(
      `under ${rulesetInWords(id)}, a coup de grace is possible only on a helpless ` +
        `creature${STANDING_TARGETS[id] === undefined ? '' : ' or a creature unaware of the fight'}`,
      () => {
        const stands = STANDING_TARGETS[id] ?? [];
        const helpless = where((condition) => under(condition).has('helpless'));
        expect(helpless.filter((condition) => stands.includes(condition))).toEqual([]);
        expect(
          where((condition) => under(condition).some((e) => e.atMercy === true)).sort(),
        ).toEqual([...helpless, ...stands].sort());
      },
    );
    it(
      `under ${rulesetInWords(id)}, a creature that can move may crawl if and only if a ` +
        'condition makes the creature prone',
      () => {
        const prone = where((condition) =>
          under(condition).states.some((s) => s.condition === 'prone'),
        );
        expect(
          prone.filter(
            (condition) => !under(condition).has('crawls') && !under(condition).has('immobile'),
          ),
        ).toEqual([]);
        expect(
          where((condition) => under(condition).has('crawls')).filter(
            (condition) => !prone.includes(condition),
          ),
        ).toEqual([]);
      },
    );
    it(`under ${rulesetInWords(id)}, every condition has a name in English and Italian`, () => {
      expect(all.filter((condition) => !(condition in terms))).toEqual([]);
    });
  },
);
