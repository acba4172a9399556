/** Every lesson, family by family, in the order in which they are learnt. */
import { actionScenarios } from './actions.ts';
import { attackScenarios } from './attacks.ts';
import { battleScenarios } from './battle.ts';
import { betweenScenarios } from './between.ts';
import { blowScenarios } from './blows.ts';
import { conditionScenarios } from './conditions.ts';
import { coverScenarios } from './cover.ts';
import { drawnScenarios } from './drawn.ts';
import { endScenarios } from './ends.ts';
import { FAMILY_IDS } from './families.ts';
import { flankingScenarios } from './flanking.ts';
import { flightScenarios } from './flight.ts';
import { hexScenarios } from './hexes.ts';
import { holdScenarios } from './holds.ts';
import { initiativeScenarios } from './initiative.ts';
import { lightScenarios } from './light.ts';
import { modernScenarios } from './modern.ts';
import { movementScenarios } from './movement.ts';
import { objectScenarios } from './objects.ts';
import { firstSteps, opportunityScenarios } from './opportunity.ts';
import { reachScenarios } from './reach.ts';
import { referenceFights } from './referenceFights.ts';
import { referenceMoves } from './referenceMoves.ts';
import { refereedScenarios } from './refereed.ts';
import type { Scenario } from './scenario.ts';
import { shoveScenarios } from './shoves.ts';
import { specialScenarios } from './specials.ts';
import { wayScenarios } from './ways.ts';

const ALL: readonly Scenario[] = [
  firstSteps,
  ...opportunityScenarios,
  ...reachScenarios,
  ...flankingScenarios,
  ...coverScenarios,
  ...betweenScenarios,
  ...movementScenarios,
  ...wayScenarios,
  ...endScenarios,
  ...actionScenarios,
  ...initiativeScenarios,
  ...conditionScenarios,
  ...attackScenarios,
  ...blowScenarios,
  ...specialScenarios,
  ...shoveScenarios,
  ...holdScenarios,
  ...flightScenarios,
  ...lightScenarios,
  ...objectScenarios,
  ...refereedScenarios,
  ...referenceMoves,
  ...referenceFights,
  ...modernScenarios,
  ...hexScenarios,
  ...drawnScenarios,
  ...battleScenarios,
];

export const SCENARIOS: readonly Scenario[] = FAMILY_IDS.flatMap((family) =>
  ALL.filter((s) => s.family === family),
);

/** The scenario of the guided tour and of the demonstration on the welcome page. */
export const FIRST: Scenario = firstSteps;

export const scenarioOf = (id: string | null): Scenario | undefined =>
  SCENARIOS.find((s) => s.id === id);
