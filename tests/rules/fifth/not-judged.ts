/** Rules of the ledgers `srd52` and `srd51` that the engine does not judge, and why. */
import type { NotJudged } from '../cases.ts';
import { moves51, moves52 } from './not-judged-moves.ts';
import { spells51, spells52 } from './not-judged-spells.ts';

const AT_THE_TABLE = 'a whole turn, or dice: both are played at the table';
const GAME_MASTER = 'left to the game master by the text';
const DECLARED = 'needs a die, or something that is declared in a turn: whole turns are not judged';
const LIGHT = 'the host says how light each square is; its lights are summed up in adapters/common';
const HIDING = 'what ends hiding is declared in a turn: whole turns are not judged';
const ROLLS = 'a roll, damage or a save decides the rest, which no question about the map has';
const CHECKS = 'checks and hearing are no question about the map';
const ELSEWHERE = 'the rest is about another ruleset';
const TURNS = 'what the condition does to actions, falls and durations is not asked about the map';
const IMPROVISED = 'a scene says which weapon attacks, not that it is used in another way';
const ONE_AREA = 'the question is about one area of a spell, not about all of them';

/** Rules by their ids without the ruleset; of a rule that is judged in part, the cases without a row. */
const because =
  (ruleset: string) =>
  (why: string, ids: string): readonly NotJudged[] =>
    ids
      .trim()
      .split(/\s+/)
      .map((id) => ({ id: `${ruleset}.${id}`, why }));

const newer = because('srd52');
const older = because('srd51');

export const srd52: readonly NotJudged[] = [
  ...moves52,
  ...spells52,
  ...newer(
    AT_THE_TABLE,
    `
      action.attack action.interaction action.help-attack action.help-check action.ready
      action.search-study-influence action.no-delay action.two-weapons action.loading
      action.legendary action.simultaneous action.recharge action.caltrops
      mastery.needs-feature mastery.push mastery.topple mastery.slow mastery.cleave
      mastery.graze mastery.vex grapple.start grapple.escape grapple.ends grapple.drag
      grapple.drag-where grapple.one-per-hand grapple.feat shove.result damage.zero
      damage.death-saves damage.temporary damage.knock-out damage.resistance
      concentration.damage concentration.ends initiative.order initiative.surprise
      initiative.modifiers initiative.alert
    `,
  ),
  ...newer(GAME_MASTER, 'cover.low mounted.space house.silent'),
  ...newer(DECLARED, 'opportunity.carried attack.critical attack.reckless attack.net'),
  ...newer(LIGHT, 'light.sources light.levels'),
  ...newer(HIDING, 'hide.ends hide.effect'),
  ...newer(
    ROLLS,
    `
      underwater.ranged attack.unseen-target attack.unseen-attacker attack.close-combat
      attack.no-static attack.sneak condition.deafened condition.petrified
      condition.poisoned condition.exhaustion
    `,
  ),
  ...newer(CHECKS, 'light.lightly light.weather trait.sunlight-sensitivity'),
  ...newer(
    TURNS,
    `
      condition.no-stacking condition.burning condition.blinded condition.charmed
      condition.frightened condition.grappled condition.incapacitated condition.invisible
      condition.paralyzed condition.restrained condition.stunned condition.unconscious
    `,
  ),
  ...newer(ELSEWHERE, 'area.cone cover.melee attack.advantage'),
  ...newer(IMPROVISED, 'attack.range'),
  ...newer(ONE_AREA, 'area.big-creature'),
];

export const srd51: readonly NotJudged[] = [
  ...moves51,
  ...spells51,
  ...older(
    AT_THE_TABLE,
    `
      action.help action.multiattack action.legendary action.simultaneous action.caltrops
      mastery.none grapple.contest grapple.feat shove.contest damage.knock-out
      concentration.no-cap initiative.surprise initiative.ties initiative.feral-instinct
    `,
  ),
  ...older(GAME_MASTER, 'cover.body hide.effect'),
  ...older(DECLARED, 'attack.sneak attack.net'),
  ...older(LIGHT, 'light.sources'),
  ...older(
    TURNS,
    'condition.incapacitated condition.no-stacking condition.paralyzed condition.grappled condition.stunned',
  ),
  ...older(
    ROLLS,
    'condition.petrified hide.contest underwater.weapons condition.exhaustion condition.invisible',
  ),
  ...older(CHECKS, 'trait.sunlight-sensitivity'),
  ...older('the hands of a creature are no question about the map', 'reach.lance'),
  ...older('a creature stands in whole squares', 'squeeze.smaller-space'),
];
