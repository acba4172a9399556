/** What the map reminds of in the fifth edition. */
import { describe, expect, it } from 'vitest';
import { ICON_PATHS } from '../../../src/overlay/icons/paths.ts';
import { judgeOf, rulesets } from '../../../src/rules/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { board, hero, type CreatureMore } from '../cases.ts';
import { orc, rogue } from './boards.ts';

function remindersOf(ruleset: string, more: CreatureMore, other: CreatureMore = {}, x = 9) {
  const rules = rulesets.find(({ id }) => id === ruleset)!;
  const { scene } = board(ruleset, [rogue(5, 5, more), hero('b', x, 5, other), orc({}, 2, 2)]);
  const judge = judgeOf(boardOf(sceneSchema.parse(scene)), rules);
  const c = judge.board.creatures.find(({ id }) => id === 'r')!;
  return rules.reminders?.(judge, c).map(({ id, icon }) => [id, icon in ICON_PATHS]) ?? [];
}
const given = (...ids: string[]) => ids.map((id) => [id, true]);
const flies = { elevation: 4, speed: { land: 4, fly: 12 } };

describe('the reminders of the fifth edition', () => {
  it.each([
    ['nothing', {}, given()],
    ['a used reaction', { opportunitiesTaken: 1 }, given('opportunity-used')],
    ['two conditions', { conditions: ['prone', 'grappled'] }, given('grappled', 'prone')],
    ['a flyer', flies, given()],
    ['a prone flyer', { ...flies, conditions: ['prone'] }, given('falls', 'prone')],
    ['a hoverer', { ...flies, conditions: ['prone'], traits: ['hover'] }, given('prone')],
    ['a corpse', { conditions: ['dead', 'prone'] }, given()],
  ] as const)('a creature with %s has its reminders in both years', (_what, more, ids) => {
    expect(remindersOf('srd52', more as CreatureMore)).toEqual(ids);
    expect(remindersOf('srd51', more as CreatureMore)).toEqual(ids);
  });
  it('an incapacitated flyer falls by the document of 2024 alone', () => {
    const more = { ...flies, conditions: ['incapacitated'] };
    expect(remindersOf('srd52', more)).toEqual(given('incapacitated', 'falls'));
    expect(remindersOf('srd51', more)).toEqual(given('incapacitated'));
  });
  it.each([
    ['in an ally’s space', {}, {}, given('in-space')],
    ['Tiny', { size: 'tiny' }, {}, given()],
    ['larger than the other', { size: 'large' }, {}, given()],
    ['as large as the other', { size: 'large' }, { size: 'large' }, given('in-space')],
    ['a swarm', { traits: ['swarm'] }, {}, given()],
    ['over a corpse', {}, { conditions: ['dead'] }, given()],
    ['above the other', { elevation: 3, speed: { land: 6, fly: 6 } }, {}, given()],
  ] as const)('a creature %s is told of lying prone in 2024 alone', (_what, more, other, ids) => {
    expect(remindersOf('srd52', more as CreatureMore, other as CreatureMore, 5)).toEqual(ids);
    expect(remindersOf('srd51', more as CreatureMore, other as CreatureMore, 5)).toEqual([]);
  });
});
