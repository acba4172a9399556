/** The steps of actions within a grapple, from the verdict of `grappleAttempt`. */
import { inOneGrapple, type Creature } from '../../board/creature.ts';
import type { GrappleAsk } from '../../rules/d20/play/specials/grappling.ts';
import type { Side } from '../../rules/d20/play/specials/specialRules.ts';
import { changesOf, toldOf } from './effects.ts';
import { sideDie } from './special.ts';
import {
  choice,
  diceStep,
  numberDie,
  yesNo,
  type DieField,
  type MadeSteps,
  type Situation,
  type Step,
  type Topic,
} from './step.ts';

const foesOf = ({ j, of }: Situation): readonly Creature[] =>
  j.board.creatures.filter((c) => c.id !== of.id && inOneGrapple(of, c) === true);

/** Actions for which the steps ask whether the destination is dangerous. */
const DANGEROUS: ReadonlySet<string> = new Set(['grapple-move', 'grapple-break-free']);

/** The choices that an action needs, and the fields that they add to the question. */
function asked(s: Situation): { readonly steps: Step[]; readonly ask: Partial<GrappleAsk> } {
  const rule = s.j.rules.specials.grapple.rows[s.topic];
  const steps: Step[] = [];
  const ask: { -readonly [K in keyof GrappleAsk]?: GrappleAsk[K] } = {};
  const foes = foesOf(s);
  if (rule?.choice !== undefined) {
    const step = yesNo(s, rule.choice.name);
    steps.push(step);
    if (step.chosen === 'yes') ask[rule.choice.name] = true;
  }
  if (foes.length > 1) {
    const step = choice(
      s,
      'against',
      foes.map((c) => ({ id: c.id, label: { creature: c.id } })),
      foes[0]?.id,
    );
    steps.push(step);
    ask.against = step.chosen;
  }
  if (s.topic === 'grapple-free-other') {
    const held = s.j.board.creatures.filter(
      (c) =>
        c.id !== s.of.id &&
        s.j.rules.relation(s.of, c).value === 'ally' &&
        s.j.board.creatures.some((o) => o.pins === c.id),
    );
    const step = choice(
      s,
      'frees',
      held.map((c) => ({ id: c.id, label: { creature: c.id } })),
      held[0]?.id,
    );
    steps.push(step);
    if (step.chosen !== '') ask.frees = step.chosen;
  }
  if (rule?.light === true && s.topic !== 'grapple-attack') {
    const whose = s.topic === 'grapple-use-weapon' ? foes[0] : s.of;
    const arms = (whose?.attacks ?? []).filter((a) => !a.natural && !a.unarmed);
    if (arms.length > 1) {
      const step = choice(
        s,
        'with',
        arms.map((a) => ({ id: a.id, label: { text: a.name === '' ? a.id : a.name } })),
        arms[0]?.id,
      );
      steps.push(step);
      ask.with = step.chosen;
    }
  }
  const single = s.j.rules.specials.grapple.against === 'manoeuvre';
  if (single && DANGEROUS.has(s.topic)) {
    const step = yesNo(s, 'hazard');
    steps.push(step);
    if (step.chosen === 'yes') ask.hazard = true;
  }
  if (s.topic === 'release-grapple') {
    const step = yesNo(s, 'both');
    steps.push(step);
    if (step.chosen === 'yes') ask.both = true;
  }
  return { steps, ask };
}

function make(s: Situation): MadeSteps {
  const { j, of } = s;
  const { steps, ask } = asked(s);
  const judged = (more: Partial<GrappleAsk>) =>
    j.rules.specials.grappling(j, of, { action: s.topic, ...ask, ...more });
  const before = judged({});
  if (before.opportunities.length > 0) steps.push({ kind: 'provokes', by: before.opportunities });
  const opposing: readonly Side[] = before.others ?? [];
  let verdict = before;
  let rolls = false;
  if (before.own !== undefined && opposing.length > 0) {
    rolls = true;
    const mine = sideDie(s, 'own', before.own, of);
    const theirs = opposing.map((side): DieField => {
      const c = j.board.creatures.find(({ id }) => id === side.of) ?? of;
      return sideDie(s, `other-${side.of}`, side, c);
    });
    // A maneuver defense is a fixed number: nobody rolls for it.
    const fixed = opposing.every(({ check }) => check === 'manoeuvre');
    const others = fixed
      ? opposing.map(({ modifier }) => modifier)
      : theirs.map(({ total }) => total);
    const ready = mine.total !== undefined && others.every((n) => n !== undefined);
    if (ready) verdict = judged({ totals: { own: mine.total!, others: others as number[] } });
    const { outcome } = verdict;
    steps.push({
      kind: 'dice',
      label: { message: fixed ? 'steps.check' : 'steps.opposed' },
      dice: fixed ? [mine] : [mine, ...theirs],
      ...(fixed && { against: { what: 'dc' as const, n: Math.max(...others.map(Number)) } }),
      ...(ready && outcome !== undefined
        ? {
            ...(outcome.margin === undefined ? {} : { margin: outcome.margin }),
            ...(outcome.result === 'success' ||
            outcome.result === 'failure' ||
            outcome.result === 'reroll'
              ? { result: outcome.result }
              : {}),
          }
        : {}),
    });
  }
  const { outcome } = verdict;
  const effects = outcome?.effects ?? [];
  const foe = foesOf(s)[0];
  const changes = changesOf({ j, from: of, to: foe }, effects);
  const hurt = effects.find(({ effect }) => effect === 'unarmed-damage');
  if (hurt !== undefined) {
    const damage = numberDie(s, 'damage', of.id, 'damage', { optional: true });
    steps.push(diceStep('steps.damage', damage));
    if (damage.total !== undefined)
      changes.push({
        what: 'note',
        of: hurt.of,
        note: hurt.on?.includes('lethal') === true ? 'damage' : 'nonlethal',
        value: damage.total,
      });
  }
  return {
    why: before.why,
    steps,
    rules: verdict.rules,
    unknown: verdict.unknown,
    ...(outcome === undefined ||
    outcome.result === 'reroll' ||
    (rolls && verdict === before && outcome.margin === undefined)
      ? {}
      : {
          outcome: {
            result: outcome.result === 'success' && !rolls ? ('told' as const) : outcome.result,
            ...(outcome.margin === undefined ? {} : { margin: outcome.margin }),
            told: toldOf(effects),
            changes,
          },
        }),
  };
}

/** Actions of the grapple table whose steps are defined elsewhere, as special attacks or spells. */
const ELSEWHERE: ReadonlySet<string> = new Set(['disarm', 'cast-spell']);

export const grappleAttempt: Topic = { asks: ['grapple'], place: 'action', make };

export const isOfGrapple = (s: Pick<Situation, 'j'>, topic: string): boolean =>
  !ELSEWHERE.has(topic) && Object.hasOwn(s.j.rules.specials.grapple.rows, topic);
