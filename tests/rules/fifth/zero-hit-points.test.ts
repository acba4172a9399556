/** A creature at 0 hit points is out of the fight, whether or not a condition says so. */
import { describe, expect, it } from 'vitest';
import { cells, creature, hero, turn, type CreatureMore } from '../cases.ts';
import { act } from '../asks/turns.ts';
import { asked } from '../run.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';
import { barredBy, bow, go, holds, nobody, rolls } from './boards.ts';

const EMPTY: CreatureMore = { hp: { current: 0, max: 9 } };
const leaving = go('r', cells('6,5 7,5'));
const through = go('r', cells('4,5 5,5 6,5'));

describe.each(rulesetsInWords(['srd52', 'srd51']))('under %s', (game, ruleset) => {
  const answer = (on: Parameters<typeof asked>[0]['on'], ask: Parameters<typeof asked>[0]['ask']) =>
    asked({ on, ask }, ruleset);
  const goblin = (more: CreatureMore = EMPTY) => creature('o', 5, 5, more);

  it(`under ${game}, a monster with 0 hit points makes no opportunity attack`, () => {
    expect(answer([goblin(), hero('r', 6, 5)], leaving)).toMatchObject(
      barredBy('condition', 'dead'),
    );
  });
  it(`under ${game}, a monster with 0 hit points does not block an enemy’s path`, () => {
    expect(answer([goblin(), hero('r', 4, 5)], through)).toMatchObject({ legal: true, cost: 2 });
  });
  it(`under ${game}, a monster with 0 hit points beside an archer gives the archer no disadvantage`, () => {
    const on = [goblin(), hero('a', 6, 5, holds(bow)), creature('t', 12, 5)];
    expect(answer(on, rolls('a', 't', 'bow'))).toMatchObject({ edge: 0, disadvantage: [] });
  });
  it(`under ${game}, a hit from within 5 ft. on a character with 0 hit points is a critical hit`, () => {
    const on = [hero('r', 6, 5, EMPTY), goblin({})];
    expect(answer(on, rolls('o', 'r'))).toMatchObject({ edge: 1, critical: { why: 'dying' } });
  });
  it(`under ${game}, a character is stable after three death saves, and dead after three failed ones`, () => {
    const foe = goblin({ attacks: 'none' });
    const at = (successes: number, failures: number) =>
      answer(
        [hero('r', 6, 5, { ...EMPTY, deathSaves: { successes, failures } }), foe],
        act('r', 'attack', { target: 'o' }),
      );
    expect(at(3, 1)).toMatchObject({ reasons: [{ by: 'stable' }] });
    expect(at(2, 3)).toMatchObject({ reasons: [{ by: 'dead' }] });
    expect(at(2, 2)).toMatchObject({ reasons: [{ by: 'dying' }] });
  });
  it(`under ${game}, a monster knocked unconscious at 0 hit points is not dead`, () => {
    const foe = goblin({ ...EMPTY, conditions: ['unconscious'] });
    expect(answer([foe, hero('r', 6, 5)], leaving)).toMatchObject(
      barredBy('condition', 'unconscious'),
    );
  });
  it(`under ${game}, a creature whose hit points were never filled in does not count as out of the fight`, () => {
    for (const hp of [{ current: 0, max: 0 }, { max: 9 }])
      expect(answer([goblin({ hp }), hero('r', 6, 5)], leaving)).not.toMatchObject(nobody);
  });
  it(`under ${game}, a creature with 1 hit point makes an opportunity attack`, () => {
    const on = [goblin({ hp: { current: 1, max: 9 } }), hero('r', 6, 5), turn({ active: 'r' })];
    expect(answer(on, leaving)).toMatchObject({ opportunities: [{ by: 'o' }] });
  });
});
