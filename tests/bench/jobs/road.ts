/**
 * Benchmark of a token's move at a Foundry table: all work of the content script, from the message
 * to the shown answers.
 */
import type { SceneDocument } from '../../../src/scene/schema.ts';
import { foesByDistance, mayStep, toAndFro } from '../boards/told.ts';
import type { Job } from '../job.ts';
import { roadOf } from '../road.ts';

const WARM_UP = 3;

export const roads = (board: string, scene: () => SceneDocument): Job[] => [
  {
    name: 'one-token update, a foe near the hero, from Foundry’s message',
    board,
    warmUp: WARM_UP,
    set() {
      const made = scene();
      const scenes = toAndFro(
        made,
        foesByDistance(made)
          .filter((c) => mayStep(made, c))
          .slice(0, 1),
      );
      const road = roadOf(scenes);
      let turn = 0;
      return {
        ours: { name: 'quadretto', run: () => road.tell(road.texts[turn++ % road.texts.length]!) },
        peers: [],
        // Answers updated from one message to the next must equal those of a table that gets only
        // the last message.
        check() {
          for (const [i, text] of road.texts.entries()) {
            const [kept, anew] = [road.tell(text), roadOf([scenes[i]!]).tell(text)];
            if (kept.join() !== anew.join() || (kept[0] ?? 0) === 0 || (kept[2] ?? 0) === 0)
              return `${kept.join()} kept up, ${anew.join()} anew`;
          }
          return null;
        },
      };
    },
  },
];
