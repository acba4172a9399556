/** What the log says of a round of phases. Pure. */
import type { EventOf } from '../../../encounter/event.ts';
import { faultWhy } from '../../layers/words.ts';
import { actionWord, dieWord, eventWhy } from '../../layers/timelineWords.ts';
import type { Why } from '../../shape.ts';
import type { Line } from './line.ts';

type Told = Partial<Line> & Pick<Line, 'told'>;

const who = (id: string) => ({ creature: id });
const DICE: ReadonlySet<string> = new Set([
  'initiative',
  'waiting.penalty',
  'waiting.percent',
  'charge.roll',
]);
const isDie = (what: string): boolean =>
  DICE.has(what) || /^(?:tie:[\d.]+|end:[a-f])(?:#\d+)?$/.test(what);

export const phasedLines = {
  round: ({ round, on }: EventOf<'round'>): Told => ({
    told: on
      ? { message: 'timeline.began', params: { round } }
      : { message: 'timeline.isOver', params: { round } },
  }),

  declaration({ of, says, ruling, hand }: EventOf<'declaration'>): Told {
    const params = { who: who(of), action: says === null ? '' : actionWord(says.action) };
    const told = {
      message:
        says === null
          ? 'intentions.withdrawn'
          : hand === 'master'
            ? 'intentions.declaredFor'
            : 'intentions.declared',
      params,
    };
    const reasons = ruling.faults.map((fault): Why => faultWhy(fault, { of, action: '' }));
    return {
      told,
      head: told,
      reasons,
      rules: reasons.flatMap(({ rules }) => rules),
      cells: reasons.flatMap(({ cells }) => cells),
    };
  },

  die: ({ of, what, result, from }: EventOf<'die'>): Told => ({
    told: {
      message: from === 'typed' ? 'intentions.rolled' : `intentions.rolled.${from}`,
      params: { who: who(of), n: result, text: isDie(what) ? dieWord(what) : what },
    },
  }),

  decision: ({ of, against, factor, chooses }: EventOf<'decision'>): Told => ({
    told: {
      message: chooses === 'refuse' ? 'timeline.what.refused' : 'timeline.willStrike',
      params: { who: who(of), target: who(against), factor },
    },
  }),

  factor({ to, due, rules }: EventOf<'factor'>): Told {
    const told =
      to === 'end'
        ? { message: 'phased.phase', params: { phase: 'end' } }
        : { message: 'phased.factor', params: { factor: to } };
    const reasons = due.map((event): Why => eventWhy(event, rules));
    return {
      told,
      head: told,
      reasons,
      rules: [...new Set(reasons.flatMap((why) => why.rules))],
      cells: reasons.flatMap(({ cells }) => cells).slice(-1),
    };
  },
};
