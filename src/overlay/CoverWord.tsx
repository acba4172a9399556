/** The game master's word on the cover of a pair, at its badge: one press overrules the estimate. */
import { degreeSet } from '../board/board.ts';
import { degreesOf } from '../state/degrees.ts';
import { t, term } from '../text/index.ts';
import { Button } from './Button.tsx';
import type { Why } from './shape.ts';
import { useUi } from './ui.ts';

/** Renders nothing where the rules text itself gives the degree. */
export function CoverWord({ pair }: { readonly pair: NonNullable<Why['pair']> }) {
  const { store } = useUi();
  const judge = store.judge.value;
  const choices = judge?.rules.coverDegrees;
  if (judge === null || choices === undefined) return null;
  const degrees = degreesOf(store);
  const set = degreeSet(judge.board, pair.from, pair.to);
  return (
    <div class="do" role="group" aria-label={t('cover.set')}>
      {choices.map((degree) => (
        <Button
          key={degree}
          class="btn small"
          data-degree={degree}
          aria-pressed={set === degree}
          onClick={() => degrees.set(pair.from, pair.to, degree)}
        >
          {term(`cover-${degree}`)}
        </Button>
      ))}
      {set !== undefined && (
        <Button
          class="btn small"
          data-degree="estimate"
          onClick={() => degrees.set(pair.from, pair.to, null)}
        >
          {t('degree.again')}
        </Button>
      )}
      {degrees.unsaved.value && (
        <p class="small muted" role="status">
          {t('degree.unsaved')}
        </p>
      )}
    </div>
  );
}
