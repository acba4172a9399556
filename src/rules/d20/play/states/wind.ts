/**
 * Wind, which stops, knocks down or blows away creatures, and stalls of flyers. Damage is in
 * points, distances are in meters.
 */
import type { Cell } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import { isInAir } from './activeConditions.ts';
import type { StateRules, WindVerdict } from './stateRules.ts';

/** Index of the first step of a path that leads against the wind. */
function against(path: readonly Cell[], [wx, wy]: readonly [number, number]): number | undefined {
  const step = path.findIndex((to, i) => {
    const from = path[i - 1];
    return from !== undefined && (to[0] - from[0]) * wx + (to[1] - from[1]) * wy < 0;
  });
  return step < 0 ? undefined : step;
}

export const wind: StateRules['wind'] = (j, c, { condition, roll, blows, path }) => {
  const { figures, sources, table } = j.rules.states;
  const flies = isInAir(c);
  const row = Object.hasOwn(figures.wind, condition) ? figures.wind[condition] : undefined;
  const blow = flies ? row?.aloft : row?.ground;
  const moved = blow === undefined || roll === undefined ? undefined : roll * blow.metres;
  const hurt = blow?.nonlethal;
  const damage =
    hurt === undefined || moved === undefined
      ? undefined
      : hurt.per === 'whole'
        ? hurt.dice
        : `${moved / hurt.per}${hurt.dice}`;
  const barredAt =
    flies || blows === undefined || path === undefined ? undefined : against(path, blows);
  const thrown = flies ? [] : (table[condition]?.grounded ?? []);
  const answer: WindVerdict = {
    aloft: flies,
    conditions: [condition, ...thrown],
    ...(blow === undefined ? {} : { dice: blow.dice, metresEach: blow.metres }),
    ...(moved === undefined ? {} : { metres: moved }),
    ...(damage === undefined ? {} : { nonlethal: damage }),
    ...(barredAt === undefined ? {} : { barredAt }),
    rules: Object.hasOwn(sources, condition) ? (sources[condition] ?? []) : [],
    unknown: path !== undefined && blows === undefined ? ['ask.blows'] : [],
  };
  return answer;
};

/**
 * Rounds meters to the millimeter. A cell is not a whole number of meters, so sums would be
 * inexact.
 */
const exact = (value: number): number => Math.round(value * 1000) / 1000;

export const stall: StateRules['stall'] = (j, c, { metres, saves }) => {
  const {
    figures: { stallDc: dc },
    cites,
    sources,
  } = j.rules.states;
  const stalls = (c.speed?.fly ?? 0) > 0;
  const unknown = c.speed?.fly === undefined ? [`creatures.${c.id}.speed.fly`] : [];
  const perCell = j.board.ground.grid.metresPerCell;
  const falls = j.rules.flight.fall(j, 'stall', metres / perCell);
  const rounds: { metres: number; height: number; recovers: boolean }[] = [];
  let height = metres;
  // A save is due at the end of each round. The answer has one round more than the given saves.
  for (const [round, cells] of falls.rounds.slice(0, stalls ? saves.length + 1 : 0).entries()) {
    const fallen = exact(cells * perCell);
    height = exact(height - fallen);
    const recovers = height > 0 && (saves[round] ?? -Infinity) >= dc;
    rounds.push({ metres: fallen, height, recovers });
    if (recovers) break;
  }
  return {
    stalls,
    dc,
    rounds,
    ground: stalls && height <= 0,
    rules: [...new Set([...(sources['stalled'] ?? []), ...cite(cites, 'stall'), ...falls.rules])],
    unknown,
  };
};
