/** Rules of the ledgers `srd52` and `srd51` that the engine does not judge, and why. */
import type { NotJudged } from '../cases.ts';
import { moves51, moves52 } from './not-judged-moves.ts';

const AT_THE_TABLE = 'decided at the table: spells, features, dice and whole turns are not judged';
const GAME_MASTER = 'left to the game master by the text';
const DECLARED = 'needs a die, or something that is declared in a turn: whole turns are not judged';
const LIGHT = 'this kind of light or sense is not judged yet under this ruleset';
const HIDING = 'what ends hiding is declared in a turn: whole turns are not judged';
const CONDITIONS = 'what the condition does to saves, checks and turns is not judged';
const TRAITS = 'the trait, item or effect is not read yet';
const OTHER_CASES = 'the cases without a row are not judged yet';

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
  ...newer(
    AT_THE_TABLE,
    `
      action.one action.table action.attack action.bonus action.reaction action.interaction
      action.dodge action.disengage action.help-attack action.help-check action.ready
      action.magic action.utilize action.search-study-influence action.no-delay
      action.two-weapons action.loading action.legendary action.simultaneous action.multiattack
      action.recharge action.caltrops spell.web spell.grease spell.fog-cloud
      spell.darkness spell.spirit-guardians spell.spike-growth spell.misty-step spell.shield
      spell.faerie-fire spell.haste spell.slow spell.bless spell.shocking-grasp
      spell.ray-of-frost spell.hideous-laughter spell.hold spell.sleep spell.hypnotic-pattern
      spell.command spell.dissonant-whispers spell.thunderwave spell.gust-of-wind
         spell.moonbeam
      spell.stinking-cloud spell.walls spell.silence spell.invisibility spell.sanctuary
      spell.blur spell.speed spell.fly spell.freedom-of-movement spell.teleports
      spell.antilife-shell spell.counterspell spell.daylight spell.next-attack
      spell.spiritual-weapon mastery.needs-feature mastery.push mastery.topple mastery.slow
      mastery.cleave mastery.graze mastery.vex mastery.nick grapple.start grapple.escape
      grapple.ends grapple.drag grapple.drag-where grapple.one-per-hand grapple.feat
      shove.result damage.zero damage.death-saves damage.temporary damage.knock-out
      damage.resistance class.cunning-action class.monk-focus class.rage class.uncanny-dodge
      class.evasion class.aura-of-protection class.action-surge class.danger-sense
      class.cunning-strike class.stunning-strike class.no-opportunity class.auras
      trait.nimble-escape trait.parry trait.species concentration.damage concentration.ends
      initiative.order initiative.surprise initiative.modifiers initiative.alert
    `,
  ),
  ...newer(
    GAME_MASTER,
    `
      cover.degrees light.weather mounted.space house.silent
    `,
  ),
  ...newer(
    DECLARED,
    `
      opportunity.carried attack.advantage attack.critical attack.reckless attack.net
    `,
  ),
  ...newer(
    LIGHT,
    `
      light.sources
    `,
  ),
  ...newer(
    HIDING,
    `
      hide.ends
    `,
  ),
  ...newer(
    CONDITIONS,
    `
      condition.deafened condition.no-stacking condition.burning
    `,
  ),
  ...newer(
    TRAITS,
    `
      trait.spider-climb trait.leaps
    `,
  ),
  ...newer(
    OTHER_CASES,
    `
      area.straight-lines area.cone area.emanation area.big-creature light.levels light.lightly
      light.darkvision light.other-senses hide.effect underwater.ranged condition.blinded
      condition.charmed condition.exhaustion condition.frightened condition.grappled
      condition.incapacitated condition.invisible condition.paralyzed condition.petrified
      condition.poisoned condition.restrained condition.stunned condition.unconscious
      attack.no-static attack.unseen-target attack.unseen-attacker attack.close-combat
      attack.range attack.heavy attack.sneak trait.sunlight-sensitivity cover.opposite-side
      cover.creature cover.melee cover.low cover.targeting
    `,
  ),
];

export const srd51: readonly NotJudged[] = [
  ...moves51,
  ...older(
    AT_THE_TABLE,
    `
      action.table action.draw action.bonus-spell action.help action.two-weapons
      action.multiattack action.legendary action.simultaneous action.caltrops spell.haste
      spell.web spell.entangle spell.darkness spell.spirit-guardians spell.moonbeam spell.slow
      spell.shocking-grasp spell.sleep spell.fly spell.invisibility spell.small mastery.none
      grapple.contest grapple.feat shove.contest damage.knock-out class.monk-ki
      class.aura-of-protection class.rage class.danger-sense class.action-surge
      class.stunning-strike concentration.no-cap initiative.surprise initiative.ties
      initiative.feral-instinct
    `,
  ),
  ...older(
    GAME_MASTER,
    `
      cover.body
    `,
  ),
  ...older(
    DECLARED,
    `
      attack.reckless
    `,
  ),
  ...older(
    LIGHT,
    `
      light.sources
    `,
  ),
  ...older(
    HIDING,
    `
      hide.effect
    `,
  ),
  ...older(
    CONDITIONS,
    `
      condition.incapacitated condition.petrified condition.no-stacking condition.paralyzed
    `,
  ),
  ...older(
    OTHER_CASES,
    `
      hide.contest underwater.weapons condition.exhaustion condition.grappled condition.stunned
      condition.invisible attack.sneak attack.net trait.sunlight-sensitivity reach.lance
      squeeze.smaller-space
    `,
  ),
];
