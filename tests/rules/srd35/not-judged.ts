/**
 * Cases of the ledger `srd35`, in the areas of the board, that the engine does not judge (yet), and
 * why.
 */
import type { NotJudged } from '../cases.ts';

export default [
  { id: 'srd35.grid.miniature-scale', why: 'reference: the scale of miniatures decides nothing' },
  {
    id: 'srd35.concealment.fog-wind',
    why: 'reference: the game master removes the fog; a scene says nothing of the wind',
    shown: true,
  },
  {
    id: 'srd35.attack.net-rope',
    why: 'reference: the text does not say how long the rope is',
    shown: true,
  },
  {
    id: 'srd35.spell.antilife-shell',
    why: 'the game master: a scene does not say which creatures a shell keeps out',
  },
  {
    id: 'srd35.opportunity.stand-still',
    why: 'reference: no sheet that is read names this psionic feat',
  },
  {
    id: 'srd35.action.silence-area',
    why: 'reference: no table tells where silence is, nor the components of a spell',
  },
  { id: 'srd35.action.sanctuary', why: 'reference: the save and its result are a person’s to say' },
  {
    id: 'srd35.special-attack.engulf-etc',
    why: 'reference: amounts and limits stand in the descriptions of the creatures',
    shown: true,
  },
  {
    id: 'srd35.special-attack.engulf',
    why: 'reference: no table tells which opponents strike and which make the save',
  },
  {
    id: 'srd35.damage.disease',
    why: 'reference: a disease changes nothing within a fight',
    shown: true,
  },
] as const satisfies readonly NotJudged[];
