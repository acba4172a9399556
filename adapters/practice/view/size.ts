/** Pixels per cell in the map's own layer, before the camera's scale. */
export const CELL = 96;
