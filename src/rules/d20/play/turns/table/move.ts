/** Move actions. */
import type { ActionEntry, ActionTable } from '../turnRules.ts';

const QUIET: ActionEntry = { kind: 'move', provokes: 'no' };
const LOUD: ActionEntry = { kind: 'move', provokes: 'yes' };
const MOVING: ActionEntry = { kind: 'move', provokes: 'movement', mode: 'move' };

export const MOVE: ActionTable = {
  move: MOVING,
  'double-move': { ...MOVING, mode: 'double-move', twice: true, name: 'standardForMove' },
  'open-door': { ...QUIET, escapes: true, handles: true },
  'stand-up': {
    ...LOUD,
    escapes: true,
    under: ['prone', 'kneeling', 'sitting'],
    after: { loses: ['prone', 'knocked-down', 'kneeling', 'sitting'] },
  },
  'switch-hands': QUIET,
  'load-light-crossbow': LOUD,
  'locate-by-scent': { ...QUIET, trait: 'scent' },
  'active-perception': QUIET,
  'draw-weapon': { ...QUIET, after: { weapon: 'drawn' } },
  'draw-weapon-moving': { ...MOVING, name: 'drawing', bab: 1, after: { weapon: 'drawn' } },
  'draw-light-weapon-grappling': {
    ...QUIET,
    grapple: 'only',
    check: { skill: 'grapple' },
    after: { weapon: 'drawn' },
  },
  'mount-or-dismount': { ...QUIET, escapes: true, saddle: 'changes', displaces: true },
  'push-heavy-object': { ...LOUD, handles: true },
  'retrieve-item': LOUD,
  'pick-up-item': { ...LOUD, handles: true, after: { weapon: 'drawn' } },
  'sheathe-weapon': { ...LOUD, after: { weapon: 'put-away' } },
  crawl: { ...MOVING, under: ['prone'] },
  climb: { ...MOVING, escapes: true, by: 'climb', check: { skill: 'climb' } },
  swim: { ...MOVING, escapes: true, by: 'swim', check: { skill: 'swim' } },
  tumble: { ...MOVING, by: 'tumble', check: { skill: 'tumble' } },
  'don-shield': { ...QUIET, name: 'shield' },
  'don-shield-moving': { ...MOVING, name: 'shield', bab: 1 },
};
