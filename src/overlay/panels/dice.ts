/** A die that a button rolls; nothing rolls by itself. */

/** 1 to `sides`, each as likely. */
export function rolled(sides: number): number {
  const most = Math.floor(2 ** 32 / sides) * sides;
  for (;;) {
    const [n = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (n < most) return 1 + (n % sides);
  }
}
