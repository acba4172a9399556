/** Area encumbrance: armour, loads, and what both leave of a speed. */
import { armour, load, modified, check, speed } from '../asks/movements.ts';
import { cases, hero, type Answer, type Case, type CreatureMore } from '../cases.ts';

const e = (rule: string, index: Case['case'], given: string, ask: Case['ask'], expected: Answer, mover: CreatureMore = {}, uncited?: string): Case => ({
  rule: `sigil.encumbrance.${rule}`, case: index, given, on: [hero('m', 0, 0, mover)], ask, expect: expected, ...(uncited === undefined ? {} : { uncited }),
});
const metres = (m: number): Answer => ({ metres: m });
const BARE: CreatureMore = { armour: 'none', load: 'light' };

export default cases('sigil', [
  e('armor-don-time', 0, 'armour +5 and −4, donned in haste', armour('m', { bonus: 5, checkPenalty: -4, hasty: true }), { bonus: 4, checkPenalty: -5, donning: { rounds: 5 } }),
  e('armor-don-time', 'extra', 'donned at leisure: a minute', armour('m', { bonus: 5, checkPenalty: -4 }), { bonus: 5, checkPenalty: -4, donning: { rounds: 10, helper: false } }),
  e('armor-don-time', 'extra', 'full plate: four minutes and help', armour('m', { bonus: 8, bulky: true }), { donning: { rounds: 40, helper: true } }),
  e('armor-size', 0, 'a Medium creature and a Small armour', armour('m', { size: 'small' }), { wearable: false }),
  e('armor-size', 'extra', 'a Small creature and the same', armour('m', { size: 'small' }), { wearable: true }, { size: 'small' }),
  e('armor-proficiency', 0, 'full plate without the proficiency, −6', armour('m', { checkPenalty: -6, proficient: false }), { unproficient: -6 }),
  e('armor-proficiency', 'extra', 'a shield too, which adds up', armour('m', { checkPenalty: -6, shieldPenalty: -2, proficient: false }), { unproficient: -8 }),
  e('armor-proficiency', 'extra', 'with the proficiency', armour('m', { checkPenalty: -6, proficient: true }), { unproficient: 0, checks: { climb: -6 } }),
  e('max-dex', 0, 'Dexterity +4, capped at +2', armour('m', { dexterity: 4, maxDexterity: 2 }), { dexterity: { value: 2, lost: false } }),
  e('max-dex', 1, 'capped at 0, with a dodge bonus', armour('m', { dexterity: 4, maxDexterity: 0, dodge: 1 }), { dexterity: { value: 0, lost: false, dodge: 1 } }),
  e('max-dex', 'extra', 'a penalty is not capped', armour('m', { maxDexterity: 2 }), { dexterity: { value: -1 } }, { abilities: { dex: 8 } }),
  e('arcane-failure', 0, '25%, a 25', armour('m', { failure: 25, spell: { d100: 25 } }), { spell: { chance: 25, fails: true } }),
  e('arcane-failure', 1, '25%, a 26', armour('m', { failure: 25, spell: { d100: 26 } }), { spell: { chance: 25, fails: false } }),
  e('arcane-failure', 'extra', 'a shield adds its own, one roll', armour('m', { failure: 20, shieldFailure: 15, spell: { d100: 35 } }), { spell: { chance: 35, fails: true } }),
  e('arcane-failure', 'extra', 'a divine spell', armour('m', { failure: 25, spell: { arcane: false, d100: 1 } }), { spell: { chance: 0, fails: false } }),
  e('arcane-failure', 'extra', 'no somatic component', armour('m', { failure: 25, spell: { somatic: false, d100: 1 } }), { spell: { chance: 0, fails: false } }),
  e('armor-check-penalty', 0, 'armour −3 and shield −1', armour('m', { checkPenalty: -3, shieldPenalty: -1 }), { checkPenalty: -4, checks: { hide: -4, swim: -8 } }),

  e('armor-speed', 0, 'base 9 m, chainmail', speed('m', { base: 6, armour: 'medium' }), { ...metres(6), slowedBy: ['armour'] }, BARE),
  e('armor-speed', 1, 'base 9 m, full plate: running', speed('m', { base: 6, armour: 'heavy' }), { ...metres(6), run: { times: 3, cells: 12 } }, BARE),
  ...([[4, 3], [8, 6], [10, 7], [12, 8]] as const).map(([from, to]) =>
    e('armor-speed', 'extra', `${from * 1.5} m become ${to * 1.5} m`, speed('m', { base: from, armour: 'medium' }), { value: to, full: from }, BARE)),
  e('armor-speed', 'extra', 'a dwarf is not slowed', speed('m', { race: 'dwarf', armour: 'heavy' }), { value: 4, slowedBy: [] }, BARE, 'a control: armor does not slow this creature'),

  e('load-total', 0, 'a Medium creature carries three Medium ones', load('m', { carries: { medium: 3 }, strength: 30 }), { carry: { allowed: false } }),
  e('load-total', 'extra', 'two Medium', load('m', { carries: { medium: 2 }, strength: 30 }), { carry: { allowed: true } }),
  e('load-total', 'extra', 'four Small', load('m', { carries: { small: 4 }, strength: 30 }), { carry: { allowed: true } }),
  e('load-total', 'extra', 'a Large', load('m', { carries: { large: 1 }, strength: 30 }), { carry: { allowed: true } }),
  e('load-total', 'extra', 'a Large and a Small', load('m', { carries: { large: 1, small: 1 }, strength: 30 }), { carry: { allowed: false } }),
  e('load-total', 'extra', 'too heavy for two', load('m', { carries: { medium: 2 }, strength: 10, weight: 160 }), { load: 'too-heavy', carry: { allowed: false } }),
  e('heavy-load', 'extra', 'exactly the most that it can carry', load('m', { strength: 10, weight: 50 }), { load: 'heavy' }, { armour: 'none' }),
  e('load-total', 'extra', 'Strength 10: 16.5, 33 and 50 kg', load('m', { strength: 10 }), { capacity: { light: 16.5, medium: 33, heavy: 50, lift: 100, drag: 250 } }),
  e('load-total', 'extra', 'Strength 32 carries four times what 22 does', load('m', { strength: 32 }), { capacity: { heavy: 1040 } }),
  e('light-load', 0, 'a light load at 9 m', load('m', { strength: 10, weight: 10, base: 6 }), { load: 'light', maxDexterity: null, checkPenalty: 0, speed: metres(9) }, { armour: 'none' }),
  e('medium-load', 0, 'a medium load at 9 m, no armour', load('m', { strength: 10, weight: 17, base: 6 }), { load: 'medium', maxDexterity: 3, checkPenalty: -3, speed: metres(6) }, { armour: 'none' }),
  e('medium-load', 'extra', 'armour that is worse', load('m', { strength: 10, weight: 17, armour: { maxDexterity: 1, checkPenalty: -5 } }), { maxDexterity: 1, checkPenalty: -5 }),
  e('heavy-load', 0, 'a heavy load at 9 m, no armour', load('m', { strength: 10, weight: 40, base: 6 }), { load: 'heavy', maxDexterity: 1, checkPenalty: -6, speed: metres(6) }, { armour: 'none' }),
  e('heavy-load', 'extra', 'armour that is better', load('m', { strength: 10, weight: 40, armour: { maxDexterity: 6, checkPenalty: -1 } }), { maxDexterity: 1, checkPenalty: -6 }),
  e('heavy-load', 'extra', 'running at three times', load('m', { strength: 10, weight: 40, base: 6 }), { speed: { run: { times: 3, cells: 12 } } }, { armour: 'none' }),
  { ...e('heavy-load', 'extra', 'a skill without a bonus of the sheet', check('m', 'swim', { dc: 10, roll: 10 }), { bonus: -12 }, { load: 'heavy', abilities: { str: 10 }, skills: { swim: { ranks: 0 } } }, 'a control: the load’s penalty is named by the modifier that carries it'), check: modified(-12, 'load') },
  e('lift-and-drag', 0, 'at most 60 kg, lifts 110', load('m', { maximum: 60, lifts: 110 }), { lift: { allowed: true, how: 'off-ground', cells: 1, action: 'full-round-action', losesDexterity: true } }),
  e('lift-and-drag', 1, 'drags 350', load('m', { maximum: 60, drags: 350 }), { capacity: { drag: 300 }, drag: { allowed: false } }),
  e('lift-and-drag', 'extra', 'overhead 60, no more than 120 at all', load('m', { maximum: 60, lifts: 121, drags: 300 }), { lift: { allowed: false }, drag: { allowed: true, action: 'move-action' } }),

  { rule: 'sigil.size.carry-multiplier', case: 0, given: 'a Medium quadruped, 60 kg by Strength', on: [hero('m', 0, 0, { build: 'long' })], ask: load('m', { maximum: 60 }), expect: { capacity: { heavy: 90 } } },
  { rule: 'sigil.size.carry-multiplier', case: 1, given: 'a Large biped, 60 kg by Strength', on: [hero('m', 0, 0, { size: 'large', build: 'tall' })], ask: load('m', { maximum: 60 }), expect: { capacity: { heavy: 120 } } },
  { rule: 'sigil.size.carry-multiplier', case: 'extra', given: 'a Tiny quadruped', on: [hero('m', 0, 0, { size: 'tiny', build: 'long' })], ask: load('m', { maximum: 60 }), expect: { capacity: { heavy: 45 } } },
  { rule: 'sigil.movement.base-speed', case: 0, given: 'race speed 9 m, medium armour', on: [hero('m', 0, 0, BARE)], ask: speed('m', { race: 'human', armour: 'medium' }), expect: metres(6) },
  { rule: 'sigil.movement.base-speed', case: 1, given: '9 m and 9 m of magic, then a heavy load', on: [hero('m', 0, 0, BARE)], ask: speed('m', { base: 6, bonuses: [{ cells: 6, type: 'enhancement' }], load: 'heavy' }), expect: { full: 12, ...metres(12) } },
]);
