/**
 * Types of the sentences' ids and parameters. The sentences are in `en.json` and `it.json`; `wxt
 * prepare` reads the parameters from the English ones (scripts/messages.ts).
 */
import type { Param } from './params.ts';
import type { Word } from './vocabulary.ts';

export type MessageId = keyof MessageKinds;

/** What the setting fills in by itself. */
type Given = Word | 'grid';

type Kinds<K extends MessageId> = MessageKinds[K];
type Value<Kind> = Kind extends 'number' ? number : Param;
type ParamsOf<K extends MessageId> = K extends MessageId
  ? { readonly [P in Exclude<keyof Kinds<K>, Given>]: Value<Kinds<K>[P]> } & {
      readonly [P in Extract<keyof Kinds<K>, Given>]?: Param;
    }
  : never;
type Names<K extends MessageId> = K extends MessageId ? keyof Kinds<K> : never;

/**
 * The arguments after an id: none, or an object with the message's parameters. Where the id is one
 * of several, the parameters of any of them will do.
 */
export type Args<K extends MessageId> = [Names<K>] extends [never]
  ? []
  : object extends ParamsOf<K>
    ? [params?: ParamsOf<K>]
    : [params: ParamsOf<K>];
