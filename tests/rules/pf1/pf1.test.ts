/** The cases of the ledger `pf1` that a board decides, and ours beyond them. */
import { run } from '../run.ts';
import type { Chapter } from '../cases.ts';

run(
  import.meta.glob<Chapter>(['./*.ts', '!./*.test.ts', '!./not-judged*.ts'], {
    eager: true,
    import: 'default',
  }),
);
