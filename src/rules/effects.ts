/**
 * What conditions and traits change, as data: the rows of a ruleset's tables. The answers read these
 * effects and never the name of a condition or trait.
 */
import type { Ability, DifficultKind } from '../board/vocabulary.ts';
import type { RuleName } from './names.ts';

/** The actions that a condition forbids. Only the gates read them as permissions. */
export interface ConditionLimits {
  /**
   * Actions left in a turn: none; only mental actions; one move action; one standard or one move
   * action. With `none` or `mental-only` the creature neither attacks nor moves.
   */
  readonly actions?: 'none' | 'mental-only' | 'move-only' | 'single';
  /**
   * Restricts the creature to the actions of a grapple, or to those of a pinned creature. `loose`:
   * the creature is held, but may do anything that needs only one hand.
   */
  readonly hold?: 'grapple' | 'pin' | 'loose';
  readonly noAttack?: true;
  readonly noCasting?: true;
  readonly noImmediate?: true;
  /** The next action must complete the full-round action in progress. */
  readonly completes?: true;
  /**
   * The creature must flee from the source. The value says what it may do if cornered: fight, only
   * defend itself, or cower.
   */
  readonly flees?: 'fights' | 'defends' | 'cowers';
  /** It flees on foot alone, without spells, items and its own abilities. */
  readonly onFoot?: true;
  /** Cannot leave its cell. */
  readonly immobile?: true;
  /** May neither run nor charge. */
  readonly noRun?: true;
  /**
   * The creature cannot see: it may not run, charge or withdraw, and all other creatures have total
   * concealment from it.
   */
  readonly blind?: true;
  /**
   * The creature moves only by crawling. `grounded`: this applies only while it is on the ground.
   */
  readonly crawls?: true | 'grounded';
}

export interface ConditionEffect extends ConditionLimits {
  /** Gives one more action in a turn, good for some actions alone. */
  readonly hastens?: true;
  /** Threatens no cells: the creature cannot attack in melee. */
  readonly noThreat?: RuleName;
  /** Takes no reaction before its first turn has ended. */
  readonly surprised?: true;
  /** Threatens cells, but makes no attacks of opportunity. */
  readonly noOpportunity?: RuleName;
  /** The creature's movement provokes no attacks of opportunity. */
  readonly noProvoking?: RuleName;
  /** The creature cannot use anything that needs two hands. */
  readonly oneHanded?: true;
  /** The creature is helpless. Moving through its squares costs double. */
  readonly slowsPassage?: true;
  /** The creature is no obstacle: others may pass through its space and end there. */
  readonly helpless?: true;
  /** A corpse: no longer a creature, and no obstacle. */
  readonly corpse?: true;
  /** Gives no soft cover. */
  readonly noSoftCover?: true;
  readonly halfSpeed?: true;
  /** The number of cells by which the speed is less; negative: more. */
  readonly slower?: number;
  /** The part of its speed that the creature has; 2: twice its speed. */
  readonly speedPart?: number;
  /** Falls slowly, and lands without damage. */
  readonly fallsSlowly?: true;
  /** The jumps of the creature are so many times as long. */
  readonly jumpTimes?: number;
  /** Feet that the creature may jump whatever its abilities. */
  readonly jumpFeet?: number;
  /**
   * Enhancement bonus to speed in cells; `doubles`: at most as much as the speed itself; `land`:
   * only to the land speed.
   */
  readonly faster?: { readonly cells: number; readonly only: 'doubles' | 'land' };
  /** The creature loses one level for each instance of the condition. */
  readonly drains?: true;
  /** Number of sizes by which the creature grows or shrinks, with its equipment. */
  readonly sizes?: 1 | -1;
  /** Invisible to creatures without a sense that detects it. */
  readonly invisible?: true;
  /** Unaware of all around it, whatever senses it has. */
  readonly unaware?: RuleName;
  /**
   * Hiding: not seen until it is found. `invisible`: senses that see the invisible find it too;
   * `unnoticed`: they do not.
   */
  readonly hides?: 'invisible' | 'unnoticed';
  /** An attack by the creature ends the condition, unless its invisibility is natural. */
  readonly endsByAttack?: true;
  /**
   * An attack on the creature ends the condition: one by anybody, by the creature behind it, or by a
   * friend of the creature behind it.
   */
  readonly endsByAttackOf?: 'anybody' | 'source' | 'friends';
  /** Counts only against creatures with this condition from the same source. */
  readonly against?: string;
  /** Actions of which the creature takes one in its turn, so that the condition outlasts the turn. */
  readonly keptBy?: readonly string[];
  /**
   * Cover against every attack, from a tower shield or from the mount at whose side the rider hangs
   * (`seated`: only while it rides).
   */
  readonly guards?: { readonly degree: 'cover' | 'total'; readonly seated?: true };
  /** Miss chance in percent against every attack, regardless of position. */
  readonly concealed?: 20 | 50;
  /** The miss chance that is left for attackers with these senses. */
  readonly concealedFrom?: Readonly<Partial<Record<'see-invisible' | 'true-seeing', 0 | 20>>>;
  /** Ignores difficult ground, passes through solid matter, and gives no soft cover. */
  readonly incorporeal?: true;
  /** On another plane: solid matter of any thickness is no obstacle. */
  readonly apart?: true;
  readonly flying?: true;
  /** Moves and attacks normally where magic or water would hinder it. */
  readonly unhindered?: true;
  /** Conditions that have no effect while this one lasts. */
  readonly frees?: readonly string[];
  /** Conditions that the creature cannot get; those that it had have no effect while this one lasts. */
  readonly immuneTo?: readonly string[];
  /** What ends the condition: that the creature is Incapacitated, or unconscious. */
  readonly endsWhen?: 'incapacitated' | 'unconscious';
  /** Any damage ends the condition. */
  readonly endsByDamage?: true;
  /** The creature cannot concentrate while it lasts. */
  readonly noConcentration?: true;
  /** The condition has no effect on a creature with this trait, or with these skill ranks. */
  readonly spares?: { readonly trait?: string; readonly skill?: string; readonly ranks?: number };
  /**
   * A speed that the creature has while the condition lasts, in cells; `burdened`: in medium or
   * heavy armor, or under such a load.
   */
  readonly grants?: {
    readonly way: 'fly' | 'climb';
    readonly cells: number;
    readonly burdened?: number;
    readonly manoeuvrability?: 'good' | 'perfect';
    /** Only to a creature that has no such speed. */
    readonly onlyWithout?: true;
  };
  /** May not run in the air. */
  readonly noRunAloft?: true;
  /** In the air it moves only up and down. */
  readonly vertical?: true;
  /** Climbs without checks. */
  readonly clings?: true;
  /** Does not fall while it lasts. */
  readonly holdsUp?: true;
  /** May not get up while it lasts. */
  readonly staysDown?: true;
  /** Takes an action or a bonus action in its turn, not both. */
  readonly oneOfTwo?: true;
  /** Modifiers to Armor Class and to Dexterity saves, for rulesets without other tables of them. */
  readonly armorClass?: number;
  readonly dexteritySaves?: number;
  /** It changes what happens around the creature. */
  readonly aura?: Aura;
  /** Its load does not keep it on the ground. */
  readonly lifts?: true;
}

/** What a creature changes within a distance that moves along with it. */
export interface Aura {
  /** Its radius in cells, measured from the creature's space. */
  readonly cells: number;
  /** Whom it concerns: its bearer's foes, its bearer and its allies, or everybody but the bearer. */
  readonly on: 'foes' | 'allies' | 'others';
  /** Types of creature that it does not concern. */
  readonly spares?: readonly string[];
  /** The state of its bearer that ends it; absent: none. */
  readonly ends?: 'incapacitated' | 'unconscious';
  /** Does it not need a line of effect? */
  readonly throughWalls?: true;
  /** Halves speeds. */
  readonly halves?: true;
  /** What those who enter it must save against. */
  readonly hazard?: string;
  /** Must those save too onto whom its bearer carries it? */
  readonly carried?: true;
  /** The bearer's modifier of this ability, at least 1, is added to saves. */
  readonly saves?: Ability;
  /** A condition without effect in it. */
  readonly suspends?: string;
  /** Nobody concerned passes its rim or strikes across it, but with long weapons. */
  readonly bars?: true;
}

export type ConditionTable = Readonly<Record<string, ConditionEffect>>;

export interface TraitEffect {
  /** Number of attacks of opportunity per round, given the Dexterity modifier. */
  readonly opportunities?: (dexterity: number) => number;
  /** May make attacks of opportunity even while flat-footed. */
  readonly alertFlatFooted?: true;
  /** Unarmed strikes count as armed. */
  readonly unarmedArmed?: true;
  /** Sees in dim light and darkness at any distance, or perceives without sight. */
  readonly seesInDark?: true;
  /** The creature's squares cost double, even if it is helpless. */
  readonly obstructs?: true;
  /** A swarm: it may share its space with any creature, and enter any creature's space. */
  readonly shares?: true;
  /** Lets other creatures pass through its space, and does not obstruct them. */
  readonly yields?: true;
  /** Cannot be flanked. */
  readonly notFlanked?: true;
  /** Moves at full speed without sight. */
  readonly blindFooted?: true;
  /** Armor and load do not reduce the creature's speed. */
  readonly unslowed?: true;
  /** The creature fills its squares completely: nobody can tumble through them. */
  readonly fillsSpace?: true;
  /** Squeezes only where the gap is narrower than a quarter of its space. */
  readonly compresses?: true;
  /** Is stable at once below 0 hit points, and may act as if disabled. */
  readonly steadfast?: true;
  /** A swarm: breaks up at 0 hit points, and is never staggered, disabled or dying. */
  readonly scatters?: true;
  /** Speed multiplier for running. */
  readonly runFactor?: number;
  /**
   * Number of squares of difficult ground each round that the creature crosses as plain floor.
   * Several traits add up.
   */
  readonly easesDifficult?: number;
  /** Its own movement, or its flight alone, provokes nobody by leaving reach. */
  readonly provokesNobody?: 'flying' | 'always';
  /**
   * May enter the spaces of its foes alone, of all other creatures, or of those that are not larger
   * than itself, and stop there.
   */
  readonly enters?: 'foes' | 'all' | 'no-larger';
  /** All other creatures may enter its space and stop there. */
  readonly admits?: true;
  /** It may jump as far as by this ability, instead of by Strength. */
  readonly jumpsBy?: Ability;
  /** A running jump is longer by the modifier of this ability. */
  readonly jumpsFarther?: Ability;
  /** Actions after which its jumps are twice as long in the same turn. */
  readonly jumpsDoubledBy?: readonly string[];
  /** May pass through creatures that are larger by this many sizes or more. */
  readonly passesLarger?: number;
  /** Crosses difficult ground of these causes as plain floor. */
  readonly ignoresDifficult?: readonly DifficultIgnored[];
  /** Has a Swim Speed equal to its Speed. */
  readonly swims?: true;
  readonly aura?: Aura;
  /** Kinds of ground that it crosses as plain floor, without their dangers. */
  readonly walksOn?: readonly string[];
  /** Stays in the air whatever happens to it. */
  readonly hovers?: true;
  /** Nothing gives an advantage against the creature while it can act. */
  readonly eludes?: true;
  /** A Dexterity save for half the damage leaves none of it, or half after a failure. */
  readonly evades?: true;
  /** Its darkvision reaches into magical darkness. */
  readonly seesVeiled?: true;
  /** Hides behind creatures that are larger. */
  readonly hidesBehindLarger?: true;
  /** Drags creatures of its own size without being slowed. */
  readonly dragsOwnSize?: true;
  /** Deals more damage in the circumstances of a sneak attack. */
  readonly sneaks?: true;
  /** Its saves against magic differ from others. */
  readonly resistsMagic?: true;
  /** Has a Reaction in each turn of a round. */
  readonly reactsEachTurn?: true;
  /** Has an advantage on checks to escape a grapple. */
  readonly escapes?: true;
  /** Shoots weapons that must be loaded as often as others. */
  readonly needsNoLoading?: true;
  /** Conditions that only unconsciousness ends, whatever else ends them for other creatures. */
  readonly keeps?: readonly string[];
  /** The reach of a creature whose sheet states none, in cells. */
  readonly reach?: number;
  /**
   * What the number in the trait's name counts: Reactions for opportunities alone with the first one
   * included, cells of a jump without a run-up, attacks beside the first, or all attacks of the action.
   */
  readonly counts?: 'reactions' | 'leap' | 'runningLeap' | 'extraAttacks' | 'attacks';
  /** The number of a trait whose name states none. */
  readonly usually?: number;
  /** Questions that a feature outside the documents may answer otherwise. */
  readonly doubts?: readonly DoubtfulQuestion[];
}

/**
 * Questions that features outside the documents may answer otherwise; the features are named, and
 * their texts are unknown. Of a mover: does leaving reach provoke? Of a foe: does Disengage prevent
 * its attack, may it attack a creature that enters its reach or moves within it, and is its Reaction
 * spent? Of an attacker: an enemy beside it, long range, the end of a range, cover, its saddle. Of a
 * target: that it is not seen, and an opportunity attack on it. Of a caster: concentration.
 */
export type DoubtfulQuestion =
  | 'leaving'
  | 'disengaging'
  | 'entering'
  | 'moving-within'
  | 'reaction-spent'
  | 'enemy-beside'
  | 'long-range'
  | 'range-end'
  | 'target-cover'
  | 'saddle'
  | 'unseen-attacker'
  | 'opportunity-target'
  | 'concentration';

/** Causes of difficult ground: all of them, magic, everything else, or one kind. */
export type DifficultIgnored = 'all' | 'magical' | 'nonmagical' | DifficultKind;

export type TraitTable = Readonly<Record<string, TraitEffect>>;
