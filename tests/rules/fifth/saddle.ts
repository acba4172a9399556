/** Falling off a mount, 2024. */
import { block, cases, creature, fill, hero, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { becomes, bow, edge, gains, goes, rollOf, rolls, trial, why } from './boards.ts';

const row = rowsOf('srd52');
const horse = hero('h', 6, 5, { size: 'large', speed: { land: 12 } });
const rider = (more: CreatureMore = {}) => hero('r', 6, 5, { mount: 'h', ...more });
const falls = (cause: string, total: number) =>
  trial('stay-mounted', 'r', { chosen: { cause }, dice: { save: { total } } });

export default cases('srd52', [
  row('mounted.falling-off', 0, 'its horse is pushed, a save of 9')
    .on(horse, rider())
    .ask(falls('moved', 9))
    .gives(becomes(goes('r', [6, 5], [5, 4]), gains('r', 'prone')), rollOf('save', { dc: 10 })),
  row('mounted.falling-off', 1, 'its horse is toppled, a save of 12')
    .on(horse, rider())
    .ask(falls('mount-prone', 12))
    .gives(becomes()),
  row('mounted.falling-off', 2, 'the rider is knocked prone, a save of 10')
    .on(horse, rider())
    .ask(falls('rider-prone', 10))
    .gives(becomes()),
  row('mounted.falling-off', 3, 'no free square beside the horse')
    .on(
      horse,
      rider(),
      fill(5, 4, 8, 4, block),
      fill(5, 7, 8, 7, block),
      fill(5, 5, 5, 6, block),
      fill(8, 5, 8, 6, block),
    )
    .ask(falls('moved', 9))
    .gives(becomes(goes('r', [6, 5], [4, 3]), gains('r', 'prone'))),
  row('mounted.space', 2, 'an orc beside the horse, the rider shoots')
    .on(horse, rider({ attacks: [bow] }), creature('o', 8, 6), creature('t', 15, 5))
    .ask(rolls('r', 't', 'bow'))
    .uncited('the place of a rider is our own reading')
    .gives(edge(-1, why([], ['foe-in-reach']))),
]);
