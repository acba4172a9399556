/**
 * Writes the modifiers of an attack as sentences, with their signs as they count for the attack
 * roll.
 */
import type { Attack, Creature } from '../../../board/creature.ts';
import type {
  AttackVerdict,
  AttackModifier,
  Reason,
} from '../../../rules/d20/play/attacks/attackRules.ts';
import { attackName } from '../../attackName.ts';
import { modifierMessage } from '../../../text/attack.ts';
import { isMessageId, isTermId, say, signed, sources, t } from '../../../text/index.ts';
import { faultWhy } from '../../layers/findingSentences.ts';

export interface Duel {
  readonly from: Creature;
  readonly to: Creature;
  readonly attack: Attack;
}

export interface ModifierLine {
  /**
   * Effect on the attack roll: a bonus to the target's armor class is negative. Absent for a line
   * without a number.
   */
  readonly value?: number;
  readonly text: string;
  readonly source: string | null;
}

/** All parameters that the sentence of a modifier may contain. */
function paramsOf(
  { from, to, attack }: Duel,
  {
    value,
    by,
    times,
  }: Partial<Pick<AttackModifier, 'value' | 'times'>> & { readonly by?: string | undefined },
  verdict: AttackVerdict,
): Readonly<Record<string, unknown>> {
  const word = by === undefined ? '' : isTermId(by) ? { term: by } : by;
  const creature = { creature: by?.replace(/^creature:/, '') ?? '' };
  return {
    attacker: { creature: from.id },
    target: { creature: to.id },
    who: { creature: from.id },
    ally: creature,
    other: creature,
    blocker: { blocker: by ?? null },
    value: { signed: value ?? 0 },
    condition: word,
    feat: word,
    weapon: attackName(attack),
    n: verdict.set !== undefined && value === undefined ? verdict.set.value : (times ?? 1),
    bonus: value === undefined || value === 0 ? 'none' : 'some',
    percent: verdict.missChance,
    twice: verdict.missTwice ?? verdict.missChance,
    len: { length: verdict.distance },
    range: { length: attack.rangeIncrement ?? 0 },
  };
}

/** Effect of a modifier on the attack roll: a bonus to armor class counts as a penalty. */
export const countOf = ({ on, value }: AttackModifier): number => (on === 'ac' ? -value : value);

function lineOf(duel: Duel, m: AttackModifier, verdict: AttackVerdict): ModifierLine {
  // Attacker and target may have the same condition: a modifier of armor class belongs to the
  // target.
  const id =
    m.why === 'fighting-defensively' && m.on === 'ac'
      ? 'modifier.condition-target'
      : modifierMessage(m.why, m.on === 'ac' ? 'target' : 'attacker');
  const { already = 0 } = m;
  const words = say(id, paramsOf(duel, { ...m, value: m.value + already }, verdict));
  return {
    value: countOf(m),
    text: already === 0 ? words : `${words} ${t('modifier.inTotal')}`,
    source: sources(m.rules),
  };
}

/**
 * The line for a lost Dexterity bonus. It has no number, because the armor class on the sheet shows
 * it.
 */
function deniedOf(duel: Duel, { why, by, rules }: Reason, verdict: AttackVerdict): ModifierLine {
  // Some conditions and causes have a sentence of their own.
  const own = `modifier.${why === 'condition' ? (by ?? '') : why}-denies`;
  return {
    text: say(isMessageId(own) ? own : 'modifier.no-dexterity', paramsOf(duel, { by }, verdict)),
    source: sources(rules),
  };
}

export function modifierLines(duel: Duel, verdict: AttackVerdict): readonly ModifierLine[] {
  const lines = verdict.modifiers.map((m) => lineOf(duel, m, verdict));
  const saidAlready = verdict.modifiers.filter(({ on }) => on === 'ac').map(({ by }) => by);
  const denied = verdict.deniesDexterity.filter(
    ({ by, why }) =>
      why !== 'invisible-attacker' && (by === undefined || !saidAlready.includes(by)),
  );
  const { set } = verdict;
  // If a condition sets the target's Dexterity to a fixed value, other reasons for losing the
  // Dexterity bonus do not matter.
  if (set !== undefined)
    return [
      ...lines,
      {
        text: say('modifier.helpless-target-set', paramsOf(duel, { by: set.by }, verdict)),
        source: sources(set.rules),
      },
    ];
  const absent = verdict.notes.filter(({ why }) => isMessageId(`modifier.${why}`));
  return [
    ...lines,
    ...denied.map((reason) => deniedOf(duel, reason, verdict)),
    ...absent.map((note) => ({
      text: say(`modifier.${note.why}`, paramsOf(duel, { by: note.by }, verdict)),
      source: sources(note.rules),
    })),
  ];
}

/**
 * The sentence of a line without its last clause if that only repeats the line's number:
 * "+2 | Bice is on the opposite side." Clauses that say more stay.
 */
export function withoutNumber({ value, text }: ModifierLine): string {
  const tail = /: ([+−]\d+)[^,;:()]*\.$/u.exec(text);
  return tail !== null && value !== undefined && tail[1] === signedOf(value)
    ? `${text.slice(0, tail.index)}.`
    : text;
}

/** The sum of the situation's modifiers to the attack roll. */
export const sumOf = ({ total }: AttackVerdict): number => total.attack - total.ac;

/** May the attack bonus on the sheet contain a condition that is among the modifiers? */
export const mayBeInTotal = ({ from }: Duel, { modifiers }: AttackVerdict): boolean =>
  modifiers.some(
    ({ on, by, already }) =>
      on === 'attack' && already === undefined && by !== undefined && from.conditions.includes(by),
  );

/** Whether some modifiers do not stack: then the total differs from the sum of the lines. */
export const hasOverlap = (verdict: AttackVerdict): boolean =>
  verdict.modifiers.reduce((sum, m) => sum + countOf(m), 0) !== sumOf(verdict);

/**
 * Sentences that say why the attack is impossible, or which points the rules text leaves to the
 * game master.
 * @param reach in cells
 */
export function barredOf(
  duel: Duel,
  reason: Reason,
  verdict: AttackVerdict,
  reach: number,
): ModifierLine {
  const { from, to, attack } = duel;
  const deed = {
    of: from.id,
    action: attack.kind === 'melee' ? 'melee-attack' : 'ranged-attack',
    target: to.id,
    weapon: attackName(attack),
    len: verdict.distance,
  };
  const { message, params } = faultWhy(
    {
      code: reason.why,
      rules: reason.rules,
      ...(reason.by === undefined ? {} : { by: reason.by }),
    },
    { ...deed, range: attack.kind === 'melee' ? reach : reach * (attack.rangeIncrement ?? 0) },
  );
  return { text: say(message, params ?? {}), source: sources(reason.rules) };
}

/** Largest number of characters in a whisper. */
const MOST = 200;

/**
 * The attack in one line of plain text for the chat: attacker, target, weapon, total, and as many
 * modifiers as fit.
 */
export function attackForChat(duel: Duel, verdict: AttackVerdict): string {
  const who =
    `${t('attack.who', { attacker: { creature: duel.from.id }, target: { creature: duel.to.id } })} ` +
    `(${attackName(duel.attack)}). `;
  if (!verdict.possible)
    return (
      who + verdict.barred.map((reason) => barredOf(duel, reason, verdict, 0).text).join(' ')
    ).slice(0, MOST);
  const { attack, ac } = verdict.total;
  const sum =
    attack === 0 && ac === 0 && verdict.missChance === 0
      ? t('preview.even')
      : t('preview.sum', {
          value: { signed: attack },
          acValue: { signed: ac },
          miss: verdict.missChance > 0,
          percent: verdict.missChance,
        });
  const parts = modifierLines(duel, verdict).map(({ text }) => text);
  return parts.reduce(
    (said, part) => (said.length + 1 + part.length <= MOST ? `${said} ${part}` : said),
    who + sum,
  );
}

export const signedOf = (value: number | undefined): string =>
  value === undefined ? '' : value === 0 ? '0' : signed(value);
