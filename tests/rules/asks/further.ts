/** Questions about attacks on further foes, and readers of their answers. */
import { expect } from 'vitest';
import type { Answer, Ask } from '../cases.ts';
import { listed, plain, telling } from '../telling.ts';

export const further = (
  of: string,
  weapon: string,
  more: {
    readonly after?: string;
    readonly struck?: readonly string[];
    readonly used?: number;
  } = {},
): Ask => ({ ask: 'further-attacks', of, with: weapon, ...more });

/** The feats of the answer, each with the foes that may be struck next, in the order of their ids. */
export const next = (...wanted: readonly (readonly [feat: string, ...targets: string[]])[]) =>
  telling(
    wanted.length === 0
      ? 'no feat gives a further attack'
      : listed(
          wanted.map(
            ([feat, ...targets]) =>
              `${plain(feat)} allows an attack on ${listed(targets, 'no one')}`,
          ),
        ),
    (answer: Answer): void =>
      expect(
        (answer['feats'] as { feat: string; targets: string[] }[]).map(({ feat, targets }) => [
          feat,
          ...targets.toSorted(),
        ]),
      ).toEqual(wanted),
  );
