/** Ranged cover between each of 20 creatures and each of 20 others, 1,000 walls. */
import type { Creature } from '../../../src/board/creature.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { srd35 } from '../../../src/rules/variants/srd35.ts';
import { creature, field, random, SIDE } from '../boards/field.ts';
import type { Plain } from '../job.ts';

const next = random(3);
const board = field(0, 1000);
const place = (id: string, side: string): Creature => ({ ...creature(id, side, Math.floor(next() * SIDE), Math.floor(next() * SIDE), next), size: 'medium' });
const party = Array.from({ length: 20 }, (_, i) => place(`p${i}`, 'party'));
const foes = Array.from({ length: 20 }, (_, i) => place(`f${i}`, 'foes'));
const full = { ...board, creatures: [...party, ...foes] };

/** The table of creatures that nobody has asked about: what is remembered of a pair is not what is measured. */
function tableOf({ ground }: typeof board): number {
  const creatures = full.creatures.map((c) => ({ ...c }));
  const j = judgeOf({ ...full, ground, creatures }, srd35);
  let covered = 0;
  for (const a of creatures.slice(0, party.length)) for (const b of creatures.slice(party.length)) {
    if (j.rules.cover(j, a, b, 'ranged').degree !== 'none') covered++;
  }
  return covered;
}

const table = (): number => tableOf(full);

/** The table with nothing remembered of the ground either. */
const fresh = (): number => tableOf({ ...full, ground: { ...full.ground } });

/** What modules do: four corners to four corners, every line against every wall, touching counts. */
function rays(): number {
  let covered = 0;
  const { walls } = board.ground;
  for (const a of party) for (const b of foes) {
    let free = false;
    for (let c = 0; c < 4 && !free; c++) {
      const ax = a.at[0] + (c & 1);
      const ay = a.at[1] + (c >> 1);
      free = true;
      for (let d = 0; d < 4 && free; d++) {
        const bx = b.at[0] + (d & 1);
        const by = b.at[1] + (d >> 1);
        for (const w of walls) {
          const [cx, cy] = w.from;
          const [ex, ey] = w.to;
          const s1 = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
          const s2 = (bx - ax) * (ey - ay) - (by - ay) * (ex - ax);
          const t1 = (ex - cx) * (ay - cy) - (ey - cy) * (ax - cx);
          const t2 = (ex - cx) * (by - cy) - (ey - cy) * (bx - cx);
          if (s1 * s2 <= 0 && t1 * t2 <= 0) { free = false; break; }
        }
      }
    }
    if (!free) covered++;
  }
  return covered;
}

export const cover: Plain = {
  name: 'cover table 20 × 20, 1,000 walls',
  target: 10,
  ours: { name: 'quadretto', run: table },
  peers: [{ name: 'corner rays against every wall', easier: 'touching blocks, no creatures, no degrees, no total cover', run: rays }],
};

export const coverFresh: Plain = {
  name: 'cover table 20 × 20, walls indexed anew',
  ours: { name: 'quadretto', run: fresh },
  peers: [{ name: 'corner rays against every wall', easier: 'touching blocks, no creatures, no degrees, no total cover', run: rays }],
};
