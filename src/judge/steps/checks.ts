/** Topics on saves, ability and skill checks, and on the checks for moving, hiding and noticing. */
import { ABILITIES, SAVES } from '../../board/vocabulary.ts';
import type { CheckParts } from '../../rules/d20/play/asks/movementAsk.ts';
import {
  CHECK_IDS,
  BRACES,
  CLIMB_SURFACES,
  CHECK_FOOTINGS,
  WINDS,
  type CheckId,
} from '../../rules/d20/play/movements/checks.ts';
import type { RuleId } from '../../rules/verdict.ts';
import type { AskedFact } from '../../rules/d20/play/movements/checktable.ts';
import {
  against,
  checkDie,
  choice,
  d20,
  diceStep,
  numberDie,
  own,
  yesNo,
  type Label,
  type MadeSteps,
  type Option,
  type Situation,
  type Step,
  type StepModifier,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';

const rolls = (ids: readonly string[]): Option[] =>
  ids.map((id) => ({ id, label: { message: `steps.roll.${id}` } }));

/**
 * Makes a topic of one d20 against a DC that the players enter: a save, or any check of the sheet.
 */
const againstDc =
  (options: (s: Situation) => readonly Option[]) =>
  (s: Situation): MadeSteps => {
    const all = options(s);
    const what = choice(s, 'what', all, all[0]?.id);
    const dc = numberDie(s, 'dc', s.of.id, 'dc');
    const natural = own(s.dice, 'check')?.die;
    const save = SAVES.some((id) => id === what.chosen);
    const sure = !save || (natural !== 1 && natural !== 20) ? undefined : natural === 20;
    const die = checkDie(s, 'check', s.of, what.chosen);
    const step = against(
      { message: save ? 'steps.save' : 'steps.check' },
      die,
      'dc',
      dc.total,
      sure,
    );
    const { rules, unknown } = s.j.rules.bodies.check(s.j, s.of, what.chosen, natural ?? 10);
    return {
      why: [],
      steps: [what, diceStep('steps.dc', dc), step],
      rules,
      unknown,
      ...(step.result === undefined || step.result === 'reroll'
        ? {}
        : { outcome: { result: step.result, told: [], changes: [] } }),
    };
  };

const skillsOf = ({ of }: Situation): Option[] => [
  ...rolls(ABILITIES),
  ...Object.keys(of.skills ?? {})
    .sort()
    .map((id) => ({ id, label: { roll: id } })),
];

/** Widths of narrow surfaces that the panel offers, in meters. */
const WIDTHS = { ledge: 0.6, beam: 0.25, bar: 0.15, rope: 0.04 } as const;
const NOTHING = 'nothing';
/** A surface whose DC the user enters. */
const OTHER = 'other';

const options = (ids: readonly string[], kind: string): Option[] =>
  ids.map((id) => ({ id, label: { message: `steps.${kind}.${id}` } }));

/** The modifiers of a check, as a step lists them. */
const stepModifiers = ({ modifiers, rules }: Checked): StepModifier[] =>
  modifiers.map(({ value, already, why }) => ({
    value,
    ...(already === undefined ? {} : { already }),
    why,
    rules,
  }));
interface Checked {
  readonly modifiers: readonly Pick<StepModifier, 'value' | 'already' | 'why'>[];
  readonly rules: readonly RuleId[];
}

type Parts = { -readonly [K in keyof CheckParts]?: CheckParts[K] };

/** Asks for one fact of a movement check, and adds the answer to `parts`. */
function factStep(s: Situation, fact: AskedFact, parts: Parts): Step {
  const { j, of } = s;
  switch (fact) {
    case 'through': {
      const foes = j.board.creatures.filter((c) => j.rules.relation(of, c).value === 'foe');
      const step = choice(
        s,
        fact,
        foes.map(({ id }) => ({ id, label: { creature: id } })),
        foes.length === 1 ? foes[0]?.id : undefined,
      );
      const foe = foes.find(({ id }) => id === step.chosen);
      if (foe !== undefined) parts.through = foe;
      return step;
    }
    case 'hurried':
    case 'slippery':
    case 'lostFlight': {
      const step = yesNo(s, fact);
      parts[fact] = step.chosen === 'yes';
      return step;
    }
    case 'footing': {
      const step = choice(s, fact, options([NOTHING, ...CHECK_FOOTINGS], fact), NOTHING);
      parts.footing = CHECK_FOOTINGS.filter((id) => id === step.chosen);
      return step;
    }
    case 'climbed': {
      const step = choice(s, fact, options([...CLIMB_SURFACES, OTHER], fact));
      const climbed = CLIMB_SURFACES.find((id) => id === step.chosen);
      if (climbed !== undefined) parts.climbed = climbed;
      return step;
    }
    case 'braced': {
      const step = choice(s, fact, options([NOTHING, ...BRACES], fact), NOTHING);
      const braced = BRACES.find((id) => id === step.chosen);
      if (braced !== undefined) parts.braced = braced;
      return step;
    }
    case 'wind': {
      const step = choice(s, fact, options(WINDS, fact));
      const wind = WINDS.find((id) => id === step.chosen);
      if (wind !== undefined) parts.wind = wind;
      return step;
    }
    case 'surfaceWidth': {
      const step = choice(s, fact, options(Object.keys(WIDTHS), 'width'));
      const width = own(WIDTHS, step.chosen);
      if (width !== undefined) parts.surfaceWidth = width;
      return step;
    }
    default: {
      const die = numberDie(s, fact, of.id, fact, {
        ...(MAY_BE_EMPTY.has(fact) ? { optional: true } : {}),
        ...(LENGTHS.has(fact) ? { metres: true } : {}),
      });
      if (die.total !== undefined) parts[fact] = die.total;
      return {
        kind: 'dice',
        label: { message: fact === 'dc' ? 'steps.dc' : `steps.ask.${fact}` },
        dice: [die],
      };
    }
  }
}
const MAY_BE_EMPTY: ReadonlySet<AskedFact> = new Set(['runUp', 'others']);
const LENGTHS: ReadonlySet<AskedFact> = new Set(['metres', 'runUp']);

/** Checks that an action may need. An action that is not listed may need any check. */
const CHECKS_OF: Readonly<Record<string, readonly CheckId[]>> = {
  jump: ['long-jump', 'high-jump', 'grab-edge', 'pull-up'],
  climb: ['climb', 'catch-self', 'catch-other'],
  swim: ['swim'],
  tumble: ['tumble-past', 'tumble-through'],
};

function moving(s: Situation): MadeSteps {
  const { j, of } = s;
  const { checks } = j.rules.movements;
  const ids = (CHECKS_OF[s.topic] ?? CHECK_IDS).filter((each) => {
    const kind = checks[each];
    return kind !== undefined && (kind.flyers !== true || (of.speed?.fly ?? 0) > 0);
  });
  const which = choice(
    s,
    'which',
    ids.map((id) => ({ id, label: { message: `steps.moving.${id}` } })),
    ids[0],
  );
  const id = which.chosen as CheckId;
  const steps: Step[] = ids.length > 1 ? [which] : [];
  const parts: Parts = {};
  for (const fact of checks[id]?.asks ?? [])
    if (fact !== 'dc' || parts.climbed === undefined) steps.push(factStep(s, fact, parts));
  const asked: CheckParts = parts;
  const before = j.rules.movements.check(j, of, id, asked);
  const sheet = before.modifiers.reduce((sum, m) => sum + m.value, 0);
  const known = !before.unknown.some((path) => /\.skills\./.test(path));
  const die = d20(s, 'check', of.id, before.skill, {
    modifiers: stepModifiers(before),
    sheet,
    known,
  });
  // If a user entered a DC, the check is rolled even if the movement does not need one.
  const rolled = before.needed || parts.dc !== undefined;
  steps.push(
    rolled
      ? against({ message: 'steps.check' }, die, 'dc', before.dc)
      : toldStep({ message: 'steps.noCheck' }),
  );
  const after =
    die.total === undefined
      ? before
      : j.rules.movements.check(j, of, id, { ...asked, total: die.total });
  return {
    why: before.why === undefined ? [] : [before.why],
    steps,
    rules: after.rules,
    unknown: [],
    ...(after.success === undefined || die.total === undefined || !rolled
      ? {}
      : {
          outcome: {
            result: after.success ? 'success' : 'failure',
            ...(after.margin === undefined ? {} : { margin: after.margin }),
            told: after.then.map((code): Label => sentence(`then.${code}`, after.figures)),
            changes: [
              ...(after.then.includes('lands-prone')
                ? [{ what: 'condition', of: of.id, condition: 'prone', on: true } as const]
                : []),
              ...(after.success && parts.through !== undefined
                ? [
                    {
                      what: 'evade',
                      of: of.id,
                      foe: parts.through.id,
                      ...(after.then.includes('passes') && { through: true as const }),
                      ...(j.rules.evading?.fullSpeed !== true &&
                        parts.hurried !== true && { half: true as const }),
                    } as const,
                  ]
                : []),
            ],
          },
        }),
  };
}

function hiding(s: Situation): MadeSteps {
  const { j, of } = s;
  const [observed, distraction] = [yesNo(s, 'observed'), yesNo(s, 'distraction')];
  const parts = { observed: observed.chosen === 'yes', distraction: distraction.chosen === 'yes' };
  const before = j.rules.movements.hide(j, of, parts);
  const sheet = before.modifiers.reduce((sum, m) => sum + m.value, 0);
  const die = d20(s, 'check', of.id, 'hide', {
    modifiers: stepModifiers(before),
    sheet,
    known: !before.unknown.some((path) => /\.skills\./.test(path)),
  });
  const watchers = before.observers.map(({ id }) => id);
  const spots = watchers.flatMap((id) => {
    const c = j.board.creatures.find((each) => each.id === id);
    return c === undefined
      ? []
      : [{ ...checkDie(s, `spot-${id}`, c, 'spot'), optional: true as const }];
  });
  const verdict =
    die.total === undefined
      ? before
      : j.rules.movements.hide(j, of, {
          ...parts,
          total: die.total,
          spots: Object.fromEntries(
            spots.flatMap((d) => (d.total === undefined ? [] : [[d.of, d.total]])),
          ),
        });
  const seen = verdict.observers.filter(({ notices }) => notices === true).map(({ id }) => id);
  return {
    why: before.why === undefined ? [] : [before.why],
    steps: [
      observed,
      distraction,
      diceStep('steps.check', die),
      ...(spots.length === 0 ? [] : [diceStep('steps.spot', ...spots)]),
    ],
    rules: verdict.rules,
    unknown: [],
    ...(die.total === undefined || !before.possible
      ? {}
      : {
          outcome: {
            result: 'told',
            told: [
              sentence('steps.hides', { who: { creature: of.id }, n: verdict.dc ?? die.total }),
              ...(seen.length === 0
                ? []
                : [sentence('steps.seenBy', { foes: { creatures: seen } })]),
            ],
            changes: [],
          },
        }),
  };
}

/** Noticing a hidden or unseen creature: a check against a DC that the players enter. */
function noticing(s: Situation): MadeSteps {
  const dc = numberDie(s, 'dc', s.of.id, 'dc');
  const die = checkDie(s, 'check', s.of, 'listen');
  const step = against({ message: 'steps.check' }, die, 'dc', dc.total);
  const known = dc.total !== undefined && die.total !== undefined;
  const verdict = known
    ? s.j.rules.states.notice(s.j, s.of, { dc: dc.total, total: die.total })
    : undefined;
  return {
    why: [],
    steps: [diceStep('steps.dc', dc), step],
    rules: verdict?.rules ?? [],
    unknown: verdict?.unknown ?? [],
    ...(verdict === undefined
      ? {}
      : {
          outcome: {
            result: verdict.notices === 'nothing' ? 'failure' : 'success',
            told: [sentence(`steps.notices.${verdict.notices}`, { who: { creature: s.of.id } })],
            changes: [],
          },
        }),
  };
}

export const saveAttempt: Topic = {
  asks: ['ability-check'],
  place: 'creature',
  make: againstDc(() => rolls(SAVES)),
};
export const checkAttempt: Topic = {
  asks: ['ability-check', 'ability'],
  place: 'creature',
  make: againstDc(skillsOf),
};
export const movingCheckAttempt: Topic = { asks: ['check'], place: 'creature', make: moving };
export const movingActAttempt: Topic = { asks: ['check'], place: 'action', make: moving };
export const hideAttempt: Topic = { asks: ['hide'], place: 'action', make: hiding };
export const noticeAttempt: Topic = { asks: ['notice-unseen'], place: 'creature', make: noticing };
