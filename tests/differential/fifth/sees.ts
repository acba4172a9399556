/** Plain rules of the fifth edition: who sees whom (light, fog, senses, what is invisible). */
import { fogs, lineBetween, lineFree, stopping } from './lines.ts';
import {
  apart,
  floorAt,
  heightOf,
  is,
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
  if (truesight > 0 && far <= truesight) light = 'bright';
  else if (darkvision > 0 && far <= darkvision && text.darkvisionDark)
    light = light === 'dark' ? 'dim' : light === 'dim' ? 'bright' : light;
  const byLight = light === 'dark' ? 2 : light === 'dim' ? 1 : 0;
  const byFog = f?.concealment === 'total' ? 2 : f?.concealment === 'partial' ? 1 : 0;
  return Math.max(byLight, byFog);
}

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
  const far = apart(own, theirs, height);
  let best: number | null = null;
  for (const a of own)
    for (const b of theirs) {
      if (!lineBetween(a, b, solid)) continue;
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
  const kept =
    from.side !== undefined && from.side !== to.side && to.visibleTo?.includes(from.side) === false;
  const unaware = is(from, 'unconscious', 'dead') || (!text.newer && is(from, 'petrified'));
  const look = (dark: number, all: number): number | null => {
    if (is(from, 'blinded')) return null;
    if (is(to, 'invisible', 'hidden') && (all === 0 || far > all)) return null;
    return eyes(scene, text, from, to, at, dark, all);
  };
  const clear = (n: number | null): boolean => n !== null && n < 2;
  const within = (range: number): boolean => range > 0 && far <= range;
  const touches =
    within(blindsight) &&
    lineFree(squaresOf(scene, from), squaresOf(scene, to, at), stopping(scene, 'effect'));
  const plain = look(0, 0);
  if (unaware) return { sees: false, obscured: 'heavily' };
  if (!kept && clear(plain)) {
    const better = touches ? 0 : look(darkvision, truesight)!;
    return { sees: true, obscured: RANK[better]! };
  }
  if (!kept && clear(look(darkvision, 0)))
    return {
      sees: true,
      obscured: touches ? 'none' : RANK[look(darkvision, truesight)!]!,
      by: 'darkvision',
    };
  if (!kept && clear(look(darkvision, truesight)))
    return {
      sees: true,
      obscured: touches ? 'none' : RANK[look(darkvision, truesight)!]!,
      by: 'true-seeing',
    };
  if (touches) return { sees: true, obscured: 'none', by: 'blindsight' };
  const grounded = (b: Being): boolean =>
    heightOf(b) <= 0 && !is(b, 'flying') && !(b.moving === 'fly' && b.speed?.fly !== undefined);
  const felt = within(tremorsense) && grounded(from) && grounded(to);
  return { sees: false, obscured: 'heavily', ...(felt ? { placed: true } : {}) };
}
