/**
 * Boards on which a deliberate error of the mutants' tests is known to show: the seed for each error
 * that shows on none of the first boards. The tests try this board first, and then all others, so a
 * seed that is no longer right costs only time. With `QUADRETTO_COUNTS=1` the tests print the seeds.
 */
const FOUND: Readonly<Record<string, number>> = {
  'corners belong to no side of a flanked space': 262,
  'an adjacent target needs all lines blocked for cover, or only one': 32,
  'a low obstacle at equal distances counts for the other creature': 30,
  'low obstacles give cover at any distance': 30,
  'whether helpless creatures give cover is inverted': 479,
  'a difference of two sizes is enough to pass a creature': 30,
  'whether a creature may stop in a helpless creature’s space is inverted': 139,
  'obstacles block by sight where they should block by effect': 31,
  'a step out of a narrow place costs double': 22,
  'a third of its width is enough to squeeze': 29,
  'a creature may cross a wall lengthwise inside its own space': 90,
  'in a narrow place a creature fills its whole space': 31,
  'whether friends stop a charge is inverted': 164,
  'only the squares of its path bar a charge, or all in its band': 34,
  'one square is enough for a charge': 52,
  'a charge may target an unseen foe': 1717,
  'whether a charge skips occupied ends is inverted': 164,
  'whether a run may change direction is inverted': 75,
  'difficult ground prevents no run': 22,
  'prone creatures walk': 100,
  'blinded creatures run, charge and withdraw': 203,
  'tired creatures run and charge': 93,
  'frightened creatures charge': 296,
  'whether one action is enough to withdraw is inverted': 70,
  'a straight path may go back': 359,
  'one action is enough for a double move': 70,
  'a movement is allowed after a five-foot step': 286,
  'a five-foot step is allowed after any movement': 453,
  'every creature may move in another creature’s turn': 57,
  'mount and rider block each other': 68,
  'a rider is never attacked when its mount moves': 377,
  'a mount needs, or does not need, to be larger than its rider': 55,
  'every mode is allowed in every way of moving': 75,
  'every creature climbs in a hurry, or only those with a climb speed': 798,
  'the untrained tumble': 424,
  'whether armor and load prevent tumbling is inverted': 78,
  'whether water gives cover from the land is inverted': 135,
  'a colossal creature fills five squares on a side': 33,
  'creatures in a grapple threaten nothing': 35,
  'uncanny dodge does not allow opportunities while flat-footed': 89,
  'every creature can be flanked': 1914,
  'cover of a target next to a large attacker is found as for other attackers': 44,
  'partial cover never prevents an opportunity, or always does': 401,
  'heavy armor does not reduce a run': 77,
  'a run bends': 154,
  'only friends stop a charge': 1683,
  'sleeping creatures stop a charge': 546,
  'fog prevents a five-foot step': 309,
  'the slowest creatures may take a five-foot step': 52,
  'crawling does not provoke a foe that threatens only the entered square': 694,
  'a creature of another size may enter a space without provoking': 219,
  'flyers with poor maneuverability take no five-foot step': 131,
  'a quarter of a square is enough for an area': 21,
  'one size of difference is enough to pass a creature': 355,
  'whether the Incapacitated and the Tiny may be passed is inverted': 128,
  'a narrow place is difficult terrain, or costs one more': 93,
  'swimming and climbing cost nothing': 44,
  'dragging costs one more, or nothing': 75,
  'whether slopes slow is inverted': 51,
  'whether the stunned may move is inverted': 87,
  'darkvision sees nothing in darkness': 156,
  'a tenth of the target behind cover is half cover': 910,
  'whether the agile provoke is inverted': 389,
  'whether the rider may be struck is inverted': 906,
  'the surprised do not react, or do': 392,
  'everybody has two Reactions': 134,
  'getting up takes a quarter of the Speed': 24,
  'diagonals may cut solid corners': 39,
  'a big creature pays also for squares that it already fills': 66,
  'heavy weapons go by size, or by ability': 286,
};

/** Seeds of the boards on which to look for an error, each once. */
export function seedsFor(name: string, within: number): number[] {
  const all = Array.from({ length: within }, (_, seed) => seed);
  const first = FOUND[name];
  return first === undefined ? all : [first, ...all];
}

/** Prints where an error was found, if the counts are asked for. */
export function sayFound(name: string, seed: number | undefined): void {
  if (process.env['QUADRETTO_COUNTS'] !== undefined) console.log(`${name}: ${String(seed)}`);
}
