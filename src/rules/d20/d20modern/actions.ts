/** Rows of the table of actions that differ from the parent (Azioni in combattimento). */
import type { ActionEntry } from '../play/turns/turnRules.ts';
import { SRD_ACTIONS } from '../play/turns/actionTable.ts';
import { srd35Full } from '../srd35/full.ts';
import { actionTable } from '../extendTurn.ts';
import * as citations from './citations.ts';

const SHOT: ActionEntry = { kind: 'standard', provokes: 'yes', attack: true, weapon: 'ranged' };
const QUIET: ActionEntry = { kind: 'move', provokes: 'no' };
const LOUD: ActionEntry = { kind: 'move', provokes: 'yes' };
const FULL: ActionEntry = { kind: 'full-round', provokes: 'no' };
const LOUD_FULL: ActionEntry = { ...FULL, provokes: 'yes' };
const HELPLESS: ActionEntry = { ...LOUD_FULL, attack: true, target: 'reach', helpless: true };
const SURGE: ActionEntry = { ...QUIET, kind: 'free', grapple: 'may', pinned: true, pinning: true };
const BIG = { oncePerRound: true, biggest: 1, bodily: true } as const;
const CHARGE: ActionEntry = {
  ...FULL,
  provokes: 'movement',
  mode: 'charge',
  partial: true,
  whole: true,
  attack: true,
};
/** A move action in a kind of movement that requires a check. */
const going = (by: 'climb' | 'swim'): ActionEntry => ({
  kind: 'move',
  provokes: 'movement',
  mode: 'move',
  by,
  check: { skill: by },
});
const { table } = srd35Full.turns;
/** The parent's row with one field removed. */
function without(id: string, field: keyof ActionEntry): ActionEntry {
  const { [field]: _, ...row } = table[id]!;
  return row as ActionEntry;
}

export const modernActions = actionTable(table, citations.actions, {
  // A pinned creature does nothing but try to get free.
  speak: SRD_ACTIONS['speak']!,
  // Only leaving a cell provokes; this includes the cell before the target's.
  overrun: {
    kind: 'standard',
    provokes: 'movement',
    mode: 'move',
    height: 'same',
    attack: true,
    weapon: 'any',
    ...BIG,
  },
  stabilise: without('stabilise', 'check'),
  // The holder of the object is the target; an unattended object has no target.
  'sunder-unattended': { ...table['sunder-unattended']!, provokes: 'target', weapon: 'any' },
  'use-skill-standard': { kind: 'standard', provokes: 'yes', depends: 'skill' },
  'start-or-complete-full-round': {
    kind: 'standard',
    provokes: 'no',
    depends: 'chosen-action',
    halves: true,
    after: { toggles: 'completing' },
  },
  autofire: SHOT,
  'throw-explosive': SHOT,
  'throw-splash-weapon': SHOT,
  'use-equipment': QUIET,
  climb: going('climb'),
  'climb-accelerated': { ...going('climb'), hurried: true },
  'draw-light-weapon-grappling': without('draw-light-weapon-grappling', 'check'),
  'reload-box-magazine': LOUD,
  'load-weapon': { ...LOUD, depends: 'weapon' },
  'stand-up': { ...table['stand-up']!, after: { loses: ['prone', 'kneeling', 'sitting'] } },
  swim: going('swim'),
  'use-skill-move': { ...LOUD, depends: 'skill' },
  'bull-rush-charge': { ...table['bull-rush-charge']!, whole: true, weapon: 'any' },
  charge: { ...CHARGE, weapon: 'melee-or-unarmed' },
  'coup-de-grace': { ...HELPLESS, weapon: 'any' },
  'knockout-blow': { ...HELPLESS, weapon: 'any' },
  'shoot-helpless': { ...HELPLESS, weapon: 'ranged', target: 'effect' },
  'full-attack': { ...table['full-attack']!, whole: true },
  'overrun-charge': { ...CHARGE, weapon: 'any', ...BIG },
  run: { ...FULL, provokes: 'yes-and-movement', mode: 'run', whole: true },
  withdraw: { ...FULL, provokes: 'movement', mode: 'withdraw', whole: true },
  'extinguish-flames': FULL,
  'use-skill-full-round': { ...LOUD_FULL, depends: 'skill' },
  'reload-internal-magazine': LOUD_FULL,
  'strike-object-full-round': { ...table['strike-object-full-round']!, weapon: 'any' },
  trip: { ...table['trip']!, bare: true },
  'heroic-surge': {
    ...SURGE,
    trait: 'heroic-surge',
    oncePerRound: true,
    after: { restores: true },
  },
  'vehicle-enter': QUIET,
  'vehicle-start': QUIET,
  'use-feat': { kind: 'standard', provokes: 'no', depends: 'feat' },
  'grapple-attack': without('grapple-attack', 'check'),
  'release-grapple': without('release-grapple', 'after'),
  'grapple-damage': without('grapple-damage', 'pinning'),
});
