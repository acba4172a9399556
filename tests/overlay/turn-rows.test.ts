/** The turn order as the strip of the dock shows it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../src/overlay/letters.ts';
import { turnRows } from '../../src/overlay/panels/turnRows.ts';
import { judgeOf, rulesetOf } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { parseScene } from '../../src/scene/parse.ts';

const IDS = ['ada', 'orc', 'bruno', 'lurker'];
function judged(creature: (id: string) => object = () => ({})) {
  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 9, rows: 9 },
    creatures: IDS.map((id, i) => ({ id, at: [2 * i, 0], attacks: [], ...creature(id) })),
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return judgeOf(boardOf(parsed.scene), rulesetOf('srd35')!);
}
const FIGHT = { active: 'orc', acted: IDS, order: IDS, round: 2, waiting: {} };
const states = (rows: ReturnType<typeof turnRows>): string[] =>
  rows.map(({ id, state }) => `${id} ${state}`);

describe('the order of turns', () => {
  it('the order of turns starts with the creature whose turn it is', () => {
    const judge = judged();
    expect(states(turnRows(FIGHT, judge.board.creatures, judge))).toEqual([
      'orc now',
      'bruno next',
      'lurker later',
      'ada later',
    ]);
  });

  it('the order of turns leaves out a hidden creature, and marks the visible creature after it as next', () => {
    const judge = judged();
    const seen = judge.board.creatures.filter(({ id }) => id !== 'bruno');
    const rows = turnRows(FIGHT, seen, judge);
    expect(states(rows)).toEqual(['orc now', 'lurker next', 'ada later']);
  });

  it('the order of turns marks no creature as current or next during a hidden creature’s turn', () => {
    const judge = judged();
    const seen = judge.board.creatures.filter(({ id }) => id !== 'orc');
    expect(states(turnRows(FIGHT, seen, judge))).toEqual([
      'ada later',
      'bruno later',
      'lurker later',
    ]);
  });

  it('if the user sets the turns by hand, the order of turns marks the next creature only from round 2 on', () => {
    const judge = judged();
    const byHand = { ...FIGHT, order: [], acted: ['bruno', 'orc'] };
    const rows = (round: number): string[] =>
      states(turnRows({ ...byHand, round }, judge.board.creatures, judge));
    expect(rows(1)).toEqual(['orc now', 'bruno later']);
    expect(rows(2)).toEqual(['orc now', 'bruno next']);
  });

  it('the order of turns shows used attacks of opportunity and a readied action beside a creature', () => {
    const judge = judged((id) => (id === 'ada' ? { opportunitiesTaken: 1 } : {}));
    const rows = turnRows({ ...FIGHT, waiting: { ada: 'ready' } }, judge.board.creatures, judge);
    expect(rows.find(({ id }) => id === 'ada')).toEqual({
      id: 'ada',
      state: 'later',
      opportunities: { used: 1, left: false },
      waits: 'ready',
    });
    expect(rows[0]?.opportunities).toEqual({ used: 0, left: true });
  });

  it('the order of turns shortens names to one or two letters, and keeps the number of a name', () =>
    expect(lettersOf(['Aldo', 'Ambusher', 'Orc 1', 'Orc 2', 'Berta', 'Bear', 'Vito'])).toEqual([
      'Al',
      'Am',
      'O1',
      'O2',
      'Br',
      'Ba',
      'V',
    ]));

  it('the order of turns lists each visible creature once, and no hidden creature', () => {
    const judge = judged();
    const ids = fc.array(fc.constantFrom(...IDS, '__proto__', 'gone'), { maxLength: 8 });
    fc.assert(
      fc.property(
        ids,
        fc.subarray(IDS),
        fc.constantFrom(...IDS, 'gone', null),
        (order, shown, active) => {
          const seen = judge.board.creatures.filter(({ id }) => shown.includes(id));
          const rows = turnRows({ ...FIGHT, order, acted: [], active }, seen, judge);
          const all = rows.map(({ id }) => id);
          expect(new Set(all).size).toBe(all.length);
          expect(all.every((id) => shown.includes(id))).toBe(true);
          expect(shown.filter((id) => order.includes(id)).every((id) => all.includes(id))).toBe(
            true,
          );
          expect(rows.filter(({ state }) => state === 'next').length).toBeLessThanOrEqual(1);
          expect(rows.filter(({ state }) => state === 'now').length).toBe(
            active !== null && shown.includes(active) ? 1 : 0,
          );
        },
      ),
    );
  });
});
