/** What of the ledger `sigil` the engine does not judge, in the areas that it covers, and why. */
import type { NotJudged } from '../cases.ts';

const SHEET = 'a number of the sheet: it stays the host’s, and no question asks for it';
const ACTION = 'what an action other than moving provokes is not asked yet';
const AREA = 'areas of effect have no place in a scene yet';
const HIDE = 'hiding is not judged';
const CHECK = 'a skill check or a save decides it';
const MODE = 'the scene does not say what is water, a wall to climb or earth, so walking is all that is judged of a move';
const GM = 'left to the game master by the text';
const REFERENCE = 'says what a thing is; no board differs by it';

export const notJudged: readonly NotJudged[] = [
  { id: 'sigil.grid.grid-decides', why: 'a principle without a case: every other row rests on it' },
  { id: 'sigil.grid.crowding-outside-combat', why: 'outside combat nothing is judged' },

  { id: 'sigil.size.bonus', why: SHEET },
  { id: 'sigil.size.modifier', why: SHEET },
  { id: 'sigil.size.hide-modifier', why: HIDE },
  { id: 'sigil.size.carry-multiplier', why: SHEET },
  { id: 'sigil.size.dimensions', why: REFERENCE },
  { id: 'sigil.size.objects-use-sizes', why: 'an object reaches the engine as the squares that it fills, not as a size' },
  { id: 'sigil.size.pc-sizes', why: REFERENCE },

  { id: 'sigil.turn.non-actions', why: REFERENCE },
  { id: 'sigil.initiative.reaction-to-events', why: GM },

  { id: 'sigil.cover.bonus', case: 1, why: AREA },
  { id: 'sigil.cover.bonus', case: 2, why: AREA },
  { id: 'sigil.cover.gm-extra', why: GM },
  { id: 'sigil.cover.improved-evasion', why: AREA },
  { id: 'sigil.cover.total-area-around-corner', why: AREA },


  { id: 'sigil.sight.effect-solid-barrier', case: 2, why: 'a line has no width: a gap between two walls is open however narrow, and a hole too small is for the map to leave out' },
  { id: 'sigil.sight.effect-required-for-spells', why: ACTION },
  { id: 'sigil.sight.effect-area-own-origin', why: AREA },

  { id: 'sigil.light.source-radii', why: 'the host works out what its lights reach; the scene holds the light of each square' },
  { id: 'sigil.light.distant-lights', why: CHECK },

  { id: 'sigil.terrain.one-type-per-square', why: 'the form of the scene sees to it: a square has one terrain' },

  { id: 'sigil.movement.base-speed', why: 'hosts give the speed that is left after armour and load' },
  { id: 'sigil.movement.mixed-modes', why: MODE },
  { id: 'sigil.movement.run-endurance', why: CHECK },
  { id: 'sigil.movement.hide-requirement', why: HIDE },
  { id: 'sigil.movement.hide-speed', why: HIDE },
  { id: 'sigil.movement.hide-observed', why: HIDE },
  { id: 'sigil.movement.hide-sniping', why: HIDE },
  { id: 'sigil.movement.hide-between-cover', why: HIDE },
  { id: 'sigil.movement.hide-staying', why: HIDE },
  { id: 'sigil.movement.hide-crowd', why: HIDE },
  { id: 'sigil.movement.swim', why: MODE },
  { id: 'sigil.movement.swim-speed', why: MODE },
  { id: 'sigil.movement.five-foot-step-mode', why: MODE },
  { id: 'sigil.movement.withdraw-forbidden', case: 1, why: MODE },
  { id: 'sigil.movement.jump-general', why: CHECK },
  { id: 'sigil.movement.jump-landing', why: CHECK },
  { id: 'sigil.movement.jump-long', why: CHECK },
  { id: 'sigil.movement.jump-high', why: CHECK },
  { id: 'sigil.movement.climb', why: CHECK },
  { id: 'sigil.movement.climb-penalties', why: SHEET },
  { id: 'sigil.movement.climb-catch-self', why: CHECK },
  { id: 'sigil.movement.climb-catch-other', why: CHECK },
  { id: 'sigil.movement.climb-speed', why: MODE },
  { id: 'sigil.movement.burrow', why: MODE },
];
