/** A creature without a known side beside a path may be an opponent: the answer says so. */
import { expect, it } from 'vitest';
import { answerLine } from '../../src/judge/answer.ts';

const ask = (x: object, question: object): { unknown: string[] } =>
  (
    answerLine({
      scene: {
        format: 'quadretto/scene@1',
        ruleset: 'srd35',
        grid: { kind: 'square', columns: 12, rows: 8 },
        creatures: [
          {
            id: 'ada',
            side: 'party',
            at: [3, 4],
            size: 'medium',
            speed: { land: 6 },
            armour: 'none',
            load: 'light',
            attacks: [{ id: 'sword', kind: 'melee' }],
          },
          { id: 'x', at: [4, 4], size: 'medium', attacks: [{ id: 'axe', kind: 'melee' }], ...x },
        ],
      },
      ask: question,
    }) as { answer: { unknown: string[] } }
  ).answer;
const walk = { ask: 'move', of: 'ada', path: [3, 2, 1].map((x) => [x, 4]) };

it.each<[what: string, question: object]>([
  ['a move', walk],
  ['a spell', { ask: 'act', of: 'ada', action: 'cast-spell' }],
])(
  'the ruling on %s beside a creature of unknown side lists that creature’s side as unknown',
  (_, question) => {
    expect(ask({}, question).unknown).toContain('creatures.x.side');
    expect(ask({ side: 'neutral' }, question).unknown).not.toContain('creatures.x.side');
  },
);
it('the ruling on a move does not mention a faraway creature of unknown side', () => {
  expect(ask({ at: [11, 7] }, walk).unknown).not.toContain('creatures.x.side');
});
