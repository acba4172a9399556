/** How long a move is shown, ms; tests on slow machines draw it out. */
export const animation = { ms: 300 };
