/** The card of one token: what the engine takes of it, and where each value comes from. */
import { creatureLabel, creatureName, t } from '../../text/index.ts';
import { useUi } from '../ui.ts';
import { Disc } from './Disc.tsx';
import type { PanelEntry } from './panel.ts';

function Card() {
  const { store, judgement } = useUi();
  const of = store.subject.value ?? judgement.hovered.value;
  if (of === null) return <p class="hint">{t('dock.nothing')}</p>;
  return (
    <div class="body">
      <div class="who-row"><Disc id={of.id} /><p class="line strong" title={creatureName(of.id)}>{creatureLabel(of.id)}</p></div>
    </div>
  );
}

export const card: PanelEntry = {
  id: 'card', icon: 'card', title: 'panel.card', Content: Card,
  available: ({ store }) => store.judge.value !== null,
};
