/**
 * Converts a host-independent board (scenario.ts) to the scene document that the practice table
 * opens.
 */
import type { SceneInput } from '../../src/scene/schema.ts';
import { idOf } from '../e2e/expected.ts';
import type { Weapon } from './foundry/world/sheets.ts';
import type { Barrier, Placed, Scenario } from './scenario.ts';

type Creature = NonNullable<SceneInput['creatures']>[number];
type Wall = NonNullable<SceneInput['walls']>[number];

const SIZES = { tiny: 'tiny', sm: 'small', lg: 'large' } as const;
const ARMOURS = { lightArmor: 'light', mediumArmor: 'medium', heavyArmor: 'heavy' } as const;
const FEET = 5;

const attack = ({
  name,
  grip,
  reach,
  thrown,
  range,
  natural,
  equipped,
}: Weapon): NonNullable<Creature['attacks']>[number] => ({
  id: idOf(name),
  name,
  kind: thrown === true ? 'thrown' : grip === 'ranged' ? 'ranged' : 'melee',
  natural: natural === true,
  light: grip === 'light',
  twoHanded: grip === '2h',
  reachWeapon: name === 'Spiked Chain' ? 'reach-and-near' : reach === true ? 'reach' : 'none',
  ready: equipped !== false,
  ...(range === undefined ? {} : { rangeIncrement: range / FEET }),
});

function creature({ name, facts, at: [x, y], space, side, hidden }: Placed): Creature {
  const where = (n: number): number => (space < 1 ? Math.floor(n + space / 2) : Math.round(n));
  const of = { party: 'party', foe: 'foes', nobody: 'neutral' }[side];
  return {
    id: idOf(name),
    name,
    side: of,
    at: [where(x), where(y)],
    space: Math.max(1, Math.round(space)),
    ...(hidden ? { visibleTo: [of] } : {}),
    ...(facts === null
      ? {}
      : {
          size: SIZES[facts.size as keyof typeof SIZES] ?? 'medium',
          speed: { land: (facts.speed ?? 30) / FEET, fly: (facts.fly ?? 0) / FEET },
          armour: facts.armour === undefined ? 'none' : ARMOURS[facts.armour],
          bab: facts.bab ?? 0,
          abilities: { dex: facts.dex ?? 12 },
          traits: (facts.feats ?? []).map((feat) => feat.toLowerCase().replace(/ /g, '-')),
          attacks: facts.weapons.map(attack),
        }),
  };
}

/**
 * What each kind of barrier blocks: a closed door blocks like a wall; a curtain blocks only sight;
 * a ledge blocks from both sides.
 */
const BLOCKS: Readonly<Record<Barrier, Wall['blocks'] | null>> = {
  wall: ['move', 'sight', 'effect'],
  door: ['move', 'sight', 'effect'],
  'secret door': ['move', 'sight', 'effect'],
  ledge: ['move', 'sight', 'effect'],
  curtain: ['sight'],
  'open door': null,
};

export const sceneOf = ({
  columns,
  rows,
  creatures,
  walls,
  order,
  round,
}: Scenario): SceneInput => ({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns, rows, metresPerCell: 1.5 },
  creatures: creatures.map(creature),
  walls: walls.flatMap(({ from, to, is }) =>
    BLOCKS[is] === null
      ? []
      : [
          {
            from: [...from] as [number, number],
            to: [...to] as [number, number],
            blocks: BLOCKS[is],
          },
        ],
  ),
  turn: {
    round,
    active: idOf(order[0] ?? ''),
    order: order.map(idOf),
    acted: round > 1 ? order.map(idOf) : [],
  },
});
