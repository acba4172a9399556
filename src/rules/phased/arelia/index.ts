/**
 * Arelia, 'Il round tattico': hexes of three meters, and rounds in phases. It is not a d20 ruleset
 * and has no parent (docs/spec/notes/arelia.md).
 */
import type { CellFacts } from '../../../board/board.ts';
import { type Creature, sizeOf } from '../../../board/creature.ts';
import { SIZES } from '../../../board/vocabulary.ts';
import { bodyIs } from '../../core/bodyFacts.ts';
import { isHiddenFrom } from '../../core/hidden.ts';
import { conditionTable, effectOf, isUnder } from '../../core/conditionsInForce.ts';
import { deadZone } from '../../core/deadZoneWeapon.ts';
import { phasedMayAct, phasedTurnRest } from '../round/mayAct.ts';
import { mounted } from '../../core/mounted.ts';
import { MOUNT_TOPICS } from '../../mountRules.ts';
import { modeBar } from '../../core/modeBar.ts';
import { rowOfMode } from '../../core/modeRows.ts';
import { conditionReminders, inOrder } from '../../core/reminders.ts';
import { relation } from '../../core/sides.ts';
import { wayOfMoving } from '../../core/ways.ts';
import {
  contact,
  hexSpaceDistance,
  hexLineOfEffect,
  hexLineOfSight,
  strikingPlaces,
} from '../../core/hexes/between.ts';
import { hexMove, hexPath, hexReachable } from '../../core/hexes/moving.ts';
import { neverProvokes, silentAnswers } from '../../core/uncoveredAnswers.ts';
import { economyOf } from '../../economy.ts';
import { columnOf, type ConditionRow } from '../../conditionRow.ts';
import { PHASED_CONDITIONS } from '../conditionRows.ts';
import { cite } from '../../names.ts';
import { PHASE_RULES } from '../../houseRules.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import type { Known } from '../../verdict.ts';
import { map as cites } from './citations.ts';

const conditions = conditionTable(columnOf<ConditionRow, 'limits'>(PHASED_CONDITIONS, 'limits'));
const REMINDERS = columnOf<ConditionRow, 'reminder'>(PHASED_CONDITIONS, 'reminder');

/** Movement factor of humans in the text, used if the scene gives no speed. */
const USUAL_FACTOR = 8;

/** Citations that are often needed, computed once. */
const CITED = {
  speed: cite(cites, 'speed'),
  space: cite(cites, 'space'),
  reach: cite(cites, 'reach'),
  reachBig: cite(cites, 'reachBig'),
} as const;

/** The movement factor, in hexes per round (arelia.grid.hex-3m). */
function speed(_j: Judge, c: Creature): Known<number> {
  const given =
    c.speed?.land ??
    [c.speed?.fly, c.speed?.swim, c.speed?.climb, c.speed?.burrow].find((v) => v !== undefined);
  const known = { value: Math.floor(given ?? USUAL_FACTOR), rules: CITED.speed };
  return given === undefined ? { ...known, unknown: `creatures.${c.id}.speed` } : known;
}

/**
 * Reach in hexes. Creatures larger than Large and some weapons reach farther; the text does not say
 * how far (arelia.reach.larger-than-large).
 */
function reach(c: Creature): Known<number> {
  if (c.reach !== undefined) return { value: c.reach, rules: CITED.reach };
  const far = SIZES.indexOf(sizeOf(c)) > SIZES.indexOf('large');
  return far
    ? { value: 1, rules: CITED.reachBig, unknown: `creatures.${c.id}.reach` }
    : { value: 1, rules: CITED.reach };
}

const SHARING = {
  carried: { pass: true, end: true, rules: [] },
  bodiless: { pass: true, end: false, rules: cite(cites, 'throughTiny', 'occupied') },
  ally: { pass: true, end: false, rules: cite(cites, 'throughAlly', 'occupied') },
  helpless: { pass: true, end: false, rules: cite(cites, 'throughHelpless', 'occupied') },
  foe: { pass: false, end: false, rules: cite(cites, 'throughEnemy') },
} as const;

/**
 * May the mover share this creature's hex? A corpse blocks nothing. The mover cannot end in the hex
 * of any other creature, and cannot pass an enemy that can resist
 * (arelia.movement.who-passes-whom).
 */
function mayShare(j: Judge, mover: Creature, other: Creature): ReturnType<Ruleset['mayShare']> {
  if (mover.mount === other.id || other.mount === mover.id) return SHARING.carried;
  if (isUnder(j, other, 'corpse')) return SHARING.carried;
  if (isUnder(j, mover, 'incorporeal')) return SHARING.bodiless;
  if (j.rules.relation(mover, other).value !== 'foe') return SHARING.ally;
  return isUnder(j, other, 'helpless') ? SHARING.helpless : SHARING.foe;
}

const PLAIN = {
  kind: 'move',
  straight: false,
  barredBy: 'resisting',
  level: false,
  unhampered: false,
  times: 1,
} as const;

/**
 * Movement modes: half of the movement factor, rounded down, or all of it. A charge is a full
 * movement (arelia.movement.half-floor, arelia.charge.eligibility).
 */
const table = {
  'half-move': { ...PLAIN, times: 0.5, names: ['speedHalf'] },
  'full-move': { ...PLAIN, names: ['move'] },
  // What a question asks for that names no mode: the greatest movement allowed in a turn.
  move: { ...PLAIN, names: ['move'] },
  charge: {
    ...PLAIN,
    attack: true,
    shown: 'ends',
    names: ['charge', 'move'],
    endNames: ['charge'],
  },
} as const;

export const arelia: Ruleset = mounted({
  id: 'arelia',
  name: 'Arelia',
  games: [],
  grid: 'hex',
  modes: {
    table,
    chosen: ['half-move', 'full-move', 'charge'],
    near: 'half-move',
    far: 'full-move',
    usual: 'full-move',
    further: ['full-move'],
  },
  phased: true,
  economy: economyOf([], {}),
  vocabulary: 'phased',
  threatAreas: ['threat', 'reach'],
  cites,
  defaults: {},
  houseRules: PHASE_RULES,
  conditions,
  traits: {},
  // The text does not cover riding, mounting or dismounting.
  mounts: { dismounting: { actions: [], rules: [] }, open: MOUNT_TOPICS },
  ...silentAnswers,
  ...neverProvokes,
  silent: ['opportunity', 'flanking', 'cover', 'concealment'],
  // A creature of any size occupies one hex, because the text gives each creature one position
  // (arelia.grid.one-creature-one-hex-silent).
  space: (c) => ({ value: c.space ?? 1, rules: CITED.space }),
  reach,
  speed,
  relation,
  mayShare,
  bodyIs,
  isHiddenFrom,
  attackReach: (j, c, a) => ({ near: 0, far: Math.max(1, a.reach ?? j.rules.reach(c).value) }),
  // Entering a hex costs 1 unless the game master sets another cost (arelia.terrain.silent).
  entryFactor: (j: Judge, c: Creature, facts: CellFacts | undefined) =>
    Math.max(1, Math.ceil(facts?.costFor?.[wayOfMoving(j, c)] ?? facts?.costFactor ?? 1)),
  distance: hexSpaceDistance,
  lineOfEffect: hexLineOfEffect,
  lineOfSight: hexLineOfSight,
  reachable: hexReachable,
  move: hexMove,
  path: hexPath,
  canThreaten(j, c) {
    const barred = effectOf(j, c, 'noThreat');
    return barred === undefined
      ? { allowed: true, rules: [] }
      : {
          allowed: false,
          why: 'condition',
          condition: barred.condition,
          rules: cite(cites, 'throughHelpless'),
        };
  },
  threat: contact,
  reminders: (j, c) =>
    isUnder(j, c, 'corpse') ? [] : inOrder(conditionReminders(j, c, REMINDERS)),
  deadZone,
  mayAct: phasedMayAct,
  turnRest: phasedTurnRest,
  modeRule: (j, _c, mode) => rowOfMode(j.rules, mode),
  budget(j, c, mode) {
    const known = j.rules.speed(j, c);
    const rule = j.rules.modeRule(j, c, mode);
    const { times, rules } = rule;
    return {
      ...known,
      value: Math.floor(known.value * (times ?? 1)),
      rules: [...rules, ...(known.rules ?? [])],
      ...modeBar(j, c, mode, rule),
    };
  },
  chargeEnds: strikingPlaces,
});
