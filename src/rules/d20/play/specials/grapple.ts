/** Actions within a grapple: permission, opposed checks and consequences. */
import { conditionPenalties, maneuverBonus, maneuverDefense } from './maneuverRolls.ts';
import { attacksBefore, laterPenalty } from '../turns/attacksBefore.ts';
import { letsGo } from '../turns/release.ts';
import { linesOf } from './specialTraits.ts';
import { creatureOf } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { Missing, specialRules } from './specialContext.ts';
import { grappleBars } from './grapplebars.ts';
import { ITEM, type GrappleAsk, type GrappleRule, type GrappleVerdict } from './grappling.ts';
import { countsAsPinned, grapplersOf, isUnheld } from './hold.ts';
import { casting, entering, isHeldCasting } from './grappleCasting.ts';
import { freePlaces } from './places.ts';
import type { Effect, SpecialModifier, SpecialCitation, Outcome, Side } from './specialRules.ts';
import { sheetBonus } from './sides.ts';

const PINNED_BONUS = 4;
/** Bonus to break free for a creature that would otherwise be moved into danger. */
const IN_DANGER = 4;

export function grappling(j: FullJudge, of: Creature, ask: GrappleAsk): GrappleVerdict {
  const missing = new Missing();
  const names = new Set<SpecialCitation>(['grappling']);
  const foes = grapplersOf(j, of).filter(
    (o) => o.id === of.pins || j.rules.relation(of, o).value !== 'ally',
  );
  const entry = j.rules.turns.table[ask.action];
  const casts = entry !== undefined && isHeldCasting(entry);
  const { rows } = j.rules.specials.grapple;
  const row = casts ? 'cast-spell' : ask.action;
  const rule = Object.hasOwn(rows, row)
    ? rows[row]
    : entry?.item === 'activated'
      ? ITEM
      : undefined;
  const { why, kind } = grappleBars(j, of, ask, rule, { missing, names });
  const base = {
    action: ask.action,
    against: foes.map((o) => o.id),
    opportunities: [],
    barred: [],
  };
  if (rule === undefined)
    return {
      ...base,
      legal: false,
      why,
      kind,
      rules: specialRules(j, ...names),
      unknown: [...missing.paths],
    };
  for (const name of rule.names) names.add(name);
  const later = laterOf(j, of, ask, rule);
  const sides = rule.check === undefined ? {} : sidesOf({ j, of, foes, rule, ask }, missing);
  if (rule.check !== undefined) names.add('grappleCheck');
  const special = casts
    ? casting(j, of, ask, entry)
    : ask.action === 'grapple-enter-space'
      ? entering(j, of, ask, foes, missing)
      : {};
  const all = [...why, ...(special.why ?? [])];
  const outcome =
    all.length > 0
      ? undefined
      : (special.outcome ??
        unheld(j, of, foes, ask, names) ??
        settled({ j, of, foes, rule, ask }, sides));
  return {
    ...base,
    kind,
    ...sides,
    ...special,
    legal: all.length === 0,
    why: [...new Set(all)],
    ...(rule.attack === undefined
      ? {}
      : {
          modifiers: [
            {
              on: 'attack',
              value: rule.attack,
              type: 'penalty',
              why: 'grappling',
              rules: specialRules(j, ...rule.names),
            } satisfies SpecialModifier,
            ...later.map((m): SpecialModifier => ({ ...m, on: 'attack' })),
          ],
        }),
    ...(ask.action === 'grapple-move'
      ? { distance: Math.floor(j.rules.speed(j, of).value / 2) }
      : {}),
    ...(outcome === undefined ? {} : { outcome }),
    ...(ask.action === 'release-grapple' && outcome !== undefined
      ? movedOut(j, of, foes, outcome)
      : {}),
    rules: specialRules(j, ...names),
    unknown: [...new Set([...missing.paths, ...(special.unknown ?? [])])],
  };
}

/** An attempt in a grapple: who makes it, against whom, by which rule. */
interface Attempt {
  readonly j: FullJudge;
  readonly of: Creature;
  readonly foes: readonly Creature[];
  readonly rule: GrappleRule;
  readonly ask: GrappleAsk;
}

/** The lower bonus of an action that takes the place of a later attack of the turn. */
function laterOf(
  j: FullJudge,
  of: Creature,
  ask: GrappleAsk,
  rule: GrappleRule,
): readonly SpecialModifier[] {
  const before = attacksBefore(j, of, ask.action);
  if (before === 0) return [];
  const rules = specialRules(j, 'grapplingAttack', ...rule.names);
  const value = laterPenalty(before);
  return [{ on: 'check', value, type: 'penalty', why: 'later-attack', rules }];
}

function sidesOf(
  { j, of, foes, rule, ask }: Attempt,
  missing: Missing,
): { own: Side; others: Side[] } {
  const rules = specialRules(j, 'grappleCheck', ...rule.names);
  const side = (
    c: Creature,
    check: NonNullable<GrappleRule['check']>,
    more: readonly SpecialModifier[],
    total?: number,
  ): Side => {
    const modifiers = [
      ...sheetBonus(j, c, check, missing)
        .filter((m) => m.value !== 0)
        .map((m): SpecialModifier => ({ on: 'check', ...m, rules })),
      ...more,
    ];
    return {
      of: c.id,
      check,
      choices: [check],
      modifiers,
      modifier: modifiers.reduce((n, m) => n + m.value, 0),
      ...(total === undefined ? {} : { total }),
    };
  };
  const chosen =
    rule.choice !== undefined && ask[rule.choice.name] === true
      ? [
          {
            on: 'check',
            value: rule.choice.value,
            type: 'penalty',
            why: rule.choice.name,
            rules,
          } satisfies SpecialModifier,
        ]
      : [];
  const alone =
    ask.action === 'grapple-move' &&
    foes.length === 1 &&
    foes[0] !== undefined &&
    of.pins === foes[0].id;
  const held = alone
    ? [
        {
          on: 'check',
          value: PINNED_BONUS,
          type: 'circumstance',
          why: 'pinned',
          rules,
        } satisfies SpecialModifier,
      ]
    : [];
  const against = opposing(j, foes, ask);
  const { grapple: table } = j.rules.specials;
  if (table.against === 'manoeuvre') {
    const add = (value: number, why: string): SpecialModifier[] =>
      value === 0 ? [] : [{ on: 'check', value, type: 'circumstance', why, rules }];
    const feats = linesOf(j.rules.specials.traits, of).flatMap(([trait, { making }]) =>
      add(making?.grapple?.bonus ?? 0, trait),
    );
    const escapes = rule.names.includes('grapplingEscape');
    const tied = ask.action === 'grapple-tie' && !against.some((o) => o.id === of.pins);
    return {
      own: side(
        of,
        rule.check ?? 'manoeuvre',
        [
          ...(rule.check === 'manoeuvre'
            ? [...maneuverBonus(j, of, missing), ...conditionPenalties(j, of, true)].map((m) => ({
                on: 'check' as const,
                ...m,
                rules,
              }))
            : []),
          ...(escapes ? [] : feats),
          ...add(ask.keeps === true ? (table.upkeep ?? 0) : 0, 'upkeep'),
          ...add(2 * (ask.aided ?? 0), 'aided'),
          ...add(tied ? -10 : 0, 'not-pinned'),
          ...add(escapes && ask.hazard === true ? IN_DANGER : 0, 'hazard'),
        ],
        ask.roll ?? ask.totals?.own,
      ),
      others: against.map((o) => ({
        of: o.id,
        check: 'manoeuvre',
        choices: ['manoeuvre'],
        modifiers: maneuverDefense(j, o, missing, 'grapple').map((m) => ({
          on: 'check',
          ...m,
          rules,
        })),
        modifier: maneuverDefense(j, o, missing, 'grapple').reduce((n, m) => n + m.value, 0),
      })),
    };
  }
  return {
    own: side(
      of,
      rule.check ?? 'grapple',
      [...chosen, ...held, ...laterOf(j, of, ask, rule)],
      ask.totals?.own,
    ),
    others: against.map((o, i) => side(o, 'grapple', [], ask.totals?.others[i])),
  };
}

/**
 * The opponents whose checks the creature must beat. If the action frees an ally, this is the
 * creature that pins the ally. Otherwise it is the named opponent, or all of them.
 */
function opposing(j: FullJudge, foes: readonly Creature[], ask: GrappleAsk): readonly Creature[] {
  const pinner =
    ask.frees === undefined ? undefined : j.board.creatures.find((c) => c.pins === ask.frees);
  if (pinner !== undefined) return [pinner];
  const every =
    ask.action === 'grapple-move' ||
    ask.action === 'grapple-break-free' ||
    ask.action === 'escape-grapple';
  return every || ask.against === undefined ? foes : foes.filter((o) => o.id === ask.against);
}

/**
 * Outcome of the creature's total against the highest of its opponents' totals
 * (sigil.condition.grappling-escape).
 */
function settled(
  { j, of, foes, rule, ask }: Attempt,
  sides: { own?: Side; others?: Side[] },
): Outcome | undefined {
  const { totals } = ask;
  if (ask.action === 'release-grapple' && letsGo(of, j.rules.turns.table[ask.action]?.after ?? {}))
    return {
      result: 'success',
      effects: [of, ...foes].map(({ id }): Effect => ({ of: id, effect: 'grapple-ends' })),
    };
  if (ask.action === 'release-grapple' && ask.both !== true) {
    return { result: 'success', effects: [{ of: of.id, effect: 'still-grappling' }] };
  }
  if (j.rules.specials.grapple.against === 'manoeuvre' && rule.check !== undefined) {
    const roll = ask.roll ?? totals?.own;
    const foe = opposing(j, foes, ask)[0];
    if (roll === undefined || foe === undefined) return undefined;
    const margin = roll - Math.max(...(sides.others ?? []).map((each) => each.modifier));
    return {
      result: margin >= 0 ? 'success' : 'failure',
      margin,
      effects: margin >= 0 ? heldEffects(j, of, foe, ask) : failed(of, foe, ask),
    };
  }
  if (
    totals === undefined ||
    totals.others.length === 0 ||
    (rule.check === undefined && ask.both !== true)
  )
    return undefined;
  const margin = totals.own - Math.max(...totals.others);
  const edge =
    (sides.own?.modifier ?? 0) -
    Math.max(...(sides.others ?? []).map((s) => s.modifier), -Infinity);
  const won = margin > 0 || (margin === 0 && Number.isFinite(edge) && edge > 0);
  if (margin === 0 && edge === 0) return { result: 'reroll', margin, effects: [] };
  const foe = opposing(j, foes, ask)[0];
  if (!won)
    return {
      result: 'failure',
      margin,
      effects: ask.both === true && foe !== undefined ? [apart(j, of, foe)] : [],
    };
  return {
    result: 'success',
    margin,
    effects: foe === undefined ? [] : effectsOf(j, of, foe, ask),
  };
}

/** Checks by which a creature gets free of a grapple or a pin. */
const ESCAPES = ['grapple-break-free', 'escape-grapple'];

/** The outcome without a roll if a creature that cannot be held gets free, or is to be pinned. */
function unheld(
  j: FullJudge,
  of: Creature,
  foes: readonly Creature[],
  ask: GrappleAsk,
  names: Set<SpecialCitation>,
): Outcome | undefined {
  const foe = opposing(j, foes, ask)[0];
  if (foe === undefined) return undefined;
  const slips = ESCAPES.includes(ask.action) && isUnheld(j, of);
  if (!slips && !(ask.action === 'grapple-pin' && isUnheld(j, foe))) return undefined;
  names.add('grappleFreed');
  return slips
    ? { result: 'success', effects: effectsOf(j, of, foe, ask) }
    : { result: 'failure', effects: [] };
}

/** Effects of a successful roll in rulesets where grapplers do not share a space. */
function heldEffects(j: FullJudge, of: Creature, foe: Creature, ask: GrappleAsk): Effect[] {
  switch (ask.action) {
    case 'grapple-pin':
      return [{ of: foe.id, effect: 'pinned', by: of.id }];
    case 'grapple-tie': {
      const own = maneuverBonus(j, of, new Missing()).reduce((n, m) => n + m.value, 0);
      const escape = maneuverBonus(j, foe, new Missing()).reduce((n, m) => n + m.value, 0);
      const dc = 20 + own;
      return [
        {
          of: foe.id,
          effect: 'bound',
          by: of.id,
          value: dc,
          on: dc > 20 + escape ? ['no-escape'] : ['escape'],
        },
      ];
    }
    case 'grapple-maintain':
      return [{ of: foe.id, effect: 'still-grappling', by: of.id }];
    case 'grapple-move': {
      const squares = Math.floor(
        j.rules.speed(j, { ...of, conditions: [], grapples: [] }).value / 2,
      );
      const there = ask.to === undefined ? of : { ...of, at: ask.to };
      return [
        ...(ask.hazard === true
          ? [{ of: foe.id, effect: 'may-break-free' as const, value: IN_DANGER }]
          : []),
        {
          of: of.id,
          effect: 'moves-grapple',
          squares,
          ...(ask.to === undefined ? {} : { at: ask.to }),
        },
        { of: foe.id, effect: 'moved', by: of.id, cells: freePlaces(j, foe, there) },
      ];
    }
    case 'grapple-reverse':
      return [{ of: foe.id, effect: 'still-grappling', by: of.id }];
    case 'grapple-break-free':
    case 'escape-grapple':
      return [{ of: of.id, effect: 'grapple-ends' }];
    default:
      return effectsOf(j, of, foe, ask);
  }
}

/** Effects of a failed check: if it was the check to maintain the grapple, the grapple ends. */
const failed = (of: Creature, foe: Creature, ask: GrappleAsk): Effect[] =>
  ask.action === 'grapple-maintain' ? [{ of: foe.id, effect: 'grapple-ends', by: of.id }] : [];

/**
 * Effect: the creature may still use its move action, if the ruleset allows this after an escape.
 */
function thenMoves(j: FullJudge, of: Creature): Effect[] {
  if (
    j.rules.specials.grapple.thenMoves !== true ||
    j.rules.turns.actions(j, of).left.count['move'] === 0
  )
    return [];
  return [{ of: of.id, effect: 'may-move', squares: j.rules.speed(j, of).value }];
}

/** Effect: an opponent moves the creature to a free place next to itself. */
const apart = (j: FullJudge, moved: Creature, by: Creature): Effect => ({
  of: moved.id,
  effect: 'moved',
  by: by.id,
  cells: freePlaces(j, moved, by),
});

function effectsOf(j: FullJudge, of: Creature, foe: Creature, ask: GrappleAsk): Effect[] {
  switch (ask.action) {
    case 'grapple-damage':
      return [
        {
          of: foe.id,
          effect: 'unarmed-damage',
          on: [ask.lethal === true ? 'lethal' : 'nonlethal'],
        },
      ];
    case 'grapple-pin':
      return [{ of: foe.id, effect: 'pinned', by: of.id, until: 'one-round' }];
    case 'grapple-throw-down':
      return ask.apart === true
        ? [
            { of: foe.id, effect: 'prone', cells: freePlaces(j, foe, of) },
            { of: foe.id, effect: 'grapple-ends' },
          ]
        : [
            { of: foe.id, effect: 'prone' },
            { of: foe.id, effect: 'still-grappling' },
          ];
    case 'draw-light-weapon-grappling':
      return [{ of: of.id, effect: 'draws', ...(ask.with === undefined ? {} : { by: ask.with }) }];
    case 'grapple-use-weapon':
      return [{ of: of.id, effect: 'may-attack-at-once', value: -4 }];
    case 'grapple-break-free':
    case 'escape-grapple':
      return countsAsPinned(j, of)
        ? [
            { of: of.id, effect: 'unpinned' },
            { of: of.id, effect: 'still-grappling' },
          ]
        : [
            { of: of.id, effect: 'grapple-ends', cells: freePlaces(j, of, foe) },
            ...thenMoves(j, of),
          ];
    case 'grapple-free-other':
      return [
        { of: ask.frees ?? '', effect: 'unpinned', by: of.id },
        { of: ask.frees ?? '', effect: 'still-grappling' },
      ];
    case 'grapple-move':
      return [
        { of: of.id, effect: 'moves-grapple', squares: Math.floor(j.rules.speed(j, of).value / 2) },
      ];
    case 'release-grapple':
      return [apart(j, foe, of)];
    default:
      return [];
  }
}

/**
 * Attacks of opportunity against a creature that is moved out of a grapple. It provokes them from
 * foes outside the grapple, as the same movement of its own does.
 */
function movedOut(
  j: FullJudge,
  of: Creature,
  foes: readonly Creature[],
  outcome: Outcome,
): Partial<GrappleVerdict> {
  const moved = outcome.effects.find((e) => e.effect === 'moved');
  const who = moved === undefined ? undefined : creatureOf(j.board, moved.of);
  const to = moved?.cells?.[0];
  if (who === undefined || to === undefined) return {};
  const inIt = new Set([of.id, ...foes.map((o) => o.id)]);
  const { opportunities, barred } = j.rules.move(j, who, 'move', [who.at, to]);
  const released = specialRules(j, 'grapplingRelease');
  return {
    opportunities: opportunities
      .filter(({ by }) => !inIt.has(by))
      .map(({ by, rules }) => ({ by, rules: [...new Set([...released, ...rules])] })),
    barred: barred
      .filter(({ by }) => !inIt.has(by))
      .map(({ by, why, rules }) => ({ by, why, rules })),
  };
}
