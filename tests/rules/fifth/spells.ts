/** Creatures under a spell, and what goes along with a creature: speed, reactions, edges, barriers. */
import { cases, cells, creature, fill, hero, cell, turn, wall } from '../cases.ts';
import type { At } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  barredBy,
  bow,
  edge,
  glaive,
  go,
  holds,
  illegal,
  lacks,
  legal,
  nobody,
  once,
  orc,
  rogue,
  rolls,
  sees,
  sword,
  why,
} from './boards.ts';

const row = rowsOf('srd52');
const under = (...conditions: string[]) => ({ conditions });
const along = (from: number, to: number): At[] =>
  cells(Array.from({ length: to - from + 1 }, (_, i) => `${from + i},5`).join(' '));
const path = (from: number, to: number, mode = 'move') => go('o', along(from, to), mode);
const leaves = go('r', cells('6,5 7,5'));
const beside = rogue(6, 5);
const act = (action: string, more: object = {}) => ({ ask: 'act', of: 'o', action, ...more });
const spent = (uses: Record<string, number>, moved = 0) =>
  turn({ active: 'o', spent: { moved, uses } });
const hitter = hero('a', 6, 5, holds(sword));
const shooter = hero('a', 11, 5, holds(bow));
const shot = rolls('a', 'o', 'bow');
const teleport = { moving: 'teleport' } as const;
const cleric = hero('c', 5, 5, under('spirit-guardians'));
const walker = (x: number, more: object = {}) => orc(more, x);
const druid = hero('d', 5, 5, under('antilife-shell'));
const paladin = (more: object = {}) =>
  hero('p', 5, 5, { traits: ['aura-of-protection'], abilities: { cha: 16 }, ...more });
const saves = (value: number) => ({
  creatures: [{ id: 'h', save: { conditions: [{ why: 'aura-of-protection', value }] } }],
});
const burst = { ask: 'area', shape: 'sphere', from: [8, 8], size: 1, save: 'reflex' };
const noAura = { creatures: [{ id: 'h', save: { conditions: [] } }] };
const feared = { conditions: ['frightened'], conditionsBy: { frightened: ['f'] } };

export default cases('srd52', [
  // ── Speed and reactions ────────────────────────────────────────────────────
  row('spell.haste', 0, 'hasted, with a Dash')
    .on(orc(under('hasted'), 0))
    .ask(path(0, 24, 'dash'))
    .uncited('the speed cites its own rule')
    .gives({ ...legal(24), budget: 24 }),
  row('spell.haste', 4, 'hasted, with two Dashes')
    .on(orc(under('hasted'), 0), spent({ action: 1, dash: 1 }))
    .ask(path(0, 1, 'bonus-dash'))
    .uncited('the speed cites its own rule')
    .gives({ ...legal(1), budget: 36 }),
  row('spell.haste', 3, 'haste has ended, and a foe leaves its reach')
    .on(orc(under('lethargic')), beside)
    .ask(leaves)
    .uncited('the condition decides')
    .gives(nobody),
  row('spell.haste', 'extra', 'lethargy lets nobody move')
    .on(orc(under('lethargic')))
    .ask(path(5, 6))
    .uncited('the condition decides')
    .gives(illegal('immobile')),
  row('spell.haste', 'extra', 'a sheet whose speed is doubled already')
    .on(orc({ ...under('hasted'), speed: { land: 12 }, inTotals: { speed: ['hasted'] } }))
    .ask(path(5, 6))
    .uncited('the speed cites its own rule')
    .gives({ budget: 12 }),
  row('spell.haste', 'extra', 'hasted and slowed')
    .on(orc(under('hasted', 'slowed')))
    .ask(path(5, 6))
    .uncited('the speed cites its own rule')
    .gives({ budget: 6 }),
  row('spell.slow', 0, 'a slowed ogre, and a foe leaves its reach')
    .on(orc(under('slowed')), beside)
    .ask(leaves)
    .uncited('the condition decides')
    .gives(barredBy('condition', 'slowed')),
  row('spell.slow', 1, 'slowed, a bonus action after an attack')
    .on(orc(under('slowed')), spent({ action: 1 }))
    .ask(path(5, 6, 'bonus-dash'))
    .uncited('the refusal names what is used')
    .gives(illegal('no-action-left')),
  row('spell.slow', 'extra', 'slowed, an attack after a bonus action')
    .on(orc(under('slowed')), hitter, spent({ bonus: 1 }))
    .ask(act('attack', { target: 'a', with: 'sword' }))
    .uncited('the refusal names what is used')
    .gives({ legal: false, why: ['no-action-left'] }),
  row('spell.slow', 'extra', 'slowed, walks on after its action')
    .on(orc(under('slowed')), spent({ action: 1 }))
    .ask(path(5, 8))
    .uncited('the speed cites its own rule')
    .gives({ ...legal(3), budget: 3 }),
  row('spell.slow', 2, 'a Speed of 25 ft.')
    .on(orc({ ...under('slowed'), speed: { land: 5 } }))
    .ask(path(5, 7))
    .uncited('the speed cites its own rule')
    .gives({ ...legal(2), budget: 2 }),
  row('spell.slow', 'extra', 'its Armor Class')
    .on(hitter, orc({ ...under('slowed'), ac: { total: 15 } }))
    .ask(rolls())
    .uncited('nothing changes the roll')
    .gives({ against: 13 }),
  row('spell.haste', 'extra', 'its Armor Class')
    .on(hitter, orc({ ...under('hasted'), ac: { total: 15 } }))
    .ask(rolls())
    .uncited('nothing changes the roll')
    .gives({ against: 17 }),
  row('spell.haste', 'extra', 'an Armor Class that counts it already')
    .on(hitter, orc({ ...under('hasted'), ac: { total: 17 }, inTotals: { ac: ['hasted'] } }))
    .ask(rolls())
    .uncited('nothing changes the roll')
    .gives({ against: 17 }),
  row('spell.ray-of-frost', 0, 'hit by the ray')
    .on(orc(under('ray-of-frost')))
    .ask(path(5, 9))
    .uncited('the speed cites its own rule')
    .gives({ ...legal(4), budget: 4 }),
  row('spell.ray-of-frost', 1, 'hit by a weapon that slows, too')
    .on(orc(under('ray-of-frost', 'weapon-slow')))
    .ask(path(5, 7))
    .uncited('the speed cites its own rule')
    .gives({ ...legal(2), budget: 2 }),
  row('spell.ray-of-frost', 2, 'a Speed of 10 ft., prone')
    .on(orc({ ...under('ray-of-frost', 'prone'), speed: { land: 2 } }))
    .ask(act('stand-up'))
    .uncited('getting up cites its own rule')
    .gives({ legal: false, why: ['over-speed'] }),
  row('spell.speed', 0, 'Longstrider')
    .on(orc(under('longstrider'), 0))
    .ask(path(0, 16, 'dash'))
    .uncited('the speed cites its own rule')
    .gives({ ...legal(16), budget: 16 }),
  row('spell.speed', 1, 'Expeditious Retreat after a Dash')
    .on(orc(under('expeditious-retreat'), 0), spent({ action: 1, dash: 1 }))
    .ask(path(0, 18, 'bonus-dash'))
    .uncited('a Dash cites its own rule')
    .gives({ ...legal(18), budget: 18 }),
  row('spell.shield', 0, 'its Reaction is spent')
    .on(orc({ opportunitiesTaken: 1 }), beside)
    .ask(leaves)
    .uncited('the Reaction decides')
    .gives(barredBy('taken')),
  row('spell.counterspell', 0, 'its Reaction is spent')
    .on(orc({ opportunitiesTaken: 1 }), beside)
    .ask(leaves)
    .uncited('the Reaction decides')
    .gives(barredBy('taken')),
  row('spell.shocking-grasp', 0, 'hit by the touch')
    .on(orc(under('no-opportunities')), beside)
    .ask(leaves)
    .uncited('the condition decides')
    .gives(barredBy('condition', 'no-opportunities')),
  row('spell.shocking-grasp', 2, 'another orc beside')
    .on(orc(under('no-opportunities')), creature('b', 5, 6), beside)
    .ask(leaves)
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('b', [6, 5])),
  row('spell.shocking-grasp', 3, 'the touch missed')
    .on(orc(), beside)
    .ask(leaves)
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),

  // ── Conditions that a spell brings ─────────────────────────────────────────
  row('spell.hideous-laughter', 0, 'a laughing orc crawls')
    .on(orc(under('laughing')))
    .ask(path(5, 8))
    .uncited('the way cites its own rules')
    .gives(legal(6)),
  row('spell.hideous-laughter', 'extra', 'a laughing orc may not get up')
    .on(orc(under('laughing', 'prone')))
    .ask(act('stand-up'))
    .uncited('getting up cites its own rule')
    .gives({ legal: false, why: ['condition-forbids'] }),
  row('spell.hideous-laughter', 1, 'struck by a neighbor')
    .on(hitter, orc(under('laughing', 'prone', 'incapacitated')))
    .ask(rolls())
    .uncited('the condition decides')
    .gives(edge(1, why(['prone'], [])), lacks('critical')),
  row('spell.hideous-laughter', 2, 'a flyer')
    .on(orc({ ...under('laughing'), speed: { land: 6, fly: 12 }, elevation: 4 }))
    .ask({ ask: 'move', of: 'o', mode: 'move', path: [[5, 5, 4]] })
    .uncited('falling cites its own rule')
    .gives({ ends: 'falls' }),
  row('spell.hold', 0, 'a held orc')
    .on(orc(under('paralyzed')), beside)
    .ask(leaves)
    .uncited('the condition decides')
    .gives(nobody),
  row('spell.hold', 1, 'struck by a neighbor')
    .on(hitter, orc(under('paralyzed')))
    .ask(rolls())
    .uncited('the condition decides')
    .gives(edge(1, { critical: { why: 'paralyzed' } })),
  row('spell.hold', 2, 'shot at')
    .on(shooter, orc(under('paralyzed')))
    .ask(shot)
    .uncited('the condition decides')
    .gives(edge(1), lacks('critical')),
  row('spell.sleep', 0, 'the first save failed')
    .on(orc(under('incapacitated')))
    .ask(path(5, 8))
    .uncited('nothing stops it')
    .gives(legal(3)),
  row('spell.sleep', 1, 'the second save failed')
    .on(orc(under('asleep')))
    .ask(path(5, 6))
    .uncited('the condition decides')
    .gives(illegal('immobile')),
  row('spell.sleep', 3, 'struck while asleep')
    .on(hitter, orc(under('asleep')))
    .ask(rolls())
    .uncited('the condition decides')
    .gives(edge(1, { critical: { why: 'asleep' } })),
  row('spell.hypnotic-pattern', 0, 'a foe leaves its reach')
    .on(orc(under('hypnotized')), beside)
    .ask(leaves)
    .uncited('the condition decides')
    .gives(nobody),
  row('spell.hypnotic-pattern', 1, 'somebody passes through its square')
    .on(orc(under('hypnotized')), rogue(4, 5))
    .ask(go('r', cells('4,5 5,5 6,5')))
    .cites('srd52.share.through-incapacitated')
    .gives(legal(3)),
  row('spell.hypnotic-pattern', 'extra', 'it does not move')
    .on(orc(under('hypnotized')))
    .ask(path(5, 6))
    .uncited('the condition decides')
    .gives(illegal('immobile')),
  row('spell.command', 0, 'flees through a reach')
    .on(orc(), beside)
    .ask(leaves)
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('spell.dissonant-whispers', 0, 'flees with its Reaction')
    .on(hero('r', 5, 5), orc({}, 6))
    .ask(path(6, 12))
    .cites('srd52.opportunity.leaving-reach')
    .gives({ ...legal(6), ...once('r', [6, 5]) }),

  // ── Edges and targets ──────────────────────────────────────────────────────
  row('spell.faerie-fire', 0, 'an invisible imp outlined')
    .on(hitter, orc(under('invisible', 'outlined')))
    .ask(rolls())
    .gives(edge(1, why(['outlined'], []))),
  row('spell.faerie-fire', 1, 'leaves a reach')
    .on(orc(), rogue(6, 5, under('invisible', 'outlined')))
    .ask(leaves)
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('spell.faerie-fire', 2, 'a blinded attacker')
    .on(hero('a', 6, 5, { ...holds(sword), ...under('blinded') }), orc(under('outlined')))
    .ask(rolls())
    .uncited('it does not count')
    .gives(edge(-1, { advantage: [] })),
  row('spell.faerie-fire', 3, 'one that walks in later')
    .on(hitter, orc())
    .ask(rolls())
    .uncited('nothing decides the roll')
    .gives(edge(0, why([], []))),
  row('condition.invisible', 4, 'outlined')
    .on(hero('a', 3, 5), orc(under('invisible', 'outlined')))
    .ask(sees('a', 'o'))
    .uncited('it has no benefit left')
    .gives({ sees: true }),
  row('spell.blur', 0, 'a blinded orc strikes at it')
    .on(hero('a', 6, 5, { ...holds(sword), ...under('blinded') }), orc(under('blurred')))
    .ask(rolls())
    .gives(edge(-1, { disadvantage: [{}, {}] })),
  row('spell.blur', 'extra', 'seen, and blurred')
    .on(hitter, orc(under('blurred')))
    .ask(rolls())
    .gives(edge(-1, why([], ['blurred']))),
  row('spell.blur', 1, 'restrained and blurred')
    .on(hitter, orc(under('blurred', 'restrained')))
    .ask(rolls())
    .gives(edge(0, why(['restrained'], ['blurred']))),
  row('spell.blur', 'extra', 'truesight')
    .on(hero('a', 6, 5, { ...holds(sword), traits: ['true-seeing-24'] }), orc(under('blurred')))
    .ask(rolls())
    .uncited('it does not count')
    .gives(edge(0)),
  row('spell.blur', 'extra', 'blindsight that does not reach so far')
    .on(hero('a', 11, 5, { ...holds(bow), traits: ['blindsight-2'] }), orc(under('blurred')))
    .ask(shot)
    .gives(edge(-1)),
  row('spell.next-attack', 0, 'hit by Guiding Bolt')
    .on(hitter, orc(under('guiding-bolt')))
    .ask(rolls())
    .gives(edge(1, why(['guiding-bolt'], []))),
  row('spell.next-attack', 1, 'a mocked orc')
    .on(hero('a', 6, 5, { ...holds(sword), ...under('mocked') }), orc())
    .ask(rolls())
    .gives(edge(-1, why([], ['mocked']))),
  row('spell.next-attack', 2, 'True Strike with a bow beside an orc')
    .on(hero('a', 6, 5, holds(bow)), orc())
    .ask(shot)
    .uncited('the neighbor decides')
    .gives(edge(-1)),
  row('spell.bless', 0, 'blessed and prone')
    .on(hero('a', 6, 5, { ...holds(sword), ...under('prone') }), orc())
    .ask(rolls())
    .uncited('a die more is no edge')
    .gives(edge(-1)),
  row('spell.invisibility', 0, 'an invisible rogue strikes')
    .on(hero('a', 6, 5, { ...holds(sword), ...under('invisible') }), orc())
    .ask(rolls())
    .uncited('the condition decides')
    .gives(edge(1)),
  row('spell.invisibility', 2, 'walks through a reach')
    .on(orc(), rogue(6, 5, under('invisible')))
    .ask(leaves)
    .uncited('the condition decides')
    .gives(barredBy('not-seen')),

  // ── Teleport and flight ────────────────────────────────────────────────────
  row('spell.misty-step', 0, 'a grappled wizard')
    .on(orc(), rogue(6, 5, { ...under('grappled'), ...teleport }))
    .ask(go('r', cells('6,5 12,5')))
    .uncited('a teleport needs no rule of movement')
    .gives({ ...legal(0), ...nobody }),
  row('spell.misty-step', 3, 'grappled and restrained')
    .on(orc(), rogue(6, 5, { ...under('grappled', 'restrained'), ...teleport }))
    .ask(go('r', cells('6,5 12,5')))
    .uncited('a teleport needs no rule of movement')
    .gives({ ...legal(0), ...nobody }),
  row('spell.misty-step', 4, 'past a Reaction')
    .on(orc(), rogue(6, 5, teleport))
    .ask(go('r', cells('6,5 12,5')))
    .uncited('a teleport needs no rule of movement')
    .gives(nobody),
  row('spell.teleports', 0, 'out of a grapple')
    .on(orc({ grapples: ['r'] }), rogue(6, 5, { ...under('grappled'), ...teleport }))
    .ask(go('r', cells('6,5 20,5')))
    .uncited('a teleport needs no rule of movement')
    .gives({ ...legal(0), ...nobody }),
  row('spell.teleports', 1, 'a friend comes along')
    .on(orc(), rogue(6, 5, teleport), hero('b', 6, 6, teleport))
    .ask(go('b', cells('6,6 20,6')))
    .uncited('a teleport needs no rule of movement')
    .gives(nobody),
  row('spell.fly', 0, 'stunned in the air')
    .on(orc({ ...under('stunned', 'fly-spell'), speed: { land: 6, fly: 12 }, elevation: 4 }))
    .ask({ ask: 'move', of: 'o', mode: 'move', path: [[5, 5, 4]] })
    .uncited('nothing brings it down')
    .gives({ ends: 'aloft' }),
  row('spell.fly', 2, 'prone in the air')
    .on(orc({ ...under('prone', 'fly-spell'), speed: { land: 6, fly: 12 }, elevation: 4 }))
    .ask({ ask: 'move', of: 'o', mode: 'move', path: [[5, 5, 4]] })
    .uncited('nothing brings it down')
    .gives({ ends: 'aloft' }),
  row('spell.fly', 'extra', 'stunned without the spell')
    .on(orc({ ...under('stunned'), speed: { land: 6, fly: 12 }, elevation: 4 }))
    .ask({ ask: 'move', of: 'o', mode: 'move', path: [[5, 5, 4]] })
    .uncited('it falls')
    .gives({ ends: 'falls' }),

  // ── What goes along with a creature ────────────────────────────────────────
  row('spell.spirit-guardians', 0, 'the fourth square of the turn')
    .on(cleric, walker(11))
    .ask(go('o', cells('11,5 10,5 9,5 8,5')))
    .gives({ ...legal(3), hazards: [{ hazard: 'spirit-guardians', step: 3 }] }),
  row('spell.spirit-guardians', 0, 'the fifth is too much')
    .on(cleric, walker(12))
    .ask(go('o', cells('12,5 11,5 10,5 9,5 8,5 7,5')))
    .gives(illegal('over-speed')),
  row('spell.spirit-guardians', 'extra', 'walks among the spirits')
    .on(cleric, walker(8))
    .ask(go('o', cells('8,5 7,5 6,5 6,6 6,7')))
    .gives(illegal('over-speed')),
  row('spell.spirit-guardians', 'extra', 'leaves them, and has its whole Speed')
    .on(cleric, walker(8))
    .ask(path(8, 14))
    .uncited('they do not stop it')
    .gives(legal(6), lacks('hazards')),
  row('spell.spirit-guardians', 2, 'a spared ally')
    .on(cleric, hero('o', 8, 5))
    .ask(go('o', cells('8,5 7,5 6,5 6,6 6,7 7,7 8,7')))
    .uncited('they do not concern it')
    .gives(legal(6)),
  row('spell.spirit-guardians', 3, 'starts its turn there and walks out')
    .on(cleric, walker(8))
    .ask(path(8, 10))
    .uncited('it enters nothing')
    .gives(legal(2), lacks('hazards')),
  row('spell.spirit-guardians', 5, 'enters, leaves and enters again')
    .on(cleric, walker(9))
    .ask(go('o', cells('9,5 8,5 9,5 8,5')))
    .gives({ ...legal(3), hazards: [{ hazard: 'spirit-guardians', step: 1 }] }),
  row('spell.spirit-guardians', 'extra', 'behind a wall')
    .on(cleric, walker(9), wall(8, 0, 8, 12))
    .ask(go('o', cells('9,5 8,5')))
    .uncited('total cover keeps it out')
    .gives(legal(1), lacks('hazards')),
  row('spell.antilife-shell', 0, 'an orc comes to 2 squares')
    .on(druid, walker(8))
    .ask(go('o', cells('8,5 7,5')))
    .gives(illegal('condition-forbids')),
  row('spell.antilife-shell', 'extra', 'an orc strikes through the shell')
    .on(druid, walker(8, { attacks: [{ ...sword, reach: 3 }] }))
    .ask(rolls('o', 'd'))
    .gives({ possible: false, impossible: { why: 'antilife-shell' } }),
  row('spell.antilife-shell', 'extra', 'a construct walks in')
    .on(druid, walker(8, { type: 'construct' }))
    .ask(go('o', cells('8,5 7,5')))
    .uncited('it is not kept out')
    .gives(legal(1)),
  row('spell.antilife-shell', 'extra', 'a shot through it')
    .on(druid, walker(8, holds(bow)))
    .ask(rolls('o', 'd', 'bow'))
    .uncited('shots pass')
    .gives({ possible: true }),
  row('spell.antilife-shell', 1, 'a halberd at 3 squares')
    .on(druid, walker(8, holds(glaive)))
    .ask(rolls('o', 'd', 'glaive'))
    .uncited('its reach decides')
    .gives({ possible: false, impossible: { why: 'out-of-reach' } }),
  row('spell.antilife-shell', 'extra', 'a halberd at 2 squares, from outside')
    .on(hero('d', 5, 5, under('antilife-shell')), walker(8, { ...holds(glaive), reach: 2 }))
    .ask(rolls('o', 'd', 'glaive'))
    .uncited('it is long enough')
    .gives({ possible: true }),
  row('class.aura-of-protection', 0, 'an ally two squares away')
    .on(paladin(), hero('h', 7, 7, { saves: { reflex: 2 } }))
    .ask(burst)
    .gives(saves(3)),
  row('class.aura-of-protection', 1, 'an ally three squares away')
    .on(paladin(), hero('h', 8, 5, { saves: { reflex: 2 } }))
    .ask({ ...burst, from: [9, 6] })
    .uncited('it is too far')
    .gives(noAura),
  row('class.aura-of-protection', 2, 'two paladins')
    .on(
      paladin(),
      hero('q', 5, 7, { traits: ['aura-of-protection'], abilities: { cha: 18 } }),
      hero('h', 7, 7, { saves: { reflex: 2 } }),
    )
    .ask(burst)
    .gives(saves(4)),
  row('class.aura-of-protection', 3, 'the paladin is asleep')
    .on(paladin(under('asleep')), hero('h', 7, 7, { saves: { reflex: 2 } }))
    .ask(burst)
    .uncited('the aura is off')
    .gives(noAura),
  row('class.aura-of-protection', 4, 'an ally behind a wall')
    .on(paladin(), hero('h', 7, 7, { saves: { reflex: 2 } }), wall(7, 0, 7, 12))
    .ask(burst)
    .uncited('total cover keeps it out')
    .gives(noAura),
  row('class.aura-of-protection', 5, 'the paladin comes nearer')
    .on(
      hero('p', 9, 9, { traits: ['aura-of-protection'], abilities: { cha: 16 } }),
      hero('h', 7, 7, { saves: { reflex: 2 } }),
    )
    .ask(burst)
    .gives(saves(3)),
  row('class.auras', 0, 'a frightened ally in the aura approaches')
    .on(hero('p', 5, 6, { traits: ['aura-of-courage'] }), rogue(5, 5, feared), creature('f', 9, 5))
    .ask(go('r', cells('5,5 6,5')))
    .uncited('nothing stops it')
    .gives(legal(1)),
  row('class.auras', 0, 'a frightened ally in the aura attacks without a disadvantage')
    .on(
      hero('p', 5, 6, { traits: ['aura-of-courage'] }),
      hero('a', 5, 5, { ...feared, ...holds(sword) }),
      creature('f', 6, 5),
    )
    .ask(rolls('a', 'f'))
    .uncited('nothing decides the roll')
    .gives(edge(0)),
  row('class.auras', 1, 'out of the aura')
    .on(hero('p', 1, 1, { traits: ['aura-of-courage'] }), rogue(5, 5, feared), creature('f', 9, 5))
    .ask(go('r', cells('5,5 6,5')))
    .cites('srd52.condition.frightened')
    .gives(illegal('condition-forbids')),
  row('class.no-opportunity', 0, 'an addled orc')
    .on(orc(under('no-opportunities')), beside)
    .ask(leaves)
    .uncited('the condition decides')
    .gives(barredBy('condition', 'no-opportunities')),

  // ── Features that give a bonus action ──────────────────────────────────────
  row('class.cunning-action', 0, 'attacks, disengages and walks off')
    .on(
      orc(),
      rogue(6, 5, { traits: ['cunning-action'] }),
      turn({ active: 'r', spent: { moved: 0, uses: { action: 1 } } }),
    )
    .ask(go('r', cells('6,5 7,5'), 'bonus-disengage'))
    .uncited('Disengage cites its own rule')
    .gives({ ...legal(1), ...nobody }),
  row('class.cunning-action', 1, 'Dash twice')
    .on(orc({ traits: ['cunning-action'] }, 0), spent({ action: 1, dash: 1 }))
    .ask(path(0, 18, 'bonus-dash'))
    .uncited('a Dash cites its own rule')
    .gives({ ...legal(18), budget: 18 }),
  row('class.cunning-action', 4, 'slowed, after its action')
    .on(orc({ traits: ['cunning-action'], ...under('slowed') }), spent({ action: 1 }))
    .ask(path(5, 6, 'bonus-disengage'))
    .uncited('the refusal names what is used')
    .gives(illegal('no-action-left')),
  row('class.monk-focus', 1, 'Step of the Wind without a point')
    .on(hero('r', 5, 5), orc({ traits: ['step-of-the-wind'] }, 6), spent({ action: 1 }))
    .ask(path(6, 18, 'bonus-dash'))
    .cites('srd52.opportunity.leaving-reach')
    .gives({ ...legal(12), ...once('r', [6, 5]) }),
  row('class.monk-focus', 3, 'Patient Defense without a point')
    .on(hero('r', 5, 5), orc({ traits: ['patient-defense'] }, 6), spent({ action: 1 }))
    .ask(path(6, 8, 'bonus-disengage'))
    .uncited('Disengage cites its own rule')
    .gives({ ...legal(2), ...nobody }),
  row('class.stunning-strike', 0, 'a stunned ogre walks on')
    .on(orc(under('stunned')))
    .ask(path(5, 8))
    .uncited('nothing stops it')
    .gives(legal(3)),
  row('trait.nimble-escape', 0, 'a goblin strikes and walks off')
    .on(hero('r', 5, 5), orc({ traits: ['nimble-escape'] }, 6), spent({ action: 1 }))
    .ask(path(6, 8, 'bonus-disengage'))
    .uncited('Disengage cites its own rule')
    .gives({ ...legal(2), ...nobody }),
  row('trait.nimble-escape', 'extra', 'the bonus action is spent')
    .on(hero('r', 5, 5), orc({ traits: ['nimble-escape'] }, 6), spent({ bonus: 1 }))
    .ask(path(6, 8, 'bonus-disengage'))
    .uncited('the refusal names what is used')
    .gives(illegal('no-action-left')),
  row('trait.nimble-escape', 3, 'a stunned goblin')
    .on(orc({ traits: ['nimble-escape'], ...under('stunned') }, 6), spent({}))
    .ask(path(6, 8, 'bonus-disengage'))
    .uncited('the condition decides')
    .gives({ legal: false }),
  row('trait.species', 0, 'an orc attacks and dashes')
    .on(orc({ traits: ['aggressive'] }, 0), spent({ action: 1 }))
    .ask(path(0, 12, 'bonus-dash'))
    .uncited('a Dash cites its own rule')
    .gives({ ...legal(12), budget: 12 }),
  row('trait.species', 3, 'Cloud’s Jaunt out of a grapple')
    .on(orc({ grapples: ['r'] }), rogue(6, 5, { ...under('grappled'), ...teleport }))
    .ask(go('r', cells('6,5 12,5')))
    .uncited('a teleport needs no rule of movement')
    .gives({ ...legal(0), ...nobody }),
  row('class.uncanny-dodge', 1, 'its Reaction is spent')
    .on(orc({ opportunitiesTaken: 1 }), beside)
    .ask(leaves)
    .uncited('the Reaction decides')
    .gives(barredBy('taken')),
  row('trait.parry', 1, 'its Reaction is spent')
    .on(orc({ opportunitiesTaken: 1 }), beside)
    .ask(leaves)
    .uncited('the Reaction decides')
    .gives(barredBy('taken')),
  row('spell.spiritual-weapon', 0, 'leaves the square beside the weapon')
    .on(creature('w', 5, 5, { scenery: 'clear', side: 'foes' }), rogue(6, 5))
    .ask(leaves)
    .uncited('nothing provokes')
    .gives(nobody),
  row('spell.spiritual-weapon', 1, 'an ally through its square')
    .on(creature('w', 5, 5, { scenery: 'clear', side: 'foes' }), rogue(4, 5))
    .ask(go('r', cells('4,5 5,5 6,5')))
    .uncited('nothing is there')
    .gives(legal(2)),
  row('spell.gust-of-wind', 1, 'sideways in the line')
    .on(
      orc({}, 7),
      fill(5, 4, 12, 5, (x, y) => cell(x, y, { light: 'bright' })),
    )
    .ask(go('o', cells('7,5 7,4 7,3')))
    .uncited('it costs nothing')
    .gives(legal(2)),
]);
