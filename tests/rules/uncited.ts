/** Shared reasons why an answer cannot cite the rule of its row. */

export const TIMELINE =
  'docs/spec/timeline.md lists the ids that each event cites, and this rule is not one of them';
export const NOBODY_STRIKES =
  'nobody strikes, and an answer without opportunities cites no rule about them';
export const STRUCK =
  'the opportunity stands by the common rule; this rule only says that nothing bars it here';
export const NO_FLANKING = 'no pair flanks, and an answer without pairs cites the bonus alone';
export const VITALS =
  'a control: nothing befalls the creature, and the answer cites only what does';
export const AREA =
  'a reachable area cites the rules of its mode, not what each of its cells meets';
