/** The full Pathfinder ruleset (first edition): its differences from the parent in a whole turn. */
import { swarmBearings, unlivingBearings } from '../play/bodies/damageByCreatureKind.ts';
import { SHARED_CHECKS } from '../play/movements/checktable.ts';
import { ACROBATIC_CHECKS, FLY_CHECKS } from '../play/movements/skilledChecks.ts';
import { improved } from '../play/turns/turnTraits.ts';
import { UNTREATED } from '../../uncoveredSubjects.ts';
import { BY_SKILL } from '../map/flight/skill.ts';
import { extend } from '../../extend.ts';
import { extendTurn } from '../extendTurn.ts';
import { sharedStates, srd35Full } from '../srd35/full.ts';
import { pf1Actions } from './actions.ts';
import * as citations from './citations.ts';
import { pf1 } from './index.ts';
import { grapple, maneuvers, maneuverTraits } from './maneuvers.ts';
import { ATTACK_FIGURES } from '../play/attacks/figures.ts';
import { ATTACK_TRAITS } from '../play/attacks/attackTraits.ts';
import { attackTraits } from './feats.ts';
import { statesHere } from './states.ts';

const { movements, turns } = srd35Full;

export const pf1Full = extendTurn(srd35Full, pf1, citations, {
  partial: true,
  unspoken: [...UNTREATED, 'drowning', 'casting-while-falling'],
  states: statesHere(sharedStates),
  // Massive damage is damage of at least half of the creature's hit points, and at least 50.
  bodies: {
    massive: { from: 50, dc: 15, half: true },
    nonlethalSpills: true,
    bearings: { ...unlivingBearings(citations.unliving), ...swarmBearings(citations.swarm) },
  },
  turns: {
    table: pf1Actions,
    defensiveLevels: 2,
    traits: extend(turns.traits, {
      ...improved('overrun', 'dirty-trick', 'drag', 'reposition', 'steal'),
      disruptive: { disrupts: 4 },
      'spring-attack': { passing: { with: 'melee', spares: true, before: 2 } },
    }),
  },
  attacks: {
    arms: undefined,
    figures: extend(ATTACK_FIGURES, {
      broken: -2,
      darkCountsAs: 'blinded',
      touchPassesCover: true,
      secondaryKinds: ['hoof', 'tentacle', 'wing', 'pincers', 'tail-slap'],
      // The shooter chooses a target in a grapple without a die, and still takes the −4.
      grappleWeight: () => 0,
    }),
    traits: attackTraits(ATTACK_TRAITS),
  },
  specials: { table: maneuvers, traits: maneuverTraits, grapple },
  flight: {
    ...BY_SKILL,
    winged: (j, c) => ({ value: srd35Full.flight.winged({ ...j, rules: srd35Full }, c).value }),
  },
  movements: {
    checks: { ...movements.checks, ...SHARED_CHECKS, ...ACROBATIC_CHECKS, ...FLY_CHECKS },
    table: extend(movements.table, {
      secondRadius: 'raises',
      dazzlesFrom: 'daylight',
      hidesRushing: false,
    }),
    traits: { ...movements.traits, 'light-blindness': { lightSensitive: ['blinded', 'dazzled'] } },
  },
});
