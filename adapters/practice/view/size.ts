/** Pixels per cell in the map's own layer, before the camera scales it. */
export const CELL = 96;
