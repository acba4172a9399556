/** Log entries written by hand for tests of the panel and its lines. */
import type { Entry, Offer } from '../../src/encounter/entry.ts';
import type {
  EncounterEvent,
  EventOf,
  RuleFault,
  NewEvent,
  ProvokedOpportunity,
  Ruling,
} from '../../src/encounter/event.ts';

const AT = Date.UTC(2026, 10, 14, 20, 9);

export const ruling = (more: Partial<Ruling> = {}): Ruling => ({
  faults: [],
  provoked: [],
  unknown: [],
  rules: [],
  ...more,
});

export const broke = (code: string, more: Partial<RuleFault> = {}): RuleFault => ({
  code,
  rules: ['srd35.movement.base-speed'],
  ...more,
});

export const gives = (
  by: string,
  more: Partial<ProvokedOpportunity> = {},
): ProvokedOpportunity => ({
  by,
  cause: 'movement',
  leaving: [4, 6],
  step: 1,
  rules: ['sigil.opportunity.leaving-threatened-square'],
  unknown: [],
  ...more,
});

type Said = Partial<Omit<Entry, 'event'>>;

/** `nth`: the position in the log, which determines the entry's id and its minute. */
export function entry(nth: number, happening: NewEvent, said: Said = {}): Entry {
  const event = { ...happening, id: `e${nth}`, seq: nth, at: AT + nth * 60_000 } as EncounterEvent;
  const judged = event.kind === 'act' || (event.kind === 'move' && event.seen !== 'placed');
  const verdict =
    said.verdict ??
    (!judged
      ? 'info'
      : event.ruling.faults.length > 0
        ? 'illegal'
        : event.ruling.unknown.length > 0
          ? 'doubtful'
          : 'legal');
  const offers: readonly Offer[] = judged
    ? event.ruling.provoked.map((provoked, i) => ({
        event: event.id,
        nth: i,
        against: event.of,
        provoked,
        answer: 'open',
      }))
    : [];
  return {
    id: event.id,
    event,
    round: 1,
    verdict,
    offers,
    dismissed: false,
    open: verdict === 'illegal' || offers.some(({ answer }) => answer === 'open'),
    ...said,
  };
}

export const move = (more: Partial<EventOf<'move'>> = {}): NewEvent => ({
  kind: 'move',
  of: 'aldo',
  path: [
    [2, 6],
    [3, 6],
    [4, 6],
  ],
  mode: 'move',
  seen: 'host',
  cost: 2,
  budget: 6,
  diagonals: 0,
  uses: ['move'],
  ruling: ruling(),
  ...more,
});

export const act = (more: Partial<EventOf<'act'>> = {}): NewEvent => ({
  kind: 'act',
  of: 'aldo',
  action: 'full-attack',
  uses: ['full-round'],
  ruling: ruling(),
  ...more,
});

export const answered = (entry: Entry, answer: Offer['answer']): Entry => ({
  ...entry,
  offers: entry.offers.map((offer) => ({ ...offer, answer })),
  open: entry.verdict === 'illegal' || answer === 'open',
});

/** A round and a half with nearly every kind of event. */
export const busy = (): readonly Entry[] => [
  entry(0, { kind: 'combat', on: true, order: ['aldo', 'gob', 'ogre'] }, { round: 1 }),
  entry(1, { kind: 'turn', round: 1, active: 'aldo' }),
  entry(
    2,
    move({
      path: [
        [2, 6],
        [3, 7],
      ],
      ruling: ruling({
        faults: [
          broke('corner-cut', {
            at: [3, 7],
            step: 1,
            by: 'wall:1',
            rules: ['srd35.movement.no-diagonal-past-corner'],
          }),
        ],
      }),
    }),
    { verdict: 'allowed', allowed: { by: 'Carla', note: 'the door was open' }, open: false },
  ),
  answered(entry(3, move({ ruling: ruling({ provoked: [gives('ogre')] }) })), 'passed'),
  entry(4, { kind: 'opportunity', by: 'ogre', of: 'e3', nth: 0, taken: false }),
  entry(5, { kind: 'turn', round: 2, active: 'gob' }, { round: 2 }),
  entry(
    6,
    { kind: 'condition', of: 'gob', condition: 'prone', on: true, from: 'told' },
    { round: 2 },
  ),
  entry(
    7,
    move({
      cost: 2,
      path: [
        [6, 6],
        [6, 7],
        [6, 8],
      ],
      of: 'gob',
    }),
    { round: 2 },
  ),
  entry(
    8,
    act({
      action: 'cast-spell',
      of: 'aldo',
      target: 'ogre',
      ruling: ruling({
        provoked: [gives('gob', { cause: 'action', unknown: ['creatures.gob.attacks'] })],
        unknown: ['creatures.gob.attacks'],
      }),
    }),
    { round: 2, open: true },
  ),
  entry(9, { kind: 'turn', round: 3, active: 'gob' }, { round: 3 }),
  entry(
    10,
    move({
      of: 'gob',
      mode: 'move',
      seen: 'assumed',
      path: [
        [6, 6],
        [7, 6],
        [8, 6],
        [9, 6],
        [10, 6],
        [11, 6],
        [12, 6],
        [13, 6],
        [14, 6],
      ],
      cost: 8,
      ruling: ruling({
        faults: [broke('over-speed', { at: [13, 6], step: 7 })],
        provoked: [gives('aldo', { leaving: [6, 6], step: 0 })],
        rules: ['srd35.movement.base-speed'],
      }),
    }),
    { round: 3 },
  ),
];
