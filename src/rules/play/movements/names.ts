/** What the answers of this topic rest on, by name; a ruleset fills the names with the ids of its own ledger. */
export const NAMES = [
  // speeds
  'baseSpeed', 'bonusFirst', 'sameType', 'barbarian', 'monk', 'raceMedium', 'raceDwarf', 'raceSmall', 'armourSpeed', 'loadSpeed',
  // loads and armour
  'capacity', 'loadTotal', 'lightLoad', 'mediumLoad', 'heavyLoad', 'lift', 'donning', 'armourSize', 'proficiency', 'maxDexterity',
  'arcaneFailure', 'checkPenalty',
  // ways of moving
  'mixed', 'runDexterity', 'endurance', 'climb', 'climbing', 'climbSpeed', 'catchSelf', 'catchOther', 'swim', 'swimSpeed', 'burrow', 'crawl',
  'stepWay', 'withdrawWay', 'jump', 'jumpLong', 'jumpHigh', 'landing', 'hurdle', 'tumbleThrough', 'filled', 'escape', 'narrow', 'narrowPlace',
  // hiding
  'hide', 'hideCover', 'hideConcealment', 'hideSoft', 'hideImproved', 'hideSpeed', 'hideObserved', 'hideSniping', 'hideBetween', 'hideStaying',
  'hideSize', 'hideInvisibleMoving', 'hideInvisibleStill',
  // areas of effect
  'areaOrigin', 'areaCast', 'areaCorner', 'reflex', 'reflexSpread', 'softNoReflex', 'evasion',
  // light and senses
  'sources', 'bright', 'dim', 'dark', 'intoDark', 'distantLight', 'lowLight', 'darkvision',
  // places
  'nearest', 'objects',
] as const satisfies readonly string[];
export type Name = (typeof NAMES)[number];
