/** The reminders on the map: which ones each ruleset gives, in which order, with which icons. */
import { describe, expect, it } from 'vitest';
import { ICON_PATHS } from '../../src/overlay/icons/paths.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { isTermId } from '../../src/text/index.ts';
import { rulesetInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

type Given = Omit<NonNullable<SceneInput['creatures']>[number], 'id' | 'at'>;

const FIFTH: readonly string[] = ['srd52', 'srd51'];
const D20 = rulesets.filter(({ grid, id }) => grid === 'square' && !FIFTH.includes(id));
const [ARELIA] = rulesets.filter(({ grid }) => grid === 'hex');

/** The reminders of a creature on open ground beside a foe. */
function remindersOf(
  rules: (typeof rulesets)[number],
  given: Given,
  turn?: SceneInput['turn'],
): readonly { readonly id: string; readonly icon: string; readonly message?: string }[] {
  const plot = { columns: 6, rows: 6 };
  const scene = sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: rules.id,
    grid:
      rules.grid === 'hex'
        ? { kind: 'hex', layout: 'odd-r', ...plot }
        : { kind: 'square', ...plot },
    creatures: [
      { id: 'a', side: 'party', size: 'medium', ...given, at: [2, 2] },
      { id: 'b', side: 'foes', size: 'medium', at: [4, 2] },
    ],
    ...(turn === undefined ? {} : { turn }),
  });
  const judge = judgeOf(boardOf(scene), rules);
  return rules.reminders?.(judge, judge.board.creatures[0]!) ?? [];
}

/** Conditions, and the reminders that they give in the 3.5 family. */
const OF_CONDITIONS: readonly (readonly [given: Given, ids: readonly string[]])[] = [
  [{}, []],
  [{ conditions: ['shaken'] }, []],
  [{ conditions: ['prone'] }, ['prone']],
  [{ conditions: ['blinded', 'prone'] }, ['blinded', 'prone']],
  [{ conditions: ['grappling'] }, ['grappling']],
  [{ conditions: ['grappling', 'prone'] }, ['grappling', 'prone']],
  [{ conditions: ['surprised'] }, ['surprised', 'flat-footed']],
  [{ conditions: ['flat-footed'] }, ['flat-footed']],
  [{ conditions: ['squeezing'] }, ['squeezing']],
  [{ squeezing: true }, ['squeezing']],
  [{ opportunitiesTaken: 1 }, ['opportunity-used']],
  [{ opportunitiesTaken: 1, conditions: ['prone'] }, ['opportunity-used', 'prone']],
  [{ conditions: ['prone', 'blinded', 'helpless'] }, ['helpless']],
  [{ conditions: ['paralyzed', 'prone'] }, ['helpless']],
  [{ conditions: ['asleep'] }, ['helpless']],
  [{ conditions: ['dead', 'prone'] }, []],
  [{ conditions: ['destroyed'] }, []],
];

describe.each(D20.map((rules) => [rulesetInWords(rules.id), rules] as const))(
  'under %s',
  (game, rules) => {
    everyCase(OF_CONDITIONS)(
      `under ${game}, the map shows the reminder “prone” for a prone creature, and only ` +
        '“helpless” for a helpless creature',
      (given, ids) => {
        expect(remindersOf(rules, given).map(({ id }) => id)).toEqual(ids);
      },
    );
    it(`under ${game}, the map shows the reminder “grappling” for a pinned creature`, () => {
      expect(remindersOf(rules, { conditions: ['pinned'] })).toMatchObject([
        { id: 'grappling', icon: 'grappled' },
      ]);
    });
    it(
      `under ${game}, the map shows the reminder “flat-footed” for a creature that has not yet ` +
        'acted in the fight',
      () => {
        const turn = { round: 1, active: 'b', order: ['b', 'a'], acted: ['b'] };
        expect(remindersOf(rules, {}, turn).map(({ id }) => id)).toEqual(['flat-footed']);
      },
    );
    it(
      `under ${game}, the map shows a reminder for a creature that has made its attack of ` +
        'opportunity',
      () => {
        expect(remindersOf(rules, { opportunitiesTaken: 1 })).toMatchObject([
          { message: 'opportunity.none.already-used' },
        ]);
      },
    );
  },
);

describe('in Arelia', () => {
  everyCase([
    [{ conditions: ['asleep'] }, ['helpless']],
    [{ conditions: ['helpless'] }, ['helpless']],
    [{ conditions: ['dead'] }, []],
    [{ conditions: ['prone'] }, []],
    [{}, []],
  ] satisfies [Given, string[]][])(
    'under Arelia (rounds in phases on hexes), the map shows the reminder “helpless” for a ' +
      'sleeping creature, and no reminder for a corpse',
    (given, ids) => {
      expect(remindersOf(ARELIA!, given).map(({ id }) => id)).toEqual(ids);
    },
  );
});

it('each of the ten reminders on the map has an icon and a text', () => {
  const all = rulesets.flatMap((rules) =>
    [...OF_CONDITIONS.map(([given]) => given), { conditions: ['pinned'] }].flatMap((given) =>
      remindersOf(rules, given),
    ),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(10);
  expect(all.filter(({ icon }) => !(icon in ICON_PATHS))).toEqual([]);
  expect(all.filter(({ id, message }) => message === undefined && !isTermId(id))).toEqual([]);
});
