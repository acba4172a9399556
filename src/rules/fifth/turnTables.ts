/**
 * Tables of a turn: its resources, its modes of movement, what is usual, and what features change in
 * the rest of it. Data alone.
 */
import { economyOf } from '../economy.ts';
import type { ModeRow, MovementModes, UsualActions } from '../ruleset.ts';
import { attackOf, rolledActions } from './rolledActions.ts';

export const economy = economyOf(
  [
    { id: 'action', count: 1, shape: 'circle' },
    { id: 'bonus', count: 1, shape: 'triangle' },
    { id: 'reaction', count: 1, resets: 'own-turn', shape: 'diamond' },
    { id: 'dash', count: 4 },
    // One object is handled for free.
    { id: 'interaction', count: 1 },
    // Half the speed: getting up, mounting or dismounting.
    { id: 'half', count: 8 },
  ],
  { standard: { action: 1 }, swift: { bonus: 1 }, immediate: { reaction: 1 }, move: { half: 1 } },
);

const WALK: ModeRow = {
  kind: 'not-an-action',
  times: 1,
  straight: false,
  barredBy: 'resisting',
  level: false,
  unhampered: false,
  names: ['move'],
};

const LEAVING: ModeRow = {
  ...WALK,
  kind: 'swift',
  brings: 'disengaged',
  names: ['withdraw', 'move'],
  needs: ['cunning-action', 'nimble-escape', 'patient-defense', 'step-of-the-wind'],
};

/** Half the Speed, given by a feature besides the movement of the turn. */
const GIVEN: ModeRow = { ...WALK, times: 1 / 2, uncounted: true, names: ['givenMove', 'move'] };

export const modes: MovementModes = {
  table: {
    move: WALK,
    dash: {
      ...WALK,
      kind: 'standard',
      cost: { action: 1, dash: 1 },
      names: ['doubleMove', 'move'],
    },
    'bonus-dash': {
      ...WALK,
      kind: 'swift',
      cost: { bonus: 1, dash: 1 },
      names: ['doubleMove', 'move'],
      needs: ['cunning-action', 'step-of-the-wind', 'aggressive', 'expeditious-retreat'],
    },
    disengage: { ...WALK, kind: 'standard', brings: 'disengaged', names: ['withdraw', 'move'] },
    'bonus-disengage': LEAVING,
    'half-move': {
      ...GIVEN,
      provokesNobody: true,
      needs: ['cunning-strike', 'tactical-shift', 'remarkable-athlete'],
    },
    pounce: { ...GIVEN, needs: ['instinctive-pounce'] },
    'trampling-charge': {
      ...GIVEN,
      times: 1,
      kind: 'swift',
      barredBy: 'larger',
      provokesNobody: true,
      names: ['tramplingCharge', 'move'],
      needs: ['trampling-charge'],
    },
  },
  chosen: [
    'move',
    'dash',
    'bonus-dash',
    'disengage',
    'bonus-disengage',
    'half-move',
    'pounce',
    'trampling-charge',
  ],
  near: 'move',
  far: 'dash',
  usual: 'move',
  further: ['dash'],
  pool: true,
};

const { 'half-move': _, pounce: _pounce, 'trampling-charge': _charge, ...olderTable } = modes.table;

/** In 2014 Patient Defense is the Dodge action alone, and no feature gives a movement of its own. */
export const olderModes: MovementModes = {
  ...modes,
  table: {
    ...olderTable,
    'bonus-disengage': {
      ...LEAVING,
      needs: LEAVING.needs!.filter((trait) => trait !== 'patient-defense'),
    },
  },
  chosen: modes.chosen.filter((mode) => Object.hasOwn(olderTable, mode)),
};

export const usualActions: UsualActions = {
  listed: (
    'attack unarmed-grapple unarmed-shove escape-grapple nick dash disengage dodge help hide ' +
    'cast-spell slot-spell ready stand-up horde-breaker offhand bonus-strike flurry ' +
    'bonus-dash bonus-disengage bonus-hide patient-defense focused-defense focused-step rage extend-rage ' +
    'take-aim legendary-action legendary-resistance lair-action reckless-attack action-surge action-feature ' +
    'bonus-feature reaction-spell uncanny-dodge parry reaction-feature'
  ).split(' '),
  riders: ['dismount'],
  first: () => [],
  rolled: rolledActions({ named: ['study', 'influence'] }),
  weaponRolled: (c, roll) => attackOf(c, roll)?.id,
  instead: ['unarmed-grapple', 'unarmed-shove'],
  conditions: ['prone', 'grappled', 'restrained', 'unconscious', 'stunned', 'frightened'],
};

/**
 * In 2014 grappling and shoving belong to the Attack action alone, some legendary actions cost
 * several uses, and lairs act.
 */
export const olderUsualActions: UsualActions = {
  ...usualActions,
  instead: [],
  rolled: rolledActions({ dearLegendary: true, lair: true }),
};

/** What an action changes in the rest of its turn. */
export interface TurnEffect {
  /** The creature does not move any more. */
  readonly stays?: true;
  /** Further actions of the turn. */
  readonly actions?: number;
}

/** Actions of features that change the rest of the turn, by their ids. */
export const TURN_EFFECTS: Readonly<Record<string, TurnEffect>> = {
  'take-aim': { stays: true },
  'action-surge': { actions: 1 },
};
