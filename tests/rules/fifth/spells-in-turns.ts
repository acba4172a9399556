/** Spells in a turn: slots, what ends them, and what they leave a creature to do. */
import { cases, cell, cells, creature, fill, hero, turn } from '../cases.ts';
import { act, refused, steps, turnOf } from '../asks/turns.ts';
import type { CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { becomes, gains, go, loses, notes, once, orc, rogue, trial } from './boards.ts';

const row = rowsOf('srd52');
const under = (...conditions: string[]): CreatureMore => ({ conditions });
const TURN = turn({ active: 'r' });
const strong: CreatureMore = {
  abilities: { str: 16 },
  proficiency: 2,
  attacks: [{ id: 'fist', kind: 'melee', unarmed: true, bonus: 5 }],
};
const fails = { dice: { save: { total: 2 } } };

export default cases('srd52', [
  row('spell.misty-step', 2, 'then a spell with a slot')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'bonus-spell', 'slot-spell'))
    .uncited('each action cites its own rule')
    .gives(steps(true, 'same-turn')),
  row('spell.silence', 1, 'walks out of the silence, then casts')
    .on(
      rogue(5, 5),
      fill(4, 4, 5, 6, (x, y) => cell(x, y, { ground: 'silence' })),
      TURN,
    )
    .ask(turnOf('r', ['move', { path: cells('5,5 6,5') }], 'cast-spell'))
    .uncited('outside nothing hinders it')
    .gives(steps(true, true)),
  row('spell.dissonant-whispers', 1, 'its Reaction is spent')
    .on(orc({ opportunitiesTaken: 1 }), rogue(9, 5), TURN)
    .ask(act('o', 'move', { as: 'readied', path: cells('5,5 4,5') }))
    .uncited('the refusal cites the Reaction')
    .gives(refused('no-action-left')),
  row('spell.hypnotic-pattern', 2, 'takes 1 damage')
    .on(orc({ ...under('hypnotized'), hp: { current: 15, max: 15 } }))
    .ask(trial('wound', 'o', { dice: { damage: { total: 1 } } }))
    .uncited('the damage cites its own rules')
    .gives(becomes(notes('o', 'damage', 1), loses('o', 'hypnotized'))),
  row('spell.invisibility', 1, 'an invisible rogue grapples')
    .on(hero('a', 6, 5, { ...strong, ...under('invisible') }), orc())
    .ask(trial('unarmed-grapple', 'a', { target: 'o', ...fails }))
    .uncited('the grapple cites its own rules')
    .gives(becomes(gains('o', 'grappled', { by: 'a' }))),
  row('spell.thunderwave', 2, 'the grappler is pushed off its victim')
    .on(
      creature('o', 8, 5, { grapples: ['r'] }),
      rogue(5, 5, { ...under('grappled'), conditionsBy: { grappled: ['o'] } }),
    )
    .ask(trial('let-go', 'o'))
    .uncited('the end of a grapple cites its own rule')
    .gives(becomes(loses('r', 'grappled', { by: 'o' }))),
  row('spell.fly', 1, 'concentration is broken, 40 ft. up')
    .on(rogue(5, 5, { elevation: 8 }))
    .ask({ ask: 'falls', of: 'r' })
    .uncited('a fall cites its own rule')
    .gives({ feet: 40, damage: '4d6', prone: true }),
  row('trait.species', 2, 'a Large goliath grapples a Huge giant')
    .on(hero('a', 5, 5, { ...strong, size: 'large' }), creature('o', 7, 5, { size: 'huge' }))
    .ask(trial('unarmed-grapple', 'a', { target: 'o', ...fails }))
    .uncited('the grapple cites its own rules')
    .gives(becomes(gains('o', 'grappled', { by: 'a' }))),
  row('trait.leaps', 1, 'a frog leaps two squares from standing')
    .on(rogue(5, 5, { moving: 'jump', abilities: { str: 1 }, traits: ['standing-leap-2'] }), TURN)
    .ask(go('r', cells('5,5 6,5 7,5')))
    .gives({ legal: true, cost: 2 }),
  row('move.ground-hazards', 1, 'over caltrops')
    .on(rogue(5, 5), cell(6, 5, { ground: 'caltrops' }))
    .ask(go('r', cells('5,5 6,5 7,5 8,5')))
    .gives({ legal: true, cost: 3, hazards: [{ hazard: 'caltrops', step: 1 }] }),
  row('move.ground-hazards', 4, 'flies over caltrops')
    .on(
      rogue(5, 5, { elevation: 1, moving: 'fly', speed: { land: 6, fly: 6 } }),
      cell(6, 5, { ground: 'caltrops' }),
    )
    .ask(go('r', cells('5,5 6,5 7,5 8,5')))
    .uncited('they do not reach it')
    .gives({ legal: true, cost: 3 }),
  row('opportunity.own-means', 5, 'dismounts and leaves an orc’s reach')
    .on(
      orc(),
      hero('h', 6, 5, { size: 'large', speed: { land: 12 } }),
      rogue(6, 5, { mount: 'h' }),
      turn({ active: 'r', spent: { uses: { half: 1 } } }),
    )
    .ask(go('r', cells('6,6 6,7')))
    .gives(once('o', [6, 6])),
  row('move.out-of-turn', 0, 'a readied move')
    .on(orc(), rogue(6, 5), turn({ active: 'o' }))
    .ask(act('r', 'move', { as: 'readied', path: cells('6,5 7,5') }))
    .uncited('a legal action cites its own rule')
    .gives({ legal: true }),
]);
