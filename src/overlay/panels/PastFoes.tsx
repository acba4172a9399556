/**
 * One line below a path that provokes, if the ruleset allows Acrobatics or Tumble checks to move
 * past foes. It shows the check against each foe in order: at half speed if the path is short enough,
 * otherwise at full speed. Computed once the drag rests. A foe's maneuver defense that this user
 * does not know stays unknown.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import type { AcrobaticVerdict } from '../../rules/d20/play/specials/specialRules.ts';
import type { Ask } from '../../state/asks.ts';
import type { PassedFoes } from '../../state/passedFoes.ts';
import type { JudgedPath } from '../../state/paths.ts';
import { say } from '../../text/index.ts';
import { passedWhy } from '../layers/findingSentences.ts';
import { useUi } from '../ui.ts';
import { useAnswer } from './useAnswer.ts';

/** Milliseconds that the drag must rest. */
const PAUSE = 150;

const isEvaded = (answer: object | null): answer is AcrobaticVerdict =>
  answer !== null && 'acrobatics' in answer;

/**
 * Is the creature trained, or, where nobody says, at least better than its luck? If its user lets it
 * tumble, an unknown bonus does not matter.
 */
const mayTry = ({ skills, moving }: Creature, skill: string): boolean => {
  const { bonus, ranks } = skills?.[skill] ?? {};
  return bonus === undefined ? moving === 'tumble' && ranks !== 0 : (ranks ?? bonus) > 0;
};

/**
 * The path of a walk whose checks can be asked for; null: it provokes no attack by leaving squares.
 * A tumbling creature may also pass through the space of a foe that cannot strike.
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
  const { near, far } = judge.rules.modes;
  const asked =
    judge.rules.evading !== undefined &&
    mayTry(of, judge.rules.evading.skill) &&
    heights === null &&
    from === 0 &&
    of.seat === undefined &&
    (mode === near || mode === far) &&
    (of.moving === 'tumble' || fresh.some(({ cause }) => cause === 'movement'));
  return asked ? path : null;
}

/** The line about the checks; null: there is nothing to say. */
function words(
  { of, fresh }: JudgedPath,
  { acrobatics: { possible } }: AcrobaticVerdict,
  hurried: boolean,
  skill: string,
  checks: PassedFoes | null,
): string | null {
  if (!possible) return say('path.past.armour', { who: { creature: of.id }, skill });
  if (checks === null)
    return fresh.length === 0
      ? null
      : say('path.past.sure', { how: hurried ? 'full' : 'half', skill });
  const { message, params = {} } = passedWhy(checks, checks.foes);
  return say(message, params);
}

export function PastFoes({ path: judged }: { readonly path: JudgedPath }) {
  const { asks, store } = useUi();
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
  const fast = of.moving === 'tumble' && of.hurried === true;
  const half = useAnswer<'move'>(ready && !fast ? ask(true) : null).value;
  const slow = isEvaded(half) ? half : null;
  const tooFar = fast || slow?.violations.some(({ code }) => code === 'over-speed') === true;
  const full = useAnswer<'move'>(ready && tooFar ? ask('hurried') : null).value;
  const found = tooFar ? full : slow;
  const { evading } = judged.judge.rules;
  const hurried = tooFar || evading?.fullSpeed === true;
  const checks = useMemo((): PassedFoes | null => {
    if (path === null || !ready || !isEvaded(found) || evading === undefined) return null;
    const { possible, passed } = found.acrobatics;
    if (!possible || passed.length === 0) return null;
    return { of: of.id, path, skill: evading.skill, hurried, foes: passed };
  }, [key, ready, found, hurried]);
  useEffect(() => {
    store.passedFoes.value = checks;
    return () => {
      store.passedFoes.value = null;
    };
  }, [checks]);
  if (path === null || !ready || !isEvaded(found) || evading === undefined) return null;
  const said = words(judged, found, hurried, evading.skill, checks);
  return said === null ? null : <p class="small past">{said}</p>;
}
