/** Actions and what is left of a turn: this text has its own table of them, and no swift ones. */
import type { TurnRules } from '../../play/turns/questions.ts';
import { extend } from '../extend.ts';
import { TABLE } from './table.ts';

const r = (area: string, ...names: readonly string[]): string[] =>
  names.map((n) => `d20modern.${area}.${n}`);
const a = (...names: readonly string[]): string[] => r('action', ...names);

export const turns = (parent: TurnRules): TurnRules =>
  extend(parent, {
    cites: extend(parent.cites, {
      perRound: a('budget'),
      ownRound: r('turn', 'round-six-seconds'),
      standardForMove: a('budget', 'move-action'),
      partial: r('charge', 'surprise-round'),
      surprise: r('initiative', 'surprise-round'),
      freeStep: [...r('movement', 'five-foot-step'), ...a('full-round-action')],
      standard: a('attack-action'),
      move: a('move-action'),
      fullRound: a('full-round-action'),
      free: a('free-action'),
      coupDeGrace: [...a('table-coup-de-grace'), ...r('special-attack', 'coup-de-grace')],
      aid: r('special-attack', 'aid-another'),
      ready: r('initiative', 'ready'),
      delay: r('initiative', 'delay'),
      grappling: r('special-attack', 'grapple-options'),
      objects: r('object', 'auto-hit'),
      drawing: a('manipulate-object'),
      acting: [...r('opportunity', 'distracting-action', 'two-kinds'), ...a('table-note1')],
      everyone: r('opportunity', 'by-target-only'),
      eachOnce: r('opportunity', 'one-per-round'),
      unarmed: r('opportunity', 'unarmed-attack-only-target', 'by-target-only'),
      ranged: r('opportunity', 'firearm-threatened', 'distracting-action'),
      special: [...r('opportunity', 'by-target-only'), ...a('table-note4')],
      reasons: r('opportunity', 'by-target-only'),
    }),
    table: TABLE,
    traits: extend(parent.traits, {
      'combat-martial-arts': { safe: ['unarmed-attack'] },
      // Not in the hands of another either (d20modern.object.held).
      'improved-sunder': { safe: ['sunder', 'sunder-unattended'] },
    }),
    // One attack action or one move action (d20modern.initiative.ready).
    readies: ['standard', 'move'],
  });
