/**
 * The files of the families of rulesets that code outside `src/rules` may import: mostly types of
 * answers, and the words of questions that the judge reads. The list may only become shorter, but
 * for `asks`, the fields of the judge's questions: ask the ruleset instead.
 */
const filesOf = (family: string, names: string): readonly string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `src/rules/${family}/${name}.ts`);

export const FAMILY_DOORS: readonly string[] = [
  ...filesOf(
    'd20',
    `
      play/asks/attackPlan play/asks/hazardAsk play/asks/movementAsk play/asks/ordnanceAsk
      play/asks/specialAsk play/asks/stateAsk play/asks/turnAsk play/asks/vehicleAsk
      map/chargePaths play/attacks/attackRules
      play/attacks/bonuses play/bodies/abilities play/bodies/damageByCreatureKind play/bodies/bodyRules
      play/bodies/damage play/flight/flightRules play/hazards/gaze play/hazards/hazardRules
      play/movements/areas play/movements/checks play/movements/checktable play/movements/journey
      play/movements/travel play/ordnance/explosives
      play/ordnance/ordnanceRules play/specials/codes play/specials/grappling
      play/specials/maneuverRolls play/specials/objects play/specials/sides
      play/specials/specialContext play/specials/specialRules
      play/specials/turning play/states/figures play/states/ghosts play/states/hiding
      play/states/stateRules play/states/wards play/turns/troubles play/turns/turnRules
      play/vehicles/actionPoints play/vehicles/vehicleNumbers play/vehicles/vehicleRules
      play/vehicles/vehicles
    `,
  ),
  ...filesOf(
    'phased',
    `
      round/asks/declarationAsk round/declaration round/event
    `,
  ),
];
