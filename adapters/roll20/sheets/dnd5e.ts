/**
 * Reads the sheet "D&D 5E by Roll20" (2014). A character and a monster (`npc` = 1) have fields of
 * their own. The sheet has no conditions besides exhaustion, and no reach besides that of attacks.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import { weaponDice, wholeOf } from '../../words/dice.ts';
import { fifthAttacks, type FifthWeaponRow } from '../../words/fifthWeapons.ts';
import { fifthTraitsOf, hoversIn } from '../../words/fifthTraits.ts';
import { fifthKindIn } from '../../words/kinds.ts';
import { sensesLine, sensesOfTrait } from '../../words/senses.ts';
import { fifthSizeIn } from '../../words/sizes.ts';
import { speedLine } from '../../words/speeds.ts';
import { textOf } from '../../words/text.ts';
import { unreadPieces } from '../../words/unread.ts';
import {
  ABILITY_NAMES,
  MODIFIER_FIELDS,
  current,
  first,
  hitPoints,
  known,
  putWeapons,
  rows,
  scores,
  scoresByModifier,
  SCORE,
  text,
  ticked,
  whole,
  type Attributes,
  type Findings,
  type SheetReader,
} from './read.ts';

const CLASS = whole(1, 1000);
const BONUS = whole(-100, 1000);

export const dnd5e: SheetReader = (attributes, found) => {
  const monster = ticked(current(attributes, 'npc'));
  const [speed, ac, type] = monster ? ['npc_speed', 'npc_ac', 'npc_type'] : ['speed', 'ac', 'race'];
  found.put('speed', found.read(speedLine(current(attributes, speed))).speeds, speed);
  const total = CLASS(current(attributes, ac));
  found.put('ac', total === undefined ? undefined : { total }, ac);
  found.take('size', first(attributes, [monster ? 'npc_type' : 'size'], fifthSizeIn));
  if (monster) {
    const kind = fifthKindIn(current(attributes, type));
    found.put('type', kind.type, type);
    found.put('subtypes', kind.subtypes && [...kind.subtypes], type);
  }
  hitPoints(attributes, found, { of: 'hp', temporary: 'hp_temp', full: 'hp_max' });
  scores(attributes, found, (ability) => scoreField(attributes, ABILITY_NAMES[ability]), SCORE);
  scoresByModifier(attributes, found, MODIFIER_FIELDS);
  skills(attributes, found, monster);
  proficiency(attributes, found, monster);
  exhaustion(attributes, found);
  if (monster) legendary(attributes, found);
  else deathSaves(attributes, found);
  traits(attributes, found, monster);
  putFifthWeapons(
    found,
    monster ? monsterRows(attributes) : characterRows(attributes),
    monster ? 'repeating_npcaction' : 'repeating_attack',
  );
};

/** A monster has only the base score; of a character the total counts. */
const scoreField = (attributes: Attributes, name: string): string =>
  SCORE(current(attributes, name)) === undefined ? `${name}_base` : name;

const SKILLS = ['stealth', 'perception', 'athletics', 'acrobatics'] as const;

function skills(attributes: Attributes, found: Findings, monster: boolean): void {
  const read = SKILLS.flatMap((skill) => {
    const field = monster ? `npc_${skill}` : `${skill}_bonus`;
    const bonus = BONUS(current(attributes, field));
    return bonus === undefined ? [] : [{ skill, field, bonus }];
  });
  if (read.length > 0)
    found.put(
      'skills',
      Object.fromEntries(read.map(({ skill, bonus }) => [skill, { bonus }])),
      read.map(({ field }) => field),
    );
}

const CHALLENGE = 'npc_challenge';

/** A monster's challenge rating: "1/4", "5". */
function challengeIn(value: unknown): number | undefined {
  const [, whole, part] = /^(\d{1,2})(?:\/([248]))?$/.exec(textOf(value).trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) / Number(part ?? 1);
}

/** A character's bonus is a field; a monster's follows from its challenge rating. */
function proficiency(attributes: Attributes, found: Findings, monster: boolean): void {
  if (!monster) return found.put('proficiency', wholeOf(current(attributes, 'pb'), 0, 30), 'pb');
  const rating = challengeIn(current(attributes, CHALLENGE));
  if (rating !== undefined && rating <= 30)
    found.put('proficiency', Math.max(2, Math.floor((rating + 7) / 4)), CHALLENGE);
}

/** The only condition of the sheet. Level 0 says nothing of the other conditions. */
function exhaustion(attributes: Attributes, found: Findings): void {
  const level = wholeOf(current(attributes, 'exhaustion_level'), 1, 6);
  if (level !== undefined) found.put('conditions', [`exhaustion-${level}`], 'exhaustion_level');
}

/** Number of legendary actions; 0 is what a sheet has that nobody has filled in. */
function legendary(attributes: Attributes, found: Findings): void {
  const most = wholeOf(current(attributes, LEGENDARY), 1, 10);
  if (most !== undefined) found.put('legendaryActions', { most }, LEGENDARY);
}
const LEGENDARY = 'npc_legendary_actions';

/** Three boxes for each kind. A sheet on which none was ever ticked says nothing. */
function deathSaves(attributes: Attributes, found: Findings): void {
  const boxes = (kind: string): string[] => [1, 2, 3].map((n) => `deathsave_${kind}${n}`);
  const [successes, failures] = [boxes('succ'), boxes('fail')];
  const set = [...successes, ...failures].filter((name) => attributes.has(name));
  const count = (names: readonly string[]): number =>
    names.filter((name) => ticked(current(attributes, name))).length;
  if (set.length > 0)
    found.put('deathSaves', { successes: count(successes), failures: count(failures) }, set);
}

/** Sections with names of traits. */
const TRAIT_ROWS = { monster: ['npctrait', 'npcbonusaction'], character: ['traits'] } as const;

function traits(attributes: Attributes, found: Findings, monster: boolean): void {
  const sections = TRAIT_ROWS[monster ? 'monster' : 'character'];
  const named = sections.flatMap((section) =>
    rows(attributes, section).map((row) => ({
      section,
      name: row.get('name'),
      prose: row.get('description'),
    })),
  );
  const speed = monster ? 'npc_speed' : 'speed';
  const hovers = hoversIn(current(attributes, speed));
  const senses = text(attributes, 'npc_senses');
  const fields = [
    ...named.map(({ section }) => `repeating_${section}`),
    ...(senses === '' ? [] : ['npc_senses']),
    ...(hovers ? [speed] : []),
  ];
  if (fields.length === 0) return;
  const sensed = monster
    ? found.read(sensesLine(senses)).senses
    : named.flatMap(({ name, prose }) => sensesOfTrait(name, prose));
  found.put(
    'traits',
    [
      ...new Set([
        ...fifthTraitsOf(named.map(({ name }) => name)),
        ...(hovers ? ['hover'] : []),
        ...sensed,
      ]),
    ].sort(),
    fields,
  );
}

/** What the rows of a sheet give: attacks, words that no reader understands, or nothing. */
export type FifthRow = FifthWeaponRow & {
  /** Not a weapon: a range that cannot be read leaves the list of attacks as it is. */
  readonly spell?: boolean;
};

/** Adds the attacks of the rows. A weapon whose row was not read leaves the list unknown. */
export function putFifthWeapons(found: Findings, list: readonly FifthRow[], field: string): void {
  const read = list.flatMap((row): ReturnType<typeof weaponRow> => weaponRow(row, found));
  putWeapons(found, read, field);
}

function weaponRow(row: FifthRow, found: Findings): (SceneAttack | { readonly unread: string })[] {
  const attacks = fifthAttacks(row);
  if (!('unread' in attacks)) return [...attacks];
  if (row.spell !== true) return [attacks];
  found.unread(unreadPieces([attacks.unread]));
  return [];
}

function characterRows(attributes: Attributes): FifthRow[] {
  const items = new Map(rows(attributes, 'inventory').map((row) => [row.id, row]));
  return rows(attributes, 'attack').flatMap((row): FifthRow[] => {
    // A row whose box "attack" is off makes no attack roll.
    const flag = row.get('atkflag');
    if (flag === '0' || flag === 0) return [];
    const item = items.get(textOf(row.get('itemid')).trim());
    const properties = item === undefined ? '' : textOf(item.get('itemproperties')).trim();
    const off = item !== undefined && ['0', 0].includes(item.get('equipped') as string | number);
    const spell = textOf(row.get('spellid')).trim() !== '';
    return [
      {
        id: row.id,
        name: row.get('atkname'),
        range: row.get('atkrange'),
        damage: row.get('dmgtype'),
        ...(properties !== '' && { properties }),
        ...(off && { ready: false }),
        spell,
        cast: spell,
        more: rollOf({
          damage: row.get('dmgbase'),
          bonus: row.get('atkbonus'),
          from: row.get('atkcritrange'),
        }),
      },
    ];
  });
}

const rollOf = (row: {
  readonly damage: unknown;
  readonly bonus?: unknown;
  readonly from?: unknown;
}): NonNullable<FifthRow['more']> => {
  const from = wholeOf(row.from, 2, 20);
  return (
    known<NonNullable<FifthRow['more']>>({
      damage: weaponDice(row.damage),
      bonus: BONUS(row.bonus),
      critical: from === undefined ? undefined : { from, times: 2 },
    }) ?? {}
  );
};

/** `attack_type` is English in every language of the game. */
const KINDS: Readonly<Record<string, 'melee' | 'ranged'>> = { melee: 'melee', ranged: 'ranged' };

function monsterRows(attributes: Attributes): FifthRow[] {
  return rows(attributes, 'npcaction').flatMap((row): FifthRow[] => {
    if (!ticked(row.get('attack_flag'))) return [];
    const type = textOf(row.get('attack_type')).trim().toLowerCase();
    const range = textOf(row.get('attack_range'));
    // The sheet composes this line itself, with the words in English.
    const line = textOf(row.get('attack_tohitrange'));
    return [
      {
        id: row.id,
        name: row.get('name'),
        ...(Object.hasOwn(KINDS, type) && { kind: KINDS[type] }),
        range,
        damage: row.get('attack_damagetype'),
        prose: `${line}\n${textOf(row.get('description'))}`,
        // A monster holds the weapons of its stat block.
        ready: true,
        more: rollOf({ damage: row.get('attack_damage'), bonus: row.get('attack_tohit') }),
      },
    ];
  });
}
