/** Kinds of ground that the 3.5 SRD names. */
import type { GroundTable } from '../../base/grounds.ts';

const FLOORS = ['srd35.terrain.dungeon-floors'];
const UNDERGROWTH_LIGHT = ['srd35.terrain.undergrowth-light'];
const FOG = ['srd35.concealment.fog'];

export const GROUNDS: GroundTable = {
  'light-rubble': { rules: FLOORS },
  'dense-rubble': { costFactor: 2, rules: FLOORS },
  'natural-stone': { costFactor: 2, rules: FLOORS },
  ice: { costFactor: 2, rules: ['srd35.terrain.ice'] },
  snow: { costFactor: 2, rules: ['srd35.terrain.snow'] },
  'deep-snow': { costFactor: 4, rules: ['srd35.terrain.snow'] },
  'shallow-bog': { costFactor: 2, rules: ['srd35.terrain.bog'] },
  'deep-bog': { costFactor: 4, rules: ['srd35.terrain.bog'] },
  'light-undergrowth': { costFactor: 2, concealment: 'partial', rules: UNDERGROWTH_LIGHT },
  'heavy-undergrowth': {
    costFactor: 4,
    missChance: 30,
    rules: ['srd35.terrain.undergrowth-heavy'],
  },
  fog: { concealment: 'fog', rules: FOG },
  smoke: {
    airborne: true,
    concealment: 'partial',
    hazards: ['smoke'],
    rules: ['srd35.damage.smoke'],
  },
  lava: { hazards: ['lava'], rules: ['srd35.damage.lava'] },
  acid: { hazards: ['acid'], rules: ['srd35.damage.acid'] },
  caltrops: { hazards: ['caltrops'], rules: ['srd35.terrain.caltrops'] },
  entangle: { costFactor: 2, hazards: ['entangle'], rules: ['srd35.spell.entangle'] },
  web: { airborne: true, hazards: ['web'], rules: ['srd35.spell.web'] },
  grease: { costFactor: 2, hazards: ['grease', 'grease-walk'], rules: ['srd35.spell.grease'] },
  'sleet-storm': {
    airborne: true,
    costFactor: 2,
    concealment: 'total',
    hazards: ['sleet-storm'],
    rules: ['srd35.spell.sleet-storm'],
  },
  'black-tentacles': {
    costFactor: 2,
    hazards: ['black-tentacles'],
    rules: ['srd35.spell.black-tentacles'],
  },
  'spike-growth': { hazards: ['spike-growth'], rules: ['srd35.spell.spike-growth'] },
  'spike-stones': { costFactor: 2, hazards: ['spike-stones'], rules: ['srd35.spell.spike-growth'] },
  'stinking-cloud': {
    airborne: true,
    concealment: 'fog',
    hazards: ['stinking-cloud'],
    rules: ['srd35.spell.cloud', ...FOG],
  },
  cloudkill: {
    airborne: true,
    concealment: 'fog',
    hazards: ['cloudkill'],
    rules: ['srd35.spell.cloud', ...FOG],
  },
};
