/**
 * What the host's chat showed and nobody declared, offered as a declaration: yes or no, never
 * assumed.
 */
import type { ActionLine } from '../../../rules/play/turns/questions.ts';
import type { Referee, Rolled } from '../../../state/referee.ts';
import { actionTerm, t } from '../../../text/index.ts';
import { useUi } from '../../ui.ts';

/** Which action of the table it was: a spell, else by the weapon of that name, else in melee. */
export function actionOf(
  { kind, name }: Rolled,
  attacks:
    readonly { readonly name: string; readonly kind: 'melee' | 'ranged' | 'thrown' }[] | undefined,
): ActionLine['action'] {
  if (kind === 'spell') return 'cast-spell';
  const with_ =
    attacks?.find(
      (a) =>
        a.name !== '' && name !== undefined && name.toLowerCase().includes(a.name.toLowerCase()),
    ) ?? (attacks?.length === 1 ? attacks[0] : undefined);
  return with_?.kind === 'ranged' || with_?.kind === 'thrown' ? 'ranged-attack' : 'melee-attack';
}

export function RolledLine({
  referee,
  say,
}: {
  readonly referee: Referee;
  say(words: string): void;
}) {
  const { judgement } = useUi();
  const rolled = referee.rolled.value;
  if (rolled == null) return null;
  const { id, of, kind, targets } = rolled;
  // Of one that this user does not see there is no word.
  const doer = judgement.visible.value.find((c) => c.id === of);
  if (doer === undefined) return null;
  const action = actionOf(rolled, doer.attacks);
  const yes = (): void => {
    const [target] = targets ?? [];
    referee.declare({ of, action, ...(target === undefined ? {} : { target }) }).then(
      (done) => {
        if (done) referee.answered(id);
        say(
          done
            ? t('actions.declared', { who: { creature: of }, action: { term: actionTerm(action) } })
            : t('actions.unrecorded'),
        );
      },
      () => say(t('actions.unrecorded')),
    );
  };
  return (
    <div class="rolled small">
      <p>{t(kind === 'spell' ? 'rolled.spell' : 'rolled.attack', { who: { creature: of } })}</p>
      <button type="button" class="btn small" onClick={yes}>
        {t('rolled.yes')}
      </button>
      <button type="button" class="btn small" onClick={() => referee.answered(id)}>
        {t('rolled.no')}
      </button>
    </div>
  );
}
