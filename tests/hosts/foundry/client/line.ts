/**
 * Stand-in of the connection to the server. The server sends each request of this client back to
 * all clients at the table, this one included. A page without other clients acts as its own server,
 * with a delay of 15 ms.
 */
import type { Did, Op } from '../world/ops.ts';

const TRIP_MS = 15;
const table = new URL(location.href).searchParams.get('table');
const waiting = new Map<string, () => void>();
let hear: (did: Did) => void = () => undefined;
let asked = 0;

/**
 * Calls the listener for everything done from now on; `since` is the number of operations that the
 * world already contains.
 */
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

/**
 * Sends a request to the server in a user's name; resolves when it has come back and every hook on
 * this page has run.
 */
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
