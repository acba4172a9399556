/** Each question put to a host stands in a try of its own: one that breaks costs itself alone and is named. In the page's world. */

/** Names of facts that could not be read, since the set was last emptied. */
export const broken = new Set<string>();

export function ask<T>(name: string, question: () => T): T | undefined {
  try {
    return question();
  } catch {
    broken.add(name);
    return undefined;
  }
}
