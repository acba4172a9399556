/**
 * Which factor is looked at: dragged, or moved by the arrow keys, Home and End
 * (docs/design/look.md, Timeline).
 */
import { useRef } from 'preact/hooks';
import type { Factor } from '../../../state/phased.ts';
import { say, t } from '../../../text/index.ts';
import { middleOf } from './Chart.tsx';

export function Slider({
  factors,
  cursor,
  look,
}: {
  readonly factors: readonly Factor[];
  readonly cursor: Factor;
  look(at: Factor): void;
}) {
  const rail = useRef<HTMLDivElement>(null);
  const n = factors.length;
  const now = Math.max(0, factors.indexOf(cursor));
  const to = (i: number): void => {
    const at = factors[Math.min(n - 1, Math.max(0, i))];
    if (at !== undefined) look(at);
  };
  const follow = (event: PointerEvent): void => {
    const box = rail.current?.getBoundingClientRect();
    if (box !== undefined && box.width > 0)
      to(Math.floor(((event.clientX - box.x) / box.width) * n));
  };
  const STEPS: Readonly<Record<string, number>> = {
    ArrowLeft: now - 1,
    ArrowDown: now - 1,
    ArrowRight: now + 1,
    ArrowUp: now + 1,
    Home: 0,
    End: n - 1,
  };
  const last = factors.findLast((at) => at !== 'end') ?? 0;
  return (
    <div
      class="rail"
      ref={rail}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) follow(event);
      }}
    >
      <i style={{ width: middleOf(now, n) }} />
      <div
        class="thumb"
        role="slider"
        tabIndex={0}
        style={{ left: middleOf(now, n) }}
        aria-label={t('panel.timeline')}
        aria-valuemin={1}
        aria-valuemax={n}
        aria-valuenow={now + 1}
        aria-valuetext={
          cursor === 'end'
            ? t('phased.phase', { phase: 'end' })
            : say('timeline.slider', { factor: cursor, total: last })
        }
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          to(step);
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {cursor === 'end' ? t('timeline.end') : cursor}
      </div>
    </div>
  );
}
