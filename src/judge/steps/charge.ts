/**
 * The steps of a charge: the path to the target, the effects of the mount, and the attack from its
 * end.
 */
import { creatureOf, withCreature } from '../../board/board.ts';
import type { Attack, Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { carrierOf, ridersOf } from '../../board/mounts.ts';
import { chargePaths } from '../../rules/d20/map/chargePaths.ts';
import { isBelowSaddle } from '../../rules/core/mounted.ts';
import type { MountTopic } from '../../rules/mountRules.ts';
import type { AttackPlan } from '../../rules/d20/play/attacks/attackRules.ts';
import { hasTag } from '../../rules/tags.ts';
import type { PathVerdict, RuleId } from '../../rules/verdict.ts';
import {
  against,
  checkDie,
  choice,
  yesNo,
  type Label,
  type MadeSteps,
  type Situation,
  type Step,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';
import { attackOn, weaponIn } from './strike.ts';

type Way = PathVerdict & { readonly path: readonly Cell[] };

/** Is the target too far away for an attack from here, or too near? */
function mustMove({ j, of }: Situation, target: Creature, weapon: Attack): boolean {
  const { why } = j.rules.attacks.attack(j, of, target, weapon, { action: 'charge' });
  return why.includes('out-of-reach') || why.includes('too-near');
}

/** The legal paths to the ends of the charge, the cheapest first; if there are none, the reason. */
function pathsTo({ j, of }: Situation, target: Creature) {
  const all = chargePaths(j, of, target).map(({ found }) => found);
  const far = (found: Way): number =>
    (endOf(found)[0] - of.at[0]) ** 2 + (endOf(found)[1] - of.at[1]) ** 2;
  const paths = all
    .filter((found): found is Way => found.path !== null)
    .sort(
      (a, b) =>
        a.cost - b.cost || a.opportunities.length - b.opportunities.length || far(a) - far(b),
    );
  return { paths, why: all.find(({ why }) => why !== undefined)?.why ?? 'not-nearest' };
}

const endOf = ({ path }: Way): Cell => path.at(-1)!;

/** The creature that moves, and its riders after it. */
const together = ({ j, of }: Situation): readonly Creature[] => {
  const mover = carrierOf(of);
  return [mover, ...ridersOf(j.board.creatures, mover)];
};

interface Saddle {
  readonly steps: readonly Step[];
  readonly plan: AttackPlan;
  readonly times?: number;
  readonly told: readonly Label[];
  readonly rules: readonly RuleId[];
}

/** Points of a mounted charge that the rules text leaves open. */
const OF_CHARGES: readonly MountTopic[] = ['charge', 'lance', 'higher-ground'];

/** The effects of the mount, and the points about them that the rules text leaves open. */
function saddleOf(s: Situation, target: Creature, weapon: Attack): Saddle {
  const { j, of } = s;
  const { open, together: fights, charge: both } = j.rules.mounts;
  const applies = (topic: MountTopic): boolean =>
    topic === 'lance'
      ? hasTag(weapon, 'lance')
      : topic !== 'higher-ground' || isBelowSaddle(of, target);
  const silent = OF_CHARGES.filter((topic) => open.includes(topic) && applies(topic));
  const plan: AttackPlan = { action: 'charge' };
  const stated = j.rules.attacks.attack(j, of, target, weapon, plan).multiplied;
  const fighting = fights === undefined ? undefined : yesNo(s, 'together');
  const ride =
    fights === undefined || fighting?.chosen !== 'yes'
      ? undefined
      : against({ message: 'steps.check' }, checkDie(s, 'ride', of, 'ride'), 'dc', fights.dc);
  const words: Label[] =
    silent.length === 0
      ? []
      : [
          { message: 'mounted.silent' },
          ...silent.map((topic): Label => ({ message: `mounted.silent.${topic}` })),
        ];
  const pair = { who: { creature: of.id }, target: { creature: carrierOf(of).id } };
  return {
    steps: [
      ...(words.length === 0 ? [] : [toldStep(...words)]),
      ...(fighting === undefined ? [] : [fighting]),
      ...(ride === undefined ? [] : [ride]),
    ],
    plan,
    ...(stated === undefined ? {} : { times: stated.times }),
    told: [
      ...(ride?.result === 'failure' ? [sentence('steps.notTogether', pair)] : []),
      ...(both === undefined ? [] : [sentence('steps.bothCharged', pair)]),
    ],
    rules: [...(both?.rules ?? []), ...(ride === undefined ? [] : (fights?.rules ?? []))],
  };
}

function make(s: Situation): MadeSteps {
  const { j, of, target } = s;
  if (target === undefined) return { why: [], steps: [], rules: [], unknown: [] };
  const arms = weaponIn(s);
  if (arms.weapon === undefined) return attackOn(s, target, arms);
  const moves = mustMove(s, target, arms.weapon);
  const { paths, why } = moves ? pathsTo(s, target) : { paths: [], why: undefined };
  const ends = choice(
    s,
    'end',
    paths.map((path) => ({ id: endOf(path).join(','), label: { cell: [...endOf(path)] } })),
    paths[0] === undefined ? undefined : endOf(paths[0]).join(','),
  );
  const path = paths.find((each) => endOf(each).join(',') === ends.chosen);
  const board = path === undefined ? j.board : withCreature(j.board, { ...of, at: endOf(path) });
  const there: Situation =
    path === undefined ? s : { ...s, j: { ...j, board }, of: creatureOf(board, of.id) ?? of };
  const saddle = of.seat === undefined ? undefined : saddleOf(there, target, arms.weapon);
  const made = attackOn(there, target, arms, {
    plan: saddle?.plan ?? { action: 'charge' },
    before: [
      // The declaration named the path.
      ...(paths.length > 1 && !s.declared ? [ends] : []),
      ...(path === undefined ? [] : [toldStep(told(s, path))]),
      ...(saddle?.steps ?? []),
    ],
    provoked: path?.opportunities ?? [],
    ...(saddle?.times === undefined ? {} : { times: saddle.times }),
    told: saddle?.told ?? [],
    changes:
      path === undefined
        ? []
        : together(s).map(({ id, at }) => ({ what: 'place', of: id, from: at, at: endOf(path) })),
    rules: [...(saddle?.rules ?? []), ...(path?.rules ?? [])],
  });
  return path === undefined
    ? { ...made, why: why === undefined ? made.why : [why, ...made.why] }
    : { ...made, path: path.path, unknown: [...new Set([...path.unknown, ...made.unknown])] };
}

/**
 * The sentence about the path: which creature charges how far, and to which cell; for a rider also
 * the mount.
 */
const told = ({ of }: Situation, way: Way): Label =>
  sentence(of.seat === undefined ? 'steps.charges' : 'steps.chargesMounted', {
    who: { creature: of.id },
    target: { creature: carrierOf(of).id },
    len: { length: way.cost },
    cell: endOf(way),
  });

export const chargeAttempt: Topic = {
  asks: ['attack', 'attack-roll', 'wound', 'path'],
  place: 'action',
  target: 'other',
  make,
};
