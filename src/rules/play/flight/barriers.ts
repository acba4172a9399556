/** What stands in a flyer's way: walls, corners, creatures at its own height. Heights of walls are not known: they go all the way up. */
import type { Creature } from '../../../board/creature.ts';
import { levelWith, type Stand } from '../../base/distance.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { RuleId, ViolationCode } from '../../verdict.ts';
import type { Place3 } from './questions.ts';

type Note = (code: ViolationCode, step: number, rules: readonly RuleId[], by?: string) => void;

/** So fast that speed alone never stops a leg. */
const FAR = 99;
/** Faults of a walk that are faults of a flight over the same squares. */
const SOLID: readonly ViolationCode[] = ['through-wall', 'corner-cut', 'too-narrow', 'outside-map'];

/** Asks the map's own judgement of each leg, alone there, whatever is left of the turn; then who is met at which height. */
export function barriers(j: PlayJudge, c: Creature, path: readonly Place3[], note: Note): void {
  const { turn: _turn, ...rest } = j.board;
  const n = j.rules.space(c).value;
  const last = path.length - 1;
  for (let i = 1; i <= last; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    if (from[0] !== to[0] || from[1] !== to[1]) {
      const here: Creature = { ...c, at: [from[0], from[1]], elevation: to[2], speed: { fly: FAR } };
      const alone = { ...j, board: { ...rest, creatures: [here] } };
      for (const v of j.rules.move(alone, here, 'move', [here.at, [to[0], to[1]]]).violations) {
        if (SOLID.includes(v.code)) note(v.code, i, v.rules, v.by);
      }
    }
    met(j, c, { x: to[0], y: to[1], n, h: to[2] }, i, i === last, note);
  }
}

/** Those whose space it comes into. */
function met(j: PlayJudge, c: Creature, here: Stand, step: number, ends: boolean, note: Note): void {
  for (const other of j.board.creatures) {
    if (other.id === c.id) continue;
    const k = j.rules.space(other).value;
    const there: Stand = { x: other.at[0], y: other.at[1], n: k, h: other.elevation };
    const apart = here.x >= there.x + k || there.x >= here.x + here.n || here.y >= there.y + k || there.y >= here.y + here.n;
    if (apart || !levelWith(here, there)) continue;
    const { pass, end, rules } = j.rules.mayShare(j, c, other);
    if (!pass) note('through-enemy', step, rules, other.id);
    else if (ends && !end) note('ends-occupied', step, rules, other.id);
  }
}
