/** The words of a declaration: kinds of movement, items, actions and groups. */

/** Kinds of movement that have a speed of their own. */
export const MOVEMENT_KINDS = ['land', 'fly', 'swim', 'climb', 'burrow'] as const;
export type Footing = (typeof MOVEMENT_KINDS)[number];

/** Why the mover may cross an occupied hex, or end there (`yields`). */
export const CROSSINGS = ['willing', 'defenceless', 'incorporeal', 'yields'] as const;
export const FREE_KINDS = ['draw', 'put-away', 'change-grip', 'other'] as const;
export type FreeKind = (typeof FREE_KINDS)[number];
export const ITEMS = ['weapon', 'shield', 'object', 'scroll'] as const;
export const ITEM_SIZES = ['small', 'medium', 'large', 'larger', 'body'] as const;

/** Actions that may come before or after a half move. */
export const COMMON_ACTS = [
  'attack',
  'ranged-attack',
  'common',
  'put-away',
  'free-action',
] as const;
/** Actions that begin at the start of the round. */
export const START_ACTS = ['spell', 'start-of-round', 'one-round', 'long'] as const;
export const ACTS = [...COMMON_ACTS, ...START_ACTS] as const;
export type PhaseAct = (typeof ACTS)[number];

/** Actions that a creature may declare; `regular` is a common action that is chosen later. */
export type Action =
  | 'regular'
  | 'nothing'
  | 'half-move'
  | 'full-move'
  | 'charge'
  | PhaseAct
  | `half-move-then-${PhaseAct}`
  | `${PhaseAct}-then-half-move`;
export const PHASED_ACTIONS: readonly Action[] = [
  'regular',
  'nothing',
  'half-move',
  'full-move',
  'charge',
  ...ACTS,
  ...ACTS.map((act) => `half-move-then-${act}` as const),
  ...ACTS.map((act) => `${act}-then-half-move` as const),
];

export const GROUPS = ['warriors', 'monsters', 'vagabonds', 'priests', 'magic-users'] as const;
export type ActionFamily = (typeof GROUPS)[number];
