/** The codes of the engine's answers in words, for the titles of rows. */
import { plain } from './telling.ts';

/** Why something is not possible: what stands in parentheses after "is not legal". */
const REASONS: Readonly<Record<string, string>> = {
  'over-speed': 'longer than the speed allows',
  'no-action-left': 'no action is left for it',
  'condition-forbids': 'a condition forbids it',
  'through-enemy': 'an enemy is in the way',
  'through-ally': 'an ally is in the way',
  'difficult-terrain': 'difficult terrain is in the way',
  'ends-occupied': 'the last square is occupied',
  'target-out-of-reach': 'the target is out of reach',
  'out-of-reach': 'the target is out of reach',
  immobile: 'the creature cannot move',
  'wrong-weapon': 'not with this weapon',
  'through-wall': 'a wall is in the way',
  'too-big': 'the target is too big',
  'not-in-grapple': 'not in a grapple',
  'only-in-grapple': 'only in a grapple',
  'not-straight': 'the path is not straight',
  'out-of-range': 'the target is out of range',
  'total-cover': 'the target has total cover',
  'total-concealment': 'the target cannot be seen',
  'prone-must-crawl': 'a prone creature can only crawl',
  'critical-immune': 'the target is immune to critical hits',
  'corner-cut': 'it cuts a corner',
  'no-line-of-effect': 'there is no line of effect',
  'no-line-of-sight': 'there is no line of sight',
  'cannot-be-begun': 'it cannot be spread over two turns',
  'not-helpless': 'the target is not helpless',
  'no-cover': 'there is no cover to hide behind',
  'too-many': 'too many creatures take part',
  'step-after-move': 'the creature has already moved',
  'move-after-step': 'the creature has already taken a step',
  'wrong-movement-mode': 'the creature has no such speed',
  incorporeal: 'one of the two has no body',
  'too-near': 'the target is too near',
  'too-short': 'the distance is too short',
  'must-flee': 'the creature must flee',
  'once-per-round': 'it is allowed once a round',
  'needs-trait': 'a feat is missing',
  'needs-bab': 'the base attack bonus is too low',
  'no-weapon-ready': 'no suitable weapon is in hand',
  'not-nearest': 'another square is nearer to the target',
  'too-narrow': 'the passage is too narrow',
  'cannot-be-readied': 'it cannot be readied',
  'jump-too-long': 'the jump is too long',
  blinded: 'the creature cannot see',
  'must-complete': 'an action already begun comes first',
  'not-adjacent': 'the path has a gap',
  'may-not-avoid': 'the target may not step aside',
  somatic: 'the spell needs gestures',
  mindless: 'the target has no mind',
  'cannot-interrupt': 'another turn is not over',
  'cannot-be-disarmed': 'the item cannot be disarmed',
  'not-your-turn': 'it is another creature’s turn',
  'turn-too-sharp': 'the turn is too sharp',
  'has-acted': 'the creature has already acted',
  'has-moved': 'the creature has already moved',
  'only-before-moving': 'it is only possible before moving',
  'not-prone': 'the creature is not prone',
  'no-legs': 'the target has no legs',
  'outside-map': 'it leaves the map',
  crowded: 'the square is full',
  'too-windy': 'the wind is too strong',
  'heavy-armour': 'the armor is too heavy',
  'heavy-load': 'the load is too heavy',
  'no-run-up': 'the run-up is too short',
  'not-as-opportunity': 'not as an attack of opportunity',
  'not-as-attack': 'not in place of an attack',
  'too-open': 'too many open squares',
  'in-saddle': 'the creature is in the saddle',
  'not-mounted': 'the creature is not mounted',
  'not-lower': 'the initiative count can only go down',
  observed: 'somebody watches',
};

/** Why a modifier applies: what stands after "for". */
const CAUSES: Readonly<Record<string, string>> = {
  'mounted-shot': 'shooting from a moving mount',
  'into-melee': 'shooting into melee',
  'charged-ac': 'having charged',
  'pinned-target': 'a pinned target',
  'invisible-attacker': 'an invisible attacker',
  'bow-rating': 'a bow made for another Strength',
  'non-proficient': 'a weapon without proficiency',
  'shield-arm': 'the shield arm in use',
  uphill: 'higher ground',
  windy: 'strong wind',
  improvised: 'an improvised weapon',
  nonlethal: 'nonlethal damage',
  'point-blank': 'point-blank range',
  'dodge-feat': 'the feat Dodge',
  'squeezing-attacker': 'a squeezing attacker',
  'grappling-attacker': 'an attacker in a grapple',
  'grappling-target': 'a target in a grapple',
  'two-weapons': 'fighting with two weapons',
  gm: 'the game master’s decision',
  feat: 'a feat',
  charge: 'the charge',
  range: 'the range',
};

const inWords =
  (table: Readonly<Record<string, string>>) =>
  (code: string): string =>
    table[code] ?? plain(code);
/** `over-speed` → `longer than the speed allows`. */
export const reason = inWords(REASONS);
/** `into-melee` → `shooting into melee`. */
export const cause = inWords(CAUSES);

/** `ac-melee` → `the AC in melee`. */
export const rollWords = (roll: string): string =>
  `the ${plain(roll)}`
    .replace(/ac (melee|ranged)/, (_, by) => `AC ${by === 'melee' ? 'in melee' : 'against shots'}`)
    .replace(/attack (melee|ranged)/, '$1 attack')
    .replace(
      /(fortitude|reflex|will)$/,
      (save) => `${save.charAt(0).toUpperCase()}${save.slice(1)} save`,
    );
