/** Falling off a mount, 2014. */
import { cases, hero, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { becomes, gains, goes, trial, without } from './boards.ts';

const row = rowsOf('srd51');
const horse = hero('h', 6, 5, { size: 'large', speed: { land: 12 } });
const rider = (more: CreatureMore = {}) => hero('r', 6, 5, { mount: 'h', ...more });
const toppled = (chosen: object = {}) =>
  trial('stay-mounted', 'r', { chosen: { cause: 'mount-prone', ...chosen } });

export default cases('srd51', [
  row('mounted.differences', 0, 'its horse is toppled, a Reaction used')
    .on(horse, rider())
    .ask(toppled({ feet: 'yes' }))
    .gives(becomes(goes('r', [6, 5], [5, 4]))),
  row('mounted.differences', 1, 'its horse is toppled, no Reaction left')
    .on(horse, rider({ opportunitiesTaken: 1 }))
    .ask(toppled())
    .gives(becomes(goes('r', [6, 5], [5, 4]), gains('r', 'prone'))),
  row('mounted.differences', 3, 'its horse is toppled, and no save is asked')
    .on(horse, rider())
    .ask(toppled())
    .gives(without('roll')),
]);
