/**
 * Stand-in of Foundry's hooks: they run in order of registration. `call` stops at the first
 * listener that returns exactly false; `callAll` ignores results. Nothing is awaited, so a promise
 * never vetoes. A listener that throws does not stop the others.
 */
interface Entry {
  hook: string;
  id: number;
  fn: (...args: unknown[]) => unknown;
  once: boolean;
}

export class Hooks {
  static readonly events: Record<string, Entry[]> = {};
  static #next = 1;

  static on(hook: string, fn: Entry['fn'], { once = false } = {}): number {
    const id = Hooks.#next;
    Hooks.#next += 1;
    (Hooks.events[hook] ??= []).push({ hook, id, fn, once });
    return id;
  }

  static once(hook: string, fn: Entry['fn']): number {
    return Hooks.on(hook, fn, { once: true });
  }

  static off(hook: string, fn: number | Entry['fn']): void {
    const list = Hooks.events[hook] ?? [];
    const at = list.findIndex((e) => e.id === fn || e.fn === fn);
    if (at >= 0) list.splice(at, 1);
  }

  static call(hook: string, ...args: unknown[]): boolean {
    for (const entry of [...(Hooks.events[hook] ?? [])])
      if (Hooks.#run(entry, args) === false) return false;
    return true;
  }

  static callAll(hook: string, ...args: unknown[]): true {
    for (const entry of [...(Hooks.events[hook] ?? [])]) Hooks.#run(entry, args);
    return true;
  }

  static onError(where: string, error: unknown): void {
    console.error(`${where}:`, error);
  }

  static #run(entry: Entry, args: unknown[]): unknown {
    if (entry.once) Hooks.off(entry.hook, entry.id);
    try {
      return entry.fn(...args);
    } catch (error) {
      Hooks.onError(`Hooks.${entry.hook}`, error);
      return undefined;
    }
  }
}
