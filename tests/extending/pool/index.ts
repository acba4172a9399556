/**
 * A ruleset whose turn has one action and a pool of movement, spent in any pieces: the speed, and
 * the speed again for a dash. It has other movement modes than the d20 rulesets, and this folder is
 * all that it needs.
 */
import { spentOf, timesUsed } from '../../../src/board/board.ts';
import { economyOf } from '../../../src/rules/economy.ts';
import { extend } from '../../../src/rules/extend.ts';
import { srd35 } from '../../../src/rules/d20/srd35/index.ts';
import type { ModeRow, Ruleset } from '../../../src/rules/ruleset.ts';

const MOVE: ModeRow = {
  kind: 'not-an-action',
  times: 1,
  straight: false,
  barredBy: 'resisting',
  level: false,
  unhampered: false,
  names: ['move'],
};

export const pool: Ruleset = extend(srd35, {
  id: 'pool',
  name: 'Pool',
  economy: economyOf(
    [
      { id: 'standard', count: 1 },
      { id: 'dash', count: 1 },
    ],
    { standard: { standard: 1 } },
  ),
  modes: {
    table: {
      move: MOVE,
      dash: { ...MOVE, kind: 'standard', cost: { standard: 1, dash: 1 } },
      disengage: { ...MOVE, kind: 'standard', brings: 'disengaged' },
    },
    chosen: ['move', 'dash', 'disengage'],
    near: 'move',
    far: 'dash',
    usual: 'move',
    further: ['dash'],
  },
  budget(j, c, mode) {
    const spent = spentOf(j.board, c);
    const dashes = timesUsed(spent, 'dash') + (mode === 'dash' ? 1 : 0);
    const speed = j.rules.speed(j, c).value;
    return { ...srd35.budget(j, c, mode), value: speed * (1 + dashes) - spent.moved };
  },
  provocation: (j, opponent, step) =>
    step.mode === 'disengage' ? null : srd35.provocation(j, opponent, step),
});
