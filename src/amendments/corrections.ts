/**
 * Applies the user's corrections to the host's facts about creatures. Pure; a creature without
 * corrections stays the same object.
 */
import type { Provenance } from '../scene/provenance.ts';
import type { SceneCreature } from '../board/facts/creature.ts';
import type { SceneDocument } from '../scene/schema.ts';
import {
  SCOPES,
  understood,
  type CorrectedFact,
  type CorrectedValue,
  type Correction,
  type Corrections,
  type Scope,
} from './correction.ts';

type Provenances = ReadonlyMap<string, Provenance>;

/** The corrections of one game, by scope and subject. */
type Index = Readonly<Record<Scope, ReadonlyMap<string, readonly Correction[]>>>;
const indexes = new WeakMap<Corrections, Map<string, Index>>();

function indexOf(all: Corrections, campaign: string): Index {
  let made = indexes.get(all);
  if (made === undefined) indexes.set(all, (made = new Map()));
  let index = made.get(campaign);
  if (index === undefined) {
    const byScope = Object.fromEntries(
      SCOPES.map((scope) => [scope, new Map<string, Correction[]>()]),
    ) as Record<Scope, Map<string, Correction[]>>;
    for (const each of understood(all).values()) {
      if (each.campaign !== campaign) continue;
      const of = byScope[each.scope];
      of.set(each.of, [...(of.get(each.of) ?? []), each]);
    }
    made.set(campaign, (index = byScope));
  }
  return index;
}

/** The creature's name or id in each scope; a scope without a name is left out. */
export const namesOf = (
  creature: string,
  stands: Provenance | undefined,
  name?: string,
): Partial<Record<Scope, string>> => ({
  ...(stands?.colour === undefined ? {} : { colour: stands.colour }),
  ...kindOf(stands, name),
  ...(stands?.character === undefined ? {} : { character: stands.character }),
  token: creature,
});

/** The kind of a creature: from the host, otherwise from a numbered name ("Ogre 2" is an Ogre). */
function kindOf(stands: Provenance | undefined, name: string | undefined): { kind?: string } {
  const kind = (stands?.kind ?? name?.replace(/[\s#(]*\d+\)?\s*$/u, ''))?.trim();
  return kind === undefined || kind === '' ? {} : { kind };
}

/** The corrections in force for a creature, the widest first. */
export function correctionsFor(
  all: Corrections,
  campaign: string,
  c: SceneCreature,
  stands: Provenance | undefined,
): readonly Correction[] {
  const index = indexOf(all, campaign);
  const names = namesOf(c.id, stands, c.name);
  const own = SCOPES.flatMap((scope) => index[scope].get(names[scope] ?? '') ?? []);
  const markers = stands?.markers?.flatMap((marker) => index.marker.get(marker) ?? []) ?? [];
  return markers.length === 0 ? own : [...markers, ...own];
}

type Apply = {
  readonly [F in CorrectedFact]: (
    c: SceneCreature,
    value: CorrectedValue<F>,
    round: number | undefined,
  ) => SceneCreature;
};

/** Limits of a scene document: maximum number of words in a list, and maximum length of a word. */
const MOST_WORDS = 200;
const LONGEST_WORD = 1000;
/** Maximum number of subtypes. */
const MOST_SUBTYPES = 50;

const marked = (
  had: readonly string[] | undefined,
  marks: Readonly<Record<string, boolean>>,
): string[] => {
  const kept = (had ?? []).filter((each) => marks[each] !== false);
  const more = Object.keys(marks).filter(
    (each) => marks[each] === true && had?.includes(each) !== true && each.length <= LONGEST_WORD,
  );
  return [...kept, ...more.slice(0, Math.max(0, MOST_WORDS - kept.length))];
};

/** Placeholder for an unknown weapon in hand. */
const STANDING = { id: 'corrected', name: '', kind: 'melee', ready: true } as const;

function inHand(c: SceneCreature, hand: CorrectedValue<'hand'>): SceneCreature {
  if (hand === 'armed') return { ...c, attacks: [STANDING] };
  if (hand === 'reach') return { ...c, attacks: [{ ...STANDING, reachWeapon: 'reach' }] };
  const holds = (a: NonNullable<SceneCreature['attacks']>[number]): boolean =>
    hand.includes(a.name ?? a.id);
  // The correction may come from another creature of the kind. If this creature has none of these
  // attacks, its own sheet counts.
  if (hand.length > 0 && c.attacks?.some(holds) !== true) return c;
  return { ...c, attacks: (c.attacks ?? []).map((a) => ({ ...a, ready: holds(a) })) };
}

const conditioned = (
  c: SceneCreature,
  marks: Readonly<Record<string, boolean>>,
): SceneCreature => ({
  ...c,
  conditions: marked(c.conditions, marks),
  ...(marks['squeezing'] === undefined ? {} : { squeezing: marks['squeezing'] }),
});

const speeding =
  (way: 'land' | 'fly' | 'swim' | 'climb' | 'burrow') =>
  (c: SceneCreature, value: number): SceneCreature => ({
    ...c,
    speed: { ...c.speed, [way]: value },
  });

const APPLY: Apply = {
  scenery: ({ scenery: _, ...c }, scenery) => (scenery === 'creature' ? c : { ...c, scenery }),
  size: (c, size) => ({ ...c, size }),
  space: (c, space) => ({ ...c, space }),
  reach: (c, reach) => ({ ...c, reach }),
  build: (c, build) => ({ ...c, build }),
  type: (c, type) => ({ ...c, type }),
  subtypes: (c, marks) => ({ ...c, subtypes: marked(c.subtypes, marks).slice(0, MOST_SUBTYPES) }),
  hand: inHand,
  land: speeding('land'),
  fly: speeding('fly'),
  swim: speeding('swim'),
  climb: speeding('climb'),
  burrow: speeding('burrow'),
  manoeuvrability: (c, manoeuvrability) => ({ ...c, speed: { ...c.speed, manoeuvrability } }),
  elevation: (c, elevation) => ({ ...c, elevation }),
  armour: (c, armour) => ({ ...c, armour }),
  load: (c, load) => ({ ...c, load }),
  side: (c, side) => ({ ...c, side }),
  mount: ({ mount: _, ...c }, mount) => (mount === '' || mount === c.id ? c : { ...c, mount }),
  conditions: conditioned,
  traits: (c, marks) => ({ ...c, traits: marked(c.traits, marks) }),
  opportunities: (c, { taken, round: of }, round) =>
    of === undefined || of === round ? { ...c, opportunitiesTaken: taken } : c,
  marker: (c, condition) => (condition === '' ? c : conditioned(c, { [condition]: true })),
};

/** A creature with its corrections applied. */
export const correctedCreature = (
  c: SceneCreature,
  corrections: readonly Correction[],
  round: number | undefined,
): SceneCreature =>
  corrections.reduce(
    (so, { fact, value }) =>
      (
        APPLY[fact] as (
          c: SceneCreature,
          value: unknown,
          round: number | undefined,
        ) => SceneCreature
      )(so, value, round),
    c,
  );

interface Made {
  readonly by: readonly Correction[];
  readonly round: number | undefined;
  readonly creature: SceneCreature;
}

const alike = (a: readonly Correction[], b: readonly Correction[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/**
 * Makes a function that corrects one scene after the other; unchanged parts stay the same objects.
 */
export function correctingFollowed(): (
  scene: SceneDocument,
  stands: Provenances,
  all: Corrections,
  campaign: string,
) => SceneDocument {
  const known = new WeakMap<SceneCreature, Made>();
  return (scene, stands, all, campaign) => {
    const said = scene.creatures;
    if (said === undefined) return scene;
    const round = scene.turn?.round;
    const creatures = said.map((c) => {
      const by = correctionsFor(all, campaign, c, stands.get(c.id));
      if (by.length === 0) return c;
      const before = known.get(c);
      if (before !== undefined && before.round === round && alike(before.by, by))
        return before.creature;
      const creature = correctedCreature(c, by, round);
      known.set(c, { by, round, creature });
      return creature;
    });
    return creatures.every((c, i) => c === said[i]) ? scene : { ...scene, creatures };
  };
}
