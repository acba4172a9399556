/** What the map reminds of in the fifth edition. */
import { describe, expect, it } from 'vitest';
import { ICON_PATHS } from '../../../src/overlay/icons/paths.ts';
import { judgeOf, rulesets } from '../../../src/rules/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { board, hero, type CreatureMore } from '../cases.ts';
import { orc, rogue } from './boards.ts';
import { everyCase } from '../../support/everyCase.ts';

function remindersOf(
  ruleset: string,
  more: CreatureMore,
  other: CreatureMore = {},
  x = 9,
  turn?: object,
) {
  const rules = rulesets.find(({ id }) => id === ruleset)!;
  const { scene } = board(ruleset, [rogue(5, 5, more), hero('b', x, 5, other), orc({}, 2, 2)]);
  const judge = judgeOf(boardOf(sceneSchema.parse({ ...scene, ...(turn && { turn }) })), rules);
  const c = judge.board.creatures.find(({ id }) => id === 'r')!;
  return rules.reminders?.(judge, c).map(({ id, icon }) => [id, icon in ICON_PATHS]) ?? [];
}
const given = (...ids: string[]) => ids.map((id) => [id, true]);
const flies = { elevation: 4, speed: { land: 4, fly: 12 } };

describe('the reminders of the fifth edition', () => {
  it.each([
    ['no reminder for a creature without conditions', {}, given()],
    [
      'one reminder for a creature that has used its reaction',
      { opportunitiesTaken: 1 },
      given('opportunity-used'),
    ],
    [
      'the reminders “grappled” and “prone” for a grappled and prone creature',
      { conditions: ['prone', 'grappled'] },
      given('grappled', 'prone'),
    ],
    ['no reminder for an unhurt flyer', flies, given()],
    [
      'a reminder that a prone flyer falls',
      { ...flies, conditions: ['prone'] },
      given('falls', 'prone'),
    ],
    [
      'only the reminder “prone” for a prone flyer that can hover',
      { ...flies, conditions: ['prone'], traits: ['hover'] },
      given('prone'),
    ],
    ['no reminder for a corpse', { conditions: ['dead', 'prone'] }, given()],
  ] as const)('in D&D 5e (2014) and (2024), the map shows %s', (_what, more, ids) => {
    expect(remindersOf('srd52', more as CreatureMore)).toEqual(ids);
    expect(remindersOf('srd51', more as CreatureMore)).toEqual(ids);
  });
  everyCase([
    ['has done nothing yet', [], true, true],
    ['has attacked', ['attack'], false, false],
    ['has entered its Rage', ['rage'], false, true],
    ['has extended its Rage', ['extend-rage'], false, true],
    ['has dashed', ['dash'], true, true],
  ] as const)(
    'the map shows a reminder that Rage will end with the turn if the raging creature has ' +
      'done nothing to extend the Rage',
    (_what, actions, newer, older) => {
      const turn = { active: 'r', spent: { actions: [...actions] } };
      const raging = { conditions: ['raging'] };
      expect(remindersOf('srd52', raging, {}, 9, turn)).toEqual(newer ? given('raging') : []);
      expect(remindersOf('srd51', raging, {}, 9, turn)).toEqual(older ? given('raging') : []);
      const lasting = { ...raging, traits: ['persistent-rage'] };
      expect(remindersOf('srd52', lasting, {}, 9, turn)).toEqual([]);
      expect(remindersOf('srd52', raging, {}, 9, { ...turn, active: 'b' })).toEqual([]);
    },
  );
  it(
    'the map shows a reminder that an incapacitated flyer falls in D&D 5e (2024), but not in D&D ' +
      '5e (2014)',
    () => {
      const more = { ...flies, conditions: ['incapacitated'] };
      expect(remindersOf('srd52', more)).toEqual(given('incapacitated', 'falls'));
      expect(remindersOf('srd51', more)).toEqual(given('incapacitated'));
    },
  );
  everyCase([
    ['in an ally’s space', {}, {}, given('in-space')],
    ['that is Tiny', { size: 'tiny' }, {}, given()],
    ['that is larger than the other', { size: 'large' }, {}, given()],
    ['that is as large as the other', { size: 'large' }, { size: 'large' }, given('in-space')],
    ['that is a swarm', { traits: ['swarm'] }, {}, given()],
    ['that stands over a corpse', {}, { conditions: ['dead'] }, given()],
    ['that flies above the other', { elevation: 3, speed: { land: 6, fly: 6 } }, {}, given()],
  ] as const)(
    'the map shows a reminder if two creatures share a space in D&D 5e (2024), but not in D&D 5e ' +
      '(2014)',
    (_what, more, other, ids) => {
      expect(remindersOf('srd52', more as CreatureMore, other as CreatureMore, 5)).toEqual(ids);
      expect(remindersOf('srd51', more as CreatureMore, other as CreatureMore, 5)).toEqual([]);
    },
  );
});
