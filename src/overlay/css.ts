/**
 * Generates the style sheet of the marks from the tables of style.ts. The browser clamps the
 * widths.
 */
import { CASING, CASING_OPACITY, COLORS, FRAMES, INK, LINES, type LineStyle } from './style.ts';
import { VIEWPORT_UNIT } from './viewport.ts';

const clamp = (min: number, part: number, max: number): string =>
  `clamp(${min}px, calc(${part} * var(--c)), ${max}px)`;
/**
 * Converts screen pixels to internal units; `--w` makes lines thicker, and `--k` compensates for
 * the zoom.
 */
const width = (px: string): string => `calc(${px} * var(--w) * var(--k))`;

function line(selector: string, s: LineStyle): string {
  const core = clamp(s.min, s.core, s.max);
  const casing =
    s.total === undefined
      ? `(${core} + 2 * ${clamp(CASING.min, s.casing, CASING.max)})`
      : `(${s.total} * var(--c))`;
  const dash =
    s.dash === undefined
      ? ''
      : `stroke-dasharray:${s.dash.map((d) => d * VIEWPORT_UNIT).join(' ')};`;
  const quiet = s.quiet === undefined ? '' : `${selector}.quiet{opacity:${s.quiet}}`;
  return (
    `${selector} .core{stroke:var(--m-${s.colour});stroke-width:${width(core)};stroke-linecap:${s.cap};${dash}}` +
    `${selector} .casing{stroke-opacity:${s.ink ?? CASING_OPACITY};` +
    `stroke-width:${width(casing)};stroke-linecap:${s.cap}}${quiet}`
  );
}

const colours = Object.entries(COLORS)
  .map(([name, { base, core }]) => `--m-${name}:${core};--m-${name}-base:${base};`)
  .join('');
const paper = Object.keys(COLORS)
  .map((name) => `--m-${name}:${COLORS.paper.core};`)
  .join('');

const FONT =
  'Inter,"Segoe UI Variable Text","Segoe UI",system-ui,Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif';

const hidden = (rungs: readonly string[], what: string): string =>
  `${rungs.map((r) => `.marks[data-rung="${r}"] :is(${what})`).join(',')}{display:none}`;

const zoomed = (rung: string, what: string, by: number): string =>
  `.marks[data-rung="${rung}"] :is(${what}) .zoomed{transform:scale(${by})}`;

/** Selectors of figures that are too small to recognize on the smallest cells. */
const TOO_SMALL =
  '.f-badge,.f-shield,.f-corner,.f-clear-end,.f-cross,.f-ring,' +
  '.l-link,.l-chevron,.l-low-wall,.l-concealment,.fill,.b-step';
/** The levels of detail on which the squares of a path carry what the costs of its steps said. */
const SMALL = ['middle', 'far', 'tiny'];

export const marksCss = `
.marks-clip{position:fixed;overflow:hidden;pointer-events:none;contain:strict;forced-color-adjust:none;z-index:0}
.q-marks{display:contents}
.q-marks[data-host]{display:block;position:fixed;inset:0;z-index:var(--q-marks,0);pointer-events:none}
.paint-sheet{position:absolute;inset:0;pointer-events:auto;cursor:crosshair;touch-action:none;outline:none}
.paint-sheet:focus-visible{box-shadow:inset 0 0 0 3px var(--focus)}
.marks-moved{position:absolute;left:0;top:0;width:1px;height:1px;transform-origin:0 0;
  will-change:transform;pointer-events:none}
.marks{position:absolute;left:0;top:0;width:1px;height:1px;overflow:visible;transform-origin:0 0;pointer-events:none;
  --c:70px;--k:1;--w:1;--m-ink:${INK};${colours}font:600 12px/1 ${FONT};font-variant-numeric:tabular-nums lining-nums}
.marks.thick{--w:1.5}
.marks.plain{${paper}}
.marks.thick .flat{display:none}
.marks path,.marks circle{vector-effect:none}
.marks .core,.marks .casing{fill:none;stroke-linejoin:round}
.marks .casing{stroke:var(--m-ink)}
.marks .pin{transform-origin:0 0}
.marks .pin.quiet{opacity:.7}
.marks text{text-anchor:middle;dominant-baseline:central;fill:var(--m-white);font-weight:700;font-size:12px}
.marks .ink{fill:var(--m-ink)}
.marks .pill-box{fill:var(--m-ink);fill-opacity:.94;stroke:none}
.marks .pill-box.edged{stroke:var(--ring);stroke-width:1.5px}
.marks .f-pill text{font-weight:600;font-size:12px}
.marks .f-step circle{r:max(var(--fit),clamp(9px,calc(.186 * var(--c)),16px));
  fill:var(--m-ink);stroke:var(--ring);stroke-width:2px}
.marks .f-step.doubtful circle{stroke-dasharray:.1 4;stroke-linecap:round}
.marks .f-count circle{r:clamp(7px,calc(.115 * var(--c)),11px);fill:var(--m-ink);
  stroke:var(--m-threat);stroke-width:1.5px}
.marks .f-count text{font-size:clamp(10px,calc(.16 * var(--c)),13px)}
.marks .f-corner circle{r:clamp(3.5px,calc(.09 * var(--c)),9px);fill:var(--m-cover);
  stroke:var(--m-ink);stroke-width:1.5px}
.marks .f-clear-end circle{r:clamp(3px,calc(.065 * var(--c)),6px);fill:var(--m-ink);
  stroke:var(--m-cover);stroke-width:2px}
${Object.entries(LINES)
  .map(([name, s]) => line(`.marks .l-${name}`, s))
  .join('\n')}
${Object.entries(FRAMES)
  .map(([name, s]) => line(`.marks .b-${name}`, s))
  .join('\n')}
.marks .zoomed{transform-origin:0 0}
${hidden(SMALL, '.dots,.f-step:not(.total),.f-over:not(.total),.detail')}
.marks .squares{opacity:.62}
${SMALL.map((rung) => `.marks[data-rung="${rung}"] .squares`).join(',')}{opacity:1}
.marks[data-rung="middle"] :is(.f-chip,.f-more,.f-badge) .zoomed{transform:scale(.75)}
${zoomed('middle', '.f-diamond,.f-octagon,.f-same,.f-shield,.f-doubt', 0.85)}
${zoomed('middle', '.f-cross', 0.6)}
${hidden(['far', 'tiny'], '.f-count,.f-chip,.f-more,.f-pill,.f-same,.f-notch')}
${zoomed('far', '.f-diamond,.f-octagon,.f-shield,.f-doubt', 0.7)}
${zoomed('far', '.f-badge', 0.7)}
${zoomed('far', '.f-cross', 0.5)}
${hidden(['tiny'], TOO_SMALL)}
${zoomed('tiny', '.f-diamond,.f-octagon,.f-doubt', 0.5)}
@media (prefers-contrast: more){.marks{--w:1.5}.marks .flat{display:none}}
`;
