/** How a ruleset is stated: as its parent, and what differs. */
import type { Citations } from '../names.ts';
import type { FullRuleset } from '../fullRuleset.ts';
import type { ActionEntry, ActionTable } from '../play/turns/questions.ts';
import type { Ruleset } from '../ruleset.ts';

/**
 * A ruleset, a topic or a table with some of its members replaced. The annotation lets a build leave
 * out tables of citations that nothing in it reads.
 */
/* @__NO_SIDE_EFFECTS__ */
export const extend = <T extends object>(parent: T, differences: Partial<T>): T => ({
  ...parent,
  ...differences,
});

/** The topics of a whole turn that every ruleset with turns answers. */
type Topic =
  'states' | 'bodies' | 'turns' | 'initiative' | 'attacks' | 'specials' | 'movements' | 'flight';

/** A module `citations.ts`, as far as the whole turn reads it. */
type TurnCitations = { readonly [T in Topic]: FullRuleset[T]['cites'] } & {
  readonly conditions: FullRuleset['states']['sources'];
};

type TurnDifferences = { readonly [T in Topic]?: Partial<FullRuleset[T]> } & Pick<
  FullRuleset,
  'unspoken' | 'ordnance'
>;

/**
 * A full ruleset from its parent's: `map` answers the map's questions, each topic is the parent's
 * with the differences given here, and everything cites the ruleset's own table.
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
  return {
    ...parent,
    ...map,
    ...differences,
    states: { ...topic('states'), sources: citations.conditions },
    bodies: topic('bodies'),
    turns: topic('turns'),
    initiative: topic('initiative'),
    attacks: topic('attacks'),
    specials: topic('specials'),
    movements: topic('movements'),
    flight: topic('flight'),
  };
}

/**
 * The table of actions of a text that prints one of its own: the actions that it cites, in its
 * order, each with its rules. Rows that `differences` lacks are the parent's.
 */
export function actionTable<Id extends string>(
  parent: ActionTable,
  cited: Citations<Id>,
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
