/** Sigil: fear: its degrees, immune creatures, and fleeing. */
import { afflict, flee, state } from '../asks/states.ts';
import { block, cases, creature, hero, wall, type Case, type Thing } from '../cases.ts';
import { row } from '../rows.ts';
import { changes, fled, under } from '../checks.ts';

const one = (...conditions: readonly string[]): Thing[] => [
  creature('t', 0, 0, { conditions: [...conditions] }),
];
/** A closed room one square high that begins at x0 and has the given length. */
const cell = (x0: number, length: number): Thing[] => [
  wall(x0, 0, x0 + length, 0),
  wall(x0, 1, x0 + length, 1),
  wall(x0, 0, x0, 1),
  wall(x0 + length, 0, x0 + length, 1),
];
const dragon = (x: number, y: number): Thing => hero('d', x, y);
const afraid = (condition: string, x = 0, y = 0): Thing =>
  creature('t', x, y, { conditions: [condition] });

const rows: Case[] = [
  row('sigil.condition.shaken', 0, 'attack +5')
    .on(one('shaken'))
    .ask(state('t', { attack: 5, check: 4 }))
    .gives(
      { sheet: { attackMelee: 3, attackRanged: 3, check: 2 } },
      changes({ fortitude: -2, reflex: -2, will: -2, damage: 0, 'ac-melee': 0 }),
    ),
  row('sigil.condition.shaken', 1, 'another effect that makes shaken')
    .on(one('shaken'))
    .ask(afflict('t', 'shaken', 'roar', ['stare']))
    .gives({ becomes: 'frightened', conditions: ['frightened'] }),
  row('sigil.condition.shaken', 'extra', 'the same fear effect a second time')
    .on(one('shaken'))
    .ask(afflict('t', 'shaken', 'stare', ['stare']))
    .gives({ becomes: null, why: 'same-source', conditions: ['shaken'] }),
  row('sigil.condition.shaken', 'extra', 'an effect that makes frightened')
    .on(one('shaken'))
    .ask(afflict('t', 'frightened', 'roar', ['stare']))
    .gives({ becomes: 'panicked', conditions: ['panicked'] }),
  row('sigil.condition.shaken', 'extra', 'which effect is not said: another one is taken')
    .on(one('shaken'))
    .ask(afflict('t', 'shaken'))
    .gives({ becomes: 'frightened', unknown: ['ask.source'] }),
  row('sigil.condition.shaken', 'extra', 'a fear effect on a creature that was not afraid')
    .on(one())
    .ask(afflict('t', 'shaken', 'roar'))
    .gives({ becomes: 'shaken', conditions: ['shaken'] }),
  row('sigil.condition.shaken', 'extra', 'a mindless creature')
    .on(creature('t', 0, 0, { traits: ['mindless'] }))
    .ask(afflict('t', 'shaken', 'roar'))
    .gives({ becomes: null, why: 'immune', conditions: [] }),
  row('sigil.condition.shaken', 'extra', 'shaken and frightened are written down: one penalty')
    .on(one('shaken', 'frightened'))
    .ask(state('t', { attack: 5 }))
    .cites('sigil.condition.frightened')
    .gives({ sheet: { attackMelee: 3 } }, under(['frightened'], ['shaken'])),

  row('sigil.condition.frightened', 0, 'cornered: no place 3 m away')
    .on(cell(0, 2), afraid('frightened'), dragon(1, 0))
    .ask(flee('t', 'd'))
    .gives({ must: false, cornered: true, then: 'fights' }),
  row('sigil.condition.frightened', 'extra', 'two squares away at the end of the room')
    .on(cell(0, 3), afraid('frightened', 1), dragon(2, 0))
    .ask(flee('t', 'd'))
    .gives({ must: true, cornered: false, then: 'flees' }),
  {
    rule: 'sigil.condition.frightened',
    case: 'extra',
    given: 'in the open: two moves straight away',
    on: [afraid('frightened'), dragon(1, 0)],
    ask: flee('t', 'd'),
    expect: { must: true, then: 'flees', mode: 'double-move' },
    // 12 squares of movement and one between them: at most 13.
    check: fled(({ distance, cost }) => distance === 13 && cost <= 12),
  },
  row(
    'sigil.condition.frightened',
    'extra',
    'a frightened creature that no longer perceives the source',
  )
    .on(afraid('frightened'), dragon(9, 9))
    .ask(flee('t', 'd', { perceived: false }))
    .gives({ must: false, why: 'source-unperceived' }),
  row('sigil.condition.frightened', 'extra', 'prone in the open: it stands up and goes')
    .on(creature('t', 0, 0, { conditions: ['frightened', 'prone'] }), dragon(1, 0))
    .ask(flee('t', 'd'))
    .gives({ must: true, mode: 'move', cornered: false }),
  row('sigil.condition.frightened', 'extra', 'a further effect that makes shaken')
    .on(one('frightened'))
    .ask(afflict('t', 'shaken', 'roar', ['stare']))
    .gives({ becomes: 'panicked', conditions: ['panicked'] }),
  row('sigil.condition.frightened', 'extra', 'attack +5')
    .on(one('frightened'))
    .ask(state('t', { attack: 5 }))
    .gives({ sheet: { attackMelee: 3, attackRanged: 3 } }),

  {
    rule: 'sigil.condition.panicked',
    case: 0,
    given: 'an exit 6 m away',
    ask: flee('t', 'd'),
    expect: { must: true, cornered: false, mode: 'double-move' },
    // A passage walled on three sides; the exit is four squares to the right, past no creature.
    on: [
      wall(0, 0, 4, 0),
      wall(0, 1, 4, 1),
      wall(-2, 0, 0, 0),
      wall(-2, 1, 0, 1),
      wall(-2, 0, -2, 1),
      afraid('panicked'),
      dragon(-1, 0),
    ],
    check: fled(({ at }) => at[0] > 4),
  },
  ...['cast-spell', 'drink-potion', 'cast-quickened-spell', 'activate-item-command'].map((action) =>
    row('sigil.condition.panicked', 1, action)
      .on(one('panicked'))
      .ask({ ask: 'act', of: 't', action })
      .gives({ legal: false, why: ['must-flee'] }),
  ),
  row('sigil.condition.panicked', 'extra', 'cornered: it gets 3 m away and no farther')
    .on(cell(0, 3), afraid('panicked', 1), dragon(2, 0))
    .ask(flee('t', 'd'))
    .gives({ must: false, cornered: true, then: 'cowers' }),
  row('sigil.condition.panicked', 'extra', 'attack +5, checks +4')
    .on(one('panicked'))
    .ask(state('t', { attack: 5, check: 4 }))
    .gives({ sheet: { attackMelee: 3, attackRanged: 3, check: 2 }, drops: false }),
  row('sigil.condition.panicked', 'extra', 'shaken once more: no worse')
    .on(one('panicked'))
    .ask(afflict('t', 'shaken', 'roar'))
    .gives({ becomes: null, conditions: ['panicked'] }),

  row('sigil.condition.turned', 0, 'the turner comes within 1.5 m')
    .on(afraid('turned'), dragon(1, 0))
    .ask(flee('t', 'd'))
    .gives({ must: false, why: 'source-near' }),
  row('sigil.condition.turned', 'extra', 'the turner 3 m away')
    .on(afraid('turned'), dragon(2, 0))
    .ask(flee('t', 'd'))
    .gives({ must: true, then: 'flees' }),
  row('sigil.condition.turned', 'extra', 'nowhere to go: it cowers')
    .on(
      afraid('turned'),
      dragon(3, 0),
      block(-1, 0),
      block(1, 0),
      wall(-1, 0, 2, 0),
      wall(-1, 1, 2, 1),
    )
    .ask(flee('t', 'd'))
    .gives({ must: false, cornered: true, then: 'cowers' }),
  row('sigil.condition.turned', 'extra', 'from round 2 on')
    .on(one('turned'))
    .ask({ ask: 'lasts', of: 't', condition: 'turned', since: 2 })
    .gives({ until: 12 }),
];

export default cases('sigil', rows);
