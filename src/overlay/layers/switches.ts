/** Decides which layers the user can switch, which are offered here, and which are on. */
import type { LayerId, Store } from '../../state/store.ts';
import { layers } from './index.ts';
import type { Layer, LayerSwitch } from './layer.ts';

export type SwitchedLayer = Layer & { readonly switch: LayerSwitch };

export const switchedLayers: readonly SwitchedLayer[] = layers.filter(
  (layer): layer is SwitchedLayer => layer.switch !== undefined,
);

export const switchedLayer = (id: LayerId): SwitchedLayer | undefined =>
  switchedLayers.find((layer) => layer.id === id);

/** Has the user switched the layer on, whether or not the ruleset offers it? */
export const isSwitchedOn = ({ switches }: Store, id: LayerId): boolean =>
  switches.value[id] ?? switchedLayer(id)?.switch.on ?? true;

export function switchLayer(store: Store, id: LayerId): void {
  store.switches.value = { ...store.switches.value, [id]: !isSwitchedOn(store, id) };
}

/** The layers that the ruleset in force covers. */
export const offeredLayers = ({ rules: { value: rules } }: Store): readonly SwitchedLayer[] =>
  switchedLayers.filter(({ id, switch: { offered } }) =>
    rules === undefined
      ? offered === undefined
      : !(rules.silent as readonly string[]).includes(id) && (offered?.(rules) ?? true),
  );

/**
 * Is a layer drawn? While its key is held, a layer is the only one drawn, even if it is switched
 * off. A layer without a switch is always drawn, unless all marks are off.
 */
export function isShown(store: Store, id: LayerId): boolean {
  if (store.muted.value) return false;
  if (switchedLayer(id) === undefined) return true;
  if (offeredLayers(store).every((layer) => layer.id !== id)) return false;
  const held = store.held.value;
  return held === null ? isSwitchedOn(store, id) : held === id;
}
