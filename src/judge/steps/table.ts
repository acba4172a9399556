/**
 * The table of all topics with steps, by id: the id of an action, or of a question about a
 * creature.
 */
import type { FullJudge } from '../../rules/fullRuleset.ts';
import { SPECIALS } from '../../rules/d20/play/specials/questions.ts';
import { act, isChecked } from './acts.ts';
import { ammunition, bodiless, frame, grope, growth, wind } from './body.ts';
import { charge } from './charge.ts';
import { check, hide, movingAct, movingCheck, notice, save } from './checks.ts';
import { grapple, isOfGrapple } from './grapple.ts';
import { gaze, hazard, swarm } from './hazard.ts';
import { counterspell } from './counterspell.ts';
import { delay, initiative, light, mounted, senses } from './around.ts';
import { special } from './special.ts';
import { abilityLoss, afflict, confused, flee, heal, recover, stall, wound } from './states.ts';
import { own, type Topic } from './step.ts';
import { strike } from './strike.ts';
import { breaking, mending, objectSave, striking } from './things.ts';
import {
  luck,
  vehicleAboard,
  vehicleCollision,
  vehicleDamage,
  vehicleDrive,
  vehicleStunt,
} from './vehicles.ts';
import { turning } from './turning.ts';

/** Topics with steps of their own, by id. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  ...Object.fromEntries(SPECIALS.map((attack) => [attack, special(attack)])),
  'grapple-join': special('grapple'),
  'melee-attack': strike,
  'ranged-attack': strike,
  'unarmed-attack': strike,
  charge,
  growth,
  'grope-for-invisible': grope,
  counterspell,
  turning,
  rebuking: turning,
  hide,
  jump: movingAct,
  climb: movingAct,
  swim: movingAct,
  tumble: movingAct,
  delay,
  'break-object': breaking,
  'sunder-unattended': striking,
  'strike-object-full-round': striking,
  save,
  check,
  'moving-check': movingCheck,
  'notice-unseen': notice,
  hazard,
  swarm,
  gaze,
  wound,
  heal,
  afflict,
  recover,
  'ability-loss': abilityLoss,
  flee,
  confused,
  stall,
  initiative,
  light,
  senses,
  mounted,
  frame,
  bodiless,
  wind,
  ammunition,
  mending,
  'object-save': objectSave,
  'vehicle-drive': vehicleDrive,
  'vehicle-stunt': vehicleStunt,
  'vehicle-collision': vehicleCollision,
  'vehicle-damage': vehicleDamage,
  'vehicle-aboard': vehicleAboard,
  'action-point': luck,
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
  return isOfGrapple({ j }, id) ? grapple : isChecked({ j }, id) ? act : undefined;
}

/** Ids of all topics that the ruleset has. */
export const topicsOf = (j: FullJudge): string[] =>
  [...new Set([...Object.keys(TOPICS), ...Object.keys(j.rules.turns.table)])].filter(
    (id) => topicOf(j, id) !== undefined,
  );
