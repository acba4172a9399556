/** Questions about attacks, weapons and bonuses, and assertions on their answers. */
import { expect } from 'vitest';
import type { Answer, Ask, AttackInput } from '../cases.ts';

type More = Readonly<Record<string, unknown>>;

export const attack = (from: string, to: string, weapon: string, more: More = {}): Ask => ({
  ask: 'attack',
  from,
  to,
  with: weapon,
  ...more,
});
export const roll = (die: number, bonus: number, ac: number, more: More = {}): Ask => ({
  ask: 'attack-roll',
  die,
  bonus,
  ac,
  ...more,
});
export const defence = (parts: readonly object[], more: More = {}): Ask => ({
  ask: 'defence',
  parts,
  ...more,
});
export const stack = (bonuses: readonly object[], more: More = {}): Ask => ({
  ask: 'stack',
  bonuses,
  ...more,
});
export const weapon = (of: string, name: string, more: More = {}): Ask => ({
  ask: 'weapon',
  of,
  with: name,
  ...more,
});
export const fullAttack = (of: string, more: More = {}): Ask => ({
  ask: 'full-attack',
  of,
  ...more,
});
export const splash = (more: More): Ask => ({ ask: 'splash', ...more });

/** Armor class of a ledger's case: the given Dexterity (and dodge) modifiers; the rest is armor. */
export const armour = (ac: number, dexterity = 0, dodge = 0): object[] =>
  [
    { type: 'dexterity', value: dexterity },
    { type: 'dodge', value: dodge },
    { type: 'armour', value: ac - 10 - dexterity - dodge },
  ].filter((p) => p.value !== 0);

/** Attacks with their names: a two-handed sword, a bow with a range in cells … */
export const swung = (id: string, more: Partial<AttackInput> = {}): AttackInput => ({
  id,
  kind: 'melee',
  ...more,
});
export const shot = (
  id: string,
  rangeIncrement: number,
  more: Partial<AttackInput> = {},
): AttackInput => ({ id, kind: 'ranged', rangeIncrement, ...more });
export const hurled = (
  id: string,
  rangeIncrement: number,
  more: Partial<AttackInput> = {},
): AttackInput => ({ id, kind: 'thrown', rangeIncrement, ...more });

interface Told {
  readonly on: string;
  readonly why: string;
  readonly value: number;
}
const modifiers = (answer: Answer): Told[] => answer['modifiers'] as Told[];

/** Of `attack`: exactly these modifiers, as [on, code, value]. */
export const only =
  (...wanted: readonly (readonly [on: 'attack' | 'ac', why: string, value: number])[]) =>
  (answer: Answer): void => {
    expect(
      modifiers(answer)
        .map((m) => [m.on, m.why, m.value])
        .sort(),
    ).toEqual([...wanted].map((w) => [...w]).sort());
  };
/** Of `attack`: no modifier of this code. */
export const without =
  (why: string) =>
  (answer: Answer): void =>
    expect(modifiers(answer).map((m) => m.why)).not.toContain(why);

/** Of `full-attack`: the bonuses in order. */
export const bonuses =
  (...wanted: readonly number[]) =>
  (answer: Answer): void => {
    expect((answer['attacks'] as { bonus: number }[]).map((a) => a.bonus)).toEqual(wanted);
  };
/** Sorted ids of the creatures that get an opportunity. */
export const owed =
  (...wanted: readonly string[]) =>
  (answer: Answer): void => {
    expect((answer['opportunities'] as { by: string }[]).map((o) => o.by).sort()).toEqual(
      [...wanted].sort(),
    );
  };
