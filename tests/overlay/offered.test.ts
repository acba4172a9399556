/**
 * The path of a move stays on the map while its opportunities are open. These tests check its
 * shapes.
 */
import '../support/texts.ts';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { offeredLayer } from '../../src/overlay/layers/offered.ts';
import type { View } from '../../src/overlay/layers/layer.ts';
import { threatLayer } from '../../src/overlay/layers/threat.tsx';
import { threatScene } from './harness/scenes.ts';
import { table, view } from './harness/table.ts';
import { entry, gives, move, ruling } from './log-entries.ts';

const t = table(10, 10, [
  { id: 'aldo', at: [4, 6] },
  { id: 'ogre', at: [3, 4] },
]);
const given = entry(
  0,
  move({
    ruling: ruling({
      provoked: [
        gives('ogre', { leaving: [3, 6], step: 1 }),
        gives('gone', { leaving: [3, 6], step: 1 }),
      ],
    }),
  }),
);
const keys = (offers: typeof given.offers): string[] =>
  offeredLayer
    .shapes(view(t, { referee: { offers: signal(offers), entries: signal([given]) } }))
    .map(({ key }) => key);

it('the map shows no signs of attacks of opportunity if no attack waits for a decision', () => {
  expect(offeredLayer.shapes(view(t))).toEqual([]);
  expect(keys([])).toEqual([]);
});

it('an undecided attack of opportunity is drawn as a diamond on the path and a badge on the attacker’s token', () => {
  const drawn = keys(given.offers);
  expect(drawn).toEqual(
    expect.arrayContaining([
      'offered:e0:path:line',
      'offered:e0:path:due:1:ogre',
      'offered:e0:path:due:1:gone',
      'offered:ogre',
    ]),
  );
  expect(drawn).not.toContain('offered:gone');
});

it('an attack of opportunity whose moment is over has no marks on the map', () => {
  expect(keys(given.offers.map((offer) => ({ ...offer, late: true })))).toEqual([]);
});

it(
  'if the move that provoked an attack of opportunity is no longer known, the map marks only ' +
    'the attacker',
  () => {
    expect(keys(given.offers.map((offer) => ({ ...offer, event: 'lost' })))).toEqual([
      'offered:ogre',
    ]);
  },
);

it(
  'the badge of an undecided attack of opportunity has a question mark if a fact about the ' +
    'attacker is missing',
  () => {
    const badge = (unknown: readonly string[]) => {
      const may = entry(0, move({ ruling: ruling({ provoked: [gives('ogre', { unknown })] }) }));
      return offeredLayer
        .shapes(view(t, { referee: { offers: signal(may.offers), entries: signal([may]) } }))
        .find(({ key }) => key === 'offered:ogre');
    };
    expect(badge([])).toMatchObject({ text: 'AoO', why: { message: 'opportunity.offered' } });
    expect(badge(['creatures.ogre.attacks'])).toMatchObject({
      text: 'AoO?',
      why: { message: 'opportunity.offered.maybe', verdict: 'doubtful' },
    });
  },
);

it(
  'while an attack of opportunity is undecided, a badge replaces the question mark of the ' +
    'attacker’s uncertain threat',
  () => {
    const { view: v } = threatScene();
    const doubts = (shown: View): string[] =>
      threatLayer
        .shapes(shown)
        .flatMap(({ key }) => (key.startsWith('threat:doubt:') ? [key] : []));
    const [doubt] = doubts(v);
    const by = doubt!.replace('threat:doubt:', '');
    const may = entry(0, move({ ruling: ruling({ provoked: [gives(by)] }) }));
    const referee = { offers: signal(may.offers), entries: signal([may]) };
    expect(doubts({ ...v, referee })).not.toContain(doubt);
  },
);
