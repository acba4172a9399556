/**
 * Compares docs/at-the-table.md with the code. It must list every question of the judge, and each
 * place that it names must exist and ask that question.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '../support/texts.ts';
import { questionNames } from '../../src/judge/ask.ts';
import { TOPICS, topicOf } from '../../src/judge/steps/topicTable.ts';
import { layers } from '../../src/overlay/layers/index.ts';
import { panels } from '../../src/overlay/panels/index.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { judgeOf } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { everyCase } from '../support/everyCase.ts';

const rows = [
  ...readFileSync('docs/at-the-table.md', 'utf8').matchAll(/^\| `([a-z0-9-]+)` \| (.+) \|$/gm),
].map(([, question = '', place = '']) => ({
  question,
  place,
  places: [...place.matchAll(/`(layer|panel|steps):([a-z0-9-]+)`/g)].map(
    ([, kind = '', id = '']) => ({ kind, id }),
  ),
}));

const board = boardOf(
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 5, rows: 5 },
  }),
);
/** The questions that a topic asks, in any ruleset that has the topic. */
const askedBy = (topic: string): readonly string[] =>
  turnRulesets.flatMap((rules) => topicOf(judgeOf(board, rules), topic)?.asks ?? []);

it('docs/at-the-table.md lists every kind of rules request exactly once', () => {
  expect(rows.map(({ question }) => question)).toEqual(questionNames());
});

everyCase(rows.map((row) => [row.question, row] as const))(
  'each map layer and each panel that docs/at-the-table.md names beside a rules request exists',
  (_, { question, place, places }) => {
    if (place.startsWith('none: ')) return;
    expect(places).not.toEqual([]);
    for (const { kind, id } of places) {
      if (kind === 'layer') expect(layers.map((layer) => layer.id)).toContain(id);
      if (kind === 'panel') expect(panels.map((panel) => panel.id)).toContain(id);
      if (kind === 'steps') expect(askedBy(id)).toContain(question);
    }
  },
);

everyCase(Object.keys(TOPICS))(
  'docs/at-the-table.md lists each panel for dice rolls beside every rules request ' +
    'that the panel sends',
  (topic) => {
    const missing = [...new Set(askedBy(topic))].filter(
      (asked) =>
        !rows.some(
          ({ question, places }) =>
            question === asked && places.some(({ kind, id }) => kind === 'steps' && id === topic),
        ),
    );
    expect(missing).toEqual([]);
  },
);

it('docs/at-the-table.md gives a reason for each kind of rules request that no part of the screen sends', () => {
  const none = rows.filter(({ place }) => place.startsWith('none: '));
  expect(none.every(({ place }) => place.length > 'none: '.length + 10)).toBe(true);
  expect(rows.length - none.length).toBeGreaterThan(70);
});
