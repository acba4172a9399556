/** Rolls a die when the user presses a button; no die rolls by itself. */

/** A random whole number from 1 to `sides`, all equally likely. */
export function rolled(sides: number): number {
  const most = Math.floor(2 ** 32 / sides) * sides;
  for (;;) {
    const [n = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (n < most) return 1 + (n % sides);
  }
}
