/**
 * A membrane between an adapter and a host's objects. It records every path that the adapter reads:
 * properties, results of calls, arguments of callbacks. Or it changes the value at one path.
 */
import { drifted, kindOf, type Kind, type Mutation } from './mutations.ts';

export interface Drift {
  readonly path: string;
  readonly mutation: Mutation;
}

/**
 * The kinds of values that were read at each path; `event` if the path is the name of an event with
 * a listener.
 */
export type Found = Map<string, Set<Kind | 'event'>>;

type Fn = (...args: unknown[]) => unknown;
const isThing = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/**
 * @param label names a list entry at a path; entries with different names count as separate paths
 * @param word whether a text in a call is a name that the host defines; otherwise it is data
 */
export class Membrane {
  readonly found: Found = new Map();
  /** Whether reads are recorded in `found`. */
  recording = true;
  drift: Drift | null = null;
  /** How often the changed path was read. */
  hits = 0;
  /** Depth of calls into the host's own code. The host's code reads its own objects unchanged. */
  private within = 0;
  private readonly proxies = new WeakMap<object, Map<string, object>>();
  private readonly raws = new WeakMap<object, object>();
  private readonly heard = new WeakMap<object, Map<string, Fn>>();

  constructor(
    private readonly label: (path: string, entry: unknown) => string,
    private readonly word: (text: string) => boolean,
    private readonly opaque: (value: object) => boolean = () => false,
  ) {}

  /** The value at a path, as the adapter sees it. */
  at(path: string, value: unknown): unknown {
    if (this.within > 0) return value;
    if (this.drift === null) {
      if (this.recording) this.find(path, kindOf(value));
    } else if (this.drift.path === path && this.drift.mutation !== 'never') {
      this.hits += 1;
      return drifted(value, this.drift.mutation);
    }
    return this.wrap(path, value);
  }

  private find(path: string, kind: Kind | 'event'): void {
    const kinds = this.found.get(path);
    if (kinds === undefined) this.found.set(path, new Set([kind]));
    else kinds.add(kind);
  }

  isGone(path: string): boolean {
    return this.within === 0 && this.drift?.path === path && this.drift.mutation === 'removed';
  }

  raw(value: unknown): unknown {
    return isThing(value) ? (this.raws.get(value) ?? value) : value;
  }

  /** Runs code of the host, whose reads are not recorded. */
  byHost<T>(work: () => T): T {
    this.within += 1;
    try {
      return work();
    } finally {
      this.within -= 1;
    }
  }

  private wrap(path: string, value: unknown): unknown {
    if (!isThing(value)) return value;
    let known = this.proxies.get(value);
    let proxy = known?.get(path);
    if (proxy !== undefined) return proxy;
    if (this.raws.has(value) || this.opaque(value)) return value;
    if (known === undefined) this.proxies.set(value, (known = new Map<string, object>()));
    known.set(path, (proxy = new Proxy(value, this.traps(path))));
    this.raws.set(proxy, value);
    return proxy;
  }

  private entry(path: string, value: unknown): unknown {
    return this.at(`${path}[${this.byHost(() => this.label(path, value))}]`, value);
  }

  private *entries(path: string, list: Iterable<unknown>): Generator<unknown> {
    for (const value of this.byHost(() => [...list])) yield this.entry(path, value);
  }

  private traps(path: string): ProxyHandler<object> {
    // A text that is made once is also hashed once.
    const names = new Map<PropertyKey, string>();
    const name = (key: PropertyKey): string => {
      let known = names.get(key);
      if (known === undefined)
        names.set(key, (known = path === '' ? String(key) : `${path}.${String(key)}`));
      return known;
    };
    return {
      get: (target, key) => {
        if (this.within > 0) return Reflect.get(target, key, target) as unknown;
        if (typeof key === 'symbol') {
          const list =
            key === Symbol.iterator
              ? (target as { [Symbol.iterator]?: unknown })[Symbol.iterator]
              : undefined;
          return typeof list === 'function'
            ? () => this.entries(path, target as Iterable<unknown>)
            : (Reflect.get(target, key, target) as unknown);
        }
        if (Array.isArray(target)) {
          if (/^\d+$/.test(key))
            return Number(key) < target.length ? this.entry(path, target[Number(key)]) : undefined;
          if (key in Array.prototype) return Reflect.get(target, key) as unknown;
        }
        // Every function has these properties, such as `name` and `length`; they do not come from
        // the host.
        if (typeof target === 'function' && key in Function.prototype)
          return Reflect.get(target, key) as unknown;
        this.within += 1;
        let value: unknown;
        try {
          value = Reflect.get(target, key, target);
        } finally {
          this.within -= 1;
        }
        return this.at(name(key), value);
      },
      has: (target, key) => !this.isGone(name(key)) && Reflect.has(target, key),
      ownKeys: (target) => {
        const keys = Reflect.ownKeys(target);
        return this.drift?.mutation === 'removed'
          ? keys.filter((key) => !this.isGone(name(key)))
          : keys;
      },
      getOwnPropertyDescriptor: (target, key) =>
        this.isGone(name(key)) ? undefined : Reflect.getOwnPropertyDescriptor(target, key),
      apply: (target, self, args: unknown[]) =>
        this.call(
          path,
          args,
          (given) => Reflect.apply(target as Fn, this.raw(self), given) as unknown,
        ),
      construct: (target, args: unknown[]) => {
        const made = this.call(
          `new ${path}`,
          args,
          (given) => Reflect.construct(target as new () => unknown, given) as unknown,
        );
        return isThing(made) ? made : {};
      },
    };
  }

  private call(path: string, args: unknown[], run: (given: unknown[]) => unknown): unknown {
    if (this.within > 0) return run(args);
    const words = args
      .filter((arg): arg is string => typeof arg === 'string' && this.word(arg))
      .map((arg) => JSON.stringify(arg));
    const called = `${path}(${words.join()})`;
    const own = args.find((arg): arg is Fn => typeof arg === 'function');
    if (own !== undefined && /\.(off|remove)$/.test(path)) {
      // A listener was added as a wrapped function, so this same function must be removed.
      return this.byHost(() =>
        this.heardAs(own).map((heard) =>
          run(args.map((arg) => (arg === own ? heard : this.raw(arg)))),
        ),
      );
    }
    if (own !== undefined) {
      if (this.drift === null) {
        if (this.recording) this.find(called, 'event');
      } else if (this.drift.path === called) {
        this.hits += 1;
        if (this.drift.mutation === 'never') return undefined;
        if (this.drift.mutation === 'throws') throw new Error('drifted');
      }
      return this.byHost(() =>
        run(
          args.map((arg) =>
            typeof arg === 'function' ? this.callback(called, arg as Fn) : this.raw(arg),
          ),
        ),
      );
    }
    return this.at(
      called,
      this.byHost(() => run(args.map((arg) => this.raw(arg)))),
    );
  }

  /** Wraps the adapter's callback so that its arguments are read through the membrane. */
  private callback(path: string, run: Fn): Fn {
    const known = this.heard.get(run) ?? new Map<string, Fn>();
    this.heard.set(run, known);
    let made = known.get(path);
    if (made === undefined) {
      made = (...args) => {
        const before = this.within;
        this.within = 0;
        try {
          return this.raw(run(...args.map((arg, i) => this.at(`${path}#${i}`, arg))));
        } finally {
          this.within = before;
        }
      };
      known.set(path, made);
    }
    return made;
  }

  private heardAs(run: Fn): readonly Fn[] {
    return [...(this.heard.get(run)?.values() ?? [])];
  }
}
