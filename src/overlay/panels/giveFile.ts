/** Saves a file to the user's downloads. */

const ENDINGS = { 'application/json': 'json', 'text/plain': 'txt' } as const;

/**
 * Saves a text file and returns its name.
 * @param of title of the contents, the first part of the file name
 * @param kind second part of the file name
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
  // The title of the practice table already begins with the product's name.
  link.download = `quadretto-${[plain.replace(/^quadretto-/, ''), kind].filter(Boolean).join('-')}.${ENDINGS[type]}`;
  link.click();
  // After this delay the browser has begun to read the file, so the URL may be revoked.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return link.download;
}
