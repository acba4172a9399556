/**
 * The files of the families of rulesets that code outside `src/rules` may import: mostly types of
 * answers, and the words of questions that the judge reads. The list may only become shorter: ask
 * the ruleset instead.
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
      map/chargePaths map/flight/questions map/spellAreas play/attacks/bonuses
      play/attacks/questions play/bodies/abilities play/bodies/bearings play/bodies/damage
      play/bodies/questions play/flight/questions play/hazards/gaze play/hazards/questions
      play/movements/areas play/movements/checks play/movements/checktable play/movements/journey
      play/movements/shapes play/movements/travel play/ordnance/explosives play/ordnance/questions
      play/specials/codes play/specials/grappling play/specials/maneuverRolls play/specials/nouns
      play/specials/objects play/specials/questions play/specials/sides play/specials/specialContext
      play/specials/turning play/states/figures play/states/ghosts play/states/hiding
      play/states/questions play/states/wards play/turns/applyAction play/turns/left
      play/turns/questions play/turns/troubles play/vehicles/luck play/vehicles/questions
      play/vehicles/table play/vehicles/vehicles
    `,
  ),
  ...filesOf(
    'phased',
    `
      round/declaration round/event
    `,
  ),
];
