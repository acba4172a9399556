/** The full d20 Modern ruleset: its differences from the parent in a whole turn. */
import { statedConditions } from '../../core/conditionsInForce.ts';
import { gradedFromPoint } from '../../core/estimatedCover.ts';
import { FIREARM_FEATS } from '../play/attacks/firearmFeats.ts';
import { ATTACK_FIGURES } from '../play/attacks/figures.ts';
import { ANSWERS, ATTACK_TRAITS, CLEAVE, GREAT_CLEAVE } from '../play/attacks/attackTraits.ts';
import { ownCount } from '../play/initiative/ownCount.ts';
import { PLAIN_CHECKS } from '../play/movements/checktable.ts';
import { splash } from '../play/ordnance/splash.ts';
import { furtherModifiers } from '../play/states/conditionTable.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import { UNTREATED } from '../../uncoveredSubjects.ts';
import type { Creature } from '../../../board/creature.ts';
import { extend } from '../../extend.ts';
import { extendTurn } from '../extendTurn.ts';
import { sharedStates as states, srd35Full } from '../srd35/full.ts';
import { modernActions } from './actions.ts';
import * as citations from './citations.ts';
import { d20modern, degrees } from './index.ts';
import { modernHazards } from '../play/hazards/modern.ts';
import { OBJECTS } from './objects.ts';
import { ordnance } from './ordnance.ts';

const { turns, specials, movements } = srd35Full;
const { ac: _ac, losesDexterity: _loses, ...blinded } = states.table['blinded']!;
const coverFromPoint = gradedFromPoint(degrees);
const TREATED = ['falling-damage', 'poison', 'vehicles', 'action-points'];

/** A low target is harder to hit with ranged attacks, except from an adjacent cell. */
const low = (value: number) => ({ melee: -value, ranged: value, near: 0 });
const PINNED = { ac: { melee: -4, ranged: 0 }, losesDexterity: true } as const;
/** As printed, Dexterity counts as 0 against ranged attacks only (d20modern-vs-srd35, 4.10). */
const PINNED_BY_THE_LETTER = { ...PINNED, zeroAgainst: ['ranged'] } as const;
/** Bonus for the larger side for each size category of difference. */
const SIZE = 4;

/** A creature that has acted in this fight or is grappled is aware of the danger. */
const mayBeUnaware = (j: FullJudge, c: Creature): boolean =>
  j.board.turn?.acted?.includes(c.id) !== true &&
  j.board.turn?.active !== c.id &&
  statedConditions(c).length === 0;

export const d20modernFull = extendTurn(srd35Full, d20modern, citations, {
  partial: true,
  unspoken: [
    ...UNTREATED.filter((subject) => !TREATED.includes(subject)),
    'counterspell',
    'casting-while-falling',
  ],
  hazards: modernHazards(citations.hazards),
  vehicles: { cites: citations.vehicles },
  actionPoints: citations.actionPoints,
  ordnance,
  // More than the Constitution score by one hit (d20modern.damage.massive-threshold). Nonlethal
  // damage is not added up (d20modern.damage.nonlethal).
  bodies: {
    massive: {
      dc: 15,
      threshold: {
        trait: 'improved-damage-threshold',
        adds: 3,
        failsTo: -1,
        nonlethal: {
          passed: { condition: 'dazed', rounds: '1' },
          failed: { condition: 'unconscious', rounds: '1d4+1' },
        },
      },
    },
  },
  states: {
    // A dying creature makes a save each round (d20modern.damage.dying-save).
    figures: extend(states.figures, { struggle: { dc: 20, save: 'fortitude' } as const }),
    table: extend(states.table, {
      // Ranged attacks have no penalty in the table (note 2), but some weapons cannot be used.
      prone: { attack: { melee: -4, ranged: 0 }, ac: low(4), rangedNot: 'not-prone' },
      kneeling: { ac: low(2) },
      sitting: { ac: low(2) },
      climbing: { ac: -2, losesDexterity: true },
      running: { ac: { melee: 0, ranged: 2 }, losesDexterity: true },
      // A helpless creature has Defense 5 plus size; armor, class and Dexterity do not count.
      helpless: { losesDexterity: true, armourClass: 5, atMercy: true },
      pinned: PINNED_BY_THE_LETTER,
      ...furtherModifiers('unaware', 'completing', 'vehicle'),
      // Dexterity counts as 3 at most, in place of a penalty to Defense (condition.blinded).
      blinded: { ...blinded, dexterity: { most: 3 } },
    }),
    of: (j, c) =>
      states
        .of(j, c)
        .filter(({ condition }) => condition !== 'unaware' || mayBeUnaware(j, c))
        .map((state) =>
          j.options.pinned === 'srd' && state.effect === PINNED_BY_THE_LETTER
            ? { ...state, effect: { ...PINNED, zeroAgainst: ['melee', 'ranged'] } }
            : state,
        ),
  },
  turns: {
    // The text has no spells.
    troubles: {},
    table: modernActions,
    traits: extend(turns.traits, {
      'combat-martial-arts': { safe: ['unarmed-attack'] },
      // The feat also applies to objects that another creature holds (d20modern.object.held).
      'improved-sunder': { safe: ['sunder', 'sunder-unattended'] },
    }),
    // A readied action is one attack action or one move action (d20modern.initiative.ready).
    readies: ['standard', 'move'],
  },
  initiative: ownCount(srd35Full.initiative),
  attacks: {
    arms: undefined,
    figures: extend(ATTACK_FIGURES, {
      // Each full range increment gives a penalty (d20modern.attack.range-penalty).
      rangeSteps: 'full',
      // Adjacent enemies count as engaged in melee. There is no penalty for aiming at a part of the
      // target that is more than 3 m away from every ally (attack.into-melee*).
      engaged: 'adjacent',
      farFromAlly: 3,
      bigTargetEases: false,
      unseenToBlind: true,
      longarm: -4,
      wholeRound: 5,
      graceThrown: true,
      inGrapple: 0,
      needsSquare: () => true,
      totalCoverBars: () => true,
      coverStruck: true,
      fist: { medium: '1d3' },
      sizeRow: citations.sizeRows,
    }),
    traits: extend(ATTACK_TRAITS, {
      ...FIREARM_FEATS,
      ...ANSWERS,
      'combat-martial-arts': { armedHands: true },
      // Raises the massive damage threshold (`bodies.massive`).
      'improved-damage-threshold': {},
      'elusive-target': { elusive: -4 },
      // The next opponent is adjacent, whatever the weapon's reach.
      cleave: { further: { ...CLEAVE, beside: 'attacker' } },
      'great-cleave': { further: { ...GREAT_CLEAVE, beside: 'attacker' } },
      'whirlwind-attack': { further: { when: 'sweep', beside: 'attacker' } },
      'defensive-martial-arts': { againstMelee: 1 },
    }),
    splash,
  },
  specials: {
    table: extend(specials.table, {
      'bull-rush': { ...specials.table['bull-rush'], fallsBack: false },
      'aid-another': { ...specials.table['aid-another'], until: 'end-of-allys-next-turn' },
      // Any ranged weapon may be used from an adjacent cell. Hidden targets are not mentioned.
      'coup-de-grace': { names: ['coup'], checkNames: [], by: 'weapon', anyShooter: true },
      // The sizes of the weapons count, and whether the defender uses two hands. A ranged weapon is
      // attacked against a number instead (disarm-steps, disarm-ranged, grab-object).
      disarm: {
        names: ['disarm'],
        checkNames: ['disarmCheck'],
        by: 'weapon',
        ruined: 'worn',
        anyWorn: true,
        struckAt: { what: 'shooters', twoHands: 2 },
        opposed: { attacker: ['attack'], defender: ['attack'], size: SIZE, grips: 'size' },
      },
      // The mover needs two cells of straight approach and then trips the target. If the target
      // steps aside, the mover has still spent its action (overrun-approach, overrun-result).
      overrun: {
        names: ['overrun', 'overrunProvokes'],
        checkNames: ['overrunCheck'],
        approach: 2,
        touch: true,
        opposed: {
          attacker: ['strength'],
          defender: ['strength', 'dexterity'],
          size: SIZE,
          legs: true,
        },
      },
      // A held item has its own Defense, so there are no opposed rolls (object.held).
      sunder: {
        names: ['sunder'],
        checkNames: ['sunder'],
        by: 'weapon',
        struckAt: { what: 'all', twoHands: 0 },
      },
    }),
    grapple: {
      casting: specials.grapple.casting,
      thenMoves: true,
      rows: {
        'grapple-damage': { check: 'grapple', names: ['grapplingDamage'] },
        'grapple-pin': { check: 'grapple', names: ['grapplingPin'] },
        'grapple-break-free': { check: 'grapple', names: ['grapplingEscape'] },
        'escape-grapple': { check: 'escape-artist', names: ['grapplingEscape'], once: true },
        'grapple-free-other': { check: 'grapple', names: ['grapplingFree'] },
        // To draw a light weapon is a move action without a check; the attack is an ordinary one.
        'draw-light-weapon-grappling': { names: ['grapplingDraw'], light: true },
        'grapple-attack': { names: ['grapplingAttack'], light: true },
        'grapple-enter-space': { names: ['grappleHold'] },
        'release-grapple': specials.grapple.rows['release-grapple']!,
      },
    },
    objects: OBJECTS,
  },
  movements: {
    // One check for all; a failed roll goes on (d20modern.movement.tumble).
    table: { ...movements.table, tumble: { checks: 'one', failed: 'goes-on' }, ownCorner: false },
    checks: { ...movements.checks, ...PLAIN_CHECKS },
    // Cover against an effect is estimated as against an attack (d20modern.cover.reflex).
    // Nine-tenths cover halves the damage left after a save (degree-nine-tenths).
    shelter(j, at, from, to) {
      const { degree, reflex } = coverFromPoint(j, at, from, to);
      return { cover: degree, reflex, evasion: degree === 'nine-tenths' };
    },
  },
});
