/**
 * What a creature's type and subtypes do on the board: one table for each group of rule texts. The
 * tables of traits, conditions, attacks, special attacks and immunities take their rows from here,
 * so no answer names a type.
 */

/** Kinds of effect to which creatures may be immune. */
const STATE_KINDS = [
  'fear',
  'mind',
  'sleep',
  'paralysis',
  'stunning',
  'fatigue',
  'negative-energy',
] as const;
export type StateKind = (typeof STATE_KINDS)[number];

export interface KindEffect {
  /** Cannot be flanked. */
  readonly notFlanked?: true;
  /** Immune to critical hits, and so to precision damage and the coup de grace. */
  readonly noCriticals?: true;
  /** Immune to precision damage, but not to critical hits. */
  readonly noPrecision?: true;
  /** Threatens no cell, and so makes no attacks of opportunity. */
  readonly noThreat?: true;
  /** Shares its space with any creature; entering a foe's space provokes. */
  readonly shares?: true;
  /** Passes through gaps without squeezing. */
  readonly compresses?: true;
  /** Special attacks that the creature can neither suffer nor, if it is `both`, make. */
  readonly spared?: Readonly<Record<string, 'target' | 'both'>>;
  /** Cannot be deceived, because it has no mind. */
  readonly mindless?: true;
  /** Is it a humanoid? Feints against other creatures take a penalty. */
  readonly humanoid?: boolean;
  readonly turnable?: true;
  /** Multiplier for Hit Dice when the creature is turned. */
  readonly turnHitDice?: number;
  /** Needs no air. */
  readonly breathless?: true;
  /** Breathes under water too. */
  readonly breathesWater?: true;
  /** Immune to poison. */
  readonly poisonProof?: true | undefined;
  /** Effects to which it is immune. */
  readonly immune?: readonly StateKind[];
}

export type KindTable = Readonly<Record<string, KindEffect>>;

const OTHER: KindEffect = { humanoid: false };
const BODY: readonly StateKind[] = ['sleep', 'paralysis', 'stunning'];
const MIND: readonly StateKind[] = ['fear', 'mind'];
const UNLIVING: KindEffect = {
  ...OTHER,
  noCriticals: true,
  breathless: true,
  poisonProof: true,
  immune: [...MIND, ...BODY, 'fatigue', 'negative-energy'],
};

/** Types and subtypes of the 3.5 family: the SRD, Sigil and d20 Modern. */
export const D20_KINDS: KindTable = {
  aberration: OTHER,
  animal: OTHER,
  beast: OTHER,
  celestial: OTHER,
  construct: UNLIVING,
  dragon: { ...OTHER, immune: ['sleep', 'paralysis'] },
  elemental: {
    ...OTHER,
    noCriticals: true,
    notFlanked: true,
    breathless: true,
    poisonProof: true,
    immune: BODY,
  },
  fey: OTHER,
  fiend: OTHER,
  giant: OTHER,
  humanoid: { humanoid: true },
  'magical-beast': OTHER,
  monstrosity: OTHER,
  'monstrous-humanoid': OTHER,
  ooze: {
    ...OTHER,
    noCriticals: true,
    notFlanked: true,
    mindless: true,
    poisonProof: true,
    immune: [...MIND, ...BODY],
  },
  outsider: OTHER,
  plant: { ...OTHER, noCriticals: true, poisonProof: true, immune: [...MIND, ...BODY] },
  undead: { ...UNLIVING, turnable: true },
  vermin: { ...OTHER, mindless: true, immune: MIND },
  // The text on sneak attacks names the incorporeal; that on the subtype says nothing of critical
  // hits.
  incorporeal: { noPrecision: true },
  swarm: {
    noCriticals: true,
    notFlanked: true,
    noThreat: true,
    shares: true,
    compresses: true,
    turnHitDice: 0.5,
    spared: { trip: 'target', grapple: 'both', grab: 'both', 'bull-rush': 'target' },
  },
  aquatic: { breathesWater: true },
  water: { breathesWater: true },
  amphibious: { breathesWater: true },
  'water-breathing': { breathesWater: true },
  'immune-to-poison': { poisonProof: true },
  'all-around-vision': { notFlanked: true },
  amorphous: { noCriticals: true, notFlanked: true },
};

/** Types and subtypes of d20 Modern, whose plants are not immune to poison. */
export const MODERN_KINDS: KindTable = {
  ...D20_KINDS,
  plant: { ...D20_KINDS['plant'], poisonProof: undefined },
};

/** Types and subtypes of Pathfinder: undead, constructs and plants have vital parts. */
export const PATHFINDER_KINDS: KindTable = {
  ...D20_KINDS,
  undead: without(D20_KINDS['undead']),
  construct: without(D20_KINDS['construct']),
  plant: without(D20_KINDS['plant']),
  incorporeal: { noCriticals: true },
  amorphous: { noCriticals: true },
};

function without(kind: KindEffect = {}): KindEffect {
  const { noCriticals: _, ...others } = kind;
  return others;
}

/** The rows of a table of kinds that have any of the given effects, with these effects alone. */
export function kindRows<K extends keyof KindEffect>(
  kinds: KindTable,
  ...effects: readonly K[]
): Readonly<Record<string, Pick<KindEffect, K>>> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, row]) => {
      const own = Object.fromEntries(
        effects.flatMap((effect) => (row[effect] === undefined ? [] : [[effect, row[effect]]])),
      );
      return Object.keys(own).length === 0 ? [] : [[kind, own as Pick<KindEffect, K>]];
    }),
  );
}
