/** Rules of movement, reach and mounts of the fifth edition that the map does not judge, and why. */
import type { NotJudged } from '../cases.ts';

const SHEET = 'a host reports it in squares, already counted';
const PLAYED = 'a save, a roll or damage decides it, which no question about the map has';
const PUSHED = 'nothing asks about a push yet: the one who pushes sets the token where it goes';
const TURN_ENDS = 'the end of a turn decides it; the map only reminds of it';
const LEAPS = 'nothing asks how high a creature jumps';
const MID_TURN = 'a scene has one speed, not the one that it had before in the turn';
const FEATURE = 'nothing says of a movement that a feature of the class or the stat block gives it';
const KINDS = 'a scene says that ground is difficult, not why';
const FALLEN = 'nothing asks about a fall yet';

const all = (why: string, ...ids: readonly string[]): readonly NotJudged[] =>
  ids.map((id) => ({ id, why }));

export const moves52: readonly NotJudged[] = [
  ...all(
    'the rest is about another ruleset',
    'srd52.reach.unarmed-always',
    'srd52.move.split-attacks',
    'srd52.move.crawl',
    'srd52.share.through-incapacitated',
    'srd52.share.through-two-sizes',
    'srd52.opportunity.disengage',
  ),
  ...all(SHEET, 'srd52.grid.square-is-five-feet', 'srd52.move.overload'),
  { id: 'srd52.grid.range-shortest', why: 'nothing measures the distance to a door' },
  {
    id: 'srd52.grid.corner',
    why: 'a scene says that a square stops movement, not that it is a pit',
  },
  { id: 'srd52.grid.hexes', why: 'the document is judged on squares alone' },
  ...all(
    'the hands and the distance of a spell or a grapple are no question about the map',
    'srd52.reach.weapon-adds-five',
    'srd52.reach.nearest-square',
  ),
  { id: 'srd52.reach.enlarged', why: 'a host reports the creature at its new size and place' },
  ...all(MID_TURN, 'srd52.move.dash', 'srd52.move.speed-changes-together'),
  { id: 'srd52.move.speed-zero', why: 'no spell that raises a speed is judged on the map' },
  ...all(KINDS, 'srd52.move.difficult-kinds', 'srd52.move.ignores-difficult'),
  { id: 'srd52.move.climb', why: 'a way up is no path on the map' },
  { id: 'srd52.move.long-jump', why: 'a scene does not say in which way a run-up was moved' },
  ...all(LEAPS, 'srd52.move.jump-landing'),
  { id: 'srd52.move.teleport', why: 'a scene does not say which spell teleports' },
  ...all(PUSHED, 'srd52.move.forced', 'srd52.move.push-squares', 'srd52.opportunity.own-means'),
  { id: 'srd52.move.out-of-turn', why: 'what a creature has readied is no fact of the map' },
  ...all(PLAYED, 'srd52.move.ice', 'srd52.move.ground-hazards', 'srd52.mounted.falling-off'),
  ...all(
    FEATURE,
    'srd52.move.jump-features',
    'srd52.share.special-passage',
    'srd52.opportunity.trait-free',
    'srd52.opportunity.free-moves',
    'srd52.opportunity.denied',
  ),
  ...all(TURN_ENDS, 'srd52.share.end-turn-prone', 'srd52.share.through-objects'),
  ...all(
    FALLEN,
    'srd52.flight.falls',
    'srd52.flight.fall-damage',
    'srd52.flight.fall-water',
    'srd52.flight.slow-falls',
  ),
  { id: 'srd52.flight.strong-wind', why: 'a scene has no wind for this document' },
  { id: 'srd52.flight.levitate', why: 'no question asks about levitating' },
  {
    id: 'srd52.opportunity.weapon-or-unarmed',
    why: 'what the one who strikes does with the attack is played out in steps',
  },
  { id: 'srd52.opportunity.reaction', why: 'the log of the fight returns it (tests/encounter)' },
  { id: 'srd52.mounted.who', why: 'a scene does not say whether a mount is willing' },
  {
    id: 'srd52.mounted.controlled',
    why: 'a scene does not say whether a mount is trained and controlled',
  },
  { id: 'srd52.mounted.saddle', why: 'a scene has no saddles for this document' },
];

export const moves51: readonly NotJudged[] = [
  { id: 'srd51.move.difficult-creatures', why: 'the game master decides about water' },
  { id: 'srd51.move.jump-on-foot', why: 'a scene does not say in which way a run-up was moved' },
  ...all(MID_TURN, 'srd51.move.dash-speed', 'srd51.move.speed-changes'),
  { id: 'srd51.move.split-attacks', why: 'how many attacks an action has is no fact of the map' },
  { id: 'srd51.move.dc-open', why: 'the game master decides about checks' },
  { id: 'srd51.move.teleport-occupied', why: 'a scene does not say which spell teleports' },
  ...all(SHEET, 'srd51.move.overload'),
  ...all(PLAYED, 'srd51.move.ground-hazards', 'srd51.mounted.differences'),
  ...all(KINDS, 'srd51.move.ignores-difficult'),
  ...all(FEATURE, 'srd51.move.jump-features', 'srd51.opportunity.denied'),
  { id: 'srd51.share.non-hostile', why: 'the rest is about the newer document, or the guard' },
  ...all(PUSHED, 'srd51.share.no-prone', 'srd51.opportunity.own-means'),
  ...all(FALLEN, 'srd51.flight.no-water-reaction', 'srd51.flight.slow-falls'),
  { id: 'srd51.flight.no-strong-wind', why: 'the document has no rule of wind' },
  {
    id: 'srd51.opportunity.hostile',
    why: 'what the one who strikes does with the attack is played out in steps',
  },
];
