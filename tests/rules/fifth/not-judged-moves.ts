/** Rules of movement, reach and mounts of the fifth edition that the map does not judge, and why. */
import type { NotJudged } from '../cases.ts';

const SHEET = 'a host reports it in squares, already counted';
const PLAYED = 'a save or a roll at the table decides the rest';
const MID_TURN = 'a scene counts the Dashes of a turn, not the speed that each of them gave';
const TEXT_OF_SPELL = 'a scene does not say which spell or feature teleports';
const WILL = 'a scene does not say what a mount is willing, trained or told to do';

const all = (why: string, ...ids: readonly string[]): readonly NotJudged[] =>
  ids.map((id) => ({ id, why }));

export const moves52: readonly NotJudged[] = [
  ...all(SHEET, 'srd52.grid.square-is-five-feet', 'srd52.move.overload'),
  { id: 'srd52.grid.hexes', why: 'the document is judged on squares alone' },
  {
    id: 'srd52.reach.weapon-adds-five',
    why: 'a scene does not say that a shield is in the other hand',
  },
  { id: 'srd52.reach.enlarged', why: 'a host reports the creature at its new size and place' },
  ...all(MID_TURN, 'srd52.move.dash'),
  {
    id: 'srd52.move.difficult-kinds',
    why: 'a scene says that ground is difficult, not for which size of creature or from which depth',
  },
  {
    id: 'srd52.move.jump-landing',
    why: 'a scene does not say how high a low obstacle is; its check is the game master’s option',
  },
  ...all(TEXT_OF_SPELL, 'srd52.move.teleport'),
  {
    id: 'srd52.move.jump-features',
    why: 'a scene does not count the leaps of a spell in a turn, of which the first costs 10 feet',
  },
  { id: 'srd52.move.out-of-turn', why: 'what a creature has readied is no fact of the map' },
  ...all(PLAYED, 'srd52.move.ice'),
  {
    id: 'srd52.share.through-objects',
    why: 'the gap of an inch in a cell, and damage to those who are entered, are no facts of a scene',
  },
  {
    id: 'srd52.share.special-passage',
    why: 'whom a gelatinous cube engulfs, and whether it has room for another, its player says',
  },
  {
    id: 'srd52.opportunity.free-moves',
    why: 'the target of the blow that gives the move, and whom a monk takes along, players say',
  },
  { id: 'srd52.flight.slow-falls', why: 'what a monk takes off the damage is rolled at the table' },
  { id: 'srd52.flight.strong-wind', why: 'a scene has no wind for this document' },
  { id: 'srd52.flight.levitate', why: 'a scene does not say who levitates' },
  { id: 'srd52.opportunity.reaction', why: 'the log of the fight returns it (tests/encounter)' },
  ...all(WILL, 'srd52.mounted.who', 'srd52.mounted.controlled'),
  { id: 'srd52.mounted.saddle', why: 'a scene has no saddles for this document' },
];

export const moves51: readonly NotJudged[] = [
  { id: 'srd51.move.difficult-creatures', why: 'the game master decides about water' },
  { id: 'srd51.move.jump-on-foot', why: 'a scene does not say in which way a run-up was moved' },
  {
    id: 'srd51.move.speed-changes',
    why: 'a condition slows all speeds of a creature, not its walking speed alone',
  },
  { id: 'srd51.move.split-attacks', why: 'how many attacks an action has is no fact of the map' },
  { id: 'srd51.move.dc-open', why: 'the game master decides about checks' },
  ...all(TEXT_OF_SPELL, 'srd51.move.teleport-occupied'),
  ...all(SHEET, 'srd51.move.overload'),
  {
    id: 'srd51.move.ground-hazards',
    why: 'that a square is crossed at half speed, to be spared the save, its player says',
  },
  {
    id: 'srd51.mounted.differences',
    why: 'whether a mount is intelligent, and so independent, its player says',
  },
  { id: 'srd51.share.non-hostile', why: 'whether a creature lets another one through is its will' },
  { id: 'srd51.flight.no-strong-wind', why: 'the document has no rule of wind' },
];
