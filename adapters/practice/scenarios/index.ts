/** Every lesson, family by family, in the order in which they are learnt. */
import english from './lessons.en.json' with { type: 'json' };
import italian from './lessons.it.json' with { type: 'json' };
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
import { fifthScenarios } from './fifth.ts';
import { fifthAttackScenarios } from './fifthAttacks.ts';
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
import type { Both, Language, LessonBoard, Scenario } from './scenario.ts';
import { shoveScenarios } from './shoves.ts';
import { specialScenarios } from './specials.ts';
import { wayScenarios } from './ways.ts';

const LESSONS: readonly LessonBoard[] = [
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
  ...fifthScenarios,
  ...fifthAttackScenarios,
  ...hexScenarios,
  ...drawnScenarios,
  ...battleScenarios,
];

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: english,
  it: italian,
};

function textIn(language: Language, id: string): string {
  const text = TEXTS[language][id];
  if (text === undefined) throw new Error(`${id} has no text in lessons.${language}.json`);
  return text;
}
const both = (id: string): Both => ({ en: textIn('en', id), it: textIn('it', id) });

const withTexts = (lesson: LessonBoard): Scenario => ({
  ...lesson,
  title: both(`${lesson.id}.title`),
  lesson: both(`${lesson.id}.lesson`),
  attempt: both(`${lesson.id}.attempt`),
});

export const SCENARIOS: readonly Scenario[] = FAMILY_IDS.flatMap((family) =>
  LESSONS.filter((s) => s.family === family).map(withTexts),
);

/** The scenario of the guided tour and of the demonstration on the welcome page. */
export const FIRST: Scenario = SCENARIOS.find((s) => s.id === firstSteps.id)!;

export const scenarioOf = (id: string | null): Scenario | undefined =>
  SCENARIOS.find((s) => s.id === id);
