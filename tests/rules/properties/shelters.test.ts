/** Properties of shelter by webs and shields, on random boards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../../src/judge/answer.ts';
import { archer, board, cell, cover, creature, exactly, type Ask, type Thing } from '../cases.ts';
import { boardsToTry } from '../../support/thorough.ts';

const SIDE = 9;
const place = fc.tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1));
const webs = fc.uniqueArray(place, { maxLength: 30, selector: String });
const pair = fc.tuple(place, place).filter(([a, b]) => String(a) !== String(b));

interface Reply {
  readonly degree: string;
  readonly ac: number;
}
function asked(things: readonly Thing[], ask: Ask): Reply {
  const reply = answerLine({ scene: board('srd35', [exactly(SIDE, SIDE), ...things]).scene, ask });
  if ('error' in reply) throw new Error(reply.error.message);
  return reply.answer as unknown as Reply;
}
const web = ([x, y]: readonly [number, number]): Thing => cell(x, y, { ground: 'web' });
const rank = ({ degree, ac }: Reply): number => (degree === 'total' ? Infinity : ac);

describe('shelter in the 3.5 SRD', () => {
  it(
    'under D&D 3.5, webs give two creatures the same cover from each other, and more web never ' +
      'gives less cover',
    () => {
      fc.assert(
        fc.property(pair, webs, place, ([a, b], some, more) => {
          const two = [archer('a', ...a), creature('b', ...b)];
          const before = asked([...two, ...some.map(web)], cover('a', 'b', 'ranged'));
          const after = asked([...two, ...[...some, more].map(web)], cover('a', 'b', 'ranged'));
          expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
          const back = asked([...two, ...some.map(web)], cover('b', 'a', 'ranged'));
          expect(back.degree).toBe(before.degree);
        }),
        { numRuns: boardsToTry(100) },
      );
    },
  );
  it(
    'under D&D 3.5, a creature that hides behind its tower shield has total cover from ' +
      'attackers in any square',
    () => {
      fc.assert(
        fc.property(pair, webs, fc.constantFrom('melee', 'ranged'), ([a, b], some, attack) => {
          const shield = creature('b', ...b, { conditions: ['behind-tower-shield'] });
          const things = [archer('a', ...a), shield, ...some.map(web)];
          expect(asked(things, cover('a', 'b', attack as 'melee')).degree).toBe('total');
        }),
        { numRuns: 60 },
      );
    },
  );
});
