/**
 * Recognizes the undo and redo keys: Ctrl Z, and Ctrl Y or Ctrl Shift Z (⌘ on a Mac). Null for any
 * other key.
 */
export function undoOrRedo({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  key,
}: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'y') return 'redo';
  return key.toLowerCase() !== 'z' ? null : shiftKey ? 'redo' : 'undo';
}
