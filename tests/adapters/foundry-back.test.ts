/**
 * What Foundry 14 is told to do: tokens set back with their level and height, movements that never
 * end, notes taken away.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { acts } from '../../adapters/foundry/act.ts';
import { planNow } from '../../adapters/foundry/moves.ts';
import { GALLERY, HALL } from '../hosts/foundry/world/levels.ts';
import { USERS } from '../hosts/foundry/world/types.ts';
import { client, PX } from './foundry-client.ts';

describe('taking back on Foundry 14', () => {
  afterEach(() => {
    acts.guard('off');
  });
  const at = ({ x, y }: { x: number; y: number }): string => JSON.stringify([[x, y]]);

  it('gives level and height back with the place, by the record of the movement', async () => {
    const { doc } = client(14, 'gm');
    const aldo = doc('Aldo');
    await aldo.move([{ ...PX(7, 5), elevation: 10, level: GALLERY }], {
      method: 'dragging',
      animate: false,
    });
    expect(aldo._source).toMatchObject({ ...PX(7, 5), elevation: 10, level: GALLERY });
    expect(await acts.place(aldo.id, at(PX(8, 5)))).toBe(true);
    expect(aldo._source).toMatchObject({ ...PX(8, 5), elevation: 0, level: HALL });
  });

  it('gives them back too where the host reverts nothing', async () => {
    const { doc } = client(14, 'gm');
    const aldo = doc('Aldo');
    await aldo.move([{ ...PX(7, 5), elevation: 10, level: GALLERY }], {
      method: 'dragging',
      animate: false,
    });
    aldo.revertRecordedMovement = () => Promise.resolve(false);
    expect(await acts.place(aldo.id, at(PX(8, 5)))).toBe(true);
    expect(aldo._source).toMatchObject({ ...PX(8, 5), elevation: 0, level: HALL });
  });

  it('a movement that is paused holds no command up: it is done where the token stands where it should', async () => {
    const { doc } = client(14, 'gm');
    const aldo = doc('Aldo');
    const move = aldo.move.bind(aldo);
    const paused = new Promise<boolean>(() => undefined);
    aldo.move = async (...given) => {
      await move(...given);
      return paused;
    };
    expect(
      await acts.move(
        aldo.id,
        JSON.stringify([
          [PX(8, 5).x, PX(8, 5).y],
          [PX(7, 5).x, PX(7, 5).y],
        ]),
      ),
    ).toBe(true);
    aldo.move = () => paused;
    expect(
      await acts.move(
        aldo.id,
        JSON.stringify([
          [PX(7, 5).x, PX(7, 5).y],
          [PX(6, 5).x, PX(6, 5).y],
        ]),
      ),
    ).toBe(false);
  });

  it('takes notes away by the operator where there is one, and by the key of old where there is none', async () => {
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
    expect(await acts.share('{"u3":""}')).toBe(true);
    Reflect.deleteProperty(globalThis, 'foundry');
    expect(await acts.share('{"u2":""}')).toBe(true);
    expect(combat.getFlag('world', 'quadretto')).toEqual({});
    expect(sent).toEqual([
      { flags: { world: { quadretto: { u3: expect.any(ForcedDeletion) as object } } } },
      { flags: { world: { quadretto: { '-=u2': null } } } },
    ]);
  });
});

describe('a movement that is planned on Foundry 14', () => {
  const plan = { ...PX(6, 5) };
  const path = [
    [1400, 900],
    [1300, 900],
    [1200, 900],
  ];

  it('is told to the one who plans it, square by square, and withdrawn when it is made', async () => {
    const { doc, said } = client(14, 'player');
    const aldo = doc('Aldo');
    expect(planNow()).toBeNull();
    await aldo.move([plan], { planned: true });
    expect(aldo._source).toMatchObject(PX(8, 5));
    expect(planNow()).toEqual({ of: aldo.id, path });
    await aldo.startMovement();
    expect(planNow()).toBeNull();
    expect(said.map(({ type }) => type)).toEqual(['moved']);
  });

  it('is withdrawn when it is dropped', async () => {
    const { doc } = client(14, 'player');
    await doc('Aldo').move([plan], { planned: true });
    expect(planNow()).not.toBeNull();
    doc('Aldo').stopMovement();
    await new Promise((later) => {
      setTimeout(later, 40);
    });
    expect(planNow()).toBeNull();
  });

  it('of somebody else is nothing to this user, a master neither', async () => {
    for (const seat of ['player', 'gm'] as const) {
      const { doc } = client(14, seat);
      const aldo = doc('Aldo');
      await aldo.move([plan], { planned: true });
      aldo.commitPlan({ ...aldo.movement, state: 'planned' }, USERS.second.id);
      expect(planNow()).toBeNull();
    }
  });

  it('is told as far as it stays on the level that is drawn', async () => {
    const { doc } = client(14, 'player');
    await doc('Aldo').move([plan, { ...PX(6, 6), level: GALLERY, elevation: 10 }], {
      planned: true,
    });
    expect(planNow()?.path).toEqual(path);
  });

  it('is no movement: nothing is asked of the referee, and nothing is told to have moved', async () => {
    const { doc, said } = client(14, 'player');
    acts.guard('on');
    await doc('Aldo').move([plan], { planned: true });
    expect(said).toEqual([]);
  });

  it('that cannot be read is none', async () => {
    const { doc } = client(14, 'player');
    const aldo = doc('Aldo');
    await aldo.move([plan], { planned: true });
    for (const passed of [null, { waypoints: 7 }, { waypoints: [{ x: 'here', y: 1 }] }]) {
      aldo.commitPlan({ ...aldo.movement, state: 'planned', passed }, USERS.player.id);
      expect(planNow()).toBeNull();
    }
  });
});
