/**
 * The round of 'Il round tattico': its tables as printed, and where each of its answers stands in
 * the ledger.
 */
import { chargeOf } from '../../phased/charge.ts';
import { NAMES, type PhaseCites, type PhaseRules } from '../../phased/questions.ts';
import { TABLE_SIZES, type Tables } from '../../phased/tables.ts';
import { timeline } from '../../phased/timeline.ts';
import { waitingOf } from '../../phased/waiting.ts';
import { citing } from '../extend.ts';

const tables: Tables = {
  sizes: {
    tiny: { half: 10, full: 20, common: 20 },
    small: { half: 15, full: 25, common: 25 },
    medium: { half: 20, full: 30, common: 30 },
    large: { half: 25, full: 50, common: 50 },
    huge: { half: 35, full: 80, common: 80 },
    gargantuan: { half: 50, full: 100, common: 100 },
  },
  // Shields are printed small, medium and for the body.
  weapon: { small: 1, medium: 2, large: 3, larger: 4, body: 4 },
  shield: { small: 1, medium: 2, large: 3, larger: 3, body: 3 },
  object: 2,
  scroll: 4,
  grip: 1,
  noTime: 7,
  ratings: {
    warriors: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5],
    monsters: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6],
    vagabonds: [16, 15, 14, 13, 12, 11, 10, 9, 8, 7],
    priests: [17, 16, 15, 14, 13, 12, 11, 10, 9, 8],
    // As printed: from the third level the same as the priests' (arelia-notes, 8).
    'magic-users': [18, 16, 15, 14, 13, 12, 11, 10, 9, 8],
  },
  leastRating: 3,
};

const r = (area: string, ...names: readonly string[]): string[] =>
  names.map((name) => `arelia.${area}.${name}`);
const bySize = (area: string, kind: string): PhaseCites['sized']['half'] =>
  Object.fromEntries(
    TABLE_SIZES.map((size) => [size, `arelia.${area}.${kind}-${size}`]),
  ) as PhaseCites['sized']['half'];

const cites: PhaseCites = {
  names: citing(NAMES, {
    chooses: r('action', 'regular'),
    choosesAfterHalf: r('action', 'regular-after-half-move'),
    enters: r('reach', 'melee-trigger'),
    noMove: r('action', 'pattern-no-move'),
    halfThenAct: r('action', 'pattern-half-then-act'),
    actThenHalf: r('action', 'pattern-act-then-half'),
    postpone: r('attack', 'melee-postpone-condition'),
    window: r('attack', 'melee-postpone-factor'),
    tie: r('initiative', 'tie-break'),
    endMove: r('movement', 'end-of-round-move'),
    free: r('action', 'free'),
    putAway: r('weapon', 'put-away'),
    ranged: r('attack', 'ranged-never-postponed'),
    spell: r('timeline', 'spell-factor'),
    chargeRoll: r('charge', 'roll'),
    yields: r('movement', 'occupant-yields'),
    abort: r('action', 'abort'),
    endOrder: r('timeline', 'end-of-round-order'),
    complex: r('action', 'complex'),
    common: r('action', 'common'),
    halfAndAct: r('action', 'pattern-half-move'),
    oneRound: r('action', 'one-round'),
    noTime: r('initiative', 'waiting-no-time'),
    abortFree: r('action', 'abort-free-action'),
    chargeEligible: r('charge', 'eligibility'),
    grip: r('weapon', 'change-grip'),
    words: r('information', 'end-of-round-words'),
    overSpeed: r('movement', 'max-per-round'),
    halfOnly: r('movement', 'half-floor', 'full-only-without-complex'),
    hostile: r('movement', 'no-pass-hostile'),
    occupied: r('movement', 'no-end-occupied'),
    adjacent: r('grid', 'hex-adjacency'),
    defenceless: r('movement', 'pass-defenceless'),
    waiting: r('initiative', 'waiting-penalty'),
    waitingDeclared: r('initiative', 'waiting-declare'),
    waitingSurprise: r('modifier', 'waiting-surprise'),
    waitingSave: r('modifier', 'waiting-save'),
    waitingSkill: r('modifier', 'waiting-skill'),
    waitingDodge: r('modifier', 'waiting-dodge'),
    combatPoints: r('charge', 'combat-points'),
    ratingTable: r('charge', 'rating-table'),
    atStart: r('action', 'start-of-round'),
    quadruped: r('charge', 'quadruped'),
    success: r('charge', 'success'),
    critical: r('charge', 'critical-success'),
    failure: r('charge', 'failure'),
    fumble: r('charge', 'critical-failure'),
    fatigue: r('charge', 'fatigue'),
  }),
  sized: {
    half: bySize('movement', 'half'),
    full: bySize('movement', 'full'),
    common: bySize('action', 'common'),
  },
  ratings: {
    warriors: 'arelia.charge.rating-combattenti',
    monsters: 'arelia.charge.rating-creature-hd',
    vagabonds: 'arelia.charge.rating-vagabondi',
    priests: 'arelia.charge.rating-sacerdoti',
    'magic-users': 'arelia.charge.rating-utenti-magia',
  },
};

export const phases: PhaseRules = { cites, tables, timeline, waiting: waitingOf, charge: chargeOf };
