/** Whether a creature may attack another is one fact: the attack question and the table agree. */
import { expect, it } from 'vitest';
import { answer } from '../../../src/judge/answer.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { rulesetInWords } from '../../support/titleWords.ts';

const sword = { id: 'sword', kind: 'melee', bonus: 5 };
const bow = { id: 'bow', kind: 'ranged', range: { normal: 16, long: 64 } };

/** A hero beside an orc, which is behind all of the hero's conditions. */
const sceneOf = (ruleset: string, hero: object, orc: object) =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: 12, rows: 8 },
    turn: { round: 1, active: 'ada', order: ['ada', 'orc'], acted: [], spent: { actions: [] } },
    creatures: [
      { id: 'ada', side: 'party', at: [3, 3], size: 'medium', attacks: [sword, bow], ...hero },
      { id: 'orc', side: 'foes', at: [4, 3], size: 'medium', ...orc },
    ],
  });

const FAMILY = rulesets.filter(({ vocabulary }) => vocabulary === 'fifth');

it.each(FAMILY.map((rules) => [rulesetInWords(rules.id), rules] as const))(
  'under %s, three kinds of rules request agree on whether a creature with a condition can attack',
  (_, rules) => {
    for (const condition of Object.keys(rules.conditions)) {
      const under = { conditions: [condition], conditionsBy: { [condition]: ['orc'] } };
      for (const [hero, orc] of [
        [under, {}],
        [{}, { conditions: [condition], conditionsBy: { [condition]: ['ada'] } }],
      ] as const)
        for (const weapon of ['sword', 'bow']) {
          const scene = sceneOf(rules.id, hero, orc);
          const attempt = answer(scene, {
            ask: 'attempt',
            from: 'ada',
            to: 'orc',
            with: weapon,
          }) as { possible: boolean };
          const on = { of: 'ada', action: 'attack', target: 'orc', with: weapon } as const;
          const act = answer(scene, { ask: 'act', ...on }) as { legal: boolean };
          const { of, ...step } = on;
          const turn = answer(scene, { ask: 'turn', of, do: [step] }) as { legal: boolean };
          expect
            .soft({ act: act.legal, turn: turn.legal }, `${condition}, ${weapon}`)
            .toEqual({ act: attempt.possible, turn: attempt.possible });
        }
    }
  },
);
