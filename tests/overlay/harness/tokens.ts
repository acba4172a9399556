/** Tokens for the test harness of the marks. */
import type { Attack, Creature } from '../../../src/board/creature.ts';
import type { Cell } from '../../../src/board/grid.ts';

export interface Token {
  readonly id: string;
  readonly at: Cell;
  readonly side?: string;
  readonly space?: number;
  readonly reach?: number;
  readonly weapon?: string;
  readonly reachWeapon?: boolean;
  readonly conditions?: readonly string[];
  readonly squeezing?: boolean;
  readonly opportunitiesTaken?: number;
}

const weapon = (name: string, reach: boolean): Attack => ({
  id: name,
  name,
  kind: 'melee',
  natural: false,
  unarmed: false,
  light: false,
  twoHanded: reach,
  reachWeapon: reach ? 'reach' : 'none',
  ready: true,
});

export const creature = (t: Token): Creature => ({
  id: t.id,
  name: t.id,
  side: t.side ?? 'foes',
  at: t.at,
  space: t.space ?? 1,
  elevation: 0,
  squeezing: t.squeezing ?? false,
  ...(t.reach === undefined ? {} : { reach: t.reach }),
  attacks: t.weapon === undefined ? [] : [weapon(t.weapon, t.reachWeapon ?? false)],
  conditions: t.conditions ?? [],
  traits: [],
  opportunitiesTaken: t.opportunitiesTaken ?? 0,
});
