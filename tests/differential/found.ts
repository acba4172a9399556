/**
 * Boards on which a deliberate error of the mutants' tests is known to show: the seed for each error
 * that shows on none of the first boards. The tests try this board first, and then all others, so a
 * seed that is no longer right costs only time. With `QUADRETTO_COUNTS=1` the tests print the seeds.
 */
const FOUND: Readonly<Record<string, number>> = {
  'a line through a corner of a flanked creature’s space counts as crossing neither side': 262,
  'an adjacent target has cover after a wrong number of blocked lines': 32,
  'a low obstacle halfway between two creatures protects the wrong one': 30,
  'low obstacles give cover at any distance': 30,
  'the rule whether helpless creatures give cover is reversed': 479,
  'a creature may pass through the space of a creature two sizes larger or smaller': 30,
  'the rule whether a creature may stop in a helpless creature’s space is reversed': 139,
  'walls that block sight are used in place of walls that block effects': 31,
  'a step out of a narrow place costs double': 22,
  'a creature can squeeze through a gap of a third of its width': 29,
  'a creature may cross a wall that runs lengthwise through its own space': 90,
  'a creature that squeezes through a narrow place fills its whole space': 31,
  'the rule whether friends stop a charge is reversed': 164,
  'the wrong squares beside the path of a charge can stop it': 34,
  'a charge may be one square long': 52,
  'a creature may charge a foe that it does not see': 1717,
  'the rule whether a charge must end at a free place is reversed': 164,
  'the rule whether a run may change direction is reversed': 75,
  'a creature may run over difficult ground': 22,
  'prone creatures may walk': 100,
  'blinded creatures may run, charge and withdraw': 203,
  'tired creatures may run and charge': 93,
  'frightened creatures may charge': 296,
  'the rule whether one action is enough to withdraw is reversed': 70,
  'a creature that must move straight may turn back': 359,
  'one action is enough for a double move': 70,
  'another movement is allowed after a five-foot step': 286,
  'a five-foot step is allowed after any movement': 453,
  'every creature may move in another creature’s turn': 57,
  'mount and rider block each other': 68,
  'a rider is never attacked when its mount moves': 377,
  'the rule whether a mount must be larger than its rider is reversed': 55,
  'flyers, swimmers and climbers may take five-foot steps, withdraw and crawl as walkers do': 75,
  'the rule for which creatures may climb faster is reversed': 798,
  'creatures untrained in Tumble may tumble': 424,
  'the rule whether armor and load prevent tumbling is reversed': 78,
  'the rule whether water gives cover from attackers on land is reversed': 135,
  'a colossal creature fills five squares on a side': 33,
  'creatures in a grapple threaten no squares': 35,
  'a flat-footed creature with uncanny dodge makes no opportunity attacks': 89,
  'every creature can be flanked': 1914,
  'a target next to a large attacker has cover as from any other attacker': 44,
  'the rule whether partial cover prevents an opportunity attack is reversed': 401,
  'heavy armor does not shorten a run': 77,
  'a run may change direction': 154,
  'only friends stop a charge': 1683,
  'sleeping creatures stop a charge': 546,
  'fog prevents a five-foot step': 309,
  'creatures of speed 5 feet or less may take a five-foot step': 52,
  'crawling provokes no attack from a foe that threatens only the entered square': 694,
  'entering the space of a creature of another size provokes no attack': 219,
  'flyers with poor maneuverability may not take a five-foot step': 131,
  'an area affects a square if it covers a quarter of the square': 21,
  'a creature may pass through the space of a creature one size larger or smaller': 355,
  'the rule whether Incapacitated and Tiny creatures may be passed is reversed': 128,
  'the extra cost of squeezing through a narrow place is wrong': 93,
  'swimming and climbing cost no extra movement': 44,
  'the extra cost of dragging a grappled creature is wrong': 75,
  'the rule whether slopes slow movement is reversed': 51,
  'the rule whether stunned creatures may move is reversed': 87,
  'a creature with darkvision sees nothing in darkness': 156,
  'a target has half cover if one tenth of it is behind an obstacle': 910,
  'the rule whether creatures with the trait Agile provoke attacks is reversed': 389,
  'the rule whether a mount’s move exposes its rider to attacks is reversed': 906,
  'the rule whether surprised creatures may react is reversed': 392,
  'every creature has two Reactions': 134,
  'standing up costs a quarter of the Speed': 24,
  'diagonals may cut solid corners': 39,
  'a big creature pays even for squares that it already fills': 66,
  'the rule whether the Heavy property depends on size is reversed': 286,
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
