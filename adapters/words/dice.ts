/** Reads numbers, dice and critical hits in the way that sheets write them. */
import type { Attack } from '../../src/board/creature.ts';
import { textOf } from './text.ts';

/**
 * A signed whole number, alone or as the first of several attacks ("+7/+2"), without other text.
 */
export function wholeOf(value: unknown, min = -1000, max = 1000): number | undefined {
  const text = textOf(value).replace(/[−–]/g, '-').trim();
  const found = /^([+-]?\d{1,6})(?:\.0+)?(?: ?\/ ?[+-]?\d{1,6}){0,8}$/.exec(text)?.[1];
  const number = found === undefined ? NaN : Number(found);
  return number >= min && number <= max ? number : undefined;
}

/**
 * The weapon's damage dice ("1d8" of "1d8+4", "2d6 + 7"); undefined for double weapons, two kinds
 * of dice, or a formula with names.
 */
export function weaponDice(value: unknown): string | undefined {
  const text = textOf(value)
    .slice(0, 200)
    .replace(/[−–]/g, '-')
    .replace(/^[\s[(]+/, '');
  const found = /^(\d{0,3})[dD](\d{1,4})(?![\dd])\s*(.*)$/s.exec(text);
  if (found === null) return /^\d{1,3}$/.test(text.trim()) ? text.trim() : undefined;
  return found[3]?.startsWith('/') === true && /^\/\s*\d*d/i.test(found[3])
    ? undefined
    : `${found[1] === '' ? 1 : found[1]}d${found[2]}`;
}

/**
 * Critical hit of a weapon: the lowest die result that threatens, and the multiplier ("19-20/×2",
 * "x3", "20"). If a part is missing, the rulebook's 20 or ×2 applies.
 */
export function criticalOf(value: unknown): NonNullable<Attack['critical']> | undefined {
  const text = textOf(value)
    .slice(0, 200)
    .replace(/[−–]/g, '-')
    .replace(/[×✕]/g, 'x')
    .replace(/\s/g, '')
    .toLowerCase();
  const found = /^(?:(\d{1,2})(?:-(\d{1,2}))?)?\/?(?:x?(\d{1,2})|(\d{1,2})x)?$/.exec(text);
  if (found === null || text === '') return undefined;
  const from = found[1] === undefined ? 20 : Number(found[1]);
  const times = found[3] ?? found[4];
  if (found[2] !== undefined && found[2] !== '20') return undefined;
  if (times !== undefined && !text.includes('x') && !text.includes('/')) return undefined;
  const by = times === undefined ? 2 : Number(times);
  return from >= 2 && from <= 20 && by >= 2 && by <= 10 ? { from, times: by } : undefined;
}
