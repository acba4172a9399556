/** Adding the state of a fight to the host's scene. */
import { describe, expect, it } from 'vitest';
import type { EncounterEvent } from '../../src/encounter/event.ts';
import { journal } from '../../src/encounter/journal.ts';
import { withFight } from '../../src/encounter/fightOntoScene.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { act, answer, begin, move, provokes, said, turn } from './fights.ts';

const scene = sceneSchema.parse({
  format: 'quadretto/scene@1',
  ruleset: 'sigil',
  grid: { kind: 'square', columns: 9, rows: 9 },
  turn: { counts: { a: 12 } },
  creatures: [
    {
      id: 'a',
      at: [1, 1],
      conditions: ['prone', 'shaken'],
      opportunitiesTaken: 2,
      attacks: [
        { id: 'sword', kind: 'melee' },
        { id: 'bow', kind: 'ranged', ready: false },
      ],
    },
    { id: 'b', at: [2, 1] },
    { id: 'constructor', at: [5, 5] },
  ],
});
const after = (...events: EncounterEvent[]) =>
  journal([begin(['a', 'b']), turn(1, 'a'), ...events].map((each, i) => ({ ...each, seq: i })))
    .state;
const of = (laid: typeof scene, id: string) => laid.creatures?.find((c) => c.id === id);

describe('a fight applied to a scene', () => {
  it(
    'during a fight, the map data for the rules engine contain the turn, spent actions, ' +
      'conditions and drawn weapons',
    () => {
      const provoking = move('a', { ruling: provokes('b') });
      const laid = withFight(
        scene,
        after(
          provoking,
          answer('b', provoking, 0, true),
          act('b', 'x', { uses: ['immediate'] }),
          said('b', 'stunned', true),
          said('a', 'prone', false),
          act('a', 'draw-weapon', { hand: { weapon: 'bow', ready: true } }),
        ),
      );
      expect(of(laid, 'b')).toMatchObject({
        opportunitiesTaken: 1,
        immediateUsed: true,
        conditions: ['stunned'],
      });
      expect(of(laid, 'a')).toMatchObject({
        conditions: ['shaken'],
        attacks: [{ id: 'sword' }, { id: 'bow', ready: true }],
      });
      expect(of(laid, 'a')?.attacks?.[0]).toBe(of(scene, 'a')?.attacks?.[0]);
      expect(laid.turn).toMatchObject({
        round: 1,
        active: 'a',
        order: ['a', 'b'],
        counts: { a: 12 },
        spent: { uses: { move: 1, standard: 1 }, moved: 1 },
      });
      // The result is a valid scene document.
      expect(sceneSchema.safeParse(laid).success).toBe(true);
    },
  );
  it(
    'if the log and the tabletop count different numbers of used attacks of opportunity, the ' +
      'greater number counts',
    () => {
      const provoking = move('b', { ruling: provokes('a') });
      expect(
        of(withFight(scene, after(provoking, answer('a', provoking, 0, true))), 'a')
          ?.opportunitiesTaken,
      ).toBe(2);
      expect(
        of(
          withFight(scene, after(...[0, 1, 2].map((nth) => answer('a', provoking, nth, true)))),
          'a',
        )?.opportunitiesTaken,
      ).toBe(3);
    },
  );
  it('the map data of a fight stay valid even after 150 spent actions and 300 conditions', () => {
    const so = after(
      ...Array.from({ length: 150 }, (_, i) => act('a', `x${i}`, { uses: ['move'] })),
      ...Array.from({ length: 300 }, (_, i) => said('b', `c${i}`, true)),
    );
    expect(so.spent.uses['move']).toBe(150);
    expect(sceneSchema.safeParse(withFight(scene, so)).success).toBe(true);
  });
  it('adding the state of a fight to the map data does not copy the data of unchanged creatures', () => {
    const now = after(said('b', 'stunned', true));
    const laid = withFight(scene, now);
    expect(withFight(scene, now)).toBe(laid);
    expect(
      [of(laid, 'a'), of(laid, 'constructor')].map(
        (c, i) => c === [of(scene, 'a'), of(scene, 'constructor')][i],
      ),
    ).toEqual([true, true]);
    expect(withFight({ ...scene }, now).creatures?.[1]).toBe(of(laid, 'b'));
    expect(withFight(scene, after()).creatures).toBe(scene.creatures);
    expect(withFight(scene, journal().state)).toBe(scene);
  });
});
