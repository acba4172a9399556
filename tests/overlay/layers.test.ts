/** The layers of marks: the shapes and reasons that each layer draws for given verdicts. */
import { describe, expect, it } from 'vitest';
import { rulesetOf } from '../../src/rules/index.ts';
import type { Creature } from '../../src/board/creature.ts';
import type { Cell } from '../../src/board/grid.ts';
import { layers } from '../../src/overlay/layers/index.ts';
import { coverLayer, stop } from '../../src/overlay/layers/cover.tsx';
import { flankingLayer } from '../../src/overlay/layers/flanking.tsx';
import { halfLabel, rim, type View } from '../../src/overlay/layers/layer.ts';
import { initials } from '../../src/overlay/letters.ts';
import { moveLayer } from '../../src/overlay/layers/move.tsx';
import { pathLayer } from '../../src/overlay/layers/path.tsx';
import { remindersLayer } from '../../src/overlay/layers/reminders.tsx';
import { selectionLayer } from '../../src/overlay/layers/selection.ts';
import { threatLayer } from '../../src/overlay/layers/threat.tsx';
import { doubleArea } from '../../src/overlay/outline.ts';
import type { EdgeShape, FillShape, LineShape, MarkShape, Shape } from '../../src/overlay/shape.ts';
import { FILLS, FRAMES, LINES } from '../../src/overlay/style.ts';
import { locale, addCreatures, say } from '../../src/text/index.ts';
import {
  flankingScene,
  moveScene,
  pathScene,
  SCENES,
  threats,
  threatScene,
} from './harness/scenes.ts';
import { judgedPath, movement, reachable, ring, table, view } from './harness/table.ts';

const byKey = (shapes: readonly Shape[], key: string): Shape => {
  const found = shapes.find((s) => s.key === key);
  if (found === undefined)
    throw new Error(`no shape ${key} among ${shapes.map((s) => s.key).join(', ')}`);
  return found;
};
const marks = (shapes: readonly Shape[], figure: string): MarkShape[] =>
  shapes.filter((s): s is MarkShape => s.kind === 'mark' && s.figure === figure);
const areaOf = (shape: Shape): number =>
  (shape as FillShape | EdgeShape).rings.reduce((sum, r) => sum + doubleArea(r) / 2, 0);
const ringAreas = (shape: Shape): number[] =>
  (shape as EdgeShape).rings.map((r) => doubleArea(r) / 2).sort((a, b) => a - b);

locale.value = 'it';

describe('all map layers', () => {
  const WORDS: Readonly<Record<string, string>> = {
    threat: 'threatened squares',
    move: 'movement',
    path: 'a dragged path',
  };
  const scenes = Object.entries(SCENES).map(
    ([name, make]) => [WORDS[name] ?? name, make()] as const,
  );

  it.each(scenes)(
    'on a sample map that shows %s, each drawn shape has a known style and a unique id',
    (_, { view: v }) => {
      const shapes = layers.flatMap((l) => l.shapes(v));
      expect(new Set(shapes.map((s) => s.key)).size).toBe(shapes.length);
      for (const s of shapes) {
        if (s.kind === 'fill') expect(FILLS).toHaveProperty(s.style);
        else if (s.kind === 'frame') expect(FRAMES).toHaveProperty(s.style);
        else if (s.kind !== 'mark') expect(LINES).toHaveProperty(s.style);
      }
    },
  );

  it.each(scenes)(
    'on a sample map that shows %s, every mark has an explanation in English and in Italian',
    (_, { table: t, view: v }) => {
      addCreatures(t.board.creatures);
      const { columns, rows } = t.board.ground.grid;
      const cells = Array.from({ length: columns * rows }, (_c, i): Cell => [
        i % columns,
        Math.floor(i / columns),
      ]);
      const whys = layers.flatMap((l) => [
        ...l.shapes(v).flatMap((s) => s.why ?? []),
        ...cells.flatMap((c) => l.why?.(v, c) ?? []),
      ]);
      expect(whys.length).toBeGreaterThan(0);
      for (const language of ['it', 'en'] as const) {
        locale.value = language;
        for (const why of whys)
          expect(say(why.message, why.params ?? {})).not.toMatch(/\{|undefined|NaN/);
      }
      locale.value = 'it';
    },
  );

  it('the map has no marks while no creature is selected', () => {
    const t = table(5, 5, [{ id: 'a', at: [1, 1] }]);
    expect(layers.flatMap((l) => l.shapes(view(t)))).toEqual([]);
  });
});

describe('the threat layer', () => {
  const { table: t, view: v } = threatScene();
  const shapes = threatLayer.shapes(v);

  it(
    'the threat layer outlines all threatened squares together, with a hole only near the ' +
      'wielder of a reach weapon',
    () => {
      // The area is 24 of the halberd + 9 + 9 of the goblins + 36 of the ogre, minus shared cells.
      // The creatures' own spaces are inside the edge.
      const edge = byKey(shapes, 'threat:sure:edge');
      expect(ringAreas(edge).filter((a) => a < 0)).toEqual([-9]);
      expect(ringAreas(edge).filter((a) => a > 0)).toHaveLength(1);
    },
  );

  it('the threat layer does not fill the squares that the threatening creatures occupy', () => {
    const edge = areaOf(byKey(shapes, 'threat:sure:edge'));
    const fill = areaOf(byKey(shapes, 'threat:sure:fill'));
    expect(edge - fill).toBe(1 + 1 + 4);
  });

  it(
    'the number 2 on a square that two enemies threaten appears only under the pointer or ' +
      'while the layer’s key is held',
    () => {
      const counts = (w: View): unknown =>
        marks(threatLayer.shapes(w), 'count').map((m) => [m.at.map(Math.floor), m.text]);
      expect(counts({ ...v, cell: null })).toEqual([]);
      expect(counts({ ...v, cell: [9, 5] })).toEqual([[[9, 5], '2']]);
      expect(counts({ ...v, cell: [0, 0] })).toEqual([]);
      expect(counts({ ...v, cell: null, held: true })).toEqual([
        [[9, 4], '2'],
        [[9, 5], '2'],
        [[11, 5], '2'],
        [[9, 6], '2'],
        [[10, 6], '2'],
        [[11, 6], '2'],
      ]);
    },
  );

  it('an empty square that three enemies threaten always shows the number 3', () => {
    const three = threats(
      t,
      ['goblin 1', 'goblin 2', 'goblin 2'].map((id) => ring(t, id, 0, 1)),
    );
    const counts = (w: View): unknown =>
      marks(threatLayer.shapes({ ...w, threats: three, threatsShown: three }), 'count').map((m) => [
        m.at.map(Math.floor),
        m.text,
      ]);
    expect(counts({ ...v, cell: null })).toEqual([[[9, 4], '3']]);
    const someone = { ...t.who('goblin 1'), id: 'someone', at: [9, 4] as const };
    expect(counts({ ...v, cell: [9, 4], visible: [...v.visible, someone] })).toEqual([]);
  });

  it('the threat layer draws uncertain threat with a dotted edge, and a question mark beside the enemy’s token', () => {
    const edge = byKey(shapes, 'threat:doubtful:edge') as EdgeShape;
    expect(edge.style).toBe('threat-doubtful');
    expect(areaOf(edge)).toBe(9);
    const [x, y] = marks(shapes, 'doubt')[0]!.at;
    expect([x < 1.5, y < 6.5 + 1]).toEqual([true, true]);
    expect(Math.hypot(x - 1.5, y - 7.5)).toBeGreaterThan(rim(1));
  });

  it('the threat layer is not drawn again if only the pointer has moved', () => {
    const apart = { ...v, cell: null };
    expect(threatLayer.shapes({ ...v, cell: [0, 0] })).toBe(threatLayer.shapes(apart));
    expect(threatLayer.shapes({ ...v, quiet: true })).not.toEqual(shapes);
  });

  it('the threat layer does not redraw the number on a square if the number is unchanged', () => {
    const few = (...who: string[]): readonly MarkShape[] =>
      marks(
        threatLayer.shapes({
          ...v,
          held: true,
          threatsShown: threats(
            t,
            who.map((id) => ring(t, id, 0, 1)),
          ),
        }),
        'count',
      );
    const [before, after] = [few('goblin 1', 'goblin 2'), few('goblin 1', 'goblin 2', 'm')];
    expect(before.map((m) => m.key)).toEqual(['threat:count:9,4']);
    expect(after[0]).toBe(before[0]);
    expect(few('goblin 1', 'goblin 2', 'goblin 2')[0]).toMatchObject({
      key: 'threat:count:9,4',
      text: '3',
    });
  });

  it('while the pointer is on a creature, the map shows only that creature’s threat and its weapon’s name', () => {
    const one = ring(t, 'Halberdier', 1, 2);
    const hovered = threatLayer.shapes({ ...v, hovered: one.creature, hoveredThreat: one });
    expect(hovered.map((s) => s.key)).toEqual([
      'threat:of:Halberdier:fill',
      'threat:of:Halberdier:edge',
      'threat:weapon:Halberdier',
    ]);
    expect(marks(hovered, 'pill')[0]?.text).toBe('alabarda');
  });

  it(
    'the threat layer puts a weapon’s name above or below the wielder’s token, but ' +
      'never on another token',
    () => {
      const one = ring(t, 'Halberdier', 1, 2);
      const [x, y] = one.creature.at;
      const beside = (...rows: readonly number[]): readonly (number | undefined)[] => {
        const others = rows.map((row) => ({
          ...t.who('goblin 1'),
          id: `beside ${row}`,
          at: [x, y + row] as const,
        }));
        const shown = { ...v, hovered: one.creature, hoveredThreat: one };
        return marks(
          threatLayer.shapes({ ...shown, visible: [one.creature, ...others] }),
          'pill',
        ).map(({ dy }) => dy);
      };
      expect([beside(), beside(-1), beside(-1, 1)]).toEqual([[-12], [12], []]);
      // The cover badge is above the target.
      const shelter = { to: one.creature } as NonNullable<View['shelter']>;
      const covered = { ...v, hovered: one.creature, hoveredThreat: one, shelter };
      expect(
        marks(threatLayer.shapes({ ...covered, visible: [one.creature] }), 'pill').map(
          ({ dy }) => dy,
        ),
      ).toEqual([12]);
    },
  );

  it(
    'for a creature that cannot make attacks of opportunity, the threat layer draws ' +
      'only the outline of the reach',
    () => {
      const one = ring(t, 'goblin 1', 0, 1, { idle: { why: 'taken', rules: [] } });
      expect(
        threatLayer.shapes({ ...v, hovered: one.creature, hoveredThreat: one }).map((s) => s.kind),
      ).toEqual(['edge', 'mark']);
    },
  );

  it('the map shows the threat of all enemies during a drag, and while the pointer is on the selected creature', () => {
    const one = ring(t, 'Halberdier', 1, 2);
    // The pointer shows no number, because the token is being dragged.
    expect(
      threatLayer.shapes({ ...v, dragging: true, hovered: one.creature, hoveredThreat: one }),
    ).toEqual(threatLayer.shapes({ ...v, cell: null }));
    expect(
      threatLayer.shapes({ ...v, hovered: t.who('Aldo'), hoveredThreat: ring(t, 'Aldo', 0, 1) }),
    ).toEqual(shapes);
  });

  it(
    'the tooltip of a square names the enemies that threaten the square, and enemies whose ' +
      'reach weapons cannot attack so near',
    () => {
      addCreatures(t.board.creatures);
      expect(threatLayer.why?.(v, [9, 6]).map((w) => say(w.message, w.params))).toEqual([
        'Minacciato da goblin 2 e Ogre (2).',
      ]);
      expect(threatLayer.why?.(v, [4, 4]).map((w) => say(w.message, w.params))).toEqual([
        'Halberdier non può attaccare così da vicino con alabarda.',
      ]);
      expect(threatLayer.why?.(v, [1, 6]).map((w) => w.verdict)).toEqual(['doubtful']);
      expect(threatLayer.why?.(v, [0, 0])).toEqual([]);
    },
  );
});

describe('the movement layer', () => {
  const { table: t, view: v } = moveScene();
  const shapes = moveLayer.shapes(v);

  it('the outline of a double move’s area includes squares with creatures, but those squares are not filled', () => {
    const [one, two] = [
      areaOf(byKey(shapes, 'move:near:edge')),
      areaOf(byKey(shapes, 'move:far:edge')),
    ];
    expect(areaOf(byKey(shapes, 'move:near:fill'))).toBe(one);
    // Three spaces are inside the edge but not in the fill: a goblin, a dragon of 3 × 3 and a worg
    // of 2 × 2.
    expect(areaOf(byKey(shapes, 'move:far:fill'))).toBe(two - one - (1 + 9 + 4));
  });

  it('the movement area includes the mover’s own square and squares that the mover can only pass through', () => {
    const ends = v.moves?.near.cells.length ?? 0;
    expect(areaOf(byKey(shapes, 'move:near:edge'))).toBe(ends + 1 + 2);
    expect(marks(shapes, 'notch').map((m) => m.key)).toEqual(['move:pass:Carla', 'move:pass:Bice']);
  });

  it('the labels of movement areas move away from a panel, or are left out if there is no room', () => {
    const [free] = marks(shapes, 'pill').filter(({ key }) => key === 'move:near:pill');
    const [x, y] = free!.at;
    const panel = { x: x - 0.5, y: y - 1, width: 4, height: 2 };
    const areas = (w: View): MarkShape[] =>
      marks(moveLayer.shapes(w), 'pill').filter(({ key }) => /:(near|far):pill$/.test(key));
    const moved = areas({ ...v, covered: [panel] });
    expect(moved.map(({ key }) => key)).toContain('move:near:pill');
    for (const { at } of moved)
      expect(
        at[0] + 1.5 > panel.x &&
          at[0] - 1.5 < panel.x + panel.width &&
          at[1] > panel.y &&
          at[1] < panel.y + panel.height,
      ).toBe(false);
    const everywhere = { x: -9, y: -9, width: 99, height: 99 };
    expect(areas({ ...v, covered: [everywhere] })).toEqual([]);
  });

  it('the label of a flyer’s movement area has the sign “≤” if the area is only an upper bound', () => {
    const { moves } = v;
    if (moves === null) throw new Error('no moves');
    const bounded = { ...v, moves: { ...moves, near: { ...moves.near, bound: 'upper' as const } } };
    const pills = (w: View): string[] =>
      marks(moveLayer.shapes(w), 'pill').flatMap(({ text }) => text ?? []);
    expect(pills(v).filter((text) => text.includes('≤'))).toEqual([]);
    expect(pills(bounded).filter((text) => text.includes('≤'))).toHaveLength(1);
    const [why] = moveLayer.why?.(bounded, [8, 5]) ?? [];
    expect(why).toMatchObject({ message: 'move.flight', verdict: 'doubtful' });
    expect(say(why!.message, why!.params ?? {})).toContain('Virate e velocità minima');
  });

  it('under Pathfinder 1e, the tooltip of a flyer’s movement area mentions Fly checks, but no minimum speed', () => {
    const { moves, judge } = v;
    if (moves === null) throw new Error('no moves');
    const flying = {
      ...v,
      judge: { ...judge, rules: rulesetOf('pf1')! },
      moves: { ...moves, near: { ...moves.near, bound: 'upper' as const } },
    };
    const [why] = moveLayer.why?.(flying, [8, 5]) ?? [];
    const words = say(why!.message, why!.params ?? {});
    expect(words).toContain('prove di Volare');
    expect(words).not.toContain('velocità minima');
  });

  it('the movement layer marks the eight squares of a 5-foot step, or none if the creature has used the step', () => {
    const ticks = (w: View): number => moveLayer.shapes(w).filter((s) => s.kind === 'frame').length;
    expect(ticks(v)).toBe(8);
    expect(
      ticks({ ...v, moves: v.moves === null ? null : { ...v.moves, step: reachable([], 0) } }),
    ).toBe(0);
  });

  it('the movement layer draws the straight path of a charge only if a charge is possible', () => {
    expect(shapes.filter((s) => s.kind === 'line' && s.style === 'lane')).toHaveLength(1);
    const { lanes: _, ...rest } = v.moves ?? { lanes: [] };
    expect(
      moveLayer
        .shapes({ ...v, moves: rest as View['moves'] })
        .filter((s) => s.depth === 'lane' && s.kind === 'line'),
    ).toEqual([]);
  });

  it('the labels of several possible charges never overlap', () => {
    const { lanes: [lane] = [], ...rest } = v.moves!;
    const { end } = lane!;
    const [x, y] = end.at;
    const beside = (dy: number, id: string) => ({
      ...lane!,
      target: { ...lane!.target, id },
      end: { ...end, at: [x, y + dy] as Cell },
    });
    const labels = marks(
      moveLayer.shapes({
        ...v,
        moves: { ...rest, lanes: [lane!, beside(1, 'b'), beside(2, 'c')] },
      }),
      'pill',
    ).filter(({ key }) => key.startsWith('move:charge:'));
    expect(labels.length).toBeGreaterThan(1);
    for (const [i, one] of labels.entries())
      for (const other of labels.slice(i + 1)) {
        const apart = 2 * halfLabel(one.text ?? '');
        const [dx, dy] = [one.at[0] - other.at[0], one.at[1] - other.at[1]];
        expect(Math.abs(dx) >= apart || Math.abs(dy) >= 0.7).toBe(true);
      }
  });

  it('the movement layer marks every square that a Large or bigger creature would cover after its move', () => {
    const big = table(6, 6, [{ id: 'W', at: [0, 0], space: 2 }]);
    const of = big.who('W');
    const drawn = moveLayer.shapes(
      view(big, {
        subject: of,
        moves: {
          of,
          near: reachable([{ at: [3, 3], cost: 4, squeezing: false }], 6),
          far: reachable([], 0),
          step: reachable([], 0),
        },
      }),
    );
    expect(areaOf(byKey(drawn, 'move:near:edge'))).toBe(4 + 4);
  });

  it('the movement layer adds nothing to the tooltip of a square that a Large creature already covers', () => {
    const big = table(6, 6, [{ id: 'W', at: [0, 0], space: 2 }]);
    const of = big.who('W');
    const near = reachable(
      [
        { at: [1, 1], cost: 1, squeezing: false },
        { at: [2, 1], cost: 2, squeezing: false },
      ],
      6,
    );
    const moves = { of, near, far: near };
    const said = (at: readonly [number, number]): number =>
      moveLayer.why?.(view(big, { subject: of, moves }), at).length ?? 0;
    expect([said([1, 1]), said([2, 1])]).toEqual([0, 1]);
  });

  it('the movement layer draws only difficult terrain when no movement is left', () => {
    const of = t.who('Aldo');
    const none = { of, near: reachable([], 0), far: reachable([], 0), step: reachable([], 0) };
    expect(moveLayer.shapes({ ...v, moves: none }).map((s) => s.key)).toEqual(['move:difficult']);
  });
});

describe('the path layer', () => {
  const { table: t, view: v } = pathScene();
  const shapes = pathLayer.shapes(v);
  const points = (key: string): readonly (readonly number[])[] =>
    (byKey(shapes, key) as LineShape).points;

  it(
    'the map draws an illegal path as one line up to the last legal square, and a second line ' +
      'from there to the token',
    () => {
      expect(points('path:line').at(-1)).toEqual([7.5, 5.5]);
      expect(points('path:over')).toEqual([
        [7.5, 5.5],
        [8.5, 4.5],
        // The token is being dragged, so the line ends at its rim.
        [9.5 - rim(1) * Math.SQRT1_2, 3.5 + rim(1) * Math.SQRT1_2],
      ]);
    },
  );

  it('the numbers for movement cost along a path cover neither the dragged token nor other tokens', () => {
    const at = (w: View, key: string): readonly number[] =>
      (byKey(pathLayer.shapes(w), key) as MarkShape).at;
    expect(at(v, 'path:step:6')).toEqual([8.5, 4.5]);
    const apart = ([x = NaN, y = NaN]: readonly number[], cx: number, cy: number): number =>
      Math.hypot(x - cx, y - cy);
    expect(apart(at(v, 'path:step:7'), 9.5, 3.5)).toBeGreaterThan(rim(1) + 0.18);
    const ally = { ...t.who('Bice'), id: 'ally', at: [8, 4] as const };
    const met = { ...v, visible: [...v.visible, ally] };
    expect(apart(at(met, 'path:step:6'), 8.5, 4.5)).toBeGreaterThan(rim(1) + 0.18);
  });

  it(
    'while the safe-path key is held, the movement costs are shown along the safe path, not ' +
      'along the dragged path',
    () => {
      const safe = { judged: { ...v.path!, fresh: [] }, path: v.path!.path, before: 2 };
      const numbers = (w: View): readonly string[] =>
        [...marks(pathLayer.shapes(w), 'step'), ...marks(pathLayer.shapes(w), 'over')].map(
          ({ key }) => key,
        );
      const beside = numbers({ ...v, safe });
      expect(beside.every((key) => key.startsWith('path:step:'))).toBe(true);
      const held = numbers({ ...v, safe, safeHeld: true });
      expect(held.length).toBe(beside.length);
      expect(held.every((key) => key.startsWith('safe:step:'))).toBe(true);
    },
  );

  it('the path line starts at the edge of the moving token', () => {
    const [x, y] = points('path:line')[0] ?? [NaN, NaN];
    expect(Math.hypot((x ?? 0) - 3.5, (y ?? 0) - 8.5)).toBeCloseTo(rim(1));
  });

  it(
    'a path shows the cost up to each step: in a disc within the creature’s speed, and in a ' +
      'box beyond its speed',
    () => {
      expect(marks(shapes, 'step').map((m) => m.text)).toEqual(['1,5', '3', '6', '7,5', '9']);
      expect(marks(shapes, 'over').map((m) => m.text)).toEqual(['10,5', '13,5']);
    },
  );

  it('the first illegal square of a path has a frame and a label that names the broken rule', () => {
    expect(byKey(shapes, 'path:broken')).toMatchObject({ at: [8, 4], size: 1, style: 'illegal' });
    expect(byKey(shapes, 'path:octagon').why).toMatchObject({
      message: 'violation.over-speed',
      verdict: 'illegal',
      cells: [[8, 4]],
    });
  });

  it('the attacks of opportunity along a path are numbered, at most one for each enemy', () => {
    expect(marks(shapes, 'diamond').map((m) => [m.key, m.text])).toEqual([
      ['path:due:3:goblin 1', '1'],
      ['path:due:6:Ogre', '2'],
    ]);
    expect(marks(shapes, 'same').map((m) => m.key)).toEqual(['path:again:4']);
  });

  it('the signs of attacks of opportunity along a path stay away from the path line and the stop sign', () => {
    const [octagon] = marks(shapes, 'octagon');
    for (const m of [...marks(shapes, 'diamond'), ...marks(shapes, 'same')]) {
      expect(
        Math.hypot(m.at[0] - (octagon?.at[0] ?? 0), m.at[1] - (octagon?.at[1] ?? 0)),
      ).toBeGreaterThan(0.3);
    }
    expect(marks(shapes, 'diamond')[0]?.at).toEqual([5.157, 5.157]);
  });

  it('a path that provokes attacks of opportunity and breaks no rule is drawn as legal up to its end', () => {
    const judged = v.path;
    if (judged === null) throw new Error('the scene has a path');
    const legal = pathLayer.shapes({
      ...v,
      path: {
        ...judged,
        broken: undefined,
        verdict: { ...judged.verdict, legal: true, violations: [] },
      },
    });
    expect(legal.some((s) => s.key === 'path:over')).toBe(false);
    expect(marks(legal, 'step')).toHaveLength(7);
    expect(marks(legal, 'diamond')).toHaveLength(2);
  });

  it('the map draws the safe path faintly, until the user holds the safe-path key', () => {
    expect(byKey(shapes, 'safe:line')).toMatchObject({ quiet: true });
    expect(byKey(pathLayer.shapes({ ...v, safeHeld: true }), 'safe:line')).not.toHaveProperty(
      'quiet',
    );
    expect(marks(shapes, 'pill').map((m) => m.text)).toContain('9 · nessun AdO');
  });

  it('the part of a path that needs a second action is drawn in another style', () => {
    const judged = v.path!;
    const shapes = pathLayer.shapes({
      ...v,
      safe: null,
      path: { ...judged, mode: 'double-move', broken: undefined, second: 5 },
    });
    expect((byKey(shapes, 'path:line') as LineShape).points).toHaveLength(6);
    expect(byKey(shapes, 'path:second')).toMatchObject({ style: 'path-second' });
    expect((byKey(shapes, 'path:second') as LineShape).points).toHaveLength(3);
    expect((byKey(shapes, 'path:line') as LineShape).points.at(-1)).toEqual(
      (byKey(shapes, 'path:second') as LineShape).points[0],
    );
  });

  it('the map draws the creature’s earlier movement of the same turn as a separate line', () => {
    const judged = v.path!;
    const shapes = pathLayer.shapes({
      ...v,
      safe: null,
      path: { ...judged, broken: undefined, from: 4, fresh: judged.verdict.opportunities.slice(1) },
    });
    expect((byKey(shapes, 'path:walked') as LineShape).points).toHaveLength(5);
    expect((byKey(shapes, 'path:line') as LineShape).points).toHaveLength(4);
    expect(marks(shapes, 'diamond').map((m) => m.text)).toEqual(['1']);
    expect(marks(shapes, 'same').map((m) => m.key)).toEqual(['path:again:4']);
    expect(marks(shapes, 'step').map((m) => m.text)).toEqual(['9', '10,5', '13,5']);
  });

  it('the tooltip of a path says that an enemy beside the path has already used its attack of opportunity', () => {
    addCreatures(t.board.creatures);
    expect(pathLayer.why?.(v, [8, 4]).map((w) => w.message)).toEqual([
      'opportunity.none.already-used',
    ]);
  });

  it('a path whose only step is illegal is drawn with the line for illegal movement alone', () => {
    const of = t.who('Aldo');
    const broken = { code: 'not-your-turn', at: [3, 8], step: 0, by: 'Ogre', rules: [] } as const;
    const two = pathLayer.shapes({
      ...v,
      safe: null,
      path: judgedPath(
        t,
        of,
        [
          [3, 8],
          [4, 8],
        ],
        movement({ costs: [0, 1], violations: [broken] }),
        { broken },
      ),
    });
    expect(two.some((s) => s.key === 'path:line')).toBe(false);
    expect((byKey(two, 'path:over') as LineShape).points).toHaveLength(2);
  });
});

describe('the flanking layer', () => {
  const { table: t, view: v } = flankingScene();

  it('the flanking layer joins two flanking tokens with a line, and shows the bonus +2 for each', () => {
    const shapes = flankingLayer.shapes(v);
    const [from, to] = (byKey(shapes, 'flanking:Ogre:Aldo:Bice') as LineShape).points;
    expect(Math.hypot((from?.[0] ?? 0) - 2.5, (from?.[1] ?? 0) - 4.5)).toBeCloseTo(rim(1) + 0.035);
    expect(Math.hypot((to?.[0] ?? 0) - 5.5, (to?.[1] ?? 0) - 5.5)).toBeCloseTo(rim(1) + 0.035);
    expect(marks(shapes, 'badge').map((m) => m.text)).toEqual(['+2', '+2']);
    expect(shapes.filter((s) => s.kind === 'line' && s.style === 'flanking-side')).toHaveLength(2);
  });

  it('the flanking bonus is shown only at the selected creature, and not while its chance to hit is shown', () => {
    const subject = t.who('Aldo');
    const badges = (more: Partial<View>) =>
      marks(flankingLayer.shapes({ ...v, subject, ...more }), 'badge').map(({ key }) => key);
    expect(badges({})).toEqual(['flanking:bonus:Aldo']);
    const sword = { id: 's', name: 'sword', kind: 'melee', ready: true } as const;
    const armed = { ...subject, attacks: [{ ...sword, tags: [] }] } as unknown as Creature;
    const shelter = { to: t.who('Ogre') } as View['shelter'];
    expect(badges({ subject: armed, shelter })).toEqual([]);
  });

  it(
    'a possible flanking position is drawn with a dashed line and the initial of the ' +
      'creature that would flank',
    () => {
      const subject = t.who('Aldo');
      const [seen] = v.flanking;
      if (seen === undefined) throw new Error('the scene has flanking');
      const shapes = flankingLayer.shapes({ ...v, subject, flanking: [{ ...seen, from: [2, 4] }] });
      expect(byKey(shapes, 'flanking:Ogre:Aldo:Bice')).toMatchObject({
        style: 'flanking-possible',
        why: { message: 'flanking.wouldFromHere' },
      });
      expect(byKey(shapes, 'flanking:ring:Aldo')).toMatchObject({
        style: 'partner-possible',
        filled: true,
        text: 'A',
      });
      expect(marks(shapes, 'pill').map((m) => m.text)).toEqual(['+2 da qui']);
    },
  );

  it('if only one of two creatures around an enemy threatens the enemy, no flanking bonus is shown', () => {
    const [seen] = v.flanking;
    if (seen === undefined) throw new Error('the scene has flanking');
    const oneSided = [
      {
        a: 'Aldo',
        b: 'Bice',
        missing: 'Bice',
        line: [
          [2, 4],
          [5, 5],
        ] as const,
      },
    ];
    const shapes = flankingLayer.shapes({
      ...v,
      subject: t.who('Aldo'),
      flanking: [{ ...seen, verdict: { ...seen.verdict, pairs: [], oneSided } }],
    });
    expect(shapes.filter((s) => s.kind === 'ring').map((s) => s.key)).toEqual([
      'flanking:ring:Aldo',
    ]);
    expect(marks(shapes, 'badge')).toEqual([]);
  });
});

describe('the cover layer', () => {
  const { view: v } = flankingScene();

  it('the map draws lines to a target to show cover: a clear line ends in a ring, a blocked line in a cross', () => {
    const shapes = coverLayer.shapes(v);
    expect(marks(shapes, 'clear-end').map((m) => m.at)).toEqual([
      [15, 3],
      [16, 3],
    ]);
    expect(marks(shapes, 'cross').map((m) => m.at[0])).toEqual([13, 13]);
    expect(marks(shapes, 'corner').map((m) => m.at)).toEqual([[10, 5]]);
    expect(marks(shapes, 'badge').map((m) => m.text)).toEqual(['copertura +4 · 20%']);
    expect(shapes.filter((s) => s.depth === 'fog').map((s) => s.kind)).toEqual(['fill', 'edge']);
  });

  it('a line of attack that a creature blocks is drawn only up to the edge of that creature', () => {
    const t = table(8, 3, [
      { id: 'a', at: [0, 1] },
      { id: 'big', at: [3, 1], space: 2 },
      { id: 'b', at: [7, 1] },
    ]);
    const line = { from: [1, 1.5], to: [7, 1.5], blockedBy: 'creature:big' } as const;
    expect(stop(view(t), line)).toEqual([3, 1.5]);
  });

  it('a line of attack that a wall blocks is drawn only up to the wall, even if the wall’s id is unknown', () => {
    const t = table(8, 4, [], {
      walls: [{ from: [4, 0], to: [4, 4], blocks: ['sight'], low: false }],
    });
    expect(stop(view(t), { from: [0, 0], to: [8, 2], blockedBy: 'wall:0' })).toEqual([4, 1]);
    expect(stop(view(t), { from: [0, 0], to: [8, 2], blockedBy: 'wall:9' })).toEqual([4, 1]);
  });

  it('the map draws no cover lines to a target without cover, unless the key of the cover layer is held', () => {
    const none =
      v.shelter === null
        ? null
        : {
            ...v.shelter,
            cover: {
              ...v.shelter.cover,
              degree: 'none',
              ac: 0,
              lines: v.shelter.cover.lines.slice(0, 2),
            } as const,
            concealment: { ...v.shelter.concealment, degree: 'none' } as const,
          };
    expect(coverLayer.shapes({ ...v, shelter: none })).toEqual([]);
    expect(marks(coverLayer.shapes({ ...v, shelter: none, held: true }), 'clear-end')).toHaveLength(
      2,
    );
    expect(coverLayer.why?.({ ...v, shelter: none }, [15, 3]).map((w) => w.message)).toContain(
      'cover.none',
    );
  });
});

describe('the reminders layer', () => {
  it('the map shows at most three condition icons at a token, and the number of further conditions', () => {
    const shapes = remindersLayer
      .shapes(flankingScene().view)
      .filter((s): s is MarkShape => s.kind === 'mark' && s.key.startsWith('reminder:goblin 2:'));
    expect(shapes.map((s) => s.icon ?? s.text)).toEqual(['surprised', 'blinded', 'grappled', '+1']);
    expect(shapes.map((s) => s.dx)).toEqual([-39, -13, 13, 39]);
  });
});

describe('the selection layer', () => {
  it('the map frames the selected creature, and the square under the pointer if an enemy threatens that square', () => {
    const { view: v } = threatScene();
    expect(selectionLayer.shapes(v).map((s) => s.key)).toEqual([
      'selection:Aldo',
      'selection:hover',
    ]);
    expect(selectionLayer.shapes({ ...v, cell: [17, 0] }).map((s) => s.key)).toEqual([
      'selection:Aldo',
    ]);
  });
});

describe('the initials of a name', () => {
  const INITIALS = [
    ['Goblin 2', 'G2'],
    ['ogre', 'O'],
    ['Élan', 'É'],
    ['', '?'],
    ['  <b>x</b>', '<'],
    ['👹 Oni 12', '👹12'],
  ] as const;
  it('on the map, a creature’s name is shortened to its initial and number, such as “G2”', () => {
    expect(INITIALS.map(([label]) => [label, initials(label)])).toEqual(INITIALS);
  });
});
