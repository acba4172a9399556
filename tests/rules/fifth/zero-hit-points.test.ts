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

describe.each(rulesetsInWords(['srd52', 'srd51']))('under %s', (_game, ruleset) => {
  const answer = (on: Parameters<typeof asked>[0]['on'], ask: Parameters<typeof asked>[0]['ask']) =>
    asked({ on, ask }, ruleset);
  const goblin = (more: CreatureMore = EMPTY) => creature('o', 5, 5, more);

  it('a monster with 0 hit points makes no opportunity attack', () => {
    expect(answer([goblin(), hero('r', 6, 5)], leaving)).toMatchObject(
      barredBy('condition', 'dead'),
    );
  });
  it('a monster with 0 hit points does not bar the way', () => {
    expect(answer([goblin(), hero('r', 4, 5)], through)).toMatchObject({ legal: true, cost: 2 });
  });
  it('a monster with 0 hit points beside an archer gives no disadvantage', () => {
    const on = [goblin(), hero('a', 6, 5, holds(bow)), creature('t', 12, 5)];
    expect(answer(on, rolls('a', 't', 'bow'))).toMatchObject({ edge: 0, disadvantage: [] });
  });
  it('a character with 0 hit points is dying, and a hit from within 5 ft. is a critical hit', () => {
    const on = [hero('r', 6, 5, EMPTY), goblin({})];
    expect(answer(on, rolls('o', 'r'))).toMatchObject({ edge: 1, critical: { why: 'dying' } });
  });
  it('a character with 0 hit points and three successful death saves is stable, with three failed ones dead', () => {
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
  it('a monster that was knocked out with 0 hit points left is not dead', () => {
    const foe = goblin({ ...EMPTY, conditions: ['unconscious'] });
    expect(answer([foe, hero('r', 6, 5)], leaving)).toMatchObject(
      barredBy('condition', 'unconscious'),
    );
  });
  it('hit points that nobody has filled in say nothing', () => {
    for (const hp of [{ current: 0, max: 0 }, { max: 9 }])
      expect(answer([goblin({ hp }), hero('r', 6, 5)], leaving)).not.toMatchObject(nobody);
  });
  it('a creature with hit points left is in the fight', () => {
    const on = [goblin({ hp: { current: 1, max: 9 } }), hero('r', 6, 5), turn({ active: 'r' })];
    expect(answer(on, leaving)).toMatchObject({ opportunities: [{ by: 'o' }] });
  });
});
