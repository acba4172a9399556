/**
 * Reads which rules a table of the system dnd5e plays, and how its map counts diagonals. Runs in the
 * page's world.
 */
import { isNumber, isText, isThing, mustBe, safeRead } from '../common/safeRead.ts';
import type { SentGround } from './live.ts';
import { generation, theCanvas, theGame } from './page.ts';

/** A setting of the system; undefined: this version has no such setting. */
function setting(name: string): unknown {
  try {
    return theGame()?.settings?.get?.('dnd5e', name);
  } catch {
    return undefined;
  }
}

/** The system's own setting of Foundry 11, in the numbers of later versions. */
const OLDER_DIAGONALS: Readonly<Record<string, number>> = { 555: 0, 5105: 4, EUCL: 1 };

function diagonals(): number | undefined {
  if (generation() < 12) return OLDER_DIAGONALS[String(setting('diagonalMovement'))];
  return safeRead('grid', () => mustBe(mustBe(theCanvas()?.grid, isThing).diagonals, isNumber));
}

/** What the table of a system says of its rules; nothing for systems of one game. */
export function tableRules(system: string): Pick<SentGround, 'rules' | 'diagonals'> {
  if (system !== 'dnd5e') return {};
  const version = safeRead('system', () => mustBe(theGame()?.system?.version, isText));
  const chosen = setting('rulesVersion');
  return {
    rules: { version: version ?? null, chosen: isText(chosen) ? chosen.slice(0, 50) : null },
    diagonals: diagonals() ?? null,
  };
}
