/** Every lesson, family by family, in the order in which they are learnt. */
import { actions } from './actions.ts';
import { attacks } from './attacks.ts';
import { battle } from './battle.ts';
import { between } from './between.ts';
import { blows } from './blows.ts';
import { conditions } from './conditions.ts';
import { cover } from './cover.ts';
import { drawn } from './drawn.ts';
import { ends } from './ends.ts';
import { FAMILY_IDS } from './families.ts';
import { flanking } from './flanking.ts';
import { flight } from './flight.ts';
import { hexes } from './hexes.ts';
import { holds } from './holds.ts';
import { initiative } from './initiative.ts';
import { light } from './light.ts';
import { modern } from './modern.ts';
import { movement } from './movement.ts';
import { objects } from './objects.ts';
import { firstSteps, opportunity } from './opportunity.ts';
import { reach } from './reach.ts';
import { referenceFights } from './referenceFights.ts';
import { referenceMoves } from './referenceMoves.ts';
import { refereed } from './refereed.ts';
import type { Scenario } from './scenario.ts';
import { shoves } from './shoves.ts';
import { specials } from './specials.ts';
import { ways } from './ways.ts';

const ALL: readonly Scenario[] = [
  firstSteps,
  ...opportunity,
  ...reach,
  ...flanking,
  ...cover,
  ...between,
  ...movement,
  ...ways,
  ...ends,
  ...actions,
  ...initiative,
  ...conditions,
  ...attacks,
  ...blows,
  ...specials,
  ...shoves,
  ...holds,
  ...flight,
  ...light,
  ...objects,
  ...refereed,
  ...referenceMoves,
  ...referenceFights,
  ...modern,
  ...hexes,
  ...drawn,
  ...battle,
];

export const SCENARIOS: readonly Scenario[] = FAMILY_IDS.flatMap((family) =>
  ALL.filter((s) => s.family === family),
);

/** The scenario of the guided tour and of the demonstration on the welcome page. */
export const FIRST: Scenario = firstSteps;

export const scenarioOf = (id: string | null): Scenario | undefined =>
  SCENARIOS.find((s) => s.id === id);
