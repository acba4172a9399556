/**
 * Attack: another client of the same fight writes into the flags that clients share. Only game
 * masters may write there, and only under their own id.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someone, table } from '../state/refereeing/table.ts';
import { ASSISTANT, MASTER, PLAYER, sitAsMaster, type FoundrySeat } from './support/foundry.ts';

describe.each([11, 12, 13] as const)('Foundry %d', (generation) => {
  let seat: FoundrySeat | undefined;
  afterEach(() => {
    expect(seat?.errors).toEqual([]);
    seat?.leave();
  });

  /**
   * A table where Aldo walked away from the ogre, which may now attack him, and then into its
   * square, which is illegal.
   */
  async function sit(): Promise<{
    readonly t: FoundrySeat;
    taken(id: string): string;
    allowed(id: string): string;
  }> {
    const t = await sitAsMaster(generation);
    seat = t;
    for (const name of ['Ogre', 'Goblin', 'Wolf']) await t.turn(name, 2);
    await t.turn('Aldo', 3);
    await t.sends('Aldo', [8, 8]);
    const note = (...word: readonly unknown[]): string =>
      JSON.stringify({ said: [word], undone: [] });
    return {
      t,
      taken: (id) => note(id, t.idOf('Ogre'), t.idOf('Aldo'), 3, '#0', true),
      allowed: (id) => note(id, '', t.idOf('Aldo'), 3, 'move ends-occupied#0', 'fine'),
    };
  }
  const taken = (t: FoundrySeat): number =>
    t.referee.encounter.value.opportunities[t.idOf('Ogre')] ?? 0;

  it(
    'if a second game master’s client shares that an opportunity attack was made, the ' +
      'attack counts as made',
    async () => {
      const { t, taken: word } = await sit();
      await t.notes({ [ASSISTANT.id]: word('w1') }, ASSISTANT.id);
      expect(taken(t)).toBe(1);
    },
  );

  it.each<[string, string, string]>([
    ['a player writes the note under the player’s id', PLAYER.id, PLAYER.id],
    ['a player writes the note under an unknown id', 'nobody0000000000', PLAYER.id],
    ['a game master writes the note under a name', 'gm', ASSISTANT.id],
    ['a player writes the note under a game master’s id', ASSISTANT.id, PLAYER.id],
    ['a game master writes the note under a player’s id', PLAYER.id, ASSISTANT.id],
  ])(
    'a note to other clients about a used opportunity attack is ignored if %s',
    async (_name, key, by) => {
      const { t, taken: word } = await sit();
      await t.notes({ [key]: word('w1') }, by);
      await t.later(4000);
      expect(taken(t)).toBe(0);
      expect(t.log().some(({ shared }) => shared === true)).toBe(false);
    },
  );

  it(
    'a note to other clients that allows an illegal move counts only if a game master ' +
      'wrote the note',
    async () => {
      const { t, allowed } = await sit();
      await t.sends('Aldo', [9, 5]);
      expect(t.entry(t.last())?.verdict).toBe('illegal');
      for (const [key, by] of [
        [PLAYER.id, PLAYER.id],
        [ASSISTANT.id, PLAYER.id],
      ] as const) {
        await t.notes({ [key]: allowed(`${key}${by}`) }, by);
        await t.later(4000);
        expect(t.entry(t.last())?.verdict, `${key} by ${by}`).toBe('illegal');
      }
      await t.notes({ [ASSISTANT.id]: allowed('own') }, ASSISTANT.id);
      expect(t.entry(t.last())?.verdict).toBe('allowed');
      expect(MASTER.id).toBe(t.store.user.value);
    },
  );
});

describe('a reader of the shared notes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /**
   * The flags that a game master's client writes about a fight shifted by this many columns and
   * rows.
   */
  async function written(dx: number, dy: number): Promise<unknown> {
    const at = (x: number, y: number): [number, number] => [x + dx, y + dy];
    const t = table([
      someone('a', 'party', at(5, 5)),
      someone('b', 'foes', at(6, 5)),
      someone('c', 'foes', at(5, 4)),
    ]);
    const notes: Record<string, string> = {};
    t.store.user.value = 'gm1';
    t.commands({
      share: async (more) => {
        Object.assign(notes, more);
        return true;
      },
    });
    for (const id of ['a', 'b', 'c']) t.turn(id);
    t.turn('a', 2);
    t.go('a', at(5, 5), at(4, 6), at(3, 6));
    await t.referee.take(t.referee.offers.value[0]!);
    t.go('a', at(3, 6), at(4, 6), at(5, 5), at(6, 5));
    t.referee.allow(t.last('move').id);
    await vi.advanceTimersByTimeAsync(500);
    t.end.abort();
    const { said } = JSON.parse(notes['gm1']!) as { said: unknown[][] };
    expect(said).toHaveLength(2);
    return said.map(([, ...word]) => word);
  }

  it('the data that clients share about a fight do not reveal where on the map the fight takes place', async () => {
    const here = await written(0, 0);
    expect(await written(7, 9)).toEqual(here);
    expect(await written(15, 3)).toEqual(here);
  });
});
