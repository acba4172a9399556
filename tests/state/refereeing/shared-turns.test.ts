/**
 * Like monsters with one place in the order share its turn: each moves and acts with a turn of its
 * own, in any order, wherever the host's tracker stands among them.
 */
import { describe, expect, it } from 'vitest';
import { codes, someone, table, type TestTable } from './table.ts';

const GOBLINS = ['g1', 'g2', 'g3'];
const ORDER = ['a', ...GOBLINS, 'b'];

/** Three goblins and two heroes; the tracker stands at a goblin, or at a row of no token. */
function fight(ruleset: string, more: { active?: string; order?: string[] } = {}): TestTable {
  const t = table(
    [
      someone('a', 'party', [1, 1], {}),
      ...GOBLINS.map((id, i) => someone(id, 'foes', [20, 3 * i + 2], {})),
      someone('b', 'party', [20, 15], {}),
    ],
    { ruleset },
  );
  const { active = 'g1', order = ORDER } = more;
  t.reading({ turn: { round: 1, order, together: GOBLINS, ...(active !== '' && { active }) } });
  return t;
}
/** Another player moves the creature west: the cost and the mode of its movement, and its faults. */
const west = (t: TestTable, id: string, n: number) => {
  const [x, y] = t.store.observed.value!.creatures!.find((c) => c.id === id)!.at;
  const path = Array.from({ length: n + 1 }, (_, i): [number, number] => [x - i, y]);
  t.hint(id, path, { by: 'other' });
  t.jump(id, path.at(-1)!);
  const event = t.all('move').findLast(({ of }) => of === id)!;
  return { cost: event.cost, mode: event.mode, broken: codes(event) };
};
const walked = (cost: number) => ({ cost, mode: 'move', broken: [] });
/** More than the speed is a Dash, which takes the action. */
const dashed = (cost: number) => ({ cost, mode: 'dash', broken: [] });

describe.each(['srd52', 'srd51'])('%s', (ruleset) => {
  it('each of three like monsters moves its own speed in their shared turn, in any order', () => {
    const t = fight(ruleset);
    expect(west(t, 'g2', 4)).toEqual(walked(4));
    expect(west(t, 'g1', 6)).toEqual(walked(6));
    expect(west(t, 'g3', 6)).toEqual(walked(6));
    expect(west(t, 'g2', 2)).toEqual(walked(6));
    expect(west(t, 'g2', 1)).toEqual(dashed(7));
    expect(west(t, 'g2', 6).broken).toEqual(['over-speed']);
  });

  it('each of them takes its own action, and no second one', async () => {
    const t = fight(ruleset);
    const does = async (of: string, action: string): Promise<readonly string[]> => {
      await t.referee.declare({ of, action });
      return codes(t.all('act').findLast((event) => event.of === of)!);
    };
    for (const of of GOBLINS) expect(await does(of, 'dodge')).toEqual([]);
    for (const of of GOBLINS) expect(await does(of, 'search')).toEqual(['no-action-left']);
  });

  it('what one of them has used stays used when the tracker comes to it', () => {
    const t = fight(ruleset);
    expect(west(t, 'g2', 6)).toEqual(walked(6));
    t.reading({ turn: { round: 1, order: ORDER, together: GOBLINS, active: 'g2' } });
    expect(west(t, 'g2', 1)).toEqual(dashed(7));
    expect(west(t, 'g3', 6)).toEqual(walked(6));
  });

  it('a creature that does not share the turn still moves out of turn', () => {
    const t = fight(ruleset);
    expect(west(t, 'g2', 2)).toEqual(walked(2));
    expect(west(t, 'b', 1).broken).toEqual(['not-your-turn']);
  });

  it('a row that names a group gives the turn to each of its members', () => {
    const t = fight(ruleset, { active: '', order: ['a', 'b'] });
    expect(west(t, 'g2', 6)).toEqual(walked(6));
    expect(west(t, 'g1', 6)).toEqual(walked(6));
    expect(west(t, 'g2', 1)).toEqual(dashed(7));
    t.reading({ turn: { round: 1, order: ['a', 'b'], active: 'b' } });
    expect(west(t, 'g3', 1).broken).toEqual(['not-your-turn']);
  });

  it('in the next round all of them have their turns again', () => {
    const t = fight(ruleset);
    expect(west(t, 'g2', 6)).toEqual(walked(6));
    t.reading({ turn: { round: 1, order: ORDER, active: 'b' } });
    t.reading({ turn: { round: 2, order: ORDER, together: GOBLINS, active: 'g1' } });
    expect(west(t, 'g2', 3)).toEqual(walked(3));
    expect(west(t, 'g1', 3)).toEqual(walked(3));
  });

  it('the actions of each are listed as in its own turn', async () => {
    const t = fight(ruleset);
    await t.referee.declare({ of: 'g2', action: 'dodge' });
    const legal = async (of: string): Promise<boolean | undefined> => {
      const { actions } = await t.asks({ ask: 'actions', of }, {}, t.referee.sceneInTurn(of));
      return actions.find(({ action }) => action === 'dodge')?.legal;
    };
    expect([await legal('g1'), await legal('g2'), await legal('g3')]).toEqual([true, false, true]);
    expect(t.referee.sceneInTurn('b')).toBeUndefined();
  });
});

it('a tracker without rounds that goes on within the group stays in the round', () => {
  const t = fight('srd52');
  // The list begins with the creature on turn.
  const at = (active: string): void => {
    const i = ORDER.indexOf(active);
    t.reading({
      turn: {
        order: [...ORDER.slice(i), ...ORDER.slice(0, i)],
        active,
        ...(GOBLINS.includes(active) && { together: GOBLINS }),
      },
    });
  };
  at('g1');
  west(t, 'g2', 2);
  at('g2');
  at('g3');
  expect(t.referee.encounter.value.round).toBe(1);
  at('b');
  at('a');
  at('g1');
  expect(t.referee.encounter.value.round).toBe(2);
});

it('under a ruleset without shared turns the tracker alone says whose turn it is', () => {
  const t = fight('srd35');
  expect(west(t, 'g2', 2).broken).toEqual(['not-your-turn']);
});
