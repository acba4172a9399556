/**
 * The steps of a readied counterspell: the caster recognizes the spell and casts the same spell, or
 * casts dispel magic and makes a caster level check.
 */
import { rolls } from './acts.ts';
import { toldOf } from './effects.ts';
import {
  against,
  checkDie,
  choice,
  d20,
  diceStep,
  numberDie,
  yesNo,
  type MadeSteps,
  type Option,
  type Situation,
  type Step,
  type Topic,
  sentence,
} from './step.ts';

const WAYS = ['same', 'dispel'] as const;
const option = (id: (typeof WAYS)[number]): Option => ({
  id,
  label: { message: `steps.counter.${id}` },
});

function make(s: Situation): MadeSteps {
  const { j, of, target, topic } = s;
  if (target === undefined) return { why: [], steps: [], rules: [], unknown: [] };
  const { identify, dispel } = j.rules.turns.table[topic]?.counters ?? {};
  const ways = WAYS.filter((way) => way === 'same' || dispel !== undefined).map(option);
  const how = choice(s, 'counter', ways, 'same');
  const dispels = how.chosen === 'dispel';
  const guarded = yesNo(s, 'defensively');
  const safe = guarded.chosen === 'yes';
  // The level of the spell to counter. If it is countered with the same spell, that spell has the
  // same level.
  const level =
    dispels || (identify === undefined && !safe)
      ? undefined
      : numberDie(s, 'level', target.id, 'level');
  const own = dispels && safe ? numberDie(s, 'level', of.id, 'level') : undefined;
  const known = (level ?? own)?.total;
  const verdict = j.rules.turns.act(j, of, {
    action: topic,
    target,
    ...(s.as === undefined ? {} : { as: s.as }),
    ...(safe ? { defensively: true } : {}),
    ...(known === undefined ? {} : { level: known }),
  });
  const steps: Step[] = [
    ...(ways.length > 1 ? [how] : []),
    guarded,
    { kind: 'provokes', by: verdict.opportunities },
    ...(level === undefined ? [] : [diceStep('steps.level', level)]),
    ...(own === undefined ? [] : [diceStep('steps.level', own)]),
  ];

  // First decide whether the counterspell is cast at all, then whether it counters.
  const casting = rolls(
    s,
    verdict.checks.filter(({ skill }) => skill === 'concentration'),
    known,
    'concentration',
  );
  steps.push(...casting.steps);
  const cast = casting.steps.length === 0 ? true : casting.made;
  const check = dispels ? dispelling(s, dispel ?? 0, target.id) : recognizing(s, identify, known);
  steps.push(...check.steps);
  const counters = cast === false ? false : cast === undefined ? undefined : check.made;
  return {
    why: verdict.why,
    steps,
    rules: verdict.rules,
    unknown: verdict.unknown,
    ...(counters === undefined
      ? {}
      : {
          outcome: {
            result: counters ? 'success' : 'failure',
            told: [
              ...(cast === false ? toldOf([{ of: of.id, effect: 'spell-lost' }]) : []),
              sentence(counters ? 'steps.countered' : 'steps.notCountered', {
                who: { creature: target.id },
              }),
            ],
            changes: [],
          },
        }),
  };
}

interface Checked {
  readonly steps: readonly Step[];
  readonly made: boolean | undefined;
}

const madeBy = (step: ReturnType<typeof against>): boolean | undefined =>
  step.result === undefined ? undefined : step.result === 'success';

/** A Spellcraft check; if the rules text gives no DC, the players enter it. */
function recognizing(
  s: Situation,
  identify: number | undefined,
  level: number | undefined,
): Checked {
  const asked = identify === undefined ? numberDie(s, 'dc', s.of.id, 'dc') : undefined;
  const dc =
    identify === undefined ? asked?.total : level === undefined ? undefined : identify + level;
  const step = against(
    { message: 'steps.recognizes' },
    checkDie(s, 'check', s.of, 'spellcraft'),
    'dc',
    dc,
  );
  return {
    steps: [...(asked === undefined ? [] : [diceStep('steps.dc', asked)]), step],
    made: madeBy(step),
  };
}

/** A caster level check against the other caster's level. */
function dispelling(s: Situation, base: number, target: string): Checked {
  const other = numberDie(s, 'caster', target, 'caster-level');
  const mine = d20(s, 'dispel', s.of.id, 'dispel-check', { modifiers: [], sheet: 0, known: false });
  const dc = other.total === undefined ? undefined : base + other.total;
  const step = against({ message: 'steps.dispels' }, mine, 'dc', dc);
  return { steps: [diceStep('steps.casterLevel.other', other), step], made: madeBy(step) };
}

export const counterspellAttempt: Topic = { asks: ['act'], place: 'action', target: 'other', make };
