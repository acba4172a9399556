/**
 * Questions of the judge command on attacks: every modifier with its type and reason. The host
 * itself applies the numbers of the sheet.
 */
import * as z from 'zod';
import type { Creature } from '../../board/creature.ts';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import { DAMAGE_TYPES } from '../../rules/d20/play/bodies/damage.ts';
import { AGAINST } from '../../rules/d20/play/attacks/bonuses.ts';
import {
  attackPlan,
  plannedBonus,
  fullAttackPlan,
  part,
  weaponPlan,
  type AttackPlan,
} from '../../rules/d20/play/asks/attackPlan.ts';
import { cell, id, mode, number, word } from '../../rules/askParts.ts';
import {
  attackIn,
  creatureIn,
  Misasked,
  oneOf,
  pairIn,
  present,
  question,
  wordIn,
} from './question.ts';

const die = z.number().int().min(1).max(20);
const percentile = z.number().int().min(1).max(100);

export const attackQuestions = [
  question(
    z.object({ ask: z.literal('attack'), from: id, to: id, with: id, ...attackPlan }),
    (j, ask) => {
      const [from, to] = pairIn(j, ask.from, ask.to);
      return j.rules.attacks.attack(
        j,
        from,
        to,
        attackIn(from, ask.with, 'with'),
        planOf(j, from, ask),
      );
    },
  ),

  // The result of an attack roll whose dice are known. `plannedBonus` and `ac` come from the sheet; with
  // `from`, `to` and `with`, the situation's modifiers are added.
  question(
    z.object({
      ask: z.literal('attack-roll'),
      from: id.optional(),
      to: id.optional(),
      with: id.optional(),
      ...attackPlan,
      die,
      bonus: number,
      ac: number,
      threatFrom: die.optional(),
      confirm: die.optional(),
      missDie: percentile.optional(),
      missAgain: percentile.optional(),
      ride: number.optional(),
      cover: number.optional(),
      coverer: z.object({ ac: number, nimble: number.optional() }).optional(),
      damageDealt: number.optional(),
      hardness: number.optional(),
    }),
    (j, ask) => {
      const from = ask.from === undefined ? undefined : creatureIn(j, ask.from, 'from');
      const to =
        ask.to === undefined
          ? undefined
          : ask.from === undefined
            ? creatureIn(j, ask.to, 'to')
            : pairIn(j, ask.from, ask.to)[1];
      const attack =
        from === undefined || ask.with === undefined ? undefined : attackIn(from, ask.with, 'with');
      const s =
        from === undefined || to === undefined || attack === undefined
          ? undefined
          : j.rules.attacks.attack(j, from, to, attack, planOf(j, from, ask));
      const cover = ask.cover ?? s?.modifiers.find((m) => m.type === 'cover')?.value;
      const roll = j.rules.attacks.roll(
        j,
        present({
          die: ask.die,
          bonus: ask.bonus + (s?.total.attack ?? 0),
          ac: s?.set === undefined ? ask.ac + (s?.total.ac ?? 0) : (s.ac ?? s.set.value),
          threatFrom: ask.threatFrom ?? attack?.critical?.from,
          confirm: ask.confirm,
          missChance: ask.missChance ?? s?.missChance,
          missDie: ask.missDie,
          missAgain: ask.missAgain,
          ride: ask.ride,
          cover,
          coverer: ask.coverer,
          damage: ask.damageDealt,
          hardness: ask.hardness,
          target: to,
        }),
      );
      return {
        ...roll,
        rules: [...new Set([...roll.rules, ...(s?.rules ?? [])])],
        unknown: [...roll.unknown, ...(s?.unknown ?? [])],
        ...(s === undefined ? {} : { possible: s.possible, deniesDexterity: s.deniesDexterity }),
      };
    },
  ),

  question(
    z.object({
      ask: z.literal('defence'),
      of: id.optional(),
      parts: z.array(part).max(100),
      against: z.enum(AGAINST).default('normal'),
      forgo: z
        .array(z.enum(['dexterity', 'dodge']))
        .max(2)
        .default([]),
    }),
    (j, ask) =>
      j.rules.attacks.defence(
        j,
        ask.parts,
        ask.against,
        ask.of === undefined ? undefined : creatureIn(j, ask.of, 'of'),
        ask.forgo,
      ),
  ),

  question(
    z.object({
      ask: z.literal('stack'),
      bonuses: z.array(plannedBonus).max(200),
      on: word.optional(),
      of: id.optional(),
    }),
    (j, ask) =>
      j.rules.attacks.stack(
        j,
        ask.bonuses,
        ask.on,
        ask.of === undefined ? undefined : creatureIn(j, ask.of, 'of'),
      ),
  ),

  question(z.object({ ask: z.literal('weapon'), of: id, with: id, ...weaponPlan }), (j, ask) => {
    const of = creatureIn(j, ask.of, 'of');
    const { ask: _ask, of: _of, with: name, ...rest } = ask;
    if (rest.damageType !== undefined) oneOf(DAMAGE_TYPES, rest.damageType, 'damageType');
    return j.rules.attacks.weapon(j, of, attackIn(of, name, 'with'), rest);
  }),

  question(z.object({ ask: z.literal('full-attack'), of: id, ...fullAttackPlan }), (j, ask) => {
    const of = creatureIn(j, ask.of, 'of');
    const { ask: _ask, of: _of, ...rest } = ask;
    declaredIn(j, of, rest.declare);
    rest.instead?.forEach((action, i) => {
      wordIn(j, 'action', action, `instead[${i}]`);
    });
    for (const name of [
      rest.primary,
      rest.offHand === 'other-end' ? undefined : rest.offHand,
      ...(rest.natural ?? []),
    ])
      if (name !== undefined) attackIn(of, name, 'primary');
    return j.rules.attacks.fullAttack(j, of, rest);
  }),

  question(
    z.object({
      ask: z.literal('splash'),
      target: id.optional(),
      at: cell.optional(),
      square: cell.optional(),
      hit: z.boolean(),
      die: z.number().int().min(1).max(12).optional(),
      from: id.optional(),
      increments: z.number().int().min(1).max(100).optional(),
    }),
    (j, { ask: _, at: crossing, ...rest }) => {
      if (rest.target !== undefined) creatureIn(j, rest.target, 'target');
      else if (crossing === undefined && rest.square === undefined)
        throw new Misasked({
          path: 'ask.at',
          message: 'expected a target or a crossing of the grid',
        });
      if (rest.from !== undefined) creatureIn(j, rest.from, 'from');
      return j.rules.attacks.splash(j, crossing === undefined ? rest : { ...rest, crossing });
    },
  ),

  // Where can the attacker strike the target from, and what does each place bring?
  question(
    z.object({ ask: z.literal('where'), from: id, to: id, with: id.optional(), mode }),
    (j, ask) => {
      const [from, to] = pairIn(j, ask.from, ask.to);
      return j.rules.attacks.where(
        j,
        from,
        to,
        ask.mode ?? j.rules.modes.near,
        ask.with === undefined ? undefined : attackIn(from, ask.with, 'with'),
      );
    },
  ),

  // Whom may the attacker strike next, after a foe drops or with one blow on each foe in reach?
  question(
    z.object({
      ask: z.literal('further-attacks'),
      of: id,
      with: id,
      after: id.optional(),
      struck: z.array(id).max(1000).optional(),
      used: z.number().int().min(0).max(100).optional(),
    }),
    (j, { ask: _, of: id, with: name, after, ...rest }) => {
      const of = creatureIn(j, id, 'of');
      return j.rules.attacks.further(j, of, attackIn(of, name, 'with'), {
        ...rest,
        ...(after === undefined ? {} : { after: pairIn(j, id, after, 'after')[1] }),
      });
    },
  ),

  question(
    z.object({ ask: z.literal('ammunition'), hit: z.boolean(), die: percentile.optional() }),
    (j, { ask: _, ...shot }) => j.rules.attacks.ammunition(j, shot),
  ),
] as const;

/**
 * Feats that a question declares for an attack: those of the rules' table, and any others of the
 * attacker.
 */
function declaredIn(
  j: FullJudge,
  c: Creature | undefined,
  declared: Readonly<Record<string, number>> | undefined,
): void {
  if (declared === undefined) return;
  const ruled = Object.entries(j.rules.attacks.traits)
    .filter(([, rule]) => rule.declared !== undefined)
    .map(([feat]) => feat);
  for (const feat of Object.keys(declared))
    if (c?.traits.includes(feat) !== true) oneOf(ruled, feat, `declare.${feat}`);
}

/** The declared part of a question. */
function planOf(j: FullJudge, from: Creature, ask: AttackPlan): AttackPlan {
  declaredIn(j, from, ask.declare);
  return Object.fromEntries(
    Object.entries(ask).filter(([key]) => key in attackPlan),
  ) as unknown as AttackPlan;
}
