/** Suggests known words for a mistyped word. */

/**
 * Edit distance: insertions, deletions, replacements and swaps of neighbors (optimal string
 * alignment).
 */
export function editDistance(a: string, b: string): number {
  let [before, last, row] = [
    [] as number[],
    [] as number[],
    Array.from({ length: b.length + 1 }, (_, i) => i),
  ];
  for (let i = 1; i <= a.length; i++) {
    [before, last, row] = [last, row, [i]];
    for (let k = 1; k <= b.length; k++) {
      const same = a[i - 1] === b[k - 1];
      let least = Math.min(last[k]! + 1, row[k - 1]! + 1, last[k - 1]! + (same ? 0 : 1));
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1])
        least = Math.min(least, before[k - 2]! + 1);
      row[k] = least;
    }
  }
  return row[b.length]!;
}

/** Words longer than any known word are not compared. */
const LONGEST = 60;
/** Maximum number of known words compared: a hostile scene may name thousands of creatures. */
const COMPARED = 2000;
const MOST = 3;

/** Ignores case, spaces and underscores: "Total Defense" equals `total-defence`. */
const plain = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/**
 * The known words nearest to the given one, at most three: few edits away, or the word with a
 * suffix (`dodge`: `dodge-feat`).
 */
function nearest(word: string, known: Iterable<string>): string[] {
  if (word.length > LONGEST) return [];
  const given = plain(word);
  if (given === '') return [];
  const most = Math.floor(given.length / 3);
  // Endings differ more often than beginnings, as in "grappled" and "grappling".
  const begun = given.slice(0, Math.ceil(given.length / 2));
  const near = (each: string, far: number): boolean =>
    far <= most || (most > 0 && far <= most + 1 && each.startsWith(begun));
  const found = [...known]
    .slice(0, COMPARED)
    .filter(
      (each) => Math.abs(each.length - given.length) <= most + 1 || each.startsWith(`${given}-`),
    )
    .map((each) => ({
      each,
      far: each.startsWith(`${given}-`) ? 1 : editDistance(given, plain(each)),
    }))
    .filter(({ each, far }) => near(plain(each), far))
    .sort((a, b) => a.far - b.far || (a.each < b.each ? -1 : 1));
  // Drops words farther away than the nearest ones.
  return found
    .filter(({ far }) => far === found[0]?.far)
    .slice(0, MOST)
    .map(({ each }) => each);
}

/** Builds `: did you mean "stunned"?`, or an empty string if no known word is near. */
export function meant(word: unknown, known: Iterable<string>): string {
  const near =
    typeof word === 'string' ? nearest(word, known).map((each) => JSON.stringify(each)) : [];
  const last = near.pop();
  return last === undefined
    ? ''
    : `: did you mean ${near.length > 0 ? `${near.join(', ')} or ` : ''}${last}?`;
}
