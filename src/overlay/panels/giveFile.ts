/** Saves a file for the user. */

const ENDINGS = { 'application/json': 'json', 'text/plain': 'txt' } as const;

/**
 * @param of what it is of: a title, from which its name is made;
 * @param kind what stands in its name besides, or where it has no title; gives the name
 */
export function giveFile(
  of: string,
  kind: string,
  type: keyof typeof ENDINGS,
  text: string,
): string {
  const url = URL.createObjectURL(
    new Blob([text], { type: type === 'text/plain' ? 'text/plain;charset=utf-8' : type }),
  );
  const link = document.createElement('a');
  link.href = url;
  const plain = of
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  // The practice table's title begins with our name.
  link.download = `quadretto-${[plain.replace(/^quadretto-/, ''), kind].filter(Boolean).join('-')}.${ENDINGS[type]}`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return link.download;
}
