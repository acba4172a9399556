/**
 * The panels of actions and attack have words for every action, reason and modifier of any board,
 * in both languages.
 */
import { usual } from '../../src/rules/d20/map/usual.ts';
import '../support/texts.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ATTACK_KINDS, REACH_WEAPONS, SIZES } from '../../src/board/vocabulary.ts';
import { answer } from '../../src/judge/answer.ts';
import { fromWhom, nameOf, reasonOf } from '../../src/overlay/panels/actions/Row.tsx';
import { actionGroups } from '../../src/overlay/panels/actions/rows.ts';
import {
  barredOf,
  modifierLines,
  hasOverlap,
  attackForChat,
  sumOf,
} from '../../src/overlay/panels/attack/sentences.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import type { AttackVerdict } from '../../src/rules/d20/play/attacks/attackRules.ts';
import type { ActionsVerdict } from '../../src/rules/d20/play/turns/turnRules.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { clearCreatures, locale, LOCALES, addCreatures, speakFor } from '../../src/text/index.ts';

const TAGS = [
  'crossbow',
  'shuriken',
  'double',
  'trips',
  'touch',
  'finesse',
  'nonlethal',
  'improvised',
  'splash',
];
const traits = [
  ...new Set(
    turnRulesets.flatMap((p) => [
      ...Object.keys(p.attacks.traits),
      ...Object.keys(p.turns.traits),
      ...Object.keys(p.traits),
    ]),
  ),
];
const conditions = [...new Set(turnRulesets.flatMap((p) => Object.keys(p.states.table)))];

const flag = fc.boolean();
const attack = fc.record(
  {
    kind: fc.constantFrom(...ATTACK_KINDS),
    natural: flag,
    unarmed: flag,
    light: flag,
    twoHanded: flag,
    ready: flag,
    secondary: flag,
    offHand: flag,
    proficient: flag,
    reachWeapon: fc.constantFrom(...REACH_WEAPONS),
    rangeIncrement: fc.integer({ min: 1, max: 10 }),
    size: fc.constantFrom(...SIZES),
    tags: fc.subarray(TAGS),
  },
  { requiredKeys: ['kind'] },
);
const creature = fc.record(
  {
    at: fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 8 })),
    size: fc.constantFrom(...SIZES),
    side: fc.constantFrom('party', 'foes'),
    elevation: fc.integer({ min: 0, max: 2 }),
    conditions: fc.subarray(conditions, { maxLength: 3 }),
    traits: fc.subarray(traits, { maxLength: 4 }),
    bab: fc.integer({ min: 0, max: 6 }),
    attacks: fc.array(attack, { maxLength: 3 }),
    speed: fc.record({ land: fc.integer({ min: 0, max: 8 }) }),
    grapples: fc.subarray(['c0', 'c1', 'c2']),
    abilities: fc.record({ str: fc.constantFrom(null, 3, 18), dex: fc.constantFrom(1, 16) }),
  },
  { requiredKeys: ['at', 'side', 'conditions', 'traits'] },
);
const table = fc.record({
  ruleset: fc.constantFrom(...turnRulesets.map(({ id }) => id)),
  creatures: fc.array(creature, { minLength: 3, maxLength: 4 }),
  walls: fc.subarray([
    { from: [3, 0], to: [3, 6] },
    { from: [5, 2], to: [8, 2], low: true },
  ]),
  turn: fc.option(
    fc.record({
      round: fc.integer({ min: 1, max: 3 }),
      active: fc.constantFrom('c0', 'c1'),
      surprise: flag,
      spent: fc.record(
        {
          standard: flag,
          move: fc.integer({ min: 0, max: 2 }),
          fullRound: flag,
          swift: flag,
          step: flag,
          moved: fc.integer({ min: 0, max: 9 }),
        },
        { requiredKeys: [] },
      ),
    }),
    { nil: undefined },
  ),
});

/**
 * Fails if a placeholder stays unfilled, or if an Italian text contains an id of the engine. Ids
 * have hyphens, which Italian texts do not have.
 */
function isSaid(text: string, language: string): void {
  expect(text).toMatch(/^\S/u);
  expect(text).not.toMatch(/undefined|NaN|[{}]|\[object/);
  if (language === 'it') expect(text).not.toMatch(/\b[a-z]+-[a-z]/);
}

afterEach(() => {
  locale.value = 'it';
});

describe('words of the panels', () => {
  it('on random maps, each action has a name, each forbidden action a reason, and each attack a description', () => {
    let reasons = 0;
    let lines = 0;
    fc.assert(
      fc.property(table, ({ creatures, turn, walls, ...rest }) => {
        const scene = sceneSchema.parse({
          format: 'quadretto/scene@1',
          grid: { kind: 'square', columns: 14, rows: 10 },
          walls,
          ...(turn && { turn }),
          ...rest,
          creatures: creatures.map((c, i) => ({
            ...c,
            id: `c${i}`,
            name: `Nome ${i}`,
            ...(c.attacks && {
              attacks: c.attacks.map((a, n) => ({ ...a, id: `a${n}`, name: `arma ${n}` })),
            }),
          })),
        });
        clearCreatures();
        addCreatures(scene.creatures!.map(({ id, name }) => ({ id, name: name! })));
        const of = boardOf(scene).creatures;
        const [from, to] = [of[0]!, of[1]!];
        const verdict = answer(scene, { ask: 'actions', of: from.id }) as ActionsVerdict;
        const attacks = (from.attacks ?? []).map(
          (a) =>
            [
              a,
              answer(scene, {
                ask: 'attack',
                from: from.id,
                to: to.id,
                with: a.id,
              }) as AttackVerdict,
            ] as const,
        );
        speakFor({ vocabulary: rest.ruleset === 'sigil' ? 'sigil' : 'srd' });
        for (const language of LOCALES) {
          locale.value = language;
          expect(
            actionGroups(verdict.actions, usual, '')
              .flatMap((g) => [...g.lines, ...g.more])
              .map(({ action }) => action)
              .sort(),
          ).toEqual(verdict.actions.map(({ action }) => action).sort());
          for (const line of verdict.actions) {
            isSaid(nameOf(line.action), 'en');
            if (line.legal) continue;
            isSaid(reasonOf(from.id, line).text, language);
            reasons += 1;
            expect(fromWhom(line, to.id)?.every((id) => of.some((c) => c.id === id))).toBe(true);
          }
          for (const [attack, v] of attacks) {
            const duel = { from, to, attack };
            for (const reason of [...v.barred, ...v.notes])
              isSaid(barredOf(duel, reason, v, 1).text, language);
            for (const { text, value } of modifierLines(duel, v)) {
              isSaid(text, language);
              expect(value).not.toBe(0);
              lines += 1;
            }
            isSaid(attackForChat(duel, v), language);
            expect(attackForChat(duel, v).length).toBeLessThanOrEqual(200);
            if (!hasOverlap(v))
              expect(sumOf(v)).toBe(
                modifierLines(duel, v).reduce((sum, { value = 0 }) => sum + value, 0),
              );
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(reasons).toBeGreaterThan(1000);
    expect(lines).toBeGreaterThan(100);
  });
});
