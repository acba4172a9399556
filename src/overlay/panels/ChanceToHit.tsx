/**
 * The chance to hit the foe under the pointer, or the targeted foe, with the weapon in hand, as one
 * line at the target. The background judges it once the pointer rests. It shows only facts of
 * sheets that this user may see: if the armor class is hidden, only the bonus; if the bonus is
 * hidden, only the situation's modifiers.
 */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { AttackModifier, AttackVerdict } from '../../rules/d20/play/attacks/attackRules.ts';
import type { AttemptReason, AttemptRoll, EdgeRoll } from '../../rules/attempt.ts';
import { attackAttempt, type AttackAttempt } from '../../state/attackAttempt.ts';
import { edgeWord } from './edgeWord.ts';
import { isMessageId, isTermId, say, signed, t, term } from '../../text/index.ts';
import { attackName } from '../attackName.ts';
import { placeReading } from '../placeReading.ts';
import { useTipPlace } from '../tipPlace.ts';
import { useUi } from '../ui.ts';
import { useAnswer } from './useAnswer.ts';
import { countOf, type Duel } from './attack/sentences.ts';
import { likeliest } from './attack/likeliest.ts';
import { isOfWeapon } from './log/missing.ts';
import { inTurns } from './panel.ts';
import { panelInFront } from './Panel.tsx';

/** Milliseconds that the pointer must rest before the background is asked. */
const PAUSE = 150;
/** Height in pixels of a badge above a target. */
const BADGE = 30;

/** A value after it has stayed the same for a while; empty before. */
function useRested(key: string): string {
  const [rested, rest] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => rest(key), PAUSE);
    return () => clearTimeout(timer);
  }, [key]);
  return rested === key ? key : '';
}

/** A reason in words, such as "flanking". */
export function reasonWord({ why, by }: Pick<AttemptReason, 'why' | 'by'>): string {
  const own = `hit.${why}`;
  if (isMessageId(own)) return say(own);
  return by !== undefined && isTermId(by) ? term(by) : isTermId(why) ? term(why) : t('hit.other');
}

/** A modifier in words, "flanking +2": the reason, and the number. */
function partOf(m: AttackModifier): string {
  const word = reasonWord(m);
  const { already = 0 } = m;
  return already === 0
    ? `${word} ${signed(countOf(m))}`
    : t('hit.inTotal', { what: `${word} ${signed(countOf({ ...m, value: already }))}` });
}

const ofWeapon = (unknown: readonly string[]): Pick<ChanceLine, 'weapon'> =>
  unknown.some(isOfWeapon) ? { weapon: true } : {};

/** Keeps the number of a modifier on the line of its word. */
const together = (part: string): string => part.replace(/ (?=[+−]\d)/g, '\u00a0');

interface ChanceLine {
  readonly head: string;
  /** Which of two dice counts, as one word; absent: nothing gives either. */
  readonly edge?: string;
  readonly parts: readonly string[];
  /** Something about the weapon itself is a guess. */
  readonly weapon?: true;
}

/** The line of an attack whose ruleset says how it is rolled; null if it cannot be made. */
export function attemptLine(attempt: AttackAttempt): ChanceLine | null {
  const { roll, odds, unknown } = attempt;
  if (roll.impossible !== undefined) return null;
  const edge = edgeWord(attempt);
  const edges = roll.kind === 'edge' ? roll : NO_EDGES;
  const { critical } = edges;
  const head = odds === undefined ? withoutOdds(roll) : t('hit.chance', odds);
  // A line without the chance says nothing that a missing bonus or armor class could change.
  const doubtful =
    odds === undefined ? unknown.filter((path) => !/\.(?:ac|bonus)$/.test(path)) : unknown;
  return {
    head: doubtful.length > 0 ? `${head}?` : head,
    ...(edge === undefined ? {} : { edge }),
    ...ofWeapon(unknown),
    parts: [
      ...roll.modifiers.map((m) => `${reasonWord(m)} ${signed(m.value)}`),
      ...sidesOf(edges),
      ...(critical === undefined ? [] : [t('hit.critical', { why: reasonWord(critical) })]),
    ],
  };
}

/** The bonus; if it is not known, what the situation adds to it. */
function withoutOdds({ bonus, modifiers }: AttemptRoll): string {
  if (bonus !== undefined) return t('hit.bonus', { value: { signed: bonus } });
  const situation = modifiers.reduce((sum, { value }) => sum + value, 0);
  return modifiers.length === 0
    ? t('hit.noBonus')
    : t('hit.situation', { value: { signed: situation } });
}

/** The reasons of each side in one line. A side that is alone is named by the head. */
function sidesOf({
  advantage,
  disadvantage,
}: Pick<EdgeRoll, 'advantage' | 'disadvantage'>): readonly string[] {
  const [better, worse] = [advantage, disadvantage].map((reasons) =>
    reasons.map(reasonWord).join(', '),
  ) as [string, string];
  if (better === '' || worse === '') return [better + worse].filter(Boolean);
  return [t('hit.advantage', { why: better }), t('hit.disadvantage', { why: worse })];
}

const NO_EDGES: Pick<EdgeRoll, 'advantage' | 'disadvantage' | 'critical'> = {
  advantage: [],
  disadvantage: [],
};

/** The line's main number and its parts; null if there is nothing to show. */
export function chanceLine({
  hit,
  missChance,
  modifiers,
  unknown,
  ...verdict
}: AttackVerdict): ChanceLine | null {
  const counted = hit?.counted ?? modifiers;
  // Alone, a modifier of the situation is the number before it.
  const [only, ...others] = counted;
  const isSaid = hit === undefined && only !== undefined && others.length === 0 && !only.already;
  const miss = missChance > 0 ? [t('hit.miss', { percent: missChance })] : [];
  if (!verdict.possible || (hit === undefined && counted.length === 0 && miss.length === 0))
    return null;
  const head =
    hit === undefined
      ? t('hit.situation', { value: { signed: verdict.total.attack - verdict.total.ac } })
      : hit.percent !== undefined && hit.needs !== undefined
        ? t('hit.chance', { percent: hit.percent, needs: hit.needs })
        : t('hit.bonus', { value: { signed: hit.bonus } });
  // Unknown proficiency is no doubt here: the sheet's total already includes it.
  const doubtful = unknown.some((fact) => !fact.endsWith('.proficient'));
  return {
    head: doubtful ? `${head}?` : head,
    parts: [...(isSaid ? [reasonWord(only)] : counted.map(partOf)), ...miss],
    ...ofWeapon(unknown),
  };
}

function Shown({ from, to, attack }: Duel) {
  const ui = useUi();
  const rested = useRested(`${from.id} ${to.id} ${attack.id}`);
  const judge = ui.store.judge.value;
  const own = judge === null || rested === '' ? undefined : attackAttempt(judge, from, to, attack);
  const { value } = useAnswer(
    rested === '' || own !== undefined
      ? null
      : { ask: 'attack', from: from.id, to: to.id, with: attack.id },
  );
  const found = own !== undefined ? attemptLine(own) : value === null ? null : chanceLine(value);
  // The attack panel lists the modifiers: what it says is not said again on the map.
  const line = found !== null && panelInFront(ui) === 'attack' ? { ...found, parts: [] } : found;
  const n = judge?.rules.space(to).value ?? 1;
  const { ref, placed } = useTipPlace(
    () => (line === null ? null : ui.boxOf(to.at, n)),
    (at, tip, room, panels, before) => {
      // Leave room for the cover badge above the target.
      const aim = { ...at, y: at.y - BADGE, height: at.height + BADGE };
      const pointer = { x: at.x + at.width / 2, y: at.y };
      return placeReading(aim, pointer, tip, room, {
        marks: ui.pathBoxes(),
        panels,
        tokens: ui.peopleBoxes(),
        before: before?.tip ?? null,
      });
    },
  );
  // Tooltips and cards avoid the line.
  const shown = line !== null;
  useLayoutEffect(() => {
    if (!shown || placed === null) return;
    ui.cards.set('hit', placed.tip);
    return () => void ui.cards.delete('hit');
  }, [shown, placed]);
  const words =
    line === null ? '' : [line.edge, line.head, line.parts.join(', ')].filter(Boolean).join(' · ');
  useEffect(() => {
    if (words !== '') ui.announce(words);
  }, [words]);
  if (line === null) return null;
  return (
    <div class="panel tip" data-kind="hit" ref={ref}>
      {line.edge === undefined ? (
        <p>
          <b class="strong">{line.head}</b>
          {line.parts.length > 0 && ` · ${line.parts.map(together).join(', ')}`}
        </p>
      ) : (
        <>
          <p>
            <b class="strong edge">{line.edge}</b>
            {` · ${line.head}`}
          </p>
          {line.parts.map((part) => (
            <p class="small" key={part}>
              {part}
            </p>
          ))}
        </>
      )}
      <p class="small muted">
        {attackName(attack)}
        {line.weapon === true && '?'}
      </p>
    </div>
  );
}

/** Renders nothing without a selected creature, a foe, and a weapon in hand. */
export function ChanceToHit() {
  const ui = useUi();
  const { store, judgement, asks } = ui;
  const judge = store.judge.value;
  const from = store.subject.value;
  const to = judgement.target.value;
  if (asks === undefined || judge === null || !inTurns(ui) || store.muted.value) return null;
  if (from === null || to === null || store.drag.value !== null) return null;
  if (!judgement.foes.value.includes(to) || judgement.path.value !== null) return null;
  const attack = likeliest(
    judge,
    from,
    to,
    (from.attacks ?? []).filter(({ ready }) => ready),
  );
  return attack === undefined ? null : <Shown from={from} to={to} attack={attack} />;
}
