/**
 * A fight of five rounds on the board `fight`, step by step, as people play it; expected.en.txt and
 * expected.it.txt have the expected log. Written from the rule texts before the engine answered,
 * and never from its answers. First positions: tests/hosts/foundry/world/fight.ts. Positions are
 * cells: column, row.
 */
import type { Cell } from '../expected.ts';

/** Steps on the host itself. */
type HostStep =
  /** The host passes the turn; `to` is the expected next creature. */
  | { readonly do: 'turn'; readonly to: string }
  /** The user of this client (the game master) drags the token along these squares. */
  | { readonly do: 'drag'; readonly of: string; readonly along: readonly Cell[] }
  /**
   * A player moves the token, not the game master: from another client, or logged in as the player.
   */
  | { readonly do: 'elsewhere'; readonly of: string; readonly from: Cell; readonly to: Cell }
  /** The host's own status for a condition. */
  | {
      readonly do: 'status';
      readonly of: string;
      readonly condition: string;
      readonly on: boolean;
    };

/** Steps in the panels. */
type PanelStep =
  | {
      readonly do: 'declare';
      readonly of: string;
      readonly action: string;
      readonly target?: string;
      readonly readies?: string;
      readonly readied?: true;
      readonly defensively?: true;
    }
  | { readonly do: 'undo'; readonly of: string }
  /** `upon`: the action that provoked it, if the creature had several opportunities. */
  | {
      readonly do: 'take';
      readonly by: string;
      readonly against: string;
      readonly with?: string;
      readonly upon?: string;
    }
  | { readonly do: 'pass'; readonly by: string; readonly against: string }
  /** Concerns the last log entry of this creature. */
  | { readonly do: 'allow'; readonly of: string; readonly note: string }
  | { readonly do: 'take-back'; readonly of: string; readonly home: Cell }
  | { readonly do: 'dismiss'; readonly of: string }
  | { readonly do: 'meant'; readonly of: string; readonly as: 'withdraw' }
  | { readonly do: 'resume'; readonly of: string }
  /** Open opportunities, in the order in which they are resolved: attacker and target. */
  | { readonly do: 'offers'; readonly are: readonly (readonly [by: string, against: string])[] };

export type Step = HostStep | PanelStep;

const turn = (to: string): Step => ({ do: 'turn', to });
const drag = (of: string, ...along: Cell[]): Step => ({ do: 'drag', of, along });
const declare = (of: string, action: string, target?: string, more: object = {}): Step => ({
  do: 'declare',
  of,
  action,
  ...(target === undefined ? {} : { target }),
  ...more,
});
const take = (by: string, against: string, action?: string): Step => ({
  do: 'take',
  by,
  against,
  ...(action === undefined ? {} : { with: action }),
});
const offers = (...are: (readonly [string, string])[]): Step => ({ do: 'offers', are });

/**
 * Dina has the turn when the fight begins. Order: Dina, Wolf, Aldo, Ogre, Berta, Goblin, Cino,
 * Bearded devil.
 */
export const SCRIPT: readonly Step[] = [
  // ── Round 1: a creature that has not acted is flat-footed ── The path crosses (10,4) within the
  // ogre's reach; the ogre has not acted and gets no opportunity.
  drag('Dina', [6, 5], [7, 5], [8, 5], [9, 4], [10, 4], [10, 5]),
  declare('Dina', 'ready', undefined, { readies: 'melee-attack' }),
  turn('Wolf'),
  // The user declares the charge: seven squares in a straight line, to the nearest square beside
  // Aldo.
  declare('Wolf', 'charge', 'Aldo'),
  drag('Wolf', [14, 7], [13, 7], [12, 7], [11, 7], [10, 7], [9, 7], [8, 7], [7, 7]),
  turn('Aldo'),
  drag('Aldo', [6, 7], [6, 8]),
  declare('Aldo', 'melee-attack', 'Wolf'),
  // After a five-foot step no further movement is allowed.
  drag('Aldo', [6, 8], [6, 9], [6, 10]),
  { do: 'take-back', of: 'Aldo', home: [6, 8] },
  turn('Ogre'),
  drag('Ogre', [12, 5], [11, 5]),
  declare('Dina', 'melee-attack', 'Ogre', { readied: true }),
  declare('Ogre', 'melee-attack', 'Dina'),
  turn('Berta'),
  declare('Berta', 'delay'),
  turn('Goblin'),
  // Moves through Dina and leaves a square that she threatens.
  drag('Goblin', [12, 8], [11, 7], [10, 6], [10, 5], [10, 4]),
  offers(['Dina', 'Goblin']),
  { do: 'allow', of: 'Goblin', note: 'Tumble 25' },
  { do: 'pass', by: 'Dina', against: 'Goblin' },
  { do: 'resume', of: 'Berta' },
  drag('Berta', [4, 7], [5, 6], [6, 5], [7, 4], [8, 4]),
  turn('Cino'),
  declare('Cino', 'ranged-attack', 'Wolf'),
  // The move takes seven squares; one move action is left.
  drag('Cino', [6, 12], [7, 12], [8, 12], [9, 12], [10, 12], [11, 12], [12, 12], [13, 12]),
  { do: 'dismiss', of: 'Cino' },
  turn('Bearded devil'),
  drag('Bearded devil', [17, 6], [17, 7], [17, 8], [17, 9], [16, 10], [15, 11], [15, 12]),

  // ── Round 2 ──
  turn('Dina'),
  // As a move, leaving (10,5) provokes the ogre and the goblin. As a withdrawal, only leaving (9,6)
  // provokes, and it provokes only the ogre.
  drag('Dina', [10, 5], [9, 6], [8, 5], [7, 4], [6, 4]),
  offers(['Goblin', 'Dina'], ['Ogre', 'Dina']),
  { do: 'meant', of: 'Dina', as: 'withdraw' },
  offers(['Ogre', 'Dina']),
  take('Ogre', 'Dina'),
  turn('Wolf'),
  // Two attackers on one path: Aldo when it leaves (7,7), then Berta, with her glaive's reach, when
  // it leaves (8,6).
  drag('Wolf', [7, 7], [8, 6], [9, 7], [10, 7]),
  offers(['Aldo', 'Wolf'], ['Berta', 'Wolf']),
  take('Aldo', 'Wolf'),
  take('Berta', 'Wolf'),
  turn('Aldo'),
  drag('Aldo', [6, 8], [7, 7], [8, 7], [9, 7]),
  // The ogre threatens him too but has no opportunity left.
  declare('Aldo', 'grapple', 'Wolf'),
  offers(['Wolf', 'Aldo']),
  take('Wolf', 'Aldo'),
  turn('Ogre'),
  declare('Ogre', 'total-defence'),
  { do: 'undo', of: 'Ogre' },
  turn('Berta'),
  declare('Berta', 'melee-attack', 'Goblin'),
  // Dina stands on that square.
  drag('Berta', [8, 4], [7, 4], [6, 4]),
  { do: 'take-back', of: 'Berta', home: [8, 4] },
  drag('Berta', [8, 4], [7, 4]),
  turn('Goblin'),
  drag('Goblin', [10, 4], [9, 4]),
  turn('Cino'),
  declare('Cino', 'ranged-attack', 'Bearded devil'),
  // Moves through the wall and leaves squares within the devil's glaive: two opportunities for a
  // creature that has only one.
  drag('Cino', [13, 12], [12, 11], [11, 11]),
  { do: 'take', by: 'Bearded devil', against: 'Cino', upon: 'ranged-attack' },
  offers(),
  turn('Bearded devil'),

  // ── Round 3 ──
  turn('Dina'),
  drag('Dina', [6, 4], [7, 3], [8, 3]),
  declare('Dina', 'cast-spell', 'Goblin'),
  // The goblin uses its opportunity to trip her. The trip provokes an opportunity of hers, which is
  // resolved first.
  take('Goblin', 'Dina', 'trip'),
  offers(['Dina', 'Goblin']),
  take('Dina', 'Goblin'),
  { do: 'status', of: 'Dina', condition: 'prone', on: true },
  turn('Wolf'),
  declare('Wolf', 'melee-attack', 'Aldo'),
  declare('Wolf', 'full-attack', 'Aldo'),
  { do: 'dismiss', of: 'Wolf' },
  turn('Aldo'),
  { do: 'elsewhere', of: 'Berta', from: [7, 4], to: [7, 5] },
  turn('Ogre'),
  turn('Berta'),
  turn('Goblin'),
  turn('Cino'),
  // Moves past the end of the wall.
  drag('Cino', [11, 11], [12, 12]),
  turn('Bearded devil'),

  // ── Round 4 ──
  turn('Dina'),
  declare('Dina', 'stand-up'),
  take('Goblin', 'Dina'),
  { do: 'status', of: 'Dina', condition: 'prone', on: false },
  // Casts in melee without casting on the defensive: the goblin has no opportunity left.
  declare('Dina', 'cast-spell', 'Goblin'),
  offers(),
  turn('Wolf'),
  drag('Wolf', [10, 7], [11, 8], [12, 9]),
  // Nobody answers, and the offer expires at the wolf's next turn.
  offers(['Aldo', 'Wolf']),
  turn('Aldo'),
  turn('Ogre'),
  turn('Berta'),
  drag('Berta', [7, 5], [6, 5], [5, 5], [4, 5], [3, 5], [2, 5], [1, 5], [0, 5]),
  turn('Goblin'),
  turn('Cino'),
  turn('Bearded devil'),

  // ── Round 5 ──
  turn('Dina'),
  // The goblin's opportunities returned on its turn; the spell is cast on the defensive.
  declare('Dina', 'cast-spell', 'Goblin', { defensively: true }),
  offers(['Aldo', 'Wolf']),
  turn('Wolf'),
  offers(),
];
