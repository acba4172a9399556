/**
 * The panels under d20 Modern: its own names for its actions, no swift actions, and the modifiers
 * of its attack tables.
 */
import { usual } from '../../src/rules/d20/map/usual.ts';
import '../support/texts.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { nameOf, reasonOf } from '../../src/overlay/panels/actions/Row.tsx';
import { actionGroups, halved, readiable } from '../../src/overlay/panels/actions/rows.ts';
import { modifierLines } from '../../src/overlay/panels/attack/sentences.ts';
import { shownResources } from '../../src/overlay/panels/turnLeft.ts';
import type { AttackVerdict } from '../../src/rules/d20/play/attacks/attackRules.ts';
import type { ActionsVerdict, ActVerdict } from '../../src/rules/d20/play/turns/turnRules.ts';
import { judgeOf, rulesetOf } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import { clearCreatures, locale, addCreatures, say, speakFor } from '../../src/text/index.ts';
import { languageFirst } from '../support/titleWords.ts';

const sceneOf = (ruleset: string, foe: object = {}) =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: 14, rows: 10 },
    creatures: [
      {
        id: 'a',
        name: 'Ada',
        side: 'party',
        at: [2, 2],
        size: 'medium',
        attacks: [
          {
            id: 'rifle',
            name: 'fucile',
            kind: 'ranged',
            rangeIncrement: 8,
            tags: ['firearm', 'longarm'],
          },
        ],
      },
      {
        id: 't',
        name: 'Orco',
        side: 'foes',
        at: [3, 2],
        size: 'medium',
        attacks: [{ id: 'club', kind: 'melee' }],
        ...foe,
      },
    ],
  } satisfies SceneInput);
const actions = (ruleset: string): ActionsVerdict =>
  answer(sceneOf(ruleset), { ask: 'actions', of: 'a' }) as ActionsVerdict;

/** The sentences that the preview of a shot at this foe shows. */
function said(foe: object, more: object = {}): string[] {
  const scene = sceneOf('d20modern', foe);
  const [from, to] = boardOf(scene).creatures;
  const verdict = answer(scene, {
    ask: 'attack',
    from: 'a',
    to: 't',
    with: 'rifle',
    ...more,
  }) as AttackVerdict;
  return modifierLines({ from: from!, to: to!, attack: from!.attacks![0]! }, verdict).map(
    ({ text }) => text,
  );
}

beforeEach(() => {
  clearCreatures();
  addCreatures([
    { id: 'a', name: 'Ada' },
    { id: 't', name: 'Orco' },
  ]);
  speakFor({ vocabulary: 'modern' });
});
afterEach(() => {
  locale.value = 'it';
  speakFor({ vocabulary: 'srd' });
});

describe('a turn under d20 Modern', () => {
  it.each(
    languageFirst([
      ['it', 'Attacco'],
      ['en', 'Attack'],
    ] as const),
  )('in %s under d20 Modern, the panels call a standard action “%s”', (_, word, language) => {
    locale.value = language;
    expect(say('turn.standard')).toBe(word);
    expect(say('actions.kind.standard')).toBe(word);
  });
  it('no action of d20 Modern is called “standard” in English or Italian', () => {
    for (const language of ['it', 'en'] as const) {
      locale.value = language;
      expect(
        actions('d20modern')
          .actions.map(({ action }) => nameOf(action))
          .filter((name) => /standard/i.test(name)),
      ).toEqual([]);
    }
  });
  it('the panels show no swift actions under d20 Modern', () => {
    const kinds = (id: string) =>
      shownResources(judgeOf(boardOf(sceneOf(id)), rulesetOf(id)!)).map((each) => each.id);
    expect(kinds('d20modern')).toEqual(['standard', 'move', 'step']);
    expect(kinds('srd35')).toEqual(['standard', 'move', 'swift', 'step']);
    expect(actionGroups(actions('d20modern').actions, usual, '').map(({ kind }) => kind)).toEqual([
      'standard',
      'move',
      'full-round',
      'free',
      'not-an-action',
    ]);
  });
  it('under d20 Modern, the actions panel has an action “Sheathe or holster a weapon”', () => {
    expect(nameOf('withdraw')).toBe('Ritirarsi');
    expect(nameOf('move')).toBe('Muoversi alla propria velocità');
    locale.value = 'en';
    expect(nameOf('sheathe-weapon')).toBe('Sheathe or holster a weapon');
  });
  it(
    'under d20 Modern, a run cannot be split between two turns, and only attack and move ' +
      'actions can be readied',
    () => {
      const verdict = actions('d20modern');
      expect(new Set(readiable(verdict, usual).map(({ kind }) => kind))).toEqual(
        new Set(['standard', 'move']),
      );
      const whole = halved(verdict.actions).map(({ action }) => action);
      expect(whole).toContain('reload-internal-magazine');
      for (const never of ['charge', 'run', 'withdraw', 'full-attack'])
        expect(whole).not.toContain(never);
      const refused = answer(sceneOf('d20modern'), {
        ask: 'act',
        of: 'a',
        action: 'start-or-complete-full-round',
        whole: 'run',
      }) as ActVerdict;
      expect(reasonOf('a', refused).text).toBe('Questo non si può dividere fra due turni: corsa.');
    },
  );
});

describe('a shot', () => {
  it.each([
    [
      'with a longarm at an adjacent target',
      {},
      {},
      'Arma lunga contro un bersaglio adiacente: −4 al tiro per colpire.',
    ],
    [
      'at a prone, adjacent target',
      { conditions: ['prone'] },
      {},
      'Orco è a terra ma adiacente: niente bonus a distanza.',
    ],
    [
      'at a prone, distant target',
      { conditions: ['prone'], at: [6, 2] },
      {},
      'Orco è a terra: +4 alla Difesa a distanza.',
    ],
    [
      'at a helpless target',
      { conditions: ['asleep'], at: [6, 2], size: 'small' },
      {},
      'Orco è senza difese: Difesa 6.',
    ],
    [
      'at a helpless target as a full-round action',
      { conditions: ['asleep'], at: [6, 2] },
      { action: 'full-round' },
      'Un round intero per un solo tiro su chi è indifeso: +5 al tiro per colpire.',
    ],
    [
      'one full range increment away',
      { at: [10, 2] },
      {},
      '1 incremento di gittata oltre il primo: −2 al tiro per colpire.',
    ],
  ])(
    'under d20 Modern, the attack panel explains the special rule for a shot %s',
    (_, foe, more, sentence) => expect(said(foe, more)).toContain(sentence),
  );
});
