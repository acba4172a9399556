/**
 * Translates events of the timeline and declarations into sentences, for a round in phases. Pure.
 */
import type { Declaration } from '../../rules/phased/round/declaration.ts';
import type { TimelineEvent } from '../../rules/phased/round/event.ts';
import { isMessageId, isTermId } from '../../text/index.ts';
import type { Why } from '../shape.ts';

/** Terms for names in the engine that the texts of d20 rules use with another meaning. */
const TERMS: Readonly<Record<string, string>> = {
  attack: 'attack-phased',
  'ranged-attack': 'ranged-attack-phased',
  common: 'common-action',
  'put-away': 'put-away-phased',
  'free-action': 'free-action-phased',
  spell: 'cast-spell-phased',
  'start-of-round': 'start-of-round-action',
  'one-round': 'one-round-action',
  long: 'long-action',
  regular: 'regular-action',
  nothing: 'nothing-phased',
  charge: 'charge-phased',
  draw: 'draw-weapon-phased',
  object: 'object-phased',
  scroll: 'scroll-phased',
  other: 'free-action-phased',
};

export const phasedTerm = (name: string): string =>
  Object.hasOwn(TERMS, name) ? TERMS[name]! : name;
const word = (name: string): unknown =>
  isTermId(phasedTerm(name)) ? { term: phasedTerm(name) } : name;

/** A declared action in words: "half move, then attack". */
export function actionWord(action: Declaration['action']): unknown {
  const [first = '', then] = action.split('-then-');
  return then === undefined
    ? word(first)
    : { message: 'intentions.then', params: { first: word(first), second: word(then) } };
}

/** `critical-success` → `criticalSuccess`: the form in which messages name a choice. */
const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * For each event, the part of a rule id that identifies its rule. It is needed because an answer
 * lists the rules of all its events together.
 */
const WRITTEN: Readonly<Partial<Record<TimelineEvent['what'], string>>> = {
  chooses: '.action.regular',
  'half-move': '.movement.half-',
  'full-move': '.movement.full-',
  'enters-melee': '.reach.melee-trigger',
  attack: '.action.pattern-',
  'attack-postponed': '.attack.melee-postpone-condition',
  'now-or-never': '.attack.melee-postpone-factor',
  'free-action': '.action.free',
  'item-ready': '.action.free',
  common: '.action.common-',
  'put-away': '.weapon.put-away',
  'ranged-attack': '.attack.ranged-never-postponed',
  spell: '.timeline.spell-factor',
  charge: '.charge.roll',
  yields: '.movement.occupant-yields',
  aborted: '.action.abort',
};
export const POSTPONED = '.attack.melee-postpone-factor';
export const TIED = '.initiative.tie-break';

/** The first of the rules whose id contains this text. */
export const ruleContaining = (rules: readonly string[], what: string): readonly string[] =>
  rules.filter((rule) => rule.includes(what)).slice(0, 1);

function sentence(e: TimelineEvent): Pick<Why, 'message'> & { readonly params?: Why['params'] } {
  const message = `timeline.what.${e.what}`;
  const named = (names: string | readonly string[] | null | undefined): unknown => ({
    creatures: names === null || names === undefined ? [] : [names].flat(),
  });
  switch (e.what) {
    case 'free-action':
      return { message, params: { item: e.name ?? word(e.kind ?? 'other') } };
    case 'item-ready':
      return { message, params: { item: word(e.item) } };
    case 'chooses':
      return { message, params: { choice: e.choice ?? 'none', action: word(e.choice ?? '') } };
    case 'half-move':
    case 'full-move':
      return e.stopped === undefined
        ? { message }
        : { message: 'timeline.what.stopped', params: { stopped: e.stopped } };
    case 'enters-melee':
      return { message, params: { names: named(e.with) } };
    case 'yields':
      return { message, params: { other: named(e.for) } };
    case 'charge':
      return { message, params: { result: camel(e.result ?? 'none') } };
    case 'attack':
      return { message, params: { target: named(e.target ?? e.choices), postponed: e.postponed } };
    case 'now-or-never':
      return e.decision === 'refuse'
        ? { message: 'timeline.what.refused', params: { target: named(e.against) } }
        : { message, params: { names: named(e.against) } };
    case 'common':
      return { message, params: { action: e.name ?? word('common') } };
    case 'put-away':
      return { message, params: { item: e.name ?? { term: 'object-phased' } } };
    case 'aborted':
      return { message, params: { action: word(e.action) } };
    case 'lost':
      return { message, params: { why: camel(e.why) } };
    case 'effect':
      return { message, params: { item: e.name } };
    case 'words':
      return { message, params: { text: e.text } };
    default:
      return { message };
  }
}

/** The sentence for one event of the timeline. `rules`: the rules of the whole answer. */
export function eventWhy(event: TimelineEvent, rules: readonly string[]): Why {
  const { message, params } = sentence(event);
  const postponed = event.what === 'attack' && event.postponed;
  return {
    message,
    params: { who: { creature: event.of }, ...params },
    verdict: event.what === 'now-or-never' ? 'doubtful' : 'info',
    rules: ruleContaining(rules, postponed ? POSTPONED : (WRITTEN[event.what] ?? '\0')),
    cells: [event.position],
  };
}

/** The purpose of a die, in words. */
export const dieWord = (what: string): unknown => {
  const [kind = '', rest = ''] = what.split(/[:#]/);
  if (kind === 'tie')
    return { message: 'intentions.die.tie', params: { factor: Number(rest) || 0 } };
  const message =
    kind === 'end' ? 'intentions.die.end' : `intentions.die.${what.replace('.', '-')}`;
  // A log read from a file may name an unknown die.
  return isMessageId(message) ? { message } : what;
};
