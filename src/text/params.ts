/**
 * Values that a sentence's parameters may have: plain data, so that a mark stays correct when the
 * language changes.
 */
import { clean } from './clean.ts';

export type Params = Readonly<Record<string, unknown>>;

export type Param =
  /** Text of the host or the user, shown without its invisible characters. */
  | string
  /** A number, formatted for the language; required for `plural`. */
  | number
  /** Selects the branch `yes` or `no` of a message. */
  | boolean
  /** A cell, described by its place: "the space 10 ft. north of Ogre" (`placeWording`). */
  | readonly [x: number, y: number]
  /** Names, joined: "Orc 1, Orc 2 and Ogre". */
  | readonly string[]
  /** Creatures by id, shown by their labels. */
  | { readonly creature: string }
  | { readonly creatures: readonly string[] }
  /** A term of the glossary. */
  | { readonly term: string }
  /** Another sentence, or a noun phrase (`cause.fog`, `blocker.door`). */
  | { readonly message: string; readonly params?: Params }
  /** An obstacle as verdicts name it: `wall:3`, `cell:4,4`, `creature:orc-1`. */
  | { readonly blocker: string | null }
  /** A number of cells, shown as "20 ft.", "6 m" or "4 squares". */
  | { readonly length: number }
  /** A length in meters, shown as "20 ft.", "6 m" or "4 squares". */
  | { readonly metres: number }
  /** A number with its sign: "+2", "−4". */
  | { readonly signed: number };

const keyed = <K extends string>(p: unknown, key: K): p is Readonly<Record<K, unknown>> =>
  typeof p === 'object' && p !== null && key in p;

export const isCellParam = (p: unknown): p is readonly [number, number] =>
  Array.isArray(p) && p.length === 2 && p.every((n) => typeof n === 'number');

/**
 * Functions that convert each kind of parameter to text; passed in by the caller to avoid a
 * circular import.
 */
export interface Sayings {
  cell(cell: readonly [number, number]): string;
  names(names: readonly string[]): string;
  creature(id: string): string;
  term(id: string): string;
  message(id: string, params: Params): string;
  blocker(what: string | null): string;
  length(cells: number): string;
  metres(metres: number): string;
  signed(n: number): string;
}

/** The text or number of a parameter; undefined if it is none of the kinds above. */
export function said(param: unknown, say: Sayings): string | number | undefined {
  if (typeof param === 'string') return clean(param);
  if (typeof param === 'number') return Number.isFinite(param) ? param : undefined;
  if (typeof param === 'boolean') return param ? 'yes' : 'no';
  if (isCellParam(param)) return say.cell(param);
  if (Array.isArray(param)) return say.names(param.map((name) => clean(String(name))));
  if (keyed(param, 'creature')) return say.creature(String(param.creature));
  if (keyed(param, 'creatures')) {
    return Array.isArray(param.creatures)
      ? say.names(param.creatures.map((id) => say.creature(String(id))))
      : undefined;
  }
  if (keyed(param, 'term')) return say.term(String(param.term));
  if (keyed(param, 'message')) {
    const inner = keyed(param, 'params') && typeof param.params === 'object' ? param.params : null;
    return say.message(String(param.message), (inner ?? {}) as Params);
  }
  if (keyed(param, 'blocker'))
    return say.blocker(typeof param.blocker === 'string' ? param.blocker : null);
  if (keyed(param, 'length'))
    return typeof param.length === 'number' ? say.length(param.length) : undefined;
  if (keyed(param, 'metres'))
    return typeof param.metres === 'number' ? say.metres(param.metres) : undefined;
  if (keyed(param, 'signed'))
    return typeof param.signed === 'number' ? say.signed(param.signed) : undefined;
  return undefined;
}
