/** Kinds of ground that the 3.5 SRD names, with what each costs, hides and holds. */
import type { GroundFacts, GroundTable } from '../../groundTable.ts';
import type { RowCitations } from '../../names.ts';

/** Water to swim in: the DC of its Swim check. */
const deep = (dc: number) => ({ surface: 'water', check: { skill: 'swim', dc } }) as const;

const KINDS = {
  'light-rubble': { footing: 'slight' },
  'dense-rubble': { costFactor: 2, footing: 'severe' },
  'natural-stone': { costFactor: 2, footing: 'severe' },
  'hewn-stone': { rushed: 'hewn-floor' },
  'uneven-flagstone': { rushed: 'uneven-floor' },
  'gradual-slope': { slope: 'gradual', footing: 'slight' },
  'steep-slope': { slope: 'steep', footing: 'slight' },
  trench: { trench: true },
  'strong-wind': { airborne: true, shots: -2, hazards: ['strong-wind'] },
  'severe-wind': { airborne: true, shots: -4, hazards: ['severe-wind'] },
  windstorm: { airborne: true, noShots: 'too-windy', hazards: ['windstorm'] },
  hurricane: { airborne: true, noShots: 'too-windy', hazards: ['hurricane'] },
  tornado: { airborne: true, noShots: 'too-windy', hazards: ['tornado'] },
  ice: { costFactor: 2, footing: 'severe' },
  snow: { costFactor: 2 },
  'deep-snow': { costFactor: 4 },
  'shallow-bog': { costFactor: 2, footing: 'slight' },
  'deep-bog': { costFactor: 4 },
  'light-undergrowth': { costFactor: 2, concealment: 'partial', footing: 'slight' },
  'heavy-undergrowth': { costFactor: 4, missChance: 30, footing: 'severe' },
  tree: { shelters: true },
  'chest-deep-water': { costFactor: 2, water: true, frees: true },
  'calm-water': deep(10),
  'rough-water': deep(15),
  'stormy-water': deep(20),
  overgrowth: { pace: { small: 1, large: 2 }, frees: true },
  fog: { concealment: 'fog' },
  'solid-fog': {
    airborne: true,
    concealment: 'fog',
    pace: { small: 1, large: 1 },
    strikes: -2,
    noShots: 'no-shots',
    frees: true,
  },
  'magical-darkness': { airborne: true, light: 'dim', veiled: true },
  smoke: { airborne: true, concealment: 'partial', hazards: ['smoke'] },
  lava: { hazards: ['lava'] },
  acid: { hazards: ['acid'] },
  caltrops: { hazards: ['caltrops'] },
  entangle: { costFactor: 2, hazards: ['entangle'], frees: true },
  web: { airborne: true, hazards: ['web'], frees: true, strands: true },
  grease: { costFactor: 2, hazards: ['grease', 'grease-walk'] },
  'sleet-storm': { airborne: true, costFactor: 2, concealment: 'total', hazards: ['sleet-storm'] },
  'black-tentacles': { costFactor: 2, hazards: ['black-tentacles'], frees: true },
  'spike-growth': { hazards: ['spike-growth'] },
  'spike-stones': { costFactor: 2, hazards: ['spike-stones'] },
  'stinking-cloud': { airborne: true, concealment: 'fog', hazards: ['stinking-cloud'] },
  cloudkill: { airborne: true, concealment: 'fog', hazards: ['cloudkill'] },
} as const satisfies Readonly<Record<string, GroundFacts>>;

export type GroundId = keyof typeof KINDS;

/** The kinds of ground, each with the rules of a text. */
export const groundTable = (cites: RowCitations<GroundId>): GroundTable =>
  Object.fromEntries(
    (Object.keys(KINDS) as GroundId[]).map((id) => [id, { ...KINDS[id], rules: cites[id] }]),
  );
