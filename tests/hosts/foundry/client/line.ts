/**
 * The line to the server. What this client asks for comes back to it as to everybody else at the
 * table; a page that sits alone is its own server, 15 ms away.
 */
import type { Did, Op } from '../world/ops.ts';

const TRIP_MS = 15;
const table = new URL(location.href).searchParams.get('table');
const waiting = new Map<string, () => void>();
let hear: (did: Did) => void = () => undefined;
let asked = 0;

/** Hears what is done from now on; `since` is how much of it the world already holds. */
export function openLine(since: number, listener: (did: Did) => void): void {
  hear = listener;
  if (table === null) return;
  const events = new EventSource(`line?table=${encodeURIComponent(table)}&since=${since}`);
  events.onmessage = ({ data }) => arrived(JSON.parse(String(data)) as Did);
}

function arrived(did: Did): void {
  hear(did);
  waiting.get(did.mark)?.();
  waiting.delete(did.mark);
}

/** Asks the server, in somebody's name; done when it has come back and every hook here has run. */
export async function ask(op: Op, user: string = game.user.id): Promise<void> {
  const mark = `${game.user.id}-${performance.timeOrigin}-${++asked}`;
  if (table === null) {
    await new Promise((later) => {
      setTimeout(later, TRIP_MS);
    });
    return arrived({ user, op, mark });
  }
  const answer = new Promise<void>((resolve) => {
    waiting.set(mark, resolve);
  });
  await fetch(`ask?table=${encodeURIComponent(table)}`, {
    method: 'POST',
    body: JSON.stringify({ user, op, mark } satisfies Did),
  });
  await answer;
}
