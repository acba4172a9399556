/**
 * Tests that the comparison of the fifth edition can fail. Plain rules with one deliberate error
 * must differ from the engine within some thousand boards, which count only for the questions that it changes.
 */
import { describe, expect, it } from 'vitest';
import { sayFound, seedsFor } from '../found.ts';
import { fifthBoard, type Ask, type Board } from './boards.ts';
import { differences, plainAnswer } from './compare.ts';
import { textOf, type Scene, type Text } from './table.ts';

const WITHIN = 4000;

/** The questions whose answers an error changes. */
type Kinds = readonly Ask['ask'][];

const MUTANTS: Readonly<Record<string, readonly [Kinds, (text: Text) => Partial<Text>]>> = {
  'a weapon with the Reach property does not extend the reach': [
    ['threat'],
    () => ({ weaponAdds: 0 }),
  ],
  'an area affects a square if it covers a quarter of the square': [
    ['area'],
    () => ({ areaShare: 0.25 }),
  ],
  'a creature may pass through the space of a creature one size larger or smaller': [
    ['move'],
    () => ({ sizesApart: 1 }),
  ],
  'the rule whether Incapacitated and Tiny creatures may be passed is reversed': [
    ['move', 'reachable'],
    (text) => ({ passesHelpless: !text.passesHelpless }),
  ],
  'the rule whether neutral creatures may be passed is reversed': [
    ['move', 'reachable'],
    (text) => ({ strangersPass: !text.strangersPass }),
  ],
  'the rule whether an ally’s space slows movement is reversed': [
    ['move'],
    (text) => ({ everySpaceSlows: !text.everySpaceSlows }),
  ],
  'the extra cost of squeezing through a narrow place is wrong': [
    ['move', 'reachable'],
    (text) => ({ narrowIsDifficult: !text.narrowIsDifficult }),
  ],
  'crawling costs no extra movement': [['move'], () => ({ crawlExtra: 0 })],
  'swimming and climbing cost no extra movement': [['move'], () => ({ swimExtra: 0 })],
  'the extra cost of dragging a grappled creature is wrong': [
    ['move', 'reachable'],
    (text) => ({ dragExtra: 1 - text.dragExtra }),
  ],
  'the rule whether dragging a grappled creature halves the speed is reversed': [
    ['move'],
    (text) => ({ dragHalves: !text.dragHalves }),
  ],
  'the rule whether slopes slow movement is reversed': [
    ['move'],
    (text) => ({ slopeSlows: !text.slopeSlows }),
  ],
  'the rule whether stunned creatures may move is reversed': [
    ['move'],
    (text) => ({ stunnedMove: !text.stunnedMove }),
  ],
  'a move between two squares within a foe’s reach provokes an attack': [
    ['move'],
    () => ({ leavesReach: false }),
  ],
  'a creature that leaves a foe’s reach unseen provokes an attack': [
    ['move'],
    () => ({ needsSight: false }),
  ],
  'a creature with darkvision sees nothing in darkness': [
    ['sees'],
    () => ({ darkvisionDark: false }),
  ],
  'two creatures see each other through fog': [['sees'], () => ({ fogBlocks: false })],
  'a prone target is hard to hit even for an adjacent attacker': [
    ['attempt'],
    () => ({ proneNear: false }),
  ],
  'an archer beside an enemy attacks without disadvantage': [
    ['attempt'],
    () => ({ closeCombat: false }),
  ],
  'hits on sleeping creatures are critical from 10 feet away': [
    ['attempt'],
    () => ({ criticalNear: 2 }),
  ],
  'a target has half cover if one tenth of it is behind an obstacle': [
    ['cover'],
    () => ({ halfFrom: 0.1 }),
  ],
  'a creature between attacker and target gives no cover': [
    ['cover'],
    () => ({ creaturesCover: false }),
  ],
  'the rule whether creatures with the trait Agile provoke attacks is reversed': [
    ['move'],
    (text) => ({ agile: !text.agile }),
  ],
  'the rule whether a mount’s move exposes its rider to attacks is reversed': [
    ['move'],
    (text) => ({ riderToo: !text.riderToo }),
  ],
  'the rule whether surprised creatures may react is reversed': [
    ['move'],
    (text) => ({ surprisedHeld: !text.surprisedHeld }),
  ],
  'Incapacitated creatures may take Reactions': [
    ['threat', 'move'],
    () => ({ incapacitatedReact: true }),
  ],
  'every creature has two Reactions': [['move'], () => ({ reactions: 2 })],
  'standing up costs a quarter of the Speed': [['move'], () => ({ half: 0.25 })],
  'a Dash gives no movement': [['move'], () => ({ dashes: 0 })],
  'diagonals may cut solid corners': [['move'], () => ({ cornersBar: false })],
  'a big creature pays even for squares that it already fills': [
    ['move'],
    () => ({ worstSquare: false }),
  ],
  'the rule whether a grappled creature attacks others with disadvantage is reversed': [
    ['attempt'],
    (text) => ({ grappledAttack: !text.grappledAttack }),
  ],
  'the rule whether the Heavy property depends on size is reversed': [
    ['attempt'],
    (text) => ({ heavyBySize: !text.heavyBySize }),
  ],
  'the rule whether squeezing affects attacks is reversed': [
    ['attempt'],
    (text) => ({ squeezedEdge: !text.squeezedEdge }),
  ],
  'the rule whether a lance has disadvantage against an adjacent target is reversed': [
    ['attempt'],
    (text) => ({ lanceNear: !text.lanceNear }),
  ],
};

const boards = new Map<number, Board>();
function board(seed: number): Board {
  let found = boards.get(seed);
  if (found === undefined) boards.set(seed, (found = fifthBoard(seed)));
  return found;
}
const said = (scene: Scene, ask: Ask, text: Text): string =>
  JSON.stringify(plainAnswer(scene, ask, text));

/** The first board on which the error changes an answer, and the engine gives the other one. */
function noticed(
  name: string,
  kinds: Kinds,
  change: (text: Text) => Partial<Text>,
): number | undefined {
  for (const seed of seedsFor(name, WITHIN)) {
    const { scene, asks: all } = board(seed);
    const asks = all.filter(({ ask }) => kinds.includes(ask));
    const text = textOf(scene);
    const wrong: Text = { ...text, ...change(text) };
    const changed = asks.filter((ask) => said(scene, ask, wrong) !== said(scene, ask, text));
    if (changed.length > 0 && differences(scene, changed, wrong).length > 0) return seed;
  }
  return undefined;
}

describe('the comparison with the second implementation of 5E finds a deliberate error', () => {
  it.each(Object.entries(MUTANTS))(
    'under D&D 5e, comparing the rules engine with a deliberately wrong second ' +
      'implementation finds the error “%s”',
    (name, [kinds, change]) => {
      const seed = noticed(name, kinds, change);
      sayFound(name, seed);
      expect(seed).toBeDefined();
    },
    600_000,
  );
});
