/** Spells and features of the 2014 document, where they differ on the map. */
import { cases, cell, cells, creature, hero } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  barredBy,
  edge,
  go,
  holds,
  illegal,
  once,
  orc,
  rogue,
  rolls,
  sees,
  sword,
} from './boards.ts';

const row = rowsOf('srd51');
const under = (...conditions: string[]) => ({ conditions });
const beside = rogue(6, 5);
const leaves = go('r', cells('6,5 7,5'));
const burst = { ask: 'area', shape: 'sphere', from: [8, 8], size: 1, save: 'reflex' };
const paladin = (condition: string) =>
  hero('p', 5, 5, {
    traits: ['aura-of-protection'],
    abilities: { cha: 16 },
    conditions: [condition],
  });
const ally = hero('h', 7, 7, { saves: { reflex: 2 } });
const saves = (...values: number[]) => ({
  creatures: [{ id: 'h', save: { conditions: values.map((value) => ({ value })) } }],
});
const specter = creature('s', 8, 5, { traits: ['sunlight-sensitivity'], attacks: [sword] });
const lit = cell(8, 5, { ground: 'daylight' });
const aloft = (...conditions: string[]) =>
  orc({ conditions, speed: { land: 6, fly: 12 }, elevation: 4 });
const hangs = { ask: 'move', of: 'o', mode: 'move', path: [[5, 5, 4]] };

export default cases('srd51', [
  row('spell.haste', 0, 'haste has ended, and a foe leaves its reach')
    .on(orc(under('lethargic')), beside)
    .ask(leaves)
    .cites('srd51.opportunity.hostile')
    .gives(once('o', [6, 5])),
  row('spell.haste', 2, 'and it does not move')
    .on(orc(under('lethargic')))
    .ask(go('o', cells('5,5 6,5')))
    .uncited('the condition decides')
    .gives(illegal('immobile')),
  row('spell.shocking-grasp', 0, 'hit by the touch')
    .on(orc(under('no-opportunities')), beside)
    .ask(leaves)
    .uncited('the condition decides')
    .gives(barredBy('condition', 'no-opportunities')),
  row('spell.fly', 0, 'stunned in the air, held by magic')
    .on(aloft('stunned', 'fly-spell'))
    .ask(hangs)
    .uncited('nothing brings it down')
    .gives({ ends: 'aloft' }),
  row('condition.paralyzed', 0, 'paralyzed in the air, held by magic')
    .on(aloft('paralyzed', 'fly-spell'))
    .ask(hangs)
    .gives({ ends: 'aloft' }),
  row('spell.small', 0, 'a specter in Daylight')
    .on(hero('a', 7, 5), specter, lit)
    .ask(rolls('s', 'a'))
    .uncited('that light is no sunlight')
    .gives(edge(0)),
  row('trait.sunlight-sensitivity', 3, 'in a Daylight spell')
    .on(hero('a', 7, 5), specter, lit)
    .ask(rolls('s', 'a'))
    .uncited('that light is no sunlight')
    .gives(edge(0)),
  row('spell.small', 'extra', 'a dark place in Daylight is bright')
    .on(hero('a', 3, 5), orc({}, 8), cell(8, 5, { ground: 'daylight', light: 'dark' }))
    .ask(sees('a', 'o'))
    .gives({ sees: true, obscured: 'none' }),
  row('spell.web', 'extra', 'walks into the webs')
    .on(orc({}, 7), cell(8, 5, { ground: 'web' }))
    .ask(go('o', cells('7,5 8,5')))
    .gives({ legal: true, cost: 2, hazards: [{ hazard: 'web', step: 1 }] }),
  row('spell.darkness', 'extra', 'an elf with darkvision does not see in')
    .on(
      hero('a', 3, 5, { traits: ['darkvision-12'] }),
      orc({}, 7),
      cell(7, 5, { ground: 'magical-darkness' }),
    )
    .ask(sees('a', 'o'))
    .gives({ sees: false, why: 'dark' }),
  row('spell.slow', 'extra', 'a slowed ogre, and a foe leaves its reach')
    .on(orc(under('slowed')), beside)
    .ask(leaves)
    .uncited('the condition decides')
    .gives(barredBy('condition', 'slowed')),
  row('spell.spirit-guardians', 'extra', 'walks among the spirits')
    .on(hero('c', 5, 5, under('spirit-guardians')), orc({}, 8))
    .ask(go('o', cells('8,5 7,5 6,5 6,6 6,7')))
    .gives(illegal('over-speed')),
  row('class.aura-of-protection', 0, 'the paladin is stunned')
    .on(paladin('stunned'), ally)
    .ask(burst)
    .gives(saves(3)),
  row('class.aura-of-protection', 1, 'the paladin is unconscious')
    .on(paladin('unconscious'), ally)
    .ask(burst)
    .uncited('the aura is off')
    .gives(saves()),
  row('class.aura-of-protection', 2, 'the paladin is paralyzed')
    .on(paladin('paralyzed'), ally)
    .ask(burst)
    .gives(saves(3)),
  row('class.stunning-strike', 0, 'a stunned ogre')
    .on(orc(under('stunned')))
    .ask(go('o', cells('5,5 6,5')))
    .uncited('the condition decides')
    .gives(illegal('immobile')),
  row('spell.invisibility', 'extra', 'an invisible rogue strikes')
    .on(hero('a', 6, 5, { ...holds(sword), ...under('invisible') }), orc())
    .ask(rolls())
    .uncited('the condition decides')
    .gives(edge(1)),
]);
