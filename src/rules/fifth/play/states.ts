/** Saves and checks of any kind, and conditions: how they begin, with what follows, and how they end. */
import { ABILITIES, CONDITION_ENDS, type Ability } from '../../../board/vocabulary.ts';
import type { Change, ConditionEnd } from '../../change.ts';
import { uniqueRuleIds } from '../../names.ts';
import { traitEffect } from '../../core/traitEffect.ts';
import type { Trial, TrialAsked } from '../../trials.ts';
import type { RuleId } from '../../verdict.ts';
import { CONCENTRATING, leavesUnconscious } from '../conditionRows.ts';
import { exhaustionIn } from '../attempt.ts';
import { immuneBy } from '../freedConditions.ts';
import { namesBehindCondition } from '../speed.ts';
import { consequencesOf } from './consequences.ts';
import {
  rollAgainst,
  checkOf,
  gains,
  loses,
  numbersStep,
  open,
  pick,
  plainNumber,
  rolledBy,
  saveOf,
  settled,
  SKILLS,
  scoreModifier,
  yesOrNo,
  type TrialFigures,
} from './trialParts.ts';

const resistsMagic = ({ j, of }: TrialAsked): boolean =>
  traitEffect(j.rules.traits, of, 'resistsMagic') === true;

/** A save of any ability, against a difficulty that a player states. */
export const saveTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  judge(a) {
    const ability = pick(a, 'ability', 'words', ABILITIES, 'dex');
    const dc = plainNumber(a, 'dc', a.of, 'dc');
    // The nature of the effect matters to those alone that resist magic.
    const magic = resistsMagic(a) ? [yesOrNo(a, 'magic')] : [];
    const rolled = saveOf(a, figures, 'save', a.of, {
      ability: ability.chosen as Ability,
      magical: magic[0]?.chosen === 'yes',
    });
    const { steps, made, margin, rules } = rollAgainst('save', rolled, dc.total);
    return {
      why: [],
      steps: [ability, ...magic, numbersStep(dc), ...steps],
      rules,
      unknown: [],
      ...settled(made, margin, []),
    };
  },
});

const CHECKS = [...SKILLS, ...ABILITIES, 'initiative'];

/** A check of an ability or a skill; for initiative there is no difficulty. */
export const checkTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  judge(a) {
    const { of } = a;
    const which = pick(a, 'check', 'words', CHECKS, 'athletics');
    const sense = pick(a, 'sense', 'words', ['sight', 'hearing'], 'sight');
    const perceives = which.chosen === 'perception';
    const initiative = which.chosen === 'initiative';
    const rolled = initiative
      ? rolledBy(a, figures, {
          key: 'own',
          c: of,
          test: { kind: 'check', ability: 'dex', initiative: true },
          what: 'initiative',
          bonus: scoreModifier(of, 'dex'),
        })
      : checkOf(a, figures, of, {
          key: 'own',
          skill: which.chosen,
          ...(perceives && { by: sense.chosen === 'sight' ? 'sight' : 'hearing' }),
        });
    const dc = plainNumber(a, 'dc', of, 'dc', { optional: true });
    const { steps, made, margin, rules } = rollAgainst('check', rolled, dc.total);
    const { total } = rolled.number;
    return {
      why: [],
      steps: [
        which,
        ...(perceives ? [sense] : []),
        ...(initiative ? [] : [numbersStep(dc)]),
        ...steps,
      ],
      rules,
      unknown: [],
      ...(initiative && total !== undefined
        ? {
            outcome: {
              result: 'told',
              told: [{ say: 'initiative', who: of.id, n: total }],
              changes: [],
            },
          }
        : settled(made, margin, [])),
    };
  },
});

// ── Conditions ───────────────────────────────────────────────────────────────

/** The rules behind a condition. */
const rulesBehind = ({ names }: TrialFigures, condition: string): readonly RuleId[] =>
  uniqueRuleIds(
    names[condition] ?? [],
    ...namesBehindCondition(condition).map((name) => names[name] ?? []),
    names['no-stacking'] ?? [],
  );

const ENDS = ['none', 'own-start', 'own-end', 'source-start', 'source-end', 'concentration'];

/** When the chosen condition ends by itself. */
function endOf({ of, target }: TrialAsked, chosen: string): ConditionEnd | undefined {
  const at = CONDITION_ENDS.find((each) => chosen.endsWith(each));
  // Without another source the creature’s own concentration holds it.
  const whose = chosen.startsWith('own') ? of : (target ?? (at === 'concentration' ? of : target));
  return at === undefined || whose === undefined ? undefined : { of: whose.id, at };
}

const levelOf = (condition: string): boolean => condition.startsWith('exhaustion-');
/** The level below, which is left when one level of exhaustion is taken off. */
function levelBelow(condition: string): string | undefined {
  const level = Number(condition.slice(-1));
  return levelOf(condition) && level > 1 ? `${condition.slice(0, -1)}${level - 1}` : undefined;
}

export const afflictTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  target: 'may',
  judge(a) {
    const { j, of, target } = a;
    const source = target?.id === of.id ? undefined : target;
    const which = pick(a, 'condition', 'terms', Object.keys(j.rules.conditions));
    const ends = pick(
      a,
      'until',
      'words',
      source === undefined ? ENDS.filter((each) => !each.startsWith('source')) : ENDS,
      'none',
    );
    if (which.chosen === '') return open([], which);
    const condition = which.chosen;
    const until = endOf(a, ends.chosen);
    const follows = consequencesOf(figures, j, of, condition);
    const others = levelOf(condition)
      ? loses(of, ...of.conditions.filter((each) => levelOf(each) && each !== condition))
      : [];
    const gained: Change = {
      what: 'condition',
      of: of.id,
      condition,
      on: true,
      ...(source !== undefined && { by: source.id }),
      ...(until !== undefined && { until }),
    };
    const has = of.conditions.includes(condition);
    const immune = immuneBy(j.rules.conditions, of, condition);
    if (immune !== undefined)
      return { ...open(rulesBehind(figures, immune), which), why: ['immune'] };
    return {
      why: [],
      steps: [which, ends],
      rules: uniqueRuleIds(
        rulesBehind(figures, condition),
        follows.changes.some(
          (each) => each.what === 'condition' && each.condition === CONCENTRATING,
        )
          ? (figures.names['concentration-ends'] ?? [])
          : [],
      ),
      unknown: [],
      outcome: {
        result: 'told',
        told: [
          { say: has ? 'condition.again' : 'condition.gains', who: of.id, term: condition },
          ...follows.told,
        ],
        changes: [gained, ...others, ...follows.changes],
      },
    };
  },
});

export const recoverTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  offered: (_j, of) => of.conditions.length > 0,
  judge(a) {
    const { j, of } = a;
    // Of exhaustion the highest level stands for all.
    const tired = exhaustionIn(of.conditions);
    const mine = of.conditions.filter(
      (id) => Object.hasOwn(j.rules.conditions, id) && (id === tired || !levelOf(id)),
    );
    const which = pick(a, 'condition', 'terms', mine, mine.length === 1 ? mine[0] : '');
    if (which.chosen === '') return open([], which);
    const condition = which.chosen;
    const left = levelBelow(condition);
    const ends = levelOf(condition) ? of.conditions.filter(levelOf) : [condition];
    return {
      why: [],
      steps: [which],
      rules: rulesBehind(figures, condition),
      unknown: [],
      outcome: {
        result: 'told',
        told: [
          left === undefined
            ? { say: 'condition.ends', who: of.id, term: condition }
            : { say: 'condition.gains', who: of.id, term: left },
          ...(leavesUnconscious(condition) && of.conditions.includes('prone')
            ? [{ say: 'condition.still-prone', who: of.id }]
            : []),
        ],
        changes: [
          ...loses(of, ...ends.filter((each) => each !== left)),
          ...(left === undefined ? [] : gains(of, left)),
        ],
      },
    };
  },
});
