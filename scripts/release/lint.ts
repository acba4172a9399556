/**
 * Runs Mozilla's own linter on the Firefox package, which must give no error, warning or notice. It
 * needs no network.
 */
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from './packages.ts';
import { run } from './run.ts';

const Message = z.object({
  code: z.string(),
  message: z.string(),
  file: z.string().nullish(),
  line: z.number().nullish(),
});
const Report = z.object({
  errors: z.array(Message),
  warnings: z.array(Message),
  notices: z.array(Message),
});

/**
 * @param folder the folder with the unpacked package
 * @returns one sentence for each fault
 */
export async function lint(folder: string): Promise<readonly string[]> {
  const tool = join(ROOT, 'node_modules/web-ext/bin/web-ext.js');
  const { out, all } = await run(
    [
      tool,
      'lint',
      '--source-dir',
      folder,
      '--output',
      'json',
      '--no-config-discovery',
      '--no-input',
    ],
    ROOT,
    600,
    { NO_UPDATE_NOTIFIER: '1' },
  );
  return messagesOf(out) ?? [`the linter did not answer: ${all.slice(-500)}`];
}

/**
 * @param output the output of `web-ext lint --output json`
 * @returns one sentence for each message; null if the output is not a report
 */
export function messagesOf(output: string): readonly string[] | null {
  try {
    const report = Report.parse(JSON.parse(output));
    return (['errors', 'warnings', 'notices'] as const).flatMap((kind) =>
      report[kind].map(
        ({ code, message, file, line }) =>
          `${kind.slice(0, -1)} ` +
          `${code}${file == null ? '' : ` in ${file}${line == null ? '' : `:${line}`}`}: ` +
          `${message}`,
      ),
    );
  } catch {
    return null;
  }
}
