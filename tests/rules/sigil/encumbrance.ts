/** Sigil: encumbrance: armor, loads, and their effects on speed. */
import { armour, load, modified, check, speed } from '../asks/movements.ts';
import { cases, hero, type Answer, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('sigil');
const metres = (m: number): Answer => ({ metres: m });
const BARE: CreatureMore = { armour: 'none', load: 'light' };

export default cases('sigil', [
  row('encumbrance.armor-don-time', 0, 'armour +5 and −4, donned in haste')
    .on(hero('m', 0, 0))
    .ask(armour('m', { bonus: 5, checkPenalty: -4, hasty: true }))
    .gives({ bonus: 4, checkPenalty: -5, donning: { rounds: 5 } }),
  row('encumbrance.armor-don-time', 'extra', 'donned at leisure: a minute')
    .on(hero('m', 0, 0))
    .ask(armour('m', { bonus: 5, checkPenalty: -4 }))
    .gives({ bonus: 5, checkPenalty: -4, donning: { rounds: 10, helper: false } }),
  row('encumbrance.armor-don-time', 'extra', 'full plate: four minutes and help')
    .on(hero('m', 0, 0))
    .ask(armour('m', { bonus: 8, bulky: true }))
    .gives({ donning: { rounds: 40, helper: true } }),
  row('encumbrance.armor-size', 0, 'a Medium creature and a Small armour')
    .on(hero('m', 0, 0))
    .ask(armour('m', { size: 'small' }))
    .gives({ wearable: false }),
  row('encumbrance.armor-size', 'extra', 'a Small creature and a Small armour')
    .on(hero('m', 0, 0, { size: 'small' }))
    .ask(armour('m', { size: 'small' }))
    .gives({ wearable: true }),
  row('encumbrance.armor-proficiency', 0, 'full plate without the proficiency, −6')
    .on(hero('m', 0, 0))
    .ask(armour('m', { checkPenalty: -6, proficient: false }))
    .gives({ unproficient: -6 }),
  row('encumbrance.armor-proficiency', 'extra', 'a shield too, which adds up')
    .on(hero('m', 0, 0))
    .ask(armour('m', { checkPenalty: -6, shieldPenalty: -2, proficient: false }))
    .gives({ unproficient: -8 }),
  row('encumbrance.armor-proficiency', 'extra', 'armor worn with the proficiency')
    .on(hero('m', 0, 0))
    .ask(armour('m', { checkPenalty: -6, proficient: true }))
    .gives({ unproficient: 0, checks: { climb: -6 } }),
  row('encumbrance.max-dex', 0, 'Dexterity +4, capped at +2')
    .on(hero('m', 0, 0))
    .ask(armour('m', { dexterity: 4, maxDexterity: 2 }))
    .gives({ dexterity: { value: 2, lost: false } }),
  row('encumbrance.max-dex', 1, 'capped at 0, with a dodge bonus')
    .on(hero('m', 0, 0))
    .ask(armour('m', { dexterity: 4, maxDexterity: 0, dodge: 1 }))
    .gives({ dexterity: { value: 0, lost: false, dodge: 1 } }),
  row('encumbrance.max-dex', 'extra', 'a penalty is not capped')
    .on(hero('m', 0, 0, { abilities: { dex: 8 } }))
    .ask(armour('m', { maxDexterity: 2 }))
    .gives({ dexterity: { value: -1 } }),
  row('encumbrance.arcane-failure', 0, '25%, a 25')
    .on(hero('m', 0, 0))
    .ask(armour('m', { failure: 25, spell: { d100: 25 } }))
    .gives({ spell: { chance: 25, fails: true } }),
  row('encumbrance.arcane-failure', 1, '25%, a 26')
    .on(hero('m', 0, 0))
    .ask(armour('m', { failure: 25, spell: { d100: 26 } }))
    .gives({ spell: { chance: 25, fails: false } }),
  row('encumbrance.arcane-failure', 'extra', 'a shield adds its own, one roll')
    .on(hero('m', 0, 0))
    .ask(armour('m', { failure: 20, shieldFailure: 15, spell: { d100: 35 } }))
    .gives({ spell: { chance: 35, fails: true } }),
  row('encumbrance.arcane-failure', 'extra', 'a divine spell')
    .on(hero('m', 0, 0))
    .ask(armour('m', { failure: 25, spell: { arcane: false, d100: 1 } }))
    .gives({ spell: { chance: 0, fails: false } }),
  row('encumbrance.arcane-failure', 'extra', 'a spell without a somatic component')
    .on(hero('m', 0, 0))
    .ask(armour('m', { failure: 25, spell: { somatic: false, d100: 1 } }))
    .gives({ spell: { chance: 0, fails: false } }),
  row('encumbrance.armor-check-penalty', 0, 'armour −3 and shield −1')
    .on(hero('m', 0, 0))
    .ask(armour('m', { checkPenalty: -3, shieldPenalty: -1 }))
    .gives({ checkPenalty: -4, checks: { hide: -4, swim: -8 } }),

  row('encumbrance.armor-speed', 0, 'base 9 m, chainmail')
    .on(hero('m', 0, 0, BARE))
    .ask(speed('m', { base: 6, armour: 'medium' }))
    .gives({ ...metres(6), slowedBy: ['armour'] }),
  row('encumbrance.armor-speed', 1, 'base 9 m, full plate: running')
    .on(hero('m', 0, 0, BARE))
    .ask(speed('m', { base: 6, armour: 'heavy' }))
    .gives({ ...metres(6), run: { times: 3, cells: 12 } }),
  ...(
    [
      [4, 3],
      [8, 6],
      [10, 7],
      [12, 8],
    ] as const
  ).map(([from, to]) =>
    row('encumbrance.armor-speed', 'extra', `${from * 1.5} m become ${to * 1.5} m`)
      .on(hero('m', 0, 0, BARE))
      .ask(speed('m', { base: from, armour: 'medium' }))
      .gives({ value: to, full: from }),
  ),
  row('encumbrance.armor-speed', 'extra', 'a dwarf is not slowed')
    .on(hero('m', 0, 0, BARE))
    .ask(speed('m', { race: 'dwarf', armour: 'heavy' }))
    .uncited('a control: armor does not slow this creature')
    .gives({ value: 4, slowedBy: [] }),

  row('encumbrance.load-total', 0, 'a Medium creature carries three Medium ones')
    .on(hero('m', 0, 0))
    .ask(load('m', { carries: { medium: 3 }, strength: 30 }))
    .gives({ carry: { allowed: false } }),
  row('encumbrance.load-total', 'extra', 'two Medium riders')
    .on(hero('m', 0, 0))
    .ask(load('m', { carries: { medium: 2 }, strength: 30 }))
    .gives({ carry: { allowed: true } }),
  row('encumbrance.load-total', 'extra', 'four Small riders')
    .on(hero('m', 0, 0))
    .ask(load('m', { carries: { small: 4 }, strength: 30 }))
    .gives({ carry: { allowed: true } }),
  row('encumbrance.load-total', 'extra', 'one Large rider')
    .on(hero('m', 0, 0))
    .ask(load('m', { carries: { large: 1 }, strength: 30 }))
    .gives({ carry: { allowed: true } }),
  row('encumbrance.load-total', 'extra', 'a Large and a Small')
    .on(hero('m', 0, 0))
    .ask(load('m', { carries: { large: 1, small: 1 }, strength: 30 }))
    .gives({ carry: { allowed: false } }),
  row('encumbrance.load-total', 'extra', 'too heavy for two')
    .on(hero('m', 0, 0))
    .ask(load('m', { carries: { medium: 2 }, strength: 10, weight: 160 }))
    .gives({ load: 'too-heavy', carry: { allowed: false } }),
  row('encumbrance.heavy-load', 'extra', 'exactly the most that it can carry')
    .on(hero('m', 0, 0, { armour: 'none' }))
    .ask(load('m', { strength: 10, weight: 50 }))
    .gives({ load: 'heavy' }),
  row('encumbrance.load-total', 'extra', 'Strength 10: 16.5, 33 and 50 kg')
    .on(hero('m', 0, 0))
    .ask(load('m', { strength: 10 }))
    .gives({ capacity: { light: 16.5, medium: 33, heavy: 50, lift: 100, drag: 250 } }),
  row('encumbrance.load-total', 'extra', 'Strength 32 carries four times what 22 does')
    .on(hero('m', 0, 0))
    .ask(load('m', { strength: 32 }))
    .gives({ capacity: { heavy: 1040 } }),
  row('encumbrance.light-load', 0, 'a light load at 9 m')
    .on(hero('m', 0, 0, { armour: 'none' }))
    .ask(load('m', { strength: 10, weight: 10, base: 6 }))
    .gives({ load: 'light', maxDexterity: null, checkPenalty: 0, speed: metres(9) }),
  row('encumbrance.medium-load', 0, 'a medium load at 9 m, no armour')
    .on(hero('m', 0, 0, { armour: 'none' }))
    .ask(load('m', { strength: 10, weight: 17, base: 6 }))
    .gives({ load: 'medium', maxDexterity: 3, checkPenalty: -3, speed: metres(6) }),
  row('encumbrance.medium-load', 'extra', 'armour that is worse')
    .on(hero('m', 0, 0))
    .ask(load('m', { strength: 10, weight: 17, armour: { maxDexterity: 1, checkPenalty: -5 } }))
    .gives({ maxDexterity: 1, checkPenalty: -5 }),
  row('encumbrance.heavy-load', 0, 'a heavy load at 9 m, no armour')
    .on(hero('m', 0, 0, { armour: 'none' }))
    .ask(load('m', { strength: 10, weight: 40, base: 6 }))
    .gives({ load: 'heavy', maxDexterity: 1, checkPenalty: -6, speed: metres(6) }),
  row('encumbrance.heavy-load', 'extra', 'armour that is better')
    .on(hero('m', 0, 0))
    .ask(load('m', { strength: 10, weight: 40, armour: { maxDexterity: 6, checkPenalty: -1 } }))
    .gives({ maxDexterity: 1, checkPenalty: -6 }),
  row('encumbrance.heavy-load', 'extra', 'running at three times')
    .on(hero('m', 0, 0, { armour: 'none' }))
    .ask(load('m', { strength: 10, weight: 40, base: 6 }))
    .gives({ speed: { run: { times: 3, cells: 12 } } }),
  {
    ...row('encumbrance.heavy-load', 'extra', 'a skill without a bonus of the sheet')
      .on(
        hero('m', 0, 0, { load: 'heavy', abilities: { str: 10 }, skills: { swim: { ranks: 0 } } }),
      )
      .ask(check('m', 'swim', { dc: 10, roll: 10 }))
      .uncited('a control: the load’s penalty is named by the modifier that carries it')
      .gives({ bonus: -12 }),
    check: modified(-12, 'load'),
  },
  row('encumbrance.lift-and-drag', 0, 'at most 60 kg, lifts 110')
    .on(hero('m', 0, 0))
    .ask(load('m', { maximum: 60, lifts: 110 }))
    .gives({
      lift: {
        allowed: true,
        how: 'off-ground',
        cells: 1,
        action: 'full-round-action',
        losesDexterity: true,
      },
    }),
  row('encumbrance.lift-and-drag', 1, 'drags 350')
    .on(hero('m', 0, 0))
    .ask(load('m', { maximum: 60, drags: 350 }))
    .gives({ capacity: { drag: 300 }, drag: { allowed: false } }),
  row('encumbrance.lift-and-drag', 'extra', 'overhead 60, no more than 120 at all')
    .on(hero('m', 0, 0))
    .ask(load('m', { maximum: 60, lifts: 121, drags: 300 }))
    .gives({ lift: { allowed: false }, drag: { allowed: true, action: 'move-action' } }),

  row('size.carry-multiplier', 0, 'a Medium quadruped, 60 kg by Strength')
    .on(hero('m', 0, 0, { build: 'long' }))
    .ask(load('m', { maximum: 60 }))
    .gives({ capacity: { heavy: 90 } }),
  row('size.carry-multiplier', 1, 'a Large biped, 60 kg by Strength')
    .on(hero('m', 0, 0, { size: 'large', build: 'tall' }))
    .ask(load('m', { maximum: 60 }))
    .gives({ capacity: { heavy: 120 } }),
  row('size.carry-multiplier', 'extra', 'a Tiny quadruped')
    .on(hero('m', 0, 0, { size: 'tiny', build: 'long' }))
    .ask(load('m', { maximum: 60 }))
    .gives({ capacity: { heavy: 45 } }),
  row('movement.base-speed', 0, 'race speed 9 m, medium armour')
    .on(hero('m', 0, 0, BARE))
    .ask(speed('m', { race: 'human', armour: 'medium' }))
    .gives(metres(6)),
  row('movement.base-speed', 1, '9 m and 9 m of magic, then a heavy load')
    .on(hero('m', 0, 0, BARE))
    .ask(speed('m', { base: 6, bonuses: [{ cells: 6, type: 'enhancement' }], load: 'heavy' }))
    .gives({ full: 12, ...metres(12) }),
]);
