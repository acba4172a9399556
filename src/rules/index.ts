/**
 * The rules engine, and the registry of its rulesets.
 *
 * - `ruleset.ts`: the queries of the map, fast enough to answer while a token is dragged. Start
 *   there.
 * - `core/`: what no game decides: distance, lines, spaces, path search; `hexes/`: answers on hexes.
 * - `d20/`: the 3.5 family. `map/`: its answers on squares; `play/`: a whole turn, one folder per
 *   topic; a folder for each ruleset, with its differences from a parent and its citations.
 * - `fifth/`: the fifth edition: leaving reach provokes, movement is a pool, costs add up.
 * - `phased/`: rounds in phases (`round/`), and a folder for each ruleset.
 * - `fullRuleset.ts`: a ruleset with the queries of a whole turn or of a round in phases.
 *   `fullRulesets.ts` lists them for the background and the extension's own pages.
 * - `verdict.ts`: the types of answers; `names.ts`: the keys by which answers cite rules.
 *
 * This file lists the rulesets.
 */
import type { Board } from '../board/board.ts';
import { groundWithKinds } from './core/grounds.ts';
import { chosenFrom, HOUSE_RULES, type Options } from './houseRules.ts';
import type { Judge, Ruleset } from './ruleset.ts';
import { arelia } from './phased/arelia/index.ts';
import { srd51 } from './fifth/srd51/index.ts';
import { srd52 } from './fifth/srd52/index.ts';
import { d20modern } from './d20/d20modern/index.ts';
import { pf1 } from './d20/pf1/index.ts';
import { sigil } from './d20/sigil/index.ts';
import { srd35 } from './d20/srd35/index.ts';

export const rulesets: readonly Ruleset[] = [srd35, sigil, d20modern, pf1, arelia, srd52, srd51];

/** The ruleset that applies until the user chooses one. */
export const DEFAULT_RULESET = srd35.id;

export const rulesetOf = (id: string): Ruleset | undefined => rulesets.find((r) => r.id === id);

/** Merges the scene's options with the ruleset's defaults; invalid values keep the default. */
export const optionsOf = (rules: Ruleset, given: Readonly<Record<string, unknown>>): Options =>
  chosenFrom(HOUSE_RULES, given, rules.defaults);

const options = new WeakMap<object, Map<Ruleset, Options>>();

export function judgeOf<R extends Ruleset>(board: Board, rules: R): Judge<R> {
  // Boards that differ only in creatures share one options object, and so share all caches that use
  // it as a key.
  let known = options.get(board.options);
  if (known === undefined) options.set(board.options, (known = new Map()));
  let chosen = known.get(rules);
  if (chosen === undefined) known.set(rules, (chosen = optionsOf(rules, board.options)));
  const ground = groundWithKinds(board.ground, rules.grounds);
  const creatures = rules.presentCreatures?.(rules, chosen, board.creatures) ?? board.creatures;
  const same = ground === board.ground && creatures === board.creatures;
  return { board: same ? board : { ...board, ground, creatures }, rules, options: chosen };
}
