/**
 * Cases with their titles in front of them: of a field of an object, the test runner prints only 40
 * characters.
 */
export const titled = <T extends { readonly says: string }>(
  cases: readonly T[],
): (readonly [says: string, each: T])[] => cases.map((each) => [each.says, each]);
