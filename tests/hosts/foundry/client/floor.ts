/**
 * Draws the look of a tabletop: a stone floor, rubble, walls and doors. Decoration; nothing reads
 * it.
 */
import { geometryOf, type HexGeometry, type Offset } from '../world/hexes.ts';
import type { SceneData } from '../world/types.ts';
import type { RegionDocument, WallDocument } from './documents.ts';

/** Repeatable random numbers: the same floor in every run, so that pictures can be compared. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const grey = (n: number): number => {
  const v = Math.max(0, Math.min(255, Math.round(n)));
  return (v << 16) | (Math.round(v * 0.965) << 8) | Math.round(v * 0.91);
};

/**
 * Draws flagstones, one to four in each cell, with gaps, chips and a gradual change of light over
 * the hall.
 */
export function floor(scene: SceneData, at: { x: number; y: number }): PIXI_Container {
  const random = noise(7);
  const g = new PIXI.Graphics();
  const { size } = scene.grid;
  g.beginFill(0x2a2724).drawRect(at.x, at.y, scene.width, scene.height).endFill();
  // In benchmarks the stones are left out, because drawing thousands of them would dominate the
  // measurement.
  if (scene.flags['plain'] === true) return g;
  const hexes = geometryOf(scene);
  if (hexes !== null) {
    for (const cell of onScene(hexes, scene, at))
      g.beginFill(grey(84 + random() * 18))
        .drawPolygon(hexes.corners(cell).flatMap(({ x, y }) => [x, y]))
        .endFill();
    return g;
  }
  const [columns, rows] = [Math.ceil(scene.width / size), Math.ceil(scene.height / size)];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const light =
        92 +
        16 * Math.sin(column * 0.5 + 1) * Math.cos(row * 0.42) +
        10 * Math.sin((column + row) * 0.23);
      const split = random();
      const parts =
        split < 0.8
          ? [[0, 0, 1, 1]]
          : split < 0.88
            ? [
                [0, 0, 0.5, 1],
                [0.5, 0, 0.5, 1],
              ]
            : split < 0.95
              ? [
                  [0, 0, 1, 0.5],
                  [0, 0.5, 1, 0.5],
                ]
              : [
                  [0, 0, 0.5, 0.5],
                  [0.5, 0, 0.5, 0.5],
                  [0, 0.5, 0.5, 0.5],
                  [0.5, 0.5, 0.5, 0.5],
                ];
      for (const [x = 0, y = 0, w = 1, h = 1] of parts) {
        const left = at.x + (column + x) * size + 1.5;
        const top = at.y + (row + y) * size + 1.5;
        const tone = light + (random() - 0.5) * 15;
        g.beginFill(grey(tone))
          .drawRoundedRect(left, top, w * size - 3, h * size - 3, 5)
          .endFill();
        g.beginFill(grey(tone + 9), 0.6)
          .drawRoundedRect(left + 2, top + 2, w * size - 9, h * size - 11, 4)
          .endFill();
        g.beginFill(grey(tone + 1))
          .drawRoundedRect(left + 4, top + 5, w * size - 10, h * size - 11, 4)
          .endFill();
        for (let i = 0; i < 3 * w * h; i += 1) {
          g.beginFill(grey(tone - 14 + random() * 24), 0.5)
            .drawCircle(
              left + random() * (w * size - 8) + 3,
              top + random() * (h * size - 8) + 3,
              0.8 + random() * 2,
            )
            .endFill();
        }
      }
    }
  }
  return g;
}

/** The hexes that lie at least partly on the scene. */
function onScene(hexes: HexGeometry, scene: SceneData, at: { x: number; y: number }): Offset[] {
  const [[c0, r0], [c1, r1]] = [
    hexes.offset(at),
    hexes.offset({ x: at.x + scene.width, y: at.y + scene.height }),
  ];
  return Array.from({ length: r1 - r0 + 1 }, (_, r) =>
    Array.from({ length: c1 - c0 + 1 }, (_, c): Offset => [c0 + c, r0 + r]),
  ).flat();
}

export function gridLines(scene: SceneData, at: { x: number; y: number }): PIXI_Container {
  const g = new PIXI.Graphics();
  const { size, type } = scene.grid;
  g.lineStyle(1, 0x000000, 0.28);
  if (type === 1) {
    for (let x = 0; x <= scene.width; x += size)
      g.moveTo(at.x + x, at.y).lineTo(at.x + x, at.y + scene.height);
    for (let y = 0; y <= scene.height; y += size)
      g.moveTo(at.x, at.y + y).lineTo(at.x + scene.width, at.y + y);
  }
  const hexes = geometryOf(scene);
  if (hexes === null) return g;
  for (const cell of onScene(hexes, scene, at))
    g.drawPolygon(hexes.corners(cell).flatMap(({ x, y }) => [x, y]));
  return g;
}

/**
 * Draws broken stones over the rectangles of a region (or of a terrain layer's flag), except its
 * holes.
 */
export function rubble(shapes: RegionDocument['shapes']): PIXI_Container {
  const random = noise(23);
  const g = new PIXI.Graphics();
  type Box = { type: string; x: number; y: number; width: number; height: number; hole?: boolean };
  const boxes = shapes as unknown as Box[];
  const within = (b: Box, x: number, y: number): boolean =>
    x >= b.x && y >= b.y && x <= b.x + b.width && y <= b.y + b.height;
  for (const box of boxes.filter((b) => b.hole !== true)) {
    for (let i = 0; i < (box.width * box.height) / 520; i += 1) {
      const [x, y, r] = [
        box.x + random() * box.width,
        box.y + random() * box.height,
        3 + random() ** 3 * 17,
      ];
      if (
        boxes.some((b) => b.hole === true && within(b, x, y)) ||
        !within(box, x + r, y + r) ||
        !within(box, x - r, y - r)
      )
        continue;
      const tone = 66 + random() * 44;
      const corners = Array.from({ length: 6 }, (_, k) => (k / 6) * Math.PI * 2 + random() * 0.5);
      const ring = (scale: number, dx: number): number[] =>
        corners.flatMap((a) => [
          x + dx + Math.cos(a) * r * scale,
          y + dx + Math.sin(a) * r * scale * 0.85,
        ]);
      g.beginFill(0x000000, 0.3).drawPolygon(ring(1.05, 3)).endFill();
      g.beginFill(grey(tone)).drawPolygon(ring(1, 0)).endFill();
      g.beginFill(grey(tone + 18))
        .drawPolygon(ring(0.6, -1.5))
        .endFill();
    }
  }
  return g;
}

/** Draws masonry, closed and open doors; curtains and ledges are drawn as such, not as masonry. */
export function masonry(walls: Iterable<WallDocument>, thickness: number): PIXI_Container {
  const g = new PIXI.Graphics();
  const list = [...walls].filter((w) => w.c.every(Number.isFinite));
  const line = (w: WallDocument, width: number, colour: number, alpha = 1, shift = 0): void => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = w.c;
    g.lineStyle({ width, color: colour, alpha, cap: PIXI.LINE_CAP.ROUND })
      .moveTo(x0 + shift, y0 + shift)
      .lineTo(x1 + shift, y1 + shift);
  };
  const stone = list.filter((w) => w.move > 0 && w.sight > 0 && (w.door === 0 || w.door === 2));
  for (const w of stone) line(w, thickness * 1.3, 0x000000, 0.4, thickness * 0.35);
  for (const w of stone) line(w, thickness, 0x25221f);
  for (const w of stone) line(w, thickness * 0.62, 0x5b564e);
  for (const w of stone) line(w, thickness * 0.24, 0x756f64, 0.8);
  for (const w of list.filter((d) => d.door === 1)) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = w.c;
    line(w, thickness * 0.7, 0x1d1712, w.ds === 1 ? 0.35 : 1);
    if (w.ds !== 1) line(w, thickness * 0.45, 0x8a5f36);
    // An open door's leaf stands across the opening.
    else
      g.lineStyle({ width: thickness * 0.45, color: 0x8a5f36, cap: PIXI.LINE_CAP.ROUND })
        .moveTo(x0, y0)
        .lineTo(x0 + (y1 - y0), y0 + (x1 - x0));
  }
  for (const w of list.filter((c) => c.move === 0)) line(w, thickness * 0.4, 0x6e2f38, 0.85);
  for (const w of list.filter((l) => l.dir !== 0)) line(w, thickness * 0.3, 0x9a917f, 0.5);
  return g;
}

type PIXI_Container = InstanceType<typeof PIXI.Container>;
