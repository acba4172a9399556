/** d20 Modern SRD: massive and nonlethal damage, dying, and the hazards of a place. */
import { rowsOf } from '../rows.ts';
import { cases, creature, type Answer, type Ask, type CreatureMore, type Thing } from '../cases.ts';

const row = rowsOf('d20modern');
const someone = (more: CreatureMore = {}): Thing[] => [creature('p', 0, 0, more)];
const hazard = (name: string, given: Record<string, unknown> = {}): Ask => ({
  ask: 'hazard',
  of: 'p',
  hazard: name,
  ...given,
});
const wound = (rolled: number, more: Record<string, unknown> = {}): Ask => ({
  ask: 'wound',
  of: 'p',
  rolled,
  ...more,
});
const recover = (from: string, more: Record<string, unknown> = {}): Ask => ({
  ask: 'recover',
  of: 'p',
  from,
  ...more,
});
const after = (outcome: Answer): Answer => ({
  outcome: { damage: [], conditions: [], effects: [], ...outcome },
});
const save = (which: string, dc: number): Answer => ({ kind: 'save', with: [which], dc });
const con = (score: number | null, current = 30): CreatureMore => ({
  abilities: { con: score },
  hp: { current, max: 30 },
});
const MASSIVE = 'damage.massive-threshold';
const NONLETHAL = 'damage.nonlethal';
const DYING = 'damage.dying-save';
const DROWN = 'damage.drowning';
const FORTITUDE = { massive: { save: 'fortitude', dc: 15, failsTo: -1 } };

export default cases('d20modern', [
  row(MASSIVE, 0, 'Con 14, hit for 15')
    .on(someone(con(14)))
    .ask(wound(15))
    .gives(FORTITUDE),
  row(MASSIVE, 1, 'Con 14, hit for 14')
    .on(someone(con(14)))
    .ask(wound(14))
    .gives({ massive: null }),
  row(MASSIVE, 2, 'the feat raises the threshold to 17')
    .on(someone({ ...con(14), traits: ['improved-damage-threshold'] }))
    .ask(wound(17))
    .gives({ massive: null }),
  row(MASSIVE, 3, 'hit for 35')
    .on(someone(con(14)))
    .ask(wound(35))
    .gives({ massive: null, hp: { current: -5 } }),
  row(MASSIVE, 4, 'a construct')
    .on(someone({ ...con(null), traits: ['construct'] }))
    .ask(wound(15))
    .gives({ massive: null }),
  row(MASSIVE, 'extra', 'a massive hit on a creature of unknown Constitution')
    .on(someone({ hp: { current: 30 } }))
    .ask(wound(15))
    .gives({ massive: null, unknown: ['creatures.p.abilities.con'] }),
  row(NONLETHAL, 0, '11 against Con 12')
    .on(someone(con(12)))
    .ask(wound(11, { nonlethal: true }))
    .gives({ knockout: null, massive: null, hp: { current: 30 } }),
  row(NONLETHAL, 1, '12 against Con 12')
    .on(someone(con(12)))
    .ask(wound(12, { nonlethal: true }))
    .gives({
      knockout: {
        save: 'fortitude',
        dc: 15,
        passed: { condition: 'dazed', rounds: '1' },
        failed: { condition: 'unconscious', rounds: '1d4+1' },
      },
      hp: { current: 30 },
    }),
  row(DYING, 0, 'a total of 20')
    .on(someone({ hp: { current: -3 }, conditions: ['dying'] }))
    .ask(recover('dying', { total: 20 }))
    .gives({ dc: 20, leaves: ['stable'], hp: 0 }),
  row(DYING, 1, 'a total of 19')
    .on(someone({ hp: { current: -3 }, conditions: ['dying'] }))
    .ask(recover('dying', { total: 19 }))
    .gives({ dc: 20, leaves: ['dying'], hp: -1 }),
  row(DYING, 2, 'tended with 15')
    .on(someone({ hp: { current: -3 }, conditions: ['dying'] }))
    .ask(recover('dying', { total: 15, tended: true }))
    .gives({ dc: 15, leaves: ['stable'] }),
  row(DYING, 3, 'stable, a total of 19')
    .on(someone({ hp: { current: -3 }, conditions: ['stable'] }))
    .ask(recover('stable', { total: 19 }))
    .gives({ dc: 20, leaves: ['stable'], hp: 0 }),

  row('damage.fall', 0, '12 m')
    .on(someone())
    .ask(hazard('fall', { metres: 12, roll: 3 }))
    .gives({ roll: save('reflex', 14), ...after({ damage: [{ dice: '4d6' }] }) }),
  row('damage.fall', 1, '12 m, with Tumble')
    .on(someone())
    .ask(hazard('fall', { metres: 12, tumbled: true, roll: 13 }))
    .gives({ roll: save('reflex', 13), ...after({ damage: [{ dice: '3d6/2' }] }) }),
  row('damage.fall', 2, '2.7 m')
    .on(someone())
    .ask(hazard('fall', { metres: 2.7 }))
    .gives(after({})),
  row('damage.falling-object', 0, 'a Medium object, 9 m')
    .on(someone())
    .ask(hazard('object-medium', { metres: 9, roll: 3 }))
    .gives({ roll: save('reflex', 15), ...after({ damage: [{ dice: '3d6' }] }) }),
  row('damage.falling-object', 1, 'a Large object, 3 m')
    .on(someone())
    .ask(hazard('object-large', { metres: 3, roll: 3 }))
    .gives({ roll: save('reflex', 20), ...after({ damage: [{ dice: '2d6' }] }) }),
  row(DROWN, 0, 'Con 12, 5 rounds')
    .on(someone(con(12)))
    .ask(hazard('drowning', { rounds: 5 }))
    .gives({ rounds: 7 }),
  row(DROWN, 1, 'Con 12, 12 rounds')
    .on(someone(con(12)))
    .ask(hazard('drowning', { rounds: 12 }))
    .gives({ roll: { kind: 'check', with: ['con'], dc: 10 } }),
  row(DROWN, 2, 'Con 12, 14 rounds, two checks made')
    .on(someone(con(12)))
    .ask(hazard('drowning', { rounds: 14, earlier: 2 }))
    .gives({ roll: { kind: 'check', with: ['con'], dc: 12 } }),
  row(DROWN, 3, 'Con 12, 12 rounds, fails')
    .on(someone(con(12)))
    .ask(hazard('drowning', { rounds: 12, roll: 4 }))
    .gives(after({ effects: ['drowns-next-round'] })),
  row(DROWN, 4, 'an elemental, which does not breathe')
    .on(someone({ type: 'elemental', ...con(10) }))
    .ask(hazard('drowning', { rounds: 99 }))
    .gives({ immune: 'elemental', unknown: [] }),
  row('damage.poison', 'extra', 'a plant: this text does not spare plants')
    .on(someone({ type: 'plant' }))
    .ask(hazard('poison', { dc: 14 }))
    .gives({ roll: save('fortitude', 14), unknown: [] }),
  row('damage.electricity', 0, 'a power line')
    .on(someone())
    .ask(hazard('electricity-high', { roll: 12 }))
    .gives({
      roll: save('fortitude', 20),
      ...after({ damage: [{ dice: '8d6', type: 'electricity' }] }),
    }),
  row('damage.electricity', 1, 'medium voltage, insulated')
    .on(someone())
    .ask(hazard('electricity-medium', { insulated: true, roll: 15 }))
    .gives(after({})),
  row('damage.acid', 0, 'potent, splashed')
    .on(someone())
    .ask(hazard('acid-potent'))
    .gives(after({ damage: [{ dice: '2d6', type: 'acid', each: 'round' }] })),
  row('damage.acid', 1, 'concentrated, wholly in it')
    .on(someone())
    .ask(hazard('acid-concentrated', { immersed: true }))
    .gives(after({ damage: [{ dice: '3d10', type: 'acid', each: 'round' }] })),
  row('damage.acid', 2, 'a failed save against the fumes of acid')
    .on(someone())
    .ask(hazard('acid-fumes', { roll: 14 }))
    .gives({
      roll: save('fortitude', 15),
      ...after({ damage: [{ dice: '1', ability: 'con' }], effects: ['again-in-a-minute'] }),
    }),
  row('damage.fire', 0, 'a total of 14')
    .on(someone())
    .ask(hazard('catching-fire', { roll: 14 }))
    .gives(
      after({ damage: [{ dice: '1d6', type: 'fire' }], effects: ['burns', 'again-next-round'] }),
    ),
  row('damage.fire', 1, 'a total of 15')
    .on(someone())
    .ask(hazard('catching-fire', { roll: 15 }))
    .gives(after({ effects: ['fire-out'] })),
  row('damage.smoke', 0, 'the third check')
    .on(someone())
    .ask(hazard('smoke', { earlier: 2 }))
    .gives({ roll: { kind: 'check', with: ['con'], dc: 12 } }),
  row('damage.smoke', 1, 'chokes a second round')
    .on(someone())
    .ask(hazard('smoke', { rounds: 1, roll: 3 }))
    .gives(after({ damage: [{ dice: '1d6' }], effects: ['chokes', 'again-next-round'] })),
  row('damage.poison', 0, 'the first save is made')
    .on(someone())
    .ask(hazard('poison', { dc: 13, roll: 13 }))
    .gives(after({ effects: ['again-in-a-minute'] })),
  row('damage.heat-cold', 0, 'cold, fails')
    .on(someone())
    .ask(hazard('cold', { roll: 3 }))
    .gives(after({ damage: [{ dice: '1d4' }], conditions: ['fatigued'] })),
  row('damage.heat-cold', 1, 'bitter cold, the second roll')
    .on(someone())
    .ask(hazard('bitter-cold', { earlier: 1, roll: 15 }))
    .gives({
      roll: save('fortitude', 16),
      ...after({ damage: [{ dice: '1d6' }], conditions: ['fatigued'] }),
    }),
]);
