/** Damage, 0 hit points, death saves, and what steadies and wakes. */
import type { Creature } from '../../../board/creature.ts';
import type { Change } from '../../change.ts';
import { uniqueRuleIds } from '../../names.ts';
import { rowsInForce } from '../../core/conditionsInForce.ts';
import type { Judge } from '../../ruleset.ts';
import type { Trial, TrialAsked, TrialSentence } from '../../trials.ts';
import { isIncapacitated, isUnconscious } from '../sharing.ts';
import { consequencesOf } from './consequences.ts';
import { concentrationDc, isConcentrating } from './concentration.ts';
import {
  rollAgainst,
  checkOf,
  gains,
  loses,
  numbersStep,
  open,
  pick,
  plainNumber,
  settled,
  rolledBy,
  rulesBehindKeys,
  TEN,
  yesOrNo,
  type TrialFigures,
} from './trialParts.ts';

const THREE = 3;
const CRITICAL_RANGE = 1;

const tallyOf = ({ deathSaves }: Creature) => deathSaves ?? { successes: 0, failures: 0 };
const tally = (c: Creature, successes: number, failures: number): readonly Change[] => {
  const now = tallyOf(c);
  return now.successes === successes && now.failures === failures
    ? []
    : [{ what: 'tally', of: c.id, successes, failures }];
};

const isDead = (c: Creature): boolean => c.conditions.includes('dead');
/** Is the creature alive at 0 hit points? */
const isDown = (c: Creature): boolean =>
  !isDead(c) &&
  (c.hp?.current === 0 || c.conditions.some((each) => each === 'dying' || each === 'stable'));
const makesDeathSaves = (c: Creature): boolean => isDown(c) && !c.conditions.includes('stable');

const dies = (c: Creature): readonly Change[] => [
  ...loses(c, 'dying', 'stable', 'unconscious'),
  ...tally(c, 0, 0),
  ...gains(c, 'dead'),
];

/**
 * Was the creature knocked out (2024), so that first aid and healing wake it? Sleep of another kind,
 * which a spell or a creature is behind or which has an end of its own, ends otherwise.
 */
const isKnockedOut = ({ knockedOutAt }: TrialFigures, c: Creature): boolean =>
  knockedOutAt === 1 &&
  !isDown(c) &&
  c.conditions.includes(UNCONSCIOUS) &&
  c.conditionsBy?.[UNCONSCIOUS] === undefined &&
  c.conditionEnds?.[UNCONSCIOUS] === undefined;

const UNCONSCIOUS = 'unconscious';

/** It has hit points again and is awake. It lies where it fell. */
const wakes = (c: Creature): readonly Change[] => [
  ...loses(c, 'dying', 'stable', 'unconscious'),
  ...tally(c, 0, 0),
];

/** More failures or successes of death saves, and what follows. */
function counted(c: Creature, more: { readonly successes?: number; readonly failures?: number }) {
  const before = tallyOf(c);
  const successes = Math.min(THREE, before.successes + (more.successes ?? 0));
  const failures = Math.min(THREE, before.failures + (more.failures ?? 0));
  if (failures >= THREE)
    return { changes: dies(c), told: [{ say: 'dies', who: c.id }] as TrialSentence[], dead: true };
  if (successes >= THREE)
    return {
      changes: [...loses(c, 'dying'), ...gains(c, 'stable'), ...tally(c, 0, 0)],
      told: [{ say: 'stable', who: c.id }] as TrialSentence[],
      dead: false,
    };
  return {
    changes: tally(c, successes, failures),
    told: [
      { say: 'successes', n: successes },
      { say: 'failures', n: failures },
    ] as TrialSentence[],
    dead: false,
  };
}

export const deathSaveTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  offered: (_j, of) => makesDeathSaves(of),
  judge(a) {
    const { of } = a;
    const rules = rulesBehindKeys(figures, 'death-save');
    const rolled = rolledBy(a, figures, {
      key: 'save',
      c: of,
      // It rests on no ability.
      test: { kind: 'save', ability: 'cha' },
      what: 'death-save',
      alone: true,
    });
    const { die } = rolled.number;
    const { steps, made, ...decided } = rollAgainst('death-save', rolled, TEN);
    const why = makesDeathSaves(of) ? [] : ['no-death-save'];
    // How many it made before is not known from a sheet that nobody may open.
    const unknown = of.deathSaves === undefined ? [`creatures.${of.id}.deathSaves`] : [];
    const verdict = { why, steps, rules: uniqueRuleIds(rules, decided.rules), unknown };
    if (made === undefined) return verdict;
    if (die === 20)
      return {
        ...verdict,
        outcome: {
          result: 'success',
          told: [{ say: 'wakes-at-one', who: of.id }],
          changes: [...wakes(of), { what: 'note', of: of.id, note: 'healing', value: 1 }],
        },
      };
    const { changes, told } = counted(
      of,
      made ? { successes: 1 } : { failures: die === 1 ? 2 : 1 },
    );
    return { ...verdict, outcome: { result: made ? 'success' : 'failure', changes, told } };
  },
});

// ── Damage ───────────────────────────────────────────────────────────────────

const half = (n: number): number => Math.floor(n / 2);
const TAKES = ['whole', 'half', 'double', 'half-and-double', 'none'] as const;

/** The damage after what comes off it, a successful save, resistance and vulnerability, in this order. */
function amount(rolled: number, less: number, saved: boolean, takes: string): number {
  const left = Math.max(0, rolled - less);
  const after = saved ? half(left) : left;
  if (takes === 'none') return 0;
  const resisted = takes === 'half' || takes === 'half-and-double' ? half(after) : after;
  return takes === 'double' || takes === 'half-and-double' ? resisted * 2 : resisted;
}

interface Fall {
  readonly changes: readonly Change[];
  readonly told: readonly TrialSentence[];
}

/** What 0 hit points do. */
function atZero(
  figures: TrialFigures,
  j: Judge,
  c: Creature,
  how: { readonly spared: boolean; readonly character: boolean; readonly slain: boolean },
): Fall {
  if (how.slain || (!how.character && !how.spared))
    return {
      changes: [...consequencesOf(figures, j, c, 'dead').changes, ...dies(c)],
      told: [{ say: 'dies', who: c.id }],
    };
  if (how.spared) {
    const state = figures.knockedOutAt === 1 ? 'unconscious' : 'stable';
    const { changes, told } = consequencesOf(figures, j, c, state);
    return {
      changes: [...changes, ...gains(c, state)],
      told: [{ say: `knocked-out.${figures.knockedOutAt}`, who: c.id }, ...told],
    };
  }
  const { changes, told } = consequencesOf(figures, j, c, 'dying');
  return {
    changes: [...changes, ...gains(c, 'dying')],
    told: [{ say: 'falls-down', who: c.id }, ...told],
  };
}

/** Damage to a creature that lies at 0 hit points. */
function struckDown(c: Creature, dealt: number, critical: boolean): Fall {
  if (dealt >= (c.hp?.max ?? Infinity))
    return { changes: dies(c), told: [{ say: 'dies', who: c.id }] };
  const { changes, told, dead } = counted(c, { failures: critical ? 2 : 1 });
  const begins = !dead && c.conditions.includes('stable');
  return {
    changes: [...changes, ...(begins ? [...loses(c, 'stable'), ...gains(c, 'dying')] : [])],
    told,
  };
}

/** The choices about a blow, and the damage that counts. */
function blow(a: TrialAsked, figures: TrialFigures) {
  const { j, of: c, target: by } = a;
  const stone = c.conditions.includes('petrified');
  const damage = plainNumber(a, 'damage', c, 'damage');
  const less = plainNumber(a, 'less', c, 'less', { optional: true });
  const saved = yesOrNo(a, 'saved');
  const poison = yesOrNo(a, 'poison');
  const barred = stone && poison.chosen === 'yes' && figures.stoneBarsPoison;
  const takes = pick(a, 'takes', 'words', TAKES, barred ? 'none' : stone ? 'half' : 'whole');
  const blow = pick(a, 'blow', 'words', ['melee', 'other'], 'other');
  const near = by !== undefined && j.rules.distance(j, by, c).cells <= CRITICAL_RANGE;
  const critical = yesOrNo(a, 'critical', near && isUnconscious(j, c) ? 'yes' : 'no');
  const spared = yesOrNo(a, 'spared');
  const character = yesOrNo(a, 'character', c.side === 'party' ? 'yes' : 'no');
  const isMelee = blow.chosen === 'melee';
  return {
    steps: [
      numbersStep(damage, less),
      saved,
      ...(stone ? [poison] : []),
      takes,
      blow,
      ...(isMelee ? [spared] : []),
      ...(isDown(c) ? [critical] : [character]),
    ],
    dealt:
      damage.total === undefined
        ? undefined
        : amount(damage.total, less.total ?? 0, saved.chosen === 'yes', takes.chosen),
    critical: critical.chosen === 'yes',
    spared: isMelee && spared.chosen === 'yes',
    character: character.chosen === 'yes',
    stone,
  };
}

export const woundTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  target: 'may',
  judge(a) {
    const { j, of: c } = a;
    const { steps, dealt, stone, ...how } = blow(a, figures);
    const rules = rulesBehindKeys(figures, 'damage', ...(stone ? ['petrified'] : []));
    if (dealt === undefined) return open(rules, ...steps);
    const temporary = Math.min(c.hp?.temporary ?? 0, dealt);
    const lost = dealt - temporary;
    const left = c.hp?.current === undefined ? undefined : c.hp.current - lost;
    const empty = c.hp?.max === 0;
    const down = isDown(c);
    const fall: Fall = down
      ? lost > 0
        ? struckDown(c, lost, how.critical)
        : NOTHING
      : !isDead(c) && left !== undefined && (left <= 0 || empty)
        ? atZero(figures, j, c, {
            ...how,
            slain: empty || (how.character && !how.spared && -left >= (c.hp?.max ?? Infinity)),
          })
        : NOTHING;
    const awake = fall === NOTHING && dealt > 0 && isConcentrating(c);
    return {
      why: [],
      steps,
      rules: uniqueRuleIds(
        rules,
        temporary > 0 ? rulesBehindKeys(figures, 'temporary') : [],
        left !== undefined && left <= 0 ? rulesBehindKeys(figures, 'zero') : [],
        down ? rulesBehindKeys(figures, 'death-save') : [],
        how.spared ? rulesBehindKeys(figures, 'knock-out') : [],
        awake ? rulesBehindKeys(figures, 'concentration') : [],
      ),
      unknown: [
        ...(left === undefined && !down ? [`creatures.${c.id}.hp`] : []),
        // As much damage as the maximum kills.
        ...(fall !== NOTHING && c.hp?.max === undefined ? [`creatures.${c.id}.hp.max`] : []),
      ],
      outcome: {
        result: 'told',
        told: [
          { say: 'dealt', who: c.id, n: dealt },
          ...(temporary > 0 ? [{ say: 'temporary.lost', who: c.id, n: temporary }] : []),
          ...(awake
            ? [{ say: 'concentration.dc', who: c.id, n: concentrationDc(figures, dealt) }]
            : []),
          ...fall.told,
        ],
        changes: [
          ...(dealt > 0
            ? [
                {
                  what: 'note' as const,
                  of: c.id,
                  note: 'damage' as const,
                  value: noted(c, dealt, how.spared ? figures.knockedOutAt : 0),
                },
              ]
            : []),
          ...(dealt > 0 ? loses(c, ...endedByDamage(j, c)) : []),
          ...fall.changes,
        ],
        ...(awake && { follow: [{ of: c.id, topic: 'concentration' }] }),
      },
    };
  },
});

const NOTHING: Fall = { changes: [], told: [] };

/** The conditions of the creature that any damage ends. */
const endedByDamage = (j: Judge, c: Creature): readonly string[] =>
  rowsInForce(j, c).flatMap(({ condition, row }) => (row.endsByDamage ? [condition] : []));

/** The points to take off by hand: hit points do not go below 0, or below 1 if it is spared (2024). */
function noted(c: Creature, dealt: number, least: number): number {
  const { current, temporary = 0 } = c.hp ?? {};
  return current === undefined ? dealt : Math.min(dealt, Math.max(0, current - least) + temporary);
}

// ── Healing and help ─────────────────────────────────────────────────────────

export const healTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  judge(a) {
    const { of: c } = a;
    const kind = pick(a, 'points', 'words', ['healing', 'temporary'], 'healing');
    const points = plainNumber(a, 'hit-points', c, 'hit-points');
    const steps = [kind, numbersStep(points)];
    const temporary = kind.chosen === 'temporary';
    const rules = rulesBehindKeys(figures, temporary ? 'temporary' : 'death-save');
    const { total } = points;
    if (total === undefined || total < 1) return open(rules, ...steps);
    const have = c.hp?.temporary ?? 0;
    const wakesUp = isDown(c) || isKnockedOut(figures, c);
    if (temporary)
      return {
        ...open(rules, ...steps),
        outcome: {
          result: 'told',
          told: [
            { say: have > 0 ? 'temporary.choose' : 'temporary.gains', who: c.id, n: total },
            ...(isDown(c) ? [{ say: 'temporary.sleeps', who: c.id }] : []),
          ],
          changes: [],
        },
      };
    return {
      ...open(rules, ...steps),
      why: isDead(c) ? ['dead'] : [],
      outcome: {
        result: 'told',
        told: wakesUp ? [{ say: 'wakes', who: c.id }] : [],
        changes: [
          { what: 'note', of: c.id, note: 'healing', value: total },
          ...(wakesUp ? wakes(c) : []),
        ],
      },
    };
  },
});

/** Help for a creature that makes death saves, or for one that was knocked out. */
export const stabilizeTrial = (figures: TrialFigures): Trial => ({
  place: 'action',
  target: 'other',
  offered: (j) => j.board.creatures.some((c) => makesDeathSaves(c) || isKnockedOut(figures, c)),
  judge(a) {
    const { j, of, target } = a;
    const rules = rulesBehindKeys(figures, 'death-save', 'knock-out');
    if (target === undefined) return open(rules);
    const by = pick(a, 'help', 'words', ['medicine', 'kit'], 'medicine');
    const far = j.rules.distance(j, of, target).cells > CRITICAL_RANGE;
    const down = makesDeathSaves(target);
    const out = isKnockedOut(figures, target);
    // At 0 hit points the same check steadies it, and does not wake it.
    const unsure = out && target.hp?.current === undefined;
    const why = [
      ...(isIncapacitated(j, of) ? ['cannot-act'] : []),
      ...(far ? ['target-out-of-reach'] : []),
      ...(down || out ? [] : ['needs-no-help']),
    ];
    const decided =
      down && by.chosen === 'kit'
        ? { steps: [], made: true, rules: [] }
        : rollAgainst('check', checkOf(a, figures, of, { key: 'own', skill: 'medicine' }), TEN);
    const { made } = decided;
    return {
      why,
      steps: [...(down ? [by] : []), ...decided.steps],
      rules: uniqueRuleIds(rules, decided.rules),
      unknown: unsure ? [`creatures.${target.id}.hp`] : [],
      ...settled(
        unsure && made === true ? undefined : made,
        undefined,
        !made
          ? []
          : down
            ? [...loses(target, 'dying'), ...gains(target, 'stable'), ...tally(target, 0, 0)]
            : loses(target, UNCONSCIOUS),
        made ? [{ say: down ? 'stable' : 'wakes', who: target.id }] : [],
      ),
    };
  },
});
