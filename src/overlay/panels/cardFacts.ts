/** The rows of a token's card as data: each fact's value, its origin, and its editor. */
import type { CorrectedFact, Correction } from '../../amendments/correction.ts';
import type { SceneCreature } from '../../board/facts/creature.ts';
import type { Attack, Creature } from '../../board/creature.ts';
import { BOARD_SUBTYPES, ownTraits, creatureTypeOf } from '../../board/kind.ts';
import {
  BUILDS,
  CREATURE_TYPES,
  MANEUVERABILITIES,
  SCENERY,
  SIZES,
  WEIGHTS,
  type Scenery,
} from '../../board/vocabulary.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { Fact, Provenance } from '../../scene/provenance.ts';
import {
  creatureLabel,
  isTermId,
  length,
  list,
  locale,
  say,
  term,
  type MessageId,
} from '../../text/index.ts';
import { attackName } from '../attackName.ts';
import type { IconName } from '../icons/paths.ts';
import { capital } from './capital.ts';

/** Everything that a card shows about one creature. */
export interface CardOf {
  readonly judge: Judge;
  /** The creature as it is judged, with corrections. */
  readonly creature: Creature;
  /** The creature as the host reports it. */
  readonly said: SceneCreature;
  readonly stands: Provenance | undefined;
  /** What kind of thing the token is, with corrections; absent: a creature. */
  readonly scenery?: Scenery;
  /** Corrections in force for this creature, by fact. */
  readonly by: ReadonlyMap<CorrectedFact, Correction>;
}

interface Value {
  readonly text: string;
  /** No source states the value: it is assumed. */
  readonly assumed?: boolean;
}

export type Edit =
  | { readonly kind: 'length'; cells(of: CardOf): number }
  | {
      readonly kind: 'whole';
      readonly least: number;
      readonly most: number;
      now(of: CardOf): number;
    }
  | {
      readonly kind: 'choice';
      ids(of: CardOf): readonly string[];
      name(id: string): string;
      now(of: CardOf): string;
    }
  | {
      readonly kind: 'marks';
      offered(of: CardOf): readonly string[];
      now(of: CardOf): readonly string[];
      said(of: CardOf): readonly string[];
    }
  | { readonly kind: 'hand' };

export interface CardFact {
  readonly fact: CorrectedFact;
  /** The field of the scene document that holds the fact. */
  readonly field: Fact;
  value(of: CardOf): Value;
  readonly edit: Edit;
  /** True: the row is shown only if the fact has a value or the user asks for all facts. */
  readonly rare?: true;
}

export const labelOf = (fact: CorrectedFact): MessageId => `card.fact.${fact}`;
export const wordOf = (id: string): string => (isTermId(id) ? term(id) : id.replaceAll('-', ' '));
const words = (ids: readonly string[], none: MessageId): string =>
  ids.length === 0 ? say(none) : ids.map(wordOf).join(', ');

const SIDES = ['party', 'foes', 'neutral'] as const;
const sideName = (side: string): string =>
  isTermId(`side-${side}`) ? capital(term(`side-${side}`)) : side;

function handOf({ judge, creature: { attacks } }: CardOf): Value {
  if (attacks === undefined) return { text: say('card.hand.armed'), assumed: true };
  const ready = attacks.filter((a) => a.ready);
  if (ready.length === 0) return { text: say('card.hand.none') };
  // Where the rules add up the roll from the sheet, a weapon without a bonus is in doubt.
  const named = (attack: Attack): string =>
    judge.rules.attempt !== undefined && attack.bonus === undefined
      ? say('card.hand.noBonus', { weapon: attackName(attack) })
      : attackName(attack);
  return { text: list([...new Set(ready.map(named))]) };
}

const WAYS = ['fly', 'swim', 'climb', 'burrow'] as const;
const speedOf = (mode: (typeof WAYS)[number]): CardFact => ({
  fact: mode,
  field: 'speed',
  rare: true,
  value: ({ creature }) => ({ text: length(creature.speed?.[mode] ?? 0) }),
  edit: { kind: 'length', cells: ({ creature }) => creature.speed?.[mode] ?? 0 },
});

const chosen = <T extends string>(
  fact: CorrectedFact & Fact,
  ids: readonly T[],
  name: (id: T) => string,
  now: (c: Creature) => T | undefined,
  otherwise: T,
): CardFact => ({
  fact,
  field: fact,
  value({ creature }) {
    const known = now(creature);
    return { text: name(known ?? otherwise), ...(known === undefined && { assumed: true }) };
  },
  edit: {
    kind: 'choice',
    ids: () => ids,
    name: (id) => name(id as T),
    now: ({ creature }) => now(creature) ?? otherwise,
  },
});

const mountName = (id: string): string =>
  id === '' ? say('card.rides.nobody') : creatureLabel(id);

const landOf = ({ judge, creature }: CardOf): number =>
  creature.speed?.land ?? judge.rules.speed(judge, creature).value;

/** The rows of the card, in the order in which they are shown. */
export const FACTS: readonly CardFact[] = [
  {
    fact: 'scenery',
    field: 'scenery',
    rare: true,
    value: ({ scenery = 'creature' }) => ({ text: say(`card.scenery.${scenery}`) }),
    edit: {
      kind: 'choice',
      ids: () => ['creature', ...SCENERY],
      name: (id) => say(`card.scenery.${id as Scenery}`),
      now: ({ scenery = 'creature' }) => scenery,
    },
  },
  chosen('size', SIZES, term, (c) => c.size, 'medium'),
  // An unknown type has no effects, like a humanoid's.
  chosen('type', CREATURE_TYPES, term, creatureTypeOf, 'humanoid'),
  {
    fact: 'subtypes',
    field: 'subtypes',
    value: ({ creature }) => ({ text: words(creature.subtypes ?? [], 'card.none') }),
    edit: {
      kind: 'marks',
      offered: () => BOARD_SUBTYPES,
      now: ({ creature }) => creature.subtypes ?? [],
      said: ({ said }) => said.subtypes ?? [],
    },
    rare: true,
  },
  {
    fact: 'space',
    field: 'space',
    value({ judge, creature }) {
      const { value: n, unknown } = judge.rules.space(creature);
      return {
        text: say('card.spaceOf', { n, len: length(n) }),
        ...(unknown !== undefined && { assumed: true }),
      };
    },
    edit: {
      kind: 'whole',
      least: 1,
      most: 20,
      now: ({ judge, creature }) => judge.rules.space(creature).value,
    },
  },
  {
    fact: 'reach',
    field: 'reach',
    value({ judge, creature }) {
      const { value, unknown } = judge.rules.reach(creature);
      return { text: length(value), ...(unknown !== undefined && { assumed: true }) };
    },
    edit: { kind: 'length', cells: ({ judge, creature }) => judge.rules.reach(creature).value },
  },
  {
    ...chosen('build', BUILDS, term, (c) => c.build, 'tall'),
    // The build is marked as assumed only if the creature's reach depends on it.
    value: ({ judge, creature }) => ({
      text: term(creature.build ?? 'tall'),
      ...(creature.build === undefined &&
        judge.rules.reach(creature).unknown !== undefined && { assumed: true }),
    }),
  },
  { fact: 'hand', field: 'attacks', value: handOf, edit: { kind: 'hand' } },
  {
    fact: 'land',
    field: 'speed',
    value: (of) => ({
      text: length(landOf(of)),
      ...(of.creature.speed?.land === undefined && { assumed: true }),
    }),
    edit: { kind: 'length', cells: landOf },
  },
  ...WAYS.map(speedOf),
  {
    fact: 'manoeuvrability',
    field: 'speed',
    rare: true,
    value: ({ creature: { speed } }) => ({
      text: term(speed?.manoeuvrability ?? 'average'),
      ...(speed?.manoeuvrability === undefined && { assumed: true }),
    }),
    edit: {
      kind: 'choice',
      ids: () => MANEUVERABILITIES,
      name: (id) => term(id),
      now: ({ creature }) => creature.speed?.manoeuvrability ?? 'average',
    },
  },
  {
    fact: 'elevation',
    field: 'elevation',
    rare: true,
    value: ({ creature }) => ({ text: length(creature.elevation) }),
    edit: { kind: 'length', cells: ({ creature }) => creature.elevation },
  },
  chosen(
    'armour',
    WEIGHTS,
    (item) => say('card.weight', { item }),
    (c) => c.armour,
    'none',
  ),
  chosen(
    'load',
    WEIGHTS,
    (item) => say('card.load', { item }),
    (c) => c.load,
    'none',
  ),
  {
    fact: 'side',
    field: 'side',
    value: ({ creature: { side } }) => ({
      text: sideName(side ?? 'neutral'),
      ...(side === undefined && { assumed: true }),
    }),
    edit: {
      kind: 'choice',
      ids: () => SIDES,
      name: sideName,
      now: ({ creature }) => creature.side ?? 'neutral',
    },
  },
  {
    fact: 'mount',
    field: 'mount',
    value: ({ creature: { mount } }) => ({ text: mountName(mount ?? '') }),
    edit: {
      kind: 'choice',
      name: mountName,
      now: ({ creature }) => creature.mount ?? '',
      ids: ({ judge, creature }) => [
        '',
        ...judge.board.creatures
          .filter((c) => c.id !== creature.id && c.mount !== creature.id)
          .map(({ id }) => id),
      ],
    },
  },
  {
    fact: 'conditions',
    field: 'conditions',
    value: ({ creature }) => ({ text: words(creature.conditions, 'card.noConditions') }),
    edit: {
      kind: 'marks',
      offered: ({ judge }) => Object.keys(judge.rules.conditions),
      now: ({ creature }) => creature.conditions,
      said: ({ said }) => said.conditions ?? [],
    },
  },
  {
    fact: 'traits',
    field: 'traits',
    value: ({ creature }) => ({ text: words(ownTraits(creature), 'card.none') }),
    edit: {
      kind: 'marks',
      offered: ({ judge }) => Object.keys(judge.rules.traits),
      now: ({ creature }) => ownTraits(creature),
      said: ({ said }) => said.traits ?? [],
    },
  },
  {
    fact: 'opportunities',
    field: 'opportunitiesTaken',
    value: ({ creature }) => ({ text: String(creature.opportunitiesTaken) }),
    edit: { kind: 'whole', least: 0, most: 99, now: ({ creature }) => creature.opportunitiesTaken },
  },
];

export interface Source {
  readonly icon: IconName;
  readonly text: string;
  /** The source is a guess: a question mark follows the value. */
  readonly guess?: boolean;
}

const day = (at: string): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? '–'
    : new Intl.DateTimeFormat(locale.value, { day: 'numeric', month: 'short' }).format(date);
};

/** The source of a fact: the host or, if the host has no value, the rules. Ignores corrections. */
export function sourceOf(
  { said, stands }: CardOf,
  { field, fact }: CardFact,
  assumed: boolean,
): Source {
  const origin = stands?.from[field];
  if (origin?.from === 'seen') return { icon: 'info', text: say('card.origin.seen') };
  if (origin?.from === 'guess') {
    return { icon: 'guess', guess: true, text: say('card.origin.guess') };
  }
  const ofSizes = field === 'reach' || field === 'space';
  const unread = say(stands?.closed === true ? 'card.unseen' : 'card.unread');
  if (assumed)
    return {
      icon: 'guess',
      guess: true,
      text: ofSizes ? say('card.from', { origin: 'table' }) : unread,
    };
  if (origin !== undefined) {
    const text = say(
      origin.from === 'status' || origin.from === 'turns'
        ? `card.origin.${origin.from}`
        : 'card.from',
      { origin: origin.from },
    );
    return { icon: 'sheet', text };
  }
  if (said[field] !== undefined) return { icon: 'sheet', text: say('card.origin.host') };
  if (fact === 'conditions' && stands?.markers !== undefined && stands.markers.length > 0)
    return { icon: 'sheet', text: say('card.origin.status') };
  if (fact === 'conditions') return { icon: 'sheet', text: say('card.origin.host') };
  // If the sheet cannot be read, the creature may have traits that are not known, so "none" would
  // be wrong.
  if (stands?.closed === true && field === 'traits')
    return { icon: 'guess', guess: true, text: unread };
  return {
    icon: 'table',
    text:
      field in EMPTY
        ? say('card.unread')
        : say('card.from', { origin: ofSizes ? 'table' : 'rules' }),
  };
}

/** The value that a row shows, and the source of the value. */
export function shownOf(
  of: CardOf,
  row: CardFact,
): { readonly text: string; readonly source: Source } {
  const { text, assumed = false } = row.value(of);
  const correction = of.by.get(row.fact);
  const source =
    correction === undefined
      ? sourceOf(of, row, assumed)
      : { icon: 'person' as const, text: say('card.origin.you', { date: day(correction.at) }) };
  return { text: source.guess === true ? `${text}?` : text, source };
}

/** A row's value in words as the host reports it, without the user's correction. */
export function hostsWord(of: CardOf, row: CardFact): string {
  const { said, creature } = of;
  const ownWord = {
    ...creature,
    [row.field]: said[row.field],
    ...(row.field === 'attacks' &&
      said.attacks && {
        attacks: said.attacks.map((a) => ({ ...a, name: a.name ?? a.id, ready: a.ready ?? true })),
      }),
    ...(said[row.field] === undefined &&
      EMPTY[row.field] !== undefined && { [row.field]: EMPTY[row.field] }),
  } as Creature;
  const { scenery: _, ...rest } = of;
  return row.value({
    ...rest,
    creature: ownWord,
    ...(said.scenery !== undefined && { scenery: said.scenery }),
  }).text;
}
const EMPTY: Partial<Record<Fact, unknown>> = { conditions: [], traits: [], opportunitiesTaken: 0 };
