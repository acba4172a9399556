/** One question of the offline door: how it is written, and who answers it. */
import type * as z from 'zod';
import { creatureOf } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import type { PlayJudge } from '../../rules/playbook.ts';
import type { Fault } from '../../scene/parse.ts';

export interface Question {
  /** The value of `ask`, or several with one form. */
  readonly names: readonly string[];
  readonly schema: z.ZodObject;
  /** `ask` was parsed with `schema`; throws `Misasked` when it does not fit the scene. */
  answer(j: PlayJudge, ask: never): object;
}

/** A question from its form (`ask` a literal or an enumeration) and its answer. */
export function question<S extends z.ZodObject<{ ask: z.ZodLiteral<string> | z.ZodEnum }>>(
  schema: S, answer: (j: PlayJudge, ask: z.output<S>) => object,
): Question {
  const named = schema.shape.ask;
  return { names: 'values' in named ? [...named.values].map(String) : named.options.map(String), schema, answer };
}

/** A question that names what is not there. */
export class Misasked extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** The creature of that id; throws `Misasked` naming the field. */
export function creatureIn(j: PlayJudge, id: string, field: string): Creature {
  const found = creatureOf(j.board, id);
  if (found === undefined) throw new Misasked({ path: `ask.${field}`, message: `expected a creature of the scene, got ${JSON.stringify(id)}` });
  return found;
}

/** A creature by its id, or a cell. */
export const placeIn = (j: PlayJudge, v: string | Cell, field: string): Creature | Cell => (typeof v === 'string' ? creatureIn(j, v, field) : v);

/** The same fields, each given or absent, never undefined. */
export type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> };

export const present = <T extends object>(given: T): Present<T> =>
  Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)) as unknown as Present<T>;
