/**
 * Types of message ids and parameters. The sentences are in `en.json` and `it.json`; `wxt prepare`
 * reads the parameters from the English ones (scripts/messages.ts).
 */
import type { Param } from './params.ts';
import type { TermWord } from './vocabulary.ts';

export type MessageId = keyof MessageKinds;

/** Parameters that are filled from the setting. */
type Given = TermWord | 'grid';

type Kinds<K extends MessageId> = MessageKinds[K];
type Value<Kind> = Kind extends 'number' ? number : Param;
type ParamsOf<K extends MessageId> = K extends MessageId
  ? { readonly [P in Exclude<keyof Kinds<K>, Given>]: Value<Kinds<K>[P]> } & {
      readonly [P in Extract<keyof Kinds<K>, Given>]?: Param;
    }
  : never;
type Names<K extends MessageId> = K extends MessageId ? keyof Kinds<K> : never;

/**
 * The arguments after a message id: none, or an object with the message's parameters. If the id is
 * one of several, the parameters of any of them are accepted.
 */
export type Args<K extends MessageId> = [Names<K>] extends [never]
  ? []
  : object extends ParamsOf<K>
    ? [params?: ParamsOf<K>]
    : [params: ParamsOf<K>];
