/** Circumstances of checks on movement, and what they change of a climb. */

/** Obstructions on a surface: slight, severe, or severe and unsteady. */
export const CHECK_FOOTINGS = ['slight', 'severe', 'unsteady-severe'] as const;
/** What a creature climbs, with the DC of the check; null: it cannot be climbed. */
export const CLIMBED = {
  'steep-slope': 0,
  'knotted-rope-by-wall': 0,
  'rope-by-wall': 5,
  'knotted-rope': 5,
  ledges: 10,
  handholds: 15,
  rope: 15,
  'dungeon-wall': 20,
  'rough-wall': 25,
  overhang: 25,
  smooth: null,
} as const;
export const CLIMB_SURFACES = Object.keys(CLIMBED) as (keyof typeof CLIMBED)[];
/** Where a climber can brace itself, with the change of the DC. */
export const BRACED = { chimney: -10, corner: -5 } as const;
export const BRACES = Object.keys(BRACED) as (keyof typeof BRACED)[];

/** Wind forces that affect flyers, weakest first. */
export const WINDS = ['strong', 'severe', 'windstorm', 'hurricane', 'tornado'] as const;
