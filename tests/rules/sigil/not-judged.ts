/**
 * Rules of the ledger `sigil` that the engine does not judge, in the areas that it covers, and why.
 */
import type { NotJudged } from '../cases.ts';

const GM = 'left to the game master by the text';
const REFERENCE = 'says what a thing is; no board differs by it';

export const notJudged: readonly NotJudged[] = [
  { id: 'sigil.grid.grid-decides', why: 'a principle without a case: every other row rests on it' },
  { id: 'sigil.grid.crowding-outside-combat', why: 'outside combat nothing is judged' },

  { id: 'sigil.size.dimensions', why: REFERENCE },
  { id: 'sigil.size.pc-sizes', why: REFERENCE },

  { id: 'sigil.turn.non-actions', why: REFERENCE },
  { id: 'sigil.initiative.reaction-to-events', why: GM },

  { id: 'sigil.cover.gm-extra', why: GM },

  { id: 'sigil.ability.score-examples-table', why: REFERENCE },
  { id: 'sigil.flight.types', why: REFERENCE },

  { id: 'sigil.information.manual-is-authority', why: 'how a group plays: people agree on it' },
  { id: 'sigil.information.dm-need-not-reveal', why: GM },
  { id: 'sigil.information.timely-official-rule-binds', why: GM },
  { id: 'sigil.information.rewind-as-little-as-possible', why: GM },
  { id: 'sigil.information.legal-bad-choices-never-rewound', why: GM },

  { id: 'sigil.movement.hide-crowd', why: GM },
];
