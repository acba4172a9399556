/**
 * Tests that the comparison can fail: plain rules with one deliberate error differ from the engine
 * within a few thousand boards, and the reported scene is small.
 */
import { describe, expect, it } from 'vitest';
import { boardOf, type Board } from './boards.ts';
import { differences, engineAnswers, naiveAnswer } from './compare.ts';
import { textOf, type Text } from './naive/texts.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { shrunk, told } from './shrink.ts';

const WITHIN = 6000;

const MUTANTS: Readonly<Record<string, (text: Text) => Partial<Text>>> = {
  'every diagonal costs one': () => ({ secondDiagonal: 1 }),
  'a diagonal in difficult ground costs four': () => ({ roughDiagonal: 4 }),
  'corners are cut': () => ({ cornersBar: false }),
  'reach two leaves out the far corners': (text) => ({
    corner: text.corner === 'strict' ? 'all' : 'strict',
  }),
  'the long reach as far as the tall': (text) => ({ long: text.tall }),
  'corners belong to no side of a flanked space': () => ({ cornersBelong: false }),
  'an adjacent target is covered by all lines only, or by any': (text) => ({
    adjacent:
      text.adjacent === 'any-line'
        ? 'all-lines'
        : text.adjacent === 'all-lines'
          ? 'any-line'
          : 'degrees',
  }),
  'low obstacles: the other one wins the tie': (text) => ({
    low: (defender, attacker) =>
      attacker === defender
        ? !text.low(defender, attacker) && defender <= 6
        : text.low(defender, attacker),
  }),
  'low obstacles cover from anywhere': () => ({ low: () => true }),
  'a whole big target is aimed at, or one square of it': (text) => ({
    target: text.target === 'space' ? 'square' : 'space',
  }),
  'creatures cover in melee, or do not': (text) => ({ softMelee: !text.softMelee }),
  'the helpless cover, or do not': (text) => ({ softHelpless: !text.softHelpless }),
  'cover bars no opportunity': () => ({ bars: (degree) => degree === 'total' }),
  'two sizes apart are enough to pass': () => ({ sizesApart: 2 }),
  'one stops among the helpless, or does not': (text) => ({ helplessEnds: !text.helplessEnds }),
  'sight blocks where effect should': (text) => ({
    blocking: text.blocking === 'sight' ? 'effect' : 'sight',
  }),
  'who stands higher stands as near, and in the way': () => ({ heights: false }),
  'a narrow place costs no more': () => ({ squeezeFactor: 1 }),
  'a step out of a narrow place counts double': () => ({ leavingFactor: 2 }),
  'a third of its width is enough to squeeze': () => ({
    leastWidth: (space) => Math.ceil(space / 3),
  }),
  'more than half its width is needed to squeeze': () => ({
    leastWidth: (space) => Math.floor(space / 2) + 1,
  }),
  'walls narrow nothing': () => ({ wallsNarrow: false }),
  'a wall lengthwise through a space is crossed within it': () => ({ keepsSide: false }),
  'in a narrow place a creature fills its whole space': () => ({ fillsLane: false }),
  'squeezing takes nothing from attacks and armor': (text) => ({
    squeezePenalty: text.squeezePenalty === 0 ? -4 : 0,
  }),
  'friends bar a charge, or do not': (text) => ({
    chargeBars: text.chargeBars === 'friends' ? 'nobody' : 'friends',
  }),
  'a charge bends': () => ({ chargeStraight: false }),
  'one square is enough for a charge': () => ({ chargeLeast: 1 }),
  'a charge goes to any place to strike from': () => ({ chargeNearest: false }),
  'a charge goes at a foe unseen': () => ({ chargeSees: false }),
  'a charge passes over occupied places, or does not': (text) => ({ endsFree: !text.endsFree }),
  'a run bends, or does not': (text) => ({ runStraight: !text.runStraight }),
  'a run is three times the speed': () => ({ runFactor: 3 }),
  'difficult ground bars no run': () => ({ levelOnly: false }),
  'the prone walk': () => ({ crawls: false }),
  'the blinded run, charge and withdraw': () => ({ blindHeld: false }),
  'the tired run and charge': () => ({ tiredHeld: false }),
  'the afraid charge': () => ({ fearHeld: false }),
  'one action is enough to withdraw, or is not': (text) => ({
    withdrawsInOne: !text.withdrawsInOne,
  }),
  'a straight path goes back': () => ({ mayGoBack: true }),
  'one action alone is enough for a double move': () => ({ oneActionHeld: false }),
  'actions spent are there again': () => ({ spentHeld: false }),
  'a movement follows a five-foot step': () => ({ stepEnds: false }),
  'a five-foot step follows any movement': () => ({ stepOnce: false }),
  'anybody moves in another creature’s turn': () => ({ ownTurn: false }),
  'a rider keeps its own space': () => ({ mountSpace: false }),
  'mount and rider are in each other’s way': () => ({ ridesAlong: false }),
  'a rider is never struck when its mount moves': () => ({ strikesEither: false }),
  'a mount needs, or does not need, to be larger than its rider': (text) => ({
    mountLarger: text.mountLarger === 1 ? -Infinity : 1,
  }),
  'every flyer takes a five-foot step in the air': () => ({ stepsAloft: true }),
  'fog hampers, or does not': (text) => ({ hampersInFog: !text.hampersInFog }),
};

/** Errors in what pf1 alone decides; its own boards find them. */
const PF1_MUTANTS: typeof MUTANTS = {
  'a colossal creature fills five squares on a side': () => ({
    space: [1, 1, 1, 1, 1, 2, 3, 4, 5],
  }),
  'those in a grapple threaten nothing': () => ({ grappledThreatens: false }),
  'two hands are free in a grapple': () => ({ grappledTwoHanded: true }),
  'uncanny dodge is not enough to strike while flat-footed': () => ({ dodgesAlert: false }),
  'anybody can be flanked': () => ({ neverFlanked: [] }),
  'a big attacker finds cover next to it as others do': () => ({ rangedFrom: Infinity }),
  'partial cover bars no opportunity, or always does': (text) => ({
    bars: (degree) => degree !== 'none' && (degree !== 'limited' || !text.bars('limited')),
  }),
  'the blinded move at half speed': () => ({ blindSlow: true }),
  'darkness hampers nobody': () => ({ hampersInDark: false }),
  'heavy armor takes nothing from a run': () => ({ heavyRun: 0 }),
  'a run bends': () => ({ runStraight: false }),
  'friends alone bar a charge': () => ({ chargeBars: 'friends' }),
  'sleepers bar a charge': () => ({ chargeBars: 'anybody' }),
  'the paralyzed are passed at the usual cost': () => ({ paralyzedFactor: 1 }),
  'a five-foot step goes into difficult ground': () => ({ stepBarred: 'never' }),
  'fog bars a five-foot step': () => ({ stepBarred: 'hampered' }),
  'the slowest take a five-foot step': () => ({ stepLeast: 0 }),
  'crawling provokes nobody ahead': () => ({ crawlProvokesThere: false }),
  'nobody strikes a creature of another size that enters': () => ({ enteringSizes: Infinity }),
  'poor flyers take no five-foot step': () => ({ stepsAloft: false }),
};

/**
 * A board with its questions, the correct text, and the engine's answers: the same for every
 * mutant.
 */
interface Known extends Board {
  readonly right: Text;
  readonly engine: readonly string[];
}

const known: Record<string, (Known | undefined)[]> = {};

/** @param only the ruleset of the board; absent: any but pf1 */
function boardKnown(seed: number, only?: string): Known {
  const list = (known[only ?? ''] ??= []);
  let found = list[seed];
  if (found === undefined) {
    const { scene, asks } = boardOf(seed, only);
    const engine =
      asks.length === 0 ? [] : engineAnswers(scene, asks).map((answer) => JSON.stringify(answer));
    list[seed] = found = { scene, asks, right: textOf(scene), engine };
  }
  return found;
}

function findsOut(mutation: (text: Text) => Partial<Text>, only?: string): void {
  for (let seed = 0; seed < WITHIN; seed++) {
    const { scene, asks, right, engine } = boardKnown(seed, only);
    const wrong = { ...right, ...mutation(right) };
    const ask = asks.find((one, i) => JSON.stringify(naiveAnswer(scene, one, wrong)) !== engine[i]);
    if (ask === undefined) continue;
    const small = shrunk(differences(scene, [ask], wrong)[0]!, wrong);
    expect(differences(small.scene, [small.ask])).toEqual([]);
    expect(small.scene.creatures.length).toBeLessThanOrEqual(4);
    const line: unknown = JSON.parse(told(seed, small).split('\n').at(-1)!);
    expect(line).toMatchObject({ id: seed, ask: { ask: small.ask.ask } });
    expect(parseScene(small.scene).ok).toBe(true);
    return;
  }
  expect.fail(`not found within ${WITHIN} boards`);
}

describe('a wrong rule is found out', () => {
  it.each(Object.entries(MUTANTS))('%s', (_name, mutation) => findsOut(mutation));
});

describe('a wrong rule of pf1 is found out', () => {
  it.each(Object.entries(PF1_MUTANTS))('%s', (_name, mutation) => findsOut(mutation, 'pf1'));
});
