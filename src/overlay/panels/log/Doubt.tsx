/**
 * What would settle a doubt: the one missing fact as two buttons, and the other ways in which a
 * move may be meant.
 */
import { keyOf, type CorrectedValue } from '../../../amendments/correction.ts';
import { namesOf } from '../../../amendments/corrections.ts';
import { withCorrection } from '../../../amendments/edits.ts';
import type { Entry } from '../../../encounter/entry.ts';
import { creatureOf } from '../../../board/board.ts';
import type { Mode } from '../../../rules/verdict.ts';
import { creatureLabel, say, t, term } from '../../../text/index.ts';
import { MODE_TERM } from '../../layers/words.ts';
import { useUi } from '../../ui.ts';
import { questionOf, type Question } from './missing.ts';

const factsOf = ({ event }: Entry): readonly string[] =>
  'ruling' in event
    ? [...event.ruling.unknown, ...event.ruling.provoked.flatMap((each) => each.unknown)]
    : [];

/**
 * The first missing fact that two words settle, of a creature that is still there; nothing where it
 * was answered since.
 */
function useQuestion(entry: Entry): Question | null {
  const { store, correcting, referee } = useUi();
  if (correcting === undefined || referee === undefined) return null;
  const board = store.board.value;
  const known = correcting.all.value;
  for (const path of factsOf(entry)) {
    const question = questionOf(
      path,
      referee.encounter.value.on ? referee.encounter.value.round : undefined,
    );
    if (question === null || board === null || creatureOf(board, question.of) === undefined)
      continue;
    const key = keyOf({
      campaign: correcting.campaign.value,
      scope: 'token',
      of: question.of,
      fact: question.fact,
    });
    if (!Object.hasOwn(known, key)) return question;
  }
  return null;
}

/**
 * Answers are corrections of that creature alone, as its card would make them; a move is judged
 * again with what was said.
 */
export function Doubt({ entry, failed }: { readonly entry: Entry; failed(): void }) {
  const { store, correcting, referee } = useUi();
  const question = useQuestion(entry);
  if (question === null || correcting === undefined) return null;
  const { of, field, fact } = question;
  const who = { creature: of };
  const answer = (value: CorrectedValue): void => {
    const names = namesOf(
      of,
      store.provenance.peek().get(of),
      store.scene.peek()?.creatures?.find(({ id }) => id === of)?.name,
    );
    const correction = {
      campaign: correcting.campaign.peek(),
      scope: 'token',
      of,
      name: creatureLabel(of),
      fact,
      value,
      at: new Date().toISOString(),
    } as const;
    correcting
      .change((all) => withCorrection(all, correction, names))
      .then(() => {
        if (entry.event.kind === 'move') referee?.reread(entry.id, entry.event.mode);
      }, failed);
  };
  const button = (word: 'yes' | 'no') => {
    const item = t(`log.ask.${field}.${word}`);
    return (
      <button
        key={word}
        type="button"
        class="btn"
        aria-label={say('log.ask.long', { who, item })}
        onClick={() => answer(question[word])}
      >
        {item}
      </button>
    );
  };
  return (
    <>
      {button('yes')}
      {button('no')}
    </>
  );
}

/** "Was it meant as": each other way as a button. */
export function Meant({
  entry,
  modes,
}: {
  readonly entry: Entry;
  readonly modes: readonly Mode[];
}) {
  const { referee } = useUi();
  if (modes.length === 0 || entry.event.kind !== 'move') return null;
  const who = { creature: entry.event.of };
  return (
    <div class="do meant">
      <span class="small muted">{t('log.meant')}</span>
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          class="btn small"
          aria-label={say('log.meant.long', { who, mode: { term: MODE_TERM[mode] } })}
          onClick={() => referee?.reread(entry.id, mode)}
        >
          {term(MODE_TERM[mode])}
        </button>
      ))}
    </div>
  );
}
