/**
 * Questions of the judge command on special attacks, grapples and objects: who may attack, what
 * provokes, and what each side rolls.
 */
import * as z from 'zod';
import { SAVES } from '../../board/vocabulary.ts';
import { ENERGIES } from '../../rules/d20/play/specials/objects.ts';
import { SPECIALS } from '../../rules/d20/play/specials/specialRules.ts';
import { rulesetsKnowing } from '../knownWords.ts';
import { unknownWord } from '../sceneChecks.ts';
import { id, number, word } from '../../rules/askParts.ts';
import { creatureIn, Misasked, oneOf, pairIn, question } from './question.ts';
import {
  grappleAsk,
  hardness,
  size,
  specialAsk,
  turningAsk,
} from '../../rules/d20/play/asks/specialAsk.ts';

const special = z.object({
  ask: z.literal('special'),
  from: id,
  to: id,
  attack: z.enum(SPECIALS),
  ...specialAsk,
});

const grapple = z.object({ ask: z.literal('grapple'), of: id, ...grappleAsk });

const turning = z.object({ ask: z.literal('turn-undead'), of: id, ...turningAsk });

const objectDamage = z.object({
  ask: z.literal('object-damage'),
  damage: number.min(0),
  hardness: hardness.optional(),
  hp: number.min(0).optional(),
  energy: z.enum(ENERGIES).optional(),
  from: z.enum(['melee', 'ranged', 'siege']).optional(),
  critical: z.boolean().optional(),
  nonlethal: z.boolean().optional(),
});

export const specialQuestions = [
  question(special, (j, { from, to, attack, ask: _, ...given }) =>
    j.rules.specials.special(j, ...pairIn(j, from, to), attack, given),
  ),

  question(grapple, (j, { of, ask: _, ...given }) => {
    const { rows } = j.rules.specials.grapple;
    if (!Object.hasOwn(rows, given.action) && rulesetsKnowing('action', given.action).length === 0)
      throw new Misasked({ path: 'ask.action', message: unknownWord('action', given.action) });
    return j.rules.specials.grappling(j, creatureIn(j, of, 'of'), given);
  }),

  question(turning, (j, { of, targets, ask: _, ...given }) =>
    j.rules.specials.turning(j, creatureIn(j, of, 'of'), {
      ...given,
      ...(targets === undefined
        ? {}
        : { targets: targets.map((t, i) => creatureIn(j, t, `targets[${i}]`)) }),
    }),
  ),

  question(objectDamage, (j, { ask: _, ...blow }) => j.rules.specials.objectDamage(j, blow)),

  question(
    z.object({
      ask: z.literal('object-break'),
      of: id,
      dc: number,
      half: z.boolean().default(false),
      die: number.min(1).max(20).optional(),
    }),
    (j, { of, dc, half, die }) =>
      j.rules.specials.objectBreak(j, creatureIn(j, of, 'of'), dc, half, die),
  ),

  question(
    z.object({
      ask: z.literal('object-defence'),
      size,
      roll: number.optional(),
      holder: id.optional(),
      classBonus: number.optional(),
    }),
    (j, { size: s, roll, holder, classBonus }) =>
      j.rules.specials.objectDefence(j, s, {
        roll,
        classBonus,
        holder: holder === undefined ? undefined : creatureIn(j, holder, 'holder'),
      }),
  ),

  question(
    z.object({
      ask: z.literal('object-made'),
      thing: word.optional(),
      substance: word.optional(),
      centimetres: z.number().min(0).max(100_000).optional(),
      size: size.optional(),
    }),
    (j, { ask: _, ...what }) => {
      const { things, substances } = j.rules.specials.objects;
      if (what.thing !== undefined) oneOf(Object.keys(things), what.thing, 'thing');
      if (what.substance !== undefined) oneOf(Object.keys(substances), what.substance, 'substance');
      return j.rules.specials.objectMade(j, what);
    },
  ),

  question(
    z.object({
      ask: z.literal('object-repair'),
      tools: z.boolean().default(true),
      roll: number.optional(),
    }),
    (j, { tools, roll }) => j.rules.specials.objectRepair(j, tools, roll),
  ),

  question(
    z.object({
      ask: z.literal('object-save'),
      save: z.enum(SAVES).default('fortitude'),
      casterLevel: number.min(0).optional(),
      holder: id.optional(),
    }),
    (j, { save, casterLevel, holder }) =>
      j.rules.specials.objectSave(j, {
        save,
        casterLevel,
        ...(holder === undefined ? {} : { holder: creatureIn(j, holder, 'holder') }),
      }),
  ),
] as const;
