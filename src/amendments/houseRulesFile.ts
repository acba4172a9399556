/**
 * Writes and reads house rules as one small file, so that a group can share them. The file states
 * the choice for every house rule of every ruleset, defaults included, so that the whole group
 * judges by the same rules.
 */
import * as z from 'zod/mini';
import type { ChosenHouseRules } from './houseRules.ts';

z.config({ jitless: true });

export const HOUSE_RULES_FORMAT = 'quadretto/house-rules@1';
/** Maximum length of a file that is read, in characters. */
export const LONGEST_HOUSE_RULES = 100_000;

/**
 * The parts of a ruleset that this file needs: its house rules with their choices, and their
 * defaults.
 */
export interface Choosable {
  readonly id: string;
  readonly houseRules: Readonly<Record<string, readonly (string | boolean)[]>>;
  readonly defaults: Readonly<Record<string, unknown>>;
}

const word = z.string().check(z.maxLength(100));
const file = z.object({
  format: z.literal(HOUSE_RULES_FORMAT),
  rules: z.record(word, z.record(word, z.union([word, z.boolean()]))),
});

const usual = ({ houseRules, defaults }: Choosable, name: string): string | boolean | undefined => {
  const choices = houseRules[name] ?? [];
  return choices.find((each) => each === defaults[name]) ?? choices[0];
};

/** The choice in force for each house rule of a ruleset. */
function inForce(rules: Choosable, chosen: ChosenHouseRules): Record<string, string | boolean> {
  const own = Object.hasOwn(chosen, rules.id) ? (chosen[rules.id] ?? {}) : {};
  return Object.fromEntries(
    Object.entries(rules.houseRules).flatMap(([name, choices]) => {
      const choice =
        choices.find((each) => Object.hasOwn(own, name) && each === own[name]) ??
        usual(rules, name);
      return choice === undefined ? [] : [[name, choice]];
    }),
  );
}

/**
 * Text of a file with house rules.
 * @param at the time of export, which is written into the file
 */
export function houseRulesFile(
  chosen: ChosenHouseRules,
  rulesets: readonly Choosable[],
  at: Date,
): string {
  const rules = Object.fromEntries(
    rulesets
      .filter(({ houseRules }) => Object.keys(houseRules).length > 0)
      .map((each) => [each.id, inForce(each, chosen)]),
  );
  return `${JSON.stringify({ format: HOUSE_RULES_FORMAT, made: at.toISOString(), rules }, null, 1)}\n`;
}

export type HouseRulesRead =
  | { readonly ok: true; readonly chosen: ChosenHouseRules }
  | {
      readonly ok: false;
      /** Message id of the error; `item`: the part of the file with the error. */
      readonly code:
        | 'kept.file.size'
        | 'houseRules.file.other'
        | 'houseRules.file.part'
        | 'houseRules.file.empty';
      readonly item: string;
    };

const refused = (
  code: Extract<HouseRulesRead, { ok: false }>['code'],
  item = '',
): HouseRulesRead => ({ ok: false, code, item: item.slice(0, 200) });

function parsed(text: string): z.infer<typeof file> | null {
  try {
    return file.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The user's choices after a file is imported. Choices in the file replace the present ones;
 * rulesets and house rules that the file does not name keep theirs. A file with an unknown ruleset,
 * house rule or choice is refused as a whole. Never throws.
 */
export function houseRulesRead(
  text: string,
  now: ChosenHouseRules,
  rulesets: readonly Choosable[],
): HouseRulesRead {
  if (text.length > LONGEST_HOUSE_RULES) return refused('kept.file.size');
  const given = parsed(text);
  if (given === null) return refused('houseRules.file.other');
  const stated = Object.entries(given.rules);
  if (stated.every(([, own]) => Object.keys(own).length === 0))
    return refused('houseRules.file.empty');
  const chosen: Record<string, Readonly<Record<string, string | boolean>>> = { ...now };
  for (const [id, own] of stated) {
    const rules = rulesets.find((each) => each.id === id);
    if (rules === undefined) return refused('houseRules.file.part', id);
    const next = new Map(Object.entries(Object.hasOwn(now, id) ? (now[id] ?? {}) : {}));
    for (const [name, choice] of Object.entries(own)) {
      const choices = Object.hasOwn(rules.houseRules, name) ? rules.houseRules[name] : undefined;
      if (choices?.includes(choice) !== true)
        return refused('houseRules.file.part', `${id}: ${name}: ${String(choice)}`);
      // As on the options page, a default is not stored, so that a later version may change it.
      if (choice === usual(rules, name)) next.delete(name);
      else next.set(name, choice);
    }
    chosen[id] = Object.fromEntries(next);
  }
  return { ok: true, chosen };
}
