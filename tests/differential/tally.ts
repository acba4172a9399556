/** Counts the kinds of boards and answers, so that the counts reveal a faulty generator. */
import type { Ask, Board } from './boards.ts';
import { DEEP } from './naive/ways.ts';
import { has, isIn, overlaps, type Scene, type Wall } from './naive/table.ts';

export type Tally = Record<string, number>;

const slanting = (w: Wall): boolean => w.from[0] !== w.to[0] && w.from[1] !== w.to[1];
const BIG = ['large', 'huge', 'gargantuan', 'colossal'];

/** Names of the features that a board contains. */
function traitsOf({
  ruleset,
  grid,
  cells = [],
  walls = [],
  creatures,
  options,
  turn,
}: Scene): string[] {
  const is = (name: string, yes: boolean): string[] => (yes ? [name] : []);
  return [
    `text ${ruleset}`,
    ...is(`layout ${grid.layout}`, grid.layout !== undefined),
    ...is('options', options !== undefined),
    ...is('a turn begun', turn !== undefined),
    ...is('walls', walls.length > 0),
    ...is('slanting walls', walls.some(slanting)),
    ...is(
      'walls off the grid',
      walls.some((w) => [...w.from, ...w.to].some((v) => !Number.isInteger(v))),
    ),
    ...is(
      'low walls',
      walls.some((w) => w.low),
    ),
    ...is(
      'glass',
      walls.some((w) => w.blocks?.join() === 'move,effect'),
    ),
    ...is(
      'difficult ground',
      cells.some((c) => c.terrain),
    ),
    ...is(
      'solid cells',
      cells.some((c) => c.blocks?.length === 3),
    ),
    ...is(
      'pits',
      cells.some((c) => c.blocks?.join() === 'move'),
    ),
    ...is(
      'low cells',
      cells.some((c) => c.low),
    ),
    ...is(
      'covering cells',
      cells.some((c) => c.cover),
    ),
    ...is(
      'fog',
      cells.some((c) => c.concealment),
    ),
    ...is(
      'smoke',
      cells.some((c) => c.blocks?.join() === 'sight'),
    ),
    ...is(
      'heights',
      creatures.some((c) => c.elevation),
    ),
    ...is(
      'water and slopes',
      cells.some((c) => c.surface !== undefined || DEEP.includes(c.ground ?? '')),
    ),
    ...is(
      'webs',
      cells.some((c) => c.ground === 'web'),
    ),
    ...['swim', 'climb', 'crawl', 'tumble'].flatMap((way) =>
      is(
        `movers that ${way}`,
        creatures.some((c) => c.moving === way),
      ),
    ),
    ...is(
      'the enlarged and the reduced',
      creatures.some((c) => c.conditions?.some((one) => /^(enlarged|reduced)$/.test(one))),
    ),
    ...is(
      'darkness',
      cells.some((c) => c.light === 'dark'),
    ),
    ...is(
      'large creatures',
      creatures.some((c) => BIG.includes(c.size ?? '')),
    ),
    ...is(
      'tiny creatures',
      creatures.some((c) => c.size === 'tiny'),
    ),
    ...is(
      'gargantuan creatures',
      creatures.some((c) => c.size === 'gargantuan'),
    ),
    ...is(
      'colossal creatures',
      creatures.some((c) => c.size === 'colossal'),
    ),
    ...is(
      'long creatures',
      creatures.some((c) => c.build === 'long'),
    ),
    ...is(
      'reach weapons',
      creatures.some((c) => c.attacks?.some((a) => a.reachWeapon)),
    ),
    ...is(
      'unknown attacks',
      creatures.some((c) => c.attacks === undefined),
    ),
    ...is(
      'unknown sides',
      creatures.some((c) => c.side === undefined),
    ),
    ...is(
      'states',
      creatures.some((c) => c.conditions),
    ),
    ...is('the grappled (pf1)', ruleset === 'pf1' && creatures.some((c) => isIn(c, 'held'))),
    ...is('the paralyzed (pf1)', ruleset === 'pf1' && creatures.some((c) => isIn(c, 'limp'))),
    ...is('darkness (pf1)', ruleset === 'pf1' && cells.some((c) => c.light === 'dark')),
    ...is(
      'heavy armor or load',
      creatures.some((c) => c.armour === 'heavy' || c.load === 'heavy'),
    ),
    ...is(
      'swarms',
      creatures.some((c) => has(c, 'swarm')),
    ),
    ...is(
      'the tired',
      creatures.some((c) => isIn(c, 'tired')),
    ),
    ...is(
      'the afraid',
      creatures.some((c) => isIn(c, 'afraid')),
    ),
    ...is(
      'the prone',
      creatures.some((c) => isIn(c, 'down')),
    ),
    ...is(
      'creatures with one action',
      creatures.some((c) => isIn(c, 'one-action')),
    ),
    ...is(
      'turns with something spent',
      Object.entries(turn?.spent ?? {}).some(([what]) => what !== 'diagonals'),
    ),
    ...is('turns of surprise', turn?.surprise === true),
    ...is(
      'riders',
      creatures.some((c) => c.mount !== undefined),
    ),
    ...is(
      'flyers',
      creatures.some((c) => c.speed?.fly !== undefined),
    ),
    ...is(
      'the invisible',
      creatures.some((c) => c.conditions?.includes('invisible')),
    ),
    ...is(
      'the helpless',
      creatures.some((c) => c.conditions?.includes('helpless')),
    ),
  ];
}

/** Names of the results that an answer contains. */
function outcomeOf(scene: Scene, ask: Ask, answer: unknown): string[] {
  if (answer === null) return [];
  const hex = scene.grid.kind === 'hex' ? ' on hexes' : '';
  switch (ask.ask) {
    case 'threat':
      return [(answer as unknown[]).length === 0 ? `threat of nothing${hex}` : `threat${hex}`];
    case 'flanking':
      return [(answer as unknown[]).length === 0 ? 'not flanked' : 'flanked'];
    case 'distance':
      return [`distance${hex}`];
    case 'narrow':
      return [`narrow: ${String(answer)}`];
    case 'attack':
      return (answer as [string, number][]).map(([on]) => `squeezed, on ${on}`);
    case 'fly':
      return [(answer as { may: boolean }).may ? 'flight allowed' : 'flight barred'];
    case 'cover':
      return [
        `cover ${Array.isArray(answer) ? String(answer[0]) : `${answer === true ? '' : 'not '}total (by degrees)`}`,
        `cover, ${ask.attack}`,
      ];
    case 'reachable':
      return [
        (answer as unknown[]).length === 0 ? `nothing reachable${hex}` : `reachable${hex}`,
        `by ${ask.mode}`,
      ];
    case 'move': {
      const {
        legal,
        provoked,
        checks = [],
      } = answer as { legal: boolean; provoked: unknown[]; checks?: unknown[] };
      const way = scene.creatures.find((c) => c.id === ask.of)?.moving;
      const rider = scene.creatures.some((c) => c.id === ask.of && c.mount !== undefined);
      const down = scene.creatures.some(
        (c) => c.id === ask.of && c.conditions?.includes('prone') === true,
      );
      const through = scene.creatures.some(
        (c) => c.id !== ask.of && ask.path.some((at) => overlaps(c.at, 1, at, 1)),
      );
      return [
        `${legal ? 'legal' : 'illegal'} move${hex}`,
        ...(ask.mode === 'run' || ask.mode === 'charge'
          ? [`${legal && ask.path.length > 1 ? 'legal' : 'illegal'} ${ask.mode}`]
          : []),
        ...(rider
          ? [
              `${legal ? 'legal' : 'illegal'} ${ask.mode === 'charge' ? 'charge' : 'move'} of a rider`,
            ]
          : []),
        ...(scene.turn !== undefined && ask.path.length > 1
          ? [`${legal ? 'legal' : 'illegal'} move in a turn begun`]
          : []),
        ...(way === undefined || ask.path.length < 2
          ? []
          : [`${legal ? 'legal' : 'illegal'} ${way} on the map`]),
        ...(checks.length > 0 ? ['move with a check'] : []),
        ...(checks.length > 1 ? ['move with several checks'] : []),
        ...(down && legal ? [`legal ${ask.mode} of the prone`] : []),
        ...(provoked.length > 0 ? ['move that provokes'] : []),
        ...(provoked.length > 1 ? ['move that provokes from several'] : []),
        ...(legal && through ? [`move through somebody${hex}`] : []),
      ];
    }
  }
}

export function count(tally: Tally, { scene, asks }: Board, answers: readonly unknown[]): void {
  const names = [
    ...traitsOf(scene),
    ...asks.flatMap((ask, i) => outcomeOf(scene, ask, answers[i])),
  ];
  for (const name of names) tally[name] = (tally[name] ?? 0) + 1;
}

/** The least share of all boards, in thousandths, that must have each feature or result. */
export const PLENTY: Readonly<Record<string, number>> = {
  'text srd35': 250,
  'text sigil': 150,
  'text d20modern': 80,
  'text arelia': 150,
  'text pf1': 150,
  'the grappled (pf1)': 20,
  'the paralyzed (pf1)': 15,
  'darkness (pf1)': 30,
  'heavy armor or load': 30,
  swarms: 5,
  'layout odd-r': 30,
  'layout even-r': 30,
  'layout odd-q': 30,
  'layout even-q': 30,
  options: 50,
  'a turn begun': 40,
  walls: 300,
  'slanting walls': 150,
  'walls off the grid': 150,
  'low walls': 80,
  glass: 30,
  'difficult ground': 150,
  'solid cells': 150,
  pits: 80,
  'low cells': 80,
  'covering cells': 100,
  fog: 50,
  smoke: 50,
  darkness: 40,
  heights: 60,
  'water and slopes': 100,
  webs: 5,
  'movers that swim': 30,
  'movers that climb': 30,
  'movers that crawl': 10,
  'movers that tumble': 20,
  'the enlarged and the reduced': 20,
  'legal swim on the map': 10,
  'illegal swim on the map': 10,
  'legal climb on the map': 10,
  'illegal climb on the map': 10,
  'legal crawl on the map': 2,
  'illegal crawl on the map': 5,
  'legal tumble on the map': 5,
  'illegal tumble on the map': 10,
  'move with a check': 14,
  'move with several checks': 0.1,
  'large creatures': 300,
  'tiny creatures': 30,
  'gargantuan creatures': 20,
  'colossal creatures': 5,
  'long creatures': 200,
  'reach weapons': 200,
  'unknown attacks': 100,
  'unknown sides': 100,
  states: 300,
  'the invisible': 20,
  'the helpless': 20,
  'narrow: free': 40,
  'narrow: squeeze': 5,
  'narrow: no-room': 5,
  'squeezed, on attack': 2,
  'squeezed, on ac': 1,
  threat: 300,
  'threat of nothing': 50,
  'threat on hexes': 10,
  flanked: 4,
  'not flanked': 300,
  distance: 100,
  'distance on hexes': 150,
  'cover none': 100,
  'cover soft': 30,
  'cover limited': 5,
  'cover cover': 50,
  'cover improved': 4,
  'cover total': 15,
  'cover total (by degrees)': 4,
  'cover not total (by degrees)': 50,
  'cover, melee': 200,
  'cover, ranged': 200,
  reachable: 150,
  'nothing reachable': 2,
  'reachable on hexes': 80,
  'by step': 5,
  'by withdraw': 5,
  'by double-move': 5,
  'by half-move': 30,
  'legal run': 10,
  'illegal run': 10,
  'legal charge': 8,
  'illegal charge': 20,
  'legal move of the prone': 1,
  'the tired': 15,
  'the afraid': 15,
  'the prone': 15,
  'creatures with one action': 15,
  'turns with something spent': 50,
  'turns of surprise': 10,
  'legal move in a turn begun': 20,
  'illegal move in a turn begun': 20,
  riders: 40,
  'legal move of a rider': 10,
  'illegal move of a rider': 10,
  'legal charge of a rider': 1,
  'illegal charge of a rider': 2,
  flyers: 30,
  'flight allowed': 20,
  'flight barred': 20,
  'by run': 10,
  'by charge': 10,
  'legal move': 150,
  'illegal move': 150,
  'legal move on hexes': 30,
  'illegal move on hexes': 30,
  'move that provokes': 30,
  'move that provokes from several': 3,
  'move through somebody': 20,
  'move through somebody on hexes': 2,
};

export const tooFew = (tally: Tally, boards: number): string[] =>
  Object.entries(PLENTY)
    .filter(([name, share]) => (tally[name] ?? 0) < (share * boards) / 1000)
    .map(([name, share]) => `${name}: ${tally[name] ?? 0} of ${boards}, at least ${share}‰`);
