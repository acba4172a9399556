/**
 * One line below a path that provokes, if the ruleset allows Acrobatics or Tumble checks to move
 * past foes. It shows the check against each foe in order: at half speed if the path is short enough,
 * otherwise at full speed. Computed once the drag rests. A foe's maneuver defense that this user
 * does not know stays unknown.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import type { AcrobaticVerdict } from '../../rules/play/specials/questions.ts';
import type { Ask } from '../../state/asks.ts';
import type { JudgedPath } from '../../state/paths.ts';
import { list, say } from '../../text/index.ts';
import { useUi } from '../ui.ts';
import { useAnswer } from './answers.ts';

/** Milliseconds that the drag must rest. */
const PAUSE = 150;

const isEvaded = (answer: object | null): answer is AcrobaticVerdict =>
  answer !== null && 'acrobatics' in answer;

/** Is the creature trained, or, where nobody says, at least better than its luck? */
const mayTry = ({ skills }: Creature, skill: string): boolean => {
  const { bonus, ranks } = skills?.[skill] ?? {};
  return bonus !== undefined && (ranks ?? bonus) > 0;
};

/**
 * The path of a walk whose checks can be asked for; null: it provokes no attack by leaving squares.
 */
function pathOf({
  judge,
  of,
  path,
  heights,
  mode,
  from,
  fresh,
}: JudgedPath): readonly Cell[] | null {
  const { one, two } = judge.rules.modes;
  const asked =
    judge.rules.evading !== undefined &&
    mayTry(of, judge.rules.evading.skill) &&
    heights === null &&
    from === 0 &&
    of.seat === undefined &&
    (mode === one || mode === two) &&
    fresh.some(({ cause }) => cause === 'movement');
  return asked ? path : null;
}

function words(
  of: Creature,
  path: readonly Cell[],
  { acrobatics }: AcrobaticVerdict,
  hurried: boolean,
  skill: string,
): string {
  const who = { creature: of.id };
  if (!acrobatics.possible) return say('path.past.armour', { who, skill });
  const foes = acrobatics.passed.map(({ by, step, dc, above, unknown }) => {
    const params = { foe: { creature: by }, cell: path[step] ?? of.at };
    return unknown === undefined
      ? say('path.past.foe', { ...params, dc })
      : say('path.past.unknown', { ...params, more: above });
  });
  if (foes.length === 0) return say('path.past.sure', { how: hurried ? 'full' : 'half', skill });
  return say('path.past', {
    how: hurried ? 'full' : 'half',
    skill,
    bonus: { signed: of.skills?.[skill]?.bonus ?? 0 },
    foes: list(foes),
  });
}

export function PastFoes({ path: judged }: { readonly path: JudgedPath }) {
  const { asks } = useUi();
  const { of, mode } = judged;
  const path = asks === undefined ? null : pathOf(judged);
  const key = path === null ? '' : JSON.stringify([of.id, mode, path]);
  const [rested, rest] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => rest(key), PAUSE);
    return () => clearTimeout(timer);
  }, [key]);
  const ready = path !== null && rested === key;
  const ask = (acrobatics: true | 'hurried'): Ask<'move'> => ({
    ask: 'move',
    of: of.id,
    mode,
    path: (path ?? []).map(([x, y]): [number, number] => [x, y]),
    acrobatics,
  });
  const half = useAnswer<'move'>(ready ? ask(true) : null).value;
  const slow = isEvaded(half) ? half : null;
  const tooFar = slow?.violations.some(({ code }) => code === 'over-speed') === true;
  const full = useAnswer<'move'>(ready && tooFar ? ask('hurried') : null).value;
  const found = tooFar ? full : slow;
  const { evading } = judged.judge.rules;
  if (path === null || !ready || !isEvaded(found) || evading === undefined) return null;
  const hurried = tooFar || evading.fullSpeed === true;
  return <p class="small past">{words(of, path, found, hurried, evading.skill)}</p>;
}
