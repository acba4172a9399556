/** Every lesson, in the order in which they are learnt. */
import { battle } from './battle.ts';
import { cover } from './cover.ts';
import { flanking } from './flanking.ts';
import { movement } from './movement.ts';
import { firstSteps, opportunity } from './opportunity.ts';
import { reach } from './reach.ts';
import type { Scenario } from './scenario.ts';

export const SCENARIOS: readonly Scenario[] = [firstSteps, ...opportunity, ...reach, ...flanking, ...cover, ...movement, ...battle];

/** Where a newcomer begins. */
export const FIRST: Scenario = firstSteps;

export const scenarioOf = (id: string | null): Scenario | undefined => SCENARIOS.find((s) => s.id === id);
