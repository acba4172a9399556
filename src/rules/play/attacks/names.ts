/** What the answers on attacks rest on, by name; a ruleset fills the names with the ids of its own ledger. */
export const NAMES = [
  // who may attack whom
  'attack', 'melee', 'ranged', 'ownSquare', 'maxRange', 'totalCover', 'targeting', 'wrongSquare', 'meleeOrRanged',
  // what changes the roll
  'flanking', 'higherGround', 'unseen', 'unseenToBlind', 'range', 'intoMelee', 'intoMeleeFar', 'nonProficient', 'improvised', 'wrongSize',
  'twoWeapons', 'naturalSecondary', 'nonlethal', 'charge', 'defensively', 'aid', 'gm', 'inGrapple',
  // what changes armour class
  'cover', 'concealed', 'loseDodge', 'darkBlind', 'bright', 'grappleRandom', 'escapeArtist',
  // chances to miss
  'missChance', 'totalMissChance', 'varying',
  // opportunities
  'unarmedProvokes', 'naturalArmed', 'rangedProvokes', 'touchArmed',
  // precise blows
  'precision', 'precisionRange', 'precisionConcealed', 'precisionMultiple', 'sneak', 'coupDeGrace', 'coupDeGraceBow', 'criticalImmune',
  // the roll
  'roll', 'naturalOneTwenty', 'critical', 'coverStruck', 'coverDodged', 'ammunition',
  // armour class
  'armourClass', 'flatFooted', 'touch', 'touchArmourClass', 'incorporealTouch', 'forgo',
  // several attacks
  'fullAttack', 'fullOrder', 'fullStep', 'iteratives', 'manufactured', 'naturalNoIteratives', 'double',
  // weapons
  'damageType', 'naturalTypes', 'thrown', 'projectile', 'negativeStrength', 'light', 'oneHanded', 'twoHanded', 'objectSize', 'sizeBonus',
  'longarm', 'wholeRound', 'firearm', 'fist', 'splashDirect', 'splashIntersection', 'splashMiss',
  // bonuses
  'stacking', 'armourType', 'naturalArmourType', 'circumstanceType', 'deflectionType', 'moraleType', 'inherentType', 'enhancementType',
  'racialType', 'resistanceType', 'dodgeType', 'shieldType', 'sizeType', 'alchemicalType', 'insightType', 'competenceType', 'luckType',
  'profaneType', 'sacredType', 'classType', 'equipmentType',
] as const satisfies readonly string[];
export type Name = (typeof NAMES)[number];
