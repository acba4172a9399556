/**
 * Runs Mozilla's own linter on the Firefox package, which must give no error, warning or notice. It
 * needs no network.
 */
import { z } from 'zod';
import { node } from '../run.mjs';

const none = z.literal(0);
const Clean = z.object({ summary: z.object({ errors: none, warnings: none, notices: none }) });

/**
 * @param folder the folder with the unpacked package
 * @returns the linter's report, unless it is empty
 */
export async function lint(folder: string): Promise<readonly string[]> {
  const { out, output } = await node(
    [
      ...['node_modules/web-ext/bin/web-ext.js', 'lint', '--source-dir', folder],
      ...['--output', 'json', '--pretty', '--no-config-discovery', '--no-input'],
    ],
    { seconds: 600, quiet: true, env: { NO_UPDATE_NOTIFIER: '1' } },
  );
  return isClean(out) ? [] : [`the linter says: ${output.slice(-3000)}`];
}

/** @param output the output of `web-ext lint --output json` */
export function isClean(output: string): boolean {
  try {
    return Clean.safeParse(JSON.parse(output)).success;
  } catch {
    return false;
  }
}
