/** The rows of the layers in the dock: sample, name, key, switch. The whole row can be clicked. */
import { say } from '../../text/index.ts';
import { Swatch } from '../icons/Swatch.tsx';
import { keyCap } from '../pressedKeys.ts';
import {
  isSwitchedOn,
  offeredLayers,
  switchLayer,
  type SwitchedLayer,
} from '../layers/switches.ts';
import { useUi } from '../ui.ts';
import { Button } from '../Button.tsx';

function Row({ layer }: { readonly layer: SwitchedLayer }) {
  const { store, prefs } = useUi();
  const { name, hint, swatch } = layer.switch;
  const on = isSwitchedOn(store, layer.id);
  const key = prefs.keysInForce.value[layer.id] ?? '';
  return (
    <Button
      class="layer"
      role="switch"
      aria-checked={on}
      aria-label={name()}
      aria-keyshortcuts={key === '' ? undefined : key}
      title={hint()}
      onClick={() => switchLayer(store, layer.id)}
    >
      <Swatch draw={swatch} on={on} />
      <span class="label">{name()}</span>
      {key !== '' && (
        <kbd class="keycap" aria-hidden="true">
          {keyCap(key)}
        </kbd>
      )}
      <span class="toggle" />
    </Button>
  );
}

export function LayerRows() {
  const { store } = useUi();
  return (
    <div class="layers" role="group" aria-label={say('dock.layers')}>
      {offeredLayers(store).map((layer) => (
        <Row key={layer.id} layer={layer} />
      ))}
    </div>
  );
}
