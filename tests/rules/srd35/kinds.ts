/** 3.5 SRD: what types and subtypes do on the board: oozes, swarms, the incorporeal and others. */
import { expect } from 'vitest';
import { attack, owed } from '../asks/attacks.ts';
import { special } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import {
  cells,
  archer,
  block,
  cases,
  corridor,
  cover,
  creature,
  fill,
  flanking,
  hero,
  move,
  ogre,
  rubble,
  threat,
  wall,
  type Answer,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { illegal } from '../checks.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const CONTROL = 'a control: the kind of the creature does not matter here';
const pair = { pairs: [{ a: 'a', b: 'b' }] };
const none = { pairs: [], unknown: [] };
const ETHEREAL: CreatureMore = { conditions: ['ethereal'] };
const SEEING: CreatureMore = { ...ETHEREAL, traits: ['see-invisible'] };
const foe = (x: number, y: number, more: CreatureMore): Thing => creature('f', x, y, more);
/** Two heroes on opposite sides of a creature. */
const between = (more: CreatureMore, a: CreatureMore = {}, b: CreatureMore = {}): Thing[] => [
  creature('t', 5, 5, { attacks: 'natural', ...more }),
  hero('a', 4, 5, a),
  hero('b', 6, 5, b),
];
const east = (from: number, to: number, y = 3): At[] =>
  Array.from({ length: to - from + 1 }, (_, i): At => [from + i, y]);

const SWARM: CreatureMore = {
  type: 'animal',
  subtypes: ['swarm'],
  size: 'tiny',
  space: 2,
  attacks: 'natural',
};
const rats = (x: number, y: number): Thing => creature('s', x, y, SWARM);
const GHOST: CreatureMore = { type: 'undead', subtypes: ['incorporeal'], attacks: 'natural' };
const shadow = (x: number, y: number, more: CreatureMore = {}): Thing =>
  creature('g', x, y, { ...GHOST, ...more });
const free = (cost: number): Answer => ({ legal: true, cost });
const FORCE = wall(4, -9, 4, 28, { force: true });
const WALL = wall(4, -9, 4, 28);
const bonus =
  (value: number | undefined) =>
  (answer: Answer): void => {
    const list = answer['modifiers'] as { why: string; value: number }[];
    expect(list.find(({ why }) => why === 'flanking')?.value).toBe(value);
  };
const sneaks = (allowed: boolean): Answer => ({ precision: { allowed } });
const ROGUE: CreatureMore = {
  traits: ['sneak-attack-3'],
  attacks: [{ id: 'sword', kind: 'melee', proficient: true }],
};
const barred = (...why: string[]): Answer => ({ legal: false, why });
const HELPLESS: CreatureMore = { conditions: ['helpless'] };

export default cases('srd35', [
  ...[
    ['ooze', { type: 'ooze' }],
    ['elemental', { type: 'elemental' }],
    ['swarm', { type: 'vermin', subtypes: ['swarm'] }],
  ].map(([name, more], i) =>
    row('flanking.not-subject', i, `two heroes on opposite sides of: ${name as string}`)
      .on(between(more as CreatureMore))
      .ask(flanking('t'))
      .gives(none),
  ),
  row('flanking.not-subject', 'extra', 'the attack on an ooze gets no bonus')
    .on(between({ type: 'ooze' }))
    .ask(attack('a', 't', 'sword'))
    .uncited('no bonus, so no rule of flanking')
    .gives(bonus(undefined)),
  row('flanking.not-subject', 3, 'an undead in its place')
    .on(between({ type: 'undead' }))
    .ask(flanking('t'))
    .uncited(CONTROL)
    .gives({ ...pair, unknown: [] }),
  row('flanking.not-subject', 4, 'a creature of unknown type in its place')
    .on(between({}))
    .ask(flanking('t'))
    .uncited(CONTROL)
    .gives({ ...pair, unknown: ['creatures.t.type'] }),
  row('flanking.not-subject', 'extra', 'the trait says it as well as the type')
    .on(between({ traits: ['ooze'] }))
    .ask(flanking('t'))
    .gives(none),
  row('flanking.all-around', 0, 'all-around vision')
    .on(between({ type: 'outsider', traits: ['all-around-vision'] }))
    .ask(flanking('t'))
    .gives(none),
  row('flanking.all-around', 1, 'an amorphous body')
    .on(between({ type: 'aberration', traits: ['amorphous'] }))
    .ask(flanking('t'))
    .gives(none),
  row('flanking.uncanny', 0, 'a barbarian with improved uncanny dodge')
    .on(between({ type: 'humanoid', traits: ['improved-uncanny-dodge'] }))
    .ask(flanking('t'))
    .gives(none),
  row('flanking.uncanny', 'extra', 'the attack on it gets no bonus either')
    .on(between({ type: 'humanoid', traits: ['improved-uncanny-dodge'] }))
    .ask(attack('a', 't', 'sword'))
    .uncited('no bonus, so no rule of flanking')
    .gives(bonus(undefined)),
  row('flanking.ranged-none', 0, 'an archer opposite')
    .on(creature('t', 5, 5, { type: 'giant' }), hero('a', 4, 5), archer('b', 6, 5))
    .ask(flanking('t'))
    .uncited('nobody opposite threatens')
    .gives({ pairs: [] }),
  row('flanking.ranged-none', 1, 'an archer with a dagger in the other hand')
    .on(between({ type: 'giant' }, {}, { attacks: ['bow', 'dagger'] }))
    .ask(flanking('t'))
    .uncited(CONTROL)
    .gives(pair),
  row('flanking.invisible-ally', 0, 'an invisible ally opposite')
    .on(between({ type: 'giant' }, {}, { conditions: ['invisible'] }))
    .ask(flanking('t'))
    .uncited(CONTROL)
    .gives(pair),
  row('flanking.invisible-ally', 1, 'an ally on total defense opposite')
    .on(between({ type: 'giant' }, {}, { conditions: ['total-defence'] }))
    .ask(flanking('t'))
    .uncited(CONTROL)
    .gives(pair),

  row('movement.through-swarm', 0, 'a man walks through a swarm')
    .on(hero('p', 4, 3), rats(5, 3))
    .ask(move('p', east(4, 7)))
    .gives(free(3)),
  row('movement.through-swarm', 1, 'a swarm ends on a man')
    .on(hero('p', 4, 3), rats(5, 3))
    .ask(move('s', cells('5,3 4,3')))
    .gives(free(1)),
  row('movement.through-swarm', 2, 'a man ends inside a swarm')
    .on(hero('p', 4, 3), rats(5, 3))
    .ask(move('p', east(4, 6)))
    .gives(free(2)),
  row('movement.swarm-gaps', 0, 'a swarm through a passage one square wide')
    .on(corridor(3), rats(0, 3))
    .ask(move('s', east(0, 3)))
    .uncited(CONTROL)
    .gives(free(3)),
  row('movement.swarm-gaps', 1, 'an ogre through the same passage')
    .on(corridor(3), ogre('s', 0, 3))
    .ask(move('s', east(0, 3)))
    .uncited(CONTROL)
    .gives(free(6)),

  row('movement.incorporeal-solid', 0, 'a shadow through a wall')
    .on(shadow(3, 3), WALL)
    .ask(move('g', east(3, 5)))
    .gives(free(2)),
  row('movement.incorporeal-solid', 'extra', 'a shadow of two squares through a wall')
    .on(shadow(1, 3, { size: 'large' }), WALL)
    .ask(move('g', east(1, 5)))
    .gives(free(4)),
  row(
    'movement.incorporeal-solid',
    'extra',
    'a creature with the condition incorporeal passes a wall',
  )
    .on(hero('g', 3, 3, { conditions: ['incorporeal'] }), WALL)
    .ask(move('g', east(3, 5)))
    .gives(free(2)),
  row('movement.incorporeal-solid', 'extra', 'a shadow past a closed corner')
    .on(shadow(3, 3), block(4, 3), block(3, 4))
    .ask(move('g', cells('3,3 4,4')))
    .gives(free(1)),
  row('movement.incorporeal-solid', 1, 'a shadow through a block one square thick')
    .on(shadow(3, 3), block(4, 3))
    .ask(move('g', east(3, 5)))
    .gives(free(2)),
  row('movement.incorporeal-solid', 2, 'a shadow through rock two squares thick')
    .on(shadow(3, 3), fill(4, -9, 5, 28, block))
    .ask(move('g', east(3, 6)))
    .gives(illegal('through-wall', [5, 3])),
  row(
    'movement.incorporeal-solid',
    'extra',
    'a shadow of two squares through rock two squares thick',
  )
    .on(shadow(2, 3, { size: 'large' }), fill(4, -9, 5, 28, block))
    .ask(move('g', east(2, 6)))
    .gives(free(4)),
  row(
    'movement.incorporeal-solid',
    'extra',
    'a shadow of two squares through rock three squares thick',
  )
    .on(shadow(2, 3, { size: 'large' }), fill(4, -9, 6, 28, block))
    .ask(move('g', east(2, 7)))
    .gives(illegal('through-wall', [5, 3])),
  row('movement.incorporeal-solid', 3, 'a shadow at a wall of force')
    .on(shadow(3, 3), FORCE)
    .ask(move('g', east(3, 4)))
    .gives(illegal('through-wall', [4, 3])),
  row('movement.incorporeal-solid', 4, 'a body at a wall')
    .on(hero('g', 3, 3), WALL)
    .ask(move('g', east(3, 4)))
    .uncited(CONTROL)
    .gives(illegal('through-wall', [4, 3])),
  row('movement.incorporeal-end', 0, 'a shadow ends inside a block')
    .on(shadow(3, 3), block(4, 3))
    .ask(move('g', east(3, 4)))
    .uncited('the end is legal by the rule on solid objects')
    .gives(free(1)),
  row('movement.incorporeal-end', 'extra', 'inside the block it has total cover')
    .on(shadow(4, 3), block(4, 3), hero('p', 5, 3))
    .ask(cover('p', 'g', 'melee'))
    .uncited('total cover by its own rules')
    .gives({ degree: 'total' }),
  row('movement.incorporeal-end', 1, 'a shadow ends where a man stands')
    .on(shadow(3, 3), hero('p', 4, 3))
    .ask(move('g', east(3, 4)))
    .uncited(CONTROL)
    .gives(illegal('ends-occupied', [4, 3])),
  row('movement.incorporeal-any-direction', 0, 'a shadow over rubble')
    .on(shadow(3, 3), fill(4, 3, 6, 3, rubble))
    .ask(move('g', east(3, 6)))
    .uncited('difficult ground has its own rule')
    .gives(free(3)),
  row('movement.ethereal', 0, 'an ethereal mage through rock three squares thick')
    .on(hero('p', 3, 3, { conditions: ['ethereal'] }), fill(4, -9, 6, 28, block))
    .ask(move('p', east(3, 7)))
    .uncited('the rule on solid objects is cited')
    .gives(free(4)),
  row('movement.ethereal', 1, 'an ethereal mage at a wall of force')
    .on(hero('p', 3, 3, { conditions: ['ethereal'] }), FORCE)
    .ask(move('p', east(3, 4)))
    .uncited('the rule on solid objects is cited')
    .gives(illegal('through-wall', [4, 3])),

  row('condition.ethereal', 0, 'an ethereal hero and a hero on opposite sides of a foe')
    .on(...between({}, {}, ETHEREAL))
    .ask(flanking('t'))
    .uncited('nobody else threatens the target')
    .gives({ pairs: [] }),
  row('condition.ethereal', 1, 'a man leaves a square beside an ethereal foe')
    .on(hero('p', 4, 3), foe(5, 3, ETHEREAL))
    .ask(move('p', cells('4,3 3,3')))
    .uncited('nobody of its plane threatens the square')
    .gives(owed()),
  row('condition.ethereal', 2, 'a man walks through the square of an ethereal foe that he sees')
    .on(hero('p', 4, 3, { traits: ['see-invisible'] }), foe(5, 3, ETHEREAL))
    .ask(move('p', east(4, 6)))
    .gives({ ...free(2), opportunities: [] }),
  row('condition.ethereal', 'extra', 'a man walks through an ethereal foe that he does not see')
    .on(hero('p', 4, 3), foe(5, 3, ETHEREAL))
    .ask(move('p', east(4, 6)))
    .uncited('he meets nobody')
    .gives(free(2), (answer) => expect(answer).not.toHaveProperty('meets')),
  row('condition.ethereal', 3, 'a man attacks an ethereal foe')
    .on(hero('p', 4, 3), foe(5, 3, ETHEREAL))
    .ask(act('p', 'melee-attack', { target: 'f', with: 'sword' }))
    .gives({ legal: false, why: ['apart'] }),
  row('condition.ethereal', 'extra', 'a man grapples an ethereal foe')
    .on(hero('p', 4, 3), foe(5, 3, ETHEREAL))
    .ask(special('grapple', 'p', 'f'))
    .gives({ legal: false }, (answer) => expect(answer.why).toContain('apart')),
  row('condition.ethereal', 'extra', 'an archer shoots at a foe beside an ethereal friend')
    .on(archer('p', 1, 3), foe(5, 3, {}), hero('q', 6, 3, ETHEREAL))
    .ask(attack('p', 'f', 'bow'))
    .uncited('nobody fights the foe')
    .gives({}, (answer) => expect(JSON.stringify(answer)).not.toContain('into-melee')),
  row('condition.ethereal', 4, 'an ethereal man leaves a square beside an ethereal foe')
    .on(hero('p', 4, 3, { conditions: ['ethereal'], traits: ['see-invisible'] }), foe(5, 3, SEEING))
    .ask(move('p', cells('4,3 3,3')))
    .uncited('on one plane the usual rules count')
    .gives({ opportunities: [{ by: 'f' }] }),

  row('opportunity.swarm-none', 0, 'a man leaves a square beside a swarm')
    .on(hero('p', 4, 3), rats(5, 3))
    .ask(move('p', cells('4,3 3,3')))
    .uncited('nobody threatens the square')
    .gives(owed()),
  row('opportunity.swarm-none', 1, 'a man leaves a square of the swarm')
    .on(hero('p', 5, 3), rats(5, 3))
    .ask(move('p', cells('5,3 4,3')))
    .uncited('nobody threatens the square')
    .gives(owed()),
  row('opportunity.swarm-none', 2, 'a swarm threatens nothing')
    .on(rats(5, 3))
    .ask(threat('s'))
    .gives({ cells: [], none: { why: 'condition', condition: 'swarm' } }),
  row('opportunity.swarm-entering', 0, 'a swarm moves onto a man')
    .on(hero('p', 3, 3, { attacks: 'natural' }), rats(5, 3))
    .ask(move('s', cells('5,3 4,3 3,3')))
    .gives(owed('p')),
  row('opportunity.swarm-entering', 1, 'a swarm passes a man with a bow at two squares')
    .on(archer('p', 5, 7), rats(5, 3))
    .ask(move('s', cells('5,3 4,3')))
    .uncited('nobody threatens the squares')
    .gives(owed()),
  row('opportunity.incorporeal-any', 0, 'a shadow leaves a threatened square')
    .on(shadow(3, 3), hero('f', 4, 3))
    .ask(move('g', cells('3,3 2,3')))
    .uncited(CONTROL)
    .gives(owed('f')),
  row('opportunity.incorporeal-any', 1, 'a shadow leaves a square inside a rock')
    .on(shadow(3, 3), block(3, 3), hero('f', 4, 3))
    .ask(move('g', cells('3,3 2,3')))
    .uncited('the square inside a rock is not threatened')
    .gives(owed()),

  row('modifier.precision-immune', 0, 'a rogue flanks a zombie')
    .on(between({ type: 'undead' }, ROGUE))
    .ask(attack('a', 't', 'sword'))
    .gives(sneaks(false)),
  row('modifier.precision-immune', 1, 'a rogue attacks a surprised swarm')
    .on(between({ type: 'vermin', subtypes: ['swarm'], conditions: ['flat-footed'] }, ROGUE))
    .ask(attack('a', 't', 'sword'))
    .gives(sneaks(false)),
  row('modifier.precision-immune', 2, 'a rogue attacks a surprised ghost')
    .on(
      between({ type: 'outsider', subtypes: ['incorporeal'], conditions: ['flat-footed'] }, ROGUE),
    )
    .ask(attack('a', 't', 'sword'))
    .gives(sneaks(false)),
  row('modifier.precision-immune', 3, 'a coup de grace on a helpless golem')
    .on(between({ type: 'construct', ...HELPLESS }))
    .ask(special('coup-de-grace', 'a', 't', { with: 'sword' }))
    .cites('srd35.special-attack.coup-de-grace-critical-immune')
    .gives(barred('critical-immune')),
  ...(['undead', 'ooze', 'plant'] as const).map((type) =>
    row(
      'modifier.precision-immune',
      'extra',
      `the action coup de grace on a helpless creature: ${type}`,
    )
      .on(between({ type, ...HELPLESS }))
      .ask(act('a', 'coup-de-grace', { target: 't', with: 'sword' }))
      .cites('srd35.special-attack.coup-de-grace-critical-immune')
      .gives(barred('critical-immune')),
  ),
  row('modifier.precision-immune', 'extra', 'a coup de grace on a creature of unknown type')
    .on(between(HELPLESS))
    .ask(act('a', 'coup-de-grace', { target: 't', with: 'sword' }))
    .uncited(CONTROL)
    .gives({ legal: true, unknown: ['creatures.t.type'] }),
  row('modifier.precision-immune', 4, 'a rogue flanks a giant')
    .on(between({ type: 'giant' }, ROGUE))
    .ask(attack('a', 't', 'sword'))
    .uncited(CONTROL)
    .gives(sneaks(true)),
  row('modifier.undead-flank', 0, 'a zombie between two heroes')
    .on(between({ type: 'undead' }))
    .ask(attack('a', 't', 'sword'))
    .uncited(CONTROL)
    .gives(bonus(2)),
  row('modifier.undead-flank', 1, 'a golem between two heroes')
    .on(between({ type: 'construct' }))
    .ask(flanking('t'))
    .uncited(CONTROL)
    .gives({ ...pair, unknown: [] }),

  ...(['trip', 'bull-rush', 'grapple'] as const).map((name, i) =>
    row('special-attack.swarm-not', i, `against a swarm: ${name}`)
      .on(hero('p', 4, 3), rats(5, 3))
      .ask(special(name, 'p', 's'))
      .gives((answer) => expect(answer['why']).toContain('swarm')),
  ),
  row('special-attack.swarm-not', 3, 'a swarm grapples a man')
    .on(hero('p', 4, 3, { size: 'tiny' }), rats(5, 3))
    .ask(special('grapple', 's', 'p'))
    .gives((answer) => expect(answer['why']).toContain('swarm')),
  row('special-attack.swarm-not', 'extra', 'the table of actions says so too')
    .on(hero('p', 4, 3), rats(5, 3))
    .ask(act('p', 'trip', { target: 's' }))
    .gives((answer) => expect(answer['why']).toContain('swarm')),
  row('special-attack.incorporeal-not', 0, 'a man bull rushes a shadow')
    .on(hero('p', 4, 3), shadow(5, 3))
    .ask(special('bull-rush', 'p', 'g'))
    .uncited('the reason cites the rules of bodies')
    .gives((answer) => expect(answer['why']).toContain('incorporeal')),
  row('special-attack.incorporeal-not', 1, 'a shadow trips a man')
    .on(hero('p', 4, 3), shadow(5, 3))
    .ask(special('trip', 'g', 'p'))
    .uncited('the reason cites the rules of bodies')
    .gives((answer) => expect(answer['why']).toContain('incorporeal')),
  row('size.tiny-enter', 0, 'a cat enters a man’s square')
    .on(hero('p', 4, 3), creature('c', 6, 3, { size: 'tiny', attacks: 'natural' }))
    .ask(move('c', cells('6,3 5,3 4,3')))
    .uncited('older rows state the rule')
    .gives(owed('p')),
  row('size.tiny-enter', 1, 'a man walks past a cat')
    .on(hero('p', 4, 3), creature('c', 5, 3, { size: 'tiny', attacks: 'natural' }))
    .ask(move('p', cells('4,3 4,4')))
    .uncited('nobody threatens the square')
    .gives(owed()),
]);
