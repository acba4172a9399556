/**
 * Removes names from a report. It keeps only what is known to be safe: ids are replaced by numbers,
 * typed texts are removed, and other texts stay only if they are known codes. The user's comment
 * stays, with the names in it replaced.
 */
import type { LogDocument } from '../encounter/document.ts';
import type { EncounterEvent, EventOf } from '../encounter/event.ts';
import type { SceneDocument } from '../scene/schema.ts';
import { nameKey, withoutNames } from './findNames.ts';
import type { Lapse } from './failures.ts';
import type { Report } from './report.ts';

/** Fields that hold one or several ids of creatures, attacks or events. */
const REFERENCES: ReadonlySet<string> = new Set([
  'id',
  'of',
  'joins',
  'active',
  'order',
  'together',
  'tracker',
  'aware',
  'acted',
  'immediate',
  'mount',
  'grapples',
  'pins',
  'target',
  'targets',
  'selection',
  'with',
  'weapon',
  'weapons',
  'against',
  'occupant',
  'until',
  'for',
  'refuse',
  'choices',
  'side',
  'visibleTo',
  'from',
  'to',
  'foe',
  'other',
  'creature',
  'attacker',
  'attacked',
  'struck',
  'ally',
  'frees',
  'holder',
  'through',
  'observers',
  'sniped',
  'among',
  'familiars',
  'primary',
  'offHand',
  'natural',
  'after',
  'during',
  'leaves',
  'level',
  'spares',
  'counted',
]);
/**
 * Fields that hold records keyed by ids; in `hands`, each entry is again a record, keyed by attack.
 */
const BY_ID: ReadonlySet<string> = new Set([
  'names',
  'provenance',
  'counts',
  'over',
  'opportunities',
  'taken',
  'waiting',
  'conditions',
  'ended',
  'hands',
  'grapples',
  'pins',
  'aside',
  'beside',
  'places',
  'declared',
  'sources',
  'tallies',
  'ends',
  'bolstered',
  'carries',
  'spots',
  'saved',
]);
/** Field that holds records keyed by condition, each holding ids. */
const BY_CONDITION = 'conditionsBy';
const BY_ATTACK = 'hands';
/**
 * Field that holds a record keyed by a word and an id, such as `turn:a` (encounter/timedConditions.ts).
 */
const BY_WORD_AND_ID = 'timed';
/** The id in such a key, after its word. */
const idIn = (key: string): string => key.replace(/^(?:turn|end|held):/, '');
/** Field that holds records keyed by die, each holding records keyed by creature. */
const BY_ROLL = 'dice';
/** Fields that hold typed text, except inside `options`, where these names hold codes. */
const WRITTEN: ReadonlySet<string> = new Set(['name', 'note', 'words', 'text', 'trigger']);
const OPTIONS = 'options';

/**
 * Fields whose words and keys are chosen by adapters: a text in them that equals a known name is
 * replaced.
 */
const CHOSEN: ReadonlySet<string> = new Set([
  'traits',
  'conditions',
  'tags',
  'skills',
  'skill',
  OPTIONS,
  'actions',
  'gains',
  'loses',
]);

/**
 * Fields that hold codes only. In every other field, a text that is the id of something in the
 * report is replaced, so that a field that is new here keeps no id.
 */
const CODES: ReadonlySet<string> = new Set([
  'ask',
  'kind',
  'topic',
  'action',
  'mode',
  'condition',
  'what',
  'type',
  'size',
  'handedness',
]);

/** Codes that may occur in fields that otherwise hold ids, and the fields of a rolled die. */
const OURS: ReadonlySet<string> = new Set([
  'told',
  'said',
  'typed',
  'button',
  'chat',
  'table',
  'end',
  'party',
  'foes',
  'neutral',
  'die',
  'total',
  'melee',
  'ranged',
]);

/**
 * Pattern of ids, codes and paths. A name with a lower-case initial and no space also matches; it
 * is then treated as an id.
 */
const CODE = /^(?:[a-z0-9][\w.:@+/#[\]*-]{0,199})?$/;
const PATH = /^creatures\./;

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field that decides how the values of a record's entry are treated. */
const inside = (key: string, name: string): string =>
  key === BY_ATTACK || key === BY_ROLL ? 'over' : key === BY_CONDITION ? 'of' : name;

/**
 * Numbers that replace all ids of a report. The numbers sort in the same order as the ids, because
 * ties are settled by id.
 */
class Numbers {
  private readonly ids = new Set<string>();
  private given = new Map<string, string>();

  add(id: string): void {
    if (!OURS.has(id) && id !== '') this.ids.add(id);
  }

  collect(value: unknown, key = ''): void {
    if (typeof value === 'string') {
      if (REFERENCES.has(key)) this.add(value);
    } else if (Array.isArray(value)) for (const each of value) this.collect(each, key);
    else if (isPlain(value)) {
      for (const [name, each] of Object.entries(value)) {
        if (BY_ID.has(key)) this.add(name);
        if (key === BY_WORD_AND_ID) this.add(idIn(name));
        // In a fault, `by` may be a condition.
        this.collect(each, name === 'by' && !('code' in value) ? 'of' : inside(key, name));
      }
    }
  }

  settle(): void {
    const sorted = [...this.ids].sort();
    const digits = String(sorted.length).length;
    this.given = new Map(sorted.map((id, i) => [id, `id${String(i + 1).padStart(digits, '0')}`]));
  }

  /** The replacement of each name that a user may have typed, by normalized name. */
  readonly names = new Map<string, string>();

  name(name: string | undefined, alias: string): void {
    const key = nameKey(name ?? '');
    if (key !== '' && !this.names.has(key)) this.names.set(key, alias);
  }

  /** The number of an id; a code is returned unchanged. */
  of(id: string): string {
    return this.given.get(id) ?? (OURS.has(id) ? id : coded(id));
  }

  /** Replaces a text that is an id or contains one. */
  in(text: string, key: string): string {
    return (CODES.has(key) ? undefined : this.given.get(text)) ?? this.within(text, key);
  }

  /** Replaces an id within a longer text: `creatures.b.speed`, `end:c`, `event#2`. */
  within(text: string, key: string): string {
    if (CHOSEN.has(key) && this.names.has(nameKey(text))) return 'other';
    if (PATH.test(text)) {
      const rest = text.slice('creatures.'.length);
      for (let dot = rest.lastIndexOf('.'); dot >= 0; dot = rest.lastIndexOf('.', dot - 1)) {
        const id = this.given.get(rest.slice(0, dot));
        if (id !== undefined) return coded(`creatures.${id}${rest.slice(dot)}`);
        if (dot === 0) break;
      }
      return 'creatures';
    }
    const hash = text.lastIndexOf('#');
    if (hash > 0) return coded(this.of(text.slice(0, hash)) + text.slice(hash));
    const colon = text.indexOf(':');
    const after = colon < 0 ? undefined : this.given.get(text.slice(colon + 1));
    return after === undefined ? coded(text) : coded(text.slice(0, colon + 1) + after);
  }
}

const coded = (text: string): string => (CODE.test(text) ? text : 'other');

/** A copy of the document with ids replaced by numbers and without typed text. */
function numbered(value: unknown, ids: Numbers, key = ''): unknown {
  if (typeof value === 'string')
    return REFERENCES.has(key) || key === 'by' ? ids.of(value) : ids.in(value, key);
  if (Array.isArray(value)) return value.map((each) => numbered(each, ids, key));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      if (BY_ID.has(key))
        return [[ids.of(name), numbered(each, ids, key === BY_ATTACK ? 'over' : '')]];
      if (key === BY_WORD_AND_ID) {
        const id = idIn(name);
        const word = name.slice(0, name.length - id.length);
        return [[word + ids.of(id), numbered(each, ids)]];
      }
      if (key === BY_ROLL) return [[ids.within(name, key), numbered(each, ids, 'over')]];
      return WRITTEN.has(name) && key !== OPTIONS
        ? []
        : [
            [
              key === 'chosen' ? ids.in(name, key) : ids.within(name, key),
              numbered(each, ids, key === OPTIONS ? OPTIONS : inside(key, name)),
            ],
          ];
    }),
  );
}

/** Does `by` name a user, not a creature? */
const isByUser = (
  event: EncounterEvent,
): event is EventOf<'allow'> | EventOf<'posted'> | EventOf<'outcome'> =>
  event.kind === 'allow' || event.kind === 'posted' || event.kind === 'outcome';

/** Collects every name in a report and its replacement. */
function learn(ids: Numbers, { scene, told, log, reading }: Report): void {
  const all = [...(scene?.creatures ?? []), ...(told?.creatures ?? [])];
  for (const { id, name } of all) ids.name(name, ids.of(id));
  for (const [id, name] of Object.entries(log?.names ?? {})) ids.name(name, ids.of(id));
  for (const { id } of all) ids.name(id, ids.of(id));
  const provenance = Object.entries(reading.provenance);
  for (const [id, { kind }] of provenance) ids.name(kind, `kind of ${ids.of(id)}`);
  for (const { attacks } of all)
    for (const { id, name } of attacks ?? []) ids.name(name, ids.of(id));
  for (const [, { markers, strange, character }] of provenance) {
    for (const word of [...(markers ?? []), ...(strange ?? []), character]) ids.name(word, 'word');
  }
  for (const event of log?.events ?? []) if (isByUser(event)) ids.name(event.by, 'user');
}

/**
 * Keeps only an error's class and the positions in the extension's own code: its message and other
 * addresses may contain anything.
 */
function placesOf(error: string): string {
  const [name = 'Error'] = /^[A-Z][A-Za-z]{0,40}Error(?=:|\n|$)/.exec(error) ?? [];
  const places = [...error.matchAll(/-extension:\/\/[\w-]+\/(?:[\w-]+\/)?([\w-]+\.js:\d+:\d+)/g)];
  return [name, ...places.map(([, place = '']) => `at ${place}`)].join('\n');
}

const lapseOf = ({ at, what, error }: Lapse, plain: (text: string) => string): Lapse => ({
  at,
  what: plain(what.replace(/"[^"]*"|\([^)]*\)|\S*:\S+/g, '…')),
  ...(error !== undefined && { error: placesOf(error) }),
});

function logOf(log: LogDocument, ids: Numbers): LogDocument {
  const { format, ruleset, exported, names, ...rest } = log;
  const called = Object.fromEntries(Object.keys(names).map((id) => [ids.of(id), ids.of(id)]));
  const { events, ...others } = numbered(rest, ids) as Pick<
    LogDocument,
    'base' | 'events' | 'state'
  >;
  // The name or id of the user who allowed, posted or accepted an event is private.
  return {
    format,
    ruleset,
    names: called,
    ...others,
    exported,
    events: events.map((event) => (isByUser(event) ? { ...event, by: '' } : event)),
  };
}

export function removeNames(report: Report): Report {
  const { said, scene, told, ask, log, reading, versions, lapses, ...ours } = report;
  const ids = new Numbers();
  for (const part of [scene, told, ask, log]) ids.collect(part);
  for (const id of [
    ...Object.keys(reading.provenance),
    ...Object.keys(log?.names ?? {}),
    ...reading.selection,
    ...reading.targets,
  ])
    ids.add(id);
  ids.settle();
  learn(ids, report);
  const plain = withoutNames(ids.names);
  const system = versions.host?.system;
  return {
    ...ours,
    said: plain(said),
    versions: {
      ...versions,
      host: versions.host && {
        ...versions.host,
        ...(system !== undefined && { system: plain(system) }),
      },
    },
    scene: numbered(scene, ids) as SceneDocument | null,
    ask: numbered(ask, ids) as Report['ask'],
    ...(told && { told: numbered(told, ids) as SceneDocument }),
    reading: {
      ...reading,
      notices: reading.notices.map(({ code, params }) => ({
        code: coded(code),
        ...(params && {
          params: Object.fromEntries(
            Object.entries(params).map(([key, value]) => [
              key,
              typeof value === 'number' ? value : '…',
            ]),
          ),
        }),
      })),
      selection: reading.selection.map((id) => ids.of(id)),
      targets: reading.targets.map((id) => ids.of(id)),
      provenance: Object.fromEntries(
        Object.entries(reading.provenance).map(([id, { closed, from }]) => [
          ids.of(id),
          {
            ...(closed && { closed }),
            from: Object.fromEntries(
              Object.entries(from).map(([fact, origin]) => [coded(fact), { from: origin.from }]),
            ),
          },
        ]),
      ),
    },
    // The dock's sentences may contain names; their codes are kept in `notices`.
    dock: [],
    lapses: lapses.map((each) => lapseOf(each, plain)),
    ...(log && { log: logOf(log, ids) }),
  };
}
