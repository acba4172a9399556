/** The timeline on the map: which creatures it draws at a factor, and which it does not draw. */
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { NO_PHASES } from '../../src/encounter/phases.ts';
import { answer } from '../../src/judge/answer.ts';
import { layers } from '../../src/overlay/layers/index.ts';
import type { View } from '../../src/overlay/layers/layer.ts';
import type { TimelineAnswer } from '../../src/rules/phased/round/event.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { createStore } from '../../src/state/store.ts';
import { WINMOL } from '../state/phased-rounds.ts';
import { smallReferee } from './small-referee.ts';

const timeline = layers.find(({ id }) => id === 'timeline')!;

function drawn(
  at: number,
  {
    hidden = [] as readonly string[],
    dice = WINMOL.dice,
    moved = {} as Record<string, [number, number]>,
  } = {},
) {
  const store = createStore({ ruleset: WINMOL.scene.ruleset });
  const scene = sceneSchema.parse(WINMOL.scene);
  store.scene.value = {
    ...scene,
    creatures: scene.creatures!.map((c) => ({ ...c, at: moved[c.id] ?? c.at })),
  };
  const found = answer(scene, {
    ask: 'timeline',
    declared: WINMOL.declared,
    dice,
  }) as TimelineAnswer;
  const phases = {
    ...smallReferee().phases,
    answer: signal(found),
    cursor: signal(at),
    way: signal(null),
    now: signal({
      ...NO_PHASES,
      on: true,
      places: Object.fromEntries(
        WINMOL.scene.creatures!.map((c) => [c.id, c.at as [number, number]]),
      ),
    }),
  };
  const judge = store.judge.value!;
  const view = {
    judge,
    subject: null,
    visible: judge.board.creatures.filter(({ id }) => !hidden.includes(id)),
    quiet: false,
    referee: { offers: signal([]), entries: signal([]), phases },
  } as unknown as View;
  return timeline.shapes(view);
}
const keys = (...given: Parameters<typeof drawn>): string[] =>
  drawn(...given).map(({ key }) => key.replace('timeline:', ''));

describe('the timeline layer', () => {
  it(
    'under Arelia (rounds in phases on hexes), the map shows where each creature was, is and ' +
      'will be in the round',
    () => {
      expect(keys(7).filter((key) => /:(?:was|is|will)$/.test(key))).toEqual([
        'winmol:0:is',
        'orc-1:0:was',
        'orc-1:1:is',
        'orc-2:0:is',
        'orc-2:1:will',
      ]);
      expect(
        drawn(7)
          .filter(({ kind }) => kind === 'frame')
          .map((shape) => ('tint' in shape ? shape.tint : undefined)),
      ).toEqual(['move', 'threat', 'threat', 'threat', 'threat']);
    },
  );
  it('the map shows no faint copy of a creature where the creature’s token already stands', () => {
    const filled = (shapes: ReturnType<typeof drawn>) =>
      shapes.flatMap((shape) => (shape.kind === 'frame' && shape.filled ? [shape.key] : []));
    expect(filled(drawn(7))).toEqual(['timeline:orc-1:1:is', 'timeline:orc-2:1:will']);
    expect(filled(drawn(7, { moved: { 'orc-1': [6, 0] } }))).toEqual([
      'timeline:orc-1:0:was',
      'timeline:orc-2:1:will',
    ]);
  });
  it(
    'under Arelia (rounds in phases on hexes), the map marks a tie that needs a roll-off only ' +
      'at the moment of the tie',
    () => {
      expect(keys(7, { dice: {} })).toContain('tie');
      expect(keys(8)).not.toContain('tie');
      expect(keys(12).filter((key) => /^(?:now|blow|forecast)/.test(key))).toEqual([
        'forecast:winmol',
        'now:winmol:1',
        'blow:winmol:2',
      ]);
    },
  );
  it('the map shows no past or future position of a creature that this user may not see', () => {
    expect(JSON.stringify(drawn(3, { hidden: ['orc-2'] }))).not.toContain('orc-2');
  });
});
