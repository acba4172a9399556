/**
 * Attributes are requested from Roll20's server sparingly: once, a few at a time, and never
 * repeatedly.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSheets } from '../../adapters/roll20/attributes.ts';
import type {
  AttributeCollection,
  BackboneFirebaseClass,
  Character,
} from '../../adapters/roll20/live.ts';

let end: AbortController;
/** Number of pending requests now, their maximum so far, and every request in order. */
let now = 0;
let most = 0;
let asked: string[] = [];
let awaited: string[] = [];
const changed = vi.fn<(id: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
  [now, most, asked, awaited] = [0, 0, [], []];
  changed.mockReset();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

const names = new Map<object, string>();
function character(
  name: string,
  answer: 'comes' | 'fails' | 'never' | 'there' = 'comes',
): Character & { said(): void } {
  const heard = new Set<() => void>();
  const attribs: AttributeCollection & { answer: string } = {
    answer,
    models: [],
    ...(answer === 'there' ? { backboneFirebase: {} } : {}),
    on: (_events, run) => heard.add(run),
    off: (_events, run) => heard.delete(run),
  };
  names.set(attribs, name);
  return {
    id: name,
    attribs,
    said: () => {
      for (const run of [...heard]) run();
    },
  };
}
const server = class {
  readonly reference: { once(): Promise<unknown> };
  constructor(attribs: AttributeCollection) {
    asked.push(names.get(attribs) ?? '?');
    const { answer } = attribs as unknown as { answer: string };
    this.reference = {
      once: () => {
        most = Math.max(most, (now += 1));
        awaited.push(names.get(attribs) ?? '?');
        return new Promise((done, fail) => {
          if (answer !== 'never')
            setTimeout(() => {
              now -= 1;
              (answer === 'comes' ? done : fail)(undefined);
            }, 50);
        });
      },
    };
  }
} as unknown as BackboneFirebaseClass;
const open = (fetchable: () => BackboneFirebaseClass | undefined = () => server) =>
  openSheets(fetchable, changed, end.signal);
const people = (...list: Character[]): Map<string, Character> =>
  new Map(list.map((each) => [String(each.id), each]));

it('each Roll20 character’s attributes are requested once, and at most three requests run at a time', async () => {
  const sheets = open();
  const all = people(...Array.from({ length: 8 }, (_, i) => character(`c${i}`)));
  for (let i = 0; i < 20; i += 1) {
    sheets.want(all);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toEqual([...all.keys()]);
  expect(most).toBe(3);
  expect([...all.keys()].every((id) => sheets.ready(id))).toBe(true);
  expect(changed.mock.calls.flat()).toEqual([...all.keys()]);
});

it('a Roll20 character counts as loaded once its attributes and its abilities have arrived', async () => {
  const [attribs, abilities] = [character('attribs').attribs!, character('abilities').attribs!];
  const one: Character = { id: 'a', attribs, abilities };
  open().want(people(one));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['attribs', 'abilities']);
  expect(
    [attribs.backboneFirebase, abilities.backboneFirebase].every((each) => each !== undefined),
  ).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  await expect(one.attribsHaveArrived).resolves.toHaveLength(2);
});

it('a Roll20 sheet is read even if its abilities never arrive', async () => {
  const sheets = open();
  const one: Character = {
    id: 'a',
    attribs: character('attribs').attribs!,
    abilities: character('abilities', 'fails').attribs!,
  };
  sheets.want(people(one));
  await vi.advanceTimersByTimeAsync(1000);
  expect([sheets.ready('a'), asked, awaited]).toEqual([
    true,
    ['attribs', 'abilities'],
    ['attribs', 'abilities'],
  ]);
});

it('attributes of a Roll20 character that are already loaded are not requested', async () => {
  const sheets = open();
  sheets.want(people(character('a', 'there')));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([]);
  expect(sheets.ready('a')).toBe(true);
});

it.each([
  ['fails', 'fails'],
  ['gets no answer', 'never'],
] as const)(
  'a request for a Roll20 character’s attributes that %s does not delay other characters',
  async (_, answer) => {
    const sheets = open();
    const all = people(character('bad', answer), character('good'));
    for (let i = 0; i < 60; i += 1) {
      sheets.want(all);
      await vi.advanceTimersByTimeAsync(1000);
    }
    // The second try waits for the same request instead of sending another.
    expect(asked).toEqual(['bad', 'good']);
    expect(awaited.filter((name) => name === 'bad')).toHaveLength(2);
    expect(sheets.ready('good')).toBe(true);
    expect(sheets.ready('bad')).toBe(false);
    expect(sheets.unread()).toBe(1);
  },
);

it('a requested Roll20 sheet counts as loading until it arrives or will not arrive', async () => {
  const sheets = open();
  expect(sheets.loading()).toBe(0);
  sheets.want(people(character('good'), character('bad', 'fails'), character('open', 'there')));
  expect(sheets.loading()).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sheets.loading(), sheets.unread()]).toEqual([0, 1]);
});

it('Roll20 characters whose attributes cannot be requested are counted, and cause no error', async () => {
  const sheets = open(() => undefined);
  sheets.want(people(character('a'), { id: 'b' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sheets.unread()).toBe(2);
});

it('changes of a Roll20 sheet are reported from the arrival of the sheet until Quadretto stops', async () => {
  const sheets = open();
  const one = character('a');
  sheets.want(people(one));
  one.said();
  expect(changed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  one.said();
  expect(changed).toHaveBeenCalledTimes(2);
  end.abort();
  one.said();
  expect(changed).toHaveBeenCalledTimes(2);
  sheets.want(people(character('b')));
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual(['a']);
});
