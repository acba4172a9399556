/**
 * Sigil: opportunities: which creatures get one from actions other than movement, and the order in
 * which they are resolved.
 */
import { expect } from 'vitest';
import {
  cells,
  cases,
  creature,
  hero,
  turn,
  wall,
  type Answer,
  type CreatureMore,
} from '../cases.ts';
import { row } from '../rows.ts';
import { NOBODY_STRIKES, STRUCK } from '../uncited.ts';
import { all } from '../checks.ts';
import { act, provokes, refused, resolve } from '../asks/turns.ts';

const REFLEXES: CreatureMore = { traits: ['combat-reflexes'], abilities: { dex: 14 }, bab: 6 };
/** How many opportunities each may still take. */
const left =
  (wanted: Readonly<Record<string, number>>) =>
  (answer: Answer): void =>
    expect(
      Object.fromEntries(
        (answer['opportunities'] as readonly { by: string; left: number }[]).map((o) => [
          o.by,
          o.left,
        ]),
      ),
    ).toEqual(wanted);
const causes =
  (...wanted: readonly (readonly [string, string])[]) =>
  (answer: Answer): void =>
    expect(
      (answer['opportunities'] as readonly { by: string; cause: string }[]).map((o) => [
        o.by,
        o.cause,
      ]),
    ).toEqual(wanted);
const resolved =
  (...wanted: readonly (readonly [string, string, boolean])[]) =>
  (answer: Answer): void =>
    expect(
      (answer['order'] as readonly { of: string; action: string; done: boolean }[]).map((o) => [
        o.of,
        o.action,
        o.done,
      ]),
    ).toEqual(wanted);
const barred =
  (...wanted: readonly (readonly [string, string])[]) =>
  (answer: Answer): void =>
    expect(
      (answer['barred'] as readonly { by: string; why: string }[]).map((o) => [o.by, o.why]),
    ).toEqual(wanted);

const BETWEEN = [creature('a', 0, 0), creature('c', 2, 0)];
const ACTING = 'sigil.opportunity.acting-in-threatened-square';
const LAST = 'sigil.opportunity.last-in-first-out';
const CANCEL = 'sigil.opportunity.may-cancel-action';
const SPECIAL = 'sigil.opportunity.special-attacks-as-aoo';
const REASONS = 'sigil.opportunity.several-reasons-same-action';

export default cases('sigil', [
  row(ACTING, 0, 'a scroll is read between two armed foes')
    .on(...BETWEEN, hero('b', 1, 0))
    .ask(act('b', 'activate-item-spell-completion'))
    .gives(provokes('standard', 'a', 'c')),
  row(ACTING, 1, 'an unarmed trip of the first')
    .on(...BETWEEN, hero('b', 1, 0, { attacks: 'fist' }))
    .ask(act('b', 'trip', { target: 'a' }))
    .gives(provokes('standard', 'a')),
  row(ACTING, 'extra', 'three squares off nobody cares')
    .on(creature('a', 0, 0), hero('b', 3, 0))
    .ask(act('b', 'drink-potion'))
    .gives(provokes('standard')),
  row(ACTING, 'extra', 'a friend beside, and a neutral')
    .on(hero('a', 0, 0), creature('c', 2, 0, { side: 'neutral' }), hero('b', 1, 0))
    .ask(act('b', 'drink-potion'))
    .gives(provokes('standard')),
  row(ACTING, 'extra', 'any square of a Large doer')
    .on(
      creature('a', -1, 0),
      creature('c', 2, 2),
      hero('b', 0, 0, { size: 'large', build: 'tall' }),
    )
    .ask(act('b', 'drink-potion'))
    .gives(provokes('standard', 'a', 'c')),
  row('sigil.opportunity.one-per-round', 0, 'one of two has been struck: the other reads in peace')
    .on(creature('a', 0, 0, { opportunitiesTaken: 1 }), hero('b', 1, 0))
    .ask(act('b', 'activate-item-spell-completion'))
    .gives(all(provokes('standard'), barred(['a', 'taken']))),
  row('sigil.opportunity.combat-reflexes', 0, 'a potion beside one who has three')
    .on(creature('a', 0, 0, REFLEXES), hero('b', 1, 0))
    .ask(act('b', 'drink-potion'))
    .gives(all(provokes('standard', 'a'), left({ a: 3 }))),
  row('sigil.opportunity.combat-reflexes', 'extra', 'two of them used')
    .on(creature('a', 0, 0, { ...REFLEXES, opportunitiesTaken: 2 }), hero('b', 1, 0))
    .ask(act('b', 'drink-potion'))
    .gives(all(provokes('standard', 'a'), left({ a: 1 }))),
  row(REASONS, 0, 'a bull rush against a creature with three attacks of opportunity left')
    .on(creature('a', 0, 0, REFLEXES), hero('b', 1, 1))
    .ask(act('b', 'bull-rush', { target: 'a', path: cells('1,1 1,0') }))
    .gives(all(causes(['a', 'movement'], ['a', 'action']))),
  row(REASONS, 'extra', 'a bull rush into the square of the target')
    .on(creature('a', 0, 0, REFLEXES), hero('b', 1, 1))
    .ask(act('b', 'bull-rush', { target: 'a', path: cells('1,1 1,0 0,0') }))
    .gives(causes(['a', 'movement'], ['a', 'action'])),
  row(REASONS, 'extra', 'from beyond its reach: the push alone')
    .on(creature('a', 0, 0), hero('b', 2, 0))
    .ask(act('b', 'bull-rush', { target: 'a', path: cells('2,0 1,0') }))
    .gives(causes(['a', 'action'])),
  row('sigil.opportunity.object-attack-safe', 0, 'a door is hacked at beside an armed foe')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(act('b', 'sunder-unattended'))
    .cites('sigil.action.table-standard')
    .gives(provokes('standard')),
  row('sigil.opportunity.object-attack-safe', 0, 'attacking an object for a whole round')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(act('b', 'strike-object-full-round'))
    .gives(provokes('full-round')),
  row('sigil.opportunity.blocked-by-cover', 'extra', 'a potion behind a barricade')
    .on(
      creature('a', 0, 0),
      wall(1, 0, 1, 1, { blocks: ['move'], cover: 'cover' }),
      hero('b', 1, 0),
    )
    .ask(act('b', 'drink-potion'))
    .gives(all(provokes('standard'), barred(['a', 'cover']))),
  row('sigil.opportunity.blocked-by-total-concealment', 'extra', 'an invisible drinker')
    .on(creature('a', 0, 0), hero('b', 1, 0, { conditions: ['invisible'] }))
    .ask(act('b', 'drink-potion'))
    .gives(all(provokes('standard'), barred(['a', 'total-concealment']))),

  row(SPECIAL, 0, 'a disarms who leaves its square')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(act('a', 'disarm', { target: 'b', as: 'opportunity' }))
    .gives((answer) => {
      expect(answer['legal']).toBe(true);
      causes(['b', 'action'])(answer);
    }),
  row(SPECIAL, 'extra', 'a target without an attack of opportunity left')
    .on(creature('a', 0, 0), hero('b', 1, 0, { opportunitiesTaken: 1 }))
    .ask(act('a', 'disarm', { target: 'b', as: 'opportunity' }))
    .gives(all(causes(), barred(['b', 'taken']))),
  row(SPECIAL, 'extra', 'on another’s turn, a plain attack')
    .on(creature('a', 0, 0), hero('b', 1, 0), turn({ active: 'b', round: 2 }))
    .ask(act('a', 'melee-attack', { target: 'b', as: 'opportunity' }))
    .gives({ legal: true, opportunities: [] }),
  row(SPECIAL, 'extra', 'a potion is no attack')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(act('a', 'drink-potion', { as: 'opportunity' }))
    .gives(refused('not-as-opportunity')),
  row(SPECIAL, 'extra', 'a second one in the round')
    .on(creature('a', 0, 0, { opportunitiesTaken: 1 }), hero('b', 1, 0))
    .ask(act('a', 'trip', { target: 'b', as: 'opportunity' }))
    .cites('sigil.opportunity.one-per-round')
    .gives(refused('no-opportunity')),
  row(SPECIAL, 'extra', 'through a wall')
    .on(creature('a', 0, 0), wall(1, -3, 1, 4), hero('b', 1, 0))
    .ask(act('a', 'trip', { target: 'b', as: 'opportunity' }))
    .gives(refused('target-out-of-reach')),

  row(LAST, 0, 'b moves, a disarms, b strikes a first and harms it')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(
      resolve(
        'b',
        'move',
        { path: cells('1,0 2,0') },
        ['a', 'disarm', 'b'],
        ['b', 'melee-attack', 'a', { against: 0, damages: true }],
      ),
    )
    .gives(
      all(
        resolved(['b', 'melee-attack', true], ['a', 'disarm', false], ['b', 'move', true]),
        (answer) => expect(answer).toMatchObject({ done: true, at: [2, 0] }),
      ),
    ),
  row(LAST, 'extra', 'b strikes and misses')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(
      resolve(
        'b',
        'move',
        { path: cells('1,0 2,0') },
        ['a', 'disarm', 'b'],
        ['b', 'melee-attack', 'a', { against: 0, damages: false }],
      ),
    )
    .gives(resolved(['b', 'melee-attack', true], ['a', 'disarm', true], ['b', 'move', true])),
  row(LAST, 'extra', 'two who strike at the same step, each once')
    .on(creature('a', 0, 0), creature('c', 2, 1), hero('b', 1, 0))
    .ask(
      resolve(
        'b',
        'move',
        { path: cells('1,0 1,-1') },
        ['a', 'melee-attack', 'b'],
        ['c', 'melee-attack', 'b'],
        ['a', 'melee-attack', 'b'],
      ),
    )
    .gives(
      resolved(
        ['a', 'melee-attack', true],
        ['c', 'melee-attack', true],
        ['a', 'melee-attack', false],
        ['b', 'move', true],
      ),
    ),
  row(CANCEL, 0, 'a charge, tripped as it passes')
    .on(creature('a', 2, 1), creature('t', 6, 0), hero('b', 0, 0))
    .ask(
      resolve('b', 'charge', { target: 't', path: cells('0,0 1,0 2,0 3,0 4,0 5,0') }, [
        'a',
        'trip',
        'b',
        { brings: ['prone'] },
      ]),
    )
    .gives(
      all(resolved(['a', 'trip', true], ['b', 'charge', false]), (answer) =>
        expect(answer).toMatchObject({
          done: false,
          why: ['prone-must-crawl'],
          at: [1, 0],
          conditions: ['prone'],
        }),
      ),
    ),
  row(CANCEL, 'extra', 'struck and not tripped, it charges on')
    .on(creature('a', 2, 1), creature('t', 6, 0), hero('b', 0, 0))
    .ask(
      resolve('b', 'charge', { target: 't', path: cells('0,0 1,0 2,0 3,0 4,0 5,0') }, [
        'a',
        'melee-attack',
        'b',
        { damages: true },
      ]),
    )
    .gives(resolved(['a', 'melee-attack', true], ['b', 'charge', true])),
  row(CANCEL, 'extra', 'a disarm that was answered with a wound')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(resolve('b', 'disarm', { target: 'a' }, ['a', 'melee-attack', 'b', { damages: true }]))
    .gives(
      all(resolved(['a', 'melee-attack', true], ['b', 'disarm', false]), (answer) =>
        expect(answer['why']).toEqual(['spoilt']),
      ),
    ),
  row(CANCEL, 'extra', 'stunned while it drinks')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(resolve('b', 'drink-potion', {}, ['a', 'melee-attack', 'b', { brings: ['stunned'] }]))
    .gives(resolved(['a', 'melee-attack', true], ['b', 'drink-potion', false])),
  row('sigil.opportunity.timing', 0, 'tripped on leaving (1,0), it lies there')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(
      resolve('b', 'move', { path: cells('1,0 2,0 3,0') }, [
        'a',
        'trip',
        'b',
        { brings: ['prone'] },
      ]),
    )
    .gives({ done: false, at: [1, 0], conditions: ['prone'] }),

  row('sigil.threat.cannot-attack-does-not', 1, 'a potion beside a nauseated foe')
    .on(creature('a', 0, 0, { conditions: ['nauseated'] }), hero('b', 1, 0))
    .ask(act('b', 'drink-potion'))
    .uncited(NOBODY_STRIKES)
    .gives(provokes('standard')),
  row('sigil.threat.cannot-attack-does-not', 1, 'a potion beside a healthy foe')
    .on(creature('a', 0, 0), hero('b', 1, 0))
    .ask(act('b', 'drink-potion'))
    .uncited(STRUCK)
    .gives(provokes('standard', 'a')),
  row('sigil.threat.everyone-threatening', 0, 'a potion among three')
    .on(...BETWEEN, creature('d', 1, 1), hero('b', 1, 0))
    .ask(act('b', 'drink-potion'))
    .gives(provokes('standard', 'a', 'c', 'd')),
]);
