/** Messages between content scripts and the background about the storage. */
import * as z from 'zod/mini';

z.config({ jitless: true });

const key = z.string().check(z.maxLength(2000));
const keys = z.array(key).check(z.maxLength(1000));

/** A request to the background's storage: one of four kinds. */
export const request = z.object({
  type: z.literal('storage'),
  get: z.optional(keys),
  set: z.optional(z.record(key, z.unknown())),
  remove: z.optional(keys),
  swap: z.optional(z.object({ key, was: z.optional(z.unknown()), now: z.unknown() })),
});
export type Request = Readonly<z.infer<typeof request>>;

/** The answer: the requested items, or the reason for a failure. */
export const reply = z.object({
  items: z.optional(z.record(z.string(), z.unknown())),
  swapped: z.optional(z.boolean()),
  failed: z.optional(z.string()),
});
export type StorageReply = Readonly<z.infer<typeof reply>>;

/** Message to every content script: these keys have new values. */
export const changed = z.object({ type: z.literal('storage-changed'), keys: z.array(z.string()) });
export type Changed = Readonly<z.infer<typeof changed>>;
