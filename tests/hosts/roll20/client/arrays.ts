/**
 * Methods that other scripts on the page add to every array. Sources: TheGiddyLimit/betterR20, pull
 * request 82 (enumerable functions on `Array.prototype`, which broke loops in Roll20 itself);
 * balderdashy/sails, pull request 1557 (Sugar gives arrays an `all`). The other names are Sugar's.
 */
const METHODS: Readonly<Record<string, (this: unknown[], ...args: never[]) => unknown>> = {
  all(test: (value: unknown) => boolean) {
    return this.every(test);
  },
  count(test?: (value: unknown) => boolean) {
    return test === undefined ? this.length : this.filter(test).length;
  },
  findAll(test: (value: unknown) => boolean) {
    return this.filter(test);
  },
  first() {
    return this[0];
  },
  last() {
    return this[this.length - 1];
  },
  remove(value: unknown) {
    return this.filter((each) => each !== value);
  },
};

export function sweeten(): void {
  for (const [name, value] of Object.entries(METHODS)) {
    Object.defineProperty(Array.prototype, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
}
