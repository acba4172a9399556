/** Citations of a round in phases: the ruleset's ledger has each id, and each name is defined. */
import { describe, expect, it } from 'vitest';
import { ledgerIds } from '../../scripts/ledgers.ts';
import { answerLine } from '../../src/judge/answer.ts';
import { phasedRulesets } from '../../src/rules/fullRulesets.ts';
import { winmol } from './contract/rounds.ts';

describe.each(phasedRulesets.map((book) => ({ id: book.id, book })))(
  'the phases of $id',
  ({
    id,
    book: {
      phases: { cites },
    },
  }) => {
    it(
      'every rule name that the code of Arelia (rounds in phases on hexes) uses stands for at ' +
        'least one rule',
      () => {
        expect(
          Object.entries(cites.names).flatMap(([name, ids]) => (ids.length === 0 ? [name] : [])),
        ).toEqual([]);
      },
    );
    it('Arelia (rounds in phases on hexes) cites only rules from its own list of rules', () => {
      const known = ledgerIds([id]);
      const cited = [
        ...Object.values(cites.names).flat(),
        ...Object.values(cites.sized).flatMap((sizes) => Object.values(sizes)),
        ...Object.values(cites.ratings),
      ];
      expect(cited.length).toBeGreaterThan(60);
      expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
    });
  },
);

describe('a question that the ruleset does not answer', () => {
  const asking = (ruleset: string, ask: object, scene: object = winmol.scene) =>
    answerLine({ scene: { ...scene, ruleset }, ask });
  const squares = { ...winmol.scene, grid: { kind: 'square', columns: 12, rows: 1 } };
  it.each([
    [
      'under Arelia (rounds in phases on hexes), a request about an attack in a creature’s turn is refused',
      asking('arelia', { ask: 'attack', from: 'winmol', to: 'orc-1', with: 'sword' }),
      'ask.ask',
      'attack',
    ],
    [
      'under D&D 3.5, which has turns, a request about a round in phases is refused',
      asking('srd35', winmol.ask, squares),
      'ask.ask',
      'timeline',
    ],
    [
      'under Arelia (rounds in phases on hexes), a request about a round is refused on a map of squares',
      asking('arelia', winmol.ask, squares),
      'grid',
      'hex',
    ],
    [
      'an error in the second of two rules requests names that request by its number',
      answerLine({ scene: winmol.scene, ask: [winmol.ask, { ask: 'actions', of: 'winmol' }] }),
      'ask[1].ask',
      'actions',
    ],
  ])('%s', (_, reply, path, word) => {
    expect((reply as { error: { path: string } }).error.path).toContain(path);
    expect((reply as { error: { message: string } }).error.message).toContain(word);
  });
});

describe('a wrong declaration', () => {
  const declared = winmol.ask['declared'] as Record<string, unknown>[];
  const faulty = (change: object): unknown =>
    answerLine({
      scene: winmol.scene,
      ask: { ...winmol.ask, declared: [{ ...declared[0], ...change }, ...declared.slice(1)] },
    });
  it.each([
    ['an action for an unknown creature', faulty({ of: 'zed' }), 'ask.declared[0].of'],
    ['two actions for one creature', faulty({ of: 'orc-1' }), 'ask.declared[1].of'],
    ['an unknown action', faulty({ action: 'dance' }), 'ask.declared[0].action'],
    ['an initiative roll of 0', faulty({ initiative: 0 }), 'ask.declared[0].initiative'],
    [
      'an initiative penalty of 4 for waiting',
      faulty({ waiting: { penalty: 4, percent: 3 } }),
      'ask.declared[0].waiting.penalty',
    ],
    [
      'an attack on an unknown target',
      faulty({ target: ['orc-1', 'zed'] }),
      'ask.declared[0].target[1]',
    ],
    [
      'the refusal of an unknown target',
      faulty({ refuse: [{ target: 'zed', at: 3 }] }),
      'ask.declared[0].refuse[0].target',
    ],
    [
      'a movement up to an unknown creature',
      faulty({ move: { path: [[5, 0]], until: 'zed' } }),
      'ask.declared[0].move.until',
    ],
    [
      'a charge roll of 21',
      faulty({ charge: { rating: 12, roll: 21 } }),
      'ask.declared[0].charge.roll',
    ],
    [
      'a result of 11 on a d10',
      answerLine({
        scene: winmol.scene,
        ask: { ...winmol.ask, dice: { 'tie:7': { 'orc-1': 11 } } },
      }),
      'ask.dice.tie:7.orc-1',
    ],
    [
      'a die roll of an unknown kind',
      answerLine({ scene: winmol.scene, ask: { ...winmol.ask, dice: { luck: { 'orc-1': 1 } } } }),
      'ask.dice.luck',
    ],
  ])(
    'under Arelia (rounds in phases on hexes), declaring %s gives an error that names the wrong field',
    (_, reply, path) => {
      expect(reply).toHaveProperty('error.path', path);
    },
  );
});
