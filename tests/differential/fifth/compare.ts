/** Asks both the engine and the plain rules of the fifth edition, and reports differences. */
import { answerLine } from '../../../src/judge/answer.ts';
import { settledScene, type Ask } from './boards.ts';
import { areaOf } from './areas.ts';
import { coverOf } from './cover.ts';
import { hiding, rolled } from './edge.ts';
import { moverOf, reachable, threatened, walk } from './moves.ts';
import { sees } from './sees.ts';
import {
  beingIn,
  between,
  floorAt,
  is,
  isDead,
  isIncapacitated,
  squaresOf,
  textOf,
  together,
  type Scene,
  type Text,
} from './table.ts';

/**
 * The answer of the plain rules; null if the texts leave the question open, or if the plain rules do
 * not cover it.
 */
export function plainAnswer(given: Scene, ask: Ask, changed?: Text): unknown {
  const text = changed ?? textOf(given);
  const scene = settledScene(given);
  switch (ask.ask) {
    case 'distance':
      return between(scene, beingIn(scene, ask.from), beingIn(scene, ask.to));
    case 'threat': {
      const b = beingIn(scene, ask.of);
      // What a creature without Reactions threatens, the texts do not say.
      if (is(b, 'no-reactions', 'no-opportunities', 'surprised')) return null;
      return threatened(scene, text, ask.of);
    }
    case 'sees':
      // The dead are no creatures: whether they see, nobody asks.
      if (isDead(beingIn(scene, ask.from))) return null;
      return sees(scene, text, beingIn(scene, ask.from), beingIn(scene, ask.to));
    case 'reachable':
      if (moverOf(scene, ask.of).moving === 'teleport') return null;
      return [...reachable(scene, text, ask.of, ask.mode)].sort();
    case 'move': {
      // A teleport crosses nothing; only that it provokes nobody is compared.
      if (moverOf(scene, ask.of).moving === 'teleport') return { provoked: [], spared: [] };
      const { legal, cost, budget, provoked, spared, seated } = walk(
        scene,
        text,
        ask.of,
        ask.mode,
        ask.path,
      );
      // Where on its way a hidden creature is found is the reading of a house rule.
      const sneaks = is(moverOf(scene, ask.of), 'hidden');
      return {
        legal,
        cost: legal ? cost : null,
        budget: seated ? budget : null,
        provoked:
          cost === undefined || !seated || sneaks
            ? null
            : [...provoked].sort((a, b) => (a.by < b.by ? -1 : 1)),
        spared: cost === undefined || !seated || sneaks ? null : spared,
      };
    }
    case 'cover':
      return coverOf(scene, text, beingIn(scene, ask.from), beingIn(scene, ask.to));
    case 'area':
      return areaOf(scene, text, ask);
    case 'attempt': {
      if (together(scene, beingIn(scene, ask.from), beingIn(scene, ask.to))) return null;
      // Nor are attacks of those that cannot act, and attacks on the dead.
      if (isIncapacitated(beingIn(scene, ask.from)) || is(beingIn(scene, ask.from), 'surprised'))
        return null;
      if ([ask.from, ask.to].some((id) => isDead(beingIn(scene, id)))) return null;
      // Who stands in water is taken to fight under it; that is not compared.
      if ([ask.from, ask.to].some((id) => isWet(scene, id))) return null;
      const { advantage, disadvantage, critical, possible } = rolled(
        scene,
        text,
        ask.from,
        ask.to,
        ask.with,
      );
      return {
        advantage: advantage.length > 0,
        disadvantage: disadvantage.length > 0,
        critical,
        possible,
      };
    }
    case 'hide':
      return hiding(scene, text, ask.of);
  }
}

const isWet = (scene: Scene, id: string): boolean =>
  squaresOf(scene, beingIn(scene, id)).some((c) => floorAt(scene, c)?.surface === 'water');

interface Answered {
  readonly cells?: readonly { at: readonly [number, number]; cost: number }[];
  readonly legal?: boolean;
  readonly cost?: number;
  readonly budget?: number;
  readonly opportunities?: readonly { by: string; step: number }[];
  readonly barred?: readonly { by: string; why: string; condition?: string }[];
  readonly sees?: boolean;
  readonly obscured?: string;
  readonly by?: string;
  readonly placed?: true;
  readonly degree?: string;
  readonly creatures?: readonly { readonly id: string }[];
  readonly advantage?: readonly object[];
  readonly disadvantage?: readonly object[];
  readonly critical?: object;
  readonly possible?: boolean;
  readonly observers?: readonly { id: string; sees: boolean; bars: boolean }[];
}

export function engineAnswers(scene: Scene, asks: readonly Ask[]): unknown[] {
  const reply = answerLine({ scene, ask: asks });
  if ('error' in reply) throw new Error(`${reply.error.path}: ${reply.error.message}`);
  return reply.answer as object[];
}

/** The engine's answer in the form of the plain one. */
function shaped(scene: Scene, ask: Ask, v: Answered, plain: unknown): unknown {
  const tall = scene.creatures.some((b) => b.elevation !== undefined);
  switch (ask.ask) {
    case 'distance':
    case 'threat':
      return v.cells;
    case 'sees':
      return {
        sees: v.sees,
        obscured: v.sees === true ? v.obscured : 'heavily',
        ...(v.sees === true && v.by !== undefined ? { by: v.by } : {}),
        ...(v.placed === true ? { placed: true } : {}),
      };
    case 'reachable':
      return v.cells?.map(({ at, cost }) => [at.join(), cost]).sort();
    case 'move': {
      const { provoked, spared } = plain as {
        provoked: unknown;
        spared: { by: string; why: string[] }[] | null;
      };
      const teleports = !Object.hasOwn(plain as object, 'legal');
      if (teleports) return { provoked: v.opportunities, spared: v.barred };
      const struck = (v.opportunities ?? []).map(({ by, step }) => ({ by, step }));
      return {
        legal: v.legal,
        cost: v.legal === true ? v.cost : null,
        budget: (plain as { budget: number | null }).budget === null ? null : v.budget,
        provoked: provoked === null ? null : struck.sort((a, b) => (a.by < b.by ? -1 : 1)),
        spared:
          spared === null
            ? null
            : [
                ...new Map(
                  (v.barred ?? [])
                    .filter(({ by }) => !isDead(beingIn(scene, by)))
                    .filter(({ by }) => !struck.some((s) => s.by === by))
                    .map((one) => [one.by, one]),
                ).values(),
              ]
                .map(({ by, why, condition }) => {
                  const named = condition ?? why;
                  const mine = spared.find((s) => s.by === by);
                  return { by, why: mine?.why.includes(named) === true ? mine.why : [named] };
                })
                .sort((a, b) => (a.by < b.by ? -1 : 1)),
      };
    }
    case 'cover':
      return v.degree;
    case 'area':
      return {
        cells: v.cells,
        creatures:
          (plain as { creatures: string[] }).creatures.length === 0 && tall
            ? []
            : v.creatures?.map(({ id }) => id),
      };
    case 'attempt':
      return {
        advantage: v.advantage!.length > 0,
        disadvantage: v.disadvantage!.length > 0,
        critical: v.critical !== undefined,
        possible: v.possible,
      };
    case 'hide':
      return {
        possible: v.possible,
        observers: v.observers!.map(({ id, sees: seen, bars }) => ({ id, sees: seen, bars })),
      };
  }
}

export interface Difference {
  readonly scene: Scene;
  readonly ask: Ask;
  readonly plain: unknown;
  readonly engine: unknown;
}

export function differences(
  scene: Scene,
  asks: readonly Ask[],
  text?: Text,
  answers: unknown[] = [],
): Difference[] {
  const mine = asks.map((ask) => plainAnswer(scene, ask, text));
  answers.push(...mine);
  const open = asks.flatMap((ask, i) => (mine[i] === null ? [] : [{ ask, plain: mine[i] }]));
  if (open.length === 0) return [];
  const engine = engineAnswers(
    scene,
    open.map(({ ask }) => ask),
  );
  return open.flatMap(({ ask, plain }, i) => {
    const theirs = shaped(scene, ask, engine[i] as Answered, plain);
    return JSON.stringify(plain) === JSON.stringify(theirs)
      ? []
      : [{ scene, ask, plain, engine: theirs }];
  });
}
