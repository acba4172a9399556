/** Duration of a move's animation in ms; tests make it longer on slow machines. */
export const animation = { ms: 300 };
