/**
 * Adds the state of a fight to the scene that the host reports. Pure; a creature without changes
 * stays the same object.
 */
import type { Turn, Used } from '../board/board.ts';
import type { SceneCreature } from '../board/facts/creature.ts';
import type { SceneDocument } from '../scene/schema.ts';
import { turnOf, type Encounter } from './applyEvent.ts';
import type { TimedCondition, TimedConditions } from './encounter.ts';
import { timedByBearer } from './timedConditions.ts';
import { ownValue, withKey, type By } from './tables.ts';
import { immediateUsed, usedBeside, usedInRound } from './turns.ts';

type TurnSaid = NonNullable<SceneDocument['turn']>;

/** Facts that a fight states about one creature; undefined for facts that it does not state. */
type About = readonly [
  taken: number | undefined,
  immediate: boolean,
  gained: readonly string[] | undefined,
  ended: readonly string[] | undefined,
  hand: Readonly<Record<string, boolean>> | undefined,
  grapples: readonly string[] | undefined,
  pins: string | undefined,
  timed: readonly TimedCondition[] | undefined,
  sources: By<readonly string[]> | undefined,
  tally: SceneCreature['deathSaves'],
  legendary: number,
  resisted: number,
  lair: number,
];

const aboutOf = (now: Encounter, id: string): About => [
  ownValue(now.opportunities, id),
  immediateUsed(now, id),
  ownValue(now.conditions, id),
  ownValue(now.ended, id),
  ownValue(now.hands, id),
  ownValue(now.grapples ?? {}, id),
  ownValue(now.pins ?? {}, id),
  ownValue(timedByBearer(now.timed ?? NO_TIMED), id),
  ownValue(now.sources ?? {}, id),
  ownValue(now.tallies ?? {}, id),
  now.on ? usedBeside(now, id, 'legendary') : 0,
  now.on ? usedBeside(now, id, 'resistance', true) : 0,
  now.on ? usedInRound(now, id, 'lair') : 0,
];
/** Maximum number of creatures behind a condition in a scene document. */
const MOST_SOURCES = 100;
const NO_TIMED: TimedConditions = {};

/** The creatures behind conditions: those that the scene states, and those of the fight. */
function sourcesOf(
  before: SceneCreature['conditionsBy'],
  timed: readonly TimedCondition[],
  sources: By<readonly string[]>,
): SceneCreature['conditionsBy'] {
  const all: (readonly [string, readonly string[]])[] = [
    ...Object.entries(before ?? {}),
    ...Object.entries(sources),
    ...timed.flatMap(({ condition, by }) => (by === undefined ? [] : [[condition, [by]] as const])),
  ];
  return all.reduce<By<string[]>>((table, [condition, by]) => {
    const together = [...(ownValue(table, condition) ?? []), ...by];
    return withKey(table, condition, [...new Set(together)].slice(0, MOST_SOURCES));
  }, {});
}

/** Maximum number of conditions of one creature in a scene document. */
const MOST_CONDITIONS = 200;

/**
 * The creature with the fight's facts added; if the scene and the fight count the same thing, the
 * greater count wins.
 */
function changed(
  c: SceneCreature,
  [
    taken,
    immediate,
    gained,
    ended,
    hand,
    grapples,
    pins,
    timed,
    sources,
    tally,
    legendary,
    resisted,
    lair,
  ]: About,
): SceneCreature {
  const before = c.conditions ?? [];
  const brief = (timed ?? []).map(({ condition }) => condition);
  const conditions = [...new Set([...before, ...(gained ?? []), ...brief])]
    .filter((each) => ended?.includes(each) !== true)
    .slice(0, Math.max(before.length, MOST_CONDITIONS));
  const attacks =
    hand &&
    c.attacks?.map((a) => {
      const ready = ownValue(hand, a.id);
      return ready === undefined || ready === (a.ready ?? true) ? a : { ...a, ready };
    });
  const more = {
    ...(taken !== undefined &&
      taken > (c.opportunitiesTaken ?? 0) && { opportunitiesTaken: taken }),
    ...(immediate && c.immediateUsed !== true && { immediateUsed: true }),
    ...((conditions.length !== before.length ||
      conditions.some((each, i) => each !== before[i])) && { conditions }),
    ...(grapples && { grapples: [...new Set([...(c.grapples ?? []), ...grapples])] }),
    ...(pins !== undefined && pins !== c.pins && { pins }),
    ...((timed ?? sources) && {
      conditionsBy: sourcesOf(c.conditionsBy, timed ?? [], sources ?? {}),
    }),
    ...(timed && {
      conditionEnds: {
        ...c.conditionEnds,
        ...Object.fromEntries(
          timed.flatMap(({ condition, until }) =>
            before.includes(condition) || gained?.includes(condition) === true
              ? []
              : [[condition, until]],
          ),
        ),
      },
    }),
    ...(tally && { deathSaves: tally }),
    ...(legendary > 0 &&
      c.legendaryActions && { legendaryActions: { ...c.legendaryActions, used: legendary } }),
    ...(resisted > 0 &&
      c.legendaryResistance && {
        legendaryResistance: { ...c.legendaryResistance, used: resisted },
      }),
    ...(lair > 0 && c.lairActions && { lairActions: { ...c.lairActions, used: lair } }),
    ...(attacks?.some((a, i) => a !== c.attacks?.[i]) === true && { attacks }),
  };
  return Object.keys(more).length === 0 ? c : { ...c, ...more };
}

/** Maximum number of uses of one resource that a scene document may state for a turn. */
const MOST_USES = 100;

/** What is used of a turn, as the scene document states it. */
const usedSaid = ({ actions, weapons, targets, ...used }: Used) => ({
  ...used,
  uses: Object.fromEntries(
    Object.entries(used.uses).map(([id, n]) => [id, Math.min(n, MOST_USES)]),
  ),
  actions: [...(actions ?? [])],
  ...(weapons && { weapons: [...weapons] }),
  ...(targets && { targets: [...targets] }),
});

/** A turn as the scene document states it; the initiative counts come from the host alone. */
const turnSaid = (
  { order, acted, together: _, spent, ...turn }: Turn,
  counts: TurnSaid['counts'],
): TurnSaid => ({
  ...turn,
  order: [...order],
  ...(acted && { acted: [...acted] }),
  ...(counts && { counts }),
  spent: {
    ...usedSaid(spent),
    ...(spent.beside && {
      beside: Object.fromEntries(
        Object.entries(spent.beside).map(([id, used]) => [id, usedSaid(used)]),
      ),
    }),
  },
});

const creatures = new WeakMap<
  SceneCreature,
  { readonly about: About; readonly creature: SceneCreature }
>();
const scenes = new WeakMap<
  SceneDocument,
  { readonly by: Encounter; readonly scene: SceneDocument }
>();

/**
 * The scene with the fight's facts: turn, used opportunities and immediate actions, conditions,
 * weapons in hand.
 */
export function withFight(scene: SceneDocument, now: Encounter): SceneDocument {
  const last = scenes.get(scene);
  if (last?.by === now) return last.scene;
  const creaturesNow = scene.creatures?.map((c) => {
    const about = aboutOf(now, c.id);
    const before = creatures.get(c);
    if (before !== undefined && before.about.every((each, i) => each === about[i]))
      return before.creature;
    const creature = changed(c, about);
    creatures.set(c, { about, creature });
    return creature;
  });
  const turn = turnOf(now);
  const same =
    creaturesNow === undefined || creaturesNow.every((c, i) => c === scene.creatures?.[i]);
  const laid =
    same && turn === undefined
      ? scene
      : {
          ...scene,
          ...(!same && { creatures: creaturesNow }),
          ...(turn && { turn: turnSaid(turn, scene.turn?.counts) }),
        };
  scenes.set(scene, { by: now, scene: laid });
  return laid;
}
