/** Rules of the ledgers `srd52` and `srd51` that the engine does not judge, and why. */
import type { NotJudged } from '../cases.ts';
import { moves51, moves52 } from './not-judged-moves.ts';
import { spells51, spells52 } from './not-judged-spells.ts';

const AT_THE_TABLE = 'a whole turn, or dice: both are played at the table';
const GAME_MASTER = 'left to the game master by the text';
const DICE = 'which dice are doubled is rolled at the table';
const NET = 'a thrown net, and who may free from it, are no attack of a scene';
const LIGHT = 'the host says how light each square is; its lights are summed up in adapters/common';
const ROLLS = 'a roll, damage or a save decides the rest, which no question about the map has';
const CHECKS = 'checks and hearing are no question about the map';
const AIMED = 'a scene does not say which spell needs a target that one sees, or harms it';
const SILENCE = 'a spell that deafens inside its area is in the conditions that a host reports';
const WILL = 'whose choice a ride or a carrying is, the game master says';
const HOURS = 'rests and hours pass outside of a fight';
const CASTS =
  'a scene does not say which spell has words, or which feature pays for a silent attack';
const ONE_STRIKE = 'several effects of one hit are chosen at the table';
const DRAGGED = 'the table moves the dragged token';
const BURNS = 'the damage at the start of a turn is rolled at the table';
const BEARERS = 'which creatures have the trait is on their sheets';
const PINS = 'a second check that pins both is not asked';
const IMPROVISED = 'a scene says which weapon attacks, not that it is used in another way';
const GROUPS =
  'the log gives each of a group its own turn (tests/state/refereeing/shared-turns.test.ts)';
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
      action.search-study-influence action.two-weapons action.loading
      action.legendary action.simultaneous action.recharge
      mastery.slow mastery.cleave mastery.graze mastery.vex
      initiative.order initiative.surprise initiative.modifiers initiative.alert
    `,
  ),
  ...newer(AIMED, 'condition.blinded condition.charmed condition.invisible'),
  ...newer(SILENCE, 'condition.deafened'),
  ...newer(WILL, 'condition.frightened condition.unconscious'),
  ...newer(HOURS, 'damage.temporary damage.knock-out'),
  ...newer(CASTS, 'hide.ends'),
  ...newer(ONE_STRIKE, 'mastery.needs-feature'),
  ...newer(DRAGGED, 'grapple.drag-where'),
  ...newer(BURNS, 'condition.burning'),
  ...newer(BEARERS, 'trait.sunlight-sensitivity'),
  ...newer(GAME_MASTER, 'cover.low house.silent'),
  ...newer(DICE, 'attack.critical'),
  ...newer(NET, 'attack.net'),
  ...newer('that a condition without an attack ends with the turn is not asked', 'attack.reckless'),
  ...newer(LIGHT, 'light.sources light.levels'),
  ...newer(
    ROLLS,
    `
      underwater.ranged attack.unseen-target attack.unseen-attacker
    `,
  ),
  ...newer(CHECKS, 'light.weather'),
  ...newer('a reason that the game master gives is no fact of a scene', 'attack.advantage'),
  ...newer('what sneak attack asked for in 3.5 is in the rows of that ruleset', 'attack.sneak'),
  ...newer(IMPROVISED, 'attack.range'),
  ...newer(ONE_AREA, 'area.big-creature'),
];

export const srd51: readonly NotJudged[] = [
  ...moves51,
  ...spells51,
  ...older(GROUPS, 'initiative.group'),
  ...older(
    AT_THE_TABLE,
    `
      action.multiattack action.simultaneous
      initiative.surprise initiative.ties initiative.feral-instinct
    `,
  ),
  ...older(BEARERS, 'trait.sunlight-sensitivity'),
  ...older(
    'that a square is crossed at half speed, to be spared the save, its player says',
    'action.caltrops',
  ),
  ...older(PINS, 'grapple.feat'),
  ...older(GAME_MASTER, 'cover.body'),
  ...older(NET, 'attack.net'),
  ...older(LIGHT, 'light.sources'),
  ...older(ROLLS, 'underwater.weapons'),
  ...older('the hands of a creature are no question about the map', 'reach.lance'),
];
