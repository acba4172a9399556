/**
 * Active buffs of D35E and pf1: the lasting spells that a creature is under, and the totals of its
 * sheet that a buff has changed already (tests/hosts/foundry/CLAIMS.md, `changesOf`).
 */
import type { SheetTotal } from '../../../src/board/vocabulary.ts';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import { conditionOf } from '../../words/conditionNames.ts';
import { spellCondition, spellTrait } from '../../words/spells.ts';
import type { RawItem } from '../schema.ts';
import { at, textAt, yes } from './read.ts';

/** Totals of the sheet, by the words with which the systems name the target of a change. */
const TOTALS: readonly (readonly [target: RegExp, totals: readonly SheetTotal[]])[] = [
  [/^m?r?attack$/, ['attack']],
  [/^(?:ac|sac|aac|nac|dodge)$/, ['ac']],
  [/^(?:allSavingThrows|fort|ref|will)$/, ['saves']],
  [/^skills$/, ['skills']],
  [/^str$/, ['str']],
  [/^dex$/, ['dex']],
  [/^cmb$/, ['cmb']],
  [/^cmd$/, ['cmd']],
  [/speed/i, ['speed']],
  // Attack bonus and armor class follow from the size.
  [/^size$/, ['size', 'attack', 'ac', 'cmb', 'cmd']],
];

/** The totals that a buff has changed. */
function totalsOf({ system }: RawItem): SheetTotal[] {
  const changes = at(system, 'changes');
  const targets = (Array.isArray(changes) ? (changes as unknown[]) : []).flatMap((target) =>
    typeof target === 'string' ? [target] : [],
  );
  if (textAt(system, 'sizeOverride') !== undefined) targets.push('size');
  return targets.flatMap((target) => TOTALS.find(([words]) => words.test(target))?.[1] ?? []);
}

/** What a buff means on the board: the name of the rulebook counts before a translation. */
const meant = <T>(item: RawItem, of: (name: string) => T | undefined): T | undefined =>
  [item.original, item.name].flatMap((name) => (name == null ? [] : (of(name) ?? [])))[0];

/** A buff is named like a condition or like a spell that causes it ("Shaken (Scare)"). */
const conditionIn = (name: string): string | undefined =>
  spellCondition(name) ?? conditionOf(name.replace(/[([][^()[\]]*[)\]]/g, ' '));

type Buffed = Pick<SceneCreature, 'conditions' | 'inTotals' | 'traits'>;

/**
 * Adds the active buffs to what the sheet says. A condition that the sheet itself holds is counted
 * as the sheet counts it.
 */
export function withBuffs<S extends Buffed>(sheet: S, items: readonly RawItem[] | null): S {
  const active = (items ?? []).filter((item) => item.type === 'buff' && yes(item.system, 'active'));
  if (active.length === 0) return sheet;
  const held = sheet.conditions ?? [];
  const conditions = new Set(held);
  const traits = new Set(sheet.traits);
  const totals = new Map<SheetTotal, Set<string>>(
    (Object.entries(sheet.inTotals ?? {}) as [SheetTotal, string[]][]).map(([total, list]) => [
      total,
      new Set(list),
    ]),
  );
  for (const item of active) {
    const trait = meant(item, spellTrait);
    if (trait !== undefined) traits.add(trait);
    const condition = meant(item, conditionIn);
    if (condition === undefined) continue;
    conditions.add(condition);
    for (const total of totalsOf(item))
      totals.set(total, (totals.get(total) ?? new Set()).add(condition));
  }
  return {
    ...sheet,
    ...((sheet.conditions !== undefined || conditions.size > 0) && {
      conditions: [...conditions].sort(),
    }),
    ...((sheet.traits !== undefined || traits.size > 0) && { traits: [...traits].sort() }),
    ...(totals.size > 0 && {
      inTotals: Object.fromEntries([...totals].map(([total, list]) => [total, [...list].sort()])),
    }),
  };
}
