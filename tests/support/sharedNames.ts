/**
 * Exported names that more than one file declares, as tests/architecture.test.ts allows. A reader who
 * searches for one of them finds several things. The list may only become shorter: give one of the
 * exports the name of its subject, and take the name out.
 */
export const SHARED_NAMES: readonly string[] = `
  ACTIONS Act Actor Against Answered Around Asked Attack Attributes BARE Blow Board CHECKS Canvas
  Card Cells Check CheckVerdict DEGREES DIRECTIONS Decision Declaration Declared Degrees Depth
  Dice Die Direction Disc Draft EITHER Entry FARTHEST FIGURES FOOTINGS Facts Fall Fight Figure
  Figures Findings Floor Game Group Guard Happening Heard HouseRules InArea JudgedLine Judging KEY
  KEYS KINDS Known LONGEST LONGEST_NOTE LightSource Look MANEUVERS MARGIN MOST MOST_WORDS Made
  MapBox Moment Options Outcome Pace Page Paint Part Passing Patterns Placed Point Present
  Progress Question RawGround RawSheet RawToken RawTokens Read Reason Refusal Region Reply Report
  Row RulesetChoice Ruling SCALES SET_ASIDE SHAPES SHOWN STEP STEPS Said Screen Sent SentCamera
  SentGround SentSheet SentTokens Sentence Session Shades Shape Sheet SheetAttack SheetReader
  Sheets Shown THEMES TRAITS Token Topic TurnLeft UNIT USUAL View Viewer Vocabulary Walk Walked
  Wall Walls Watcher Word Words ability act actOf actions acts afflict alongPath apartFrom area
  around atCorner attacks begin beside between bodies bonus broken budget by cameraOf cell cellAt
  cellOf cells cellsOf charged chat check combat compare conditionOf conditions confused cornerAt
  cornersOf cover creature creatureOf damage damageOf delay distance extend factorsOf flag
  flanking flee flight floorOf follow frame frameOf grapple ground groupsOf growth heal heightsOf
  hide holds id inOrder inReach initial initiative inject inside isCell isMaster isPinned isShared
  join judged kept keyOf keys known knownTo laid lanesOf later leftOf legOf light lightOf
  lineOfEffect lineOfSight linesOf listOf listed maneuvers mapId matches mayAct middleOf
  modifierOf mounted move moved movement named nearest notes number numberOf objectSave order
  ordnance outline overlaps own partsOf path phased place placeOf plan posterOf put questionOf
  raised ranked reachable reached reaches ready recover restored ridersOf ring rollIn rolled
  rowsOf ruling save sceneOf screen second selection senses share sheet sheetOf sheetOpen sidesOf
  sizeOf spaceOf spared special specials speed spend stall standing standingAt strike strikes
  terrain text textOf threat timeline toPlane token tokenOf tokens tokensSeen totalsOf traitOf
  turn turnRest turning typeOf unread voices walk walked wall wallsOf watch way wayOf weaponOf
  whole wind without word wordsOf wound written
`
  .trim()
  .split(/\s+/);
