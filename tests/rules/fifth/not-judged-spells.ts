/** Rules of spells, classes and traits of the fifth edition that a board does not decide, and why. */
import type { NotJudged } from '../cases.ts';

const DIE = 'a die decides the rest: a save, a check or damage';
const SAVE_LATER =
  'the save at the start or the end of a turn, or when the area moves, is rolled then';
const ENDS = 'what ends the spell is declared or happens at the table';
const SLOT = 'spell slots and components are no facts of a scene';
const PUSHED = 'that a push out of reach ends a grapple is set at the table';
const CAST = 'what a spell may be cast on, and what it dispels, is declared with the spell';
const REACTION = 'a Reaction to a hit changes the roll that is made; that it is spent is judged';
const FEATURE_TURN = 'what the feature gives in a turn is declared; whole turns are not judged';

const all = (ruleset: string, why: string, ...ids: readonly string[]): readonly NotJudged[] =>
  ids.map((id) => ({ id: `${ruleset}.${id}`, why }));
const newer = (why: string, ...ids: readonly string[]) => all('srd52', why, ...ids);
const older = (why: string, ...ids: readonly string[]) => all('srd51', why, ...ids);

export const spells52: readonly NotJudged[] = [
  ...newer('fire, and what the webs hang on, are no facts of the map', 'spell.web'),
  ...newer(SAVE_LATER, 'spell.grease', 'spell.moonbeam', 'spell.stinking-cloud'),
  ...newer(SAVE_LATER, 'spell.spirit-guardians'),
  ...newer(SLOT, 'spell.fog-cloud', 'spell.silence', 'spell.counterspell'),
  ...newer(CAST, 'spell.darkness', 'spell.daylight'),
  ...newer('a push, a search and who saw the casting are no facts of a path', 'spell.spike-growth'),
  ...newer('a scene does not say which spell teleports', 'spell.misty-step', 'spell.teleports'),
  ...newer(REACTION, 'spell.shield', 'class.uncanny-dodge', 'trait.parry'),
  ...newer('the number of attacks and the failure of a spell are rolled or declared', 'spell.slow'),
  ...newer(DIE, 'spell.bless', 'spell.sleep', 'class.evasion'),
  ...newer(ENDS, 'spell.hypnotic-pattern', 'spell.invisibility', 'spell.spiritual-weapon'),
  ...newer('the move that the spell dictates is chosen by people', 'spell.command'),
  ...newer('the safest route is weighed by people', 'spell.dissonant-whispers'),
  ...newer(PUSHED, 'spell.thunderwave'),
  ...newer('a scene does not say from where a wind blows', 'spell.gust-of-wind'),
  ...newer('a scene has no wall that turns missiles away', 'spell.walls'),
  ...newer('a save comes before the attack, and the map reminds of no save', 'spell.sanctuary'),
  ...newer('a leap that a spell allows is no fact of the map', 'spell.speed', 'trait.leaps'),
  ...newer('how high a creature falls from is rolled out at the table', 'spell.fly'),
  ...newer('freeing oneself from a grapple is declared', 'spell.freedom-of-movement'),
  ...newer('who is forced through the shell is seen at the table', 'spell.antilife-shell'),
  ...newer('Focus Points are no fact of a scene', 'class.monk-focus', 'class.stunning-strike'),
  ...newer(FEATURE_TURN, 'class.rage', 'class.cunning-strike'),
  ...newer('the features of the one who attacks or leaves are not read', 'class.no-opportunity'),
  ...newer('cover from a spell that was cast is the game master’s degree', 'class.auras'),
  ...newer('who touches which web is no fact of a scene', 'trait.spider-climb'),
  ...newer(FEATURE_TURN, 'trait.species'),
];

export const spells51: readonly NotJudged[] = [
  ...older('each entry asks a save of its own, and a path names the first', 'spell.web'),
  ...older(CAST, 'spell.entangle', 'spell.darkness'),
  ...older(SAVE_LATER, 'spell.spirit-guardians', 'spell.moonbeam'),
  ...older('the number of attacks and the delay of a spell are rolled or declared', 'spell.slow'),
  ...older('other Reactions and metal armor are no facts of the map', 'spell.shocking-grasp'),
  ...older(DIE, 'spell.sleep', 'class.danger-sense'),
  ...older(ENDS, 'spell.fly', 'spell.invisibility'),
  ...older('the other spells change a leap, a save or concentration', 'spell.small'),
  ...older('ki points are no fact of a scene', 'class.monk-ki', 'class.stunning-strike'),
  ...older(FEATURE_TURN, 'class.rage'),
];
