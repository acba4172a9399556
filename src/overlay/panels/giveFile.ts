/** Saves a file for the user. */

const ENDINGS = { 'application/json': 'json', 'text/plain': 'txt' } as const;

/**
 * Saves a file and returns its name. @param of title of the contents, which becomes part of the
 * name @param kind further part of the name
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
