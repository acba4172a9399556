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
  'a message to the background script is sent up to seven times, until an answer comes',
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
  'a message to the background script fails with a reason if seven attempts get no answer',
  async (_how, lost) => {
    passTime();
    const send = vi.fn(lost);
    await expect(untilAnswered(send)).rejects.toThrow(/port closed|no answer/);
    expect(send).toHaveBeenCalledTimes(7);
  },
);
it('a message that the background script answers at the first attempt is not sent again', async () => {
  const send = vi.fn(() => false);
  await expect(untilAnswered(send)).resolves.toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
});
