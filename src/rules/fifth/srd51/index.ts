/** The System Reference Document 5.1, rules of 2014, as differences from the 2024 document. */
import { extend } from '../../extend.ts';
import type { Ruleset } from '../../ruleset.ts';
import { areasOf } from '../areas.ts';
import { attemptOf } from '../attempt.ts';
import { olderConditions } from '../conditionRows.ts';
import { entryFactorOfKinds, paceWithoutDragging } from '../costs.ts';
import { freeFlight, whyFallsUnmoving } from '../flight.ts';
import { fifthGrounds, olderGrounds } from '../grounds.ts';
import { fifthReminders } from '../reminders.ts';
import { mayShareHostile } from '../sharing.ts';
import { lairActsNow } from '../legendary.ts';
import { olderSpellAreas } from '../spellAreas.ts';
import {
  draggingHalvesSpeed,
  reachOfSwarms,
  speedHalvedByDragging,
  unarmedReachOfOwn,
} from '../speed.ts';
import { srd52 } from '../srd52/index.ts';
import { olderTraits } from '../traits.ts';
import { olderModes, olderUsualActions } from '../turnTables.ts';
import { olderMoments, turnMoments } from '../turnMoments.ts';
import { olderWords } from '../words.ts';
import { areas, edges, grounds, map as cites } from './citations.ts';

export const srd51: Ruleset = extend(srd52, {
  id: 'srd51',
  name: '5E (SRD 5.1, 2014)',
  shortName: 'SRD 5.1, 2014',
  games: ['dnd-5e-2014'],
  words: olderWords,
  cites,
  grounds: fifthGrounds(grounds, olderGrounds),
  conditions: olderConditions,
  modes: olderModes,
  usual: olderUsualActions,
  lairActsNow,
  traits: olderTraits,
  addedCosts: { squeezing: 'added' },
  reach: reachOfSwarms,
  unarmedReach: unarmedReachOfOwn,
  speed: speedHalvedByDragging,
  dragging: draggingHalvesSpeed,
  entryFactor: entryFactorOfKinds,
  paceFactor: paceWithoutDragging,
  flight: freeFlight(whyFallsUnmoving),
  reminders: fifthReminders(whyFallsUnmoving, false),
  turnMoment: turnMoments(olderMoments),
  mounts: { ...srd52.mounts, provokesAlone: false },
  mayShare: mayShareHostile,
  attempt: attemptOf(edges),
  areas: areasOf(areas),
  spellAreas: olderSpellAreas,
});
