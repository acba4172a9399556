/** Hiding: may a creature try it where it stands, and who sees it there. */
import type { Creature } from '../../board/creature.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import type { HidingVerdict, HidingWatcher } from '../hiding.ts';
import { cite, uniqueRuleIds } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { RuleId, SeesVerdict } from '../verdict.ts';
import { edgesOfTest, type TestNames } from './d20Tests.ts';
import { CHECK_SOURCES } from './play/checkSources.ts';
import { hidingCover } from './shelter.ts';
import { seesPlaceOf, seesUnhidden } from './sight.ts';

export interface HidingRules {
  readonly rules: readonly RuleId[];
  /** The rules behind what changes a passive score. */
  readonly names: TestNames;
  /** The number that the check must reach; absent: it stands against each passive Perception. */
  readonly dc?: number;
  /** May one try in dim light or mist, if the game master allows it? */
  readonly inDimLight?: true;
  /** May the invisible always try? */
  readonly invisible?: true;
}

/** Reasons of not being seen that lie in the place of the one who hides. */
const BY_PLACE: readonly SeesVerdict['why'][] = ['no-line-of-sight', 'obscured', 'dark'];
const PASSIVE = 10;
/** What an advantage adds to a passive score; a disadvantage takes as much. */
const PASSIVE_EDGE = 5;

/**
 * `hidden`: nothing of this observer's prevents hiding. `allowed`: the game master says whether it
 * may be tried: behind cover that leaves a part in sight, in dim light, before the blinded.
 */
type Chance = 'hidden' | 'allowed' | 'barred';

function chanceOf(
  rules: HidingRules,
  j: Judge,
  {
    o,
    c,
    seen,
    hides,
  }: {
    readonly o: Creature;
    readonly c: Creature;
    readonly seen: SeesVerdict;
    readonly hides: boolean;
  },
): Chance {
  if (seen.sees) {
    const dim = rules.inDimLight === true && seen.obscured === 'lightly';
    // Of what a statue sees, the text says nothing.
    return hides || dim || o.conditions.includes('petrified') ? 'allowed' : 'barred';
  }
  if (hides || seen.why === 'unaware') return 'hidden';
  const place = seesPlaceOf(j, o, c);
  if (!place.sees && BY_PLACE.includes(place.why)) return 'hidden';
  if (seen.why === 'blinded') return 'allowed';
  return rules.invisible === true && isUnder(j, c, 'invisible') ? 'hidden' : 'barred';
}

interface Watched {
  readonly watcher: HidingWatcher;
  readonly seen: SeesVerdict;
  readonly chance: Chance;
  readonly rules: readonly RuleId[];
}

function watch(j: Judge, rules: HidingRules, o: Creature, c: Creature): Watched {
  const seen = seesUnhidden(j, o, c);
  const { cover, hides } = hidingCover(j, o, c);
  const chance = chanceOf(rules, j, { o, c, seen, hides });
  return {
    watcher: { id: o.id, sees: seen.sees, cover: cover.degree, bars: chance === 'barred' },
    seen,
    chance,
    rules: chance !== 'barred' && cover.degree !== 'none' ? cover.rules : [],
  };
}

/**
 * Without a fixed difficulty the total stands against each passive Perception, which everything
 * changes that changes the check. Whom the observer does not see, it may hear.
 */
function noticed(
  j: Judge,
  names: TestNames,
  { o, c, seen }: { readonly o: Creature; readonly c: Creature; readonly seen: SeesVerdict },
  total: number,
): Pick<HidingWatcher, 'notices'> & Pick<HidingVerdict, 'rules' | 'unknown'> {
  if (seen.why === 'unaware') return { notices: false, rules: seen.rules, unknown: [] };
  const test = {
    kind: 'check',
    ability: 'wis',
    total: 'skills',
    by: seen.sees ? 'sight' : 'hearing',
    at: c,
  } as const;
  const edges = edgesOfTest(j, names, o, test, CHECK_SOURCES);
  const { advantage, disadvantage, fails, modifiers, unknown } = edges;
  const rules = [...advantage, ...disadvantage, ...modifiers, ...(fails ? [fails] : [])].flatMap(
    (each) => each.rules,
  );
  if (fails !== undefined) return { notices: false, rules, unknown: [] };
  const bonus = o.skills?.['perception']?.bonus;
  if (bonus === undefined)
    return { rules, unknown: [`creatures.${o.id}.skills.perception`, ...unknown] };
  const edge = Number(advantage.length > 0) - Number(disadvantage.length > 0);
  const score = modifiers.reduce((sum, { value }) => sum + value, PASSIVE + bonus);
  return { notices: score + edge * PASSIVE_EDGE >= total, rules, unknown };
}

export const hidingOf =
  (rules: HidingRules): NonNullable<Ruleset['hides']> =>
  (j, c, { observers, total }): HidingVerdict => {
    // Those who cannot act still see and hear, unless they are unaware of everything.
    const enemies =
      observers ??
      j.board.creatures.filter(
        (o) => j.rules.relation(o, c).value === 'foe' && !j.rules.bodyIs(j, o, 'corpse'),
      );
    const watched = enemies.map((o) => watch(j, rules, o, c));
    const possible = watched.every(({ chance }) => chance !== 'barred');
    const unknown = new Set<string>();
    if (watched.some(({ chance }) => chance === 'allowed')) unknown.add('ask.allowed');
    for (const { seen } of watched) for (const fact of seen.unknown) unknown.add(fact);
    const passive: RuleId[] = [];
    const judged = watched.map(({ watcher, seen }, i): HidingWatcher => {
      if (rules.dc !== undefined || total === undefined || !possible) return watcher;
      const found = noticed(j, rules.names, { o: enemies[i]!, c, seen }, total);
      for (const fact of found.unknown) unknown.add(fact);
      passive.push(...found.rules);
      return found.notices === undefined ? watcher : { ...watcher, notices: found.notices };
    });
    return {
      possible,
      observers: judged,
      ...(rules.dc !== undefined && { dc: rules.dc }),
      ...(rules.dc !== undefined &&
        total !== undefined && { hidden: possible && total >= rules.dc }),
      rules: uniqueRuleIds(
        rules.rules,
        ...watched.map(({ seen }) => seen.rules),
        ...watched.map((each) => each.rules),
        passive,
        cite(j.rules.cites, 'invisible').filter(() => isUnder(j, c, 'invisible')),
      ),
      unknown: [...unknown],
    };
  };
