/**
 * Answers every topic with steps with several choices, under every ruleset with turns. Every label,
 * roll, modifier, reason and change must have a text in both languages.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import type { StepsVerdict } from '../../src/judge/questions/steps.ts';
import type { Label } from '../../src/judge/steps/step.ts';
import { faultWhy } from '../../src/overlay/layers/findingSentences.ts';
import { changeSaid, hasWords, topicLabel } from '../../src/overlay/panels/steps/stepSentences.ts';
import { CHECK_IDS } from '../../src/rules/d20/play/movements/checks.ts';
import { fullRulesets, turnRulesets } from '../../src/rules/fullRulesets.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import { lengthUnit, isMessageId, isTermId, locale, LOCALES, say } from '../../src/text/index.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

const ABLE = { str: 14, dex: 12, con: 12, int: 10, wis: 10, cha: 14 };
const skills = {
  acrobatics: { ranks: 4, bonus: 6 },
  fly: { ranks: 4, bonus: 6 },
  jump: { ranks: 4, bonus: 6 },
  hide: { ranks: 4, bonus: 6 },
  concentration: { ranks: 4, bonus: 6 },
  bluff: { ranks: 2, bonus: 3 },
  'sense-motive': { ranks: 2, bonus: 3 },
  tumble: { ranks: 12, bonus: 14 },
  balance: { ranks: 12, bonus: 14 },
  'escape-artist': { ranks: 4, bonus: 5 },
  spellcraft: { ranks: 4, bonus: 5 },
  ride: { ranks: 4, bonus: 5 },
};
const body = {
  size: 'medium',
  bab: 6,
  abilities: ABLE,
  skills,
  saves: { fortitude: 3, reflex: 3, will: 3 },
  hp: { current: 8, max: 30 },
  hitDice: 4,
  speed: { land: 6 },
  attacks: [
    {
      id: 'sword',
      name: 'Longsword',
      kind: 'melee',
      ready: true,
      damage: '1d8',
      tags: ['slashing'],
      critical: { from: 19, times: 2 },
    },
    { id: 'knife', name: 'Dagger', kind: 'melee', light: true, ready: true, tags: ['piercing'] },
  ],
} as const;

const scene = (ruleset: string, held: boolean): SceneDocument =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: 20, rows: 12 },
    creatures: [
      {
        ...body,
        id: 'a',
        name: 'Ada',
        side: 'party',
        at: [5, 5],
        conditions: [
          ...(held ? ['grappling'] : []),
          'confused',
          'frightened',
          'stalled',
          'dying',
          'fascinated',
        ].filter((each) => held || (each !== 'dying' && each !== 'stalled' && each !== 'confused')),
        ...(held ? { grapples: ['b'] } : {}),
      },
      {
        ...body,
        id: 'b',
        name: 'Orc',
        side: 'foes',
        at: [6, 5],
        size: 'large',
        conditions: held ? ['grappling', 'helpless'] : [],
        traits: ['more-than-two-legs', 'animal'],
      },
      {
        ...body,
        id: 'c',
        name: 'Bruno',
        side: 'party',
        at: [6, 4],
        conditions: held ? ['pinned'] : [],
      },
      {
        id: 'd',
        name: 'Skull',
        side: 'foes',
        at: [8, 8],
        hitDice: 1,
        traits: ['undead'],
        size: 'medium',
      },
    ],
  });

type Dice = Record<string, { die?: number; total?: number }>;

/** Answers choices until no new choice appears. `pick` returns the option for a choice. */
function played(
  doc: SceneDocument,
  topic: string,
  n: number,
  pick: (options: readonly string[]) => string | undefined,
): StepsVerdict[] {
  const dice: Dice = {};
  const chosen: Record<string, string> = {};
  const seen: StepsVerdict[] = [];
  for (let i = 0; i < 5; i++) {
    const verdict = answer(doc, {
      ask: 'steps',
      of: 'a',
      topic,
      target: 'b',
      dice,
      chosen,
      declared: true,
    }) as StepsVerdict;
    seen.push(verdict);
    for (const step of verdict.steps) {
      if (step.kind === 'dice')
        for (const die of step.dice)
          dice[die.key] = die.wants === 'die' ? { die: n } : { total: n };
      if (step.kind === 'choice') {
        const option = pick(step.options.map(({ id }) => id));
        if (option !== undefined) chosen[step.key] = option;
      }
    }
  }
  return seen;
}

const labelsOf = ({ steps, outcome }: StepsVerdict): Label[] => [
  ...steps.flatMap((step): readonly Label[] =>
    step.kind === 'choice'
      ? [step.label, ...step.options.map(({ label }) => label)]
      : step.kind === 'dice'
        ? [step.label]
        : step.kind === 'told'
          ? step.told
          : [],
  ),
  ...(outcome?.told ?? []),
];

const topicsIn = (ruleset: string): string[] =>
  (
    answer(scene(ruleset, true), { ask: 'topics', of: 'a' }) as { topics: { topic: string }[] }
  ).topics.map(({ topic }) => topic);

afterEach(() => {
  locale.value = 'it';
});

const WAYS = [
  ['first choices, low dice', 2, (all: readonly string[]) => all[0]],
  ['last choices, high dice', 20, (all: readonly string[]) => all.at(-1)],
] as const;

/** The missing texts of an answer, in either language. */
function lacking(verdict: StepsVerdict, topic: string): string[] {
  const missing = new Set<string>();
  const word = (kind: string, id: string): void => {
    if (!isMessageId(`${kind}.${id}`) && !isMessageId(`steps.roll.${id}`) && !isTermId(id))
      missing.add(`${kind}.${id}`);
  };
  const text = (...message: Parameters<typeof say>): void => {
    if (say(...message) === '') missing.add(message[0]);
  };
  for (const l of LOCALES) {
    locale.value = l;
    for (const label of labelsOf(verdict)) {
      // The panel adds the unit in which lengths are shown.
      if ('message' in label) text(label.message, { unit: lengthUnit(), ...label.params });
      if ('term' in label && !isTermId(label.term)) missing.add(label.term);
      if ('roll' in label) word('steps.roll', label.roll);
    }
    for (const change of verdict.outcome?.changes ?? []) {
      const { message, params } = changeSaid(change);
      text(message, params);
      // Another client's outcome counts only with words of ours.
      if (change.what === 'condition' && !hasWords(change.condition))
        missing.add(`condition ${change.condition}`);
    }
    if (!hasWords(topic)) missing.add(`topic ${topic}`);
    for (const why of verdict.why) {
      const { message, params } = faultWhy(
        { code: why, rules: [] },
        { of: 'a', action: topic, target: 'b' },
      );
      text(message, params ?? {});
    }
    text('frame.bare', { text: topicLabel(topic) });
  }
  for (const step of verdict.steps)
    if (step.kind === 'dice')
      for (const die of step.dice) {
        word('steps.roll', die.what);
        if (!hasWords(die.what)) missing.add(`roll ${die.what}`);
        const reasons = [...(die.edge?.advantage ?? []), ...(die.edge?.disadvantage ?? [])];
        for (const { why, by } of [...die.modifiers, ...reasons])
          if (!isMessageId(`hit.${why}`) && (by === undefined || !isTermId(by)))
            word('steps.why', why);
      }
  return [...missing];
}

describe.each(rulesetsInWords(turnRulesets.map(({ id }) => id)))(
  'actions in steps under %s',
  (rules, ruleset) => {
    it(`under ${rules}, the panel that resolves an action step by step has a text for every label`, () => {
      const missing = new Set<string>();
      for (const topic of topicsIn(ruleset))
        for (const held of [false, true])
          for (const [, n, pick] of WAYS)
            for (const verdict of played(scene(ruleset, held), topic, n, pick))
              for (const id of lacking(verdict, topic)) missing.add(`${topic}: ${id}`);
      expect([...missing]).toEqual([]);
    });

    const checks = turnRulesets.find(({ id }) => id === ruleset)?.movements.checks;
    const known = CHECK_IDS.filter((id) => checks?.[id] !== undefined);
    it(`under ${rules}, the panel that resolves a movement check, such as a climb, has a text for every label`, () => {
      const doc = scene(ruleset, false);
      const flyer: SceneDocument = {
        ...doc,
        creatures: doc.creatures?.map((c) => ({ ...c, speed: { land: 6, fly: 12 } })),
      };
      for (const check of known) {
        const verdicts = WAYS.flatMap(([, n, pick]) =>
          played(flyer, 'moving-check', n, (all) => (all.includes(check) ? check : pick(all))),
        );
        const missing = verdicts.flatMap((verdict) => lacking(verdict, 'moving-check'));
        expect.soft(missing, check).toEqual([]);
      }
    });
  },
);

/** What dice settle: grapples, damage, conditions. `held`: the creature is in trouble. */
const trouble = (ruleset: string, held: boolean): SceneDocument =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: 20, rows: 12 },
    creatures: [
      {
        id: 'a',
        name: 'Ada',
        side: 'party',
        at: [5, 5],
        abilities: ABLE,
        proficiency: 2,
        hp: { current: held ? 0 : 8, max: 30, temporary: 3 },
        conditions: held
          ? ['grappled', 'concentrating', 'dying', 'prone', 'exhaustion-1', 'poisoned']
          : ['concentrating', 'petrified', 'hidden'],
        ...(held ? { conditionsBy: { grappled: ['b'] } } : { grapples: ['b'] }),
        attacks: [
          { id: 'maul', kind: 'melee', tags: ['topple'] },
          { id: 'club', kind: 'melee', tags: ['topple', 'push'] },
        ],
      },
      {
        id: 'b',
        name: 'Orc',
        side: 'foes',
        at: [held ? 6 : 8, 5],
        conditions: held ? ['unconscious'] : ['hidden', 'restrained'],
      },
    ],
  });

const settled = fullRulesets.filter(({ trials }) => trials !== undefined).map(({ id }) => id);
describe.each(rulesetsInWords(settled))('rolls under %s', (rules, ruleset) => {
  const trials = fullRulesets.find(({ id }) => id === ruleset)?.trials ?? {};
  it(`under ${rules}, the panel for rolls such as a grapple or a death save has a text for every label`, () => {
    const missing = new Set<string>();
    for (const topic of Object.keys(trials))
      for (const held of [false, true])
        for (const [, n, pick] of WAYS)
          for (const verdict of played(trouble(ruleset, held), topic, n, pick))
            for (const id of lacking(verdict, topic)) missing.add(`${topic}: ${id}`);
    expect([...missing]).toEqual([]);
  });
});
