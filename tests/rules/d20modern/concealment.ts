/** d20 Modern: concealment: fog by degree and distance, darkness, the game master's decision. */
import {
  archer,
  cases,
  cell,
  concealment,
  creature,
  fill,
  hero,
  light,
  misses,
  type Case,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
type Chance = 10 | 20 | 30 | 40 | 50;
const haze = (missChance: Chance) => fill(1, -1, 9, 1, (x, y) => cell(x, y, { missChance }));
const thin = fill(1, -1, 9, 1, (x, y) => cell(x, y, { concealment: 'partial' }));
const dense = fill(-2, -2, 9, 2, (x, y) => cell(x, y, { concealment: 'total' }));
const pair: Thing[] = [archer('a', 0, 0), creature('t', 3, 0)];
const partial = (missChance: number): NonNullable<Case['expect']> => ({
  degree: 'partial',
  missChance,
});
const TOTAL = { degree: 'total', missChance: 50 };
const blind: Thing[] = [hero('a', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0)];

export default cases('d20modern', [
  row('concealment.degree-one-quarter', 'extra', 'a target in light fog')
    .on(...pair, thin)
    .ask(concealment('a', 't', 'ranged'))
    .gives(partial(10)),
  row('concealment.degree-one-half', 'extra', 'a target in dim light')
    .on(...pair, light('dim'))
    .ask(concealment('a', 't', 'ranged'))
    .gives(partial(20)),
  row('concealment.degree-three-quarters', 'extra', 'dense foliage, by the game master’s word')
    .on(...pair, haze(30))
    .ask(concealment('a', 't', 'ranged'))
    .gives(partial(30)),
  row('concealment.degree-nine-tenths', 'extra', 'near total darkness, by the game master’s word')
    .on(...pair, haze(40))
    .ask(concealment('a', 't', 'ranged'))
    .gives(partial(40)),
  row('concealment.degree-total', 'extra', 'a target in total darkness')
    .on(...pair, light('dark'))
    .ask(concealment('a', 't', 'ranged'))
    .gives(TOTAL),
  row('concealment.degree-total', 'extra', 'smoke that hides all, beside it too')
    .on(hero('a', 0, 0), creature('t', 1, 0), haze(50))
    .ask(concealment('a', 't', 'ranged'))
    .gives(TOTAL),
  row('concealment.attacker-view', 'extra', 'the game master’s word for a pair')
    .on(...pair, misses({ from: 'a', to: 't', missChance: 30 }))
    .ask(concealment('a', 't', 'ranged'))
    .gives({ ...partial(30), why: ['gm'] }),
  row('concealment.attacker-view', 'extra', 'the game master’s degree counts before the darkness')
    .on(...pair, light('dark'), misses({ from: 'a', to: 't', missChance: 0 }))
    .ask(concealment('a', 't', 'ranged'))
    .gives({ degree: 'none', missChance: 0 }),
  row('concealment.attacker-view', 0, 'the blind one sees nobody')
    .on(blind)
    .ask(concealment('a', 't', 'ranged'))
    .gives(TOTAL),
  row('concealment.attacker-view', 0, 'a blinded attacker is itself not concealed')
    .on(blind)
    .ask(concealment('t', 'a', 'melee'))
    .gives({ degree: 'none', missChance: 0 }),
  row('concealment.no-stack', 0, 'light fog and dim light')
    .on(...pair, thin, light('dim'))
    .ask(concealment('a', 't', 'ranged'))
    .gives({ ...partial(20), why: ['dim', 'obscured'] }),
  row('concealment.fog-distance', 0, 'dense fog, one square away')
    .on(archer('a', 0, 0), creature('t', 1, 1), dense)
    .ask(concealment('a', 't', 'ranged'))
    .uncited('the answer cites the degree that dense fog gives at this distance')
    .gives(partial(20)),
  row('concealment.fog-distance', 1, 'two squares away')
    .on(archer('a', 0, 0), creature('t', 2, 0), dense)
    .ask(concealment('a', 't', 'ranged'))
    .uncited('the answer cites the degree that dense fog gives at this distance')
    .gives(TOTAL),
  row('concealment.fog-distance', 'extra', 'five squares away')
    .on(archer('a', 0, 0), creature('t', 5, 0), dense)
    .ask(concealment('a', 't', 'ranged'))
    .uncited('the answer cites the degree that dense fog gives at this distance')
    .gives(TOTAL),
]);
