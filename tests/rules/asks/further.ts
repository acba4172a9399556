/** Questions about attacks on further foes, and readers of their answers. */
import { expect } from 'vitest';
import type { Answer, Ask } from '../cases.ts';

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
export const next =
  (...wanted: readonly (readonly [feat: string, ...targets: string[]])[]) =>
  (answer: Answer): void =>
    expect(
      (answer['feats'] as { feat: string; targets: string[] }[]).map(({ feat, targets }) => [
        feat,
        ...targets.toSorted(),
      ]),
    ).toEqual(wanted);
