/** Explosives by name (d20modern.special-attack.explosive-table, smoke-grenade). Lengths in cells. */
export interface Explosive {
  /** Radius of the burst; of a cloud: its radius in the first round. */
  readonly radius: number;
  readonly dice?: string;
  /** DC of the Reflex save for half damage. */
  readonly dc?: number;
  /** The smallest distance to the target at which it arms. */
  readonly arms?: number;
  readonly cloud?: Cloud;
}

/** A cloud grows by one cell a round. */
export interface Cloud {
  readonly most: number;
  /** Miss chance in percent for attacks on a creature inside, from an adjacent cell too. */
  readonly missChance?: number;
  readonly save?: { readonly kind: 'fortitude'; readonly dc: number; readonly condition: string };
}

const burst = (dice: string, radius: number, dc: number): Explosive => ({ dice, radius, dc });

export const EXPLOSIVES = {
  'fragmentation-grenade': burst('4d6', 4, 15),
  'thermite-grenade': burst('6d6', 1, 12),
  'white-phosphorus-grenade': burst('2d6', 4, 12),
  dynamite: burst('2d6', 1, 15),
  c4: burst('4d6', 2, 18),
  'grenade-40mm': { ...burst('3d6', 2, 15), arms: 8 },
  'smoke-grenade': { radius: 1, cloud: { most: 3, missChance: 50 } },
  'tear-gas-grenade': {
    radius: 1,
    cloud: { most: 3, save: { kind: 'fortitude', dc: 15, condition: 'nauseated' } },
  },
} as const satisfies Readonly<Record<string, Explosive>>;

export type ExplosiveId = keyof typeof EXPLOSIVES;
export const EXPLOSIVE_IDS = Object.keys(EXPLOSIVES) as readonly ExplosiveId[];

/** The explosive with that id; undefined: none is named. */
export const explosiveOf = (id: ExplosiveId | undefined): Explosive | undefined =>
  id === undefined ? undefined : EXPLOSIVES[id];

/** The radius that an explosive has in a round, counted from 1, the round of the explosion. */
export const radiusIn = ({ radius, cloud }: Explosive, round = 1): number =>
  cloud === undefined ? radius : Math.min(cloud.most, radius + Math.max(1, round) - 1);
