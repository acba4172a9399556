/**
 * Fuzz test of a Foundry page: the live documents that the page script reads, the facts that cross
 * the bridge, and the scene made from them.
 */
import { start } from '../../adapters/foundry/index.ts';
import { floorOf, sceneOf } from '../../adapters/foundry/scene.ts';
import { foundryFacts, type FoundryFacts, type RawSheet } from '../../adapters/foundry/schema.ts';
import { openBridge, sessionTarget } from './support/bridge.ts';
import { target, fuzz, type Opened } from './support/target.ts';
import { PAGES, told, type LivePage } from './support/foundry.ts';
import { made, poolOf } from './support/mutate.ts';
import { hold } from './support/sound.ts';
import { holdMade } from './support/scene.ts';

const pages = poolOf(PAGES);
const messages = PAGES.map(
  (page) => JSON.parse(JSON.stringify(told(page))) as { type: string; data: unknown }[],
);

const facts = poolOf(messages);

/** Parses the facts with the schemas and leaves out rejected ones. */
const readFacts = (facts: readonly { type: string; data: unknown }[]): Partial<FoundryFacts> =>
  Object.fromEntries(
    facts.flatMap(({ type, data }) => {
      const schema = Object.hasOwn(foundryFacts, type)
        ? foundryFacts[type as keyof typeof foundryFacts]
        : undefined;
      const read = schema?.safeParse(data);
      return read?.success === true ? [[type, read.data]] : [];
    }),
  );

/** The scene made from the facts. A rejected input gives no scene, but a notice that says why. */
function openFacts(facts: readonly { type: string; data: unknown }[]): Opened {
  const { ground, tokens, sheets } = readFacts(facts);
  if (ground === undefined || tokens === undefined) return { accepted: false };
  const bySheet = new Map((sheets?.sheets ?? []).map((sheet: RawSheet) => [sheet.of, sheet]));
  const { scene, notices, provenance } = sceneOf(floorOf(ground), ground, tokens, bySheet);
  if (scene === null)
    return { accepted: false, check: () => hold(notices.length > 0, 'no scene, and no reason') };
  return {
    accepted: true,
    check() {
      holdMade({ ...scene, ruleset: 'srd35' });
      const known = new Set(tokens.tokens.map(({ id }) => id));
      const missing = tokens.tokens.length - (scene.creatures ?? []).length;
      hold(
        (scene.creatures ?? []).every(({ id }) => known.has(id)),
        'a creature that is no token',
      );
      hold(missing <= notices.length, 'tokens left out, and not said');
      hold(
        [...provenance.keys()].every((id) => known.has(id)),
        'provenance of nobody',
      );
    },
  };
}

fuzz('foundry', [
  target<LivePage>({
    name: 'foundry: live documents',
    changed: 'the documents on a Foundry page',
    share: 2500,
    make: (random) => made(random, pages, 'page') as LivePage,
    open(page) {
      const facts = told({ game: page?.game, canvas: page?.canvas, message: page?.message ?? {} });
      // Facts that cannot be converted to JSON are not sent.
      return openFacts(
        facts.flatMap(({ type, data }) => {
          try {
            return [{ type, data: JSON.parse(JSON.stringify(data)) as unknown }];
          } catch {
            return [];
          }
        }),
      );
    },
  }),
  target<{ type: string; data: unknown }[]>({
    name: 'foundry: facts',
    changed: 'the facts that are read from a Foundry page',
    share: 5000,
    make: (random) => made(random, facts) as { type: string; data: unknown }[],
    open: (given) =>
      Array.isArray(given)
        ? openFacts(given.filter((fact) => typeof fact?.type === 'string'))
        : { accepted: false },
  }),
  openBridge('Foundry', 28_000, foundryFacts, messages.flat()),
  sessionTarget('Foundry', 2000, start, messages),
]);
