/** Sorts numbers in typed arrays. */

/** Maximum count of numbers for which insertion sort is faster. */
const FEW = 32;

/** Sorts the first `count` numbers in place, in ascending order. */
export function sortFirst(numbers: Int32Array, count: number): void {
  if (count > FEW) {
    numbers.subarray(0, count).sort();
    return;
  }
  for (let k = 1; k < count; k++) {
    const number = numbers[k]!;
    let i = k;
    for (; i > 0 && numbers[i - 1]! > number; i--) numbers[i] = numbers[i - 1]!;
    numbers[i] = number;
  }
}
