/** Which creatures a row of a turn tracker means that stands for a group. */
import { expect } from 'vitest';
import { namesGroup } from '../../adapters/common/groupNames.ts';
import { everyCase } from '../support/everyCase.ts';

everyCase<[row: string, name: string, expected: boolean]>([
  ['Goblins', 'Goblin', true],
  ['Goblin x4', 'Goblin', true],
  ['4 Goblins', 'Goblin', true],
  ['Wolves (3)', 'Wolf', true],
  ['Ogres', 'Ogre', true],
  ['Zombies', 'Zombie', true],
  ['Lupi', 'Lupo', true],
  ['Gli orchi', 'Orco', true],
  ['Gruppo di goblin', 'Goblin', true],
  ['Skeletons', 'Skeleton archer', false],
  ['Goblins', 'Hobgoblin', false],
  ['Round 3', 'Goblin', false],
  ['Lair action', 'Goblin', false],
  ['', 'Goblin', false],
])(
  'a row names a group by the name of its kind, in the singular or the plural',
  (row, name, expected) => {
    expect(namesGroup(row, [undefined, name])).toBe(expected);
  },
);
