/**
 * Storage client of a content script: every call is a message to the background, which may be
 * sent again (access/resend.ts). So every call must be repeatable (compareAndSet.ts).
 */
import { browser } from '../access/browser.ts';
import { untilAnswered } from '../access/resend.ts';
import type { StorageArea } from './storageArea.ts';
import { changed, reply, type StorageReply, type Request } from './storageMessages.ts';

async function ask(what: Omit<Request, 'type'>): Promise<Omit<StorageReply, 'failed'>> {
  const message: Request = { type: 'storage', ...what };
  const { failed, ...answer } = reply.parse(
    await untilAnswered(() => browser.runtime.sendMessage(message)),
  );
  if (failed !== undefined) throw new Error(failed);
  return answer;
}

type Heard = Parameters<StorageArea['onChanged']['addListener']>[0];
const listeners = new Set<Heard>();

function hear(message: unknown): void {
  const parsed = changed.safeParse(message).data;
  if (parsed === undefined) return;
  const changes = Object.fromEntries(parsed.keys.map((key) => [key, true]));
  for (const heard of [...listeners]) heard(changes);
}

export const brokered: StorageArea = {
  get: async (keys) => {
    if (keys === null) throw new Error('A content script asks for single keys.');
    return (await ask({ get: typeof keys === 'string' ? [keys] : keys })).items ?? {};
  },
  set: async (items) => {
    await ask({ set: items });
  },
  remove: async (keys) => {
    await ask({ remove: keys });
  },
  swap: async (key, was, now) => {
    const { swapped, items } = await ask({ swap: { key, was, now } });
    return swapped === true ? { done: true } : { done: false, found: items?.[key] };
  },
  onChanged: {
    addListener(heard) {
      if (listeners.size === 0) browser.runtime.onMessage.addListener(hear);
      listeners.add(heard);
    },
    removeListener(heard) {
      listeners.delete(heard);
      if (listeners.size === 0) browser.runtime.onMessage.removeListener(hear);
    },
  },
};
