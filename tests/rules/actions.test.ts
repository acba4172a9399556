/**
 * The answer for the whole panel and the answer for one action agree; a question about an unknown
 * creature or action is refused, and the error names it.
 */
import { describe, expect, it } from 'vitest';
import { creatureOf } from '../../src/board/board.ts';
import { answerLine } from '../../src/judge/answer.ts';
import { judgeOf } from '../../src/rules/index.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { board, creature, hero, turn, type CreatureMore, type Thing } from './cases.ts';
import { everyCase } from '../support/everyCase.ts';
import { rulesetInWords } from '../support/titleWords.ts';

const DOERS: Readonly<Record<string, CreatureMore>> = {
  'a creature without conditions': {},
  'an archer with feats': {
    attacks: ['bow', 'fist'],
    traits: ['improved-trip', 'quick-draw', 'improved-unarmed-strike'],
    bab: 3,
  },
  'a prone creature': { conditions: ['prone'] },
  'a grappling creature': { grapples: ['a'] },
  'a nauseated creature': { conditions: ['nauseated'] },
  'a staggered creature': { conditions: ['staggered'] },
};
const TURNS: Readonly<Record<string, Thing[]>> = {
  'outside combat': [],
  'in its turn': [turn({ active: 'b', round: 2 })],
  'in its turn after a move': [turn({ active: 'b', round: 2, spent: { move: 1, moved: 3 } })],
  'in a surprise round': [turn({ active: 'b', surprise: true })],
  'in another creature’s turn': [turn({ active: 'a', round: 2 })],
};
const around = [
  creature('a', 0, 0),
  creature('c', 2, 0, { opportunitiesTaken: 1 }),
  creature('d', 1, 1, { attacks: 'longspear' }),
  creature('e', 3, 0, { attacks: 'longspear' }),
];
const situations = Object.entries(DOERS).flatMap(([who, doer]) =>
  Object.entries(TURNS).map(
    ([when, things]) => [who, when, [...around, hero('b', 1, 0, doer), ...things]] as const,
  ),
);
const sceneOf = (ruleset: string, things: readonly Thing[]): SceneInput =>
  board(ruleset, things).scene;

describe.each(turnRulesets)('the list of all actions under $name', (rules) => {
  const game = rulesetInWords(rules.id);
  everyCase(situations)(
    `under ${game}, the list of all actions gives each action the same ruling as a request about ` +
      'that action only',
    (_who, _when, things) => {
      const j = judgeOf(boardOf(sceneSchema.parse(sceneOf(rules.id, things))), rules);
      const b = creatureOf(j.board, 'b')!;
      const { actions } = rules.turns.actions(j, b);
      expect(actions.map((line) => line.action)).toEqual(Object.keys(rules.turns.table));
      expect(actions.length).toBeGreaterThan(60);
      for (const { provokesFrom, asks, ...line } of actions) {
        const { action, kind, legal, why, reasons, provokes, depends, opportunities } =
          rules.turns.act(j, b, { action: line.action });
        expect(line).toEqual({
          action,
          kind,
          legal,
          why,
          reasons,
          provokes,
          ...(depends && { depends }),
        });
        expect(rules.turns.table[action]).toMatchObject(asks);
        const from = opportunities.map((o) => o.by);
        // Without a target no creature is provoked yet.
        if (provokes === 'target') expect(from).toEqual([]);
        else if (provokes !== 'target-and-movement')
          expect({ action, from: provokesFrom }).toEqual({ action, from });
      }
    },
  );
});

it.each(turnRulesets.map((rules) => [rulesetInWords(rules.id), rules] as const))(
  'under %s, the list of actions names the provoked enemies, and marks an enemy without a ' +
    'known weapon as uncertain',
  (_, rules) => {
    const scene = sceneOf(rules.id, [creature('a', 0, 0), creature('c', 2, 0), hero('b', 1, 0)]);
    const creatures = scene.creatures?.map(({ attacks, ...rest }) =>
      rest.id === 'c' ? rest : { ...rest, attacks },
    );
    const j = judgeOf(boardOf(sceneSchema.parse({ ...scene, creatures })), rules);
    const { actions } = rules.turns.actions(j, creatureOf(j.board, 'b')!);
    const throws = actions.find(({ action }) => action === 'ranged-attack');
    expect(throws).toMatchObject({ provokesFrom: ['a', 'c'], unsure: ['c'] });
    const attack = actions.find(({ action }) => action === 'melee-attack');
    expect(attack).not.toHaveProperty('unsure');
  },
);

describe('a query that does not fit its schema', () => {
  const scene = sceneOf('sigil', [...around, hero('b', 1, 0)]);
  everyCase([
    [{ ask: 'act', of: 'b', action: 'drink-potoin' }, 'ask.action'],
    [{ ask: 'act', of: 'nobody', action: 'drink-potion' }, 'ask.of'],
    [{ ask: 'act', of: 'b', action: 'trip', target: 'nobody' }, 'ask.target'],
    [{ ask: 'act', of: 'b', action: 'melee-attack', with: 'halberd' }, 'ask.with'],
    [
      { ask: 'turn', of: 'b', do: [{ action: 'move' }, { action: 'fly-away' }] },
      'ask.do[1].action',
    ],
    [
      {
        ask: 'resolve',
        of: 'b',
        action: 'move',
        opportunities: [{ by: 'a', action: 'trip', target: 'b', against: 0 }],
      },
      'ask.opportunities[0].against',
    ],
    [{ ask: 'ready', of: 'b', action: 'wait' }, 'ask.action'],
    [{ ask: 'initiative', rolls: [{ of: 'b', roll: 21 }] }, 'ask.rolls[0].roll'],
    [{ ask: 'delay', of: 'b', after: 'nobody' }, 'ask.after'],
  ])(
    'a request to the rules engine with an unknown creature, action or weapon is refused, and ' +
      'the error names the wrong field',
    (ask, path) => {
      expect(answerLine({ scene, ask })).toMatchObject({ error: { path } });
    },
  );
});
