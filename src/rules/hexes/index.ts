/**
 * Answers to the map's questions on hexes: distance and lines (`between.ts`), movement, paths and
 * everywhere a creature can end (`moving.ts`), and the questions on which such texts are silent
 * (`silent.ts`).
 */
export { contact, distance, lineOfEffect, lineOfSight, strikingPlaces } from './between.ts';
export { move, path, reachable } from './moving.ts';
export { silentAnswers } from './silent.ts';
