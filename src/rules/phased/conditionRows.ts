/**
 * The conditions of rounds in phases, one row each: its words, and what it forbids and changes on
 * the map.
 */
import type { ConditionRow } from '../conditionRow.ts';

/**
 * A creature that cannot resist physically: it is asleep, paralyzed, or can only defend itself
 * passively (arelia.movement.pass-defenceless).
 */
const DEFENCELESS = { actions: 'none', helpless: true } as const;
/** A corpse, through which others may pass and in whose hex they may end. */
const CORPSE = { ...DEFENCELESS, corpse: true } as const;

const rows = <K extends string>(table: Readonly<Record<K, ConditionRow>>) => table;

export const PHASED_CONDITIONS = rows({
  asleep: { words: ['asleep', 'addormentato'], limits: DEFENCELESS },
  paralyzed: { words: ['paralyzed', 'paralizzato'], limits: DEFENCELESS },
  unconscious: { words: ['unconscious', 'privo di sensi', 'privo sensi'], limits: DEFENCELESS },
  helpless: {
    words: ['helpless', 'indifeso'],
    reminder: { icon: 'helpless', rank: 1, effect: 'helpless', alone: true },
    limits: DEFENCELESS,
  },
  bound: { words: ['bound', 'legato'], limits: DEFENCELESS },
  petrified: { words: ['petrified', 'pietrificato'], limits: DEFENCELESS },
  stunned: { words: ['stunned', 'stordito'], limits: DEFENCELESS },
  dying: { words: ['dying', 'morente'], limits: DEFENCELESS },
  dead: { words: ['dead', 'morto'], limits: CORPSE },
  destroyed: { words: ['destroyed', 'distrutto'], limits: CORPSE },
  // These creatures are so confused or frightened that they only defend themselves passively. A
  // creature that is merely frightened still blocks the way.
  cowering: { words: ['cowering', 'accovacciato'], limits: DEFENCELESS },
  'passive-defence': {
    words: ['passive defense', 'difesa passiva', 'passivo', 'passive'],
    onHosts: false,
    limits: DEFENCELESS,
  },
  incorporeal: { words: ['incorporeal', 'incorporeo'], limits: { incorporeal: true } },
});
