/** The rules of the ledger `srd52` behind what dice settle. */
import type { TestNames } from '../d20Tests.ts';
import { areas, edges } from './citations.ts';

const ids = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((id) => `srd52.${id}`);

/** Sources of saves are those of areas; the sources of checks are those of attacks, where both have one. */
export const trialNames: TestNames = {
  ...areas,
  poisoned: edges.poisoned,
  frightened: edges.frightened,
  sunlight: edges.sunlight,
  blinded: ids('condition.blinded'),
  deafened: ids('condition.deafened'),
  charmed: ids('condition.charmed'),
  invisible: ids('condition.invisible'),
  unseen: ids('condition.invisible'),
  incapacitated: ids('condition.incapacitated'),
  unready: ids('condition.incapacitated'),
  grappled: ids('condition.grappled'),
  raging: ids('class.rage'),
  surprised: ids('initiative.surprise'),
  'feral-instinct': ids('initiative.alert'),
  'remarkable-athlete': ids('initiative.alert'),
  prone: ids('prone.attacked prone.attacks'),
  exhausted: ids('condition.exhaustion'),
  'no-stacking': ids('condition.no-stacking'),
  lightly: ids('light.lightly'),
  heavily: ids('light.heavily'),
  grapple: ids('grapple.start'),
  hands: ids('grapple.one-per-hand'),
  escape: ids('grapple.escape'),
  'powerful-build': ids('grapple.escape'),
  'grapple-ends': ids('grapple.ends'),
  shove: ids('shove.result'),
  push: ids('mastery.push'),
  topple: ids('mastery.topple'),
  'falling-off': ids('mounted.falling-off'),
  hide: ids('hide.needs'),
  hidden: ids('hide.effect'),
  search: ids('hide.effect'),
  zero: ids('damage.zero'),
  damage: ids('damage.resistance'),
  temporary: ids('damage.temporary'),
  'death-save': ids('damage.death-saves'),
  'knock-out': ids('damage.knock-out'),
  concentration: ids('concentration.damage'),
  'concentration-ends': ids('concentration.ends'),
};
