/**
 * Questions of the judge command on climbing, swimming, jumping, hiding, light, senses and areas.
 */
import * as z from 'zod';
import { LIGHTS, SAVES, SIZES } from '../../board/vocabulary.ts';
import type { Creature } from '../../board/creature.ts';
import { isFullJudge, type FullJudge } from '../../rules/fullRuleset.ts';
import type { Judge } from '../../rules/ruleset.ts';
import {
  armorAsk,
  checkAsk,
  hideAsk,
  lengthAsk,
  loadAsk,
  speedAsk,
  type CheckAsk,
  type CheckParts,
} from '../../rules/d20/play/asks/movementAsk.ts';
import { CHECK_IDS } from '../../rules/d20/play/movements/checks.ts';
import type { JourneyLeg } from '../../rules/d20/play/movements/journey.ts';
import { AREA_SHAPES } from '../../rules/area.ts';
import { D20_SHAPES } from '../../rules/d20/play/movements/areas.ts';
import { TRAVEL_MODES } from '../../rules/d20/play/movements/travel.ts';
import { cell, id, mode, number, place, word } from '../../rules/askParts.ts';
import {
  areaQuestion,
  creatureIn,
  hidingQuestion,
  oneOf,
  placeIn,
  present,
  question,
} from './question.ts';

/** A grid point, or the middle of a side: multiples of half a cell. */
const half = z.number().multipleOf(0.5).min(-2000).max(2000);
const corner = z.tuple([half, half]);
const radius = z.number().int().min(1).max(400);
const size = z.enum(SIZES);
const ids = z.array(id).max(1000);
/** Shapes of areas that may surround a creature, where a full ruleset judges areas. */
const ROUND: readonly string[] = ['burst', 'emanation'];

const checkOf = (j: FullJudge, { through, ...rest }: CheckAsk): CheckParts => ({
  ...rest,
  ...(through === undefined ? {} : { through: creatureIn(j, through, 'through') }),
});

const named = (
  j: Pick<Judge, 'board'>,
  of: string | undefined,
  field: string,
): Creature | undefined => (of === undefined ? undefined : creatureIn(j, of, field));

const leg = z.object({
  by: z.enum(TRAVEL_MODES),
  path: z.array(cell).max(2000).optional(),
  cells: lengthAsk.optional(),
  ...checkAsk,
});

export const movementQuestions = [
  question(
    z.object({ ask: z.literal('speed'), of: id, ...speedAsk }),
    (j, { of, ask: _, ...parts }) => j.rules.movements.speed(j, creatureIn(j, of, 'of'), parts),
  ),

  question(
    z.object({ ask: z.literal('load'), of: id, ...loadAsk }),
    (j, { of, ask: _, ...parts }) => j.rules.movements.load(j, creatureIn(j, of, 'of'), parts),
  ),

  question(
    z.object({ ask: z.literal('armour'), of: id, ...armorAsk }),
    (j, { of, ask: _, ...parts }) => j.rules.movements.armour(j, creatureIn(j, of, 'of'), parts),
  ),

  question(
    z.object({
      ask: z.literal('way'),
      of: id,
      by: z.enum(TRAVEL_MODES),
      mode,
      hurried: z.boolean().optional(),
      ac: z.object({ total: number, shield: number.optional() }).optional(),
    }),
    (j, { of, ask: _, by, ...parts }) =>
      j.rules.movements.way(j, creatureIn(j, of, 'of'), by, parts),
  ),

  question(
    z.object({ ask: z.literal('check'), of: id, check: z.enum(CHECK_IDS), ...checkAsk }),
    (j, { of, ask: _, check: kind, ...parts }) =>
      j.rules.movements.check(j, creatureIn(j, of, 'of'), kind, checkOf(j, parts)),
  ),

  question(
    z.object({ ask: z.literal('journey'), of: id, mode, legs: z.array(leg).min(1).max(200) }),
    (j, ask) =>
      j.rules.movements.journey(
        j,
        creatureIn(j, ask.of, 'of'),
        ask.mode ?? j.rules.modes.usual,
        ask.legs.map(({ through, ...rest }): JourneyLeg => ({
          ...rest,
          ...(through === undefined ? {} : { through: creatureIn(j, through, 'through') }),
        })),
      ),
  ),

  question(
    z.object({
      ask: z.literal('narrow'),
      of: id,
      at: cell.optional(),
      width: lengthAsk.optional(),
    }),
    (j, { of, ask: _, ...parts }) => j.rules.movements.narrow(j, creatureIn(j, of, 'of'), parts),
  ),

  hidingQuestion(
    z.object({ ask: z.literal('hide'), of: id, ...hideAsk }),
    (j, { of, ask: _, observers, sniped, ...parts }): object => {
      const c = creatureIn(j, of, 'of');
      const watchers = observers?.map((o, i) => creatureIn(j, o, `observers[${i}]`));
      if (!isFullJudge(j))
        return j.rules.hides(j, c, present({ observers: watchers, total: parts.total }));
      return j.rules.movements.hide(
        j,
        c,
        present({ ...parts, observers: watchers, sniped: named(j, sniped, 'sniped') }),
      );
    },
  ),

  question(
    z.object({
      ask: z.literal('light'),
      at: cell,
      sources: z
        .array(
          z.object({
            at: cell,
            bright: lengthAsk,
            dim: lengthAsk,
            gives: z.enum(LIGHTS).optional(),
            magic: z.enum(['daylight', 'darkness']).optional(),
          }),
        )
        .max(1000)
        .default([]),
      of: id.optional(),
    }),
    (j, ask) => j.rules.movements.light(j, ask.at, ask.sources, named(j, ask.of, 'of')),
  ),

  question(
    z.object({
      ask: z.literal('distant-light'),
      radius: lengthAsk,
      observerIn: z.enum(LIGHTS),
      distance: lengthAsk.optional(),
      total: number.optional(),
    }),
    (j, ask) =>
      j.rules.movements.distantLight(j, ask.radius, ask.observerIn, ask.distance, ask.total),
  ),

  question(z.object({ ask: z.literal('senses'), of: id, target: id }), (j, ask) =>
    j.rules.movements.senses(j, creatureIn(j, ask.of, 'of'), creatureIn(j, ask.target, 'target')),
  ),

  areaQuestion(
    z.object({
      ask: z.literal('area'),
      shape: z.enum(AREA_SHAPES),
      from: z.union([corner, id]),
      size: radius,
      width: radius.optional(),
      height: radius.optional(),
      towards: corner.optional(),
      elevation: z.number().min(-1000).max(1000).optional(),
      by: id.optional(),
      save: z.enum(SAVES).optional(),
      magical: z.boolean().optional(),
      damage: number.optional(),
      saved: z.record(id, z.boolean()).optional(),
    }),
    (j, { ask: _, by, from, ...parts }) => {
      const round = typeof from === 'string';
      const { areas } = j.rules;
      oneOf(areas?.shapes ?? D20_SHAPES, parts.shape, 'shape');
      if (round && areas === undefined) oneOf(ROUND, parts.shape, 'shape');
      const whole = present({
        ...parts,
        from: round ? creatureIn(j, from, 'from') : from,
        by: named(j, by, 'by'),
      });
      return isFullJudge(j) ? j.rules.movements.area(j, whole) : j.rules.areas.of(j, whole);
    },
  ),

  // Where does the creature fit when a spell makes it larger or smaller?
  question(z.object({ ask: z.literal('growth'), of: id, with: word }), (j, ask) => {
    const changing = Object.entries(j.rules.conditions).filter(
      ([, row]) => row.sizes !== undefined,
    );
    oneOf(
      changing.map(([condition]) => condition),
      ask.with,
      'with',
    );
    return j.rules.movements.growth(j, creatureIn(j, ask.of, 'of'), ask.with);
  }),

  question(
    z.object({
      ask: z.literal('nearest'),
      to: place,
      among: ids.optional(),
      roll: z.number().int().min(1).max(1000).optional(),
    }),
    (j, ask) => {
      const to = placeIn(j, ask.to, 'to');
      const among =
        ask.among?.map((o, i) => creatureIn(j, o, `among[${i}]`)) ??
        j.board.creatures.filter((c) => c !== to);
      return j.rules.movements.nearest(j, to, among, ask.roll);
    },
  ),

  question(
    z.object({
      ask: z.literal('object'),
      name: word.optional(),
      size: size.optional(),
      at: cell.optional(),
    }),
    (j, { ask: _, ...what }) => j.rules.movements.object(j, what),
  ),
] as const;
