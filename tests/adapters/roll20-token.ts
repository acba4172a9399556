/** Stubs the globals of a Roll20 page whose map has one token `t`; `me` is this user. */
import { vi } from 'vitest';

/**
 * @param model the token's model; its fields name the users who control it
 * @param campaign fields of the campaign
 */
export function stubRoll20(
  model: object,
  { gm = false, campaign = {} }: { gm?: boolean; campaign?: Readonly<Record<string, unknown>> },
): void {
  const page = { id: 'p', get: () => undefined, thegraphics: { models: [model] } };
  for (const [name, value] of Object.entries({
    Campaign: {
      get: (field: string) => campaign[field],
      activePage: () => page,
      characters: { get: () => undefined },
    },
    is_gm: gm,
    currentPlayer: { id: 'me' },
    d20_player_id: 'me',
  }))
    vi.stubGlobal(name, value);
}
