/** Searching by sight in the dark and through walls, and hiding before those who cannot act. */
import { bare, cases, cell, hero, light, wall, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { hides, orc, rollOf, trial, undecided } from './boards.ts';

const row = rowsOf('srd52');
const hidden: CreatureMore = { conditions: ['hidden'] };
const ada = (more: CreatureMore = {}) => hero('a', 5, 5, more);
const search = (sense: 'sight' | 'hearing' = 'sight') =>
  trial('search', 'a', {
    target: 'o',
    chosen: { sense },
    dice: { own: { total: 25 }, stealth: { total: 12 } },
  });
const fails = {
  outcome: { result: 'failure', changes: [] },
  steps: [{}, {}, { told: [{ message: 'trial.say.fails-unseen' }] }],
};
const finds = { outcome: { result: 'success' } };
const worse = { edge: { net: -1, disadvantage: [{ why: 'lightly-obscured' }] } };
const under = (...conditions: string[]): CreatureMore => ({ conditions });

export default cases('srd52', [
  row('light.heavily', 'extra', 'a search by sight in the dark')
    .on(ada(), orc(hidden, 9), light('dark'))
    .ask(search())
    .gives(fails),
  row('light.heavily', 'extra', 'a search by sight through a wall')
    .on(ada(), orc(hidden, 9), wall(7, -10, 7, 20))
    .ask(search())
    .gives(fails),
  row('light.heavily', 'extra', 'a search by sight in fog')
    .on(ada(), orc(hidden, 9), cell(9, 5, { concealment: 'total' }))
    .ask(search())
    .gives(fails),
  row('light.heavily', 'extra', 'a search by hearing in the dark')
    .on(ada(), orc(hidden, 9), light('dark'))
    .ask(search('hearing'))
    .uncited('hearing needs no light')
    .gives(finds),
  row('light.heavily', 'extra', 'a search in the dark by a creature of unknown senses')
    .on(bare('a', 5, 5, { side: 'party' }), orc(hidden, 9), light('dark'))
    .ask(search())
    .uncited('its senses decide')
    .gives({ unknown: ['creatures.a.traits'], ...finds }),
  row('light.lightly', 'extra', 'darkvision searches in the dark')
    .on(ada({ traits: ['darkvision-12'] }), orc(hidden, 9), light('dark'))
    .ask(search())
    .gives(rollOf('own', worse)),

  ...(['paralyzed', 'stunned', 'incapacitated'] as const).map((condition) =>
    row('hide.needs', 'extra', `in sight of an enemy that is ${condition}`)
      .on(ada(under(condition)), orc({}, 9))
      .ask(hides('o'))
      .gives({ possible: false, observers: [{ id: 'a', sees: true, bars: true }] }),
  ),
  row('hide.needs', 'extra', 'before an enemy that is unconscious')
    .on(ada(under('unconscious', 'prone')), orc({}, 9))
    .ask(hides('o'))
    .gives({ possible: true, observers: [{ id: 'a', sees: false, bars: false }] }),
  row('hide.needs', 'extra', 'before an enemy that is blinded, the game master says')
    .on(ada(under('blinded')), orc({}, 9))
    .ask(hides('o'))
    .gives({ possible: true, unknown: ['ask.allowed'] }),
  row('hide.needs', 'extra', 'before a petrified enemy, the game master says')
    .on(ada(under('petrified')), orc({}, 9))
    .ask(hides('o'))
    .gives({ possible: true, unknown: ['ask.allowed'] }),
  row('hide.needs', 'extra', 'beside a dead enemy')
    .on(ada(under('dead')), orc({}, 9))
    .ask(hides('o', 15))
    .gives({ possible: true, hidden: true, observers: [] }),
  row('hide.needs', 'extra', 'without a total nothing is decided')
    .on(ada(under('paralyzed')), orc({}, 9), wall(7, -10, 7, 20))
    .ask(trial('hide', 'o'))
    .gives(undecided),
]);
