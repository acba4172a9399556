// @vitest-environment page
/**
 * Buttons of proposals from other clients: a press that was meant for something else must not
 * answer a proposal that has just appeared under the pointer, or moved there.
 */
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { INERT_MS } from '../../src/overlay/panels/Proposals.tsx';
import type { Proposal } from '../../src/state/proposal.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { smallReferee } from './small-referee.ts';

const proposal = (from: string, key = 'k'): Proposal => ({
  id: `p${from}:${key}`,
  from,
  by: from,
  outcome: {
    kind: 'outcome',
    of: 'aldo',
    topic: 'trip',
    target: 'ogre',
    result: 'success',
    rolls: [],
    changes: [{ what: 'condition', of: 'ogre', condition: 'prone', on: true }],
    rules: [],
    by: '',
  },
});

async function asked(...first: readonly Proposal[]) {
  const waiting = signal<readonly Proposal[]>(first);
  const markable = signal(false);
  const answers: string[] = [];
  const table: Mounted = await mounted({
    besides: () => {
      const referee = smallReferee();
      return {
        referee: {
          ...referee,
          proposals: {
            ...referee.proposals,
            waiting,
            markable: () => markable.value,
            accept: (id, mark) => {
              answers.push(`accept ${id}${mark === true ? ' with marks' : ''}`);
              return Promise.resolve({ recorded: true, left: [], unmarked: [] });
            },
            refuse: (id) => void answers.push(`refuse ${id}`),
          },
        },
      };
    },
  });
  const buttons = (): HTMLElement[] => table.all('.proposal .do button');
  return {
    table,
    waiting,
    markable,
    answers,
    buttons,
    /** Presses every button that is on the screen. */
    press: () => {
      for (const button of buttons()) button.click();
    },
  };
}

it('for a moment after the card of a player’s proposed move appears, its buttons do nothing', async () => {
  const { table, waiting, answers, press, buttons } = await asked();
  waiting.value = [proposal('ada')];
  await table.settle(INERT_MS - 50);
  expect(buttons()).toHaveLength(2);
  press();
  expect(answers).toEqual([]);
  await table.settle(100);
  press();
  expect(answers).toEqual(['accept pada:k', 'refuse pada:k']);
  table.end.abort();
});

it.each<[what: string, change: (on: Awaited<ReturnType<typeof asked>>) => void]>([
  [
    'is replaced by a new proposal of that player',
    ({ waiting }) => (waiting.value = [proposal('ada', 'k2')]),
  ],
  [
    'is joined by another card',
    ({ waiting }) => (waiting.value = [...waiting.value, proposal('bo')]),
  ],
  ['gets one more button', ({ markable }) => (markable.value = true)],
])(
  'for a moment after the card of a player’s proposed move %s, its buttons do nothing',
  async (_, change) => {
    const on = await asked(proposal('ada'));
    await on.table.settle(2 * INERT_MS);
    change(on);
    await on.table.settle(INERT_MS - 100);
    on.press();
    expect(on.answers).toEqual([]);
    await on.table.settle(200);
    on.press();
    expect(on.answers.length).toBeGreaterThan(1);
    on.table.end.abort();
  },
);

it(
  'for a moment after one of two cards of proposed moves disappears, the buttons of the ' +
    'other card do nothing',
  async () => {
    const { table, waiting, answers, press } = await asked(proposal('ada'), proposal('bo'));
    await table.settle(2 * INERT_MS);
    waiting.value = [proposal('bo')];
    await table.settle(100);
    press();
    expect(answers).toEqual([]);
    table.end.abort();
  },
);

it(
  'while a player proposes one move after another in quick succession, the GM’s clicks ' +
    'accept none of the moves',
  async () => {
    const { table, waiting, answers, press } = await asked(proposal('ada', '0'));
    for (let n = 1; n <= 30; n++) {
      waiting.value = [proposal('ada', String(n))];
      await table.settle(INERT_MS / 3);
      press();
    }
    expect(answers).toEqual([]);
    table.end.abort();
  },
);
