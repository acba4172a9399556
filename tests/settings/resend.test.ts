/** Messages to the background, which the browser may stop before it answers. */
import { expect, it, vi } from 'vitest';
import { untilAnswered } from '../../src/access/resend.ts';
import { passTime } from '../support/clock.ts';
import { everyCase } from '../support/everyCase.ts';

const LOST: readonly (readonly [how: string, send: () => unknown])[] = [
  ['is rejected', () => Promise.reject(new Error('The message port closed.'))],
  [
    'throws',
    () => {
      throw new Error('The message port closed.');
    },
  ],
  ['comes back empty', () => undefined],
];

everyCase(LOST)(
  'a message is sent again until the background answers, at most seven times',
  async (_how, lost) => {
    passTime();
    const send = vi.fn(lost);
    for (let n = 0; n < 6; n++) send.mockImplementationOnce(lost);
    send.mockImplementation(() => 'here');
    await expect(untilAnswered(send)).resolves.toBe('here');
    expect(send).toHaveBeenCalledTimes(7);
  },
);
everyCase(LOST)(
  'a message that seven times gets no answer fails with a reason',
  async (_how, lost) => {
    passTime();
    const send = vi.fn(lost);
    await expect(untilAnswered(send)).rejects.toThrow(/port closed|no answer/);
    expect(send).toHaveBeenCalledTimes(7);
  },
);
it('a message that is answered is sent once', async () => {
  const send = vi.fn(() => false);
  await expect(untilAnswered(send)).resolves.toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
});
