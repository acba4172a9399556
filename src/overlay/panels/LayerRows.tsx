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

/**
 * The layers' samples in the folded dock, those of layers that are off struck through; a sentence
 * describes them to screen readers.
 */
export function LayerSigns() {
  const { store } = useUi();
  const shown = offeredLayers(store);
  const words = shown
    .map((layer) =>
      say('dock.layer', { item: layer.switch.name(), on: isSwitchedOn(store, layer.id) }),
    )
    .join(', ');
  return (
    <span class="signs" role="img" aria-label={words} title={words}>
      {shown.map((layer) => (
        <Swatch
          key={layer.id}
          draw={layer.switch.swatch}
          on={isSwitchedOn(store, layer.id)}
          size={18}
          struck
        />
      ))}
    </span>
  );
}
