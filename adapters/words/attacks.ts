/**
 * Parses the attack lines of stat blocks: "2 claws +6 melee (1d6+4) and bite +1 melee (1d8+2)", and
 * the form of d20 Modern, which names the weapon last: "+6 melee (1d6+4, claw)".
 *
 * The grammar of one attack: `count? enhancement? name bracket* bonus (kind | bracket | range |
 * "plus" note)*`. Every word of a line is part of an attack, a note on one, or unread.
 */
import type { Attack } from '../../src/board/creature.ts';
import { AGAIN, BARE, BETWEEN, inForm, isLoose, ONE_NUMBER } from './attackForm.ts';
import { FILL, outlineOf, type Bracketed } from './brackets.ts';
import { criticalOf, weaponDice } from './dice.ts';
import { distanceOf, lengthOf, reachCells, wholeCells } from './lengths.ts';
import { MAX_SHEET_TEXT, plain, set, textOf } from './text.ts';
import { unreadPieces } from './unread.ts';
import { isThrowable, isWhip, weaponOf, type WeaponFacts } from './weapons.ts';

/** An attack that a text names. If a field is absent, the text does not state it. */
export interface WrittenAttack extends WeaponFacts {
  readonly name: string;
  readonly kind: Attack['kind'];
  /** The bonus of the first roll, as written in the text. */
  readonly bonus?: number;
  readonly enhancement?: number;
  readonly rangeIncrement?: number;
  /** Its own reach, in cells. */
  readonly reach?: number;
  readonly damage?: string;
  readonly critical?: NonNullable<Attack['critical']>;
}

export interface AttackLine {
  readonly attacks: readonly WrittenAttack[];
  /**
   * Might the text name an attack that is not in the list? The creature's attacks are then unknown.
   */
  readonly complete: boolean;
  /** What an attack causes besides damage, and its other notes, in the text's words. */
  readonly notes: readonly string[];
  /** The words that the grammar does not know. */
  readonly unread: readonly string[];
}

const MOST = 60;
const LONGEST_PART = 300;
const LONGEST_NAME = 80;

const OR = String.raw`and/or|and|or|e/o|e|o|oppure|ed|od`;
const PLUS = String.raw`plus|piu|più`;
/** Separators of attacks: commas, and the words above. */
const SEPARATOR = new RegExp(
  String.raw`[,;\n|•]|(?<![^\s${FILL}])(?:${OR}|${PLUS})(?=\s|\d|$)`,
  'giu',
);
const IS_PLUS = new RegExp(`^(?:${PLUS})$`, 'iu');

/** A part of the line between separators; `plus`: it follows the word "plus", `comma`: a comma. */
interface Part {
  readonly text: string;
  readonly plus: boolean;
  readonly comma: boolean;
}

function partsOf(line: string): Part[] {
  const { outside } = outlineOf(line);
  const parts: Part[] = [];
  let from = 0;
  let plus = false;
  let comma = false;
  for (const { 0: found, index } of outside.matchAll(SEPARATOR)) {
    parts.push({ text: line.slice(from, index), plus, comma });
    from = index + found.length;
    plus = IS_PLUS.test(found);
    comma = found === ',';
  }
  parts.push({ text: line.slice(from), plus, comma });
  const said = parts.filter(({ text }) => text.trim() !== '');
  return named(joined(said.flatMap(loosened)).flatMap(apart));
}

/** Splits off damage or a critical hit before a mark: "1d8, 19-20/x2 & bite +5". */
function loosened(part: Part): Part[] {
  const [mark] = outlineOf(part.text).outside.matchAll(BETWEEN);
  if (mark === undefined || !isLoose(part.text.slice(0, mark.index))) return [part];
  const rest = part.text.slice(mark.index + mark[0].length);
  return [
    { ...part, text: part.text.slice(0, mark.index) },
    { text: rest, plus: false, comma: false },
  ];
}

/** Two attacks with no separator between them, as in "bite +9 (1d6) 2 talons +9 (1d4)". */
function apart(part: Part): Part[] {
  const { outside } = outlineOf(part.text);
  const [first, second] = [...outside.matchAll(BONUS)].filter(({ index }) => index > 0);
  if (first === undefined || second === undefined) return [part];
  const filled = outside.slice(0, second.index).lastIndexOf(FILL) + 1;
  const mark = [...outside.slice(0, second.index).matchAll(BETWEEN)].at(-1);
  const marked = mark === undefined ? 0 : mark.index + mark[0].length;
  const end = Math.max(filled, marked);
  const more =
    /\p{L}/u.test(outside.slice(end, second.index)) ||
    (marked === end && AGAIN.test(part.text.slice(end)));
  if (end <= first.index || !more) return [part];
  return [
    { ...part, text: part.text.slice(0, end) },
    ...apart({ text: part.text.slice(end), plus: false, comma: false }),
  ];
}

const MAGIC =
  /^\s*(?:\d{1,2}\s+)?\+\d{1,2}\s+(?!melee\b|ranged\b|in mischia|a distanza)\p{L}[^+(]*$/iu;

/** The second part of a name as indexes write it: "Crossbow, light +3", "Chain, spiked +6". */
const SECOND_WORD = new RegExp(
  String.raw`^\s*(?:light|heavy|short|long|bastard|spiked|two-bladed|double|hand|composite|throwing` +
    String.raw`|punching|great|dire|repeating|dwarven|elven|orc|gnome)\s*[+-]\d`,
  'iu',
);

/** What a part adds to the attack before it; null: it is an attack of its own. */
function continued(before: string, { text, plus, comma }: Part): string | null {
  if (MAGIC.test(before) && bonusIn(outlineOf(before).outside) === null) return ` ${text}`;
  if (plus) return null;
  if (comma && SECOND_WORD.test(text) && weaponOf(`${before} ${text}`) !== undefined)
    if (bonusIn(outlineOf(before).outside) === null) return ` ${text}`;
  if (isLoose(text) && bonusIn(outlineOf(before).outside) !== null) return ` (${text.trim()})`;
  return comma && ONE_NUMBER.test(before) && BARE.test(text) ? ` ${text}` : null;
}

/** Parts that name no weapon repeat that of the part before: "spear +4 melee or +5 ranged (1d8)". */
function named(parts: readonly Part[]): Part[] {
  let name = '';
  return parts.map((part) => {
    const { outside, brackets } = outlineOf(part.text);
    const bare = BARE.test(part.text);
    if (!bare && !AGAIN.test(part.text)) {
      const bonus = bonusIn(outside);
      name = bonus === null ? '' : part.text.slice(0, bonus.index).trim();
      return part;
    }
    const own = name === '' || nameInside(brackets) !== undefined;
    // Without damage, only a weapon that is thrown: "slam +5 melee or +3 ranged" names no slam.
    return own || (!bare && brackets.length === 0 && !isThrowable(plain(name)))
      ? part
      : { ...part, text: `${name} ${part.text.trim()}` };
  });
}

/** A magic weapon whose properties are a list ("+1 flaming and frost longsword +8") is one part. */
function joined(parts: readonly Part[]): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const more = before === undefined ? null : continued(before.text, part);
    if (before === undefined || more === null) whole.push(part);
    else whole[whole.length - 1] = { ...before, text: before.text + more };
  }
  return whole;
}

/**
 * Words that may stand before the name of an attack: the kind of attack, the number, the magic
 * bonus.
 */
const HEADS =
  'attacks?(?: action)?|attacco|attacchi|melee(?: touch)?(?: attack)?|' +
  'ranged(?: touch)?(?: attack)?|in mischia|mischia|a distanza|distanza';
/** Numbers in words, but "two-bladed" and "due mani" say how a weapon is made or held. */
const COUNTS =
  '(?:one|two|three|four|five|six|eight|un|uno|una|due|tre|quattro|cinque|sei|otto)' +
  '(?!\\s(?:bladed|handed|weapon|lame|mani|armi))';
const LINE = new RegExp(
  String.raw`^(?:(?:full |full-|single |standard )?(?:${HEADS})(?: complet[oi])?\s*(?::\s*|\s+))?` +
    String.raw`(?:(\d{1,3}|${COUNTS})\s+(?=[\p{L}+]))?(?:\+(\d{1,2})\s+(?=\p{L})(?!(?:${HEADS})\b))?`,
  'iu',
);
/** A bonus, or the bonuses of several attacks: "+11/+6/+1". */
const BONUS = new RegExp(
  String.raw`(?:(?<![^\s\p{L}${FILL}])\+|(?<![^\s${FILL}])-)` +
    String.raw`\d{1,3}(?:\s?\/\s?[+-]?\d{1,3}){0,8}(?![\d/])`,
  'gu',
);
const bonusIn = (outside: string): RegExpMatchArray | null =>
  [...outside.matchAll(BONUS)].find(({ index }) => index > 0) ?? null;
const RANGED = / (ranged|distanza|tiro|thrown|lancio) /;
const MELEE = / (melee|mischia|corpo a corpo) /;
/** Words after the bonus that the grammar knows: they give the kind of attack or its range. */
const TAIL = set(
  'melee ranged touch incorporeal attack attacks attacco attacchi in a ad di da al corpo contatto ' +
    'tocco incorporeo mischia distanza tiro thrown lancio each ciascuno ciascun ft feet foot m mt ' +
    'metri range gittata increment incremento with con per the il la to hit vs contro ac ca dist',
);
/** Parts that mean "no attack". */
const NONE = set('none nessun nessuno nessuna no n a na attack attacks attacco attacchi');
/**
 * Parts that name no attack roll: a swarm deals its damage without one, and "as above" repeats
 * another attack.
 */
const NO_ROLL = / (swarm|sciame) /;

const FLURRY = /^(?:flurry|raffica)\b/;
/** A bonus under a condition, which names no weapon: "when raging +10 melee". */
const CONDITIONAL =
  /^(?:when|while|if|during|against|vs|with|without|quando|mentre|se|durante|contro|con|senza|in) /;

/** Brackets that only say how the attack is made. */
const KIND_ALONE = /^(?:thrown|ranged|melee|da lancio|lancio|(?:a )?distanza|(?:in )?mischia)$/;

type Kind = Attack['kind'];

const kindIn = (words: string): Kind | undefined =>
  RANGED.test(words) ? 'ranged' : MELEE.test(words) ? 'melee' : undefined;

function kindOf(said: Kind | undefined, facts: WeaponFacts | undefined): Kind | undefined {
  if (said === undefined) return facts?.kind;
  if (said === 'melee') return 'melee';
  return facts?.kind === 'melee' || facts?.kind === 'thrown' ? 'thrown' : 'ranged';
}

/** Dice, critical hit, lengths and notes of an attack's brackets. */
function bracketsOf(brackets: readonly Bracketed[]): {
  readonly damage: string | undefined;
  readonly critical: WrittenAttack['critical'];
  readonly range: number | undefined;
  readonly reach: number | undefined;
  readonly notes: readonly string[];
} {
  const said = brackets.flatMap(({ inside }) =>
    inside.split(/\splus\s|\spiù\s|;|,(?!\d)/iu).map((piece) => piece.trim()),
  );
  // In "1d10/19-20/120 ft." the last piece is the range.
  const rolled = said.map((piece) =>
    piece
      .replace(DAMAGE_WORD, '')
      .split('/')
      .filter((each, i) => i === 0 || loneLength(each.trim()) === undefined),
  );
  const [dice = '', ...more] = rolled.find(([each]) => weaponDice(each) !== undefined) ?? [];
  const criticals = [
    more.join('/'),
    ...said.filter((piece) => IS_CRITICAL.test(piece)).map((p) => p.replace(CRITICAL_WORD, '')),
    // "2d6+10 plus 1d6 fire/17-20"
    ...rolled.map(([, ...after]) => after.join('/')),
  ];
  return {
    damage: weaponDice(dice),
    critical: criticals.map(criticalOf).find((critical) => critical !== undefined),
    range:
      wholeCells(lengthIn(said, RANGE_WORD)) ??
      [...said, ...said.flatMap((piece) => piece.split('/').slice(1))]
        .map((piece) => loneLength(piece.trim()))
        .find((far) => far !== undefined),
    reach: reachCells(lengthIn(said, REACH_WORD)),
    notes: brackets.map(({ inside }) => inside),
  };
}

const DAMAGE_WORD = /^(?:dmg|damage|danni|danno)\.?:?\s*/iu;
const CRITICAL_WORD = /^crit\p{L}*\.?:?\s*/iu;
/** A threat range up to 20, a multiplier, or a number after "crit". */
const IS_CRITICAL = /^crit|^[x×]\s?\d|^\d{1,2}\s?[-–]\s?20/iu;
const RANGE_WORD = /\b(?:range|gittata)\b/iu;
const REACH_WORD = /\b(?:reach|portata)\b/iu;
const LONE = /^\p{N}[\p{N}.,/⁄ -]*[\s-]?(?:ft|feet|foot|m|mt|metri|metr[oe]s?)\.?$/iu;
const loneLength = (piece: string): number | undefined =>
  LONE.test(piece) ? distanceOf(piece) : undefined;
const lengthIn = (said: readonly string[], word: RegExp): number | undefined => {
  const piece = said.find((each) => word.test(each));
  return piece === undefined ? undefined : lengthOf(/\p{N}.*/u.exec(piece)?.[0]);
};

const TWO_HANDS = / (two hands|two handed|both hands|due mani|a due mani) /;
const ONE_HAND = / (one hand|one handed|una mano|a una mano) /;

/** What brackets beside a weapon's name say about how it is held. */
function gripIn(notes: readonly string[]): Pick<WeaponFacts, 'twoHanded'> {
  const words = ` ${plain(notes.join(' '))} `;
  return TWO_HANDS.test(words)
    ? { twoHanded: true }
    : ONE_HAND.test(words)
      ? { twoHanded: false }
      : {};
}

interface PartRead {
  readonly attack?: WrittenAttack;
  readonly notes: readonly string[];
  readonly unread: readonly string[];
  /** The part may name an attack that was not read. */
  readonly lost?: true;
}

const LOST = (text: string): PartRead => ({ notes: [], unread: [text], lost: true });

/**
 * The name, in the form of d20 Modern: "(1d6+4, claw)", "(1d4 plus poison, 2 bites)". Brackets that
 * name two weapons give none.
 */
function nameInside(brackets: readonly Bracketed[]): string | undefined {
  const [{ inside: whole } = { inside: '' }, ...more] = brackets;
  // A range, a reach or a critical hit after the name is no name.
  const inside = whole.replace(/,\s*(?:range|reach|gittata|portata|crit)\b[^,]*$/iu, '');
  const at = inside.lastIndexOf(',');
  if (more.length > 0 || / (?:or|o) /i.test(inside)) return undefined;
  if (at < 0 && /\d/.test(inside)) {
    // "(1d6+3 bite)", without the comma.
    const [, last] = /^\d*d\d+(?:[+-]\d+)?\s+([\p{L} ]+)$/u.exec(inside) ?? [];
    return last !== undefined && weaponOf(last) !== undefined ? last : undefined;
  }
  const name = inside
    .slice(at + 1)
    .trim()
    .replace(/^\d{1,3}\s+/, '');
  return /\p{L}/u.test(name) ? name : undefined;
}

function readPart({ text: raw, plus }: Part, kind: Kind | undefined): PartRead {
  if (raw.length > LONGEST_PART) return LOST(raw);
  const text = inForm(raw);
  if (plain(text) === '') return { notes: [], unread: [] };
  const words = plain(outlineOf(text).outside.replaceAll(FILL, ' ')).split(' ');
  // "none (swarm)": the brackets say why.
  if (words.every((word) => NONE.has(word)))
    return { notes: outlineOf(text).brackets.map(({ inside }) => inside), unread: [] };
  const [head = '', , magic] = LINE.exec(text) ?? [];
  const rest = text.slice(head.length);
  const { outside, brackets } = outlineOf(rest);
  const bonuses = [...outside.matchAll(BONUS)];
  const [first, second] = bonuses;
  // "longsword +1 +8", "huge +5 warhammer +17": the first number is the weapon's magic bonus.
  const twice =
    first !== undefined &&
    second !== undefined &&
    first.index > 0 &&
    /^\+\d{1,2}$/.test(first[0]) &&
    !outside.slice(first.index, second.index).includes(FILL) &&
    kindIn(` ${plain(outside.slice(first.index, second.index))} `) === undefined;
  const bonus = twice ? second : first;
  const end = bonus?.index ?? outside.length;
  const inName = brackets.filter(({ to }) => to < end);
  const after = brackets.filter(({ from }) => from >= end);
  const before = (
    twice
      ? outside.slice(0, first.index) + outside.slice(first.index + first[0].length, end)
      : outside.slice(0, end)
  )
    .replaceAll(FILL, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const tail = bonus === undefined ? '' : outside.slice(end + bonus[0].length);
  // A bonus with any weapon of a kind names no attack.
  if (head + before === '' && after.length === 0 && /^\s*(melee|ranged)( touch)?\s*$/i.test(tail))
    return { notes: [text], unread: [] };
  const inside = before === '' && bonus !== undefined ? nameInside(after) : undefined;
  // "(2d6+9, +3 greatsword)"
  const [, plusses, modern = inside] = /^\+(\d{1,2})\s+(.+)$/.exec(inside ?? '') ?? [];
  const name = (modern ?? (before === '' && / /.test(head.trim()) ? head.trim() : before)).replace(
    /\s*[:.]$/,
    '',
  );
  const facts = weaponOf(name);
  const all = bracketsOf(after);
  const named = bracketsOf(inName);
  const outer = /^[\s\uE000]*\/\s*([x×]\d{1,2})/.exec(tail);
  const critical = all.critical ?? named.critical ?? criticalOf(outer?.[1]);
  const damage = all.damage ?? named.damage;
  const notes = [...named.notes, ...all.notes];
  // Brackets alone are a note on the attack before them.
  if (head + before === '' && bonus === undefined) return { notes, unread: [] };
  if (NO_ROLL.test(` ${plain(before)} `) && bonus === undefined)
    return { notes: [text], unread: [] };
  // A flurry repeats the unarmed strike or weapon that the line names elsewhere.
  if (facts === undefined && FLURRY.test(plain(before))) return { notes: [text], unread: [] };
  // Without a bonus, only a weapon of the rulebooks is an attack. After "plus" it is a note.
  if (bonus === undefined && (facts === undefined || plus))
    return plus ? { notes: [text], unread: [] } : LOST(text);
  if (facts === undefined && CONDITIONAL.test(plain(name))) return LOST(text);
  // A signed number in a name is a bonus that was not read.
  if (!/\p{L}/u.test(name) || /(?:^|\s)[+-]\s*\d/.test(name) || name.length > LONGEST_NAME)
    return LOST(text);
  const said =
    kindIn(` ${plain(tail.replaceAll(FILL, ' '))} `) ??
    kindIn(` ${plain(head)} `) ??
    // "pugnale (lancio) +5"
    kindIn(` ${notes.map(plain).find((note) => KIND_ALONE.test(note)) ?? ''} `) ??
    // People write their bow into the field of melee attacks.
    (facts?.kind === 'ranged' ? facts.kind : kind);
  const used = kindOf(said, facts);
  if (used === undefined) return LOST(text);
  const range = distanceOf(/(\p{N}[^,;()\uE000]*)/u.exec(tail)?.[1]) ?? all.range ?? named.range;
  const increment = used === 'melee' ? undefined : range;
  const reach = all.reach ?? named.reach;
  // The rules give a reach weapon its reach.
  const own = used === 'melee' && (facts?.reachWeapon ?? 'none') === 'none' ? reach : undefined;
  const enhancement = twice ? Number.parseInt(first[0], 10) : (magic ?? plusses);
  return {
    attack: {
      ...facts,
      ...(used !== 'melee' ? { reachWeapon: 'none' as const } : {}),
      // A whip is a melee weapon, even if the text calls it ranged.
      kind: isWhip([plain(name)]) ? 'melee' : used,
      ...gripIn(notes),
      ...(own === undefined ? {} : { reachWeapon: 'none' as const, reach: own }),
      name,
      ...(bonus === undefined ? {} : { bonus: Number.parseInt(bonus[0], 10) }),
      ...(enhancement === undefined ? {} : { enhancement: Number(enhancement) }),
      ...(increment === undefined || increment === 0 ? {} : { rangeIncrement: increment }),
      ...(damage === undefined ? {} : { damage }),
      ...(critical === undefined ? {} : { critical }),
    },
    notes,
    unread: strangersIn(outer === null ? tail : tail.slice(outer[0].length)),
  };
}

/** The words after a bonus that the grammar does not know. */
const strangersIn = (tail: string): string[] => {
  const words = tail.replaceAll(FILL, ' ').match(/[^\s,;]*\p{L}[^\s,;]*/gu) ?? [];
  const strange = words.filter((word) =>
    plain(word)
      .split(' ')
      .some((each) => !TAIL.has(each)),
  );
  return strange.length === 0 ? [] : [strange.join(' ')];
};

/**
 * The attacks that a text names. If a part of the text might be an attack but is not read as one,
 * the list is not complete.
 * @param kind kind of the attacks whose text does not state it, if the field holds attacks of one
 *   kind only
 */
export function attacksIn(value: unknown, kind?: Kind): AttackLine {
  const seen = new Map<string, number>();
  const attacks: WrittenAttack[] = [];
  const notes: string[] = [];
  const unread: string[] = [];
  const line = textOf(value);
  const parts = partsOf(line);
  let complete = parts.length <= MOST && line.length < MAX_SHEET_TEXT;
  for (const part of parts.slice(0, MOST)) {
    const read = readPart(part, kind);
    notes.push(...read.notes);
    unread.push(...read.unread);
    if (read.lost === true) complete = false;
    const { attack } = read;
    const key = attack === undefined ? '' : `${attack.kind} ${plain(attack.name)}`;
    if (attack === undefined) continue;
    const at = seen.get(key);
    // A full attack may state what the single attack leaves out.
    if (at !== undefined) attacks[at] = { ...attack, ...attacks[at] };
    else seen.set(key, attacks.push(attack) - 1);
  }
  unread.push(...parts.slice(MOST).map(({ text }) => text));
  const alone = attacks.length > 0 ? [] : notes.filter((note) => FLURRY.test(plain(note)));
  if (alone.length > 0) complete = false;
  unread.push(...alone);
  return { attacks, complete, notes, unread: unreadPieces(unread) };
}
