/** Which action of the turn a roll or a card of the chat belongs to, under both documents of 5E. */
import { expect } from 'vitest';
import type { RolledAction } from '../../../src/board/rolledAction.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { fullRulesetOf } from '../../../src/rules/fullRulesets.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { parseScene } from '../../../src/scene/parse.ts';
import { everyCase } from '../../support/everyCase.ts';

const bow = { id: 'bow', name: 'Longbow', kind: 'ranged', range: { normal: 30, long: 120 } };
const bolt = {
  id: 'bolt',
  name: 'Fire Bolt',
  kind: 'ranged',
  range: { normal: 24 },
  tags: ['spell'],
};

function acting(ruleset: string, roll: RolledAction, traits: readonly string[] = []) {
  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: 9, rows: 9 },
    creatures: [{ id: 'a', at: [1, 1], attacks: [bow, bolt], traits }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return rulesetOf(ruleset)!.usual!.rolled(boardOf(parsed.scene).creatures[0]!, roll);
}

everyCase<
  [roll: RolledAction, newer: string | undefined, older: string | undefined, traits?: string[]]
>([
  [{ kind: 'attack', name: 'Longbow' }, 'attack', 'attack'],
  [{ kind: 'attack', name: 'Fire Bolt' }, 'cast-spell', 'cast-spell'],
  [{ kind: 'attack', name: 'Longbow', offhand: true }, 'offhand', 'offhand'],
  [{ kind: 'attack', takes: 'bonus' }, 'bonus-strike', 'bonus-strike', ['martial-arts']],
  [{ kind: 'attack', takes: 'legendary', uses: 2 }, 'legendary-action', 'legendary-action-2'],
  [{ kind: 'spell' }, 'cast-spell', 'cast-spell'],
  [{ kind: 'spell', takes: 'action', slot: true }, 'slot-spell', 'slot-spell'],
  [{ kind: 'spell', takes: 'bonus', slot: true }, 'bonus-spell', 'bonus-spell'],
  [{ kind: 'spell', takes: 'bonus', slot: false }, 'bonus-cantrip', 'bonus-cantrip'],
  [{ kind: 'spell', takes: 'reaction', slot: true }, 'reaction-spell', 'reaction-spell'],
  [{ kind: 'spell', takes: 'none' }, undefined, undefined],
  [{ kind: 'use', named: 'dodge' }, 'dodge', 'dodge'],
  [{ kind: 'use', named: 'hide', takes: 'bonus' }, 'bonus-hide', 'bonus-hide'],
  [{ kind: 'use', named: 'dash', takes: 'bonus' }, 'bonus-dash', 'bonus-dash'],
  [{ kind: 'use', named: 'help', takes: 'bonus' }, 'bonus-feature', 'bonus-feature'],
  [{ kind: 'use', named: 'study' }, 'study', undefined],
  [{ kind: 'use', takes: 'action' }, 'action-feature', 'action-feature'],
  [{ kind: 'use', takes: 'reaction' }, 'reaction-feature', 'reaction-feature'],
  [{ kind: 'use', takes: 'lair' }, undefined, 'lair-action'],
  [{ kind: 'use', takes: 'none' }, undefined, undefined],
  [{ kind: 'use' }, undefined, undefined],
])(
  'a roll belongs to the action that its sheet names, or to none',
  (roll, newer, older, traits) => {
    for (const [ruleset, action] of [
      ['srd52', newer],
      ['srd51', older],
    ] as const) {
      expect(acting(ruleset, roll, traits)).toBe(action);
      const { turns } = fullRulesetOf(ruleset)!;
      if (action !== undefined) expect(Object.keys(turns!.table)).toContain(action);
    }
  },
);
