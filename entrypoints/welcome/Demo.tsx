/**
 * Demonstration on the welcome page: a token is dragged, and before the drop a readout announces
 * the attack of opportunity, with its reason and its rule. The buttons below the picture also move
 * the token. If the user prefers reduced motion, the token stands still until a button is pressed.
 */
import { useEffect, useId, useState } from 'preact/hooks';
import { CellSet } from '../../src/board/cellset.ts';
import { sameCell, type Cell } from '../../src/board/grid.ts';
import { Button } from '../../src/overlay/Button.tsx';
import { rulesCausingOpportunity } from '../../src/overlay/layers/deciding.ts';
import { borderRings, ringsPath } from '../../src/overlay/outline.ts';
import { stored } from '../../src/pages/page.tsx';
import { rulesetChosen } from '../../src/state/choices.ts';
import { sources, t } from '../../src/text/pages.ts';
import { Area, brackets, C, DemoPatterns, DemoToken } from './Board.tsx';
import { judgedDemo, DEMO_PART, WAY } from './demo.ts';

/**
 * Milliseconds for which each step is shown. The last step stays longer, so that users can read it.
 */
const RESTS = [1600, 1300, 5000];
const GRID = { columns: DEMO_PART.columns, rows: DEMO_PART.rows };

/** Converts a cell of the lesson to a cell of the picture. */
const here = ([x, y]: Cell): Cell => [x - DEMO_PART.x, y - DEMO_PART.y];
const inside = ([x, y]: Cell): boolean => x >= 0 && y >= 0 && x < GRID.columns && y < GRID.rows;
const area = (cells: readonly Cell[]): string =>
  ringsPath(borderRings(CellSet.of(GRID, cells.map(here).filter(inside))), 0.035, 0.1, C);
const middle = (cell: Cell): { x: number; y: number } => {
  const [x, y] = here(cell);
  return { x: (x + 0.5) * C, y: (y + 0.5) * C };
};

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Demo() {
  const id = useId();
  const [hatch, dots] = [`${id}-hatch`, `${id}-dots`];
  const [at, go] = useState(() => (still() ? WAY.length - 1 : 0));
  const [plays, play] = useState(() => !still());
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(() => go((at + 1) % WAY.length), RESTS[at]);
    return () => clearTimeout(timer);
  }, [at, plays]);
  const now = judgedDemo(rulesetChosen(stored.value.settings.ruleset), at);
  if (now === null) return null;
  const { threat, reach, path, costs, provoked, foe } = now;
  const line = path.map(middle);
  const d = line.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const end = line.at(-1)!;
  const names = { who: 'Goblin' };
  const due = provoked === null ? null : here(provoked.leaving);
  return (
    <figure class="demo" aria-label={t('welcome.demo')}>
      <svg
        class="board"
        viewBox={`0 0 ${GRID.columns * C} ${GRID.rows * C}`}
        data-ground="stone"
        aria-hidden="true"
      >
        <DemoPatterns hatch={hatch} dots={dots} />
        <rect class="floor" width={GRID.columns * C} height={GRID.rows * C} />
        {Array.from({ length: GRID.columns + 1 }, (_, i) => (
          <path key={i} class="grid" d={`M${i * C} 0V${GRID.rows * C}`} />
        ))}
        {Array.from({ length: GRID.rows + 1 }, (_, i) => (
          <path key={i} class="grid" d={`M0 ${i * C}H${GRID.columns * C}`} />
        ))}
        <Area
          name="move"
          pattern={dots}
          edge={area([...reach.filter((cell) => !sameCell(cell, foe)), path[0]!])}
          hole=""
        />
        <Area name="threat" pattern={hatch} edge={area([...threat])} hole="" />
        {line.length > 1 && (
          <>
            <path class="link-ink" d={d} />
            <path class="link" d={d} />
          </>
        )}
        <DemoToken {...middle(foe)} r={0.4 * C} class="foe" letter="G" />
        {line.length > 1 && (
          <g class="ghost">
            <DemoToken {...line[0]!} r={0.4 * C} class="own" letter="A" />
          </g>
        )}
        <DemoToken {...end} r={0.4 * C} class="own" letter="A" />
        <path class="brackets" d={brackets(here(now.at))} />
        {line.slice(1).map(({ x, y }, i) => (
          <g key={i} class="stop">
            <circle class="disc" cx={x - C * 0.3} cy={y - C * 0.3} r={0.186 * C} />
            <text class="cost" x={x - C * 0.3} y={y - C * 0.3 + 4.5}>
              {costs[i + 1]}
            </text>
          </g>
        ))}
        {due !== null && (
          <g>
            <path
              class="due"
              d={
                `M${(due[0] + 0.82) * C} ${(due[1] - 0.04) * C}l${0.2 * C} ${0.2 * C}` +
                `l${-0.2 * C} ${0.2 * C}l${-0.2 * C} ${-0.2 * C}z`
              }
            />
            <text class="order" x={(due[0] + 0.82) * C} y={(due[1] + 0.16) * C + 5}>
              1
            </text>
          </g>
        )}
      </svg>
      <figcaption>
        <p class="strong" data-provokes={provoked !== null}>
          {provoked === null ? t('welcome.demo.quiet') : t('path.leaving', names)}
        </p>
        <p class="small muted">
          {provoked === null
            ? t('welcome.demo.drag')
            : [
                t('opportunity.by.leaving-square', { foes: names.who }),
                sources(rulesCausingOpportunity(provoked.rules)) ?? '',
              ].join(' ')}
        </p>
        <div class="demo-buttons">
          <Button
            class="btn small"
            onClick={() => {
              play(false);
              go((at + 1) % WAY.length);
            }}
          >
            {t('welcome.demo.step')}
          </Button>
          <Button class="btn small" aria-pressed={!plays} onClick={() => play(!plays)}>
            {t('welcome.demo.pause')}
          </Button>
        </div>
      </figcaption>
    </figure>
  );
}
