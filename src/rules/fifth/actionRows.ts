/** The actions that both documents have: those of everybody, and those of features. Data alone. */
import type { CountedUses } from '../../board/counted.ts';
import type { TurnAction } from '../actionRules.ts';
import type { Tag } from '../tags.ts';

/** A row of the table without its citations, and what its weapon and its moment must be. */
export interface FifthAction extends Omit<TurnAction, 'rules'> {
  /** Two Light weapons are held, of which an attack of the turn has used one. */
  readonly paired?: true;
  /** The mastery property that the weapon has as a tag. */
  readonly property?: Tag;
  /** It is a second attack, which a creature limited to one attack does not make. */
  readonly second?: true;
  /** The target is another creature than that of the last attack, within 5 feet of it. */
  readonly beside?: true;
  /** The creature has a number of them, which this fact states. */
  readonly counted?: CountedUses;
  /** Only after the turn of another creature, once after each. */
  readonly othersTurns?: true;
  /** Only at the initiative count that the counted fact states, once in a round. */
  readonly atCount?: true;
  /** Only before the creature has moved in its turn. */
  readonly unmoved?: true;
  /** Not in heavy armor. */
  readonly unarmored?: true;
}

/** An attack that belongs to another one, and costs nothing of the turn. */
export const WITH_ATTACK = { kind: 'standard', cost: {}, attack: true, target: 'reach' } as const;

export const FIFTH_ACTIONS: Readonly<Record<string, FifthAction>> = {
  move: { kind: 'not-an-action', mode: 'move', listed: false },
  attack: { kind: 'standard', attack: true, target: 'reach' },
  'unarmed-grapple': { kind: 'standard', attack: true, target: 'effect' },
  'unarmed-shove': { kind: 'standard', attack: true, target: 'effect' },
  'escape-grapple': { kind: 'standard', needs: ['grappled'] },
  stabilize: { kind: 'standard', target: 'adjacent' },
  dash: { kind: 'standard', mode: 'dash' },
  disengage: { kind: 'standard', mode: 'disengage' },
  dodge: { kind: 'standard', after: { gains: ['dodging'] } },
  help: { kind: 'standard', target: 'adjacent' },
  hide: { kind: 'standard' },
  // A spell that spends no slot: a cantrip, a scroll, an item, a feature.
  'cast-spell': { kind: 'standard', casts: true },
  'slot-spell': { kind: 'standard', casts: true },
  ready: { kind: 'standard' },
  search: { kind: 'standard' },
  utilize: { kind: 'standard' },
  'stand-up': { kind: 'move', ends: 'prone', after: { loses: ['prone'] } },
  // It is not possible at a speed of 0, like movement.
  'drop-prone': { kind: 'free', displaces: true, after: { gains: ['prone'] } },
  'mount-up': { kind: 'move', displaces: true, target: 'adjacent', saddle: 'changes' },
  dismount: { kind: 'move', displaces: true, saddle: 'changes' },
  interact: { kind: 'free', cost: { interaction: 1 } },
  offhand: {
    kind: 'swift',
    attack: true,
    target: 'reach',
    follows: ['attack'],
    excludes: ['offhand', 'nick'],
    paired: true,
  },
  'bonus-dash': { kind: 'swift', mode: 'bonus-dash' },
  'bonus-disengage': { kind: 'swift', mode: 'bonus-disengage' },
  'bonus-hide': {
    kind: 'swift',
    needs: ['cunning-action', 'nimble-escape', 'shadow-stealth', 'vanish'],
  },
  'bonus-strike': { kind: 'swift', attack: true, target: 'reach', needs: ['martial-arts'] },
  // A monk decides how many blows the points pay for.
  flurry: { ...WITH_ATTACK, needs: ['flurry-of-blows'], follows: ['bonus-strike'] },
  'horde-breaker': {
    ...WITH_ATTACK,
    needs: ['horde-breaker'],
    follows: ['attack'],
    excludes: ['horde-breaker'],
    beside: true,
  },
  // What another feature, a stat block or an item gives, such as a breath, Second Wind or Deflect
  // Attacks.
  'action-feature': { kind: 'standard' },
  'bonus-feature': { kind: 'swift' },
  'reaction-feature': { kind: 'immediate' },
  'bonus-spell': { kind: 'swift', casts: true },
  'bonus-cantrip': { kind: 'swift', casts: true },
  rage: { kind: 'swift', needs: ['rage'], after: { gains: ['raging'] } },
  'reckless-attack': {
    kind: 'free',
    needs: ['reckless-attack'],
    excludes: ['attack', 'reckless-attack'],
    after: { gains: ['reckless'] },
  },
  'action-surge': { kind: 'free', needs: ['action-surge'], excludes: ['action-surge'] },
  'legendary-action': {
    kind: 'free',
    cost: { legendary: 1 },
    anytime: true,
    counted: 'legendaryActions',
    othersTurns: true,
  },
  'legendary-resistance': {
    kind: 'free',
    cost: { resistance: 1 },
    anytime: true,
    counted: 'legendaryResistance',
  },
  'reaction-spell': { kind: 'immediate', casts: true },
  'uncanny-dodge': { kind: 'immediate', needs: ['uncanny-dodge'] },
  parry: { kind: 'immediate', needs: ['parry'] },
};
