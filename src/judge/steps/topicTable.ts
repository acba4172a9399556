/**
 * The table of all topics with steps, by id: the id of an action, or of a question about a
 * creature.
 */
import type { FullJudge } from '../../rules/fullRuleset.ts';
import { SPECIALS } from '../../rules/d20/play/specials/specialRules.ts';
import { actAttempt, isChecked } from './acts.ts';
import {
  ammunitionAttempt,
  bodilessAttempt,
  frameAttempt,
  gropeAttempt,
  growthAttempt,
  windAttempt,
} from './body.ts';
import { chargeAttempt } from './charge.ts';
import {
  checkAttempt,
  hideAttempt,
  movingActAttempt,
  movingCheckAttempt,
  noticeAttempt,
  saveAttempt,
} from './checks.ts';
import { grappleAttempt, isOfGrapple } from './grapple.ts';
import { gazeAttempt, hazardAttempt, swarmAttempt } from './hazard.ts';
import { counterspellAttempt } from './counterspell.ts';
import {
  delayAttempt,
  initiativeAttempt,
  lightAttempt,
  mountedAttempt,
  sensesAttempt,
} from './around.ts';
import { specialAttempt } from './special.ts';
import {
  abilityLossAttempt,
  afflictAttempt,
  confusedAttempt,
  fleeAttempt,
  healAttempt,
  recoverAttempt,
  stallAttempt,
  woundAttempt,
} from './states.ts';
import { own, type Topic } from './step.ts';
import { strikeAttempt } from './strike.ts';
import { breakingAttempt, mendingAttempt, objectSaveAttempt, strikingAttempt } from './things.ts';
import {
  luckAttempt,
  vehicleAboard,
  vehicleCollision,
  vehicleDamage,
  vehicleDrive,
  vehicleStunt,
} from './vehicles.ts';
import { turningAttempt } from './turning.ts';

/** Topics with steps of their own, by id. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  ...Object.fromEntries(SPECIALS.map((attack) => [attack, specialAttempt(attack)])),
  'grapple-join': specialAttempt('grapple'),
  'melee-attack': strikeAttempt,
  'ranged-attack': strikeAttempt,
  'unarmed-attack': strikeAttempt,
  charge: chargeAttempt,
  growth: growthAttempt,
  'grope-for-invisible': gropeAttempt,
  counterspell: counterspellAttempt,
  turning: turningAttempt,
  rebuking: turningAttempt,
  hide: hideAttempt,
  jump: movingActAttempt,
  climb: movingActAttempt,
  swim: movingActAttempt,
  tumble: movingActAttempt,
  delay: delayAttempt,
  'break-object': breakingAttempt,
  'sunder-unattended': strikingAttempt,
  'strike-object-full-round': strikingAttempt,
  save: saveAttempt,
  check: checkAttempt,
  'moving-check': movingCheckAttempt,
  'notice-unseen': noticeAttempt,
  hazard: hazardAttempt,
  swarm: swarmAttempt,
  gaze: gazeAttempt,
  wound: woundAttempt,
  heal: healAttempt,
  afflict: afflictAttempt,
  recover: recoverAttempt,
  'ability-loss': abilityLossAttempt,
  flee: fleeAttempt,
  confused: confusedAttempt,
  stall: stallAttempt,
  initiative: initiativeAttempt,
  light: lightAttempt,
  senses: sensesAttempt,
  mounted: mountedAttempt,
  frame: frameAttempt,
  bodiless: bodilessAttempt,
  wind: windAttempt,
  ammunition: ammunitionAttempt,
  mending: mendingAttempt,
  'object-save': objectSaveAttempt,
  'vehicle-drive': vehicleDrive,
  'vehicle-stunt': vehicleStunt,
  'vehicle-collision': vehicleCollision,
  'vehicle-damage': vehicleDamage,
  'vehicle-aboard': vehicleAboard,
  'action-point': luckAttempt,
};

/** The topic with that id; undefined if the ruleset has none. */
export function topicOf(j: FullJudge, id: string): Topic | undefined {
  const { table } = j.rules.turns;
  const named = own(TOPICS, id);
  if (named !== undefined)
    return named.known?.(j) === false || (named.place === 'action' && !Object.hasOwn(table, id))
      ? undefined
      : named;
  if (!Object.hasOwn(table, id)) return undefined;
  return isOfGrapple({ j }, id) ? grappleAttempt : isChecked({ j }, id) ? actAttempt : undefined;
}

/** Ids of all topics that the ruleset has. */
export const topicsOf = (j: FullJudge): string[] =>
  [...new Set([...Object.keys(TOPICS), ...Object.keys(j.rules.turns.table)])].filter(
    (id) => topicOf(j, id) !== undefined,
  );
