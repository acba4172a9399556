/** The round of 'Il round tattico': its printed tables, and the ledger rules for each answer. */
import { chargeOf } from '../round/charge.ts';
import type { PhaseRules } from '../round/phaseRules.ts';
import type { Tables } from '../round/tables.ts';
import { judgeTimeline } from '../round/timeline.ts';
import { waitingOf } from '../round/waiting.ts';
import * as citations from './citations.ts';

const tables: Tables = {
  sizes: {
    tiny: { half: 10, full: 20, common: 20 },
    small: { half: 15, full: 25, common: 25 },
    medium: { half: 20, full: 30, common: 30 },
    large: { half: 25, full: 50, common: 50 },
    huge: { half: 35, full: 80, common: 80 },
    gargantuan: { half: 50, full: 100, common: 100 },
  },
  // The shield sizes in the text are small, medium and body.
  weapon: { small: 1, medium: 2, large: 3, larger: 4, body: 4 },
  shield: { small: 1, medium: 2, large: 3, larger: 3, body: 3 },
  object: 2,
  scroll: 4,
  grip: 1,
  noTime: 7,
  ratings: {
    warriors: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5],
    monsters: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6],
    vagabonds: [16, 15, 14, 13, 12, 11, 10, 9, 8, 7],
    priests: [17, 16, 15, 14, 13, 12, 11, 10, 9, 8],
    // These are the printed values; from the third level on they equal those of priests
    // (arelia-notes, 8).
    'magic-users': [18, 16, 15, 14, 13, 12, 11, 10, 9, 8],
  },
  leastRating: 3,
};

export const phases: PhaseRules = {
  cites: citations.phases,
  tables,
  timeline: judgeTimeline,
  waiting: waitingOf,
  charge: chargeOf,
};
