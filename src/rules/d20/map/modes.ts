/** The movement modes that the rulesets on squares share. */
import type { ModeRow } from '../../ruleset.ts';

const PLAIN = { straight: false, barredBy: 'resisting', level: false, unhampered: false } as const;

export const MODES = {
  move: { ...PLAIN, kind: 'move', times: 1, names: ['move'] },
  'double-move': { ...PLAIN, kind: 'move', twice: true, times: 2, names: ['doubleMove'] },
  // Straight (sigil.movement.run, srd35.movement.run-straight, d20modern.movement.run-distance).
  run: {
    ...PLAIN,
    kind: 'full-round',
    times: 4,
    straight: true,
    level: true,
    brings: 'running',
    shown: 'area',
    names: ['run'],
  },
  // One cell, whatever it costs. No cells are moved before a step, and it restarts the alternating
  // cost of diagonals.
  step: {
    ...PLAIN,
    kind: 'not-an-action',
    cost: { step: 1 },
    times: null,
    uncounted: true,
    names: ['step'],
  },
  withdraw: { ...PLAIN, kind: 'full-round', partial: true, times: 2, names: ['withdraw'] },
  charge: {
    ...PLAIN,
    kind: 'full-round',
    partial: true,
    attack: true,
    times: 2,
    straight: true,
    barredBy: 'friendly',
    level: true,
    brings: 'charging',
    shown: 'ends',
    names: ['charge'],
  },
  // Always available, because a player does not choose it.
  minimum: { ...PLAIN, kind: 'full-round', times: null, names: ['minimum'] },
} as const satisfies Readonly<Record<string, ModeRow>>;
