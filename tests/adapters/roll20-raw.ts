/**
 * Messages of a Roll20 page as sent over the bridge: through JSON, where NaN becomes null, and
 * through the schemas.
 */
import {
  ground as groundSchema,
  sheet as sheetSchema,
  tokens as tokensSchema,
  type RawGround,
  type RawSheet,
  type RawTokens,
} from '../../adapters/roll20/schema.ts';

/** A page of 12 × 8 cells of 70 px, seen by the game master. */
export const GROUND = {
  map: 'p',
  gm: true,
  engine: 'jumpgate',
  page: { width: 12, height: 8, snap: 1, snapTo: 70, grid: 'square', distance: 5, units: 'ft' },
  astray: false,
  walls: [] as object[],
  openings: [] as object[],
  broken: [] as string[],
};
/** A token in the cell [2, 2]. */
export const TOKEN = {
  id: 'a',
  name: 'Aldo',
  x: 175,
  y: 175,
  width: 70,
  height: 70,
  hidden: false,
  character: 'ca',
  open: true,
  kind: 'Aldo',
  played: true,
  hands: [] as string[],
  mine: false,
  sighted: false,
  darkvision: 0,
  somebody: true,
  markers: [] as string[],
  colour: null,
};

const crossed = (data: object): unknown => JSON.parse(JSON.stringify(data));
export const ground = (more: object = {}): RawGround =>
  groundSchema.parse(crossed({ ...GROUND, ...more }));
export const page = (more: object): RawGround => ground({ page: { ...GROUND.page, ...more } });
export const table = (tokens: object[], more: object = {}): RawTokens =>
  tokensSchema.parse(
    crossed({
      map: 'p',
      tokens: tokens.map((t) => ({ ...TOKEN, ...t })),
      lights: [],
      turns: null,
      unread: 0,
      broken: [],
      ...more,
    }),
  );
export const sheet = (attributes: Readonly<Record<string, unknown>>, more: object = {}): RawSheet =>
  sheetSchema.parse(
    crossed({
      of: 'ca',
      kind: null,
      attributes: Object.entries(attributes).map(([name, current]) => ({ name, current, max: '' })),
      ...more,
    }),
  );
