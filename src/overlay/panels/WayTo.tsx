/**
 * A free cell of the movement area in the tooltip: what the way there costs, what is left after it,
 * which creatures it provokes, and a safer way with its key.
 */
import { useMemo } from 'preact/hooks';
import { wayThere, type JudgedPath, type WayThere } from '../../state/paths.ts';
import { creatureLabel, length, say, t } from '../../text/index.ts';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { violationWhy } from '../layers/findingSentences.ts';
import { keyCap } from '../pressedKeys.ts';
import type { Why } from '../shape.ts';
import type { TipState } from '../tip.ts';
import { useUi } from '../ui.ts';
import { capital } from './capital.ts';
import { fewOf } from './FromHere.tsx';
import { takes } from './PathReadout.tsx';

/** Reasons for cells where the subject may end its movement. */
const ENDS: ReadonlySet<string> = new Set([
  'move.legal',
  'move.step',
  'move.flight',
  'move.flightBySkill',
  'move.unseen',
]);

/** The way to the cell that the tooltip explains; null: no movement ends there. */
export function useWayTo({ cell, why }: TipState, whys: readonly Why[]): WayThere | null {
  const by = useUi().judgement.judging.value;
  const ends = why === undefined && whys.some(({ message }) => ENDS.has(message));
  return useMemo(
    () => (by === null || !ends ? null : wayThere(by, cell)),
    [by, ends, cell[0], cell[1]],
  );
}

/** Is this reason only that the subject may end there, in the mode that the way states? */
export const saidByWay = (
  { path: { mode, judge, broken } }: WayThere,
  { message, verdict }: Why,
): boolean =>
  broken === undefined &&
  verdict === 'legal' &&
  (message === 'move.legal' || (message === 'move.step' && mode === judge.rules.modes.step));

/** "20 ft. · 10 ft. left"; beyond the budget "35 ft. of 30 ft.". A 5-foot step leaves no movement. */
function costWords({ verdict: { cost, budget, costs }, from, mode, judge }: JudgedPath): string {
  const { metresPerCell } = judge.board.ground.grid;
  const own = length(cost - (costs[from] ?? 0), metresPerCell);
  if (cost > budget)
    return t('unit.ofBudget', {
      len: { metres: cost * metresPerCell },
      max: { metres: budget * metresPerCell },
      none: budget === 0,
    });
  return mode === judge.rules.modes.step
    ? own
    : `${own} · ${t('dock.movementBrief', { len: { metres: (budget - cost) * metresPerCell } })}`;
}

const headOf = ({ broken, fresh, verdict }: JudgedPath): Why['verdict'] =>
  broken !== undefined
    ? 'illegal'
    : fresh.length > 0
      ? fresh.every(({ unknown }) => unknown.length > 0)
        ? 'doubtful'
        : 'provokes'
      : verdict.unknown.length > 0
        ? 'doubtful'
        : 'legal';

export function WayTo({ way: { path, safe } }: { readonly way: WayThere }) {
  const { prefs } = useUi();
  const { fresh, broken } = path;
  const uses = takes(path);
  const key = prefs.keysInForce.value['safe'] ?? '';
  const against = broken && violationWhy(path, broken);
  return (
    <div class="reason way-to">
      <VerdictGlyph verdict={headOf(path)} />
      <div>
        <p class="strong">{costWords(path)}</p>
        {against && <p>{say(against.message, against.params ?? {})}</p>}
        {fresh.length > 0 && (
          <p>
            {t('there.provokes', {
              n: fresh.length,
              foes: fewOf(
                fresh.map(({ by, unknown }) => creatureLabel(by) + (unknown.length > 0 ? '?' : '')),
              ),
            })}
          </p>
        )}
        {uses !== null && <p class="small muted">{capital(uses)}</p>}
        {safe !== null && (
          <p class="small">
            {t('there.safer', {
              len: {
                metres: safe.judged.verdict.cost * path.judge.board.ground.grid.metresPerCell,
              },
              n: safe.judged.fresh.length,
            })}{' '}
            {key !== '' && <kbd class="keycap">{keyCap(key)}</kbd>}
          </p>
        )}
      </div>
    </div>
  );
}
