/**
 * Conditions beyond the map: what this text says otherwise (its tables of modifiers; helpless
 * defenders).
 */
import type { Creature } from '../../../board/creature.ts';
import { told } from '../../base/conditions.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { StateRules, StateTable } from '../../play/states/questions.ts';
import type { RuleId } from '../../verdict.ts';
import { extend } from '../extend.ts';

const r = (area: string, ...names: readonly string[]): RuleId[] =>
  names.map((n) => `d20modern.${area}.${n}`);

/** Harder to hit from afar, but not for an adjacent shooter. */
const low = (value: number): { melee: number; ranged: number; near: number } => ({
  melee: -value,
  ranged: value,
  near: 0,
});

const PINNED = { ac: { melee: -4, ranged: 0 }, losesDexterity: true } as const;

const table: StateTable = {
  // At range the table prints a dash with note 2: no penalty, but some weapons cannot be used.
  prone: { attack: { melee: -4, ranged: 0 }, ac: low(4), rangedNot: 'not-prone' },
  kneeling: { ac: low(2) },
  sitting: { ac: low(2) },
  climbing: { ac: -2, losesDexterity: true },
  running: { ac: { melee: 0, ranged: 2 }, losesDexterity: true },
  // Its Defense is 5 and its size: neither armour nor class nor Dexterity has a part in it.
  helpless: { losesDexterity: true, armourClass: 5, atMercy: true },
  // The game master's word: helpless, until it takes part in the fight
  // (condition.helpless-definition).
  unaware: { losesDexterity: true, armourClass: 5, atMercy: true, note: 'unaware-target' },
  // By the letter Dexterity counts as 0 at range alone (docs/spec/notes/d20modern-vs-srd35.md,
  // 4.10).
  pinned: { ...PINNED, zeroAgainst: ['ranged'] },
  completing: {},
};

const sources: Readonly<Record<string, readonly RuleId[]>> = {
  prone: [...r('modifier', 'defense-prone', 'attack-prone'), ...r('condition', 'prone')],
  kneeling: r('modifier', 'defense-sitting-kneeling'),
  sitting: r('modifier', 'defense-sitting-kneeling'),
  stunned: r('modifier', 'defense-stunned-cowering'),
  cowering: r('modifier', 'defense-stunned-cowering'),
  climbing: r('modifier', 'defense-climbing'),
  'flat-footed': [...r('modifier', 'defense-flat-footed'), ...r('condition', 'flat-footed-start')],
  surprised: r('initiative', 'unaware', 'surprised'),
  running: [...r('modifier', 'defense-running'), ...r('movement', 'run-defense')],
  grappling: [...r('modifier', 'defense-grappling'), ...r('condition', 'grappling-effects')],
  pinned: [...r('modifier', 'defense-pinned'), ...r('condition', 'pinned')],
  helpless: [
    ...r('modifier', 'defense-helpless'),
    ...r('condition', 'helpless-defense', 'helpless-definition'),
  ],
  ...Object.fromEntries(
    ['asleep', 'bound', 'paralyzed', 'unconscious', 'unaware'].map((c) => [
      c,
      r('condition', 'helpless-definition'),
    ]),
  ),
  invisible: r('modifier', 'attack-invisible'),
  charging: r('charge', 'modifiers'),
  'total-defence': [
    ...r('action', 'total-defense-detail'),
    ...r('opportunity', 'total-defense-covers'),
  ],
  'fighting-defensively': r('attack', 'fight-defensively'),
  completing: r('action', 'start-complete-full-round'),
  ...Object.fromEntries(['disabled', 'dying', 'dead'].map((c) => [c, r('damage', 'hit-points')])),
};

/**
 * Whoever has acted in this fight, or is held in it, is aware of its danger and cannot be taken
 * unaware.
 */
const mayBeUnaware = (j: PlayJudge, c: Creature): boolean =>
  j.board.turn?.acted?.includes(c.id) !== true &&
  j.board.turn?.active !== c.id &&
  told(c).length === 0;

export const states = (parent: StateRules): StateRules =>
  extend(parent, {
    cites: extend(parent.cites, {
      disabled: r('damage', 'hit-points'),
      dying: r('damage', 'hit-points'),
      dead: r('damage', 'hit-points'),
    }),
    table: { ...parent.table, ...table },
    sources: extend(parent.sources, sources),
    of: (j, c) => {
      const list = parent
        .of(j, c)
        .filter(({ condition }) => condition !== 'unaware' || mayBeUnaware(j, c));
      if (j.options.pinned !== 'srd') return list;
      return list.map((state) =>
        state.effect === table['pinned']
          ? { ...state, effect: { ...PINNED, zeroAgainst: ['melee', 'ranged'] } }
          : state,
      );
    },
  });
