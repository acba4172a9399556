/**
 * Tags: additional properties of weapons that matter to the rules. All answers use the tags in this
 * table. The rules ignore any other tag, and the offline command `judge` reports it.
 */
import type { Attack } from '../board/creature.ts';

/** Each tag and its meaning. The published schema includes these texts. */
export const TAGS = {
  bow: 'a bow of any kind',
  crossbow: 'a crossbow of any kind',
  shuriken: 'a shuriken',
  firearm: 'a firearm',
  longarm: 'a long firearm, fired with two hands',
  automatic: 'fires automatically',
  semiautomatic: 'fires one round at each pull',
  splash: 'bursts where it strikes: acid, holy water',
  touch: 'needs only a touch: armor does not count',
  double: 'has two ends that strike',
  trips: 'made for tripping',
  disarms: 'made for disarming',
  worn: 'worn and not held, such as a spiked gauntlet: nobody can disarm it',
  finesse: 'Weapon Finesse applies although it is not light',
  nonlethal: 'deals nonlethal damage',
  improvised: 'not made as a weapon',
  strength: 'a bow or sling that adds Strength to damage',
  whip: 'a whip that strikes at up to 15 feet and threatens nothing',
  broken: 'a weapon with half its hit points or less',
  heavy: 'a heavy weapon of the fifth edition',
  lance: 'a lance: deals double damage from the back of a charging mount',
  'one-hand': 'a two-handed weapon held in one hand',
  push: 'its wielder has unlocked the mastery property Push',
  topple: 'its wielder has unlocked the mastery property Topple',
  'not-mounted': 'cannot be used in the saddle, such as a longbow',
  net: 'a net: entangles by a touch, at 10 feet at most',
  'shield-light': 'a light shield that strikes',
  'shield-heavy': 'a heavy shield that strikes',
  javelin: 'thrown, and also strikes in melee at a penalty, such as a javelin',
  bolas: 'a set of bolas: trips at a distance',
  tanglefoot: 'a bag of goo that entangles by a touch, at 10 feet an increment',
  massive: 'an unusually massive missile, such as a boulder: cannot be deflected',
  spell: 'an attack by a spell, such as a ray: cannot be deflected',
  'set-against-charge': 'deals double damage if set against a charge, such as a spear',
  'one-type': 'its wielder chooses one of its damage types for each roll',
  nick: 'its wielder has unlocked the mastery property Nick',
  cleave: 'its wielder has unlocked the mastery property Cleave',
  several: 'one of several natural weapons of its kind',
  'not-prone': 'cannot be used while prone',
  'loads-move': 'takes a move action to load',
  'loads-full-round': 'takes a full-round action to load',
  loading: 'shoots once for each action, because it must be loaded',
  bludgeoning: 'deals bludgeoning damage',
  piercing: 'deals piercing damage',
  slashing: 'deals slashing damage',
  bite: 'a natural weapon: a bite',
  claw: 'a natural weapon: a claw',
  gore: 'a natural weapon: a gore',
  slam: 'a natural weapon: a slam',
  sting: 'a natural weapon: a sting',
  talon: 'a natural weapon: a talon',
  tentacle: 'a natural weapon: a tentacle',
  hoof: 'a natural weapon: a hoof',
  wing: 'a natural weapon: a wing',
  pincers: 'a natural weapon: pincers',
  'tail-slap': 'a natural weapon: a slap of the tail',
} as const;

export type Tag = keyof typeof TAGS;

/** Does the weapon have any of the tags? The answer is false if its tags are unknown. */
export const hasTag = (a: Attack | undefined, ...tags: readonly Tag[]): boolean =>
  a?.tags !== undefined && tags.some((tag) => a.tags!.includes(tag));
