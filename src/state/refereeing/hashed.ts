/** The FNV-1a hash, 32 bits. */
function fnv(codes: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const code of codes) hash = Math.imul(hash ^ code, 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * A short hash of plain data as text. Computed forward and backward, so that 64 bits distinguish
 * the values. Not for data that somebody else chooses: such a text can be made to have a given hash.
 * It names facts that this client observes itself, and notes that a game master writes.
 */
export function hashed(...data: readonly unknown[]): string {
  const text = JSON.stringify(data);
  const codes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return `${fnv(codes)}-${fnv(codes.reverse())}`;
}
