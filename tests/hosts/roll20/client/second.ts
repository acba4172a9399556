/**
 * The tracker's rows, as the host draws them in addition to the model. A twist makes one of the
 * host's own lookups contradict its models.
 */
import type { Board } from './board.ts';
import type { Client } from './campaign.ts';

export type Twist = 'turns' | 'camera' | 'hexes';

interface Mesh {
  position: { x: number };
}
declare const MeshScene:
  | { getTransformMatrix(): { clone(): { m: number[] } }; getMeshByName(name: string): Mesh | null }
  | undefined;

export function secondSources(client: Client, board: () => Board): (what: Twist | null) => void {
  let twisted: Twist | null = null;
  const rows = (): void => {
    const tracker =
      document.querySelector('#initiativewindow') ??
      document.body.appendChild(
        Object.assign(document.createElement('ul'), { id: 'initiativewindow', hidden: true }),
      );
    let told: { id?: string }[] = [];
    try {
      const now: unknown = client.campaign.get('turnorder');
      told = (typeof now === 'string' ? JSON.parse(now) : now) as typeof told;
    } catch {
      /* An invalid list has no rows. */
    }
    const list = (Array.isArray(told) ? told : []).map(({ id = '' }) => {
      const row = document.createElement('li');
      row.dataset['tokenid'] = id;
      return row;
    });
    tracker.replaceChildren(...(twisted === 'turns' ? list.reverse() : list));
  };
  client.campaign.on('change:turnorder', rows);
  rows();
  const shift = (what: Twist, by: number): void => {
    if (what === 'hexes') {
      // The legacy engine asks the board for hexes at each call.
      const lines =
        typeof MeshScene === 'undefined' ? null : MeshScene.getMeshByName('Hex-Grid-Line-System');
      if (lines !== null) lines.position.x += by;
      else board().shifted += by;
    }
    if (what === 'camera' && typeof MeshScene !== 'undefined') {
      const straight = MeshScene.getTransformMatrix.bind(MeshScene);
      Object.defineProperty(MeshScene, 'getTransformMatrix', {
        configurable: true,
        value: () => {
          const matrix = straight().clone();
          matrix.m[12] = (matrix.m[12] ?? 0) + 0.1;
          return matrix;
        },
      });
      if (by < 0) Reflect.deleteProperty(MeshScene, 'getTransformMatrix');
    }
  };
  return (what) => {
    if (twisted !== null) shift(twisted, -20);
    twisted = what;
    if (what !== null) shift(what, 20);
    rows();
  };
}
