/**
 * Exported names that more than one file declares, as tests/architecture.test.ts allows. A reader who
 * searches for one of them finds several things. The list may only become shorter: give one of the
 * exports the name of its subject, and take the name out.
 */
export const SHARED_NAMES: readonly string[] = `
  Floor RawGround RawSheet RawToken RawTokens Sent SentCamera SentGround SentSheet SentTokens
  SheetReader Walls chat commands floorOf frameOf ground inject isMaster known
  pollTable readSecondSource rollIn rolled sceneOf screen sheet sheetOpen tokens tokensSeen
  wallsOf whole
`
  .trim()
  .split(/\s+/);
