/** Counts the kinds of boards and answers, so that the counts reveal a faulty generator. */
import type { Ask, Board } from './boards.ts';
import { is, seatOf, type Scene } from './table.ts';

export type Tally = Record<string, number>;

function traitsOf(scene: Scene): string[] {
  const { creatures, cells = [], walls = [], turn } = scene;
  const when = (name: string, yes: boolean): string[] => (yes ? [name] : []);
  const any = (...states: readonly string[]): boolean => creatures.some((b) => is(b, ...states));
  const sense = (name: string): boolean =>
    creatures.some((b) => b.traits?.some((t) => t.startsWith(name)) === true);
  return [
    `text ${scene.ruleset}`,
    ...when('walls', walls.length > 0),
    ...when(
      'low walls',
      walls.some((w) => w.low),
    ),
    ...when(
      'difficult ground',
      cells.some((c) => c.terrain),
    ),
    ...when(
      'fog',
      cells.some((c) => c.concealment === 'total'),
    ),
    ...when('darkness', scene.light === 'dark' || cells.some((c) => c.light === 'dark')),
    ...when(
      'water and slopes',
      cells.some((c) => c.surface),
    ),
    ...when(
      'heights',
      creatures.some((b) => b.elevation),
    ),
    ...['tiny', 'small', 'large', 'huge', 'gargantuan'].flatMap((size) =>
      when(
        `${size} creatures`,
        creatures.some((b) => b.size === size),
      ),
    ),
    ...when(
      'reach weapons',
      creatures.some((b) => b.attacks?.some((a) => a.reachWeapon)),
    ),
    ...when('the incapacitated', any('stunned', 'incapacitated', 'paralyzed', 'unconscious')),
    ...when('the prone', any('prone')),
    ...when('the invisible and hidden', any('invisible', 'hidden')),
    ...when('the frightened', any('frightened')),
    ...when('the exhausted', any('exhaustion-1', 'exhaustion-2', 'exhaustion-3', 'exhaustion-5')),
    ...['darkvision', 'blindsight', 'tremorsense', 'true-seeing'].flatMap((name) =>
      when(name, sense(name)),
    ),
    ...when(
      'riders',
      creatures.some((b) => seatOf(scene, b)),
    ),
    ...when(
      'grapplers',
      creatures.some((b) => b.grapples),
    ),
    ...when(
      'swarms',
      creatures.some((b) => b.traits?.includes('swarm')),
    ),
    ...when('turns with something spent', turn?.spent.uses !== undefined),
  ];
}

function outcomeOf(ask: Ask, answer: unknown): string[] {
  if (answer === null) return [`${ask.ask}: open`];
  const a = answer as Record<string, unknown>;
  switch (ask.ask) {
    case 'threat':
      return [(answer as unknown[]).length === 0 ? 'threat of nothing' : 'threat'];
    case 'distance':
      return ['distance'];
    case 'reachable':
      return [(answer as unknown[]).length === 0 ? 'nothing reachable' : 'reachable'];
    case 'cover':
      return [`cover ${String(answer)}`];
    case 'sees':
      return [
        a['sees'] === true ? `seen, obscured ${String(a['obscured'])}` : 'not seen',
        ...(a['by'] === undefined ? [] : [`seen by ${String(a['by'])}`]),
        ...(a['placed'] === true ? ['placed'] : []),
      ];
    case 'attempt':
      return [
        a['advantage'] === a['disadvantage']
          ? a['advantage'] === true
            ? 'cancelled'
            : 'straight'
          : a['advantage'] === true
            ? 'advantage'
            : 'disadvantage',
        ...(a['critical'] === true ? ['critical'] : []),
        a['possible'] === true ? 'possible' : 'impossible',
      ];
    case 'hide':
      return [a['possible'] === true ? 'may hide' : 'may not hide'];
    case 'area':
      return [
        `area: ${ask.shape}`,
        ...((a['creatures'] as unknown[]).length > 0 ? ['somebody in an area'] : []),
      ];
    case 'move': {
      if (a['legal'] === undefined) return ['teleport'];
      const spared = (a['spared'] ?? []) as { why: string[] }[];
      const provoked = (a['provoked'] ?? []) as unknown[];
      return [
        `${a['legal'] === true ? 'legal' : 'illegal'} ${ask.mode}`,
        ...(provoked.length > 0 ? ['provokes'] : []),
        ...(provoked.length > 1 ? ['provokes several'] : []),
        ...spared.flatMap(({ why }) => why.map((each) => `spared: ${each}`)),
      ];
    }
  }
}

export function count(tally: Tally, { scene, asks }: Board, answers: readonly unknown[]): void {
  for (const name of [...traitsOf(scene), ...asks.flatMap((ask, i) => outcomeOf(ask, answers[i]))])
    tally[name] = (tally[name] ?? 0) + 1;
}

/** The least share of all boards, in thousandths, that must have each feature or result. */
export const PLENTY: Readonly<Record<string, number>> = {
  'text srd52': 400,
  'text srd51': 400,
  walls: 400,
  'low walls': 15,
  'difficult ground': 200,
  fog: 150,
  darkness: 150,
  'water and slopes': 150,
  heights: 40,
  'tiny creatures': 150,
  'large creatures': 300,
  'huge creatures': 100,
  'gargantuan creatures': 15,
  'reach weapons': 300,
  'the incapacitated': 150,
  'the prone': 60,
  'the invisible and hidden': 90,
  'the frightened': 20,
  'the exhausted': 90,
  darkvision: 80,
  blindsight: 80,
  tremorsense: 40,
  'true-seeing': 40,
  riders: 60,
  grapplers: 10,
  swarms: 40,
  'turns with something spent': 100,
  threat: 500,
  'threat of nothing': 50,
  distance: 100,
  reachable: 150,
  'nothing reachable': 10,
  'cover none': 60,
  'cover half': 20,
  'cover total': 5,
  'seen, obscured none': 300,
  'seen, obscured lightly': 30,
  'not seen': 150,
  'seen by darkvision': 2,
  'seen by blindsight': 5,
  'seen by true-seeing': 2,
  placed: 5,
  advantage: 80,
  disadvantage: 150,
  cancelled: 40,
  straight: 200,
  critical: 10,
  possible: 200,
  impossible: 200,
  'may hide': 10,
  'may not hide': 10,
  'area: sphere': 10,
  'area: cone': 10,
  'area: line': 10,
  'area: cube': 10,
  'area: emanation': 10,
  'somebody in an area': 30,
  'legal move': 200,
  'illegal move': 100,
  'legal dash': 20,
  'legal disengage': 20,
  teleport: 10,
  provokes: 50,
  'provokes several': 3,
  'spared: taken': 1,
  'spared: disengaged': 5,
  'spared: not-seen': 5,
  'spared: stunned': 1,
  'spared: no-reactions': 0.5,
};

export const tooFew = (tally: Tally, boards: number): string[] =>
  Object.entries(PLENTY)
    .filter(([name, share]) => (tally[name] ?? 0) < (share * boards) / 1000)
    .map(([name, share]) => `${name}: ${tally[name] ?? 0} of ${boards}, at least ${share}‰`);
