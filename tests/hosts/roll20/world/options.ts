/** Reads options from a page's address; an unknown value leaves the option unchanged. */
import { DEFAULTS, type Options } from './types.ts';

export const optionsOf = (base: Partial<Options>, query: URLSearchParams): Options => {
  const given: Options = { ...DEFAULTS, ...base };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const asked = query.get(name);
      return [name, asked === null ? value : typeof value === 'number' ? Number(asked) : asked];
    }),
  ) as unknown as Options;
};
