/**
 * The registry of full rulesets, for the judge command, the background and the extension's own
 * pages. The map uses the registry in `index.ts`.
 */
import { rulesets } from './index.ts';
import type { AnyFullRuleset, FullRuleset, MapRuleset, PhasedRuleset } from './fullRuleset.ts';
import type { Ruleset } from './ruleset.ts';
import { SUBJECTS } from './uncoveredSubjects.ts';
import { areliaFull } from './phased/arelia/full.ts';
import { d20modernFull } from './d20/d20modern/full.ts';
import { pf1Full } from './d20/pf1/full.ts';
import { sigilFull } from './d20/sigil/full.ts';
import { srd35Full } from './d20/srd35/full.ts';
import { srd51ForJudge } from './fifth/srd51/forJudge.ts';
import { srd52ForJudge } from './fifth/srd52/forJudge.ts';

const own: readonly FullRuleset[] = [srd35Full, sigilFull, d20modernFull, pf1Full];

/** Rulesets that differ only on the map: their turns follow the ruleset in `turnsOf`. */
const borrowed = rulesets.flatMap((map): FullRuleset[] =>
  own.flatMap((full) =>
    full.id === map.turnsOf
      ? [{ ...full, ...map, turns: full.turns, flight: { ...full.flight, ...map.flight } }]
      : [],
  ),
);

export const turnRulesets: readonly FullRuleset[] = [...own, ...borrowed];

export const phasedRulesets: readonly PhasedRuleset[] = [areliaFull];

/** Rulesets that answer more questions about the map than the map itself asks. */
const fuller: readonly Ruleset[] = [srd52ForJudge, srd51ForJudge];

/** Rulesets without turns or phases of their own: they answer the questions of the map alone. */
const mapRulesets: readonly MapRuleset[] = rulesets
  .filter(({ id }) => ![...turnRulesets, ...phasedRulesets].some((full) => full.id === id))
  .map((map) => ({
    ...(fuller.find(({ id }) => id === map.id) ?? map),
    unspoken: SUBJECTS,
    partial: true,
  }));

export const fullRulesets: readonly AnyFullRuleset[] = [
  ...turnRulesets,
  ...phasedRulesets,
  ...mapRulesets,
];

export const fullRulesetOf = (id: string): AnyFullRuleset | undefined =>
  fullRulesets.find((rules) => rules.id === id);
