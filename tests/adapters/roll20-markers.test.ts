// @vitest-environment page
/** The command `mark` shows conditions as status markers on a Roll20 token. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { namesOfMarker } from '../../adapters/roll20/markers.ts';
import { commands } from '../../adapters/roll20/moveAttribution.ts';
import { stubRoll20 } from './roll20-token.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MARKERS = [
  { id: 7, name: 'Target', tag: 'Target::7' },
  { id: 8, name: 'A terra', tag: 'A terra::8' },
  { id: 9, name: 'Flat-Footed', tag: 'Flat-Footed::9' },
  null,
  { id: 10 },
];

interface Given {
  readonly worn?: unknown;
  readonly markers?: unknown;
  readonly gm?: boolean;
  readonly controlledby?: string;
  readonly refused?: boolean;
}

/** Creates a table with one token `t`; returns its markers and the mock that records its saves. */
function table({
  worn = 'red@3,Target::7',
  markers = JSON.stringify(MARKERS),
  gm = false,
  controlledby = 'me',
  refused = false,
}: Given) {
  const fields: Record<string, unknown> = { layer: 'objects', controlledby, statusmarkers: worn };
  const saves = vi.fn(() => {
    if (refused) setTimeout(() => Object.assign(fields, { statusmarkers: worn }), 100);
  });
  const model = {
    id: 't',
    get: (name: string) => fields[name],
    set: (changes: object) => Object.assign(fields, changes),
    save: saves,
  };
  stubRoll20(model, { gm, campaign: { token_markers: markers } });
  return { worn: () => fields['statusmarkers'], saves };
}

async function mark(condition: string, on: boolean, of = 't'): Promise<boolean | undefined> {
  const answer = commands['mark']?.(of, JSON.stringify(namesOfMarker(condition)), on ? 'on' : '');
  await vi.advanceTimersByTimeAsync(2000);
  return answer;
}

it.each<[what: string, given: Given, condition: string, on: boolean, ok: boolean, after: unknown]>([
  [
    'setting the condition “prone” adds the campaign’s marker with the condition’s Italian ' +
      'name, and keeps other markers',
    {},
    'prone',
    true,
    true,
    'red@3,Target::7,A terra::8',
  ],
  [
    'setting a condition adds the campaign’s marker with its English name',
    {},
    'flat-footed',
    true,
    true,
    'red@3,Target::7,Flat-Footed::9',
  ],
  [
    'setting a condition also works if the campaign stores its markers as a list',
    { markers: MARKERS, worn: '' },
    'prone',
    true,
    true,
    'A terra::8',
  ],
  [
    'setting the condition “dead” adds Roll20’s own marker of the dead',
    { worn: '' },
    'dead',
    true,
    true,
    'dead',
  ],
  [
    'removing a condition removes its marker and the marker’s number',
    { worn: 'red,A terra::8@2' },
    'prone',
    false,
    true,
    'red',
  ],
  [
    'setting a condition that is already set changes nothing',
    { worn: 'A terra::8' },
    'prone',
    true,
    true,
    'A terra::8',
  ],
  [
    'setting a condition fails if the campaign has no marker for the condition',
    { worn: 'red' },
    'shaken',
    true,
    false,
    'red',
  ],
  [
    'setting a condition fails if the campaign’s markers are unreadable',
    { markers: '{"' },
    'prone',
    true,
    false,
    'red@3,Target::7',
  ],
  [
    'setting a condition fails if another user controls the token',
    { controlledby: 'other' },
    'prone',
    true,
    false,
    'red@3,Target::7',
  ],
  [
    'setting a condition fails if the server takes the marker back',
    { refused: true },
    'prone',
    true,
    false,
    'red@3,Target::7',
  ],
])('on a Roll20 token, %s', async (_, given, condition, on, ok, after) => {
  const { worn } = table(given);
  expect(await mark(condition, on)).toBe(ok);
  expect(worn()).toBe(after);
});

it(
  'a game master can set a condition on any Roll20 token, and setting the condition ' +
    'again sends nothing to the server',
  async () => {
    const { worn, saves } = table({ gm: true, controlledby: '' });
    expect(await mark('prone', true)).toBe(true);
    expect(await mark('prone', true)).toBe(true);
    expect(await mark('prone', true, 'gone')).toBe(false);
    expect(worn()).toBe('red@3,Target::7,A terra::8');
    expect(saves).toHaveBeenCalledTimes(1);
  },
);
