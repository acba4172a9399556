/**
 * Creatures of the fifth edition in host-independent terms: what a stat block or a character sheet
 * says, in feet. Each host has a builder that makes its documents from them.
 */
import type { At } from '../../rules/cases.ts';

export interface FifthWeapon {
  readonly name: string;
  readonly kind: 'melee' | 'ranged' | 'thrown';
  /** Reach in feet; absent: the sheet does not state it. */
  readonly reach?: number;
  /** Normal and long range in feet. */
  readonly range?: readonly [normal: number, long: number];
  readonly bonus?: number;
  /** Properties as the books print them: `Heavy`, `Reach`, `Two-Handed`. */
  readonly properties?: readonly string[];
}

export interface FifthPerson {
  readonly id: string;
  readonly name: string;
  readonly side: 'party' | 'foes';
  /** Top-left cell. */
  readonly at: At;
  /** Has the host a player's character for it, or a monster? Absent: a character if in the party. */
  readonly sheet?: 'character' | 'monster';
  readonly size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge' | 'gargantuan';
  readonly type?: string;
  /** Speeds in feet; absent: walks 30. */
  readonly speed?: Readonly<
    Partial<Record<'walk' | 'fly' | 'swim' | 'climb' | 'burrow', number>>
  > & { readonly hover?: true };
  readonly weapons?: readonly FifthWeapon[];
  /** Traits as the books print them: `Pack Tactics`. */
  readonly traits?: readonly string[];
  /** Senses with their range in feet: `{ darkvision: 60 }`. */
  readonly senses?: Readonly<Record<string, number>>;
  /** Conditions as the books print them, in lower case. */
  readonly conditions?: readonly string[];
  readonly ac?: number;
  readonly hp?: number;
}

export const LONGSWORD: FifthWeapon = { name: 'Longsword', kind: 'melee', bonus: 5 };
export const GLAIVE: FifthWeapon = {
  name: 'Glaive',
  kind: 'melee',
  bonus: 5,
  properties: ['Heavy', 'Reach', 'Two-Handed'],
};
export const SHORTBOW: FifthWeapon = {
  name: 'Shortbow',
  kind: 'ranged',
  range: [80, 320],
  bonus: 5,
  properties: ['Ammunition', 'Two-Handed'],
};
const GREATCLUB: FifthWeapon = { name: 'Greatclub', kind: 'melee', reach: 5, bonus: 6 };

type More = Partial<Omit<FifthPerson, 'id' | 'at'>>;

/** A character of the party with a longsword, unless `more` says otherwise. */
export const hero = (id: string, x: number, y: number, more: More = {}): FifthPerson => ({
  id,
  name: id,
  side: 'party',
  at: [x, y],
  weapons: [LONGSWORD],
  ...more,
});

/** A monster of the other side with a longsword, unless `more` says otherwise. */
export const foe = (id: string, x: number, y: number, more: More = {}): FifthPerson =>
  hero(id, x, y, { side: 'foes', type: 'humanoid', ...more });

/** A Large monster of 2 × 2 squares whose club states the reach of its stat block: 5 feet. */
export const ogre = (id: string, x: number, y: number, more: More = {}): FifthPerson =>
  foe(id, x, y, { size: 'large', type: 'giant', weapons: [GREATCLUB], ...more });

export const isMonster = ({ sheet, side }: FifthPerson): boolean =>
  sheet === undefined ? side === 'foes' : sheet === 'monster';
