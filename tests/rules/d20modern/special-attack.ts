/** d20 Modern: bull rushes, overruns, trips, disarming, coups de grace, aiding. */
import { expect } from 'vitest';
import { over, special, totals } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import {
  cases,
  creature,
  hero,
  turn,
  type Answer,
  type AttackInput,
  type Case,
  type Thing,
} from '../cases.ts';
import { sums } from '../checks.ts';
import { rowsOf } from '../rows.ts';

const rule = rowsOf('d20modern.special-attack');
const YES = { legal: true, why: [] };
const no = (...why: string[]): Answer => ({ legal: false, why });
const from = (...by: string[]): Answer => ({ opportunities: by.map((id) => ({ by: id })) });
const won = (...effects: Answer[]): Answer => ({ outcome: { result: 'success', effects } });
const lost = (...effects: Answer[]): Answer => ({ outcome: { result: 'failure', effects } });
/** The creatures that can strike, in any order. */
const struckBy =
  (...by: string[]) =>
  (a: Answer): void => {
    expect(a).toMatchObject(YES);
    expect((a['opportunities'] as { by: string }[]).map((o) => o.by).sort()).toEqual(by);
  };

const rifle: AttackInput = {
  id: 'rifle',
  kind: 'ranged',
  rangeIncrement: 16,
  twoHanded: true,
  damage: '2d8',
  tags: ['longarm'],
};
const pistol: AttackInput = { id: 'pistol', kind: 'ranged', rangeIncrement: 8 };
const baton: AttackInput = { id: 'baton', kind: 'melee', tags: ['nonlethal'] };
const knife: AttackInput = { id: 'knife', kind: 'melee', light: true };
const axe: AttackInput = { id: 'axe', kind: 'melee', twoHanded: true };
const whip: AttackInput = { id: 'whip', kind: 'melee', reachWeapon: 'reach', tags: ['trips'] };
type More = Parameters<typeof hero>[3];
const duel = (a: More = {}, b: More = {}): Thing[] => [hero('a', 0, 0, a), creature('b', 1, 0, b)];
const str = (score: number): { abilities: { str: number } } => ({ abilities: { str: score } });
/** Abilities without modifiers, so that they add 0 to a push. */
const even = { abilities: { str: 10, dex: 10 } };
const push = (more: Answer = {}): Case['ask'] => special('bull-rush', 'a', 'b', more);
const helpless = { conditions: ['helpless'] };

export default cases('d20modern', [
  rule('coup-de-grace', 0, 'a helpless target beside it, 14 damage')
    .on(duel({}, helpless))
    .ask(special('coup-de-grace', 'a', 'b', { damage: 14 }))
    .gives({ ...YES, kind: 'full-round', automatic: true, save: { kind: 'fortitude', dc: 24 } }),
  rule('coup-de-grace', 1, 'a rifle, two squares away')
    .on(hero('a', 0, 0, { attacks: [rifle] }), creature('b', 2, 0, helpless))
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives(no('target-out-of-reach')),
  rule('coup-de-grace', 'extra', 'a rifle at an adjacent helpless target')
    .on(hero('a', 0, 0, { attacks: [rifle] }), creature('b', 1, 1, helpless))
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives(YES),
  rule('coup-de-grace', 'extra', 'immune to critical hits')
    .on(duel({}, { ...helpless, traits: ['construct'] }))
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives(no('critical-immune')),
  rule('coup-de-grace', 'extra', 'a coup de grace provokes from all threatening enemies')
    .on(...duel({}, helpless), creature('c', 0, 1))
    .ask(special('coup-de-grace', 'a', 'b'))
    .gives({ ...YES, ...from('c') }),

  rule('knockout-blow', 0, 'a Medium target')
    .on(duel({ attacks: [baton] }, helpless))
    .ask(special('knockout-blow', 'a', 'b', { roll: 5 }))
    .gives({
      ...YES,
      kind: 'full-round',
      ac: 5,
      critical: true,
      ...won({ of: 'b', effect: 'critical-nonlethal' }),
    }),
  rule('knockout-blow', 'extra', 'a Large one is easier, and still missed with a 3')
    .on(duel({ attacks: [baton] }, { ...helpless, size: 'large' }))
    .ask(special('knockout-blow', 'a', 'b', { roll: 3 }))
    .gives({ ac: 4, ...lost() }),
  rule('knockout-blow', 'extra', 'a blade does not stun')
    .on(duel({ attacks: [{ ...knife, tags: ['slashing'] }] }, helpless))
    .ask(special('knockout-blow', 'a', 'b'))
    .gives(no('wrong-weapon')),
  rule('knockout-blow', 'extra', 'a knockout blow with a ranged weapon has −4')
    .on(
      hero('a', 0, 0, { attacks: [{ ...pistol, tags: ['nonlethal'] }] }),
      creature('b', 1, 0, helpless),
    )
    .ask(special('knockout-blow', 'a', 'b'))
    .gives({ ...YES, onRoll: -4 }),
  rule('knockout-blow', 'extra', 'a knockout blow at a creature that is not helpless')
    .on(duel({ attacks: [baton] }))
    .ask(special('knockout-blow', 'a', 'b'))
    .gives(no('not-helpless')),
  rule('knockout-blow', 'extra', 'immune to critical hits')
    .on(duel({ attacks: [baton] }, { ...helpless, traits: ['construct'] }))
    .ask(special('knockout-blow', 'a', 'b'))
    .gives(no('critical-immune')),

  rule('aid-another', 0, 'beside the foe, a 10')
    .on(...duel(), hero('c', 2, 0))
    .ask(special('aid-another', 'a', 'b', { ally: 'c', roll: 10 }))
    .gives({
      ...YES,
      kind: 'standard',
      ac: 10,
      ...won({
        of: 'c',
        effect: 'aided',
        value: 2,
        on: ['attack', 'ac'],
        by: 'b',
        until: 'end-of-allys-next-turn',
      }),
    }),
  rule('aid-another', 1, 'two squares from the foe')
    .on(hero('a', 0, 0), creature('b', 2, 0), hero('c', 3, 0))
    .ask(special('aid-another', 'a', 'b', { ally: 'c', roll: 12 }))
    .gives(no('target-out-of-reach')),
  rule('aid-another', 'extra', 'a 9 is not enough')
    .on(...duel(), hero('c', 2, 0))
    .ask(special('aid-another', 'a', 'b', { ally: 'c', roll: 9 }))
    .gives(lost()),

  rule('bull-rush-when', 0, 'Medium against Huge')
    .on(hero('a', 0, 0), creature('b', 1, 0, { size: 'huge' }))
    .ask(push())
    .cites('d20modern.special-attack.bull-rush-when')
    .gives(no('too-big')),
  rule('bull-rush-when', 'extra', 'against Large it may')
    .on(hero('a', 0, 0), creature('b', 1, 0, { size: 'large' }))
    .ask(push())
    .gives({ ...YES, kind: 'standard' }),
  rule('bull-rush-when', 'extra', 'as part of a charge it is a full-round action')
    .on(hero('a', 0, 0), creature('b', 6, 0))
    .ask(push({ charging: true }))
    .gives({ ...YES, kind: 'full-round' }),
  rule(
    'bull-rush-enter',
    0,
    'into the target’s square, somebody else threatening the last one before it',
  )
    .on(...duel(), creature('c', 0, 1))
    .ask(push())
    .gives(struckBy('b', 'c')),
  rule('bull-rush-enter', 'extra', 'another enemy threatens only the square that is entered')
    .on(...duel(), creature('c', 2, 1))
    .ask(push())
    .gives(struckBy('b', 'c')),
  rule('bull-rush-enter', 'extra', 'with the feat its target gets nothing')
    .on(...duel({ traits: ['improved-bull-rush'] }), creature('c', 2, 1))
    .ask(push())
    .gives(struckBy('c')),
  rule('bull-rush-enter', 'extra', 'no enemy but the target threatens')
    .on(duel())
    .ask(push())
    .gives(struckBy('b')),
  rule('bull-rush-check', 0, 'Large, Strength +4, charging, against Medium, Strength +2')
    .on(hero('a', 0, 0, { size: 'large', ...str(18) }), creature('b', 6, 0, str(14)))
    .ask(push({ charging: true }))
    .gives(sums(10, 2)),
  rule('bull-rush-check', 'extra', 'four legs: +4')
    .on(duel(even, { ...even, traits: ['more-than-two-legs'] }))
    .ask(push())
    .gives(sums(0, 4)),
  rule('bull-rush-win', 0, 'a margin of 11, moving along')
    .on(duel(even, even))
    .ask(push(totals(21, 10)))
    .gives(
      won(
        { of: 'b', effect: 'pushed', at: [4, 0], squares: 3 },
        { of: 'a', effect: 'follows', at: [3, 0] },
      ),
    ),
  rule('bull-rush-win', 1, 'the same margin, and it stays')
    .on(duel(even, even))
    .ask(push({ ...totals(21, 10), stays: true }))
    .gives(
      won(
        { of: 'b', effect: 'pushed', at: [2, 0], squares: 1 },
        { of: 'a', effect: 'follows', at: [1, 0] },
      ),
    ),
  rule(
    'bull-rush-win',
    'extra',
    'the moves of a bull rush provoke from others, not from each other',
  )
    .on(...duel(even, even), hero('c', 2, 1), creature('d', 1, 1))
    .ask(push(totals(21, 10)))
    .gives((a) => {
      const { effects } = a['outcome'] as {
        effects: { effect: string; of: string; by?: string }[];
      };
      expect(
        effects
          .filter((e) => e.effect === 'provokes')
          .map((e) => `${e.of} ${e.by ?? ''}`)
          .sort(),
      ).toEqual(['a d', 'b c']);
    }),
  rule('bull-rush-lose', 0, 'it goes back to where it came from')
    .on(duel(even, even))
    .ask(push(totals(5, 10)))
    .gives(lost({ of: 'a', effect: 'pushed-back', at: [0, 0] })),
  rule('bull-rush-lose', 1, 'somebody stands there meanwhile: it lies in its target’s square')
    .on(hero('a', 1, 0, even), creature('b', 1, 0, even), creature('c', 0, 0, { side: 'neutral' }))
    .ask(push({ ...totals(5, 10), at: [0, 0] }))
    .gives({ outcome: { result: 'failure', effects: [{ of: 'a', effect: 'prone', at: [1, 0] }] } }),

  rule('overrun-when', 0, 'a second one in the round')
    .on(hero('a', 0, 0), creature('b', 2, 0))
    .ask(special('overrun', 'a', 'b', { already: true }))
    .gives(no('once-per-round')),
  rule('overrun-when', 'extra', 'the first')
    .on(hero('a', 0, 0), creature('b', 2, 0))
    .ask(special('overrun', 'a', 'b'))
    .gives({ ...YES, kind: 'standard', touch: true }),
  rule('overrun-approach', 0, 'two squares straight to it')
    .on(hero('a', 0, 0), creature('b', 2, 0))
    .ask(special('overrun', 'a', 'b', over([0, 0], [1, 0], [2, 0], [3, 0])))
    .gives(YES),
  rule('overrun-approach', 1, 'from beside it')
    .on(duel())
    .ask(special('overrun', 'a', 'b'))
    .gives(no('too-short')),
  rule('overrun-approach', 'extra', 'two squares, but round a corner')
    .on(hero('a', 0, 0), creature('b', 1, 1))
    .ask(special('overrun', 'a', 'b', over([0, 0], [1, 0], [1, 1], [1, 2])))
    .gives(no('not-straight')),
  rule('overrun-result', 0, 'blocked, and it fails without being tripped')
    .on(hero('a', 0, 0, even), creature('b', 2, 0, even))
    .ask(special('overrun', 'a', 'b', { ...totals(5, 12), tripped: false }))
    .gives(
      lost({ of: 'a', effect: 'pushed-back', at: [1, 0] }, { of: 'a', effect: 'ends-movement' }),
    ),
  rule('overrun-result', 'extra', 'tripped in turn it lies in its target’s square')
    .on(hero('a', 0, 0, even), creature('b', 2, 0, even))
    .ask(special('overrun', 'a', 'b', { ...totals(5, 12), tripped: true }))
    .gives(lost({ of: 'a', effect: 'prone', at: [2, 0] }, { of: 'a', effect: 'ends-movement' })),
  rule('overrun-result', 'extra', 'an overrun that fails in front of an occupied square')
    .on(hero('a', 0, 0, even), creature('b', 2, 0, even), hero('c', 1, 0))
    .ask(special('overrun', 'a', 'b', { ...totals(5, 12), tripped: false }))
    .gives(lost({ of: 'a', effect: 'prone', at: [1, 0] }, { of: 'a', effect: 'ends-movement' })),
  rule('overrun-result', 'extra', 'an overrun that trips its target continues')
    .on(hero('a', 0, 0, even), creature('b', 2, 0, even))
    .ask(special('overrun', 'a', 'b', totals(15, 12)))
    .gives(
      won({ of: 'b', effect: 'prone', at: [2, 0] }, { of: 'a', effect: 'moves-on', at: [3, 0] }),
    ),
  rule('overrun-result', 'extra', 'an overrun that the target avoids uses the action')
    .on(hero('a', 0, 0, even), creature('b', 2, 0, even))
    .ask(special('overrun', 'a', 'b', { avoids: true }))
    .gives({
      kind: 'standard',
      outcome: { result: 'avoided', effects: [{ of: 'a', effect: 'moves-on', at: [3, 0] }] },
    }),

  rule('trip-attack', 0, 'Strength +3 against Dexterity +4 on four legs')
    .on(duel(str(16), { abilities: { str: 10, dex: 18 }, traits: ['more-than-two-legs'] }))
    .ask(special('trip', 'a', 'b'))
    .gives({ ...YES, touch: true, ...sums(3, 8), defender: { check: 'dexterity' } }),
  rule('trip-attack', 'extra', 'bare-handed the target may strike, nobody else')
    .on(...duel({ attacks: 'none' }), creature('c', 0, 1))
    .ask(special('trip', 'a', 'b'))
    .gives({ ...YES, ...from('b') }),
  rule('trip-attack', 'extra', 'a trip attempt that is won')
    .on(duel(even, even))
    .ask(special('trip', 'a', 'b', { touches: true, ...totals(12, 10) }))
    .gives(won({ of: 'b', effect: 'prone', at: [1, 0] })),
  rule('trip-attack', 'extra', 'lost: it may try in turn')
    .on(duel({ ...even, attacks: 'none' }, even))
    .ask(special('trip', 'a', 'b', { touches: true, ...totals(9, 10) }))
    .gives(lost({ of: 'b', effect: 'may-trip-back' })),
  rule('trip-attack', 'extra', 'the larger one has the better of it')
    .on(duel({ ...even, size: 'large' }, { ...even }))
    .ask(special('trip', 'a', 'b'))
    .gives(sums(4, 0)),
  rule('trip-weapon', 0, 'the whip fails and its target trips in turn')
    .on(hero('a', 0, 0, { ...even, attacks: [whip] }), creature('b', 2, 0, even))
    .ask(special('trip', 'a', 'b', { with: 'whip', touches: true, ...totals(9, 10) }))
    .gives({
      ...YES,
      ...from(),
      ...lost(
        { of: 'b', effect: 'may-trip-back' },
        { of: 'a', effect: 'may-drop-weapon', by: 'whip' },
      ),
    }),
  rule('sizes-of-manoeuvres', 0, 'Small against Large: no push')
    .on(hero('a', 0, 0, { size: 'small' }), creature('b', 1, 0, { size: 'large' }))
    .ask(push())
    .gives(no('too-big')),
  rule('sizes-of-manoeuvres', 0, 'an overrun of a target two sizes larger')
    .on(hero('a', 0, 0, { size: 'small' }), creature('b', 2, 0, { size: 'large' }))
    .ask(special('overrun', 'a', 'b'))
    .gives((a) => expect(a['why']).toContain('too-big')),
  rule('sizes-of-manoeuvres', 0, 'a trip of a target two sizes larger')
    .on(hero('a', 0, 0, { size: 'small' }), creature('b', 1, 0, { size: 'large' }))
    .ask(special('trip', 'a', 'b'))
    .gives(no('too-big')),
  rule('sizes-of-manoeuvres', 0, 'a grapple of a target two sizes larger fails')
    .on(hero('a', 0, 0, { size: 'small' }), creature('b', 1, 0, { size: 'large' }))
    .ask(special('grapple', 'a', 'b', { touches: true, ...totals(30, 1) }))
    .gives({ ...YES, ...lost() }),

  rule('disarm-steps', 0, 'with a weapon, won')
    .on(duel({}, {}))
    .ask(special('disarm', 'a', 'b', totals(20, 12)))
    .gives({ ...YES, ...from('b'), ...won({ of: 'b', effect: 'dropped', at: [1, 0] }) }),
  rule('disarm-steps', 'extra', 'an axe in two hands against a knife: two sizes of weapon')
    .on(duel({ attacks: [axe] }, { attacks: [knife] }))
    .ask(special('disarm', 'a', 'b'))
    .gives(sums(8, 0)),
  rule(
    'disarm-steps',
    'extra',
    'a knife against a two-handed axe: size and grip count for the defender',
  )
    .on(duel({ attacks: [knife] }, { attacks: [axe] }))
    .ask(special('disarm', 'a', 'b'))
    .gives(sums(0, 12)),
  rule('disarm-steps', 'extra', 'a Large one with a knife: its weapon is no smaller than a sword')
    .on(duel({ size: 'large', attacks: [knife] }, {}))
    .ask(special('disarm', 'a', 'b'))
    .gives(sums(4, 0)),
  rule('disarm-steps', 'extra', 'bare-handed it keeps the weapon')
    .on(duel({ attacks: 'none' }))
    .ask(special('disarm', 'a', 'b', totals(20, 12)))
    .gives(won({ of: 'b', effect: 'dropped', at: [1, 0] }, { of: 'a', effect: 'may-take-it' })),
  rule('disarm-steps', 'extra', 'failed: the other may try at once')
    .on(duel())
    .ask(special('disarm', 'a', 'b', totals(10, 12)))
    .gives(lost({ of: 'b', effect: 'may-disarm-back' })),
  rule('disarm-steps', 'extra', 'a failed counter-disarm allows no further attempt')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { ...totals(10, 12), inReturn: true }))
    .gives({ kind: 'not-an-action', ...from(), ...lost() }),
  rule('disarm-ranged', 0, 'hit: the gun falls')
    .on(duel({}, { attacks: [pistol], abilities: { dex: 14 } }))
    .ask(
      special('disarm', 'a', 'b', {
        object: { kind: 'held', size: 'tiny', classBonus: 3 },
        roll: 17,
      }),
    )
    .gives({ ...YES, ac: 17, ...won({ of: 'b', effect: 'dropped', at: [1, 0] }) }),
  rule('disarm-ranged', 0, 'hit by an unarmed attacker: the gun is in the empty hand')
    .on(duel({ attacks: 'none' }, { attacks: [pistol], abilities: { dex: 14 } }))
    .ask(
      special('disarm', 'a', 'b', {
        object: { kind: 'held', size: 'tiny', classBonus: 3 },
        roll: 17,
      }),
    )
    .gives(won({ of: 'b', effect: 'dropped' }, { of: 'a', effect: 'may-take-it' })),
  rule('disarm-ranged', 'extra', 'two hands on it: +2, and a 17 is not enough; nobody answers')
    .on(duel({}, { attacks: [{ ...pistol, twoHanded: true }], abilities: { dex: 14 } }))
    .ask(
      special('disarm', 'a', 'b', {
        object: { kind: 'held', size: 'tiny', classBonus: 3 },
        roll: 17,
      }),
    )
    .gives({ ac: 19, ...lost() }),
  rule(
    'disarm-ranged',
    'extra',
    'a disarm of a pistol does not provoke: the target has no melee weapon',
  )
    .on(duel({}, { attacks: [pistol] }))
    .ask(special('disarm', 'a', 'b'))
    .gives({ ...YES, ...from() }),
  rule('grab-object', 0, 'the answering blow deals 2')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { object: { kind: 'worn' }, struck: 2, ...totals(20, 1) }))
    .gives({ ...YES, ...from('b'), outcome: { result: 'ruined', effects: [] } }),
  rule('grab-object', 'extra', 'a damaging attack of opportunity does not ruin a disarm')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { struck: 2, ...totals(20, 1) }))
    .uncited('a control: a disarming is not spoiled by that damage')
    .gives(won({ of: 'b', effect: 'dropped' })),
  rule('grab-object', 'extra', 'well secured: +4 to its wearer')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { object: { kind: 'worn', secured: true } }))
    .gives({ defender: { modifiers: [{ value: 4, why: 'well-secured' }] } }),
  rule('grab-object', 'extra', 'loosely: +4 to who grabs')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { object: { kind: 'worn', easy: true } }))
    .gives({ attacker: { modifiers: [{ value: 4, why: 'easy-to-snatch' }] } }),
  rule('grab-object', 'extra', 'failed: nobody may answer')
    .on(duel())
    .ask(special('disarm', 'a', 'b', { object: { kind: 'worn' }, ...totals(10, 12) }))
    .gives(lost()),
  rule('bull-rush-when', 'extra', 'the attack action is already used')
    .on(...duel(), turn({ active: 'a', order: ['a'], spent: { standard: true } }))
    .ask(push())
    .gives(no('no-action-left')),
  rule('knockout-blow', 'extra', 'the table has it')
    .on(duel({ attacks: [baton] }, helpless))
    .ask(act('a', 'knockout-blow', { target: 'b' }))
    .gives({ legal: true, kind: 'full-round' }),
]);
