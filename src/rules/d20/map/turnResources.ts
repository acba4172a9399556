/**
 * The turn of the 3.5 family: a standard and a move action, or a full-round action; a swift action
 * and a 5-foot step besides (sigil.turn.actions-per-round, sigil.turn.standard-for-move,
 * sigil.action.swift-action).
 */
import { economyOf, type Economy, type Resource } from '../../economy.ts';

const STANDARD: Resource = { id: 'standard', count: 1, shared: true, shape: 'circle' };
/** A standard action may be spent on a move action, but not the reverse. */
const MOVE: Resource = {
  id: 'move',
  count: 1,
  shared: true,
  instead: 'standard',
  shape: 'triangle',
};
const SWIFT: Resource = { id: 'swift', count: 1, shape: 'diamond' };
/** An immediate action is the swift action of the creature's turn, or of its next one. */
const IMMEDIATE: Resource = { id: 'immediate', count: 0, instead: 'swift' };
const STEP: Resource = { id: 'step', count: 1, beforeMoving: true, mode: 'step', shape: 'square' };

const COSTS: Economy['costs'] = {
  standard: { standard: 1 },
  move: { move: 1 },
  'full-round': { standard: 1, move: 1 },
  swift: { swift: 1 },
  immediate: { immediate: 1 },
};

const LIMITS: Economy['limits'] = {
  single: [{ most: 1 }],
  'move-only': [{ of: ['move', 'step'], most: 1 }],
  'mental-only': [{ of: ['standard'] }],
  none: [{ of: [] }],
  // A standard or a move action (sigil.initiative.surprise-actions).
  'surprise-round': [{ of: ['standard', 'move', 'step'], most: 1 }],
};

export const TURN = economyOf([STANDARD, MOVE, SWIFT, IMMEDIATE, STEP], COSTS, LIMITS);

export const TURN_WITHOUT_SWIFT = economyOf([STANDARD, MOVE, STEP], COSTS, LIMITS);
