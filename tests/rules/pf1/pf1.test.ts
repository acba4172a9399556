/** Runs the cases of the ledger `pf1` that a board decides, and additional rows. */
import { run } from '../run.ts';
import type { Chapter } from '../cases.ts';

run(
  import.meta.glob<Chapter>(['./*.ts', '!./*.test.ts', '!./not-judged*.ts'], {
    eager: true,
    import: 'default',
  }),
);
