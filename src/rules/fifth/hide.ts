/** Hiding: may a creature try it where it stands, and who sees it there. */
import type { Creature } from '../../board/creature.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import type { HidingVerdict, HidingWatcher } from '../hiding.ts';
import { cite, uniqueRuleIds } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { RuleId, SeesVerdict } from '../verdict.ts';
import { isIncapacitated } from './sharing.ts';
import { hidingCover } from './shelter.ts';
import { seesPlaceOf, seesUnhidden } from './sight.ts';

export interface HidingRules {
  readonly rules: readonly RuleId[];
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
/** What light obscurement takes from a passive score. */
const LIGHTLY = 5;

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
    return hides || dim ? 'allowed' : 'barred';
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

/** Without a fixed difficulty the total stands against each passive Perception. */
function noticed(o: Creature, seen: SeesVerdict, total: number): boolean | undefined {
  const bonus = o.skills?.['perception']?.bonus;
  if (bonus === undefined) return undefined;
  return PASSIVE + bonus - (seen.obscured === 'lightly' ? LIGHTLY : 0) >= total;
}

export const hidingOf =
  (rules: HidingRules): NonNullable<Ruleset['hides']> =>
  (j, c, { observers, total }): HidingVerdict => {
    const enemies =
      observers ??
      j.board.creatures.filter(
        (o) =>
          j.rules.relation(o, c).value === 'foe' &&
          !isIncapacitated(j, o) &&
          !j.rules.bodyIs(j, o, 'corpse'),
      );
    const watched = enemies.map((o) => watch(j, rules, o, c));
    const possible = watched.every(({ chance }) => chance !== 'barred');
    const unknown = new Set<string>();
    if (watched.some(({ chance }) => chance === 'allowed')) unknown.add('ask.allowed');
    for (const { seen } of watched) for (const fact of seen.unknown) unknown.add(fact);
    const judged = watched.map(({ watcher, seen }, i): HidingWatcher => {
      if (rules.dc !== undefined || total === undefined || !possible) return watcher;
      const notices = noticed(enemies[i]!, seen, total);
      if (notices === undefined) unknown.add(`creatures.${watcher.id}.skills.perception`);
      return notices === undefined ? watcher : { ...watcher, notices };
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
        cite(j.rules.cites, 'invisible').filter(() => isUnder(j, c, 'invisible')),
      ),
      unknown: [...unknown],
    };
  };
