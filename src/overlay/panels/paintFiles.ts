/** Painted maps out of the browser and into it, as files that the user keeps. */
import {
  alikeCells,
  MOST_BYTES,
  paintDocument,
  paintGrid,
  readPaint,
} from '../../amendments/paint-file.ts';
import { paintingOf } from '../../state/painting.ts';
import type { Store } from '../../state/store.ts';
import { say } from '../../text/index.ts';
import { giveFile } from './giveFile.ts';

/** Gives the user a file of what is painted on this map. */
export function exportPaint(store: Store): void {
  const grid = store.scene.peek()?.grid;
  if (grid === undefined) return;
  const name = document.title.trim().slice(0, 100);
  const painted = paintingOf(store).judged.peek();
  const text = JSON.stringify(paintDocument(painted, { name, grid: paintGrid(grid) }), null, 1);
  giveFile(name === '' ? 'map' : name, '', 'application/json', `${text}\n`);
}

function parsed(text: string): ReturnType<typeof readPaint> {
  try {
    return readPaint(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Puts what a file holds in place of what is painted, as one step that can be undone. Answers with
 * what to tell the user. Never rejects.
 */
export async function importPaint(
  store: Store,
  file: Pick<File, 'name' | 'size' | 'text'>,
): Promise<string> {
  const item = file.name;
  if (file.size > MOST_BYTES) return say('paint.import.big', { item });
  const painting = paintingOf(store);
  const map = store.ground.peek();
  const read = parsed(await file.text().catch(() => ''));
  const grid = store.scene.peek()?.grid;
  // Another map may have come while the file was read.
  if (
    read === null ||
    grid === undefined ||
    painting.map.peek() !== map ||
    store.ground.peek() !== map
  )
    return say('paint.import.other', { item });
  if (!alikeCells(read.grid, paintGrid(grid))) return say('paint.import.cells', { item });
  painting.replace(read.paint);
  const n = read.paint.size;
  const { columns, rows } = read.grid;
  if (columns === grid.columns && rows === grid.rows) return say('paint.imported', { n, item });
  return say('paint.imported.size', {
    n,
    item,
    theirs: `${columns} × ${rows}`,
    ours: `${grid.columns} × ${grid.rows}`,
  });
}
