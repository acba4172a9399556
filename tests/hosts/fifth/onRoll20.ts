/** The creatures of a board as the Roll20 adapter reads them from the two sheets of 5E. */
import { floorOf, sceneOf } from '../../../adapters/roll20/scene.ts';
import type { RawSheet } from '../../../adapters/roll20/schema.ts';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import { GROUND, ground, sheet as sent, table } from '../../adapters/roll20-raw.ts';
import { dnd2024, ogl5e } from '../roll20/world/fifth.ts';
import type { Attrib } from '../roll20/world/types.ts';
import type { FifthPerson } from './people.ts';

const SPACES: Readonly<Record<string, number>> = { large: 2, huge: 3, gargantuan: 4 };
export const PAGE = ground({ page: { ...GROUND.page, width: 16, height: 16 } });

export interface Sheet {
  readonly kind: string;
  readonly of: (person: FifthPerson) => readonly Attrib[];
  /** The sheet has a record for each condition; otherwise the token's markers show them. */
  readonly conditions?: true;
}

export const SHEETS: Readonly<Record<string, Sheet>> = {
  'D&D 5E by Roll20 (2014)': { kind: 'ogl5e', of: ogl5e },
  'D&D 2024': { kind: 'dnd2024byroll20', of: dnd2024, conditions: true },
  'D&D 2024 with markers': { kind: 'dnd2024byroll20', of: (person) => dnd2024(person, true) },
};

export const sentBy = ({ kind, of }: Sheet, person: FifthPerson): RawSheet => ({
  ...sent({}, { of: `of-${person.id}`, kind }),
  attributes: of(person).map(({ name, current, max }) => ({ name, current, max })),
});

export const tokenOf = ({ conditions }: Sheet, person: FifthPerson): object => {
  const side = 70 * (SPACES[person.size ?? ''] ?? 1);
  return {
    id: person.id,
    name: person.name,
    kind: person.name,
    x: 70 * person.at[0] + side / 2,
    y: 70 * person.at[1] + side / 2,
    width: side,
    height: side,
    character: `of-${person.id}`,
    played: person.side === 'party',
    markers: conditions ? [] : (person.conditions ?? []),
  };
};

/**
 * The creatures of a page with these tokens, as the whole page is read.
 * @param closed ids of the creatures whose sheets the user may not open
 */
export function readOn(
  sheet: Sheet,
  people: readonly FifthPerson[],
  closed: readonly string[] = [],
): readonly SceneCreature[] {
  const open = people.filter(({ id }) => !closed.includes(id));
  const sheets = new Map(open.map((person) => [`of-${person.id}`, sentBy(sheet, person)]));
  const tokens = table(people.map((person) => tokenOf(sheet, person)));
  const { scene } = sceneOf(floorOf(PAGE), PAGE, tokens, sheets);
  return scene?.creatures ?? [];
}
