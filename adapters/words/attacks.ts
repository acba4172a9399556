/** Parses attack lines of stat blocks: "2 claws +6 melee (1d6+4) and bite +1 melee (1d8+2)". */
import type { Attack } from '../../src/board/creature.ts';
import { criticalOf, damageOf } from './dice.ts';
import { distanceOf } from './lengths.ts';
import { plain, textOf } from './text.ts';
import { isWhip, weaponOf, type WeaponFacts } from './weapons.ts';

/** An attack that a text names. If a field is absent, the text does not state it. */
export interface WrittenAttack extends WeaponFacts {
  readonly name: string;
  readonly kind: Attack['kind'];
  /** The bonus of the first roll, as written in the text. */
  readonly bonus?: number;
  readonly enhancement?: number;
  readonly rangeIncrement?: number;
  readonly damage?: string;
  readonly critical?: NonNullable<Attack['critical']>;
}

const MOST = 60;

/** Splits a line of attacks at "or", "and" and commas; text in brackets stays with its part. */
function parts(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let part = '';
  for (const piece of text.split(/(\(|\)|[,;\n]|\s(?:and|or|e|o|oppure|ed|od)(?=\s))/i)) {
    if (piece === '(') depth += 1;
    else if (piece === ')') depth = Math.max(0, depth - 1);
    if (depth > 0 || piece === ')' || !/^(?:[,;\n]|\s(?:and|or|e|o|oppure|ed|od))$/i.test(piece))
      part += piece;
    else {
      found.push(part);
      part = '';
    }
  }
  return [...found, part].slice(0, MOST);
}

/**
 * Words that may stand before the name of an attack: the kind of attack, the number, the magic
 * bonus.
 */
const KINDS = 'attack|attacco(?: completo)?|melee|ranged|mischia|in mischia|distanza|a distanza';
const LINE = new RegExp(
  String.raw`^(?:(?:full |single )?(?:${KINDS})\s*:?\s+)?(?:\d{1,2}\s+)?(?:\+(\d{1,2})\s+)?`,
  'i',
);
const BONUS = /\s[+-]\d{1,3}(?:\/[+-]?\d{1,3}){0,8}(?!\d)/;
const RANGED = / (ranged|distanza|tiro) /;
const MELEE = / (melee|mischia|corpo a corpo) /;

function attackOf(part: string, kind: Attack['kind'] | undefined): WrittenAttack | undefined {
  const text = part.slice(0, 300).replace(/[−–]/g, '-').trim();
  const start = LINE.exec(text);
  const rest = text.slice(start?.[0].length ?? 0);
  const bonus = BONUS.exec(rest);
  if (bonus === null || bonus.index > 60) return undefined;
  const name = rest.slice(0, bonus.index).trim();
  if (!/\p{L}/u.test(name) || name.includes('(')) return undefined;
  const after = rest.slice(bonus.index + bonus[0].length);
  const [outside = ''] = after.split('(');
  const words = ` ${plain(outside)} `;
  const said: Attack['kind'] | undefined = RANGED.test(words)
    ? 'ranged'
    : MELEE.test(words)
      ? 'melee'
      : kind;
  const facts = weaponOf(name);
  const known =
    said === undefined
      ? facts?.kind
      : said === 'melee'
        ? 'melee'
        : facts?.kind === 'melee' || facts?.kind === 'thrown'
          ? 'thrown'
          : 'ranged';
  if (known === undefined) return undefined;
  const [dice = '', ...more] = (/\(([^()]*)\)/.exec(after)?.[1] ?? '').split('/');
  const damage = damageOf(dice);
  const critical = more.length === 0 ? undefined : criticalOf(more.join('/').split(' plus ')[0]);
  const range = distanceOf(/(\d[^,;()]*)$/.exec(outside)?.[1]);
  return {
    ...facts,
    ...(known !== 'melee' ? { reachWeapon: 'none' as const } : {}),
    // A whip is used like a ranged weapon, even if the text calls it melee.
    kind: isWhip([plain(name)]) ? 'ranged' : known,
    name,
    bonus: Number.parseInt(bonus[0], 10),
    ...(start?.[1] === undefined ? {} : { enhancement: Number(start[1]) }),
    ...(range === undefined || range === 0 ? {} : { rangeIncrement: range }),
    ...(damage === undefined ? {} : { damage }),
    ...(critical === undefined ? {} : { critical }),
  };
}

/**
 * The attacks that a text names. A part of the text is left out if it has no attack bonus, or if
 * neither the text nor the attack's name gives its kind.
 * @param kind kind of the attacks whose text does not state it, if the field holds attacks of one
 *   kind only
 */
export function attacksIn(value: unknown, kind?: Attack['kind']): WrittenAttack[] {
  const seen = new Set<string>();
  return parts(textOf(value)).flatMap((part) => {
    const attack = attackOf(part, kind);
    const key = attack === undefined ? '' : `${attack.kind} ${plain(attack.name)}`;
    if (attack === undefined || seen.has(key)) return [];
    seen.add(key);
    return [attack];
  });
}
