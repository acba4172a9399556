/**
 * How much cover the target has, where the text leaves that to people: what is estimated, and the
 * game master's own word in its place.
 */
import { degreeSet, type CoverDegree } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import type { AttackMode, Judge } from '../../../rules/ruleset.ts';
import { degreesOf } from '../../../state/degrees.ts';
import { t, term } from '../../../text/index.ts';
import { useUi } from '../../ui.ts';
import { capital } from '../capital.ts';
import { Menu } from '../Menu.tsx';

const AGAIN = 'estimate';

export function Degree({
  from,
  to,
  mode,
  judge,
}: {
  readonly from: Creature;
  readonly to: Creature;
  readonly mode: AttackMode;
  readonly judge: Judge;
}) {
  const { store } = useUi();
  const degrees = degreesOf(store);
  const choices = judge.rules.coverDegrees;
  if (choices === undefined) return null;
  const set = degreeSet(judge.board, from.id, to.id);
  const found = judge.rules.cover(judge, from, to, mode);
  const shown = capital(term(`cover-${found.degree}`));
  return (
    <div class="degree">
      <span class="small muted">{t(set === undefined ? 'degree.estimated' : 'degree.said')}</span>
      <Menu
        label={`${t('cover.set')}: ${shown}`}
        title={t('cover.set')}
        shown={shown}
        current={set ?? AGAIN}
        items={[
          ...choices.map((degree) => ({ id: degree, name: capital(term(`cover-${degree}`)) })),
          { id: AGAIN, name: t(set === undefined ? 'degree.estimate' : 'degree.again') },
        ]}
        pick={(picked) =>
          degrees.set(from.id, to.id, picked === AGAIN ? null : (picked as CoverDegree))
        }
      />
      {degrees.unsaved.value && (
        <p class="small muted" role="status">
          {t('degree.unsaved')}
        </p>
      )}
    </div>
  );
}
