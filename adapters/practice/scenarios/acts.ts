/**
 * Finds the act that shows a ruling of a lesson: it is derived from the ruling's question, unless
 * the ruling names an act. So a new ruling needs only a question.
 */
import type { Cell } from '../../../src/board/grid.ts';
import type { Act } from './act.ts';
import type { Expectation } from './scenario.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const cellOf = (value: unknown): Cell | undefined => {
  const [x, y] = listed(value);
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
};

/** Movement mode of each action of a turn that is made by dragging. */
export const MODE_OF: Readonly<Record<string, string>> = {
  move: 'move',
  'double-move': 'double-move',
  'five-foot-step': 'step',
  withdraw: 'withdraw',
  charge: 'charge',
  run: 'run',
};

/**
 * Fields of a question that describe the action. All other fields are die rolls or their results.
 */
const NAMED: ReadonlySet<string> = new Set(['ask', 'attack', 'from', 'to', 'with', 'ally']);

function dragOf({ ask, expect }: Expectation, of: string, mode: string | undefined): Act {
  const path = listed(ask['path'])
    .map(cellOf)
    .filter((cell) => cell !== undefined);
  // If the expected answer has neither violations nor opportunities, the question is about this
  // path to this very cell.
  const telling = listed(expect['violations']).length > 0 || expect['opportunities'] !== undefined;
  return {
    kind: 'drag',
    of,
    ...(mode !== undefined && { mode }),
    path: path,
    ...(!telling && { exact: true }),
  };
}

/** The act that shows a ruling. */
export function actShowing(ruling: Expectation): Act {
  if (ruling.done !== undefined) return ruling.done;
  const { ask, after } = ruling;
  const [name, of, to] = [text(ask['ask']), text(ask['of']), text(ask['to'] ?? ask['target'])];
  const from = text(ask['from']) ?? of;
  switch (name) {
    case 'move':
      return of === undefined ? { kind: 'read' } : dragOf(ruling, of, text(ask['mode']));
    case 'path': {
      const ends = cellOf(ask['to']);
      if (of === undefined || ends === undefined) return { kind: 'read' };
      return ask['prefer'] === 'safe'
        ? { kind: 'safest', of, ends }
        : { kind: 'drag', of, path: [ends], exact: true };
    }
    case 'reachable':
      return of === undefined ? { kind: 'read' } : { kind: 'select', of };
    case 'threat':
    case 'flanking':
    case 'cover':
    case 'concealment': {
      if (after !== undefined) return { kind: 'stand', places: after };
      const at = to ?? of;
      if (at === undefined) return { kind: 'read' };
      return { kind: 'point', at, ...(name.startsWith('co') && from !== undefined && { from }) };
    }
    // The tooltip at the creature under the pointer says how an attack on it is rolled.
    case 'attempt':
      return from === undefined || to === undefined
        ? { kind: 'read' }
        : { kind: 'point', at: to, from };
    case 'actions':
    case 'act': {
      if (of === undefined) return { kind: 'read' };
      const mode = MODE_OF[text(ask['action']) ?? ''];
      if (mode !== undefined && ask['path'] !== undefined) return dragOf(ruling, of, mode);
      return { kind: 'actions', of, away: Object.keys(after ?? {}) };
    }
    case 'attack':
      // The attack panel cannot ask about an attack on a square, or about an attack without
      // attacker or target.
      if (from === undefined || to === undefined || ask['at'] !== undefined)
        return { kind: 'read' };
      return {
        kind: 'attack',
        from,
        to,
        ...(text(ask['with']) !== undefined && { with: text(ask['with'])! }),
      };
    case 'special': {
      const topic = text(ask['attack']);
      if (from === undefined || topic === undefined || after !== undefined) return { kind: 'read' };
      const rolled = Object.keys(ask).some((key) => !NAMED.has(key));
      return { kind: 'steps', of: from, topic, ...(to !== undefined && { to }), rolled };
    }
    case 'turn': {
      const actions = listed(ask['do']).flatMap((each) =>
        typeof each === 'object' && each !== null && 'action' in each ? [String(each.action)] : [],
      );
      return of === undefined ? { kind: 'read' } : { kind: 'turn', of, actions };
    }
    default:
      return { kind: 'read' };
  }
}
