/**
 * Commands to Foundry 14: move tokens back with their level and elevation, end movements, delete
 * flags.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { commands } from '../../adapters/foundry/act.ts';
import { planNow } from '../../adapters/foundry/moves.ts';
import { GALLERY, HALL } from '../hosts/foundry/world/levels.ts';
import { USERS } from '../hosts/foundry/world/types.ts';
import { client, PX } from './foundry-client.ts';
import { until } from '../support/clock.ts';

describe('taking back on Foundry 14', () => {
  afterEach(() => {
    commands.guard('off');
  });
  const at = ({ x, y }: { x: number; y: number }): string => JSON.stringify([[x, y]]);

  it('undoing a Foundry 14 move takes the token back to its earlier map level and height', async () => {
    const { doc } = client(14, 'gm');
    const aldo = doc('Aldo');
    await aldo.move([{ ...PX(7, 5), elevation: 10, level: GALLERY }], {
      method: 'dragging',
      animate: false,
    });
    expect(aldo._source).toMatchObject({ ...PX(7, 5), elevation: 10, level: GALLERY });
    expect(await commands.place(aldo.id, at(PX(8, 5)))).toBe(true);
    expect(aldo._source).toMatchObject({ ...PX(8, 5), elevation: 0, level: HALL });
  });

  it(
    'undoing a Foundry 14 move restores the token’s map level and height even if ' +
      'Foundry’s own undo fails',
    async () => {
      const { doc } = client(14, 'gm');
      const aldo = doc('Aldo');
      await aldo.move([{ ...PX(7, 5), elevation: 10, level: GALLERY }], {
        method: 'dragging',
        animate: false,
      });
      aldo.revertRecordedMovement = () => Promise.resolve(false);
      expect(await commands.place(aldo.id, at(PX(8, 5)))).toBe(true);
      expect(aldo._source).toMatchObject({ ...PX(8, 5), elevation: 0, level: HALL });
    },
  );

  it('moving a token on Foundry 14 succeeds if the token arrives, even if Foundry pauses the movement', async () => {
    const { doc } = client(14, 'gm');
    const aldo = doc('Aldo');
    const move = aldo.move.bind(aldo);
    const paused = new Promise<boolean>(() => undefined);
    aldo.move = async (...given) => {
      await move(...given);
      return paused;
    };
    expect(
      await commands.move(
        aldo.id,
        JSON.stringify([
          [PX(8, 5).x, PX(8, 5).y],
          [PX(7, 5).x, PX(7, 5).y],
        ]),
      ),
    ).toBe(true);
    aldo.move = () => paused;
    expect(
      await commands.move(
        aldo.id,
        JSON.stringify([
          [PX(7, 5).x, PX(7, 5).y],
          [PX(6, 5).x, PX(6, 5).y],
        ]),
      ),
    ).toBe(false);
  });

  it(
    'data in Foundry 14’s flags are deleted with the deletion operator, or with the “-=” ' +
      'key if Foundry lacks the operator',
    async () => {
      const { combat } = client(14, 'gm');
      await combat.setFlag('world', 'quadretto', { u2: 'theirs', u3: 'gone soon' });
      const { ForcedDeletion } = await import('../hosts/foundry/client/operators.ts');
      const sent: unknown[] = [];
      const update = combat.update.bind(combat);
      combat.update = (changes, ...more) => {
        sent.push(changes);
        return update(changes, ...more);
      };
      (globalThis as Record<string, unknown>)['foundry'] = {
        data: { operators: { ForcedDeletion } },
      };
      expect(await commands.share('{"u3":""}')).toBe(true);
      Reflect.deleteProperty(globalThis, 'foundry');
      expect(await commands.share('{"u2":""}')).toBe(true);
      expect(combat.getFlag('world', 'quadretto')).toEqual({});
      expect(sent).toEqual([
        { flags: { world: { quadretto: { u3: expect.any(ForcedDeletion) as object } } } },
        { flags: { world: { quadretto: { '-=u2': null } } } },
      ]);
    },
  );
});

describe('a planned movement on Foundry 14', () => {
  const plan = { ...PX(6, 5) };
  const path = [
    [1400, 900],
    [1300, 900],
    [1200, 900],
  ];

  it('a player’s planned movement on Foundry 14 is reported with the kind of movement for each square', async () => {
    const { doc } = client(14, 'player');
    const aldo = doc('Aldo');
    await aldo.move(
      [
        { ...PX(7, 5), action: 'walk' },
        { ...PX(6, 5), action: 'fly' },
      ],
      { planned: true },
    );
    expect(planNow()).toEqual({ of: aldo.id, path, ways: ['walk', 'walk', 'fly'] });
    await aldo.startMovement();
    expect(planNow()).toBeNull();
  });

  it(
    'a planned movement on Foundry 14 is reported to the user who plans the movement, ' +
      'until the token moves',
    async () => {
      const { doc, said } = client(14, 'player');
      const aldo = doc('Aldo');
      expect(planNow()).toBeNull();
      await aldo.move([plan], { planned: true });
      expect(aldo._source).toMatchObject(PX(8, 5));
      expect(planNow()).toEqual({ of: aldo.id, path, ways: ['walk', 'walk', 'walk'] });
      await aldo.startMovement();
      expect(planNow()).toBeNull();
      expect(said.map(({ type }) => type)).toEqual(['moved']);
    },
  );

  it('a planned movement on Foundry 14 is no longer reported after the player cancels the plan', async () => {
    const { doc } = client(14, 'player');
    await doc('Aldo').move([plan], { planned: true });
    expect(planNow()).not.toBeNull();
    doc('Aldo').stopMovement();
    await until(() => expect(planNow()).toBeNull());
  });

  it('a planned movement of another Foundry user is not reported, not even to a game master', async () => {
    for (const seat of ['player', 'gm'] as const) {
      const { doc } = client(14, seat);
      const aldo = doc('Aldo');
      await aldo.move([plan], { planned: true });
      aldo.commitPlan({ ...aldo.movement, state: 'planned' }, USERS.second.id);
      expect(planNow()).toBeNull();
    }
  });

  it(
    'a planned movement to another Foundry level is reported only up to the last ' +
      'square on the viewed level',
    async () => {
      const { doc } = client(14, 'player');
      await doc('Aldo').move([plan, { ...PX(6, 6), level: GALLERY, elevation: 10 }], {
        planned: true,
      });
      expect(planNow()?.path).toEqual(path);
    },
  );

  it('planning a movement on Foundry 14 does not count as a move, and needs no permission', async () => {
    const { doc, said } = client(14, 'player');
    commands.guard('on');
    await doc('Aldo').move([plan], { planned: true });
    expect(said).toEqual([]);
  });

  it('a planned movement on Foundry 14 with malformed waypoints is ignored', async () => {
    const { doc } = client(14, 'player');
    const aldo = doc('Aldo');
    await aldo.move([plan], { planned: true });
    for (const passed of [null, { waypoints: 7 }, { waypoints: [{ x: 'here', y: 1 }] }]) {
      aldo.commitPlan({ ...aldo.movement, state: 'planned', passed }, USERS.player.id);
      expect(planNow()).toBeNull();
    }
  });
});
