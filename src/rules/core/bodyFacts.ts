/** What conditions and traits make true of a creature's body. */
import type { Creature } from '../../board/creature.ts';
import { carrierOf } from '../../board/mounts.ts';
import type { BodyFact, Judge } from '../ruleset.ts';
import { isUnder, movesInAir } from './conditionsInForce.ts';
import { traitEffect } from './traitEffect.ts';

const TRUE_OF: Readonly<Record<BodyFact, (j: Judge, c: Creature) => boolean>> = {
  // A rider is in the air with its mount.
  airborne: (j, c) => movesInAir(j, carrierOf(c)),
  incorporeal: (j, c) => isUnder(j, c, 'incorporeal'),
  apart: (j, c) => isUnder(j, c, 'apart'),
  corpse: (j, c) => isUnder(j, c, 'corpse'),
  helpless: (j, c) => isUnder(j, c, 'helpless'),
  unhindered: (j, c) => isUnder(j, c, 'unhindered'),
  blind: (j, c) => isUnder(j, c, 'blind'),
  oneHanded: (j, c) => isUnder(j, c, 'oneHanded'),
  unarmedArmed: (j, c) => traitEffect(j.rules.traits, c, 'unarmedArmed') === true,
  compresses: (j, c) => traitEffect(j.rules.traits, c, 'compresses') === true,
};

export const bodyIs = (j: Judge, c: Creature, fact: BodyFact): boolean => TRUE_OF[fact](j, c);
