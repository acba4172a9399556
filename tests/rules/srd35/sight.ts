/** 3.5 SRD: creatures that are not seen, images of them, and creatures inside solid objects. */
import { expect } from 'vitest';
import { attack, only, swung, without } from '../asks/attacks.ts';
import { area, catches, hide, lit, modified } from '../asks/movements.ts';
import { grope, noticed } from '../asks/states.ts';
import { act, actions, line } from '../asks/turns.ts';
import {
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
  row(IMAGES, 0, 'three images', [m(), caster()], at(3), {
    struckAtRandom: [{ id: 't', chance: 25 }],
  }),
  row(IMAGES, 0, 'one image', [m(), caster()], at(1), {
    struckAtRandom: [{ id: 't', chance: 50 }],
  }),
  row(IMAGES, 1, 'an image’s armor class', [m(), caster()], at(3), { imageArmour: 12 }),
  row(IMAGES, 1, 'an image of a Small caster', [m(), caster({ size: 'small' })], at(3), {
    imageArmour: 13,
  }),
  row(IMAGES, 'extra', 'their number is not told', [m(), caster()], attack('m', 't', 'sword'), {
    notes: [{ why: 'strikes-image', by: 'mirror-image' }],
    struckAtRandom: [],
  }),
  row(
    IMAGES,
    2,
    'a burst over the caster',
    [caster()],
    area('burst', [1, 0], 4),
    catches({ t: {} }),
    'areas do not ask for images',
  ),
  row(
    IMAGES,
    3,
    'a blinded attacker',
    [m({ conditions: ['blinded'] }), caster()],
    at(3),
    noImages,
    CONTROL,
  ),
  row(
    IMAGES,
    3,
    'an invisible caster',
    [m(), caster({ conditions: ['mirror-image', 'invisible'] })],
    at(3),
    noImages,
    CONTROL,
  ),
  row(IMAGES, 'extra', 'no image is left', [m(), caster()], at(0), noImages, CONTROL),

  row(
    ENDS,
    0,
    'an invisible rogue strikes',
    [rogue(), creature('t', 1, 0)],
    attack('m', 't', 'sword'),
    all(only(['attack', 'invisible-attacker', 2]), notes('invisibility-ends')),
  ),
  row(
    ENDS,
    0,
    'the blow ends the spell',
    [rogue(), creature('t', 1, 0), MINE],
    act('m', 'melee-attack', { target: 't', with: 'sword' }),
    loses('invisible'),
    'the action is cited',
  ),
  row(
    ENDS,
    0,
    'a shot ends it too',
    [rogue({ attacks: 'bow' }), creature('t', 5, 0), MINE],
    act('m', 'ranged-attack', { target: 't', with: 'bow' }),
    loses('invisible'),
    'the action is cited',
  ),
  row(ENDS, 1, 'it opens a door', [rogue(), MINE], act('m', 'open-door'), stays, CONTROL),
  row(
    ENDS,
    1,
    'it helps a friend with a spell',
    [rogue(), hero('f', 1, 0), MINE],
    act('m', 'cast-spell', { target: 'f' }),
    stays,
    CONTROL,
  ),
  row(
    ENDS,
    2,
    'greater invisibility',
    [rogue({ conditions: ['greater-invisibility'] }), creature('t', 1, 0)],
    attack('m', 't', 'sword'),
    all(only(['attack', 'invisible-attacker', 2]), notes()),
    ['srd35.modifier.attack-invisible'],
  ),
  row(
    ENDS,
    2,
    'natural invisibility',
    [rogue({ traits: ['natural-invisibility'] }), creature('t', 1, 0), MINE],
    act('m', 'melee-attack', { target: 't', with: 'sword' }),
    stays,
    CONTROL,
  ),
  row(
    ENDS,
    3,
    'a spell at a foe',
    [rogue(), creature('t', 3, 0), MINE],
    act('m', 'cast-spell', { target: 't' }),
    loses('invisible'),
    'the action is cited',
  ),

  row(STRUCK, 0, 'a goblin’s sword', [m(), unseen(1, 0)], struckBy('sword'), { notices: 'square' }),
  row(
    STRUCK,
    0,
    'a blow at its square',
    [m(), unseen(1, 0)],
    attack('m', 'i', 'sword', { at: [1, 0] }),
    { possible: true, missChance: 50 },
    ['srd35.concealment.total-miss-50'],
  ),
  row(
    STRUCK,
    1,
    'an ogre',
    [m(), ogre('i', 2, 0, { conditions: ['invisible'] })],
    struckBy('sword'),
    { notices: 'presence' },
  ),
  row(
    STRUCK,
    1,
    'a longspear',
    [m(), unseen(2, 0, { attacks: 'longspear' })],
    struckBy('longspear'),
    { notices: 'presence' },
  ),
  row(STRUCK, 2, 'an arrow', [m(), unseen(5, 0, { attacks: 'bow' })], struckBy('bow'), {
    notices: 'presence',
  }),

  row(SPOT, 0, 'Listen 21, two squares away', [m(), unseen(2, 0)], listens(21, ['in-combat']), {
    notices: 'square',
    dc: 1,
  }),
  row(SPOT, 0, 'Listen 20', [m(), unseen(2, 0)], listens(20, ['in-combat']), {
    notices: 'presence',
  }),
  row(SPOT, 1, 'Spot 39', [m(), unseen(2, 0)], noticed('i', 'm', 39), {
    notices: 'presence',
    dc: 20,
    squareFrom: 40,
  }),
  row(SPOT, 2, 'Spot 40', [m(), unseen(2, 0)], noticed('i', 'm', 40), { notices: 'square' }),
  row(SPOT, 3, 'Spot 29, it holds still', [m(), unseen(2, 0)], noticed('i', 'm', 29, 'still'), {
    notices: 'nothing',
    dc: 30,
  }),
  row(
    SPOT,
    'extra',
    'Spot 39, a lifeless creature holds still',
    [m(), unseen(2, 0)],
    noticed('i', 'm', 39, 'lifeless-still'),
    { notices: 'nothing', dc: 40 },
  ),
  row(SPOT, 4, 'Spot 99, seven squares away', [m(), unseen(7, 0)], noticed('i', 'm', 99), {
    notices: 'nothing',
  }),
  row(
    SPOT,
    'extra',
    'Listen against its Move Silently at full speed',
    [m(), unseen(2, 0)],
    listens(12, ['full-speed'], { against: 15 }),
    { notices: 'presence', dc: 12 },
  ),
  row(
    SPOT,
    'extra',
    'its Move Silently is not known',
    [m(), unseen(2, 0)],
    listens(12, ['full-speed']),
    { notices: 'nothing', unknown: ['ask.against'] },
  ),

  row(
    HEAR,
    0,
    'sixty feet away, through a door',
    [m(), unseen(12, 0)],
    listens(11, ['behind-door'], { against: 0 }),
    { dc: 11, notices: 'presence' },
  ),
  row(
    HEAR,
    1,
    'a distracted listener',
    [m(), unseen(1, 0)],
    listens(4, ['distracted'], { against: 0 }),
    { dc: 5, notices: 'nothing' },
  ),
  row(
    HEAR,
    2,
    'a further try',
    [m(), MINE],
    actions('m'),
    line('active-perception', { kind: 'move' }),
    'the action is asked for',
  ),

  row(
    GROPE,
    0,
    'the touch hits',
    [m(), unseen(1, 0)],
    grope(
      'm',
      [
        [1, 0],
        [1, 1],
      ],
      [true, false],
    ),
    {
      legal: true,
      kind: 'standard',
      attacks: [
        { at: [1, 0], touch: true, missChance: 50 },
        { at: [1, 1], touch: true, missChance: 50 },
      ],
      found: ['i'],
    },
  ),
  row(
    GROPE,
    1,
    'the touch misses',
    [m(), unseen(1, 0)],
    grope(
      'm',
      [
        [1, 0],
        [1, 1],
      ],
      [false, false],
    ),
    { legal: true, found: [] },
  ),
  row(
    GROPE,
    2,
    'three squares',
    [m(), unseen(1, 0)],
    grope('m', [
      [1, 0],
      [1, 1],
      [0, 1],
    ]),
    { legal: false, why: ['too-many'] },
  ),

  row(
    BUMP,
    0,
    'what the walker is offered',
    [walker(), foe],
    reachable('p'),
    ends([[[6, 4], 2]]),
    LEARNS,
  ),
  row(
    BUMP,
    1,
    'a path through its square',
    [walker(), foe],
    move('p', road),
    { meets: { by: 'i', step: 2, at: [5, 4] } },
    LEARNS,
  ),
  row(
    BUMP,
    1,
    'a path that ends in its square',
    [walker(), foe],
    move('p', road.slice(0, 3)),
    { meets: { by: 'i', step: 2, at: [5, 4] } },
    LEARNS,
  ),
  row(
    BUMP,
    2,
    'a walker that sees the invisible',
    [walker(['see-invisible']), foe],
    move('p', road),
    illegal('through-enemy', [6, 4]),
    CONTROL,
  ),

  row(
    HIDE,
    0,
    'five squares of six',
    [hider, creature('e', 9, 0), fog(5, 0)],
    hide('m', { path: east(5), mode: 'move' }),
    all(modified(-5, 'speed'), (answer) => expect(answer['possible']).toBe(true)),
  ),
  row(
    HIDE,
    0,
    'three squares of six',
    [hider, creature('e', 9, 0), fog(3, 0)],
    hide('m', { path: east(3), mode: 'move' }),
    { bonus: 5 },
  ),
  row(
    HIDE,
    1,
    'a shot at three squares',
    [hider, creature('e', 3, 0), fog(0, 0)],
    hide('m', { sniped: 'e' }),
    { possible: true, bonus: -15, action: 'move-action' },
  ),
  row(
    HIDE,
    2,
    'a shot at one square',
    [hider, creature('e', 1, 0), fog(0, 0)],
    hide('m', { sniped: 'e' }),
    { possible: false, why: 'too-near' },
  ),
  row(HIDE, 3, 'behind a friend', [hider, hero('f', 2, 0), creature('e', 5, 0)], hide('m'), {
    possible: false,
    why: 'no-cover',
  }),

  row(BRIGHT, 0, 'in bright light', [hider, creature('e', 5, 0)], hide('m'), {
    possible: false,
    why: 'no-cover',
  }),
  row(BRIGHT, 1, 'in shadowy light', [light('dim'), hider, creature('e', 5, 0)], hide('m'), {
    possible: true,
  }),
  row(
    BRIGHT,
    2,
    'ten squares from darkvision',
    [NIGHT, hider, creature('e', 10, 0, { traits: ['darkvision-12'] })],
    hide('m'),
    { possible: false, why: 'no-cover' },
  ),
  row(
    BRIGHT,
    'extra',
    'thirteen squares from darkvision',
    [NIGHT, hider, creature('e', 13, 0, { traits: ['darkvision-12'] })],
    hide('m'),
    { possible: true },
  ),
  row(
    BRIGHT,
    3,
    'invisible, ten squares from darkvision',
    [NIGHT, m({ conditions: ['invisible'] }), creature('e', 10, 0, { traits: ['darkvision-12'] })],
    hide('m'),
    { possible: true },
  ),

  row(MEET, 0, 'in a cave', [NIGHT], lit([2, 0], [DAY, GLOOM]), { light: 'dark', by: null }),
  row(
    MEET,
    0,
    'painted darkness in a cave',
    [NIGHT, cell(2, 0, { ground: 'magical-darkness' })],
    lit([2, 0], [DAY]),
    { light: 'dark' },
  ),
  row(MEET, 1, 'at noon', [], lit([2, 0], [DAY, GLOOM]), { light: 'bright' }),
  row(
    MEET,
    1,
    'painted darkness at noon',
    [cell(2, 0, { ground: 'magical-darkness' })],
    lit([2, 0], [DAY]),
    { light: 'bright' },
  ),
  row(MEET, 2, 'with a torch', [NIGHT], lit([2, 0], [DAY, GLOOM, TORCH]), {
    light: 'bright',
    by: 2,
  }),
  row(
    MEET,
    'extra',
    'darkness alone, with a torch',
    [NIGHT],
    lit([2, 0], [GLOOM, TORCH]),
    { light: 'dim', by: 0 },
    ['srd35.light.sources'],
  ),
  row(
    MEET,
    'extra',
    'painted darkness, with a torch',
    [NIGHT, cell(2, 0, { ground: 'magical-darkness' })],
    lit([2, 0], [TORCH]),
    { light: 'dim', by: null },
    ['srd35.light.sources'],
  ),
  row(MEET, 'extra', 'daylight alone', [NIGHT], lit([2, 0], [DAY]), { light: 'bright', by: 0 }, [
    'srd35.light.sources',
  ]),

  row(
    SOLID,
    0,
    'it attacks the square of an adjacent foe',
    [ROCK, hero('p', 1, 0)],
    attack('s', 'p', 'touch', { at: [1, 0] }),
    { possible: true, missChance: 50 },
  ),
  row(
    SOLID,
    0,
    'it does not see the foe',
    [ROCK, hero('p', 1, 0)],
    concealment('s', 'p', 'melee'),
    { degree: 'total', why: ['inside-solid'] },
  ),
  row(
    SOLID,
    1,
    'a readied blow',
    [ROCK, hero('p', 1, 0)],
    attack('p', 's', 'sword', { asItAttacks: true }),
    all(only(['ac', 'cover', 4], ['attack', 'invisible-attacker', 2]), (answer) =>
      expect(answer['possible']).toBe(true),
    ),
  ),
  row(
    SOLID,
    2,
    'a foe two squares away',
    [ROCK, hero('q', 2, 0)],
    attack('s', 'q', 'touch', { at: [2, 0] }),
    { possible: false },
  ),
  row(
    SOLID,
    3,
    'a blow that is not readied',
    [ROCK, hero('p', 1, 0)],
    attack('p', 's', 'sword'),
    { possible: false, why: ['total-cover'] },
    ['srd35.cover.total-no-attack'],
  ),
  row(
    SOLID,
    'extra',
    'outside the rock it sees as usual',
    [block(0, 1), shadow(), hero('p', 1, 0)],
    concealment('s', 'p', 'melee'),
    { degree: 'none' },
    CONTROL,
  ),
  row(
    SOLID,
    'extra',
    'a foe inside the same rock',
    [ROCK, block(1, 0), creature('g', 1, 0, { side: 'party', subtypes: ['incorporeal'] })],
    cover('s', 'g', 'melee'),
    { degree: 'total' },
    CONTROL,
  ),

  row(
    BLIND,
    0,
    'an invisible target',
    [fighter, unseen(1, 0)],
    attack('m', 'i', 'sword', { at: [1, 0] }),
    chance(50, 25),
  ),
  row(
    BLIND,
    1,
    'a target in fog',
    [fighter, creature('i', 1, 0), fog(1, 0)],
    attack('m', 'i', 'sword'),
    chance(20, 4),
  ),
  row(
    BLIND,
    1,
    'a blurred target',
    [fighter, creature('i', 1, 0, { conditions: ['blur'] })],
    attack('m', 'i', 'sword'),
    chance(20, 4),
  ),
  row(
    BLIND,
    2,
    'an invisible foe strikes',
    [fighter, unseen(1, 0)],
    attack('i', 'm', 'sword'),
    all(without('invisible-attacker'), (answer) => expect(answer['deniesDexterity']).toEqual([])),
    CONTROL,
  ),
  row(
    BLIND,
    3,
    'an invisible archer',
    [fighter, unseen(3, 0, { attacks: 'bow' })],
    attack('i', 'm', 'bow'),
    { deniesDexterity: [{ why: 'invisible-attacker' }], total: { attack: 2, ac: 0 } },
    ['srd35.modifier.attack-invisible'],
  ),
  row(
    BLIND,
    4,
    'a blinking target',
    [fighter, creature('i', 1, 0, { conditions: ['blinking'] })],
    attack('m', 'i', 'sword'),
    once(50),
    CONTROL,
  ),
  row(
    BLIND,
    'extra',
    'a shot',
    [archer('m', 0, 0, { traits: ['blind-fight'] }), unseen(3, 0)],
    attack('m', 'i', 'bow', { at: [3, 0] }),
    once(50),
    CONTROL,
  ),
  row(
    BLIND,
    'extra',
    'an invisible shadow',
    [fighter, unseen(1, 0, { subtypes: ['incorporeal'] })],
    attack('m', 'i', 'sword', { at: [1, 0] }),
    once(50),
    CONTROL,
  ),
]);
