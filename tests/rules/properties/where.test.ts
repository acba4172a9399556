/**
 * The places of the question `where`, compared cell by cell with the questions `flanking`,
 * `attack`, `cover`, `reachable` and `path` about the attacker in each cell; and the foes of
 * `further-attacks`, compared with `attack`.
 */
import { describe, expect, it } from 'vitest';
import type { Answer, At, CreatureInput } from '../cases.ts';
import { creatureIn, type Scene } from './boards.ts';
import { knownIn } from './known.ts';
import { moments, TURN_RULESETS, type Moment } from './moments.ts';
import { asking, holds, TIMEOUT } from './runs.ts';

interface Place {
  readonly at: At;
  readonly cost?: number;
  readonly with?: string;
  readonly flanks: readonly string[];
  readonly provokes?: readonly string[];
  readonly cover: string;
}
type Named = Readonly<Record<string, unknown>>;
const list = (a: Answer, field: string): readonly Named[] => a[field] as readonly Named[];
const ids = (a: Answer): string[] =>
  [...new Set(list(a, 'opportunities').map(({ by }) => String(by)))].sort();
const OUT = ['out-of-reach', 'too-near', 'total-cover', 'total-concealment'];

const with_ = (scene: Scene, creatures: readonly CreatureInput[]): Scene => ({
  ...scene,
  creatures: [...creatures],
});
const movedTo = (scene: Scene, id: string, at: At): Scene =>
  with_(
    scene,
    scene.creatures.map((c) => (c.id === id ? { ...c, at } : c)),
  );
/** The moment with one more creature of the actor's side beside the target, if a cell is free. */
function helped(m: Moment): Moment {
  const { scene, of, to } = m;
  const [x, y] = creatureIn(scene, to).at;
  const taken = new Set(scene.creatures.map(({ at }) => at.join()));
  const ring: At[] = [
    [x - 1, y],
    [x, y - 1],
    [x + 1, y + 1],
    [x - 1, y + 1],
  ];
  const at = ring.find(
    ([a, b]) =>
      a >= 0 && b >= 0 && a < scene.grid.columns && b < scene.grid.rows && !taken.has(`${a},${b}`),
  );
  if (at === undefined) return m;
  const helper: CreatureInput = {
    id: 'helper',
    side: creatureIn(scene, of).side ?? 'party',
    at,
    size: 'medium',
    attacks: [{ id: 'sword', kind: 'melee' }],
  };
  return { ...m, scene: with_(scene, [...scene.creatures, helper]) };
}
const walks = ({ scene, of }: Moment): boolean => {
  const c = creatureIn(scene, of);
  return c.mount === undefined && (c.elevation ?? 0) === 0;
};
const meleeOf = (m: Moment): string | undefined =>
  m.weapons.find(({ kind }) => kind === 'melee')?.id;

describe('the places from which a creature can attack', () => {
  it(
    'the list of cells from which a creature can attack contains exactly the cells where the ' +
      'attack is possible',
    () => {
      let flanking = 0;
      let quiet = 0;
      let far = 0;
      for (const ruleset of TURN_RULESETS)
        holds(moments(ruleset).filter(walks).map(helped), 100, (m) => {
          const weapon = meleeOf(m);
          if (weapon === undefined) return;
          const answer = asking(m.scene)({ ask: 'where', from: m.of, to: m.to, with: weapon });
          const scene = knownIn(m.scene, m.of);
          if (!scene.creatures.some(({ id }) => id === m.to)) {
            expect(answer['why']).toBe('target-unseen');
            return;
          }
          const places = new Map((answer['places'] as Place[]).map((p) => [p.at.join(), p]));
          const ask = asking(scene);
          const own = creatureIn(scene, m.of).at as At;
          const reached = new Map(
            list(ask({ ask: 'reachable', of: m.of }), 'cells').map((p) => [
              String(p['at']),
              p['cost'] as number,
            ]),
          );
          const [tx, ty] = creatureIn(scene, m.to).at;
          for (let y = Math.max(0, ty - 4); y < Math.min(scene.grid.rows, ty + 5); y++)
            for (let x = Math.max(0, tx - 4); x < Math.min(scene.grid.columns, tx + 5); x++) {
              const at: At = [x, y];
              const place = places.get(at.join());
              const stays = at.join() === own.join();
              const cost = stays ? 0 : reached.get(at.join());
              if (cost === undefined && place === undefined) {
                const { why } = ask({ ask: 'path', of: m.of, to: at });
                if (why !== 'over-speed') continue;
              }
              const there = asking(movedTo(scene, m.of, at));
              const blow = there({ ask: 'attack', from: m.of, to: m.to, with: weapon });
              const possible = !(blow['why'] as string[]).some((why) => OUT.includes(why));
              expect([at, place !== undefined]).toEqual([at, possible]);
              if (place === undefined) continue;
              expect(place.cost).toBe(cost);
              const pairs = list(there({ ask: 'flanking', target: m.to }), 'pairs');
              const partners = pairs
                .filter(({ a, b }) => a === m.of || b === m.of)
                .map(({ a, b }) => String(a === m.of ? b : a));
              expect(place.flanks).toEqual([...new Set(partners)].sort());
              expect(place.cover).toBe(
                there({ ask: 'cover', from: m.of, to: m.to, attack: 'melee' })['degree'],
              );
              if (cost === undefined) {
                far++;
                expect(place.provokes).toBeUndefined();
                continue;
              }
              const way = stays
                ? { opportunities: [] }
                : ask({ ask: 'path', of: m.of, to: at, prefer: 'safe' });
              expect(place.provokes).toEqual([...new Set([...ids(way), ...ids(blow)])].sort());
              if (place.flanks.length > 0) flanking++;
              if (place.provokes?.length === 0) quiet++;
            }
        });
      expect([flanking > 5, quiet > 50, far > 20]).toEqual([true, true, true]);
    },
    TIMEOUT,
  );

  it(
    'a creature that the attacker does not see does not change the list of cells from which the ' +
      'attacker can attack',
    () => {
      for (const ruleset of TURN_RULESETS)
        holds(moments(ruleset).filter(walks), 10, (m) => {
          const weapon = meleeOf(m);
          if (weapon === undefined) return;
          const taken = new Set(m.scene.creatures.map(({ at }) => at.join()));
          const [x, y] = creatureIn(m.scene, m.to).at;
          const at = (
            [
              [x + 1, y],
              [x, y + 1],
              [x - 1, y],
            ] as At[]
          ).find(
            (cell) =>
              cell.every((v) => v >= 0) &&
              cell[0] < m.scene.grid.columns &&
              cell[1] < m.scene.grid.rows &&
              !taken.has(cell.join()),
          );
          if (at === undefined) return;
          const ask = { ask: 'where', from: m.of, to: m.to, with: weapon };
          const side = creatureIn(m.scene, m.of).side === 'party' ? 'foes' : 'party';
          const seen = with_(m.scene, m.scene.creatures);
          const more = with_(m.scene, [
            ...m.scene.creatures,
            {
              id: 'lurker',
              side,
              at,
              size: 'medium',
              attacks: [{ id: 'sword', kind: 'melee' }],
              visibleTo: [side],
            },
          ]);
          expect(asking(more)(ask)).toEqual(asking(seen)(ask));
        });
    },
    TIMEOUT,
  );
});

it(
  'a Whirlwind Attack may target all living foes within the weapon’s reach, and no other ' +
    'creature',
  () => {
    let several = 0;
    for (const ruleset of ['srd35', 'd20modern'] as const)
      holds(moments(ruleset).filter(walks), 40, (m) => {
        const weapon = 'chain';
        const foes = creatureIn(m.scene, m.of).side === 'party' ? 'foes' : 'party';
        const scene = with_(
          m.scene,
          m.scene.creatures.map((c) =>
            c.id === m.of
              ? {
                  ...c,
                  traits: ['whirlwind-attack', 'cleave'],
                  attacks: [{ id: weapon, kind: 'melee', reachWeapon: 'reach-and-near' }],
                }
              : { ...c, side: foes },
          ),
        );
        const ask = asking(scene);
        const feats = list(
          ask({ ask: 'further-attacks', of: m.of, with: weapon, after: m.to }),
          'feats',
        );
        const known = knownIn(scene, m.of);
        const wanted = known.creatures
          .filter((c) => c.id !== m.of && !(c.conditions ?? []).includes('dead'))
          .filter(({ id }) => {
            const blow = ask({ ask: 'attack', from: m.of, to: id, with: weapon });
            const cells = ask({ ask: 'distance', from: m.of, to: id })['cells'] as number;
            return (
              !(blow['why'] as string[]).some((why) => OUT.includes(why)) &&
              (ruleset === 'srd35' || cells <= 1)
            );
          })
          .map(({ id }) => id)
          .sort();
        if (wanted.length > 1) several++;
        for (const { targets, when } of feats)
          expect((targets as string[]).toSorted()).toEqual(
            wanted.filter((id) => when === 'sweep' || id !== m.to),
          );
      });
    expect(several).toBeGreaterThan(10);
  },
  TIMEOUT,
);
