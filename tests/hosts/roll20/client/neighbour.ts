/**
 * Imitates another extension on the same page: globals, patched functions, a layer over the map,
 * listeners, and exceptions.
 */
import type { Client } from './campaign.ts';

export function neighbour(client: Client): void {
  Object.assign(window, { r20es: { version: '1.0' }, d20plus: {} });
  // These methods are enumerable on every array, so a careless `for … in` loop breaks.
  Object.defineProperty(Array.prototype, 'r20es_last', {
    enumerable: true,
    configurable: true,
    get(this: unknown[]) {
      return this[this.length - 1];
    },
  });
  const on = client.campaign.on.bind(client.campaign);
  client.campaign.on = (events, listener, context) => on(events, listener, context);
  client.campaign.on('change:turnorder', () => {
    throw new Error('the neighbour’s own bug');
  });
  const layer = document.createElement('canvas');
  layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:9';
  document.body.append(layer);
  setInterval(() => postMessage({ type: 'r20es:tick', ready: true }, '*'), 50);
}
