/** Grapples, shoves and pushes: how they begin, how they end, and where the pushed end up. */
import { sameCell } from '../../../board/grid.ts';
import type { Attack, Creature } from '../../../board/creature.ts';
import { SIZES, type Ability } from '../../../board/vocabulary.ts';
import type { Change } from '../../change.ts';
import { uniqueRuleIds } from '../../names.ts';
import { traitsWith } from '../../core/traitEffect.ts';
import type { Judge } from '../../ruleset.ts';
import { hasTag } from '../../tags.ts';
import type { Trial, TrialAsked, TrialSentence, TrialStep } from '../../trials.ts';
import type { RuleId } from '../../verdict.ts';
import type { UnarmedReasons } from '../actions.ts';
import { isCharmedBy } from '../attempt.ts';
import { HAND_COUNT, handsFilled, weaponsBehind } from '../hands.ts';
import { brokenAt, freed, GRAPPLED, heldBy, holders, isBeyondHold } from '../heldCreatures.ts';
import { isIncapacitated } from '../sharing.ts';
import { FEET, sizeStep } from '../speed.ts';
import {
  rollAgainst,
  checkOf,
  contest,
  difficulty,
  gains,
  loses,
  scoreModifier,
  numbersStep,
  open,
  pick,
  plainNumber,
  rulesBehindKeys,
  saveOf,
  settled,
  told,
  type Decided,
  type TrialFigures,
} from './trialParts.ts';

/** The part of the difficulty that is the same for everybody. */
const BASE_DC = 8;

// ── Figures of a creature ────────────────────────────────────────────────────

/**
 * Modifier of the ability that a melee attack uses. Besides weapons of finesse, Dexterity stands
 * behind an attack whose bonus is that of Dexterity with the proficiency, as a monk's.
 */
function meleeModifier(c: Creature, attack: Attack | undefined): number | undefined {
  const [strength, dexterity] = [scoreModifier(c, 'str'), scoreModifier(c, 'dex')];
  const finesse = attack !== undefined && hasTag(attack, 'finesse');
  const deft = dexterity !== undefined && attack?.bonus === dexterity + (c.proficiency ?? NaN);
  if (!finesse && !deft) return strength;
  return strength === undefined || dexterity === undefined
    ? undefined
    : Math.max(strength, dexterity);
}

/** A difficulty that rests on an ability and the proficiency. */
const dcOf = (c: Creature, modifier: number | undefined): number | undefined =>
  modifier === undefined || c.proficiency === undefined
    ? undefined
    : BASE_DC + modifier + c.proficiency;

/** The difficulty of escaping a creature's grapple, or of standing firm against its shove. */
function unarmedDc(c: Creature): number | undefined {
  const strike = c.attacks?.find(({ unarmed }) => unarmed);
  const bonus = strike?.bonus;
  return dcOf(c, meleeModifier(c, strike)) ?? (bonus === undefined ? undefined : BASE_DC + bonus);
}

const unknownDc = (c: Creature, dc: number | undefined): readonly string[] =>
  dc === undefined ? [`creatures.${c.id}.proficiency`] : [];

/**
 * Hands that are free. Undefined: not known, because the sheet lists more weapons in hand than fit,
 * or because the creature has limbs of other kinds.
 */
function freeHands(c: Creature): number | undefined {
  if (c.attacks === undefined || c.attacks.some(({ natural }) => natural)) return undefined;
  const inHand = weaponsBehind(c.attacks.filter(({ ready, unarmed }) => ready && !unarmed));
  const left = (weapons: readonly Attack[]): number =>
    HAND_COUNT - handsFilled(weapons) - (c.grapples?.length ?? 0);
  if (handsFilled(inHand) > HAND_COUNT) return undefined;
  if (left(inHand) > 0) return left(inHand);
  // A ranged attack may be a spell, which needs no hand.
  return left(inHand.filter(({ kind }) => kind !== 'ranged')) > 0 ? undefined : 0;
}

/** The distance in cells from which a creature grapples. */
const grappleReach = ({ contests }: TrialFigures, j: Judge, c: Creature): number =>
  contests ? (j.rules.unarmedReach?.(c) ?? 1) : 1;

// ── The save, or the contest ─────────────────────────────────────────────────

const BODY: readonly Ability[] = ['str', 'dex'];

/** The save that the target makes with the ability that it likes. */
function resists(
  a: TrialAsked,
  figures: TrialFigures,
  target: Creature,
): Decided & { readonly unknown: readonly string[] } {
  const known = unarmedDc(a.of);
  const { dc, steps } = difficulty(a, a.of, known);
  const worth = (ability: Ability): number => {
    const { edges } = saveOf(a, figures, 'save', target, ability);
    return (scoreModifier(target, ability) ?? 0) - (edges.disadvantage.length > 0 ? 5 : 0);
  };
  const usual = worth('dex') > worth('str') ? 'dex' : 'str';
  const ability = pick(a, 'ability', 'words', BODY, usual);
  const rolled = saveOf(a, figures, 'save', target, ability.chosen as Ability);
  const decided = rollAgainst('save', rolled, dc);
  const choice = rolled.edges.fails === undefined ? [ability] : [];
  return {
    ...decided,
    steps: [...steps, ...choice, ...decided.steps],
    unknown: unknownDc(a.of, known),
  };
}

const EVADING = ['athletics', 'acrobatics'];

/** Whether the target is overcome: by a save of its own, or by a contest of checks. */
function overcomes(a: TrialAsked, figures: TrialFigures, target: Creature) {
  if (!figures.contests) {
    const { made, ...rest } = resists(a, figures, target);
    return { ...rest, won: made === undefined ? undefined : !made };
  }
  if (isIncapacitated(a.j, target))
    return {
      won: true,
      steps: [told({ say: 'cannot-resist', who: target.id })],
      rules: [] as readonly RuleId[],
      unknown: [] as readonly string[],
    };
  const skill = pick(a, 'skill', 'words', EVADING, betterSkill(target));
  const { made, steps, margin, rules } = contest(
    checkOf(a, figures, a.of, { key: 'own', skill: 'athletics' }),
    checkOf(a, figures, target, { key: 'other', skill: skill.chosen }),
  );
  return {
    won: made,
    ...(margin !== undefined && { margin }),
    steps: [skill, ...steps],
    rules,
    unknown: [] as readonly string[],
  };
}

const betterSkill = ({ skills }: Creature): string =>
  (skills?.['acrobatics']?.bonus ?? -Infinity) > (skills?.['athletics']?.bonus ?? -Infinity)
    ? 'acrobatics'
    : 'athletics';

// ── Grappling ────────────────────────────────────────────────────────────────

/** Why the creature may not grapple (`unarmed-grapple`) or shove the target. */
export const unarmedReasons =
  (figures: TrialFigures): UnarmedReasons =>
  (action, { j, of, target, opportunity = false }) => {
    const hands = action === 'unarmed-grapple' ? freeHands(of) : HAND_COUNT;
    return {
      why: [
        ...reasonsAgainst(j, figures, of, target),
        ...(opportunity && figures.contests ? ['not-as-opportunity'] : []),
        ...(hands === 0 ? ['no-free-hand'] : []),
      ],
      unknown: hands === undefined ? [`creatures.${of.id}.attacks`] : [],
    };
  };

function reasonsAgainst(j: Judge, figures: TrialFigures, of: Creature, target: Creature): string[] {
  return [
    ...(isIncapacitated(j, of) ? ['cannot-act'] : []),
    ...(isCharmedBy(j, of, target) ? ['charmed'] : []),
    ...(j.rules.lineOfEffect(j, of, target).free ? [] : ['no-line-of-effect']),
    ...(sizeStep(target) - sizeStep(of) > 1 ? ['too-big'] : []),
    ...(j.rules.distance(j, of, target).cells > grappleReach(figures, j, of)
      ? ['target-out-of-reach']
      : []),
  ];
}

export const grappleTrial = (figures: TrialFigures): Trial => ({
  place: 'action',
  target: 'other',
  judge(a) {
    const { of, target } = a;
    const rules = rulesBehindKeys(figures, 'grapple', 'hands');
    if (target === undefined) return open(rules);
    const against = unarmedReasons(figures)('unarmed-grapple', { ...a, target });
    const { won, steps, margin, ...found } = overcomes(a, figures, target);
    return {
      why: against.why,
      steps,
      rules: uniqueRuleIds(rules, found.rules, rulesBehindKeys(figures, GRAPPLED)),
      unknown: [...found.unknown, ...against.unknown],
      ...settled(won, margin, won ? gains(target, GRAPPLED, { by: of.id }) : []),
    };
  },
});

export const escapeTrial = (figures: TrialFigures): Trial => ({
  place: 'action',
  offered: (_j, of) => of.conditions.includes(GRAPPLED),
  judge(a) {
    const { j, of } = a;
    const rules = rulesBehindKeys(figures, 'escape');
    const all = holders(j, of);
    const from = pick(
      a,
      'holder',
      'creatures',
      all.map(({ id }) => id),
      all[0]?.id ?? '',
    );
    const holder = all.find(({ id }) => id === from.chosen);
    const skill = pick(a, 'skill', 'words', EVADING, betterSkill(of));
    const advantage = traitsWith(j.rules.traits, of, 'escapes').flatMap(({ trait }) => {
      const strong = figures.names[trait];
      return strong === undefined ? [] : [{ why: trait, rules: strong }];
    });
    const rolled = checkOf(a, figures, of, { key: 'own', skill: skill.chosen, advantage });
    const known = holder === undefined ? undefined : unarmedDc(holder);
    // The text of a monster states its own difficulty.
    const stated = plainNumber(
      a,
      'dc',
      holder ?? of,
      'dc',
      known === undefined ? {} : { optional: true },
    );
    const dc = stated.total ?? known;
    const decided =
      figures.contests && holder !== undefined && stated.total === undefined
        ? contest(rolled, checkOf(a, figures, holder, { key: 'other', skill: 'athletics' }))
        : rollAgainst('check', rolled, dc);
    const { made, margin } = decided;
    return {
      why: isIncapacitated(j, of) ? ['cannot-act'] : [],
      steps: [...(all.length > 1 ? [from] : []), skill, numbersStep(stated), ...decided.steps],
      rules: uniqueRuleIds(rules, decided.rules),
      unknown:
        holder === undefined
          ? [`creatures.${of.id}.conditionsBy.${GRAPPLED}`]
          : figures.contests
            ? []
            : unknownDc(holder, dc),
      ...settled(
        made,
        margin,
        !made ? [] : holder === undefined ? loses(of, GRAPPLED) : [freed(of, holder)],
      ),
    };
  },
});

/** The grapples of a creature: which have ended by themselves, and which it may end at will. */
export const releaseTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  offered: (j, of) => heldBy(j, of).length > 0,
  judge(a) {
    const { j, of } = a;
    const held = heldBy(j, of);
    const out = isIncapacitated(j, of);
    const apart = held.filter((o) => isBeyondHold(j, of, o));
    const over = out ? held : apart;
    const which = pick(
      a,
      'held',
      'creatures',
      held.map(({ id }) => id),
      over[0]?.id ?? '',
    );
    const chosen = held.find(({ id }) => id === which.chosen);
    const ended = chosen === undefined ? over : [...new Set([...over, chosen])];
    return {
      why: [],
      steps: [
        told(
          ...held.map((o): TrialSentence => ({
            say: out ? 'hold.cannot' : apart.includes(o) ? 'hold.apart' : 'hold.lasts',
            who: of.id,
            target: o.id,
          })),
        ),
        which,
      ],
      rules: rulesBehindKeys(figures, 'grapple-ends'),
      unknown: [],
      ...(ended.length > 0 && {
        outcome: { result: 'told', told: [], changes: ended.map((o) => freed(o, of)) },
      }),
    };
  },
});

// ── Shoving, pushing and toppling ────────────────────────────────────────────

interface Moved {
  readonly changes: readonly Change[];
  readonly told: readonly TrialSentence[];
  readonly rules: readonly RuleId[];
}

/** The push of a creature so many cells away, as far as there is room. */
function pushed(j: Judge, from: Creature, c: Creature, cells: number): Moved {
  const { path, stopped, falls, hazards = [], rules } = j.rules.forced!.push(j, from, c, cells);
  const at = path.at(-1)!;
  const there = { ...c, at };
  const moved = { ...j, board: { ...j.board, creatures: withOne(j, there) } };
  return {
    changes: [
      ...(sameCell(at, c.at) ? [] : [{ what: 'place' as const, of: c.id, from: c.at, at }]),
      ...(falls?.prone === true ? gains(c, 'prone') : []),
      ...brokenAt(moved, there),
    ],
    told: [
      ...(stopped === undefined ? [] : [{ say: 'push.stopped', who: c.id }]),
      ...hazards.map(({ hazard }) => ({ say: 'push.enters', who: c.id, hazard })),
      ...(falls === undefined ? [] : [{ say: 'push.falls', who: c.id, cells: falls.feet / FEET }]),
    ],
    rules,
  };
}

const withOne = (j: Judge, c: Creature): readonly Creature[] =>
  j.board.creatures.map((each) => (each.id === c.id ? c : each));

/** A creature that is knocked down; in the air it falls, unless it hovers. */
export function knockedDown({ falls }: TrialFigures, j: Judge, c: Creature): Moved {
  const down = { ...c, conditions: [...c.conditions, 'prone'] };
  const drops = c.elevation > 0 && falls(j, down) !== null;
  return {
    changes: gains(c, 'prone'),
    told: drops ? [{ say: 'falls', who: c.id }] : [],
    rules: [],
  };
}

export const shoveTrial = (figures: TrialFigures): Trial => ({
  place: 'action',
  target: 'other',
  judge(a) {
    const { j, of, target } = a;
    const rules = rulesBehindKeys(figures, 'shove');
    if (target === undefined) return open(rules);
    const effect = pick(a, 'effect', 'words', ['push', 'prone'], 'push');
    const { won, steps, margin, ...found } = overcomes(a, figures, target);
    const moved =
      won !== true
        ? undefined
        : effect.chosen === 'push'
          ? pushed(j, of, target, 1)
          : knockedDown(figures, j, target);
    return {
      why: unarmedReasons(figures)('unarmed-shove', { ...a, target }).why,
      steps: [effect, ...steps],
      rules: uniqueRuleIds(rules, found.rules, moved?.rules ?? []),
      unknown: found.unknown,
      ...settled(won, margin, moved?.changes ?? [], moved?.told ?? []),
    };
  },
});

const withTag = (c: Creature, tag: Mastery): readonly Attack[] =>
  (c.attacks ?? []).filter((each) => hasTag(each, tag));

/** The weapon with which the attack was made: one that has the property, if any has. */
type Mastery = 'push' | 'topple';

const weaponOf = (
  a: TrialAsked,
  tag: Mastery,
): { step: TrialStep[]; attack: Attack | undefined } => {
  const all = withTag(a.of, tag);
  const ids = all.map(({ id }) => id);
  const which = {
    ...pick(a, 'weapon', 'texts', ids, ids[0] ?? ''),
    texts: all.map(({ id, name }) => (name === '' ? id : name)),
  };
  return { step: all.length > 1 ? [which] : [], attack: all.find(({ id }) => id === which.chosen) };
};

const LARGE = SIZES.indexOf('large');

/** The mastery that pushes after a hit: no roll decides it. */
export const pushTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  target: 'other',
  offered: (_j, of) => withTag(of, 'push').length > 0,
  judge(a) {
    const { j, of, target } = a;
    const rules = rulesBehindKeys(figures, 'push');
    if (target === undefined) return open(rules);
    const far = pick(a, 'cells', 'words', ['1', '2'], '2');
    const moved = pushed(j, of, target, Number(far.chosen));
    const big = sizeStep(target) > LARGE;
    return {
      why: big ? ['too-big'] : [],
      steps: [far],
      rules: uniqueRuleIds(rules, moved.rules),
      unknown: [],
      ...(!big && { outcome: { result: 'told', told: moved.told, changes: moved.changes } }),
    };
  },
});

/** The mastery that topples after a hit. */
export const toppleTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  target: 'other',
  offered: (_j, of) => withTag(of, 'topple').length > 0,
  judge(a) {
    const { j, of, target } = a;
    const rules = rulesBehindKeys(figures, 'topple');
    if (target === undefined) return open(rules);
    const { step, attack } = weaponOf(a, 'topple');
    const modifier =
      attack?.kind === 'ranged' ? scoreModifier(of, 'dex') : meleeModifier(of, attack);
    const known = attack === undefined ? undefined : dcOf(of, modifier);
    const { dc, steps } = difficulty(a, of, known);
    const { made, margin, ...decided } = rollAgainst(
      'save',
      saveOf(a, figures, 'save', target, 'con'),
      dc,
    );
    const moved = made === false ? knockedDown(figures, j, target) : undefined;
    return {
      why: [],
      steps: [...step, ...steps, ...decided.steps],
      rules: uniqueRuleIds(rules, decided.rules),
      unknown: unknownDc(of, known),
      ...settled(
        made === undefined ? undefined : !made,
        margin === undefined ? undefined : -margin,
        moved?.changes ?? [],
        moved?.told ?? [],
      ),
    };
  },
});
