/**
 * The chart of a round's factors: a lane for each creature, tied creatures in a box across lanes,
 * the present factor as a band (docs/design/look.md, Timeline).
 */
import type { Factor } from '../../../state/phased.ts';
import { t } from '../../../text/index.ts';
import type { Lane, Sign, TieBox } from './lanes.ts';

export const ROW = 27;
const TOP = 26;

const PATHS: Readonly<Record<Sign, string>> = {
  decide: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z',
  half: 'M0-7 7.5 6.5h-15z',
  full: 'M-4.5-7 3 6.5h-15zM4.5-7 12 6.5H3L.2 1.4z',
  act: 'M0-8.5 8.5 0 0 8.5-8.5 0z',
  postponed: 'M0-9.5 9.5 0 0 9.5-9.5 0z',
  nobody: 'M0-8.5 8.5 0 0 8.5-8.5 0z',
  lost: 'M-5-5 5 5M5-5-5 5',
};
/** Second stroke, drawn inside the sign. */
const INSIDE: Readonly<Partial<Record<Sign, string>>> = {
  act: 'M-3.5 3.5l7-7',
  postponed: 'M-5 1 1-5M-1 5 5-1',
  nobody: 'M-3-3 3 3M3-3-3 3',
};

export const Mark = ({ sign, ahead = false }: { sign: Sign; ahead?: boolean }) => (
  <g class="sign" data-sign={sign} data-ahead={ahead}>
    <path class="shape" d={PATHS[sign]} />
    {INSIDE[sign] !== undefined && <path class="inside" d={INSIDE[sign]} />}
  </g>
);

/** The middle of a factor's column, as a percentage of the chart's width. */
export const columnMiddle = (i: number, n: number): string => `${((i + 0.5) / n) * 100}%`;

export function Chart({
  factors,
  lanes,
  ties,
  cursor,
  tints,
  look,
}: {
  readonly factors: readonly Factor[];
  readonly lanes: readonly Lane[];
  readonly ties: readonly TieBox[];
  readonly cursor: Factor;
  /** Color of a creature's lane by side: own, foe or neutral. */
  tints(of: string): string;
  look(at: Factor): void;
}) {
  const n = factors.length;
  const x = (at: Factor): string => columnMiddle(Math.max(0, factors.indexOf(at)), n);
  const y = (row: number): number => TOP + row * ROW + ROW / 2;
  const height = TOP + lanes.length * ROW + 4;
  const now = factors.indexOf(cursor);
  return (
    <svg
      class="chart"
      height={height}
      width="100%"
      role="img"
      aria-label={t('timeline.chart')}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const at = factors[Math.floor(((event.clientX - box.x) / box.width) * n)];
        if (at !== undefined) look(at);
      }}
    >
      {now >= 0 && (
        <rect
          class="band"
          x={`${(now / n) * 100}%`}
          width={`${100 / n}%`}
          y={0}
          height={height}
          rx={4}
        />
      )}
      {factors.map((at, i) => (
        <g key={at} data-now={i === now}>
          <line
            class="tick"
            x1={columnMiddle(i, n)}
            x2={columnMiddle(i, n)}
            y1={TOP - 4}
            y2={height}
          />
          <text x={columnMiddle(i, n)} y={13}>
            {at === 'end' ? t('timeline.end') : at}
          </text>
        </g>
      ))}
      {lanes.map(({ of, marks }, row) => {
        const ends = marks.map((mark) => factors.indexOf(mark.at)).filter((i) => i >= 0);
        const [first, last] = [Math.min(...ends), Math.max(...ends)];
        const until = Math.max(first, Math.min(last, now));
        return (
          <g key={of} class="lane" data-of={of} data-tint={tints(of)}>
            {ends.length > 0 && (
              <>
                {until > first && (
                  <line
                    x1={columnMiddle(first, n)}
                    x2={columnMiddle(until, n)}
                    y1={y(row)}
                    y2={y(row)}
                  />
                )}
                {last > until && (
                  <line
                    class="ahead"
                    x1={columnMiddle(until, n)}
                    x2={columnMiddle(last, n)}
                    y1={y(row)}
                    y2={y(row)}
                  />
                )}
              </>
            )}
            {marks.map(({ at, sign, ahead }) => (
              <svg key={at} x={x(at)} y={y(row)} overflow="visible" data-at={at}>
                <Mark sign={sign} ahead={ahead} />
              </svg>
            ))}
          </g>
        );
      })}
      {ties.map(({ at, of }) => {
        const rows = of
          .map((id) => lanes.findIndex((lane) => lane.of === id))
          .filter((row) => row >= 0);
        if (rows.length < 2) return null;
        const [from, to] = [Math.min(...rows), Math.max(...rows)];
        return (
          <svg key={at} x={x(at)} y={y(from)} overflow="visible">
            <rect
              class="tie"
              data-at={at}
              x={-14}
              width={28}
              y={-13}
              height={(to - from) * ROW + 26}
              rx={7}
            />
          </svg>
        );
      })}
    </svg>
  );
}
