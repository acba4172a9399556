/**
 * The dock's row about the judged creature: disc, name, one line of facts, the rest of its turn,
 * the cells of the current move.
 */
import { useComputed } from '@preact/signals';
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../../rules/ruleset.ts';
import { creatureLabel, creatureName, metresOfUnit, say, t, term } from '../../text/index.ts';
import { attackName } from '../attackName.ts';
import { modeTerm } from '../layers/findingSentences.ts';
import { selectedThing } from '../../state/scenery.ts';
import { useUi, type Ui } from '../ui.ts';
import { capital } from './capital.ts';
import { Nobody, turnAway } from './OtherLevel.tsx';
import { Disc } from './Disc.tsx';
import { Modes } from './Modes.tsx';
import { Ways } from './Ways.tsx';
import { PanelButton } from './Panel.tsx';
import { shownResources, turnLeft, type TurnBudget } from './turnLeft.ts';
import { MountLeft, TurnKinds, walkedBy } from './TurnKinds.tsx';
import { TurnMoments } from './TurnMoments.tsx';

/** Facts in one line: "Medium · glaive, reach 10 ft."; a guess ends with a question mark. */
function facts(judge: Judge, c: Creature): string {
  const threat = judge.rules.threat(judge, c);
  const doubt = threat.unknown.length > 0 ? '?' : '';
  const len = { metres: threat.reach * judge.board.ground.grid.metresPerCell };
  const weapon = threat.with[0];
  const size = c.size === undefined ? '' : `${term(c.size)} · `;
  if (threat.none?.why === 'unarmed') {
    // It threatens no cell, but it may hold a ranged weapon.
    const inHand =
      c.attacks?.find((a) => a.ready && a.kind === 'ranged') ?? c.attacks?.find((a) => a.ready);
    return size + (inHand === undefined ? say('dock.facts.unarmed') : attackName(inHand));
  }
  return (
    size +
    (weapon === undefined || weapon === ''
      ? say('dock.facts.reach', { len })
      : say('dock.facts.weapon', { weapon, len })) +
    doubt
  );
}

/** Cells of the subject's move, updated while its path is dragged. */
export function useTurn(ui: Ui) {
  return useComputed((): TurnBudget | null => {
    const judge = ui.store.judge.value;
    const c = ui.store.subject.value;
    if (judge === null || c === null) return null;
    const path = ui.store.drag.value === null ? null : ui.judgement.path.value;
    return turnLeft(
      judge,
      c,
      ui.store.modeInForce.value,
      path?.of.id === c.id ? path : null,
      walkedBy(ui, c.id),
    );
  });
}

function moveName(move: TurnBudget['move']): string {
  switch (move) {
    case 'first':
      return t('dock.firstMove');
    case 'second':
      return t('dock.secondMove');
    case 'double-move':
      return t('dock.bothMoves');
    default:
      return capital(term(modeTerm(move)));
  }
}

/**
 * What is left of the movement, as a length: "20 of 30 ft. left", or briefly "20 ft. left". Beyond
 * the whole, what it would use: "35 of 30 ft.". Where there is no movement at all, no lengths.
 */
export function movementWords(
  { used, total, guessed }: TurnBudget,
  { board }: Judge,
  brief = false,
): string {
  const { metresPerCell } = board.ground.grid;
  const inUnit = (n: number): number =>
    Math.round(((n * metresPerCell) / metresOfUnit()) * 100) / 100;
  const whole = { metres: total * metresPerCell };
  const words =
    total === 0
      ? t('dock.movementNone')
      : used > total
        ? t('dock.movementOver', { used: inUnit(used), total: whole })
        : brief
          ? t('dock.movementBrief', { len: { metres: (total - used) * metresPerCell } })
          : t('dock.movement', { left: inUnit(total - used), total: whole });
  return guessed ? `${words}?` : words;
}

function Meter({ turn, judge }: { readonly turn: TurnBudget; readonly judge: Judge }) {
  const part = turn.total === 0 ? 0 : Math.min(1, turn.used / turn.total);
  return (
    <div class="meter">
      <div class="meter-words">
        <span class="muted">{moveName(turn.move)}</span>
        <b>{movementWords(turn, judge)}</b>
      </div>
      <div class="bar" aria-hidden="true" data-over={turn.used > turn.total}>
        <i style={{ width: `${part * 100}%` }} />
      </div>
    </div>
  );
}

/** The row of a selected token that is a thing: its card can make it a creature. */
const ThingRow = ({ id }: { readonly id: string }) => (
  <section class="who" aria-label={creatureName(id)}>
    <div class="who-row">
      <Disc id={id} />
      <div>
        <p class="line strong" title={creatureName(id)}>
          {creatureLabel(id)}
        </p>
        <p class="line small muted">{t('dock.thing')}</p>
      </div>
      <PanelButton id="card" />
    </div>
  </section>
);

export function CreatureRow() {
  const ui = useUi();
  const turn = useTurn(ui).value;
  const c = ui.store.subject.value;
  const judge = ui.store.judge.value;
  const thing = c === null && judge !== null ? selectedThing(ui.store) : undefined;
  if (thing !== undefined) return <ThingRow id={thing.id} />;
  if (c === null || judge === null || turn === null) return <Nobody />;
  return (
    <section class="who" aria-label={creatureName(c.id)}>
      <div class="who-row">
        <Disc id={c.id} />
        <div>
          <p class="line">
            <span class="strong" title={creatureName(c.id)}>
              {creatureLabel(c.id)}
            </span>
            {turn.whose === 'own' && <span class="muted"> · {say('dock.onTurn')}</span>}
          </p>
          <p class="line small muted">{facts(judge, c)}</p>
        </div>
        <PanelButton id="card" />
      </div>
      {turn.whose === 'other' ? (
        <p class="small muted" style={{ marginTop: '8px' }}>
          {turnAway(ui, turn.active ?? '') ??
            t('violation.not-your-turn', {
              active: { creature: turn.active ?? '' },
              who: { creature: c.id },
            })}
        </p>
      ) : (
        shownResources(judge).length > 0 && <TurnKinds judge={judge} turn={turn} />
      )}
      {turn.whose === 'own' && <MountLeft of={c} judge={judge} />}
      <Meter turn={turn} judge={judge} />
      <TurnMoments of={c.id} />
      {turn.whose !== 'other' && <Modes judge={judge} of={c} />}
      {turn.whose !== 'other' && <Ways judge={judge} of={c} />}
    </section>
  );
}
