/** 3.5 SRD: creatures that are not seen, images of them, and creatures inside solid objects. */
import { expect } from 'vitest';
import { attack, only, swung, without } from '../asks/attacks.ts';
import { area, catches, hide, lit, modified } from '../asks/movements.ts';
import { grope, noticed } from '../asks/states.ts';
import { act, actions, line } from '../asks/turns.ts';
import {
  cells,
  archer,
  block,
  cases,
  cell,
  concealment,
  cover,
  creature,
  fog,
  hero,
  light,
  move,
  ogre,
  reachable,
  turn,
  type Answer,
  type Ask,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { all, ends, illegal } from '../checks.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const MINE = turn({ active: 'm', round: 2 });
const unseen = (x: number, y: number, more: CreatureMore = {}) =>
  creature('i', x, y, { conditions: ['invisible'], ...more });
const m = (more: CreatureMore = {}) => hero('m', 0, 0, more);
const CONTROL = 'a control: the rule does not apply';

// ── Images and invisibility ───────────────────────────────────────────────────────────────────────
const IMAGES = 'concealment.mirror-image';
const caster = (more: CreatureMore = {}) =>
  creature('t', 1, 0, { conditions: ['mirror-image'], abilities: { dex: 14 }, ...more });
const at = (images: number): Ask => attack('m', 't', 'sword', { images });
const noImages = all(
  (answer: Answer) => expect(answer['struckAtRandom']).toEqual([]),
  (answer: Answer) => expect(answer['notes']).toEqual([]),
);
const ENDS = 'concealment.invisibility-ends';
const rogue = (more: CreatureMore = {}) => m({ conditions: ['invisible'], ...more });
const loses = (...conditions: string[]) => ({ after: { loses: conditions } });
const stays = (answer: Answer): void =>
  expect((answer['after'] as { loses?: string[] } | undefined)?.loses ?? []).toEqual([]);
const notes =
  (...codes: string[]) =>
  (answer: Answer): void =>
    expect((answer['notes'] as { why: string }[]).map(({ why }) => why)).toEqual(codes);

// ── Noticing ──────────────────────────────────────────────────────────────────────────────────────
const SPOT = 'information.invisible-spot';
const HEAR = 'information.listen-spot';
const listens = (total: number, doing: string[], more: object = {}): Ask => ({
  ...noticed('i', 'm', total, ...doing),
  skill: 'listen',
  ...more,
});
const STRUCK = 'concealment.pinpoint-struck';
const struckBy = (weapon: string): Ask => ({
  ask: 'notice-unseen',
  of: 'i',
  by: 'm',
  struck: weapon,
});
const GROPE = 'information.grope';

// ── Walking into the unseen ──────────────────────────────────────────────────────────────────────
const BUMP = 'information.bump';
const LEARNS = 'the answer gives no reason for what the walker learns only on its way';
const foe = creature('i', 6, 4, { conditions: ['invisible'] });
const walker = (traits: string[] = []) => hero('p', 4, 4, { traits });
const road: At[] = [4, 5, 6, 7].map((x): At => [x, 4]);

// ── Hiding ────────────────────────────────────────────────────────────────────────────────────────
const HIDE = 'information.hide';
const hider = m({ skills: { hide: { bonus: 5, ranks: 5 } } });
const east = (n: number): [number, number][] => Array.from({ length: n + 1 }, (_, x) => [x, 0]);
const NIGHT = light('dark');
const BRIGHT = 'light.bright-no-hide';

// ── Light ─────────────────────────────────────────────────────────────────────────────────────────
const MEET = 'concealment.daylight-meets';
const DAY = { at: [0, 0], bright: 12, dim: 24, magic: 'daylight' };
const GLOOM = { at: [4, 0], bright: 12, dim: 12, magic: 'darkness' };
const TORCH = { at: [2, 0], bright: 4, dim: 8 };

// ── Inside solid objects ──────────────────────────────────────────────────────────────────────────
const SOLID = 'concealment.inside-solid';
const TOUCH = swung('touch', { natural: true, tags: ['touch'] });
const shadow = (more: CreatureMore = {}) =>
  creature('s', 0, 0, { subtypes: ['incorporeal'], attacks: [TOUCH], ...more });
const ROCK = [block(0, 0), shadow()];

// ── Blind-Fight ───────────────────────────────────────────────────────────────────────────────────
const BLIND = 'modifier.blind-fight';
const fighter = m({ traits: ['blind-fight'] });
const chance = (missChance: number, missTwice: number) => ({ missChance, missTwice });
const once =
  (missChance: number) =>
  (answer: Answer): void => {
    expect(answer['missChance']).toBe(missChance);
    expect(answer['missTwice']).toBeUndefined();
  };

export default cases('srd35', [
  row(IMAGES, 0, 'three images')
    .on(m(), caster())
    .ask(at(3))
    .gives({ struckAtRandom: [{ id: 't', chance: 25 }] }),
  row(IMAGES, 0, 'one image')
    .on(m(), caster())
    .ask(at(1))
    .gives({ struckAtRandom: [{ id: 't', chance: 50 }] }),
  row(IMAGES, 1, 'an image’s armor class').on(m(), caster()).ask(at(3)).gives({ imageArmour: 12 }),
  row(IMAGES, 1, 'an image of a Small caster')
    .on(m(), caster({ size: 'small' }))
    .ask(at(3))
    .gives({ imageArmour: 13 }),
  row(IMAGES, 'extra', 'their number is not told')
    .on(m(), caster())
    .ask(attack('m', 't', 'sword'))
    .gives({ notes: [{ why: 'strikes-image', by: 'mirror-image' }], struckAtRandom: [] }),
  row(IMAGES, 2, 'a burst over the caster')
    .on(caster())
    .ask(area('burst', [1, 0], 4))
    .uncited('areas do not ask for images')
    .gives(catches({ t: {} })),
  row(IMAGES, 3, 'a blinded attacker')
    .on(m({ conditions: ['blinded'] }), caster())
    .ask(at(3))
    .uncited(CONTROL)
    .gives(noImages),
  row(IMAGES, 3, 'an invisible caster')
    .on(m(), caster({ conditions: ['mirror-image', 'invisible'] }))
    .ask(at(3))
    .uncited(CONTROL)
    .gives(noImages),
  row(IMAGES, 'extra', 'no image is left')
    .on(m(), caster())
    .ask(at(0))
    .uncited(CONTROL)
    .gives(noImages),

  row(ENDS, 0, 'an invisible rogue strikes')
    .on(rogue(), creature('t', 1, 0))
    .ask(attack('m', 't', 'sword'))
    .gives(all(only(['attack', 'invisible-attacker', 2]), notes('invisibility-ends'))),
  row(ENDS, 0, 'the blow ends the spell')
    .on(rogue(), creature('t', 1, 0), MINE)
    .ask(act('m', 'melee-attack', { target: 't', with: 'sword' }))
    .uncited('the action is cited')
    .gives(loses('invisible')),
  row(ENDS, 0, 'a shot ends it too')
    .on(rogue({ attacks: 'bow' }), creature('t', 5, 0), MINE)
    .ask(act('m', 'ranged-attack', { target: 't', with: 'bow' }))
    .uncited('the action is cited')
    .gives(loses('invisible')),
  row(ENDS, 1, 'it opens a door')
    .on(rogue(), MINE)
    .ask(act('m', 'open-door'))
    .uncited(CONTROL)
    .gives(stays),
  row(ENDS, 1, 'an invisible creature helps a friend with a spell')
    .on(rogue(), hero('f', 1, 0), MINE)
    .ask(act('m', 'cast-spell', { target: 'f' }))
    .uncited(CONTROL)
    .gives(stays),
  row(ENDS, 2, 'greater invisibility')
    .on(rogue({ conditions: ['greater-invisibility'] }), creature('t', 1, 0))
    .ask(attack('m', 't', 'sword'))
    .cites('srd35.modifier.attack-invisible')
    .gives(all(only(['attack', 'invisible-attacker', 2]), notes())),
  row(ENDS, 2, 'natural invisibility')
    .on(rogue({ traits: ['natural-invisibility'] }), creature('t', 1, 0), MINE)
    .ask(act('m', 'melee-attack', { target: 't', with: 'sword' }))
    .uncited(CONTROL)
    .gives(stays),
  row(ENDS, 3, 'a spell at a foe')
    .on(rogue(), creature('t', 3, 0), MINE)
    .ask(act('m', 'cast-spell', { target: 't' }))
    .uncited('the action is cited')
    .gives(loses('invisible')),

  row(STRUCK, 0, 'a goblin’s sword')
    .on(m(), unseen(1, 0))
    .ask(struckBy('sword'))
    .gives({ notices: 'square' }),
  row(STRUCK, 0, 'a blow at its square')
    .on(m(), unseen(1, 0))
    .ask(attack('m', 'i', 'sword', { at: [1, 0] }))
    .cites('srd35.concealment.total-miss-50')
    .gives({ possible: true, missChance: 50 }),
  row(STRUCK, 1, 'an ogre')
    .on(m(), ogre('i', 2, 0, { conditions: ['invisible'] }))
    .ask(struckBy('sword'))
    .gives({ notices: 'presence' }),
  row(STRUCK, 1, 'a longspear')
    .on(m(), unseen(2, 0, { attacks: 'longspear' }))
    .ask(struckBy('longspear'))
    .gives({ notices: 'presence' }),
  row(STRUCK, 2, 'an arrow')
    .on(m(), unseen(5, 0, { attacks: 'bow' }))
    .ask(struckBy('bow'))
    .gives({ notices: 'presence' }),

  row(SPOT, 0, 'Listen 21, two squares away')
    .on(m(), unseen(2, 0))
    .ask(listens(21, ['in-combat']))
    .gives({ notices: 'square', dc: 1 }),
  row(SPOT, 0, 'Listen 20')
    .on(m(), unseen(2, 0))
    .ask(listens(20, ['in-combat']))
    .gives({ notices: 'presence' }),
  row(SPOT, 1, 'Spot 39')
    .on(m(), unseen(2, 0))
    .ask(noticed('i', 'm', 39))
    .gives({ notices: 'presence', dc: 20, squareFrom: 40 }),
  row(SPOT, 2, 'a Spot check of 40 against an invisible creature')
    .on(m(), unseen(2, 0))
    .ask(noticed('i', 'm', 40))
    .gives({ notices: 'square' }),
  row(SPOT, 3, 'Spot 29, it holds still')
    .on(m(), unseen(2, 0))
    .ask(noticed('i', 'm', 29, 'still'))
    .gives({ notices: 'nothing', dc: 30 }),
  row(SPOT, 'extra', 'Spot 39, a lifeless creature holds still')
    .on(m(), unseen(2, 0))
    .ask(noticed('i', 'm', 39, 'lifeless-still'))
    .gives({ notices: 'nothing', dc: 40 }),
  row(SPOT, 4, 'Spot 99, seven squares away')
    .on(m(), unseen(7, 0))
    .ask(noticed('i', 'm', 99))
    .gives({ notices: 'nothing' }),
  row(SPOT, 'extra', 'Listen against its Move Silently at full speed')
    .on(m(), unseen(2, 0))
    .ask(listens(12, ['full-speed'], { against: 15 }))
    .gives({ notices: 'presence', dc: 12 }),
  row(SPOT, 'extra', 'its Move Silently is not known')
    .on(m(), unseen(2, 0))
    .ask(listens(12, ['full-speed']))
    .gives({ notices: 'nothing', unknown: ['ask.against'] }),

  row(HEAR, 0, 'sixty feet away, through a door')
    .on(m(), unseen(12, 0))
    .ask(listens(11, ['behind-door'], { against: 0 }))
    .gives({ dc: 11, notices: 'presence' }),
  row(HEAR, 1, 'a distracted listener')
    .on(m(), unseen(1, 0))
    .ask(listens(4, ['distracted'], { against: 0 }))
    .gives({ dc: 5, notices: 'nothing' }),
  row(HEAR, 2, 'a further try')
    .on(m(), MINE)
    .ask(actions('m'))
    .uncited('the action is asked for')
    .gives(line('active-perception', { kind: 'move' })),

  row(GROPE, 0, 'the touch hits')
    .on(m(), unseen(1, 0))
    .ask(grope('m', cells('1,0 1,1'), [true, false]))
    .gives({
      legal: true,
      kind: 'standard',
      attacks: [
        { at: [1, 0], touch: true, missChance: 50 },
        { at: [1, 1], touch: true, missChance: 50 },
      ],
      found: ['i'],
    }),
  row(GROPE, 1, 'the touch misses')
    .on(m(), unseen(1, 0))
    .ask(grope('m', cells('1,0 1,1'), [false, false]))
    .gives({ legal: true, found: [] }),
  row(GROPE, 2, 'three squares')
    .on(m(), unseen(1, 0))
    .ask(grope('m', cells('1,0 1,1 0,1')))
    .gives({ legal: false, why: ['too-many'] }),

  row(BUMP, 0, 'what the walker is offered')
    .on(walker(), foe)
    .ask(reachable('p'))
    .uncited(LEARNS)
    .gives(ends([[[6, 4], 2]])),
  row(BUMP, 1, 'a path through its square')
    .on(walker(), foe)
    .ask(move('p', road))
    .uncited(LEARNS)
    .gives({ meets: { by: 'i', step: 2, at: [5, 4] } }),
  row(BUMP, 1, 'a path that ends in its square')
    .on(walker(), foe)
    .ask(move('p', road.slice(0, 3)))
    .uncited(LEARNS)
    .gives({ meets: { by: 'i', step: 2, at: [5, 4] } }),
  row(BUMP, 2, 'a walker that sees the invisible')
    .on(walker(['see-invisible']), foe)
    .ask(move('p', road))
    .uncited(CONTROL)
    .gives(illegal('through-enemy', [6, 4])),

  row(HIDE, 0, 'five squares of six')
    .on(hider, creature('e', 9, 0), fog(5, 0))
    .ask(hide('m', { path: east(5), mode: 'move' }))
    .gives(all(modified(-5, 'speed'), (answer) => expect(answer['possible']).toBe(true))),
  row(HIDE, 0, 'three squares of six')
    .on(hider, creature('e', 9, 0), fog(3, 0))
    .ask(hide('m', { path: east(3), mode: 'move' }))
    .gives({ bonus: 5 }),
  row(HIDE, 1, 'a shot at three squares')
    .on(hider, creature('e', 3, 0), fog(0, 0))
    .ask(hide('m', { sniped: 'e' }))
    .gives({ possible: true, bonus: -15, action: 'move-action' }),
  row(HIDE, 2, 'a shot at one square')
    .on(hider, creature('e', 1, 0), fog(0, 0))
    .ask(hide('m', { sniped: 'e' }))
    .gives({ possible: false, why: 'too-near' }),
  row(HIDE, 3, 'behind a friend')
    .on(hider, hero('f', 2, 0), creature('e', 5, 0))
    .ask(hide('m'))
    .gives({ possible: false, why: 'no-cover' }),

  row(BRIGHT, 0, 'in bright light')
    .on(hider, creature('e', 5, 0))
    .ask(hide('m'))
    .gives({ possible: false, why: 'no-cover' }),
  row(BRIGHT, 1, 'in shadowy light')
    .on(light('dim'), hider, creature('e', 5, 0))
    .ask(hide('m'))
    .gives({ possible: true }),
  row(BRIGHT, 2, 'ten squares from darkvision')
    .on(NIGHT, hider, creature('e', 10, 0, { traits: ['darkvision-12'] }))
    .ask(hide('m'))
    .gives({ possible: false, why: 'no-cover' }),
  row(BRIGHT, 'extra', 'thirteen squares from darkvision')
    .on(NIGHT, hider, creature('e', 13, 0, { traits: ['darkvision-12'] }))
    .ask(hide('m'))
    .gives({ possible: true }),
  row(BRIGHT, 3, 'invisible, ten squares from darkvision')
    .on(
      NIGHT,
      m({ conditions: ['invisible'] }),
      creature('e', 10, 0, { traits: ['darkvision-12'] }),
    )
    .ask(hide('m'))
    .gives({ possible: true }),

  row(MEET, 0, 'in a cave')
    .on(NIGHT)
    .ask(lit([2, 0], [DAY, GLOOM]))
    .gives({ light: 'dark', by: null }),
  row(MEET, 0, 'painted darkness in a cave')
    .on(NIGHT, cell(2, 0, { ground: 'magical-darkness' }))
    .ask(lit([2, 0], [DAY]))
    .gives({ light: 'dark' }),
  row(MEET, 1, 'daylight and magical darkness meet at noon')
    .on()
    .ask(lit([2, 0], [DAY, GLOOM]))
    .gives({ light: 'bright' }),
  row(MEET, 1, 'painted darkness at noon')
    .on(cell(2, 0, { ground: 'magical-darkness' }))
    .ask(lit([2, 0], [DAY]))
    .gives({ light: 'bright' }),
  row(MEET, 2, 'with a torch')
    .on(NIGHT)
    .ask(lit([2, 0], [DAY, GLOOM, TORCH]))
    .gives({ light: 'bright', by: 2 }),
  row(MEET, 'extra', 'darkness alone, with a torch')
    .on(NIGHT)
    .ask(lit([2, 0], [GLOOM, TORCH]))
    .cites('srd35.light.sources')
    .gives({ light: 'dim', by: 0 }),
  row(MEET, 'extra', 'painted darkness, with a torch')
    .on(NIGHT, cell(2, 0, { ground: 'magical-darkness' }))
    .ask(lit([2, 0], [TORCH]))
    .cites('srd35.light.sources')
    .gives({ light: 'dim', by: null }),
  row(MEET, 'extra', 'daylight alone')
    .on(NIGHT)
    .ask(lit([2, 0], [DAY]))
    .cites('srd35.light.sources')
    .gives({ light: 'bright', by: 0 }),

  row(SOLID, 0, 'a shadow inside rock attacks the square of an adjacent foe')
    .on(ROCK, hero('p', 1, 0))
    .ask(attack('s', 'p', 'touch', { at: [1, 0] }))
    .gives({ possible: true, missChance: 50 }),
  row(SOLID, 0, 'a shadow inside rock does not see an adjacent foe')
    .on(ROCK, hero('p', 1, 0))
    .ask(concealment('s', 'p', 'melee'))
    .gives({ degree: 'total', why: ['inside-solid'] }),
  row(SOLID, 1, 'a readied blow')
    .on(ROCK, hero('p', 1, 0))
    .ask(attack('p', 's', 'sword', { asItAttacks: true }))
    .gives(
      all(only(['ac', 'cover', 4], ['attack', 'invisible-attacker', 2]), (answer) =>
        expect(answer['possible']).toBe(true),
      ),
    ),
  row(SOLID, 2, 'a foe two squares away')
    .on(ROCK, hero('q', 2, 0))
    .ask(attack('s', 'q', 'touch', { at: [2, 0] }))
    .gives({ possible: false }),
  row(SOLID, 3, 'a blow that is not readied')
    .on(ROCK, hero('p', 1, 0))
    .ask(attack('p', 's', 'sword'))
    .cites('srd35.cover.total-no-attack')
    .gives({ possible: false, why: ['total-cover'] }),
  row(SOLID, 'extra', 'outside the rock it sees as usual')
    .on(block(0, 1), shadow(), hero('p', 1, 0))
    .ask(concealment('s', 'p', 'melee'))
    .uncited(CONTROL)
    .gives({ degree: 'none' }),
  row(SOLID, 'extra', 'a shadow and a foe inside one rock')
    .on(ROCK, block(1, 0), creature('g', 1, 0, { side: 'party', subtypes: ['incorporeal'] }))
    .ask(cover('s', 'g', 'melee'))
    .uncited(CONTROL)
    .gives({ degree: 'total' }),

  row(BLIND, 0, 'an invisible target')
    .on(fighter, unseen(1, 0))
    .ask(attack('m', 'i', 'sword', { at: [1, 0] }))
    .gives(chance(50, 25)),
  row(BLIND, 1, 'a target in fog')
    .on(fighter, creature('i', 1, 0), fog(1, 0))
    .ask(attack('m', 'i', 'sword'))
    .gives(chance(20, 4)),
  row(BLIND, 1, 'a blurred target')
    .on(fighter, creature('i', 1, 0, { conditions: ['blur'] }))
    .ask(attack('m', 'i', 'sword'))
    .gives(chance(20, 4)),
  row(BLIND, 2, 'an invisible foe strikes')
    .on(fighter, unseen(1, 0))
    .ask(attack('i', 'm', 'sword'))
    .uncited(CONTROL)
    .gives(
      all(without('invisible-attacker'), (answer) => expect(answer['deniesDexterity']).toEqual([])),
    ),
  row(BLIND, 3, 'an invisible archer')
    .on(fighter, unseen(3, 0, { attacks: 'bow' }))
    .ask(attack('i', 'm', 'bow'))
    .cites('srd35.modifier.attack-invisible')
    .gives({ deniesDexterity: [{ why: 'invisible-attacker' }], total: { attack: 2, ac: 0 } }),
  row(BLIND, 4, 'a blinking target')
    .on(fighter, creature('i', 1, 0, { conditions: ['blinking'] }))
    .ask(attack('m', 'i', 'sword'))
    .uncited(CONTROL)
    .gives(once(50)),
  row(BLIND, 'extra', 'a shot at an unseen opponent')
    .on(archer('m', 0, 0, { traits: ['blind-fight'] }), unseen(3, 0))
    .ask(attack('m', 'i', 'bow', { at: [3, 0] }))
    .uncited(CONTROL)
    .gives(once(50)),
  row(BLIND, 'extra', 'an invisible shadow')
    .on(fighter, unseen(1, 0, { subtypes: ['incorporeal'] }))
    .ask(attack('m', 'i', 'sword', { at: [1, 0] }))
    .uncited(CONTROL)
    .gives(once(50)),
]);
