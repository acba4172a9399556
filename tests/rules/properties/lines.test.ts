/** Properties of cover, lines of effect and threatened squares on random boards. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cover, flanking, threat, type Answer, type At } from '../cases.ts';
import { boards, creatureIn, type Scene } from './boards.ts';
import { allRoomy, asking, holds, TIMEOUT } from './runs.ts';

const DEGREES = ['none', 'limited', 'soft', 'cover', 'improved', 'total'];
const rank = (answer: Answer): number => DEGREES.indexOf(String(answer['degree']));
const pairsOf = (scene: Scene): [string, string][] =>
  scene.creatures.flatMap((a) =>
    scene.creatures.flatMap((b): [string, string][] => (a.id === b.id ? [] : [[a.id, b.id]])),
  );

it(
  'of two creatures, either both have total cover from each other or neither has',
  () => {
    holds(boards({ wallParts: 4 }), 240, (scene) => {
      const ask = asking(scene);
      for (const [a, b] of pairsOf(scene)) {
        if (a > b) continue;
        expect(ask(cover(a, b, 'ranged'))['degree'] === 'total', `${a} ${b}`).toBe(
          ask(cover(b, a, 'ranged'))['degree'] === 'total',
        );
      }
    });
  },
  TIMEOUT,
);

it(
  'a target has total cover from a melee attack if and only if it has total cover from a ' +
    'ranged attack',
  () => {
    holds(boards({ wallParts: 4 }), 240, (scene) => {
      const ask = asking(scene);
      for (const [a, b] of pairsOf(scene)) {
        expect(ask(cover(a, b, 'melee'))['degree'] === 'total', `${a} ${b}`).toBe(
          ask(cover(a, b, 'ranged'))['degree'] === 'total',
        );
      }
    });
  },
  TIMEOUT,
);

it.each(['melee', 'ranged'] as const)(
  'removing a creature from the board never gives a target better cover against %s attacks',
  (attack) => {
    holds(fc.tuple(boards({ sizes: ['medium', 'large', 'huge'] }), fc.nat()), 240, ([scene, k]) => {
      const gone = scene.creatures[k % scene.creatures.length]?.id;
      const without: Scene = { ...scene, creatures: scene.creatures.filter((c) => c.id !== gone) };
      const [before, after] = [asking(scene), asking(without)];
      for (const [a, b] of pairsOf(without))
        expect(rank(after(cover(a, b, attack))), `${a} ${b} without ${gone}`).toBeLessThanOrEqual(
          rank(before(cover(a, b, attack))),
        );
    });
  },
  TIMEOUT,
);

it(
  'removing a wall from the board never gives a target better cover against ranged attacks',
  () => {
    holds(
      fc.tuple(boards({ sizes: ['medium', 'large'], wallParts: 2 }), fc.nat()),
      240,
      ([scene, k]) => {
        if (scene.walls.length === 0) return;
        const without: Scene = {
          ...scene,
          walls: scene.walls.filter((_, i) => i !== k % scene.walls.length),
        };
        // A wall through a creature's space squeezes it into fewer squares.
        if (!allRoomy(scene) || !allRoomy(without)) return;
        const [before, after] = [asking(scene), asking(without)];
        for (const [a, b] of pairsOf(scene))
          expect(rank(after(cover(a, b, 'ranged'))), `${a} ${b}`).toBeLessThanOrEqual(
            rank(before(cover(a, b, 'ranged'))),
          );
      },
    );
  },
  TIMEOUT,
);

it(
  'a creature threatens neither solid squares nor squares to which it has no line of effect',
  () => {
    holds(boards({ wallParts: 4 }), 160, (scene) => {
      const ask = asking(scene);
      const solid = new Set(
        scene.cells.filter((c) => c.blocks?.includes('effect')).map((c) => String(c.at)),
      );
      for (const { id } of scene.creatures) {
        for (const at of ask(threat(id))['cells'] as At[]) {
          expect(solid.has(String(at)), `${id} ${at}`).toBe(false);
          const others = scene.creatures.filter((c) => c.id === id);
          const probed = asking({
            ...scene,
            creatures: [...others, { id: 'probe', side: 'none', size: 'medium', at }],
          });
          expect(probed(cover(id, 'probe', 'melee'))['degree'], `${id} ${at}`).not.toBe('total');
        }
      }
    });
  },
  TIMEOUT,
);

it(
  'two flankers are always on one side, their target is on another side, and both flankers ' +
    'threaten squares',
  () => {
    holds(boards(), 320, (scene) => {
      const ask = asking(scene);
      for (const target of scene.creatures) {
        for (const { a, b } of ask(flanking(target.id))['pairs'] as { a: string; b: string }[]) {
          expect(a < b).toBe(true);
          expect(creatureIn(scene, a).side).toBe(creatureIn(scene, b).side);
          expect(creatureIn(scene, a).side).not.toBe(target.side);
          for (const id of [a, b])
            expect((ask(threat(id))['cells'] as At[]).length, id).toBeGreaterThan(0);
        }
      }
    });
  },
  TIMEOUT,
);
