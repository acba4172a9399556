/** Questions of the judge command on flight in three dimensions. */
import * as z from 'zod';
import type { Creature } from '../../board/creature.ts';
import { HEADINGS } from '../../board/vocabulary.ts';
import type { Cell, Place3 } from '../../board/grid.ts';
import { carrierOf } from '../../board/mounts.ts';
import type { FlightJudge, FlightVerdict, Manner } from '../../rules/flightOnMap.ts';
import { AIR_MOVES, AREA_MODES, FALLS } from '../../rules/d20/play/flight/flightRules.ts';
import { cell, id, number, place3, wholeNumber, word } from '../../rules/askParts.ts';
import { creatureIn, Misasked, MODE_IDS, oneOf, question } from './question.ts';

/** Judges a flight from the creature's cell. For a rider, the mount flies. */
export function flown(
  j: FlightJudge,
  of: string,
  manner: Manner,
  path: readonly (Cell | Place3)[],
): FlightVerdict {
  const c = carrierOf(creatureIn(j, of, 'of'));
  oneOf([...MODE_IDS, 'hover'], manner.mode, 'mode');
  return j.rules.flight.move(j, c, manner, placesFrom(c, path));
}

/**
 * A path with heights; a cell without a height keeps the height before it. Throws `Misasked` if the
 * path does not begin at the creature.
 */
export function placesFrom(c: Creature, path: readonly (Cell | Place3)[]): Place3[] {
  let height = c.elevation;
  const places = path.map(([x, y, z]): Place3 => [x, y, (height = z ?? height)]);
  const [first] = places;
  if (
    first === undefined ||
    first[0] !== c.at[0] ||
    first[1] !== c.at[1] ||
    first[2] !== c.elevation
  ) {
    throw new Misasked({
      path: 'ask.path[0]',
      message: `expected the creature's own place [${c.at.join(', ')}, ${c.elevation}], got ${JSON.stringify(first)}`,
    });
  }
  return places;
}

export const flightCourse = z
  .array(z.union([cell, place3]))
  .min(1)
  .max(2000);
const path = flightCourse;
const manner = {
  mode: word.default('move'),
  facing: z.array(z.enum(HEADINGS)).max(2000).optional(),
};

export const flightQuestions = [
  question(z.object({ ask: z.literal('fly'), of: id, path, ...manner }), (j, ask) =>
    flown(j, ask.of, ask, ask.path),
  ),

  question(
    z.object({
      ask: z.literal('flight-area'),
      of: id,
      mode: z.enum(AREA_MODES).default('move'),
      height: wholeNumber.optional(),
    }),
    (j, ask) => {
      const found = j.rules.flight.area(j, carrierOf(creatureIn(j, ask.of, 'of')), ask.mode);
      if (found === undefined)
        throw new Misasked({
          path: 'ask.mode',
          message: 'expected a shorter flight: its area has too many places to list',
        });
      return {
        ...found,
        places: found.places.filter(({ at }) => ask.height === undefined || at[2] === ask.height),
      };
    },
  ),

  question(
    z.object({
      ask: z.literal('dive'),
      of: id,
      path,
      weapon: z.array(word).max(20),
      damage: number,
    }),
    (j, ask) =>
      j.rules.flight.dive(
        j,
        flown(j, ask.of, { mode: 'charge' }, ask.path),
        ask.weapon,
        ask.damage,
      ),
  ),

  question(
    z.object({ ask: z.literal('column'), of: id, height: z.number().min(0).max(1000) }),
    (j, ask) => j.rules.flight.column(j, creatureIn(j, ask.of, 'of'), ask.height),
  ),

  question(
    z.object({
      ask: z.literal('fall'),
      kind: z.enum(FALLS),
      height: z.number().min(0).max(100_000),
    }),
    (j, ask) => j.rules.flight.fall(j, ask.kind, ask.height),
  ),

  question(
    z.object({
      ask: z.literal('air'),
      of: id,
      move: z.enum(AIR_MOVES),
      other: id.optional(),
      total: number.optional(),
    }),
    (j, ask) =>
      j.rules.flight.air(
        j,
        creatureIn(j, ask.of, 'of'),
        ask.move,
        ask.other === undefined ? undefined : creatureIn(j, ask.other, 'other'),
        ask.total,
      ),
  ),
] as const;
