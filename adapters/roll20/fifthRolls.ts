/**
 * Reads the roll templates of the two sheets of 5E. The sheet of 2014 has one template for each kind
 * of roll; that of 2024 has one (`dnd-2024`), whose headings say what was rolled. Damage and
 * descriptions are no action and no die of a check: they give `null`.
 */
import { castingTime } from '../words/actionNames.ts';
import type { ChatCard } from './chatCard.ts';

const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').slice(0, 1000).replace(/\s+/gu, ' ').trim().slice(0, 100);

/** A name without the bonus that the template appends: "Dagger (+3)". */
const bare = (label: string): string => label.replace(/\s*\([^()]{0,12}\)$/, '').trim();

const called = (name: string): { name?: string } => (name === '' ? {} : { name });

/** The character of a button in the message: "~-Mabc|repeating_attack_…". */
const linked = (box: Element): string | undefined =>
  /^~([\w-]{1,100})\|/.exec(box.querySelector('a[href^="~"]')?.getAttribute('href') ?? '')?.[1];

const tipOf = (roll: Element): string =>
  (roll.getAttribute('title') || roll.getAttribute('original-title') || '').slice(0, 2000);

/** Inline rolls that are no d20 of the card: damage, and the bonus in its label. */
const BESIDE = '[class~="sheet-damagetemplate"], [class~="sheet-label"], [class~="sheet-desc"]';

/**
 * Total and die of the card's d20. Of two rolls the sheet makes the one gray that does not count; if
 * neither is, and they differ, the total is not known. A bonus rolled beside the d20 hides it too.
 */
function olderNumbers(box: Element): Pick<ChatCard, 'total' | 'die'> | null {
  const all = [...box.querySelectorAll('.inlinerollresult')].filter(
    (roll) => roll.closest(BESIDE) === null,
  );
  const counted = all.filter((roll) => roll.closest('[class~="sheet-grey"]') === null);
  const tests = counted.filter((roll) => /\b1?d20(?!\d)/.test(tipOf(roll)));
  if (counted.length > 0 && tests.length === 0 && counted.some((roll) => tipOf(roll) !== ''))
    return null;
  const totals = new Set(counted.map((roll) => number(text(roll))));
  const [total] = totals;
  if (totals.size !== 1 || total === undefined) return {};
  const dice = [...tipOf(counted[0]!).matchAll(/basicdiceroll[^>]{0,40}>(\d{1,2})</g)];
  const die = tests.length > 0 && dice.length === 1 ? Number(dice[0]?.[1]) : undefined;
  return { total, ...(die !== undefined && die >= 1 && die <= 20 && { die }) };
}

/** The card with its numbers; null: its dice are no d20. */
function withNumbers(box: Element, card: ChatCard): ChatCard | null {
  const numbers = olderNumbers(box);
  return numbers === null ? null : { ...card, ...numbers };
}

const number = (written: string | null | undefined): number | undefined =>
  written != null && /^[-−]?\d{1,4}$/u.test(written.trim())
    ? Number(written.trim().replace('−', '-'))
    : undefined;

/**
 * A character's roll. Its name stands there only if the sheet's setting says so; otherwise the
 * speaker is meant, or the character of the button to the damage.
 */
function ofCharacter(box: Element, kind: ChatCard['kind'], by: string): ChatCard {
  const labels = [...box.querySelectorAll('[class~="sheet-label"]')];
  // Of a card with a save the first label names the save.
  const label = labels.find((each) => each.closest('[class~="sheet-save"]') === null);
  const character = linked(box);
  return {
    kind,
    who: text(box.querySelector('[class~="sheet-charname"]')) || by,
    ...(character !== undefined && { character }),
    ...called(text(label?.querySelector('a')) || bare(text(label))),
  };
}

/** A monster's roll: its header is what it does, and the line below its name. */
function ofMonster(box: Element, kind: ChatCard['kind'], by: string): ChatCard {
  const header = box.querySelector('[class~="sheet-header"]');
  const character = linked(box);
  return {
    kind,
    who: text(box.querySelector('[class~="sheet-subheader"]')) || by,
    ...(character !== undefined && { character }),
    ...called(text(header)),
  };
}

/** The line after a label of the spell's card, whose key is the same in all languages. */
const lineOf = (box: Element, key: string): string =>
  text(box.querySelector(`[data-i18n="${key}"]`)?.nextElementSibling);

/** A spell's card: "evocation cantrip", "abjuration 1". */
function ofSpell(box: Element, by: string): ChatCard {
  const level =
    text(box.querySelector('[class~="sheet-level"]')) ||
    text(box.querySelector('[class~="sheet-italics"]'));
  const takes = castingTime(lineOf(box, 'casting-time:'));
  const innate = box.querySelector('[class~="sheet-title"] [class~="sheet-grey"]') !== null;
  const cantrip = /cantrip|trucchett/i.test(level);
  const slot = cantrip || innate ? false : /\d/.test(level) ? true : undefined;
  return {
    kind: 'spell',
    who: text(box.querySelector('[class~="sheet-charname"]')) || by,
    ...called(text(box.querySelector('[class~="sheet-title"] > span'))),
    ...(takes !== undefined && { takes }),
    ...(slot !== undefined && { slot }),
  };
}

const hasAttack = (box: Element): boolean =>
  box.querySelector('[class~="sheet-atk"] [class~="sheet-result"] .inlinerollresult') !== null;

/** A monster's action may deal damage without an attack roll, as a breath does. */
const rollsAttack = (box: Element): boolean =>
  [...box.querySelectorAll('.inlinerollresult')].some((roll) => roll.closest(BESIDE) === null);

/** The templates of the sheet of 2014 that tell an action or a die; `by`: the speaker's name. */
export const OLDER_TEMPLATES: Readonly<
  Record<string, (box: Element, by: string) => ChatCard | null>
> = {
  atk: (box, by) => withNumbers(box, ofCharacter(box, 'attack', by)),
  atkdmg: (box, by) =>
    hasAttack(box) ? withNumbers(box, ofCharacter(box, 'attack', by)) : ofCharacter(box, 'use', by),
  simple: (box, by) => withNumbers(box, ofCharacter(box, 'check', by)),
  skill: (box, by) => withNumbers(box, ofCharacter(box, 'check', by)),
  npc: (box, by) => withNumbers(box, ofMonster(box, 'check', by)),
  npcatk: (box, by) => withNumbers(box, ofMonster(box, 'attack', by)),
  npcfullatk: (box, by) => withNumbers(box, ofMonster(box, 'attack', by)),
  npcaction: (box, by) =>
    rollsAttack(box) ? withNumbers(box, ofMonster(box, 'attack', by)) : ofMonster(box, 'use', by),
  traits: (box, by) => ({
    kind: 'use',
    who: by,
    ...called(text(box.querySelector('[class~="sheet-header"]'))),
  }),
  spell: (box, by) => ofSpell(box, by),
  spelloutput: (box, by) => ofSpell(box, by),
};

const NEWER_KINDS: readonly (readonly [RegExp, ChatCard['kind'] | null])[] = [
  [/\bdamage\b|\bhealing\b/i, null],
  [/\battack\b/i, 'attack'],
  [/\bsave|saving throw|\bcheck\b|\bskill\b|\binitiative\b/i, 'check'],
];

/**
 * A roll or a card of the sheet of 2024: the parts that two public readers of it agree on. A card
 * without dice is a feature, an item or a spell of that name.
 */
export function newerRoll(box: Element, by: string): ChatCard | null {
  const parts = [...box.querySelectorAll('[data-rollsubcategory]')].map(
    (each) => each.getAttribute('data-rollsubcategory') ?? '',
  );
  const heading = text(box.querySelector('[class~="bonus-list__header"]'));
  const title = text(box.querySelector('[class~="header__title"]'));
  const said = [parts.join(' '), heading, title].find((words) =>
    NEWER_KINDS.some(([pattern]) => pattern.test(words)),
  );
  const rolls = box.classList.contains('dnd-2024--roll');
  const found = NEWER_KINDS.find(([pattern]) => said !== undefined && pattern.test(said));
  if (found?.[1] === null && !parts.some((part) => /attack/i.test(part))) return null;
  const kind = parts.some((part) => /^attack$/i.test(part.trim()))
    ? 'attack'
    : (found?.[1] ?? (rolls ? 'check' : 'use'));
  return {
    kind,
    who: text(box.querySelector('[class~="meta__character-name"]')) || by,
    ...called(kind === 'attack' ? title.replace(/\s+attack$/i, '') : title),
    ...(rolls ? newerNumbers(box) : {}),
  };
}

/** The total that counts, and the d20 if exactly one was kept. */
function newerNumbers(box: Element): Pick<ChatCard, 'total' | 'die'> {
  const preferred = box.querySelector('[class~="die__total--preferred"]');
  const total = number(preferred?.getAttribute('data-result')) ?? number(text(preferred));
  const formula = [...box.querySelectorAll('[class~="rt-formula"]')].find((each) =>
    /\b1?d20\b/.test(text(each.querySelector('[class~="rt-formula__raw"]'))),
  );
  const rolled = text(formula?.querySelector('[class~="rt-formula__evaluated"]'));
  const die = number(/^\D{0,3}(\d{1,2})\D{0,3}$/.exec(rolled)?.[1]);
  return {
    ...(total !== undefined && { total }),
    ...(die !== undefined && die >= 1 && die <= 20 && { die }),
  };
}
