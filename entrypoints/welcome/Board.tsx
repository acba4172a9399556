/** A still picture of what Quadretto draws: what a dire wolf threatens, where Aldo may go, a path of two diagonals (1-2). Decoration, so it has no words. */
const C = 70;
const COLUMNS = 8;
const ROWS = 8;

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const Board = () => (
  <svg class="board" viewBox={`0 0 ${COLUMNS * C} ${ROWS * C}`} aria-hidden="true">
    <defs>
      <pattern id="hatch" width={0.2 * C} height={0.2 * C} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="hatch-ink" width={0.052 * C} height={0.2 * C} />
        <rect class="hatch" x={0.013 * C} width={0.026 * C} height={0.2 * C} />
      </pattern>
      <pattern id="dots" width={0.25 * C} height={0.25 * C} patternUnits="userSpaceOnUse">
        {[0.0625, 0.1875].map((at) => <circle key={at} class="dot" cx={at * C} cy={at * C} r={0.02 * C} />)}
      </pattern>
    </defs>
    <rect class="floor" width={COLUMNS * C} height={ROWS * C} />
    {range(COLUMNS + 1).map((i) => <path key={i} class="grid" d={`M${i * C} 0V${ROWS * C}`} />)}
    {range(ROWS + 1).map((i) => <path key={i} class="grid" d={`M0 ${i * C}H${COLUMNS * C}`} />)}
    <Area name="move" pattern="dots" x={1} y={3} w={5} h={4} />
    <Area name="threat" pattern="hatch" x={4} y={0} w={4} h={4} hole={[5, 1, 2]} />
    <path class="link-ink" d={`M${2.5 * C} ${5.5 * C}L${3.5 * C} ${4.5 * C}L${4.5 * C} ${3.5 * C}`} />
    <path class="link" d={`M${2.5 * C} ${5.5 * C}L${3.5 * C} ${4.5 * C}L${4.5 * C} ${3.5 * C}`} />
    {[[3.5, 4.5, 1], [4.5, 3.5, 3]].map(([x = 0, y = 0, cost]) => (
      <g key={cost}>
        <circle class="disc" cx={x * C} cy={y * C} r={0.186 * C} />
        <text class="cost" x={x * C} y={y * C + 4.5}>{cost}</text>
      </g>
    ))}
    <Token x={2.5} y={5.5} r={0.43} class="own" letter="A" />
    <Token x={6} y={2} r={0.9} class="foe" letter="L" />
    <path class="brackets" d={brackets(2, 5)} />
  </svg>
);

const brackets = (x: number, y: number): string => {
  const [a, b, arm] = [0.06, 0.94, 0.2];
  return ([[a, a, 1, 1], [b, a, -1, 1], [a, b, 1, -1], [b, b, -1, -1]] as const)
    .map(([dx, dy, h, v]) => `M${(x + dx + h * arm) * C} ${(y + dy) * C}H${(x + dx) * C}V${(y + dy + v * arm) * C}`).join('');
};

interface AreaProps { readonly name: string; readonly pattern: string; readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly hole?: readonly [x: number, y: number, n: number] }

/** A creature's own space is left out of what it threatens, and not outlined. */
const Area = ({ name, pattern, x, y, w, h, hole }: AreaProps) => {
  const inset = 0.035;
  const box = { x: (x + inset) * C, y: (y + inset) * C, width: (w - 2 * inset) * C, height: (h - 2 * inset) * C, rx: 0.1 * C };
  const square = (sx: number, sy: number, sw: number, sh: number): string => `M${sx} ${sy}h${sw}v${sh}h${-sw}z`;
  const ground = square(box.x, box.y, box.width, box.height) + (hole === undefined ? '' : square(hole[0] * C, hole[1] * C, hole[2] * C, hole[2] * C));
  return (
    <g class={name}>
      <path d={ground} fill-rule="evenodd" class="fill" />
      <path d={ground} fill-rule="evenodd" fill={`url(#${pattern})`} />
      <rect {...box} class="casing" />
      <rect {...box} class="edge" />
    </g>
  );
};

interface TokenProps { readonly x: number; readonly y: number; readonly r: number; readonly class: string; readonly letter: string }

const Token = ({ x, y, r, class: side, letter }: TokenProps) => (
  <g class={side}>
    <circle class="token" cx={x * C} cy={y * C} r={r * C} />
    <text class="letter" x={x * C} y={y * C + r * 20} font-size={r * C * 0.75}>{letter}</text>
  </g>
);
