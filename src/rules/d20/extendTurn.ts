/** Builds a full ruleset of the family from its parent and its differences from the parent. */
import type { Citations, RowCitations } from '../names.ts';
import type { FullRuleset } from '../fullRuleset.ts';
import type { ActionEntry, ActionTable } from './play/turns/turnRules.ts';
import type { Ruleset } from '../ruleset.ts';

/** The topics of a whole turn, which every ruleset with turns answers. */
type Topic =
  | 'states'
  | 'bodies'
  | 'turns'
  | 'initiative'
  | 'attacks'
  | 'specials'
  | 'movements'
  | 'flight';

/** The parts of a `citations.ts` module that a full ruleset uses. */
type TurnCitations = { readonly [T in Topic]: FullRuleset[T]['cites'] } & {
  readonly conditions: FullRuleset['states']['sources'];
  readonly feats?: Citations<string>;
};

type TurnDifferences = { readonly [T in Topic]?: Partial<FullRuleset[T]> } & Pick<
  FullRuleset,
  'unspoken' | 'partial' | 'ordnance' | 'hazards' | 'vehicles' | 'actionPoints'
>;

/**
 * Builds a full ruleset from a parent. `map` answers the questions about the map. Each topic is the
 * parent's topic with the given differences. All answers use the ruleset's own citations.
 */
export function extendTurn(
  parent: FullRuleset,
  map: Ruleset,
  citations: TurnCitations,
  differences: TurnDifferences,
): FullRuleset {
  const topic = <T extends Topic>(name: T): FullRuleset[T] => ({
    ...parent[name],
    ...differences[name],
    cites: citations[name],
  });
  // The parent's hazards and feats, and the missing chapters of its text, belong to its own text.
  const { hazards: _hazards, partial: _partial, featRules: _feats, ...inherited } = parent;
  return {
    ...inherited,
    ...map,
    ...differences,
    ...(citations.feats === undefined ? {} : { featRules: citations.feats }),
    states: { ...topic('states'), sources: citations.conditions },
    // How single creatures take damage belongs to the parent's own text, too.
    bodies: { ...topic('bodies'), bearings: differences.bodies?.bearings },
    turns: topic('turns'),
    initiative: topic('initiative'),
    attacks: topic('attacks'),
    specials: topic('specials'),
    movements: topic('movements'),
    flight: topic('flight'),
  };
}

/**
 * The table of actions of a ruleset whose text has its own table. It contains the actions in
 * `cited`, in that order, each with its rules. Rows that are not in `differences` are the parent's.
 */
export function actionTable<Id extends string>(
  parent: ActionTable,
  cited: RowCitations<Id>,
  differences: { readonly [K in Id]?: ActionEntry },
): ActionTable {
  return Object.fromEntries(
    (Object.keys(cited) as Id[]).map((id) => {
      const entry = differences[id] ?? parent[id];
      if (entry === undefined) throw new Error(`no row for the action ${id}`);
      return [id, { ...entry, rules: cited[id] }];
    }),
  );
}
