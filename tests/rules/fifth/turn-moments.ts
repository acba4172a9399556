/** What the start and the end of a turn bring: saves of spells, and lying prone in another's space. */
import { cases, cell, cells, creature, fill, hero, turn } from '../cases.ts';
import { turnOf } from '../asks/turns.ts';
import type { Answer, CreatureMore, Thing } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, go, lacks, legal, orc, rogue } from './boards.ts';

const row = rowsOf('srd52');
const zone = (ground: string): Thing[] => fill(8, 4, 11, 7, (x, y) => cell(x, y, { ground }));
const under = (...conditions: string[]): CreatureMore => ({ conditions });
const stays = turnOf('o');
const walks = (path: string) => turnOf('o', ['move', { path: cells(path) }]);
const starts = (hazard: string): Answer => ({ starts: { hazards: [{ hazard }] } });
const ends = (hazard: string): Answer => ({ ends: { hazards: [{ hazard }] } });
const prone: Answer = { ends: { gains: ['prone'] } };
const ENDS_FREE = 'its turn ends in a space of its own';
const cleric = (x: number) => hero('c', x, 5, under('spirit-guardians'));

export default cases('srd52', [
  row('share.end-turn-prone', 0, 'Medium in an ally’s square')
    .on(rogue(5, 5), hero('b', 5, 5))
    .ask(turnOf('r'))
    .gives(prone),
  row('share.end-turn-prone', 1, 'Large on a Medium creature')
    .on(big('o', 5, 5), hero('b', 5, 5))
    .ask(turnOf('o'))
    .uncited('nothing happens to it')
    .gives(lacks('ends')),
  row('share.end-turn-prone', 2, 'a Tiny familiar on its master’s square')
    .on(rogue(5, 5, { size: 'tiny' }), hero('b', 5, 5))
    .ask(turnOf('r'))
    .uncited('nothing happens to it')
    .gives(lacks('ends')),
  row('share.end-turn-prone', 3, 'Medium under a Large creature')
    .on(big('o', 5, 5), hero('b', 5, 5))
    .ask(turnOf('b'))
    .gives(prone),
  row('share.end-turn-prone', 4, 'the first of two Medium creatures')
    .on(rogue(5, 5), orc())
    .ask(turnOf('r'))
    .gives(prone),
  row('share.end-turn-prone', 4, 'the second of them')
    .on(rogue(5, 5), orc())
    .ask(turnOf('o'))
    .gives(prone),
  row('share.end-turn-prone', 'extra', 'it leaves the square in its turn')
    .on(rogue(5, 5), hero('b', 5, 5))
    .ask(turnOf('r', ['move', { path: cells('5,5 6,5') }]))
    .uncited(ENDS_FREE)
    .gives(lacks('ends')),

  row('spell.grease', 3, 'an orc ends its turn in it')
    .on(orc({}, 8, 5), zone('grease'))
    .ask(stays)
    .gives(ends('grease'), lacks('starts')),
  row('spell.spirit-guardians', 4, 'an orc ends its turn in it')
    .on(orc({}, 8, 5), cleric(5))
    .ask(stays)
    .gives(ends('spirit-guardians')),
  row('spell.spirit-guardians', 'extra', 'an orc that starts its turn there and walks out')
    .on(orc({}, 8, 5), cleric(5))
    .ask(walks('8,5 9,5'))
    .uncited('no save falls in the turn')
    .gives({ legal: true }, lacks('starts')),
  row('spell.spirit-guardians', 'extra', 'one save in a turn, entering and ending')
    .on(orc({}, 9, 5), cleric(5))
    .ask(walks('9,5 8,5'))
    .gives({ legal: true }, lacks('ends')),
  row('spell.moonbeam', 'extra', 'ends its turn in it')
    .on(orc({}, 8, 5), zone('moonbeam'))
    .ask(stays)
    .gives(ends('moonbeam'), lacks('starts')),
  row('spell.web', 'extra', 'starts its turn in the webs')
    .on(orc({}, 8, 5), zone('web'))
    .ask(stays)
    .gives(starts('web'), lacks('ends')),
  row('spell.web', 'extra', 'a spider starts its turn in the webs')
    .on(orc({ traits: ['web-walker'] }, 8, 5), zone('web'))
    .ask(stays)
    .uncited('webs do not hinder it')
    .gives(lacks('starts')),
  row('move.ice', 'extra', 'starts its turn on the ice')
    .on(orc({}, 8, 5), zone('ice'))
    .ask(stays)
    .gives(starts('ice')),
  row('spell.stinking-cloud', 'extra', 'starts its turn in the cloud')
    .on(orc({}, 8, 5), zone('stinking-cloud'))
    .ask(stays)
    .gives(starts('stinking-cloud')),
  row('spell.spike-growth', 1, 'an orc pushed two squares in it')
    .on(orc({}, 8, 5), zone('spike-growth'))
    .ask({ ask: 'push', from: [7, 5], of: 'o', cells: 2 })
    .gives({ cost: 0, hazards: [{ hazard: 'spike-growth', cells: 2 }] }),
  row('spell.fog-cloud', 'extra', 'nothing to save against')
    .on(orc({}, 8, 5), zone('fog'))
    .ask(stays)
    .uncited('the fog asks for nothing')
    .gives({ legal: true }, lacks('starts')),
  row('move.forced', 'extra', 'pushed into a cleric’s spirits')
    .on(orc({}, 9, 5), cleric(5), creature('p', 10, 5))
    .ask({ ask: 'push', from: 'p', of: 'o', cells: 1 })
    .gives({ hazards: [{ hazard: 'spirit-guardians', step: 1 }] }),
  row('move.jump-landing', 'extra', 'a jump lands on ice')
    .on(rogue(6, 5, { moving: 'jump', abilities: { str: 12 } }), cell(8, 5, { ground: 'ice' }))
    .ask(go('r', cells('6,5 7,5 8,5')))
    .gives({ ...legal(2), hazards: [{ hazard: 'ice', step: 2 }] }),
  row('mounted.controlled', 'extra', 'a controlled horse dodges in its rider’s turn')
    .on(
      hero('h', 6, 5, { size: 'large', speed: { land: 12 } }),
      rogue(6, 5, { mount: 'h' }),
      turn({ active: 'r' }),
    )
    .ask({ ask: 'act', of: 'h', action: 'dodge' })
    .uncited('a legal action cites its own rule')
    .gives({ legal: true }),
]);
