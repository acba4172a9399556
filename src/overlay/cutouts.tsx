/**
 * Discs kept clean around tokens: one clip for all fills. A clip's even-odd rule would fill again
 * where two discs lie over one another, so overlapping discs go into clips of their own, each
 * cutting the one before.
 */
import type { Disc } from './shape.ts';
import { UNIT } from './viewport.ts';

/** Discs sorted into groups in which none overlaps another. */
export function apart(discs: readonly Disc[]): Disc[][] {
  const groups: Disc[][] = [];
  for (const disc of discs) {
    const free = groups.find((group) =>
      group.every(
        (o) => Math.hypot(o.at[0] - disc.at[0], o.at[1] - disc.at[1]) >= o.radius + disc.radius,
      ),
    );
    if (free === undefined) groups.push([disc]);
    else free.push(disc);
  }
  return groups;
}

const FAR = 400_000;
const WHOLE = `M${-FAR} ${-FAR}H${FAR}V${FAR}H${-FAR}Z`;

const circle = ({ at: [x, y], radius }: Disc): string => {
  const [cx, cy, r] = [x * UNIT, y * UNIT, radius * UNIT].map((v) => Math.round(v * 10) / 10);
  return `M${(cx ?? 0) - (r ?? 0)} ${cy}a${r} ${r} 0 1 0 ${2 * (r ?? 0)} 0a${r} ${r} 0 1 0 ${-2 * (r ?? 0)} 0Z`;
};

const id = (i: number): string => `quadretto-clean-${i}`;

/** The reference to the clip that leaves out all of `discs`; undefined when there are none. */
export const cutout = (groups: readonly (readonly Disc[])[]): string | undefined =>
  groups.length === 0 ? undefined : `url(#${id(groups.length - 1)})`;

export const Cutouts = ({ groups }: { readonly groups: readonly (readonly Disc[])[] }) => (
  <>
    {groups.map((discs, i) => (
      <clipPath key={i} id={id(i)} clip-path={i === 0 ? undefined : `url(#${id(i - 1)})`}>
        <path d={WHOLE + discs.map(circle).join('')} clip-rule="evenodd" />
      </clipPath>
    ))}
  </>
);
