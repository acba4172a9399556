/**
 * Answers of rulesets on hexes: distance and lines (`between.ts`); movement, paths and reachable
 * hexes (`moving.ts`); and answers for topics that such rules texts do not cover (`silent.ts`).
 */
export { contact, distance, lineOfEffect, lineOfSight, strikingPlaces } from './between.ts';
export { move, path, reachable } from './moving.ts';
export { silentAnswers } from './silent.ts';
