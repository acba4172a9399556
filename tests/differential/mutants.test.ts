/**
 * Tests that the comparison can fail. Plain rules with one deliberate error must differ from the
 * engine within a few thousand boards, and the reported scene must be small.
 */
import { describe, expect, it } from 'vitest';
import { boardOf, type Ask } from './boards.ts';
import { differences, naiveAnswer } from './compare.ts';
import { pacedBoard } from './paces.ts';
import type { Scene } from './naive/table.ts';
import { sayFound, seedsFor } from './found.ts';
import { textOf, type Text } from './naive/texts.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { shrunk, told } from './shrink.ts';

const WITHIN = 6000;

const MUTANTS: Readonly<Record<string, (text: Text) => Partial<Text>>> = {
  'every diagonal costs one square': () => ({ secondDiagonal: 1 }),
  'a diagonal in difficult ground costs four squares': () => ({ roughDiagonal: 4 }),
  'diagonals may cut solid corners': () => ({ cornersBar: false }),
  'a reach of 2 squares is wrong at its far corners': (text) => ({
    corner: text.corner === 'strict' ? 'all' : 'strict',
  }),
  'long creatures reach as far as tall creatures': (text) => ({ long: text.tall }),
  'a line through a corner of a flanked creature’s space counts as crossing neither side': () => ({
    cornersBelong: false,
  }),
  'an adjacent target has cover after a wrong number of blocked lines': (text) => ({
    adjacent:
      text.adjacent === 'any-line'
        ? 'all-lines'
        : text.adjacent === 'all-lines'
          ? 'any-line'
          : 'degrees',
  }),
  'a low obstacle halfway between two creatures gives cover to the wrong creature': (text) => ({
    low: (defender, attacker) =>
      attacker === defender
        ? !text.low(defender, attacker) && defender <= 6
        : text.low(defender, attacker),
  }),
  'low obstacles give cover at any distance': () => ({ low: () => true }),
  'the wrong part of a large target’s space counts for cover': (text) => ({
    target: text.target === 'space' ? 'square' : 'space',
  }),
  'the rule whether creatures give cover in melee is reversed': (text) => ({
    softMelee: !text.softMelee,
  }),
  'the rule whether helpless creatures give cover is reversed': (text) => ({
    softHelpless: !text.softHelpless,
  }),
  'only total cover prevents an opportunity attack': () => ({
    bars: (degree) => degree === 'total',
  }),
  'a creature may pass through the space of a creature two sizes larger or smaller': () => ({
    sizesApart: 2,
  }),
  'the rule whether a creature may stop in a helpless creature’s space is reversed': (text) => ({
    helplessEnds: !text.helplessEnds,
  }),
  'walls that block sight are used in place of walls that block effects': (text) => ({
    blocking: text.blocking === 'sight' ? 'effect' : 'sight',
  }),
  'differences in height are ignored': () => ({ heights: false }),
  'a step into a narrow place costs as little as any other step': () => ({ squeezeFactor: 1 }),
  'a step out of a narrow place costs double': () => ({ leavingFactor: 2 }),
  'a creature can squeeze through a gap of a third of its width': () => ({
    leastWidth: (space) => Math.ceil(space / 3),
  }),
  'a creature cannot squeeze through a gap of half its width': () => ({
    leastWidth: (space) => Math.floor(space / 2) + 1,
  }),
  'walls do not make a place narrow': () => ({ wallsNarrow: false }),
  'a creature may cross a wall that runs lengthwise through its own space': () => ({
    keepsSide: false,
  }),
  'a creature that squeezes through a narrow place fills its whole space': () => ({
    fillsLane: false,
  }),
  'squeezing reduces neither attacks nor armor class': (text) => ({
    squeezePenalty: text.squeezePenalty === 0 ? -4 : 0,
  }),
  'the rule whether friends stop a charge is reversed': (text) => ({
    chargeBars: text.chargeBars === 'friends' ? 'nobody' : 'friends',
  }),
  'a charge is stopped by the wrong squares beside its path': (text) => ({
    chargeBand: !text.chargeBand,
  }),
  'a charge may change direction': () => ({ chargeStraight: false }),
  'a charge may be one square long': () => ({ chargeLeast: 1 }),
  'a charge may end at any square from which the creature can strike': () => ({
    chargeNearest: false,
  }),
  'a creature may charge a foe that it does not see': () => ({ chargeSees: false }),
  'the rule whether a charge must end at a free place is reversed': (text) => ({
    endsFree: !text.endsFree,
  }),
  'the rule whether a run may change direction is reversed': (text) => ({
    runStraight: !text.runStraight,
  }),
  'a running creature moves three times its speed': () => ({ runFactor: 3 }),
  'a creature may run over difficult ground': () => ({ levelOnly: false }),
  'prone creatures may walk': () => ({ crawls: false }),
  'blinded creatures may run, charge and withdraw': () => ({ blindHeld: false }),
  'tired creatures may run and charge': () => ({ tiredHeld: false }),
  'frightened creatures may charge': () => ({ fearHeld: false }),
  'the rule whether one action is enough to withdraw is reversed': (text) => ({
    withdrawsInOne: !text.withdrawsInOne,
  }),
  'a creature that must move straight may turn back': () => ({ mayGoBack: true }),
  'one action is enough for a double move': () => ({ oneActionHeld: false }),
  'a creature may use spent actions again': () => ({ spentHeld: false }),
  'another movement is allowed after a five-foot step': () => ({ stepEnds: false }),
  'a five-foot step is allowed after any movement': () => ({ stepOnce: false }),
  'every creature may move in another creature’s turn': () => ({ ownTurn: false }),
  'a rider keeps its own space': () => ({ mountSpace: false }),
  'mount and rider block each other': () => ({ ridesAlong: false }),
  'a rider is never attacked when its mount moves': () => ({ strikesEither: false }),
  'the rule whether a mount must be larger than its rider is reversed': (text) => ({
    mountLarger: text.mountLarger === 1 ? -Infinity : 1,
  }),
  'creatures without a swim or climb speed swim and climb at half their land speed': () => ({
    unlisted: 2,
  }),
  'flyers, swimmers and climbers may take five-foot steps, withdraw and crawl as walkers do':
    () => ({ waysBar: false }),
  'the rule for which creatures may climb faster is reversed': (text) => ({
    hurriesUnlisted: !text.hurriesUnlisted,
  }),
  'the rule whether tumbling costs double is reversed': (text) => ({
    tumbleFactor: 3 - text.tumbleFactor,
  }),
  'creatures untrained in Tumble may tumble': () => ({ tumbleTrained: false }),
  'the rule whether armor and load prevent tumbling is reversed': (text) => ({
    tumbleUnslowed: !text.tumbleUnslowed,
  }),
  'the rule whether water gives cover from attackers on land is reversed': (text) => ({
    coversSwimmers: !text.coversSwimmers,
  }),
  'every flyer may take a five-foot step in the air': () => ({ stepsAloft: true }),
  'the rule whether fog doubles the cost of a square is reversed': (text) => ({
    hampersInFog: !text.hampersInFog,
  }),
};

/** Errors in rules that only pf1 has; they are found on boards of pf1. */
const PF1_MUTANTS: typeof MUTANTS = {
  'a colossal creature fills five squares on a side': () => ({
    space: [1, 1, 1, 1, 1, 2, 3, 4, 5],
  }),
  'creatures in a grapple threaten no squares': () => ({ grappledThreatens: false }),
  'creatures in a grapple may use two-handed weapons': () => ({ grappledTwoHanded: true }),
  'a flat-footed creature with uncanny dodge makes no opportunity attacks': () => ({
    dodgesAlert: false,
  }),
  'every creature can be flanked': () => ({ neverFlanked: [] }),
  'a target next to a large attacker has cover as from any other attacker': () => ({
    rangedFrom: Infinity,
  }),
  'the rule whether partial cover prevents an opportunity attack is reversed': (text) => ({
    bars: (degree) => degree !== 'none' && (degree !== 'limited' || !text.bars('limited')),
  }),
  'blinded creatures move at half speed': () => ({ blindSlow: true }),
  'darkness does not double the cost of a square': () => ({ hampersInDark: false }),
  'heavy armor does not shorten a run': () => ({ heavyRun: 0 }),
  'a run may change direction': () => ({ runStraight: false }),
  'only friends stop a charge': () => ({ chargeBars: 'friends' }),
  'sleeping creatures stop a charge': () => ({ chargeBars: 'anybody' }),
  'a paralyzed creature’s space costs no more than an empty square': () => ({ paralyzedFactor: 1 }),
  'a five-foot step may enter difficult ground': () => ({ stepBarred: 'never' }),
  'fog prevents a five-foot step': () => ({ stepBarred: 'hampered' }),
  'creatures of speed 5 feet or less may take a five-foot step': () => ({ stepLeast: 0 }),
  'crawling provokes no attack from a foe that threatens only the entered square': () => ({
    crawlProvokesThere: false,
  }),
  'entering the space of a creature of another size provokes no attack': () => ({
    enteringSizes: Infinity,
  }),
  'flyers with poor maneuverability may not take a five-foot step': () => ({ stepsAloft: false }),
};

/** A question with its plain answer, and the entries of the rules table that the answer reads. */
interface Answered {
  readonly ask: Ask;
  readonly plain: string;
  readonly reads: ReadonlySet<PropertyKey>;
}

/** A board with its questions, answered with the correct rules. Every mutant uses the same boards. */
interface Known {
  readonly scene: Scene;
  readonly right: Text;
  readonly answered: readonly Answered[];
}

const known: Record<string, (Known | undefined)[]> = {};

function answered(scene: Scene, ask: Ask, right: Text): Answered {
  const reads = new Set<PropertyKey>();
  const watched = new Proxy(right, {
    get(text, key) {
      reads.add(key);
      return Reflect.get(text, key) as unknown;
    },
  });
  return { ask, plain: JSON.stringify(naiveAnswer(scene, ask, watched)), reads };
}

/** @param only the ruleset of the board; if absent, any ruleset except pf1 */
function boardKnown(seed: number, only?: string): Known {
  const list = (known[only ?? ''] ??= []);
  let found = list[seed];
  if (found === undefined) {
    const { scene, asks } = pacedBoard(seed, boardOf(seed, only));
    const right = textOf(scene);
    list[seed] = found = { scene, right, answered: asks.map((ask) => answered(scene, ask, right)) };
  }
  return found;
}

function findsOut(name: string, mutation: (text: Text) => Partial<Text>, only?: string): void {
  for (const seed of seedsFor(name, WITHIN)) {
    const { scene, right, answered: list } = boardKnown(seed, only);
    const changes = mutation(right);
    const wrong = { ...right, ...changes };
    const changed = Object.keys(changes);
    // An answer that reads no changed entry is the same with the error.
    const asked = list.find(
      ({ ask, plain, reads }) =>
        changed.some((key) => reads.has(key)) &&
        JSON.stringify(naiveAnswer(scene, ask, wrong)) !== plain,
    );
    const [difference] = asked === undefined ? [] : differences(scene, [asked.ask], wrong);
    if (difference === undefined) continue;
    const small = shrunk(difference, wrong);
    expect(differences(small.scene, [small.ask])).toEqual([]);
    expect(small.scene.creatures.length).toBeLessThanOrEqual(4);
    const line: unknown = JSON.parse(told(seed, small).split('\n').at(-1)!);
    expect(line).toMatchObject({ id: seed, ask: { ask: small.ask.ask } });
    expect(parseScene(small.scene).ok).toBe(true);
    sayFound(name, seed);
    return;
  }
  expect.fail(`not found within ${WITHIN} boards`);
}

describe('the comparison finds a deliberate error', () => {
  it.each(Object.entries(MUTANTS))(
    'comparing the rules engine with a deliberately wrong second implementation finds the error “%s”',
    (name, mutation) => findsOut(name, mutation),
  );
});

describe('the comparison finds a deliberate error in pf1', () => {
  it.each(Object.entries(PF1_MUTANTS))(
    'under Pathfinder 1e, comparing the rules engine with a deliberately wrong second ' +
      'implementation finds the error “%s”',
    (name, mutation) => findsOut(name, mutation, 'pf1'),
  );
});
