/** Sends the panels' questions to the background, which has the complete rulesets. Wiring only. */
import { browser } from '../../src/access/browser.ts';
import { untilAnswered } from '../../src/access/resend.ts';
import { JUDGE } from '../../src/access/scripts.ts';
import { creatureOf } from '../../src/board/board.ts';
import { createAsks, type Ask, type Asks } from '../../src/state/asks.ts';
import { judgementOf } from '../../src/state/judgement.ts';
import type { Store } from '../../src/state/store.ts';
import { boardKnownToUser } from '../../src/state/unseen.ts';

export const asking = (store: Store): Asks =>
  createAsks(
    store,
    (scene, ask) => untilAnswered(() => browser.runtime.sendMessage({ type: JUDGE, scene, ask })),
    { seen: seenIn(store) },
  );

/**
 * Ids of the creatures of which this user may hear in an answer: those that the user sees, but of
 * the ones that the question's creature does not know of only those that the question names.
 */
export const seenIn =
  (store: Store) =>
  (ask: Ask): string[] => {
    const visible = judgementOf(store)
      .visible.peek()
      .map(({ id }) => id);
    const judge = store.judge.peek();
    const of =
      judge !== null && 'of' in ask && typeof ask.of === 'string'
        ? creatureOf(judge.board, ask.of)
        : undefined;
    if (judge === null || of === undefined) return visible;
    const user = { gm: store.gm.peek(), owned: store.owned.peek() };
    const { creatures } = boardKnownToUser(user, judge.rules, judge.board, of);
    const named = JSON.stringify(ask);
    return visible.filter(
      (id) => creatures.some((c) => c.id === id) || named.includes(JSON.stringify(id)),
    );
  };
