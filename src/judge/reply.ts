/** Verdicts as the plain data of the offline door. */
import type { Cell } from '../board/grid.ts';
import { creatureOf } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { JudgedLine } from '../rules/verdict.ts';
import type { Ask } from './ask.ts';
import type { Fault } from '../scene/parse.ts';

/** A question that names what is not there. */
export class Misasked extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

function creature(j: Judge, id: string, field: string): Creature {
  const found = creatureOf(j.board, id);
  if (found === undefined) throw new Misasked({ path: `ask.${field}`, message: `expected a creature of the scene, got ${JSON.stringify(id)}` });
  return found;
}

const place = (j: Judge, v: string | Cell, field: string): Creature | Cell => (typeof v === 'string' ? creature(j, v, field) : v);

const lines = (list: readonly JudgedLine[]): object[] => list.map(({ from, to, blockedBy }) => ({ from, to, blockedBy }));

/** Answers one question. */
export function reply(j: Judge, ask: Ask): object {
  const { rules } = j;
  switch (ask.ask) {
    case 'distance': return { ...rules.distance(j, place(j, ask.from, 'from'), place(j, ask.to, 'to')) };
    case 'threat': {
      const v = rules.threat(j, creature(j, ask.of, 'of'));
      return { ...v, cells: [...v.cells] };
    }
    case 'reachable': {
      const v = rules.reachable(j, creature(j, ask.of, 'of'), ask.mode);
      return { ...v, cells: v.cells.map(({ at, cost, squeezing }) => (squeezing ? { at, cost, squeezing } : { at, cost })) };
    }
    case 'path': {
      const v = rules.path(j, creature(j, ask.of, 'of'), ask.to, ask.mode, ask.prefer);
      return v.path === null ? { path: null, why: v.why, rules: v.rules, unknown: v.unknown } : { ...v };
    }
    case 'move': {
      const c = creature(j, ask.of, 'of');
      const start = ask.path[0];
      if (start === undefined || start[0] !== c.at[0] || start[1] !== c.at[1]) {
        throw new Misasked({ path: 'ask.path[0]', message: `expected the creature's own place [${c.at.join(', ')}], got ${JSON.stringify(start)}` });
      }
      return { ...rules.move(j, c, ask.mode, ask.path) };
    }
    case 'flanking': return { ...rules.flanking(j, creature(j, ask.target, 'target')) };
    case 'cover': {
      const v = rules.cover(j, creature(j, ask.from, 'from'), creature(j, ask.to, 'to'), ask.attack);
      const { degree, ac, reflex, barsOpportunity, unknown } = v;
      return { degree, ac, reflex, lines: lines(v.lines), barsOpportunity, rules: v.rules, unknown };
    }
    case 'concealment': {
      const v = rules.concealment(j, creature(j, ask.from, 'from'), creature(j, ask.to, 'to'), ask.attack);
      return { degree: v.degree, missChance: v.missChance, why: v.why, lines: lines(v.lines), rules: v.rules, unknown: v.unknown };
    }
    case 'line-of-effect': return { ...rules.lineOfEffect(j, place(j, ask.from, 'from'), place(j, ask.to, 'to')) };
    case 'line-of-sight': return { ...rules.lineOfSight(j, place(j, ask.from, 'from'), place(j, ask.to, 'to')) };
  }
}
