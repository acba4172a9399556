/** Plain rules of the fifth edition: who sees whom (light, fog, senses, what is invisible). */
import { fogs, lineBetween, lineFree, stopping } from './lines.ts';
import {
  apart,
  floorAt,
  is,
  seatOf,
  senseOf,
  squaresOf,
  standsAt,
  type Being,
  type Cell,
  type Scene,
  type Text,
} from './table.ts';

export interface Seen {
  readonly sees: boolean;
  /** How the place is obscured, for who sees it. */
  readonly obscured: 'none' | 'lightly' | 'heavily';
  /** The sense without which it would not be seen. */
  readonly by?: string;
  readonly placed?: true;
}

/** Whether something is within the range of a sense; without the sense its range is 0. */
const within = (range: number, far: number): boolean => range > 0 && far <= range;

const RANK = ['none', 'lightly', 'heavily'] as const;

/** How a square is obscured for eyes with this darkvision, at this distance. */
function obscured(
  scene: Scene,
  text: Text,
  square: Cell,
  far: number,
  { darkvision, truesight }: { readonly darkvision: number; readonly truesight: number },
): number {
  const f = floorAt(scene, square);
  let light = f?.light ?? scene.light ?? 'bright';
  if (within(truesight, far)) light = 'bright';
  else if (within(darkvision, far) && text.darkvisionDark)
    light = light === 'dark' ? 'dim' : light === 'dim' ? 'bright' : light;
  const byLight = light === 'dark' ? 2 : light === 'dim' ? 1 : 0;
  const byFog = f?.concealment === 'total' ? 2 : f?.concealment === 'partial' ? 1 : 0;
  return Math.max(byLight, byFog);
}

/** Whether a creature touches the ground; a rider is where its mount is. */
function isGrounded(scene: Scene, given: Being): boolean {
  const b = seatOf(scene, given) ?? given;
  const flies = is(b, 'flying') || (b.moving === 'fly' && b.speed?.fly !== undefined);
  return standsAt(scene, b) <= 0 && !flies;
}

/** Whether the host keeps a creature from an observer's side, or from one whose side is not told. */
export const isKept = (from: Being, to: Being): boolean =>
  to.visibleTo !== undefined &&
  (from.side === undefined || (from.side !== to.side && !to.visibleTo.includes(from.side)));

/** The least obscurement of a square of the target that a line of sight reaches; null: none is. */
function eyes(
  scene: Scene,
  text: Text,
  from: Being,
  to: Being,
  at: Cell | undefined,
  darkvision: number,
  truesight: number,
): number | null {
  const [own, theirs] = [squaresOf(scene, from), squaresOf(scene, to, at)];
  const height = standsAt(scene, from) - standsAt(scene, to);
  const solid = stopping(scene, 'sight');
  const fog = text.fogBlocks ? fogs(scene) : [];
  const veiled = is(to, 'invisible', ...(text.newer ? ['hidden'] : []));
  let best: number | null = null;
  for (const a of own)
    for (const b of theirs) {
      // Light, line and sense count for one and the same square.
      const far = apart(own, [b], height);
      if (!lineBetween(a, b, solid) || (veiled && !within(truesight, far))) continue;
      const foggy = fog.length > 0 && !lineBetween(a, b, [...solid, ...fog]);
      const here = foggy ? 2 : obscured(scene, text, b, far, { darkvision, truesight });
      best = Math.min(best ?? 2, here);
    }
  return best;
}

/**
 * Whether one creature sees another, which stands at `at`. Blindsight needs no light and finds the
 * invisible, but does not pass total cover; truesight pierces darkness and invisibility, not fog.
 */
export function sees(scene: Scene, text: Text, from: Being, to: Being, at?: Cell): Seen {
  const far = apart(
    squaresOf(scene, from),
    squaresOf(scene, to, at),
    standsAt(scene, from) - standsAt(scene, to),
  );
  const [darkvision, truesight, blindsight, tremorsense] = [
    'darkvision',
    'true-seeing',
    'blindsight',
    'tremorsense',
  ].map((sense) => senseOf(from, sense)) as [number, number, number, number];
  const kept = isKept(from, to);
  const unaware = is(from, 'unconscious', 'dead') || (!text.newer && is(from, 'petrified'));
  const look = (dark: number, all: number): number | null => {
    if (is(from, 'blinded')) return null;
    // Truesight finds the Invisible; by the 2014 document the hidden are not.
    if (is(to, 'hidden') && !text.newer) return null;
    return eyes(scene, text, from, to, at, dark, all);
  };
  const touches = squaresOf(scene, to, at).some((c) => {
    const [own, height] = [squaresOf(scene, from), standsAt(scene, from) - standsAt(scene, to)];
    return (
      within(blindsight, apart(own, [c], height)) && lineFree(own, [c], stopping(scene, 'effect'))
    );
  });
  const plain = look(0, 0);
  if (unaware) return { sees: false, obscured: 'heavily' };
  // Each sense is named that shows it, or shows it more clearly, than the ones before it.
  const looks = [
    [undefined, kept ? null : plain],
    ['darkvision', kept ? null : look(darkvision, 0)],
    ['true-seeing', kept ? null : look(darkvision, truesight)],
    ['blindsight', touches ? 0 : null],
  ] as const;
  let best: { readonly n: number; readonly by: string | undefined } | undefined;
  for (const [by, n] of looks) if (n !== null && n < 2 && n < (best?.n ?? 2)) best = { n, by };
  if (best !== undefined)
    return {
      sees: true,
      obscured: RANK[best.n]!,
      ...(best.by === undefined ? {} : { by: best.by }),
    };
  const felt = within(tremorsense, far) && isGrounded(scene, from) && isGrounded(scene, to);
  return { sees: false, obscured: 'heavily', ...(felt ? { placed: true } : {}) };
}
