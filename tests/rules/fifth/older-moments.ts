/** 2014: saves at the start of a turn, each entry into webs, changed speeds, and teleports. */
import { cases, cell, cells, creature, fill, hero, turn } from '../cases.ts';
import { turnOf } from '../asks/turns.ts';
import type { Answer, CreatureMore, Thing } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { bow, go, lacks, legal, orc, rogue, rolls, trial } from './boards.ts';

const row = rowsOf('srd51');
const zone = (ground: string): Thing[] => fill(8, 4, 11, 7, (x, y) => cell(x, y, { ground }));
const under = (...conditions: string[]): CreatureMore => ({ conditions });
const stays = turnOf('o');
const starts = (hazard: string): Answer => ({ starts: { hazards: [{ hazard }] } });
const cleric = (x: number) => hero('c', x, 5, under('spirit-guardians'));
const sneaks: CreatureMore = { traits: ['sneak-attack-3'], attacks: [bow] };
const step = go('r', cells('5,5 6,5'));

export default cases('srd51', [
  row('spell.web', 0, 'in, out and in again: two saves')
    .on(orc({}, 7, 5), zone('web'))
    .ask(go('o', cells('7,5 8,5 7,5 8,5')))
    .gives({
      hazards: [
        { hazard: 'web', step: 1 },
        { hazard: 'web', step: 3 },
      ],
    }),
  row('spell.spirit-guardians', 0, 'an orc that starts its turn in it saves then')
    .on(orc({}, 8, 5), cleric(5))
    .ask(turnOf('o', ['move', { path: cells('8,5 9,5') }]))
    .gives(starts('spirit-guardians')),
  row('spell.spirit-guardians', 0, 'no save while the cleric moves')
    .on(orc({}, 9, 5), cleric(5))
    .ask(turnOf('c', ['move', { path: cells('5,5 6,5') }]))
    .uncited('the save falls in the orc’s turn')
    .gives({ legal: true }, lacks('ends')),
  row('spell.spirit-guardians', 1, 'an orc ends its turn there')
    .on(orc({}, 8, 5), cleric(5))
    .ask(stays)
    .gives(starts('spirit-guardians'), lacks('ends')),
  row('spell.moonbeam', 0, 'a save when its turn starts in the beam')
    .on(orc({}, 8, 5), zone('moonbeam'))
    .ask(stays)
    .gives(starts('moonbeam'), lacks('ends')),
  row('spell.moonbeam', 1, 'starts its turn in the tentacles')
    .on(orc({}, 8, 5), zone('black-tentacles'))
    .ask(stays)
    .gives(starts('black-tentacles'), lacks('ends')),
  row('spell.moonbeam', 3, 'starts its turn in a sleet storm')
    .on(orc({}, 8, 5), zone('sleet-storm'))
    .ask(stays)
    .gives(starts('sleet-storm'), lacks('ends')),
  row('flight.no-strong-wind', 2, 'ice is difficult, and asks for no save')
    .on(rogue(5, 5), cell(6, 5, { ground: 'ice' }))
    .ask(step)
    .uncited('difficult ground cites its own rule')
    .gives(legal(2), lacks('hazards')),
  row('move.dash-speed', 2, 'Dash, and then halved by a spell')
    .on(
      rogue(5, 5, under('slowed')),
      turn({ active: 'r', spent: { uses: { action: 1, dash: 1 } } }),
    )
    .ask(step)
    .uncited('what is left of a turn cites the pool of movement')
    .gives({ ...legal(1), budget: 6 }),
  row('move.teleport-occupied', 'extra', 'a teleport onto another creature')
    .on(rogue(5, 5, { moving: 'teleport' }), orc({}, 12, 5))
    .ask(go('r', cells('5,5 12,5')))
    .gives({ ...legal(0), displaced: cells('11,4 12,4 13,4 11,5 13,5 11,6 12,6 13,6') }),
  row('attack.sneak', 3, 'on her own turn')
    .on(hero('a', 5, 5, sneaks), orc({}, 11), hero('b', 12, 6), turn({ active: 'a' }))
    .ask(rolls('a', 'o', 'bow'))
    .gives({ precision: { by: 'b' } }),
  row('attack.sneak', 3, 'on the orc’s turn')
    .on(hero('a', 5, 5, sneaks), orc({}, 11), hero('b', 12, 6), turn({ active: 'o' }))
    .ask(rolls('a', 'o', 'bow'))
    .gives({ precision: { by: 'b' } }),
  row('opportunity.hostile', 1, 'a grapple as the opportunity')
    .on(hero('a', 5, 5), creature('o', 6, 5))
    .ask(trial('unarmed-grapple', 'a', { target: 'o', as: 'opportunity' }))
    .uncited('the refusal cites the grapple')
    .gives({ why: ['not-as-opportunity'] }),
  row('squeeze.smaller-space', 5, 'half in, half out of a corridor')
    .on(
      creature('o', 5, 5, { size: 'large' }),
      hero('a', 4, 5),
      fill(6, 4, 9, 4, (x, y) => cell(x, y, { blocks: ['move', 'sight', 'effect'] })),
      fill(6, 6, 9, 6, (x, y) => cell(x, y, { blocks: ['move', 'sight', 'effect'] })),
    )
    .ask(rolls('o', 'a', 'sword'))
    .gives({ disadvantage: [{ why: 'squeezing' }] }),
  row('share.no-prone', 0, 'it must leave an ally’s square when it moves')
    .on(rogue(5, 5), hero('b', 5, 5))
    .ask(turnOf('r', ['move', { path: cells('5,5 6,5') }]))
    .uncited('the document has no such rule')
    .gives({ legal: true }, lacks('ends')),
  row('share.no-prone', 1, 'its turn ends on an ally')
    .on(rogue(6, 5), hero('b', 6, 5))
    .ask(turnOf('r'))
    .uncited('the document has no such rule')
    .gives({ legal: true }, lacks('ends')),
]);
