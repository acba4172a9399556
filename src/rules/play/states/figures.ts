/** The numbers of conditions in which rulesets differ, and the events near a creature. */
export const EVENTS = ['potential-threat', 'direct-threat', 'shaken-free'] as const;

/** Possible behavior of a confused creature. */
export type Confused =
  'attack-source' | 'normal' | 'babble' | 'flee' | 'hurt-itself' | 'attack-nearest';

/** Numbers of the conditions in which rulesets may differ; the `figures` of a ruleset hold its own. */
export interface Figures {
  /** Chances in percent for dying and stable creatures. */
  readonly chance: { readonly stabilise: number; readonly wake: number; readonly mend: number };
  /** Behavior of a confused creature up to each result of a d100. */
  readonly confusion: readonly (readonly [upTo: number, does: Confused])[];
  /**
   * DC of the Constitution check of dying and stable creatures, increased by their negative hit points;
   * absent: a percentile chance instead.
   */
  readonly struggle?: { readonly dc: number };
  /** Hit points on waking: 0, or unchanged. */
  readonly wakesAt: 'zero' | 'same';
  /**
   * The Constitution check for each day without food, whose DC rises by one each time, and the damage on
   * a failure.
   */
  readonly hunger: { readonly dc: number; readonly dice: string };
  /** First aid: its DC, and when the patient next rolls. */
  readonly aid: { readonly dc: number; readonly next: 'round' | 'hour' };
  /**
   * Cells from the source beyond which a fleeing creature has escaped. A condition without an
   * entry: any distance greater than now.
   */
  readonly away: Readonly<Record<string, number>>;
  /** Distance in cells: a creature nearer than this ends a flight from it. */
  readonly endsWithin: Readonly<Record<string, number>>;
  /** Conditions under which the source is not fled from while it is not perceived. */
  readonly unperceived: readonly string[];
  /** Effect of each event on a condition: it ends, or a new save is due. */
  readonly events: Readonly<
    Record<string, Readonly<Partial<Record<(typeof EVENTS)[number], 'ends' | 'new-save'>>>>
  >;
  /** DC of the Reflex save that ends a stall. */
  readonly stallDc: number;
  /**
   * Effects of wind strength: dice and meters per point, on the ground and in the air; nonlethal damage,
   * for each `per` meters or once.
   */
  readonly wind: Readonly<Record<string, { readonly ground?: Blow; readonly aloft?: Blow }>>;
  /** By how much a check must beat its DC to locate the cell of an unseen creature. */
  readonly pinpoint: number;
  /** How a check notices that an unseen creature is near; absent: the game master gives the DC. */
  readonly noticing?: Noticing;
  /** Miss chance in percent when groping into the right cell. */
  readonly gropeMiss: number;
}

export interface Noticing {
  readonly dc: number;
  /** Distance in cells within which a check may notice the creature. */
  readonly within: number;
  /** Cells of distance that add 1 to the DC. */
  readonly each: number;
  /** Changes of the DC by the unseen creature's activity and by obstacles between. */
  readonly doing: Readonly<Record<string, number>>;
}

export interface Blow {
  readonly dice: string;
  readonly metres: number;
  readonly nonlethal?: { readonly dice: string; readonly per: number | 'whole' };
}

export const FIGURES: Figures = {
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
