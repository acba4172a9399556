/** The topic of a round in phases: people declare and roll, the answer says what happens at which factor. */
import type { PhasedJudge } from '../playbook.ts';
import type { TimelineQuestion } from './declaration.ts';
import type { TimelineAnswer } from './event.ts';

export interface PhaseRules {
  timeline(j: PhasedJudge, question: TimelineQuestion): TimelineAnswer;
}
