/**
 * The steps of special attacks, from the verdict of the question `specialAttempt`: the rolls that are
 * needed, and the numbers to reach. If the verdict has a fixed number (`ac`) instead of an
 * opponent's roll, one roll is made against that number.
 */
import type { Creature } from '../../board/creature.ts';
import {
  SPECIALS,
  type SpecialAsk,
  type Special,
  type Side,
  type SpecialVerdict,
} from '../../rules/d20/play/specials/specialRules.ts';
import { DAMAGE_TYPES } from '../../rules/d20/play/bodies/damage.ts';
import { sheetBonus } from '../../rules/d20/play/specials/sides.ts';
import { maneuverBonus } from '../../rules/d20/play/specials/maneuverRolls.ts';
import { Missing, chosenWeapon } from '../../rules/d20/play/specials/specialContext.ts';
import { changesOf, followsOf, toldOf } from './effects.ts';
import {
  against,
  checkDie,
  choice,
  d20,
  diceStep,
  numberDie,
  own,
  yesNo,
  type DieField,
  type Label,
  type MadeSteps,
  type Option,
  type Situation,
  type Step,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';

type Choice = Step & { readonly kind: 'choice' };

/** A choice that an attempt needs, and the field that it adds to the question. */
interface Asking {
  step(s: Situation, target: Creature): Choice | undefined;
  ask(chosen: string): Partial<SpecialAsk>;
}

const flag = (key: 'charging' | 'stays' | 'avoids' | 'limb'): Asking => ({
  step: (s) => (s.inReturn ? undefined : yesNo(s, key)),
  ask: (chosen) => (chosen === 'yes' ? { [key]: true } : {}),
});

/** Choice of an item that the target holds or wears. */
const thing: Asking = {
  step(s, target) {
    const held = (target.attacks ?? []).filter((a) => a.ready && !a.natural && !a.unarmed);
    const options: Option[] = [
      ...held.map((a) => ({ id: a.id, label: { text: a.name === '' ? a.id : a.name } })),
      { id: 'worn', label: { message: 'steps.object.worn' } },
    ];
    return s.inReturn && held.length < 2
      ? undefined
      : choice(s, 'object', options, held[0]?.id ?? 'worn');
  },
  ask: (chosen) =>
    chosen === 'worn'
      ? { object: { kind: 'worn', easy: true } }
      : { object: { kind: 'held', attack: chosen } },
};

/** Choice of the ally that the creature helps. */
const ally: Asking = {
  step: (s, target) => {
    const friends = s.j.board.creatures.filter(
      (c) => c.id !== s.of.id && c.id !== target.id && s.j.rules.relation(s.of, c).value === 'ally',
    );
    return choice(
      s,
      'ally',
      friends.map((c) => ({ id: c.id, label: { creature: c.id } })),
      friends[0]?.id,
    );
  },
  ask: (chosen) => (chosen === '' ? {} : { ally: chosen }),
};

/**
 * Choice of the action that is aided. Aiding an action provokes in the same way as the action
 * itself.
 */
const helps: Asking = {
  step(s) {
    const { table } = s.j.rules.turns;
    if (table['aid-another']?.helps !== true) return undefined;
    const loud = SPECIALS.filter((id) => table[id]?.provokes === 'target');
    const ids = [SOMETHING_ELSE, ...loud];
    const label = (id: string): Label =>
      id === SOMETHING_ELSE ? { message: 'steps.helps.else' } : { term: id };
    return choice(
      s,
      'helps',
      ids.map((id) => ({ id, label: label(id) })),
      SOMETHING_ELSE,
    );
  },
  ask: (chosen) => (chosen === SOMETHING_ELSE ? {} : { helps: chosen }),
};
const SOMETHING_ELSE = 'else';

/** Choice of the distance in squares. The description of the attacker states it. */
const squares: Asking = {
  step: (s) =>
    choice(
      s,
      'squares',
      [1, 2, 3, 4, 5, 6].map((n) => ({
        id: String(n),
        label: sentence('steps.squares', { len: { length: n } }),
      })),
      '1',
    ),
  ask: (chosen) => ({ squares: Number(chosen) }),
};

const ASKED: Partial<Record<Special, readonly Asking[]>> = {
  'bull-rush': [flag('charging'), flag('stays')],
  grab: [flag('limb')],
  pull: [squares],
  push: [squares],
  overrun: [flag('avoids')],
  disarm: [thing],
  sunder: [thing],
  'aid-another': [ally, helps],
};

/** Paths of sheet facts that a check needs; if one is missing, the player enters the total. */
const SHEET = /\.(?:abilities|bab|skills|size)(?:\.|$)/;

/** The input for one side's roll in an opposed check. */
export function sideDie(s: Situation, key: string, side: Side, c: Creature): DieField {
  const missing = new Missing();
  const maneuver = side.check === 'manoeuvre';
  const parts = maneuver
    ? maneuverBonus(s.j, c, missing).filter(({ already }) => already === undefined)
    : sheetBonus(s.j, c, side.check, missing);
  const sheet = parts.reduce((sum, m) => sum + m.value, 0);
  const known = side.check !== 'attack' && ![...missing.paths].some((path) => SHEET.test(path));
  return d20(s, key, c.id, side.check, {
    modifiers: side.modifiers.filter(({ on }) => on === 'check'),
    sheet,
    known,
    attack: side.check === 'attack',
  });
}

/** Choice of the check that a side rolls, if it may use more than one. */
function checkChoice(s: Situation, who: 'attacker' | 'defender', side: Side): Choice | undefined {
  return side.choices.length < 2
    ? undefined
    : {
        ...choice(
          s,
          `check-${who}`,
          side.choices.map((check) => ({ id: check, label: { message: `steps.roll.${check}` } })),
          side.check,
        ),
        label: sentence('steps.ask.check', { who: { creature: side.of } }),
      };
}

/** The touch attack that an attempt begins with, and whether it hit. */
function touchSteps(s: Situation, target: Creature): readonly [Step, Choice] {
  const touch = d20(s, 'touch', s.of.id, 'touch', {
    modifiers: [],
    sheet: 0,
    known: false,
    attack: true,
  });
  // Nobody rolls the opposed check after a missed touch: once one of its dice is entered, it hit.
  const opposed = own(s.dice, 'attacker') !== undefined || own(s.dice, 'defender') !== undefined;
  const hit = choice(
    s,
    'touch',
    [
      { id: 'hit', label: { message: 'steps.hit' } },
      { id: 'miss', label: { message: 'steps.miss' } },
    ],
    opposed ? 'hit' : undefined,
  );
  const result = hit.chosen === 'hit' ? ('success' as const) : ('failure' as const);
  return [
    {
      kind: 'dice',
      label: sentence('steps.touch', { target: { creature: target.id } }),
      dice: [{ ...touch, optional: true }],
      against: { what: 'ac' },
      ...(hit.chosen === '' ? {} : { result }),
    },
    hit,
  ];
}

function make(s: Situation, attack: Special): MadeSteps {
  const { j, of, target } = s;
  if (target === undefined) return { why: [], steps: [], rules: [], unknown: [] };
  const asked = (ASKED[attack] ?? []).flatMap((asking) => {
    const step = asking.step(s, target);
    return step === undefined ? [] : [{ step, ask: asking.ask(step.chosen) }];
  });
  const checks = {
    attacker: own(s.chosen, 'check-attacker') as Side['check'] | undefined,
    defender: own(s.chosen, 'check-defender') as Side['check'] | undefined,
  };
  const ask: SpecialAsk = Object.assign(
    { checks, inReturn: s.inReturn },
    ...asked.map((each) => each.ask),
  ) as SpecialAsk;
  const judged = (more: SpecialAsk): SpecialVerdict =>
    j.rules.specials.special(j, of, target, attack, { ...ask, ...more });

  const before = judged({});
  const rule = j.rules.specials.table[attack];
  const steps: Step[] = [...asked.map(({ step }) => step)];
  if (!s.inReturn) steps.push({ kind: 'provokes', by: before.opportunities });

  // If the attack of opportunity deals damage, the attempt fails.
  const provoked = s.provoked ?? before.opportunities.length > 0;
  const ruins = rule.ruined !== undefined && provoked;
  const struck = ruins
    ? numberDie(s, 'struck', target.id, 'struck', { optional: true })
    : undefined;
  if (struck !== undefined) steps.push(diceStep('steps.struck', struck));

  let touches: boolean | undefined;
  if (before.touch === true) {
    const [touch, hit] = touchSteps(s, target);
    steps.push(touch, hit);
    touches = hit.chosen === '' ? undefined : hit.chosen === 'hit';
  }

  const said: SpecialAsk = {
    ...(touches === undefined ? {} : { touches }),
    ...(struck?.total === undefined ? {} : { struck: struck.total }),
  };
  const { attacker, defender, ac } = before;
  let verdict = before;
  let settled = true;
  if (attacker !== undefined && defender !== undefined && touches !== false) {
    for (const [who, side] of [
      ['attacker', attacker],
      ['defender', defender],
    ] as const) {
      const pick = checkChoice(s, who, side);
      if (pick !== undefined) steps.push(pick);
    }
    // Against a fixed defense only the attacker rolls.
    const fixed = rule.against !== undefined;
    const rolled = sideDie(s, 'attacker', attacker, of);
    const dice = fixed ? [rolled] : [rolled, sideDie(s, 'defender', defender, target)];
    const [a, d = fixed ? defender.modifier : undefined] = dice.map(({ total }) => total);
    const totals = a === undefined || d === undefined ? undefined : { attacker: a, defender: d };
    verdict = judged({ ...said, ...(totals && { totals }) });
    const { outcome } = verdict;
    settled =
      (totals !== undefined && (before.touch !== true || touches === true)) ||
      outcome?.result === 'avoided' ||
      outcome?.result === 'ruined';
    steps.push({
      kind: 'dice',
      label: { message: fixed ? 'steps.check' : 'steps.opposed' },
      dice,
      ...(fixed && { against: { what: 'dc' as const, n: defender.modifier } }),
      ...(totals === undefined || outcome === undefined
        ? {}
        : {
            ...(outcome.margin === undefined ? {} : { margin: outcome.margin }),
            ...(outcome.result === 'success' ||
            outcome.result === 'failure' ||
            outcome.result === 'reroll'
              ? { result: outcome.result }
              : {}),
          }),
    });
  } else if (before.automatic === true) {
    return slain(s, target, before, steps);
  } else if (ac !== undefined && touches !== false) {
    const roll = d20(s, 'roll', of.id, 'attack', {
      modifiers:
        before.onRoll === undefined
          ? []
          : [{ value: before.onRoll, why: 'shot', rules: before.rules }],
      sheet: 0,
      known: false,
      attack: true,
    });
    steps.push(against({ message: 'steps.attack' }, roll, 'ac', ac));
    settled = roll.total !== undefined;
    verdict = judged({ ...said, ...(roll.total === undefined ? {} : { roll: roll.total }) });
  } else verdict = judged(said);

  // If the attack hit an object: the damage, the hardness, and the effect on the object.
  const broken = verdict.outcome?.effects.some(({ effect }) => effect === 'object-damaged');
  if (settled && broken === true) {
    const damage = numberDie(s, 'damage', of.id, 'damage', { optional: true });
    const hard = numberDie(s, 'hardness', target.id, 'hardness', { optional: true });
    steps.push(diceStep('steps.damage', damage, hard));
    const totals =
      verdict.attacker?.total === undefined || verdict.defender?.total === undefined
        ? {}
        : { totals: { attacker: verdict.attacker.total, defender: verdict.defender.total } };
    const roll = own(s.dice, 'roll')?.total;
    if (damage.total !== undefined)
      verdict = judged({
        ...said,
        ...totals,
        ...(roll === undefined ? {} : { roll }),
        damage: damage.total,
        object: { ...(ask.object ?? { kind: 'held' }), hardness: hard.total ?? 0 },
      });
  }
  return finish(s, verdict, steps, settled);
}

function finish(
  s: Situation,
  verdict: SpecialVerdict,
  steps: readonly Step[],
  settled: boolean,
): MadeSteps {
  const { outcome } = verdict;
  const effects = outcome?.effects ?? [];
  return {
    why: verdict.why,
    steps,
    rules: verdict.rules,
    unknown: verdict.unknown,
    ...(outcome === undefined || !settled || outcome.result === 'reroll'
      ? {}
      : {
          outcome: {
            result: outcome.result,
            ...(outcome.margin === undefined ? {} : { margin: outcome.margin }),
            told: toldOf(effects),
            changes: changesOf({ j: s.j, from: s.of, to: s.target }, effects),
            follow: followsOf(s, effects),
          },
        }),
  };
}

/**
 * Choice of the kind of damage, if the target's body makes it matter (`ask.type`). The default is
 * the weapon's kind if it has only one.
 */
function kindChoice(s: Situation, { unknown }: SpecialVerdict): Choice | undefined {
  if (!unknown.includes('ask.type')) return undefined;
  const weapon = chosenWeapon(s.of, undefined, new Missing());
  const [kind, ...more] = DAMAGE_TYPES.filter((type) => weapon?.tags?.includes(type));
  return choice(
    s,
    'damageKind',
    DAMAGE_TYPES.map((id) => ({ id, label: { message: `steps.damageKind.${id}` } })),
    more.length === 0 ? kind : undefined,
  );
}

/** Steps of a coup de grace, which hits automatically: the damage, and the save against it. */
function slain(s: Situation, target: Creature, verdict: SpecialVerdict, steps: Step[]): MadeSteps {
  const kind = kindChoice(s, verdict);
  if (kind !== undefined) steps.push(kind);
  const { rounds = 1 } = verdict;
  if (rounds > 1)
    steps.push(toldStep(sentence('steps.findFirst', { n: rounds, who: { creature: target.id } })));
  const damage = numberDie(s, 'damage', s.of.id, 'damage');
  steps.push({
    kind: 'dice',
    label:
      verdict.damage === undefined
        ? { message: 'steps.damage' }
        : sentence('steps.damage.dice', { dice: verdict.damage }),
    dice: [damage],
  });
  const type = kind === undefined || kind.chosen === '' ? {} : { type: kind.chosen };
  const { why, rules, unknown, save } = s.j.rules.specials.special(
    s.j,
    s.of,
    target,
    verdict.attack,
    { ...(damage.total === undefined ? {} : { damage: damage.total }), ...type },
  );
  const base = { why, rules, unknown };
  if (damage.total === undefined || why.length > 0) return { ...base, steps };
  // Damage that becomes nonlethal cannot kill.
  if (save === undefined)
    return {
      ...base,
      steps,
      outcome: {
        result: 'success',
        told: [sentence('steps.survives', { who: { creature: target.id } })],
        changes: [{ what: 'note', of: target.id, note: 'nonlethal', value: damage.total }],
      },
    };
  const die = checkDie(s, 'save', target, save.kind);
  const natural = own(s.dice, 'save')?.die;
  const sure = natural === 1 ? false : natural === 20 ? true : undefined;
  const step = against({ message: 'steps.save' }, die, 'dc', save.dc, sure);
  steps.push(step);
  const hurt = {
    what: 'note' as const,
    of: target.id,
    note: 'damage' as const,
    value: damage.total,
  };
  return {
    ...base,
    steps,
    ...(step.result === undefined
      ? {}
      : {
          outcome: {
            result: 'success',
            told:
              step.result === 'success'
                ? [sentence('steps.survives', { who: { creature: target.id } })]
                : [sentence('steps.dies', { who: { creature: target.id } })],
            changes:
              step.result === 'success'
                ? [hurt]
                : [hurt, { what: 'condition', of: target.id, condition: 'dead', on: true }],
          },
        }),
  };
}

/** The topic of a special attack in the ruleset's table. */
export const specialAttempt = (attack: Special): Topic => ({
  asks: ['special', ...(attack === 'coup-de-grace' ? ['ability-check'] : [])],
  place: 'action',
  target: 'other',
  make: (s) => make(s, attack),
});
