/**
 * Fuzz test of a Roll20 page: the models that the page script reads, the facts that cross the
 * bridge, and the scene made from them.
 */
import { start } from '../../adapters/roll20/index.ts';
import { floorOf, sceneOf } from '../../adapters/roll20/scene.ts';
import {
  ground as groundSchema,
  roll20Facts,
  sheet as sheetSchema,
  tokens as tokensSchema,
} from '../../adapters/roll20/schema.ts';
import { openBridge, sessionTarget, type Message } from './support/bridge.ts';
import { target, fuzz, type Opened } from './support/target.ts';
import { made, poolOf } from './support/mutate.ts';
import { told, TABLES, type LiveTable } from './support/roll20.ts';
import { holdMade } from './support/scene.ts';
import { hold } from './support/sound.ts';

const tables = poolOf(TABLES);
const crossed = (data: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(data)) as unknown;
  } catch {
    return undefined;
  }
};
const messages = TABLES.map((table) =>
  told(table).map(({ type, data }): Message => ({ type, data: crossed(data) })),
);
const CAMERA: readonly Message[] = [
  { type: 'ready', data: { host: 'roll20' } },
  { type: 'camera', data: [1, 0, 0, 1, -20, 30, 0, 0, 800, 600] },
  { type: 'beat', data: { connected: true } },
  { type: 'drag', data: { of: '-SYN_token_ogre01', x: 210, y: 140 } },
];
const lives = messages.map((life) => [...life, ...CAMERA]);
const facts = poolOf(messages);

/** The scene made from the facts. A rejected input gives no scene, but a notice that says why. */
function openFacts(said: readonly Message[]): Opened {
  const of = (type: string): unknown[] =>
    said.flatMap((each) => (each?.type === type ? [each.data] : []));
  const ground = groundSchema.safeParse(of('ground')[0]);
  const tokens = tokensSchema.safeParse(of('tokens')[0]);
  const sheets = of('sheet').flatMap((each) => sheetSchema.safeParse(each).data ?? []);
  if (!ground.success || !tokens.success) return { accepted: false };
  const { scene, notices, provenance } = sceneOf(
    floorOf(ground.data),
    ground.data,
    tokens.data,
    new Map(sheets.map((sheet) => [sheet.of, sheet])),
  );
  if (scene === null)
    return { accepted: false, check: () => hold(notices.length > 0, 'no scene, and no reason') };
  return {
    accepted: true,
    check() {
      holdMade({ ...scene, ruleset: 'srd35' });
      const known = new Set(tokens.data.tokens.map(({ id }) => id));
      hold(
        (scene.creatures ?? []).every(({ id }) => known.has(id)),
        'a creature that is no token',
      );
      hold(
        [...(provenance?.keys() ?? [])].every((id) => known.has(id)),
        'provenance of nobody',
      );
    },
  };
}

fuzz('roll20', [
  target<LiveTable>({
    name: 'roll20: live models',
    changed: 'the data objects on a Roll20 page',
    share: 2000,
    least: { refused: 0.01 },
    make: (random) => made(random, tables, 'page') as LiveTable,
    open: (table) =>
      typeof table === 'object' && table !== null
        ? openFacts(told(table).map(({ type, data }) => ({ type, data: crossed(data) })))
        : { accepted: false },
  }),
  target<unknown>({
    name: 'roll20: facts',
    changed: 'the facts that are read from a Roll20 page',
    share: 5000,
    make: (random) => made(random, facts),
    open: (given) => (Array.isArray(given) ? openFacts(given as Message[]) : { accepted: false }),
  }),
  openBridge('Roll20', 25_000, roll20Facts, lives.flat()),
  sessionTarget('Roll20', 1500, start, lives),
]);
