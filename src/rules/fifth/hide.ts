/** Hiding: may a creature try it where it stands, and who sees it there. */
import { sizeSteps, hasTrait, sizeOf, type Creature } from '../../board/creature.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import type { HidingVerdict, HidingWatcher } from '../hiding.ts';
import { cite, uniqueRuleIds } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { RuleId, SeesVerdict } from '../verdict.ts';
import { isIncapacitated } from './sharing.ts';
import { sees } from './sight.ts';

export interface HidingRules {
  readonly rules: readonly RuleId[];
  /** The number that the check must reach; absent: it stands against each passive Perception. */
  readonly dc?: number;
  /** May one try in dim light or mist, if the game master allows it? */
  readonly inDimLight?: true;
  /** May the invisible always try? */
  readonly invisible?: true;
}

/** Reasons of not being seen that lie in the place, not in the creature. */
const BY_PLACE: readonly SeesVerdict['why'][] = ['no-line-of-sight', 'obscured', 'dark', 'blinded'];
const PASSIVE = 10;
/** What light obscurement takes from a passive score. */
const LIGHTLY = 5;

/** A halfling hides behind whoever is larger. */
function behindLarger(j: Judge, c: Creature, by: readonly string[]): boolean {
  if (!hasTrait(c, 'naturally-stealthy')) return false;
  return j.board.creatures.some(
    (o) => by.includes(`creature:${o.id}`) && sizeSteps(sizeOf(c), sizeOf(o)) >= 1,
  );
}

function watch(j: Judge, rules: HidingRules, o: Creature, c: Creature): Watched {
  const seen = sees(j, o, c);
  const cover = j.rules.cover(j, o, c, 'ranged');
  const byLines = cover.lines.flatMap(({ blockedBy }) => (blockedBy === null ? [] : [blockedBy]));
  const sheltered =
    cover.degree === 'three-quarters' ||
    cover.degree === 'total' ||
    (!seen.sees && BY_PLACE.includes(seen.why)) ||
    (rules.invisible === true && isUnder(j, c, 'invisible') && !seen.sees) ||
    (cover.degree === 'half' && behindLarger(j, c, byLines));
  const dim = rules.inDimLight === true && seen.obscured === 'lightly';
  return {
    watcher: { id: o.id, sees: seen.sees, cover: cover.degree, bars: !sheltered && !dim },
    seen,
    dim: dim && !sheltered,
    rules: sheltered && cover.degree !== 'none' ? cover.rules : [],
  };
}
interface Watched {
  readonly watcher: HidingWatcher;
  readonly seen: SeesVerdict;
  /** Only dim light or mist hides the creature. */
  readonly dim: boolean;
  readonly rules: readonly RuleId[];
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
    const possible = watched.every(({ watcher }) => !watcher.bars);
    const unknown: string[] = watched.some(({ dim }) => dim) ? ['ask.allowed'] : [];
    const judged = watched.map(({ watcher, seen }, i): HidingWatcher => {
      if (rules.dc !== undefined || total === undefined || !possible) return watcher;
      const notices = noticed(enemies[i]!, seen, total);
      if (notices === undefined) unknown.push(`creatures.${watcher.id}.skills.perception`);
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
      unknown,
    };
  };
