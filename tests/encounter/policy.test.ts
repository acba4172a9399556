/** Policies: the kind of ruling that each violation belongs to, and the presets. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alike,
  commonOf,
  DEFAULT_POLICIES,
  POLICIES,
  policyFor,
  PRESET_IDS,
  presetOf,
  PRESETS,
  RULINGS,
  rulingOf,
  type Policies,
  type Policy,
  type RulingKind,
} from '../../src/encounter/policy.ts';
import { WHY, type ActWhy } from '../../src/rules/d20/play/turns/turnRules.ts';
import { VIOLATIONS } from '../../src/rules/verdict.ts';
import { everyCase } from '../support/everyCase.ts';

/** Written by hand, so that the compiler finds missing codes. Each code may be in only one list. */
const KIND: Readonly<Record<ActWhy, RulingKind>> = {
  'over-speed': 'speed',
  'difficult-terrain': 'speed',
  'too-short': 'speed',
  'not-straight': 'speed',
  'not-nearest': 'speed',
  'not-adjacent': 'speed',
  'wrong-movement-mode': 'speed',
  immobile: 'speed',
  'prone-must-crawl': 'speed',
  'ends-occupied': 'occupied',
  crowded: 'occupied',
  'too-narrow': 'occupied',
  'through-enemy': 'occupied',
  'through-ally': 'occupied',
  'mount-too-small': 'occupied',
  'through-wall': 'walls',
  'corner-cut': 'walls',
  'outside-map': 'walls',
  'no-footing': 'walls',
  'jump-too-long': 'speed',
  'no-opportunity': 'opportunities',
  'not-as-opportunity': 'opportunities',
  'not-your-turn': 'turn',
  'no-line-of-sight': 'actions',
  'step-after-move': 'actions',
  'move-after-step': 'actions',
  'no-action-left': 'actions',
  'condition-forbids': 'actions',
  blinded: 'actions',
  'must-flee': 'actions',
  'flat-footed': 'actions',
  'needs-bab': 'actions',
  'needs-trait': 'actions',
  'no-weapon-ready': 'actions',
  'target-out-of-reach': 'actions',
  'out-of-range': 'actions',
  'no-line-of-effect': 'actions',
  'too-big': 'actions',
  'not-helpless': 'actions',
  'dead-target': 'actions',
  'once-per-round': 'actions',
  'not-in-grapple': 'actions',
  'only-in-grapple': 'actions',
  'not-prone': 'actions',
  'out-of-combat': 'actions',
  'cannot-be-readied': 'actions',
  'must-complete': 'actions',
  'cannot-be-begun': 'actions',
  'in-saddle': 'actions',
  'not-mounted': 'actions',
  spoilt: 'actions',
  'only-readied': 'actions',
  'not-in-this-text': 'actions',
  'nothing-used': 'actions',
  incorporeal: 'actions',
  apart: 'actions',
  'no-body': 'actions',
  'wrong-weapon': 'actions',
  'two-hands': 'actions',
  swarm: 'actions',
  'critical-immune': 'actions',
  mindless: 'actions',
  'no-legs': 'actions',
  swimming: 'actions',
  burrowing: 'actions',
  flying: 'actions',
  'flies-without-wings': 'actions',
  'component-not-ready': 'actions',
  'casting-too-slow': 'actions',
  somatic: 'actions',
};
const code = (one: string): { readonly code: string } => ({ code: one });
const policy = fc.constantFrom(...POLICIES);
const some = fc.record(
  Object.fromEntries(RULINGS.map((kind) => [kind, policy])),
) as fc.Arbitrary<Policies>;

describe('the policy kind of a broken rule', () => {
  everyCase([...VIOLATIONS, ...WHY].map((one) => [one, KIND[one]] as const))(
    'each rule that a move can break belongs to one of six kinds, and the user’s setting for ' +
      'that kind applies',
    (one, kind) => expect(rulingOf(code(one))).toBe(kind),
  );
  it('for a broken rule of unknown kind, the user’s setting for illegal actions applies', () => {
    for (const odd of ['', 'new-code', 'constructor', '__proto__', 'toString'])
      expect(rulingOf(code(odd))).toBe('actions');
  });
});

describe('the policy for a move that breaks several rules', () => {
  const mixed: Policies = {
    speed: 'off',
    occupied: 'ask',
    walls: 'enforce',
    opportunities: 'mark',
    actions: 'off',
    turn: 'mark',
  };
  everyCase<readonly [string, readonly string[], boolean, boolean, Policy]>([
    ['that breaks no rule', [], false, true, 'off'],
    ['that is too long', ['over-speed'], false, true, 'off'],
    ['that is too long and ends in a full square', ['over-speed', 'crowded'], false, true, 'ask'],
    ['through a wall into a full square', ['through-wall', 'crowded'], false, true, 'enforce'],
    ['that provokes', [], true, true, 'mark'],
    ['that is too long and provokes', ['over-speed'], true, true, 'mark'],
    ['through a wall that is not certain', ['through-wall'], false, false, 'ask'],
    ['perhaps out of turn', ['not-your-turn'], false, false, 'mark'],
  ])(
    'if a move breaks several rules, the strictest of the user’s settings for these rules applies',
    (_, codes, provokes, certain, done) => {
      expect(policyFor(mixed, codes.map(code), provokes, certain)).toBe(done);
    },
  );
  it('if it is uncertain whether a move breaks a rule, the move is never held back', () => {
    fc.assert(
      fc.property(
        some,
        fc.array(fc.constantFrom(...VIOLATIONS, ...WHY)),
        fc.boolean(),
        (policies, codes, provokes) => {
          const done = policyFor(policies, codes.map(code), provokes);
          expect(policyFor(policies, codes.toReversed().map(code), provokes)).toBe(done);
          const asked = [
            ...codes.map((one) => policies[KIND[one]]),
            ...(provokes ? [policies.opportunities] : []),
          ];
          expect(asked.length === 0 ? done === 'off' : asked.includes(done)).toBe(true);
          expect(asked.every((one) => POLICIES.indexOf(one) <= POLICIES.indexOf(done))).toBe(true);
          expect(policyFor(policies, codes.map(code), provokes, false)).toBe(
            done === 'enforce' ? 'ask' : done,
          );
        },
      ),
    );
  });
});

describe('presets of policies', () => {
  it('the default preset marks every illegal move on the map and holds none back', () => {
    expect(DEFAULT_POLICIES).toEqual(alike('mark'));
    expect(PRESETS['only-show']).toEqual(DEFAULT_POLICIES);
  });
  it(
    'each preset of settings for illegal moves is at least as strict as the preset before it, ' +
      'and none ignores illegal moves',
    () => {
      const graveness = PRESET_IDS.map((id) =>
        RULINGS.map((kind) => POLICIES.indexOf(PRESETS[id][kind])),
      );
      graveness
        .slice(1)
        .forEach((row, i) =>
          expect(row.every((each, k) => each >= (graveness[i]?.[k] ?? 9))).toBe(true),
        );
      expect(graveness.flat().includes(POLICIES.indexOf('off'))).toBe(false);
    },
  );
  it(
    'the strict preset holds back all illegal moves, but not moves that only provoke or are out ' +
      'of turn',
    () => {
      expect(RULINGS.filter((kind) => PRESETS.strict[kind] !== 'enforce')).toEqual([
        'opportunities',
        'turn',
      ]);
    },
  );
  it('the settings for illegal moves are recognized as a preset only if they equal that preset', () => {
    expect(PRESET_IDS.map((id) => presetOf({ ...PRESETS[id] }))).toEqual(PRESET_IDS);
    expect(presetOf({ ...PRESETS.strict, walls: 'off' })).toBeNull();
  });
  it(
    'the settings for illegal moves count as one common choice only if every kind of illegal ' +
      'move has the same setting',
    () => {
      fc.assert(
        fc.property(some, (policies) => {
          const used = new Set(Object.values(policies));
          expect(commonOf(policies)).toBe(used.size === 1 ? [...used][0] : null);
        }),
      );
    },
  );
});
