/** Actions and what is left of a turn: what this text says otherwise. */
import {
  NAMES,
  type ActionEntry,
  type ActionTable,
  type TurnRules,
} from '../../play/turns/questions.ts';
import { citing, extend } from '../extend.ts';

const r = (area: string, ...names: readonly string[]): string[] =>
  names.map((n) => `sigil.${area}.${n}`);

const PUSH = 'bull-rush';
const CHARGE = 'bull-rush-charge';

/**
 * The text names it as the typical readied action, and says no more: it is cast like the spell that
 * it is.
 */
const COUNTERSPELL: ActionEntry = {
  kind: 'standard',
  provokes: 'yes',
  casts: true,
  target: 'effect',
  answers: 'casting',
  check: { skill: 'spellcraft' },
  rules: [...r('initiative', 'ready-action'), ...r('action', 'cast-spell-standard')],
};

/** Here a bull rush never leads into its target's space (sigil.special-attack.bull-rush-target). */
const outside = ({ [PUSH]: push, [CHARGE]: charge, ...table }: ActionTable): ActionTable => ({
  ...table,
  ...(push === undefined ? {} : { [PUSH]: { ...push, entersSpace: false } }),
  ...(charge === undefined ? {} : { [CHARGE]: { ...charge, entersSpace: false } }),
});

export const turns = (parent: TurnRules): TurnRules =>
  extend(parent, {
    table: { ...outside(parent.table), counterspell: COUNTERSPELL },
    cites: citing(NAMES, {
      perRound: r('turn', 'actions-per-round'),
      ownRound: r('turn', 'round-length'),
      standardForMove: r('turn', 'standard-for-move'),
      partial: r('action', 'full-round-as-standard'),
      surprise: r('initiative', 'surprise-actions'),
      freeStep: r('action', 'free-step-with-no-displacement'),
      standard: r('action', 'standard-action'),
      move: r('action', 'move-action'),
      fullRound: r('action', 'full-round-action'),
      swift: r('action', 'swift-action'),
      immediate: r('action', 'immediate-action'),
      free: r('action', 'free-action'),
      none: r('action', 'table-not-an-action'),
      standardTable: r('action', 'table-standard', 'table-missing-entry-means-provokes'),
      moveTable: r('action', 'table-move', 'table-missing-entry-means-provokes'),
      fullRoundTable: r('action', 'table-full-round', 'table-missing-entry-means-provokes'),
      swiftTable: r('action', 'table-swift'),
      immediateTable: r('action', 'table-immediate'),
      freeTable: r('action', 'table-free', 'table-missing-entry-means-provokes'),
      noneTable: r('action', 'table-not-an-action'),
      casting: r('action', 'cast-spell-standard'),
      coupDeGrace: [...r('action', 'table-full-round'), ...r('special-attack', 'coup-de-grace')],
      shield: r('action', 'shield-don-doff'),
      aid: r('special-attack', 'aid-another'),
      ready: r('initiative', 'ready-action'),
      delay: r('initiative', 'delay'),
      grope: r('condition', 'invisible-grope'),
      grappling: r('condition', 'grappling-allowed-actions'),
      objects: [
        ...r('special-attack', 'sunder-unattended'),
        ...r('opportunity', 'object-attack-safe'),
      ],
      drawing: [...r('action', 'table-move'), ...r('movement', 'draw-while-moving')],
      acting: r('opportunity', 'acting-in-threatened-square'),
      everyone: r('threat', 'everyone-threatening'),
      reasons: r('opportunity', 'several-reasons-same-action'),
      eachOnce: r('opportunity', 'combat-reflexes'),
      unarmed: r('attack', 'unarmed-strike-provokes'),
      ranged: r('attack', 'ranged-attack-provokes'),
      special: r('opportunity', 'special-attacks-as-aoo'),
      lastFirst: r('opportunity', 'last-in-first-out'),
      timing: r('opportunity', 'timing'),
      cancelled: r('opportunity', 'may-cancel-action'),
    }),
  });
