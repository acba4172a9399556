/** The numbers of conditions that differ between rulesets, and the events near a creature. */
export const EVENTS = ['potential-threat', 'direct-threat', 'shaken-free'] as const;

/** What a confused creature may do. */
export type Confused =
  | 'attack-source'
  | 'normal'
  | 'babble'
  | 'flee'
  | 'hurt-itself'
  | 'attack-nearest';

/**
 * Numbers of conditions that may differ between rulesets. Each ruleset has its own in `figures`.
 */
export interface StateFigures {
  /**
   * Chances in percent that a dying creature stabilizes, that a stable creature wakes, and that an
   * untended creature begins to heal.
   */
  readonly chance: { readonly stabilise: number; readonly wake: number; readonly mend: number };
  /** What a confused creature does, by the highest d100 result of each row. */
  readonly confusion: readonly (readonly [upTo: number, does: Confused])[];
  /**
   * DC of the Constitution check of dying and stable creatures. It rises by 1 for each hit point
   * below 0. `save`: a save of that DC instead, which does not rise; a stable creature that fails
   * it only stays unconscious. Absent: a percentile roll is made instead.
   */
  readonly struggle?: { readonly dc: number; readonly save?: 'fortitude' };
  /** The creature's hit points when it wakes: `zero`, or as many as before (`same`). */
  readonly wakesAt: 'zero' | 'same';
  /**
   * The Constitution check for each day without food, and the damage on a failure. The DC rises by
   * one each time.
   */
  readonly hunger: { readonly dc: number; readonly dice: string };
  /** First aid: its DC, and the time until the patient's next roll. */
  readonly aid: { readonly dc: number; readonly next: 'round' | 'hour' };
  /**
   * Distance in cells from the source beyond which a fleeing creature has escaped. For a condition
   * without an entry, any greater distance than now is enough.
   */
  readonly away: Readonly<Record<string, number>>;
  /** A creature does not flee from a source that is nearer than this distance in cells. */
  readonly endsWithin: Readonly<Record<string, number>>;
  /** Conditions under which a creature flees from the source only while it perceives the source. */
  readonly unperceived: readonly string[];
  /**
   * Effect of each event on a condition: the condition ends, or the creature may make a new save.
   */
  readonly events: Readonly<
    Record<string, Readonly<Partial<Record<(typeof EVENTS)[number], 'ends' | 'new-save'>>>>
  >;
  /** DC of the Reflex save that ends a stall. */
  readonly stallDc: number;
  /**
   * Effects of each wind strength on the ground and in the air: dice, meters moved per point
   * rolled, and nonlethal damage for each `per` meters or once.
   */
  readonly wind: Readonly<Record<string, { readonly ground?: Blow; readonly aloft?: Blow }>>;
  /** Margin above the DC with which a check locates the cell of an unseen creature. */
  readonly pinpoint: number;
  /**
   * The skills whose checks notice an unseen creature, the usual one first; absent: the game master
   * sets the DC.
   */
  readonly noticing?: Readonly<Record<string, Noticing>>;
  /**
   * Skill ranks from which total defense gives 2 more and fighting defensively 1 more; absent: the
   * ruleset has no such rule.
   */
  readonly agile?: { readonly skill: string; readonly ranks: number };
  /**
   * Do magic weapons and spells deal half damage to incorporeal creatures? Absent: they have a
   * chance of no effect instead.
   */
  readonly bodilessHalves?: true;
  /** Miss chance in percent if a creature feels for an unseen creature in the right cell. */
  readonly gropeMiss: number;
}

export interface Noticing {
  /** The sense that the check needs; absent: any of them serves. */
  readonly sense?: 'sight' | 'hearing';
  /** Absent: the result of the unseen creature's own check. */
  readonly dc?: number;
  /** Distance in cells within which a check can notice the creature; absent: any distance. */
  readonly within?: number;
  /** Cells of distance that add 1 to the DC; absent: distance adds nothing. */
  readonly each?: number;
  /** Changes of the DC for what the unseen creature does, and for obstacles in between. */
  readonly doing: Readonly<Record<string, number>>;
  /** What the unseen creature does that gives the check this DC instead. */
  readonly instead?: Readonly<Record<string, number>>;
}

interface Blow {
  readonly dice: string;
  readonly metres: number;
  readonly nonlethal?: { readonly dice: string; readonly per: number | 'whole' };
}

export const STATE_FIGURES: StateFigures = {
  chance: { stabilise: 10, wake: 10, mend: 10 },
  confusion: [
    [10, 'attack-source'],
    [20, 'normal'],
    [50, 'babble'],
    [70, 'flee'],
    [100, 'attack-nearest'],
  ],
  wakesAt: 'same',
  hunger: { dc: 10, dice: '1d6' },
  aid: { dc: 15, next: 'round' },
  away: {},
  endsWithin: { turned: 2 },
  unperceived: ['frightened'],
  events: {
    fascinated: { 'potential-threat': 'new-save', 'direct-threat': 'ends', 'shaken-free': 'ends' },
  },
  stallDc: 20,
  wind: {
    checked: { aloft: { dice: '1d6', metres: 1.5 } },
    'knocked-down': { aloft: { dice: '1d6', metres: 3 } },
    'blown-away': {
      ground: { dice: '1d4', metres: 3, nonlethal: { dice: 'd4', per: 3 } },
      aloft: { dice: '2d6', metres: 3, nonlethal: { dice: '2d6', per: 'whole' } },
    },
  },
  pinpoint: 20,
  gropeMiss: 50,
};
