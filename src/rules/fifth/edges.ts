/**
 * What gives an attack roll an advantage or a disadvantage: one row for each source. A ruleset has
 * the rows whose key its citations name.
 */
import type { Attack, Creature } from '../../board/creature.ts';
import { hasTrait } from '../../board/creature.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { inForce } from '../core/conditionsInForce.ts';
import { squaresOf, standOf } from '../core/distance.ts';
import { isSqueezing } from '../core/fit.ts';
import { senses } from '../core/hidden.ts';
import { oppositeSquares } from '../core/opposite.ts';
import { doubtOfTrait } from '../core/traitEffect.ts';
import type { DoubtfulQuestion } from '../effects.ts';
import type { Judge } from '../ruleset.ts';
import { hasTag } from '../tags.ts';
import type { RuleId } from '../verdict.ts';
import { countsAgainst, friendsAmong } from './attackEnds.ts';
import { isSuspended } from './auras.ts';
import { UNCONSCIOUS } from './conditionRows.ts';
import { isIncapacitated } from './sharing.ts';
import { sees } from './sight.ts';
import { isInWater, isSwimmer } from './speed.ts';

/** An attack, and the facts that several sources ask for. */
export interface Attempted {
  readonly j: Judge;
  readonly from: Creature;
  readonly to: Creature;
  readonly attack: Attack;
  /** Distance in cells. */
  readonly cells: number;
  /** Conditions and traits of the attacker, and of the target. */
  readonly own: readonly string[];
  readonly theirs: readonly string[];
  /** Is a missile or a spell sent, or a weapon thrown? */
  readonly shot: boolean;
  /** Is it an opportunity attack? */
  readonly opportunity: boolean;
}

/** What a source found: who or what is behind it, and what else it cites or would have to know. */
export interface EdgeFound {
  readonly by?: string | undefined;
  readonly rules?: readonly RuleId[];
  readonly unknown?: string;
  /** Does the missing fact leave open whether there is anything? Then it does not count. */
  readonly open?: true;
}

export interface EdgeSource {
  /** Its key in the citations, and its reason (a term or a message `hit.<key>`) unless `why`. */
  readonly key: string;
  readonly gives: 'advantage' | 'disadvantage';
  readonly why?: string;
  readonly found: (a: Attempted) => readonly EdgeFound[];
}

const NONE: readonly EdgeFound[] = [];
const FOUND: readonly EdgeFound[] = [{}];
const when = (holds: boolean): readonly EdgeFound[] => (holds ? FOUND : NONE);
const by = (id: string | undefined): readonly EdgeFound[] =>
  id === undefined ? NONE : [{ by: id }];
const notSaid = (c: Creature, condition: string): readonly EdgeFound[] => [
  { unknown: `creatures.${c.id}.conditionsBy.${condition}` },
];

const near = (j: Judge, a: Creature, b: Creature): boolean => j.rules.distance(j, a, b).cells <= 1;

/**
 * A source for an attack on or by somebody unseen: the other creature, if the one who looks does not
 * see it. Senses of which nobody tells count as none, and are named.
 */
function unseen(j: Judge, looker: Creature, other: Creature): readonly EdgeFound[] {
  const { sees: seesIt, why, rules, unknown } = sees(j, looker, other);
  // That its target is unaware is a reason of its own.
  if (seesIt || why === 'unaware') return NONE;
  return [{ by: other.id, rules, ...(unknown[0] !== undefined && { unknown: unknown[0] }) }];
}

/** The same sources, in doubt if a feature of the creature may take them away. */
const unless = (
  j: Judge,
  c: Creature,
  question: DoubtfulQuestion,
  found: readonly EdgeFound[],
): readonly EdgeFound[] => {
  const unknown = found.length === 0 ? undefined : doubtOfTrait(j, c, question);
  return unknown === undefined ? found : found.map((each) => ({ unknown, ...each }));
};

/** Conditions of those who lie on the floor. */
const LYING: readonly string[] = ['prone', ...UNCONSCIOUS];
const isLying = (conditions: readonly string[]): boolean =>
  conditions.some((condition) => LYING.includes(condition));

/** Sources that are a condition of the target, or of the attacker. */
const ofTarget = (key: string): EdgeSource => ({
  key,
  gives: 'advantage',
  found: ({ theirs }) => when(theirs.includes(key)),
});
const ofAttacker = (key: string, gives: EdgeSource['gives'] = 'disadvantage'): EdgeSource => ({
  key,
  gives,
  found: ({ own }) => when(own.includes(key)),
});

/** Creatures of the same side that stand beside the target and can act. */
const helpers = ({ j, from, to }: Attempted): readonly Creature[] =>
  j.board.creatures.filter(
    (o) =>
      o.id !== from.id &&
      o.id !== to.id &&
      j.rules.relation(from, o).value === 'ally' &&
      near(j, o, to) &&
      !isIncapacitated(j, o) &&
      !j.rules.bodyIs(j, o, 'corpse'),
  );

/** An ally of the attacker beside the target that can act. */
export const allyBeside = (a: Attempted): Creature | undefined => helpers(a)[0];

/** Enemies beside a shooter that see it and can act; those of unknown senses may see it. */
const hinderers = ({ j, from }: Attempted): readonly EdgeFound[] =>
  j.board.creatures.flatMap((o): EdgeFound[] => {
    const isBeside =
      j.rules.relation(from, o).value === 'foe' &&
      near(j, o, from) &&
      !isIncapacitated(j, o) &&
      !j.rules.bodyIs(j, o, 'corpse');
    if (!isBeside) return [];
    const { sees: seesIt, unknown } = sees(j, o, from);
    if (seesIt) return [{ by: o.id }];
    return unknown[0] === undefined ? [] : [{ by: o.id, unknown: unknown[0], open: true }];
  });

/** Does an ally stand on the opposite side or corner of the target, both beside it and seeing it? */
function flanker(a: Attempted): Creature | undefined {
  const { j, from, to, attack, cells } = a;
  if (attack.kind !== 'melee' || cells > 1 || !sees(j, from, to).sees) return undefined;
  const [own, at] = [standOf(j, from), standOf(j, to)];
  return helpers(a).find(
    (o) => sees(j, o, to).sees && oppositeSquares(own, standOf(j, o), at, false) !== null,
  );
}

const flanks =
  (gives: string) =>
  (a: Attempted): readonly EdgeFound[] =>
    a.j.options.flankingHelps === gives ? by(flanker(a)?.id) : NONE;
/** The house rule that gives a number instead of an advantage. */
export const flanksForTwo = flanks('plus-two');

/** Who is behind a condition of the creature; undefined: nobody says. */
const behind = (c: Creature, condition: string): readonly string[] | undefined =>
  c.conditionsBy?.[condition];

/** Fear counts while its source is in line of sight. */
function frightened({ j, from, own }: Attempted): readonly EdgeFound[] {
  if (!own.includes('frightened') || isSuspended(j, from, 'frightened')) return NONE;
  const sources = behind(from, 'frightened');
  if (sources === undefined) return notSaid(from, 'frightened');
  return by(
    sources.find((id) => {
      const source = j.board.creatures.find((c) => c.id === id);
      return source !== undefined && j.rules.lineOfSight(j, from, source).free;
    }),
  );
}

/** 2024: whoever is grappled attacks all but the grappler at a disadvantage. */
function grappled({ j, from, to, own }: Attempted): readonly EdgeFound[] {
  if (!own.includes('grappled')) return NONE;
  const holders = [
    ...(behind(from, 'grappled') ?? []),
    ...j.board.creatures.filter((c) => c.grapples?.includes(from.id)).map(({ id }) => id),
  ];
  if (holders.length === 0) return notSaid(from, 'grappled');
  return holders.includes(to.id) ? NONE : by(holders[0]);
}

/** The ability score from which a heavy weapon is handled well. */
const HEAVY_FROM = 13;

/** A heavy weapon, by the ability score that it asks for. */
function weakHands({ from, attack }: Attempted): readonly EdgeFound[] {
  if (!hasTag(attack, 'heavy')) return NONE;
  const ability = attack.kind === 'ranged' ? 'dex' : 'str';
  const score = from.abilities?.[ability];
  if (score === undefined)
    return [{ unknown: `creatures.${from.id}.abilities.${ability}`, open: true }];
  return when((score ?? 0) < HEAVY_FROM);
}

export const isSunlit = (j: Judge, c: Creature): boolean => {
  const index = GroundIndex.of(j.board.ground);
  return squaresOf(j, c).some(
    ([x, y]) => (index.facts(x, y)?.light ?? j.board.ground.light) === 'daylight',
  );
};

export const isUnderWater = ({ j, from, attack }: Attempted): boolean =>
  isInWater(j, from) && !hasTag(attack, 'spell');

/** A melee weapon under water; whoever swims by nature is spared. */
const slowUnderWater = (a: Attempted): boolean =>
  !a.shot && isUnderWater(a) && !isSwimmer(a.j, a.from);

/** A frenzied creature strikes better at those that lack hit points, if anybody says how many. */
function bloodied({ from, to }: Attempted): readonly EdgeFound[] {
  if (!hasTrait(from, 'blood-frenzy')) return NONE;
  const { current, max } = to.hp ?? {};
  if (current === undefined || max === undefined)
    return [{ unknown: `creatures.${to.id}.hp`, open: true }];
  return when(current < max);
}

/** 2014 names the weapons that work under water. */
const SPARED =
  /dagger|javelin|shortsword|spear|trident|pugnale|giavellotto|spada corta|lancia|tridente/i;
const SHOT_SPARED =
  /crossbow|net\b|javelin|spear|trident|dart|balestra|rete\b|giavellotto|tridente|dardo/i;
const isNamed = ({ id, name }: Attack, list: RegExp): boolean => list.test(id) || list.test(name);

export const SOURCES: readonly EdgeSource[] = [
  ...['restrained', 'stunned', 'paralyzed', 'petrified'].map(ofTarget),
  ...UNCONSCIOUS.map(ofTarget),
  {
    key: 'prone-target',
    gives: 'advantage',
    why: 'prone',
    found: ({ theirs, cells }) => when(isLying(theirs) && cells <= 1),
  },
  {
    key: 'prone-target',
    gives: 'disadvantage',
    why: 'prone',
    found: ({ theirs, cells }) => when(isLying(theirs) && cells > 1),
  },
  {
    key: 'unseen-attacker',
    gives: 'advantage',
    found: ({ j, from, to }) => unless(j, to, 'unseen-attacker', unseen(j, to, from)),
  },
  { key: 'unseen-target', gives: 'disadvantage', found: ({ j, from, to }) => unseen(j, from, to) },
  {
    key: 'dodging',
    gives: 'disadvantage',
    found: ({ j, from, to, theirs }) =>
      when(
        theirs.includes('dodging') &&
          !isIncapacitated(j, to) &&
          j.rules.speed(j, to).value > 0 &&
          sees(j, to, from).sees,
      ),
  },
  // Whoever is reckless attacks with Strength, and is attacked more easily.
  { key: 'reckless', gives: 'advantage', found: ({ theirs }) => when(theirs.includes('reckless')) },
  {
    key: 'reckless-strength',
    gives: 'advantage',
    why: 'reckless',
    found: ({ own, attack }) => when(own.includes('reckless') && attack.kind !== 'ranged'),
  },
  {
    key: 'reckless-own-turn',
    gives: 'advantage',
    why: 'reckless',
    found: ({ j, from, own, attack }) =>
      when(
        own.includes('reckless') &&
          attack.kind === 'melee' &&
          (j.board.turn?.active ?? from.id) === from.id,
      ),
  },
  ofAttacker('steady-aim', 'advantage'),
  // 2014: help is against one creature.
  {
    key: 'helped',
    gives: 'advantage',
    found: ({ j, from, to, own }) => {
      const counts = own.includes('helped') ? countsAgainst(j, from, 'helped', to) : false;
      return counts === undefined ? notSaid(to, 'distracted') : when(counts);
    },
  },
  // 2024: a helper distracts the target for the next attack of any friend.
  {
    key: 'distracted',
    gives: 'advantage',
    found: ({ j, from, to, theirs }) => {
      if (!theirs.includes('distracted')) return NONE;
      const helpers = behind(to, 'distracted');
      if (helpers === undefined) return notSaid(to, 'distracted');
      return by(friendsAmong(j, from, helpers)[0]);
    },
  },
  {
    key: 'vexed',
    gives: 'advantage',
    found: ({ from, to, theirs }) => {
      if (!theirs.includes('vexed')) return NONE;
      return behind(to, 'vexed') === undefined
        ? notSaid(to, 'vexed')
        : when(behind(to, 'vexed')!.includes(from.id));
    },
  },
  {
    key: 'pack-tactics',
    gives: 'advantage',
    found: (a) => (hasTrait(a.from, 'pack-tactics') ? by(allyBeside(a)?.id) : NONE),
  },
  {
    key: 'grappler',
    gives: 'advantage',
    found: ({ from, to }) =>
      when(hasTrait(from, 'grappler') && from.grapples?.includes(to.id) === true),
  },
  { key: 'flanking', gives: 'advantage', found: flanks('advantage') },
  {
    key: 'outlined',
    gives: 'advantage',
    found: ({ j, from, to, theirs }) => when(theirs.includes('outlined') && sees(j, from, to).sees),
  },
  {
    key: 'blurred',
    gives: 'disadvantage',
    found: ({ from, theirs, cells }) =>
      when(
        (theirs.includes('blurred') || theirs.includes('blur')) &&
          !senses(from, cells, 'blindsight') &&
          !senses(from, cells, 'true-seeing'),
      ),
  },
  ofTarget('guiding-bolt'),
  ofAttacker('mocked'),
  ...['prone', 'poisoned', 'restrained', 'sapped'].map((key) => ofAttacker(key)),
  ...['exhaustion-3', 'exhaustion-4', 'exhaustion-5'].map((key) => ofAttacker(key)),
  { key: 'frightened', gives: 'disadvantage', found: frightened },
  { key: 'grappled', gives: 'disadvantage', found: grappled },
  {
    key: 'close-combat',
    gives: 'disadvantage',
    why: 'foe-in-reach',
    found: (a) => (a.shot ? unless(a.j, a.from, 'enemy-beside', hinderers(a)) : NONE),
  },
  {
    key: 'range',
    gives: 'disadvantage',
    why: 'long-range',
    found: ({ j, from, shot, attack, cells }) =>
      unless(
        j,
        from,
        'long-range',
        when(shot && attack.range?.long !== undefined && cells > attack.range.normal),
      ),
  },
  { key: 'heavy-weak', gives: 'disadvantage', why: 'heavy-weapon', found: weakHands },
  {
    key: 'heavy-small',
    gives: 'disadvantage',
    why: 'heavy-weapon',
    found: ({ from, attack }) => when(hasTag(attack, 'heavy') && from.size === 'small'),
  },
  {
    key: 'lance',
    gives: 'disadvantage',
    found: ({ attack, cells }) => when(hasTag(attack, 'lance') && cells <= 1),
  },
  { key: 'squeezing', gives: 'disadvantage', found: ({ j, from }) => when(isSqueezing(j, from)) },
  { key: 'squeezing', gives: 'advantage', found: ({ j, to }) => when(isSqueezing(j, to)) },
  {
    key: 'underwater-melee',
    gives: 'disadvantage',
    why: 'underwater',
    found: (a) =>
      when(
        slowUnderWater(a) &&
          !hasTag(a.attack, 'piercing') &&
          !(a.attack.unarmed || a.attack.natural),
      ),
  },
  {
    key: 'underwater-named',
    gives: 'disadvantage',
    why: 'underwater',
    found: (a) => when(slowUnderWater(a) && !isNamed(a.attack, SPARED)),
  },
  {
    key: 'underwater-ranged',
    gives: 'disadvantage',
    why: 'underwater',
    found: (a) => when(a.shot && isUnderWater(a)),
  },
  {
    key: 'underwater-shot-named',
    gives: 'disadvantage',
    why: 'underwater',
    found: (a) => when(a.shot && isUnderWater(a) && !isNamed(a.attack, SHOT_SPARED)),
  },
  {
    key: 'escape-the-horde',
    gives: 'disadvantage',
    found: ({ to, opportunity }) => when(opportunity && hasTrait(to, 'escape-the-horde')),
  },
  // Nobody knows what such a feature gives, so nothing counts.
  {
    key: 'outside-feature',
    gives: 'advantage',
    found: ({ j, from, to, shot, opportunity }) =>
      [
        shot || from.mount === undefined ? undefined : doubtOfTrait(j, from, 'saddle'),
        opportunity ? doubtOfTrait(j, to, 'opportunity-target') : undefined,
      ].flatMap((unknown) => (unknown === undefined ? [] : [{ unknown, open: true }])),
  },
  { key: 'blood-frenzy', gives: 'advantage', found: bloodied },
  {
    key: 'blood-frenzy-melee',
    gives: 'advantage',
    why: 'blood-frenzy',
    found: (a) => (a.shot ? NONE : bloodied(a)),
  },
  {
    key: 'sunlight',
    gives: 'disadvantage',
    found: ({ j, from }) => when(hasTrait(from, 'sunlight-sensitivity') && isSunlit(j, from)),
  },
];

/** The facts of an attack that the sources ask for. */
export function attempted(
  j: Judge,
  from: Creature,
  to: Creature,
  attack: Attack,
  as?: 'opportunity',
): Attempted {
  const { cells } = j.rules.distance(j, from, to);
  // A melee weapon with a range is thrown at what it does not reach.
  const thrown = attack.range !== undefined && cells > j.rules.attackReach(j, from, attack).far;
  return {
    j,
    from,
    to,
    attack,
    cells,
    own: inForce(j, from),
    theirs: inForce(j, to),
    shot: attack.kind !== 'melee' || thrown,
    opportunity: as === 'opportunity',
  };
}

/** 2014: any enemy of the target beside it that can act. */
export const enemyBeside = ({ j, from, to }: Attempted): Creature | undefined =>
  j.board.creatures.find(
    (o) =>
      o.id !== from.id &&
      o.id !== to.id &&
      j.rules.relation(o, to).value === 'foe' &&
      near(j, o, to) &&
      !isIncapacitated(j, o) &&
      !j.rules.bodyIs(j, o, 'corpse'),
  );
