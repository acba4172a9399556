/**
 * Words for steps and outcomes of an attempt: topics, rolls, modifiers and changes of the state.
 * Pure: the log, the replay and the panel use the same words.
 */
import type { Change } from '../../../rules/change.ts';
import { actionTerm, isMessageId, isTermId, type Param } from '../../../text/index.ts';

interface Said {
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const who = (id: string): Param => ({ creature: id });
const word = (id: string): Param => (isTermId(id) ? { term: id } : id.replaceAll('-', ' '));

/** The label of an attempt's topic: a question about a creature, or an action. */
export const topicLabel = (topic: string): Param =>
  isMessageId(`topic.${topic}`) ? { message: `topic.${topic}` } : word(actionTerm(topic));

/** The label of a roll. */
export const rollLabel = (what: string): Param =>
  isMessageId(`steps.roll.${what}`) ? { message: `steps.roll.${what}` } : word(what);

/** Does the label of this topic or roll consist of our own words? */
export const hasWords = (id: string): boolean =>
  isMessageId(`topic.${id}`) || isMessageId(`steps.roll.${id}`) || isTermId(actionTerm(id));

/** The label of the reason for a modifier: its own label, else the label of its source. */
export function whyLabel(why: string, by?: string): Param {
  const own = [`steps.why.${why}`, `hit.${why}`].find(isMessageId);
  if (own !== undefined) return { message: own };
  return by !== undefined && isTermId(by) ? { term: by } : rollLabel(why);
}

export function changeSaid(change: Change): Said {
  const params = { who: who(change.of) };
  switch (change.what) {
    case 'condition': {
      const { on, by, until } = change;
      const source = who(by ?? '');
      const said = { ...params, condition: word(change.condition) };
      if (!on && by !== undefined)
        return { message: 'change.condition.less', params: { ...said, source } };
      if (by === undefined && until === undefined)
        return { message: on ? 'log.conditionGained' : 'log.conditionLost', params: said };
      return {
        message: 'change.condition',
        params: {
          ...said,
          source,
          by: by !== undefined,
          at: until?.at ?? 'none',
          ender: who(until?.of ?? ''),
        },
      };
    }
    case 'tally': {
      const { successes, failures } = change;
      return { message: 'change.tally', params: { ...params, successes, failures } };
    }
    case 'hold':
      return {
        message: change.on ? 'change.hold' : 'change.hold.ends',
        params: { ...params, target: who(change.with) },
      };
    case 'pin':
      return {
        message: change.on ? 'change.pin' : 'change.pin.ends',
        params: { ...params, target: who(change.with) },
      };
    case 'place':
      return { message: 'change.place', params: { ...params, cell: change.at } };
    case 'evade':
      return { message: 'change.evade', params: { ...params, target: who(change.foe) } };
    case 'weapon':
      return { message: change.ready ? 'log.weaponDrawn' : 'change.weapon.lost', params };
    case 'note':
      return { message: 'change.note', params: { ...params, note: change.note, n: change.value } };
  }
}
