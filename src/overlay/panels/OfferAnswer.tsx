/**
 * The answers to an attack of opportunity, at one press each: it hits, it misses, or the creature
 * skips it. Above them the attack with its bonus against the armor class, as far as this user may
 * know them, and a button that rolls it into the host's chat.
 */
import { useState } from 'preact/hooks';
import { creatureOf, withCreature } from '../../board/board.ts';
import type { Attack, Creature } from '../../board/creature.ts';
import type { Offer } from '../../encounter/entry.ts';
import type { Judge } from '../../rules/ruleset.ts';
import { attackAttempt } from '../../state/attackAttempt.ts';
import { say, signed, t } from '../../text/index.ts';
import { attackName } from '../attackName.ts';
import { Button } from '../Button.tsx';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { useUi, type Ui } from '../ui.ts';
import { hiddenIn } from '../Whisper.tsx';
import { likeliest } from './attack/likeliest.ts';
import { rolled } from './dice.ts';
import { edgeWord } from './edgeWord.ts';
import { weaponGuesses } from './log/missing.ts';
import { useAnswer } from './useAnswer.ts';

interface Strike {
  readonly judge: Judge;
  readonly from: Creature;
  readonly to: Creature;
  readonly attack: Attack;
}

/**
 * The attack that is meant: the likeliest one with a melee weapon in hand, against the creature
 * where it provoked.
 */
function strikeOf({ store }: Ui, { provoked, against }: Offer): Strike | null {
  const now = store.judge.value;
  const mover = now === null ? undefined : creatureOf(now.board, against);
  if (now === null || mover === undefined) return null;
  const to = { ...mover, at: provoked.leaving ?? mover.at };
  const judge = { ...now, board: withCreature(now.board, to) };
  const from = creatureOf(judge.board, provoked.by);
  if (from === undefined) return null;
  const attack = likeliest(
    judge,
    from,
    to,
    (from.attacks ?? []).filter(({ ready, kind }) => ready && kind === 'melee'),
  );
  return attack === undefined ? null : { judge, from, to, attack };
}

/** What this user may know of the attack; an absent number is not known. */
interface Known {
  /** Missing facts that the attack rests on. */
  readonly unknown: readonly string[];
  readonly bonus?: number;
  /** The number that the roll with its bonus must reach. */
  readonly against?: number;
  /** 1: the better of two dice counts; −1: the worse; absent: one die is rolled. */
  readonly edge?: number;
  /** The edge in words. */
  readonly word?: string | undefined;
}

function useKnown(strike: Strike | null, moved: boolean): Known {
  const own =
    strike === null
      ? undefined
      : attackAttempt(strike.judge, strike.from, strike.to, strike.attack, 'opportunity');
  const { value } = useAnswer(
    strike === null || own !== undefined
      ? null
      : {
          ask: 'attack',
          from: strike.from.id,
          to: strike.to.id,
          with: strike.attack.id,
          action: 'opportunity',
          forMovement: moved,
        },
    strike === null ? {} : { [strike.to.id]: strike.to.at },
  );
  if (own !== undefined)
    return {
      unknown: own.unknown,
      ...(own.roll.bonus !== undefined && { bonus: own.roll.bonus }),
      ...(own.roll.against !== undefined && { against: own.roll.against }),
      edge: own.edge,
      word: edgeWord(own),
    };
  const { hit, unknown = [] } = value ?? {};
  return hit === undefined
    ? { unknown }
    : { unknown, bonus: hit.bonus, ...(hit.ac !== undefined && { against: hit.ac }) };
}

const SIDES = 20;

/** A natural 1 misses and a natural 20 hits; undefined if bonus or armor class is not known. */
const hits = (die: number, { bonus, against }: Known): boolean | undefined =>
  die === 1
    ? false
    : die === SIDES
      ? true
      : against === undefined || bonus === undefined
        ? undefined
        : die + bonus >= against;

/** A d20, or the better or the worse of two. */
function rolledWith(edge = 0): number {
  const [one, other] = [rolled(SIDES), edge === 0 ? undefined : rolled(SIDES)];
  return other === undefined ? one : edge > 0 ? Math.max(one, other) : Math.min(one, other);
}

/** The roll as one line of chat: no armor class, because players read it. */
function postedLine({ from, to, attack }: Strike, die: number, { bonus }: Known): string {
  const parts = { foe: { creature: from.id }, target: { creature: to.id }, die };
  const weapon = attackName(attack);
  return bonus === undefined
    ? t('offer.rolled.die', { ...parts, weapon })
    : t('offer.rolled', { ...parts, weapon, bonus: { signed: bonus }, total: die + bonus });
}

/**
 * @param settled called after the answer; `done` is false if it could not be recorded
 */
export function OfferAnswer({
  offer,
  settled,
}: {
  readonly offer: Offer;
  settled(done: boolean): void;
}) {
  const ui = useUi();
  const { referee, whisper, store } = ui;
  const [die, setDie] = useState<number | null>(null);
  const strike = strikeOf(ui, offer);
  const known = useKnown(strike, offer.provoked.cause === 'movement');
  if (referee === undefined) return null;
  const { by } = offer.provoked;
  const params = { foe: { creature: by }, target: { creature: offer.against } };
  const named = (item: string): string => `${item}: ${say('log.offer.taken.long', params)}`;
  const take = (hit: boolean): void =>
    void referee.take(offer, undefined, hit).then(settled, () => settled(false));
  const { bonus, against } = known;
  const roll = (): void => {
    if (strike === null) return;
    const n = rolledWith(known.edge);
    setDie(n);
    const line = postedLine(strike, n, known);
    // A game master's creature may be hidden, and its bonus is nobody's business: only game masters
    // read the roll.
    const to = store.gm.peek() || hiddenIn(line, store).length > 0 ? 'gm' : 'table';
    void whisper?.(line, to);
  };
  const result = die === null ? undefined : hits(die, known);
  return (
    <>
      {strike !== null && (
        <p class="small strike">
          <span class="muted">{attackName(strike.attack)}</span>
          {bonus !== undefined && <b> {signed(bonus)}</b>}
          {against !== undefined && <span> {t('offer.against', { n: against })}</span>}
          {known.word !== undefined && <span data-edge=""> · {known.word}</span>}
          {die !== null && (
            <b data-rolled="">
              {' '}
              {t('offer.die', { die, total: die + (bonus ?? 0), known: bonus !== undefined })}
            </b>
          )}
        </p>
      )}
      {weaponGuesses(known.unknown).map((text) => (
        <div class="reason" key={text}>
          <VerdictGlyph verdict="doubtful" />
          <p class="small">{text}</p>
        </div>
      ))}
      <div class="do">
        {strike !== null && whisper !== undefined && die === null && (
          <Button data-roll="" aria-label={named(t('offer.roll'))} onClick={roll}>
            {t('offer.roll')}
          </Button>
        )}
        <Button
          data-hit=""
          data-main={result === true ? '' : undefined}
          aria-label={named(t('offer.hit'))}
          onClick={() => take(true)}
        >
          {t('offer.hit')}
        </Button>
        <Button
          data-miss=""
          data-main={result === false ? '' : undefined}
          aria-label={named(t('offer.miss'))}
          onClick={() => take(false)}
        >
          {t('offer.miss')}
        </Button>
        <Button
          data-pass=""
          aria-label={named(t('log.offer.pass'))}
          onClick={() => {
            referee.pass(offer);
            settled(true);
          }}
        >
          {t('log.offer.pass')}
        </Button>
      </div>
    </>
  );
}
