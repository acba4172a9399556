/** Runs the cases of the ledgers `srd52` and `srd51` that a board decides, and additional rows. */
import { run } from '../run.ts';
import type { Chapter } from '../cases.ts';

run(
  import.meta.glob<Chapter>(
    [
      './*.ts',
      '!./*.test.ts',
      '!./not-judged*.ts',
      '!./boards.ts',
      '!./random.ts',
      '!./turnChecks.ts',
    ],
    { eager: true, import: 'default' },
  ),
);
