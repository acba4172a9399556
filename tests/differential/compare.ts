/** Converts both answers to a question to the same form and reports differences. */
import { answerLine } from '../../src/judge/answer.ts';
import type { Ask } from './boards.ts';
import { coverOf, WORTH } from './naive/cover.ts';
import { contact, hexDistance, hexReachable, hexWalk, layoutOf } from './naive/hexes.ts';
import { mayFly, mayGo, moverOf, type Mode } from './naive/allowed.ts';
import { reachable, walk } from './naive/moves.ts';
import {
  allResized,
  beingIn,
  climbed,
  heightOf,
  isIn,
  nearest,
  seated,
  spaceOf,
  type Scene,
} from './naive/table.ts';
import { settled } from './naive/settle.ts';
import { textOf, type Text } from './naive/texts.ts';
import { flankers, threatened } from './naive/threat.ts';
import { checksOf } from './naive/ways.ts';
import { Room, squaresAt } from './naive/width.ts';

/** The answer of the plain rules, or null if they do not cover the question. */
export function naiveAnswer(given: Scene, ask: Ask, changed?: Text): unknown {
  if (given.grid.kind === 'hex') return hexAnswer(settled(given), ask);
  const text = changed ?? textOf(given);
  const scene = seated(settled(allResized(given)), text);
  switch (ask.ask) {
    case 'threat':
      return threatened(scene, text, ask.of);
    case 'flanking':
      return flankers(scene, text, ask.target);
    case 'distance': {
      const [a, b] = [beingIn(scene, ask.from), beingIn(scene, ask.to)];
      return climbed(
        text,
        nearest(text, squaresAt(scene, text, a), squaresAt(scene, text, b)),
        heightOf(text, a) - heightOf(text, b),
      );
    }
    case 'cover': {
      const degree = coverOf(
        scene,
        text,
        beingIn(scene, ask.from),
        beingIn(scene, ask.to),
        ask.attack,
      );
      return text.adjacent === 'degrees' ? degree === 'total' : [degree, ...WORTH[degree]];
    }
    case 'narrow': {
      const b = beingIn(scene, ask.of);
      const room = new Room(scene, text, b);
      return room.how(ask.at ?? b.at);
    }
    case 'attack':
      return squeezed(scene, text, ask.from, ask.to);
    case 'fly':
      return mayFly(scene, text, beingIn(scene, ask.of), ask.mode);
    case 'reachable': {
      if (!moves(given, ask.of)) return null;
      return !mayGo(
        scene,
        text,
        moverOf(scene, text, ask.of, ask.mode as Mode),
        ask.mode as Mode,
        true,
      )
        ? []
        : [...reachable(scene, text, ask.of, ask.mode as Mode)].sort();
    }
    case 'move': {
      if (!moves(given, ask.of)) return null;
      if (
        !mayGo(scene, text, moverOf(scene, text, ask.of, ask.mode as Mode), ask.mode as Mode, false)
      )
        return {
          legal: ask.path.length === 1,
          cost: ask.path.length === 1 ? 0 : null,
          provoked: [],
        };
      const { legal, cost, provoked } = walk(scene, text, ask.of, ask.mode as Mode, ask.path);
      const mover = moverOf(scene, text, ask.of, ask.mode as Mode);
      const checks = legal && spaceOf(text, mover) === 1 ? checksOf(scene, mover, ask.path) : [];
      return {
        legal,
        cost: legal ? cost : null,
        provoked: legal ? [...provoked].sort((a, b) => (a.by < b.by ? -1 : 1)) : [],
        ...(checks.length > 0 ? { checks } : {}),
      };
    }
  }
}

/** Penalties for squeezing: on the attacker's roll and on the target's armor class. */
function squeezed(
  scene: Scene,
  text: Text,
  from: string,
  to: string,
): readonly (readonly [on: string, value: number])[] {
  const tight = (id: string): boolean => {
    const b = beingIn(scene, id);
    return spaceOf(text, b) > 1 && new Room(scene, text, b).how(b.at) === 'squeeze';
  };
  if (text.squeezePenalty === 0) return [];
  return [
    ...(tight(from) ? [['attack', text.squeezePenalty] as const] : []),
    ...(tight(to) ? [['ac', text.squeezePenalty] as const] : []),
  ];
}

function hexAnswer(scene: Scene, ask: Ask): unknown {
  switch (ask.ask) {
    case 'threat':
      return contact(scene, ask.of);
    case 'distance':
      return hexDistance(layoutOf(scene), beingIn(scene, ask.from).at, beingIn(scene, ask.to).at);
    case 'reachable':
      return isIn(beingIn(scene, ask.of), 'passive')
        ? null
        : [...hexReachable(scene, ask.of, ask.mode)].sort();
    case 'move': {
      if (isIn(beingIn(scene, ask.of), 'passive')) return null;
      const { legal, cost } = hexWalk(scene, ask.of, ask.mode, ask.path);
      return { legal, cost: legal ? cost : null, provoked: [] };
    }
    default:
      throw new Error(`${ask.ask} is not asked of hexes`);
  }
}

/**
 * Whether the creature's movement is compared. The movement of incorporeal creatures and of
 * creatures that they carry is not.
 */
function moves(scene: Scene, id: string): boolean {
  const b = beingIn(scene, id);
  if (scene.grid.kind === 'hex') return !isIn(b, 'passive');
  return (
    !isIn(b, 'bodiless') && (b.mount === undefined || !isIn(beingIn(scene, b.mount), 'bodiless'))
  );
}

/** Whether the creature that moves fills one square; only then are its checks compared. */
function isSmallMover(given: Scene, id: string): boolean {
  if (given.grid.kind === 'hex') return false;
  const text = textOf(given);
  const scene = seated(allResized(given), text);
  return spaceOf(text, moverOf(scene, text, id, 'move')) === 1;
}

interface Answered {
  readonly cells?: readonly (readonly [number, number] & {
    at: readonly [number, number];
    cost: number;
  })[];
  readonly pairs?: readonly { a: string; b: string }[];
  readonly degree?: string;
  readonly ac?: number;
  readonly reflex?: number;
  readonly how?: string;
  readonly modifiers?: readonly { on: string; value: number; why: string }[];
  readonly legal?: boolean;
  readonly cost?: number;
  readonly budget?: number;
  readonly violations?: readonly { code: string }[];
  readonly opportunities?: readonly { by: string; step: number }[];
  readonly checks?: readonly { step: number; skill: string; dc?: number }[];
}

/**
 * Reasons for refusing a flight that are compared. The path of a flight and the obstacles on it are
 * not compared.
 */
const GATE = [
  'immobile',
  'condition-forbids',
  'blinded',
  'no-action-left',
  'not-your-turn',
  'step-after-move',
  'move-after-step',
  'wrong-movement-mode',
  'must-flee',
];

/** The engine's answers to the same questions, in the form of the plain answers. */
export function engineAnswers(scene: Scene, asks: readonly Ask[]): unknown[] {
  const reply = answerLine({ scene, ask: asks });
  if ('error' in reply) throw new Error(`${reply.error.path}: ${reply.error.message}`);
  return (reply.answer as object[]).map((found, i) => shaped(scene, asks[i]!, found as Answered));
}

function shaped(scene: Scene, ask: Ask, v: Answered): unknown {
  switch (ask.ask) {
    case 'threat':
      return v.cells;
    case 'flanking':
      return v.pairs?.map(({ a, b }) => ({ a, b }));
    case 'distance':
      return v.cells;
    case 'cover':
      return scene.ruleset === 'd20modern' ? v.degree === 'total' : [v.degree, v.ac, v.reflex];
    case 'narrow':
      return v.how;
    case 'attack':
      return v.modifiers?.filter((m) => m.why.startsWith('squeezing-')).map((m) => [m.on, m.value]);
    case 'fly': {
      const may = v.violations?.every(({ code }) => !GATE.includes(code)) === true;
      return { may, budget: may ? v.budget : null };
    }
    case 'reachable':
      return moves(scene, ask.of) ? v.cells?.map(({ at, cost }) => [at.join(), cost]).sort() : null;
    case 'move': {
      if (!moves(scene, ask.of)) return null;
      const checks =
        v.legal === true && isSmallMover(scene, ask.of)
          ? (v.checks ?? [])
              .filter(({ skill }) => skill === 'swim' || skill === 'climb')
              .map(({ step, skill, dc }) => [step, skill, dc ?? null])
          : [];
      return {
        legal: v.legal,
        cost: v.legal === true ? v.cost : null,
        provoked:
          v.legal === true
            ? v.opportunities
                ?.map(({ by, step }) => ({ by, step }))
                .sort((a, b) => (a.by < b.by ? -1 : 1))
            : [],
        ...(checks.length > 0 ? { checks } : {}),
      };
    }
  }
}

export interface Difference {
  readonly scene: Scene;
  readonly ask: Ask;
  readonly plain: unknown;
  readonly engine: unknown;
}

/**
 * The questions of a board to which the engine and the plain rules give different answers.
 * @param text replaces the table of the plain rules
 * @param answers receives the answers of the plain rules
 */
export function differences(
  scene: Scene,
  asks: readonly Ask[],
  text?: Text,
  answers: unknown[] = [],
): Difference[] {
  if (asks.length === 0) return [];
  const engine = engineAnswers(scene, asks);
  return asks.flatMap((ask, i) => {
    const plain = naiveAnswer(scene, ask, text);
    answers.push(plain);
    return JSON.stringify(plain) === JSON.stringify(engine[i])
      ? []
      : [{ scene, ask, plain, engine: engine[i] }];
  });
}
