/**
 * What was made of a thing that a page told, for as long as it is the same thing and the rest that
 * it was made of is the same, compared by identity, in order. What was told is never changed in
 * place.
 */
export function remembered<T>(): (of: object, on: readonly unknown[], make: () => T) => T {
  const known = new WeakMap<object, { readonly on: readonly unknown[]; readonly made: T }>();
  return (of, on, make) => {
    const before = known.get(of);
    if (
      before !== undefined &&
      before.on.length === on.length &&
      before.on.every((each, i) => each === on[i])
    )
      return before.made;
    const made = make();
    known.set(of, { on, made });
    return made;
  };
}
