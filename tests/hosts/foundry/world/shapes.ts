/**
 * Computes the finished outline of a region: rings of corners in canvas pixels, including holes, as
 * in `polygons`. Supports all ten kinds of shapes of Foundry 14, including the four of 13. Shapes
 * of one region must not overlap, because they are not merged; a hole must lie within a shape.
 */
type Shape = Readonly<Record<string, unknown>>;
export type Ring = number[];
interface Point {
  readonly x: number;
  readonly y: number;
}

const ARC = 72;
const n = (shape: Shape, name: string, otherwise = 0): number =>
  typeof shape[name] === 'number' ? shape[name] : otherwise;

function turned(points: readonly Point[], { x, y }: Point, degrees: number): Ring {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.flatMap((p) => [
    x + (p.x - x) * cos - (p.y - y) * sin,
    y + (p.x - x) * sin + (p.y - y) * cos,
  ]);
}
const box = (x: number, y: number, width: number, height: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const arc = ({ x, y }: Point, rx: number, ry: number, from = 0, to = 360): Point[] =>
  Array.from({ length: ARC + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / ARC) * Math.PI) / 180;
    return { x: x + Math.cos(angle) * rx, y: y + Math.sin(angle) * ry };
  });

/**
 * @param size pixels of a grid space
 * @param generation Foundry 13 rotates a rectangle about its center, 14 about its anchor
 */
export function ringsOf(shape: Shape, size: number, generation: number): Ring[] {
  const at = { x: n(shape, 'x'), y: n(shape, 'y') };
  const [width, height, rotation] = [n(shape, 'width'), n(shape, 'height'), n(shape, 'rotation')];
  switch (shape['type']) {
    case 'rectangle': {
      if (generation < 14)
        return [
          turned(
            box(at.x, at.y, width, height),
            { x: at.x + width / 2, y: at.y + height / 2 },
            rotation,
          ),
        ];
      return [
        turned(
          box(
            at.x - n(shape, 'anchorX') * width,
            at.y - n(shape, 'anchorY') * height,
            width,
            height,
          ),
          at,
          rotation,
        ),
      ];
    }
    case 'circle':
      return [turned(arc(at, n(shape, 'radius'), n(shape, 'radius')), at, 0)];
    case 'ellipse':
      return [turned(arc(at, n(shape, 'radiusX'), n(shape, 'radiusY')), at, rotation)];
    case 'polygon':
      return [[...(shape['points'] as number[])]];
    case 'cone': {
      const [radius, half] = [n(shape, 'radius'), n(shape, 'angle') / 2];
      const rim =
        shape['curvature'] === 'flat'
          ? arc(at, radius, radius, -half, half).filter((_, i) => i % ARC === 0)
          : arc(at, radius, radius, -half, half);
      return [turned([at, ...rim], at, rotation)];
    }
    case 'ring': {
      const radius = n(shape, 'radius');
      const [inner, outer] = [radius - n(shape, 'innerWidth'), radius + n(shape, 'outerWidth')];
      return [turned(arc(at, outer, outer), at, 0), turned(arc(at, inner, inner), at, 0)];
    }
    case 'line':
      return [turned(box(at.x, at.y - width / 2, n(shape, 'length'), width), at, rotation)];
    case 'token':
      return [turned(box(at.x, at.y, width * size, height * size), at, 0)];
    case 'emanation': {
      const base = shape['base'] as Shape;
      const unit = base['type'] === 'token' ? size : 1;
      const [x, y, r] = [n(base, 'x'), n(base, 'y'), n(shape, 'radius')];
      const [w, h] = [n(base, 'width') * unit, n(base, 'height') * unit];
      return [
        [
          ...arc({ x: x + w, y: y + h }, r, r, 0, 90),
          ...arc({ x, y: y + h }, r, r, 90, 180),
          ...arc({ x, y }, r, r, 180, 270),
          ...arc({ x: x + w, y }, r, r, 270, 360),
        ].flatMap((p) => [p.x, p.y]),
      ];
    }
    case 'grid':
      return (shape['offsets'] as { i: number; j: number }[]).map(({ i, j }) =>
        turned(box(j * size, i * size, size, size), at, 0),
      );
    default:
      throw new Error(`no shape is called ${String(shape['type'])}`);
  }
}

/**
 * Cuts a ring where walls stand between it and its origin, like a restricted region in Foundry 14.
 */
export function cutBy(ring: Ring, origin: Point, walls: readonly (readonly number[])[]): Ring {
  const dense: Point[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const [a, b] = [
      { x: ring[i]!, y: ring[i + 1]! },
      { x: ring[(i + 2) % ring.length]!, y: ring[(i + 3) % ring.length]! },
    ];
    const parts = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 5));
    for (let k = 0; k < parts; k += 1)
      dense.push({ x: a.x + ((b.x - a.x) * k) / parts, y: a.y + ((b.y - a.y) * k) / parts });
  }
  return dense.flatMap((p) => {
    const t = Math.min(1, ...walls.map((wall) => crossing(origin, p, wall)));
    return [origin.x + (p.x - origin.x) * t, origin.y + (p.y - origin.y) * t];
  });
}

/** Where a wall crosses a line, as a part of its length from 0 to 1; Infinity: nowhere. */
function crossing(a: Point, b: Point, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): number {
  const [dx, dy, wx, wy] = [b.x - a.x, b.y - a.y, x1 - x0, y1 - y0];
  const det = dx * wy - dy * wx;
  if (det === 0) return Infinity;
  const t = ((x0 - a.x) * wy - (y0 - a.y) * wx) / det;
  const u = ((x0 - a.x) * dy - (y0 - a.y) * dx) / det;
  return t > 0 && t <= 1 && u >= 0 && u <= 1 ? t : Infinity;
}

/** Whether the point is inside the rings and in no hole. */
export function within(rings: readonly Ring[], { x, y }: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const [ax, ay, bx, by] = [
        ring[i]!,
        ring[i + 1]!,
        ring[(i + 2) % ring.length]!,
        ring[(i + 3) % ring.length]!,
      ];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
  }
  return inside;
}
