/**
 * Questions of the judge command on conditions: what they change and forbid, how they grow worse
 * and how they end.
 */
import * as z from 'zod';
import type { Creature } from '../../board/creature.ts';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import { noticeAsk, recoverAsk } from '../../rules/d20/play/asks/stateAsk.ts';
import { EVENTS } from '../../rules/d20/play/states/figures.ts';
import { HARMS } from '../../rules/d20/play/states/ghosts.ts';
import { noticingOf } from '../../rules/d20/play/states/hiding.ts';
import type {
  Roll,
  SheetNumbers,
  ConditionModifiers,
} from '../../rules/d20/play/states/stateRules.ts';
import { cell, id, number, word } from '../../rules/askParts.ts';
import { attackIn, creatureIn, Misasked, oneOf, present, question, wordIn } from './question.ts';

const die = (sides: number): z.ZodNumber => z.number().int().min(1).max(sides);
const metres = z.number().min(0).max(100_000);
const direction = z.number().int().min(-1).max(1);
const points = z.object({
  current: number.optional(),
  max: number.optional(),
  nonlethal: number.min(0).optional(),
  temporary: number.min(0).optional(),
});
const sheet = z
  .object({
    ac: number,
    dexterity: number,
    dodge: number,
    shield: number,
    attack: number,
    damage: number,
    initiative: number,
    check: number,
    hp: number,
  })
  .partial();

/** The sheet's numbers after the conditions' modifiers have been applied. */
function left(own: SheetNumbers, total: ConditionModifiers['total']): Record<string, number> {
  const rows: readonly (readonly [keyof SheetNumbers, Roll, string])[] = [
    ['ac', 'ac-melee', 'acMelee'],
    ['ac', 'ac-ranged', 'acRanged'],
    ['attack', 'attack-melee', 'attackMelee'],
    ['attack', 'attack-ranged', 'attackRanged'],
    ['damage', 'damage', 'damage'],
    ['initiative', 'initiative', 'initiative'],
    ['check', 'checks', 'check'],
    ['hp', 'hit-points', 'hp'],
  ];
  return Object.fromEntries(
    rows.flatMap(([from, roll, name]) =>
      own[from] === undefined ? [] : [[name, own[from] + (total[roll] ?? 0)]],
    ),
  );
}

/** The condition that the question names. Throws `Misasked` if the ruleset does not have it. */
const conditionIn = (j: FullJudge, condition: string, field: string): string =>
  wordIn(j, 'condition', condition, field);

/** The condition that the question names, if wind can cause it. Throws `Misasked` otherwise. */
const windIn = (j: FullJudge, condition: string, field: string): string =>
  oneOf(Object.keys(j.rules.states.figures.wind), condition, field);

const isCondition = (j: FullJudge, name: string): boolean =>
  Object.hasOwn(j.rules.states.table, name);

/** Conditions of a creature that the ruleset does not know; the answer ignores them. */
const strange = (j: FullJudge, c: Creature): string[] =>
  c.conditions.flatMap((name, i) =>
    isCondition(j, name) || Object.hasOwn(j.rules.conditions, name)
      ? []
      : [`creatures.${c.id}.conditions[${i}]`],
  );

export const stateQuestions = [
  // All conditions of a creature, their modifiers by roll, and the actions that they forbid.
  // `from`: as seen by that attacker; `sheet`: numbers to which the modifiers are applied.
  question(
    z.object({ ask: z.literal('state'), of: id, from: id.optional(), sheet: sheet.optional() }),
    (j, ask) => {
      const c = creatureIn(j, ask.of, 'of');
      const own: SheetNumbers = ask.sheet ?? {};
      const { states: active, ...sums } = j.rules.states.modifiers(
        j,
        c,
        ask.from === undefined ? undefined : creatureIn(j, ask.from, 'from'),
        own,
      );
      const speed = j.rules.speed(j, c);
      return {
        conditions: active.map(({ condition, from, times, rules }) =>
          present({ condition, from, times, rules }),
        ),
        ...sums,
        ...(ask.sheet === undefined ? {} : { sheet: left(own, sums.total) }),
        speed: speed.value,
        unknown: [
          ...sums.unknown,
          ...(speed.unknown === undefined ? [] : [speed.unknown]),
          ...strange(j, c),
        ],
      };
    },
  ),

  // The condition that results when a condition is applied to a creature. `source` names the
  // effect, `earlier` the effects that it already suffers.
  question(
    z.object({
      ask: z.literal('afflict'),
      of: id,
      with: word,
      source: word.optional(),
      earlier: z.array(word).max(200).optional(),
    }),
    (j, ask) =>
      j.rules.states.afflict(
        j,
        creatureIn(j, ask.of, 'of'),
        conditionIn(j, ask.with, 'with'),
        ask.source,
        ask.earlier,
      ),
  ),

  // Conditions that follow from hit points. `hp`: present hit points (those in the scene are the
  // previous ones); `act`: the kind of action that the creature then takes.
  question(
    z.object({
      ask: z.literal('vitals'),
      of: id,
      hp: points.optional(),
      con: number.min(0).optional(),
      act: z.enum(['standard', 'move', 'strenuous']).optional(),
    }),
    (j, ask) => j.rules.states.vitals(j, creatureIn(j, ask.of, 'of'), ask),
  ),

  // How a condition ends: by dice, checks, saves or rest.
  question(z.object({ ask: z.literal('recover'), of: id, ...recoverAsk }), (j, ask) =>
    j.rules.states.recover(j, creatureIn(j, ask.of, 'of'), {
      ...ask,
      from: conditionIn(j, ask.from, 'from'),
    }),
  ),

  // How long a condition lasts: the number of rounds, and the round until which it lasts if it
  // began in the round `since`.
  question(
    z.object({ ask: z.literal('lasts'), of: id, condition: word, since: number.min(0) }),
    (j, ask) => {
      creatureIn(j, ask.of, 'of');
      const { table, sources } = j.rules.states;
      const condition = conditionIn(j, ask.condition, 'condition');
      const rounds = table[condition]?.lasts?.rounds;
      return {
        rounds: rounds ?? null,
        until: rounds === undefined ? null : ask.since + rounds,
        rules: sources[condition] ?? [],
        unknown: [],
      };
    },
  ),

  // Must the frightened creature flee, and where to? `perceived`: does it perceive the source of
  // its fear?
  question(
    z.object({
      ask: z.literal('flee'),
      of: id,
      source: id.optional(),
      perceived: z.boolean().optional(),
    }),
    (j, ask) =>
      j.rules.states.flee(
        j,
        creatureIn(j, ask.of, 'of'),
        ask.source === undefined ? undefined : creatureIn(j, ask.source, 'source'),
        ask.perceived,
      ),
  ),

  // The behavior of a confused creature. `attacker`: the creature that attacked it since its last
  // turn.
  question(
    z.object({
      ask: z.literal('confused'),
      of: id,
      roll: die(100).optional(),
      source: id.optional(),
      attacker: id.optional(),
      familiars: z.array(id).max(100).default([]),
    }),
    (j, ask) =>
      j.rules.states.confused(
        j,
        creatureIn(j, ask.of, 'of'),
        present({
          roll: ask.roll,
          familiars: ask.familiars,
          source: ask.source === undefined ? undefined : creatureIn(j, ask.source, 'source'),
          attacker:
            ask.attacker === undefined ? undefined : creatureIn(j, ask.attacker, 'attacker'),
        }),
      ),
  ),

  // Does an event end a condition?
  question(
    z.object({ ask: z.literal('event'), of: id, condition: word, happens: z.enum(EVENTS) }),
    (j, ask) =>
      j.rules.states.event(
        j,
        creatureIn(j, ask.of, 'of'),
        conditionIn(j, ask.condition, 'condition'),
        ask.happens,
      ),
  ),

  // Effects of wind on a creature: how far it is moved, and its conditions; `path`: a movement
  // against a wind that `blows` in that direction.
  question(
    z.object({
      ask: z.literal('wind'),
      of: id,
      condition: word,
      roll: die(100).optional(),
      blows: z.tuple([direction, direction]).optional(),
      path: z.array(cell).min(1).max(2000).optional(),
    }),
    (j, ask) =>
      j.rules.states.wind(j, creatureIn(j, ask.of, 'of'), {
        ...ask,
        condition: windIn(j, ask.condition, 'condition'),
      }),
  ),

  // The fall of a stalled flyer from a height in meters; `saves`: total of the flyer's save at the
  // end of each round so far.
  question(
    z.object({
      ask: z.literal('stall'),
      of: id,
      metres,
      saves: z.array(number).max(1000).default([]),
    }),
    (j, ask) => j.rules.states.stall(j, creatureIn(j, ask.of, 'of'), ask),
  ),

  // Unseen creatures: does a check notice one, and does a creature find one by touch?
  question(
    z.object({ ask: z.literal('notice-unseen'), of: id, ...noticeAsk }),
    (j, { of, by, struck, ...ask }) => {
      if (ask.skill !== undefined)
        oneOf(Object.keys(j.rules.states.figures.noticing ?? {}), ask.skill, 'skill');
      if (ask.total === undefined && struck === undefined)
        throw new Misasked({ path: 'ask.total', message: 'expected a number' });
      const skill = noticingOf(j, ask.skill);
      const words = Object.keys({ ...skill?.doing, ...skill?.instead });
      ask.doing?.forEach((word, i) => oneOf(words, word, `doing[${i}]`));
      const unseen = creatureIn(j, of, 'of');
      return j.rules.states.notice(
        j,
        unseen,
        present({
          ...ask,
          by: by === undefined ? undefined : creatureIn(j, by, 'by'),
          struck: struck === undefined ? undefined : attackIn(unseen, struck, 'struck'),
        }),
      );
    },
  ),
  question(
    z.object({
      ask: z.literal('grope'),
      of: id,
      cells: z.array(cell).min(1).max(100),
      hits: z.array(z.boolean()).max(100).optional(),
    }),
    (j, ask) => j.rules.states.grope(j, creatureIn(j, ask.of, 'of'), ask),
  ),

  // Incorporeal creatures and others without a solid body: what they are, what harms them, and what
  // they pass through.
  question(z.object({ ask: z.literal('body'), of: id }), (j, ask) =>
    j.rules.states.body(j, creatureIn(j, ask.of, 'of')),
  ),
  question(
    z.object({
      ask: z.literal('harm'),
      from: id.optional(),
      to: id,
      by: z.enum(HARMS),
      natural: z.boolean().optional(),
      melee: z.boolean().optional(),
      roll: die(100).optional(),
    }),
    (j, ask) =>
      j.rules.states.harm(
        j,
        ask.from === undefined ? undefined : creatureIn(j, ask.from, 'from'),
        creatureIn(j, ask.to, 'to'),
        present({ by: ask.by, natural: ask.natural, melee: ask.melee, roll: ask.roll }),
      ),
  ),
  question(
    z.object({
      ask: z.literal('through'),
      of: id,
      what: z.enum(['solid', 'liquid', 'force']),
      thick: z.number().min(0).max(1000).optional(),
      inside: z.boolean().optional(),
    }),
    (j, ask) => j.rules.states.through(j, creatureIn(j, ask.of, 'of'), ask),
  ),
] as const;
