/** The layers' switches: sample, name, key, switch. The whole row is the target. */
import type { LayerId, Store } from '../../state/store.ts';
import { say, term } from '../../text/index.ts';
import { Swatch } from '../icons/Swatch.tsx';
import { keyCap } from '../keys.ts';
import { useUi } from '../ui.ts';

export const switchLayer = (store: Store, layer: LayerId): void => {
  store.switches.value = { ...store.switches.value, [layer]: !store.switches.value[layer] };
};

function Row({ layer }: { readonly layer: LayerId }) {
  const { store, prefs } = useUi();
  const on = store.switches.value[layer];
  const key = prefs.keysInForce.value[layer];
  return (
    <button
      type="button"
      class="layer"
      role="switch"
      aria-checked={on}
      aria-label={term(`layer-${layer}`)}
      aria-keyshortcuts={key === '' ? undefined : key}
      title={say(`layer.${layer}`, { whose: 'foes' })}
      onClick={() => switchLayer(store, layer)}
    >
      <Swatch layer={layer} on={on} />
      <span class="label">{term(`layer-${layer}`)}</span>
      {key !== '' && (
        <kbd class="keycap" aria-hidden="true">
          {keyCap(key)}
        </kbd>
      )}
      <span class="toggle" />
    </button>
  );
}

export function LayerRows() {
  const { offered } = useUi().store;
  return (
    <div class="layers" role="group" aria-label={say('dock.layers')}>
      {offered.value.map((layer) => (
        <Row key={layer} layer={layer} />
      ))}
    </div>
  );
}

/**
 * The folded dock's signs: samples alone, an off one struck through; the sentence beside them is
 * for the ear.
 */
export function LayerSigns() {
  const { switches, offered } = useUi().store;
  const words = offered.value
    .map((l) => say('dock.layer', { item: term(`layer-${l}`), on: switches.value[l] }))
    .join(', ');
  return (
    <span class="signs" role="img" aria-label={words} title={words}>
      {offered.value.map((l) => (
        <Swatch key={l} layer={l} on={switches.value[l]} size={18} struck />
      ))}
    </span>
  );
}
