/** 3.5 SRD: valid targets of attacks, unseen and unreachable targets, and the results of a die. */
import { archer, block, cases, corridor, creature, fog, hero, italian } from '../cases.ts';
import { attack, roll } from '../asks/attacks.ts';

const arrow = (more = {}) => attack('a', 't', 'bow', more);
const blow = (more = {}) => attack('a', 't', 'sword', more);
const closed = [...corridor(0), block(1, 0), archer('a', 0, 0), creature('t', 2, 0)];
const unseen = (x: number, y: number) => [
  hero('a', 0, 0),
  creature('t', x, y, { conditions: ['invisible'] }),
];
const fogged = { missChance: 20 };
/** A swordsman beside a foe in fog; the scene says that the foe is concealed. */
const inFog = [hero('a', 0, 0), creature('t', 1, 0), fog(1, 0)];
const struck = (die: number, missDie?: number) =>
  roll(die, 5, 15, {
    from: 'a',
    to: 't',
    with: 'sword',
    ...(missDie === undefined ? {} : { missDie }),
  });

const SQUARE = 'srd35.concealment.total-attack-square';
const TOTAL = 'srd35.cover.total-no-attack';

export default cases('srd35', [
  {
    rule: 'srd35.attack.into-own-square',
    case: 0,
    given: 'a fighter and a cat in one square',
    on: [hero('a', 1, 0), creature('t', 1, 0, { size: 'tiny' })],
    ask: blow(),
    expect: { possible: true },
  },
  {
    rule: 'srd35.attack.into-own-square',
    case: 'extra',
    given: 'with a longspear, that strikes nothing near',
    on: [hero('a', 1, 0, { attacks: 'longspear' }), creature('t', 1, 0, { size: 'tiny' })],
    ask: attack('a', 't', 'longspear'),
    expect: { possible: false, why: ['too-near'] },
  },

  {
    rule: TOTAL,
    case: 0,
    given: 'a wall closes the corridor',
    on: closed,
    ask: arrow(),
    expect: { possible: false, why: ['total-cover'] },
  },
  {
    rule: TOTAL,
    case: 1,
    given: 'Italian letter: left to the game master',
    on: [italian, ...closed],
    ask: arrow({ at: [2, 0] }),
    expect: { possible: true, notes: [{ why: 'total-cover' }] },
  },

  {
    rule: SQUARE,
    case: 0,
    given: 'an attack into its square',
    on: unseen(1, 0),
    ask: blow({ at: [1, 0] }),
    expect: { possible: true, missChance: 50 },
  },
  {
    rule: SQUARE,
    case: 0,
    given: 'Italian letter: an attack into its square',
    on: [italian, unseen(1, 0)],
    ask: blow({ at: [1, 0] }),
    expect: { possible: true, missChance: 50 },
  },
  {
    rule: SQUARE,
    case: 1,
    given: 'into the wrong square',
    on: unseen(1, 1),
    ask: blow({ at: [1, 0] }),
    expect: { missChance: 100, notes: [{ why: 'wrong-square' }] },
  },
  {
    rule: SQUARE,
    case: 2,
    given: 'an attack on a totally concealed target without naming a square',
    on: unseen(1, 0),
    ask: blow(),
    expect: { possible: false, why: ['total-concealment'] },
  },
  {
    rule: SQUARE,
    case: 3,
    given: 'Italian letter: no square named',
    on: [italian, unseen(1, 0)],
    ask: blow(),
    expect: { possible: true, missChance: 50 },
  },
  {
    rule: SQUARE,
    case: 'extra',
    given: 'a square out of reach',
    on: unseen(3, 0),
    ask: blow({ at: [3, 0] }),
    expect: { possible: false, why: ['out-of-reach'] },
  },

  {
    rule: 'srd35.concealment.miss-chance-20',
    case: 0,
    given: 'a hit on a foe in fog, percentile 20',
    on: inFog,
    ask: struck(15, 20),
    expect: { outcome: 'miss', why: 'concealment' },
  },
  {
    rule: 'srd35.concealment.miss-chance-20',
    case: 0,
    given: 'a hit on a foe in fog, percentile 21',
    on: inFog,
    ask: struck(15, 21),
    expect: { outcome: 'hit' },
  },
  {
    rule: 'srd35.concealment.miss-chance-20',
    case: 0,
    given: 'a hit on a foe in fog: the percentile die is due',
    on: inFog,
    ask: struck(15),
    expect: { outcome: 'needs-miss-die' },
  },
  {
    rule: 'srd35.concealment.miss-chance-20',
    case: 1,
    given: 'a miss on a foe in fog: nothing more is rolled',
    on: inFog,
    ask: struck(5),
    expect: { outcome: 'miss', why: 'roll' },
  },
  {
    rule: 'srd35.concealment.miss-chance-20',
    case: 'extra',
    given: 'a hit, percentile 1',
    on: [],
    ask: roll(15, 5, 15, { ...fogged, missDie: 1 }),
    expect: { outcome: 'miss', why: 'concealment' },
  },
  {
    rule: 'srd35.concealment.miss-chance-20',
    case: 'extra',
    given: 'a hit, percentile 20',
    on: [],
    ask: roll(15, 5, 15, { ...fogged, missDie: 20 }),
    expect: { outcome: 'miss' },
  },
  {
    rule: 'srd35.concealment.miss-chance-20',
    case: 'extra',
    given: 'a hit, percentile 21',
    on: [],
    ask: roll(15, 5, 15, { ...fogged, missDie: 21 }),
    expect: { outcome: 'hit' },
  },
  {
    rule: 'srd35.concealment.miss-chance-20',
    case: 'extra',
    given: 'a miss: nothing more is rolled',
    on: [],
    ask: roll(5, 5, 15, fogged),
    expect: { outcome: 'miss', why: 'roll' },
  },
  {
    rule: 'srd35.concealment.miss-chance-20',
    case: 'extra',
    given: 'a hit: the percentile die is due',
    on: [],
    ask: roll(15, 5, 15, fogged),
    expect: { outcome: 'needs-miss-die' },
  },
  {
    rule: 'srd35.concealment.total-miss-50',
    case: 0,
    given: 'a hit, percentile 50',
    on: [],
    ask: roll(15, 5, 15, { missChance: 50, missDie: 50 }),
    expect: { outcome: 'miss' },
  },
  {
    rule: 'srd35.concealment.total-miss-50',
    case: 'extra',
    given: 'a hit, percentile 51',
    on: [],
    ask: roll(15, 5, 15, { missChance: 50, missDie: 51 }),
    expect: { outcome: 'hit' },
  },
  {
    rule: 'srd35.concealment.total-miss-50',
    case: 0,
    given: 'the whole attack into its square',
    on: unseen(1, 0),
    ask: roll(15, 5, 15, { from: 'a', to: 't', with: 'sword', at: [1, 0], missDie: 50 }),
    expect: { outcome: 'miss', why: 'concealment' },
  },
  {
    rule: 'srd35.concealment.varying-degrees',
    case: 0,
    given: 'light mist at 10%, percentile 10',
    on: [],
    ask: roll(15, 5, 15, { missChance: 10, missDie: 10 }),
    expect: { outcome: 'miss' },
  },
  {
    rule: 'srd35.concealment.varying-degrees',
    case: 0,
    given: 'light mist at 10%, percentile 11',
    on: [],
    ask: roll(15, 5, 15, { missChance: 10, missDie: 11 }),
    expect: { outcome: 'hit' },
  },
  {
    rule: 'srd35.concealment.varying-degrees',
    case: 'extra',
    given: 'the game master’s word over the map’s',
    on: [hero('a', 0, 0), creature('t', 1, 0, { conditions: ['blur'] })],
    ask: blow({ missChance: 10 }),
    expect: { missChance: 10 },
  },

  {
    rule: 'srd35.damage.sneak-attack-helpless-pinned',
    case: 0,
    given: 'a pinned target',
    on: [hero('a', 4, 5), creature('t', 5, 5, { conditions: ['pinned'] })],
    ask: blow(),
    expect: { precision: { sneak: true, openings: ['pinned'] } },
  },
  {
    rule: 'srd35.damage.sneak-attack-helpless-pinned',
    case: 'extra',
    given: 'a helpless target',
    on: [hero('a', 4, 5), creature('t', 5, 5, { conditions: ['helpless'] })],
    ask: blow(),
    expect: { precision: { sneak: true } },
  },
  {
    rule: 'srd35.damage.sneak-attack-helpless-pinned',
    case: 'extra',
    given: 'a pinned ooze',
    on: [hero('a', 4, 5), creature('t', 5, 5, { conditions: ['pinned'], traits: ['ooze'] })],
    ask: blow(),
    expect: { precision: { sneak: false, why: ['immune'] } },
  },
  {
    rule: 'srd35.damage.sneak-attack-helpless-pinned',
    case: 'extra',
    given: 'a wary target: nothing opens it',
    on: [hero('a', 4, 5), creature('t', 5, 5)],
    ask: blow(),
    expect: { precision: { sneak: false, openings: [] } },
    uncited: 'a control: nothing opens the target to a sneak attack',
  },
]);
