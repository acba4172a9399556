import type { HostRoll } from '../../src/state/host.ts';

/** What a card or a roll in Roll20’s chat tells: who rolled (a character's id, or only a name), and how. */
export interface ChatCard extends Pick<HostRoll, 'takes' | 'slot'> {
  readonly kind: HostRoll['kind'];
  readonly who: string;
  readonly character?: string;
  readonly name?: string;
  readonly total?: number;
  readonly die?: number;
}
