/** The usual fall from a mount. */
export const UNSEATED = { dc: 15, stays: { riding: 50, military: 75 }, damage: '1d6' } as const;
