/** Rules of spells, classes and traits of the fifth edition that a board does not decide, and why. */
import type { NotJudged } from '../cases.ts';

const DIE = 'a die decides the rest: a save, a check or damage';
const AREA_MOVES = 'that an area is moved over creatures is no movement of a creature in a scene';
const ENDS = 'what ends the spell is declared or happens at the table';
const SLOT = 'spell slots and components are no facts of a scene';
const CAST = 'what a spell may be cast on, and what it dispels, is declared with the spell';
const REACTION = 'a Reaction to a hit changes the roll that is made; that it is spent is judged';
const FEATURE_TURN = 'whether the feature has been used, and how often, is no fact of a scene';

const all = (ruleset: string, why: string, ...ids: readonly string[]): readonly NotJudged[] =>
  ids.map((id) => ({ id: `${ruleset}.${id}`, why }));
const newer = (why: string, ...ids: readonly string[]) => all('srd52', why, ...ids);
const older = (why: string, ...ids: readonly string[]) => all('srd51', why, ...ids);

export const spells52: readonly NotJudged[] = [
  ...newer('fire, and what the webs hang on, are no facts of the map', 'spell.web'),
  ...newer(AREA_MOVES, 'spell.moonbeam'),
  ...newer(
    'what a failed save leaves to do is one condition with two effects',
    'spell.stinking-cloud',
  ),
  ...newer(SLOT, 'spell.fog-cloud', 'spell.silence', 'spell.counterspell'),
  ...newer(CAST, 'spell.darkness', 'spell.daylight'),
  ...newer('who saw the casting is no fact of a scene', 'spell.spike-growth'),
  ...newer('a scene does not say which spell teleports', 'spell.misty-step', 'spell.teleports'),
  ...newer(REACTION, 'spell.shield', 'class.uncanny-dodge', 'trait.parry'),
  ...newer('the number of attacks and the failure of a spell are rolled or declared', 'spell.slow'),
  ...newer(DIE, 'spell.bless', 'spell.sleep', 'class.evasion'),
  ...newer(ENDS, 'spell.invisibility', 'spell.spiritual-weapon'),
  ...newer('the move that the spell dictates is chosen by people', 'spell.command'),
  ...newer('the safest route is weighed by people', 'spell.dissonant-whispers'),
  ...newer('a scene does not say from where a wind blows', 'spell.gust-of-wind'),
  ...newer('a scene has no wall that turns missiles away', 'spell.walls'),
  ...newer('a save comes before the attack, and the map reminds of no save', 'spell.sanctuary'),
  ...newer('a scene does not count the leaps of a spell in a turn', 'spell.speed'),
  ...newer('freeing oneself from a grapple is declared', 'spell.freedom-of-movement'),
  ...newer('who is forced through the shell is seen at the table', 'spell.antilife-shell'),
  ...newer('Focus Points are no fact of a scene', 'class.monk-focus', 'class.stunning-strike'),
  ...newer(FEATURE_TURN, 'class.rage', 'class.cunning-strike'),
  ...newer('cover from a spell that was cast is the game master’s degree', 'class.auras'),
  ...newer('who touches which web is no fact of a scene', 'trait.spider-climb'),
  ...newer(FEATURE_TURN, 'trait.species'),
];

export const spells51: readonly NotJudged[] = [
  ...older('which check frees the one who is held is declared', 'spell.web'),
  ...older(CAST, 'spell.entangle', 'spell.darkness'),
  ...older('the radius of a storm is what its caster draws', 'spell.moonbeam'),
  ...older('the number of attacks and the delay of a spell are rolled or declared', 'spell.slow'),
  ...older('other Reactions and metal armor are no facts of the map', 'spell.shocking-grasp'),
  ...older(DIE, 'spell.sleep', 'class.danger-sense'),
  ...older(ENDS, 'spell.invisibility'),
  ...older('the other spells change a leap, a save or concentration', 'spell.small'),
  ...older('ki points are no fact of a scene', 'class.monk-ki', 'class.stunning-strike'),
  ...older(FEATURE_TURN, 'class.rage'),
];
