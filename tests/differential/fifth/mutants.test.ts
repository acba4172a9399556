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
  'a Reach weapon adds nothing': [['threat'], () => ({ weaponAdds: 0 })],
  'a quarter of a square is enough for an area': [['area'], () => ({ areaShare: 0.25 })],
  'one size of difference is enough to pass a creature': [['move'], () => ({ sizesApart: 1 })],
  'whether the Incapacitated and the Tiny may be passed is inverted': [
    ['move', 'reachable'],
    (text) => ({ passesHelpless: !text.passesHelpless }),
  ],
  'whether strangers may be passed is inverted': [
    ['move', 'reachable'],
    (text) => ({ strangersPass: !text.strangersPass }),
  ],
  'whether the spaces of allies slow is inverted': [
    ['move'],
    (text) => ({ everySpaceSlows: !text.everySpaceSlows }),
  ],
  'a narrow place is difficult terrain, or costs one more': [
    ['move', 'reachable'],
    (text) => ({ narrowIsDifficult: !text.narrowIsDifficult }),
  ],
  'crawling costs nothing': [['move'], () => ({ crawlExtra: 0 })],
  'swimming and climbing cost nothing': [['move'], () => ({ swimExtra: 0 })],
  'dragging costs one more, or nothing': [
    ['move', 'reachable'],
    (text) => ({ dragExtra: 1 - text.dragExtra }),
  ],
  'whether dragging halves the speed is inverted': [
    ['move'],
    (text) => ({ dragHalves: !text.dragHalves }),
  ],
  'whether slopes slow is inverted': [['move'], (text) => ({ slopeSlows: !text.slopeSlows })],
  'whether the stunned may move is inverted': [
    ['move'],
    (text) => ({ stunnedMove: !text.stunnedMove }),
  ],
  'leaving a square within reach provokes': [['move'], () => ({ leavesReach: false })],
  'unseen creatures that leave provoke attacks': [['move'], () => ({ needsSight: false })],
  'darkvision sees nothing in darkness': [['sees'], () => ({ darkvisionDark: false })],
  'fog between two creatures hides neither': [['sees'], () => ({ fogBlocks: false })],
  'lying down helps at any distance': [['attempt'], () => ({ proneNear: false })],
  'an enemy beside an archer gives no disadvantage': [['attempt'], () => ({ closeCombat: false })],
  'hits on sleepers are critical from 10 feet': [['attempt'], () => ({ criticalNear: 2 })],
  'a tenth of the target behind cover is half cover': [['cover'], () => ({ halfFrom: 0.1 })],
  'creatures give no cover': [['cover'], () => ({ creaturesCover: false })],
  'whether the agile provoke is inverted': [['move'], (text) => ({ agile: !text.agile })],
  'whether the rider may be struck is inverted': [
    ['move'],
    (text) => ({ riderToo: !text.riderToo }),
  ],
  'the surprised do not react, or do': [
    ['move'],
    (text) => ({ surprisedHeld: !text.surprisedHeld }),
  ],
  'the Incapacitated react': [['threat', 'move'], () => ({ incapacitatedReact: true })],
  'everybody has two Reactions': [['move'], () => ({ reactions: 2 })],
  'getting up takes a quarter of the Speed': [['move'], () => ({ half: 0.25 })],
  'a Dash gives nothing': [['move'], () => ({ dashes: 0 })],
  'diagonals may cut solid corners': [['move'], () => ({ cornersBar: false })],
  'a big creature pays also for squares that it already fills': [
    ['move'],
    () => ({ worstSquare: false }),
  ],
  'whether the grappled attack others freely is inverted': [
    ['attempt'],
    (text) => ({ grappledAttack: !text.grappledAttack }),
  ],
  'heavy weapons go by size, or by ability': [
    ['attempt'],
    (text) => ({ heavyBySize: !text.heavyBySize }),
  ],
  'whether squeezing matters to attacks is inverted': [
    ['attempt'],
    (text) => ({ squeezedEdge: !text.squeezedEdge }),
  ],
  'whether a lance is worse beside its wielder is inverted': [
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
    'under D&D 5e, the comparison with a second implementation finds the deliberate error “%s”',
    (name, [kinds, change]) => {
      const seed = noticed(name, kinds, change);
      sayFound(name, seed);
      expect(seed).toBeDefined();
    },
    600_000,
  );
});
