/**
 * The questions and drags that many lessons use. A path is one line of text (`../ascii.ts`); in
 * flight each of its cells has its height: `4,4,2 5,4,3`.
 */
import { cells } from '../ascii.ts';
import type { Act } from './act.ts';

type More = Readonly<Record<string, unknown>>;

const heights = (path: string): number[][] =>
  path.split(' ').map((cell) => cell.split(',').map(Number));

export const askMove = (of: string, mode: string, path: string, more: More = {}) => ({
  ask: 'move',
  of,
  mode,
  path: cells(path),
  ...more,
});
export const askJourney = (of: string, legs: readonly object[], more: More = {}) => ({
  ask: 'journey',
  of,
  legs,
  ...more,
});
export const askFly = (of: string, path: string, more: More = {}) => ({
  ask: 'fly',
  of,
  path: heights(path),
  ...more,
});
export const askDive = (of: string, path: string, more: More = {}) => ({
  ...askFly(of, path, more),
  ask: 'dive',
});
export const askAct = (of: string, action: string, more: More = {}) => ({
  ask: 'act',
  of,
  action,
  ...more,
});
export const askAttack = (from: string, to: string, weapon: string, more: More = {}) => ({
  ask: 'attack',
  from,
  to,
  with: weapon,
  ...more,
});
export const askFullAttack = (of: string, action: string, primary: string, offHand: string) => ({
  ask: 'full-attack',
  of,
  action,
  primary,
  offHand,
});
export const askSpecial = (maneuver: string, from: string, to: string, more: More = {}) => ({
  ask: 'special',
  attack: maneuver,
  from,
  to,
  ...more,
});

type Drag = Extract<Act, { readonly kind: 'drag' }>;
export const dragAlong = (of: string, path: string, more: Partial<Drag> = {}): Drag => ({
  kind: 'drag',
  of,
  path: cells(path),
  ...more,
});
