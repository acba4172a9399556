/**
 * Commands that Foundry carries out for this user: whisper, propose, move, set back, mark, share.
 * Runs in the page's world. Each command returns false if it was not carried out.
 */
import { sanitizeText } from '../../src/chat/sanitizeText.ts';
import { safeRead, isNumber, isText } from '../common/safeRead.ts';
import type { TokenDoc } from './live.ts';
import { chooseMode, guard, ownOptions } from './moves.ts';
import {
  chat,
  deletion,
  drag,
  fightHere,
  generation,
  mastersHere,
  mastersPresent,
  statusEffects,
  findToken,
  user,
} from './page.ts';

/**
 * Whispers to this user (`self`) or to the game masters (`gm`) by user id, or posts a message for
 * everybody (`table`). The text is sanitized here, just before it is written. Returns false if
 * there is no recipient or the host refused.
 */
export async function whisper(text = '', to = ''): Promise<boolean> {
  const me = user()?.id;
  const messages = chat();
  const content = sanitizeText(text);
  if (messages === undefined || me === undefined || content === '') return false;
  const hearers = to === 'gm' ? mastersHere() : to === 'self' ? [me] : [];
  // A message without recipients is public, so only a command addressed to the table may send one.
  if (hearers.length === 0 && to !== 'table') return false;
  return (await messages.create({ content, whisper: hearers })) != null;
}

/**
 * Whispers an outcome to the game masters; a flag of the message holds the data for their
 * Quadretto. `to`: only to these of them that are connected, by user ids. Returns false if this user
 * may not act for the creature, there is no such game master, or the host refused.
 */
export async function propose(said = '', of = '', text = '', to?: string): Promise<boolean> {
  const messages = chat();
  const content = sanitizeText(said);
  const masters =
    to === undefined ? mastersHere() : mastersPresent().filter((id) => to.split(' ').includes(id));
  if (messages === undefined || content === '' || masters.length === 0 || mine(of) === undefined)
    return false;
  const flags = { world: { quadretto: { of, text } } };
  return (await messages.create({ content, whisper: masters, flags })) != null;
}

type Pair = [x: number, y: number];
const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

function pathIn(text: string): Pair[] | undefined {
  const path: unknown = JSON.parse(text);
  return Array.isArray(path) && path.length > 0 && path.every(isPair) ? path : undefined;
}

type Changeable = Pick<TokenDoc, 'isOwner' | 'canUserModify'>;
/**
 * May this user change the document? The server would also refuse, but with an error message on the
 * user's screen.
 */
const mayChange = (document: {
  isOwner?: boolean;
  canUserModify?: Changeable['canUserModify'];
}): boolean =>
  document.isOwner === true &&
  safeRead('permission', () => document.canUserModify?.(user(), 'update')) !== false;

const mine = (of: string): TokenDoc | undefined => {
  const document = findToken(of)?.document;
  return document !== undefined && mayChange(document) ? document : undefined;
};

const corner = ([x, y]: Pair): { x: number; y: number } => ({ x, y });

/**
 * Maximum wait for Foundry's answer, in milliseconds. Foundry 14 answers only at the end of the
 * whole movement, and does not answer while the movement is paused.
 */
const LONGEST_MS = 1500;
const isAt = ({ _source }: TokenDoc, [x, y]: Pair): boolean =>
  _source?.['x'] === x && _source['y'] === y;

/**
 * Did the movement succeed? The host's answer decides. If none arrives in time, the movement
 * succeeded if the token is at its destination.
 */
async function begun(answer: Promise<boolean>, done: () => boolean): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(done()), LONGEST_MS);
  });
  return (await Promise.race([answer, late])) === true;
}

function heightsIn(text: string): readonly number[] | undefined {
  const heights: unknown = text === '' ? undefined : JSON.parse(text);
  return Array.isArray(heights) && heights.every(isNumber) ? heights : undefined;
}

/** Raises the token that this user drags by this number of steps, as the host's own keys do. */
export function climb(by = ''): boolean {
  const token = findToken(drag()?.of ?? '');
  if (token?._changeDragElevation === undefined || !Number.isInteger(Number(by))) return false;
  token._changeDragElevation(Number(by));
  return true;
}

/** Sets a token's height, in distance units. */
export async function lift(of = '', height = ''): Promise<boolean> {
  const elevation = heightsIn(height)?.at(-1);
  return elevation !== undefined && (await mine(of)?.update?.({ elevation })) != null;
}

/**
 * Moves a token along a path in pixels, which begins at the token's position. Our own veto does not
 * apply.
 */
async function move(of = '', pixels = '', above = ''): Promise<boolean> {
  const document = mine(of);
  const path = pathIn(pixels);
  const last = path?.at(-1);
  if (document === undefined || path === undefined || last === undefined || path.length < 2)
    return false;
  const options = ownOptions({ cause: 'drag', path });
  const heights = heightsIn(above);
  const high = (i: number): { elevation?: number } => {
    const elevation = heights?.length === path.length ? heights[i] : undefined;
    return elevation === undefined ? {} : { elevation };
  };
  if (document.move === undefined || !(generation() >= 13))
    return (
      (await document.update?.({ ...corner(last), ...high(path.length - 1) }, options)) != null
    );
  const waypoints = path
    .map((at, i) => ({ ...corner(at), ...high(i), explicit: false, checkpoint: false }))
    .slice(1);
  return await begun(document.move(waypoints, { method: 'dragging', ...options }), () =>
    isAt(document, last),
  );
}

/** The corners of a path: the first position, those where the direction changes, and the last. */
const turns = (path: readonly Pair[]): readonly Pair[] =>
  path.filter(([x, y], i) => {
    const [before, after] = [path[i - 1], path[i + 1]];
    return (
      before === undefined ||
      after === undefined ||
      x - before[0] !== after[0] - x ||
      y - before[1] !== after[1] - y
    );
  });

/**
 * Moves a token along a path as a user would by hand, with all checks by the host and by us. A drag
 * of the token by this user is canceled first. In Foundry 11 and 12 the token moves one leg at a
 * time, as with the ruler of these versions.
 */
async function follow(of = '', pixels = ''): Promise<boolean> {
  const document = mine(of);
  const path = pathIn(pixels);
  const [first, last] = [path?.[0], path?.at(-1)];
  if (document === undefined || path === undefined || first === undefined || last === undefined)
    return false;
  if (path.length < 2 || !isAt(document, first)) return false;
  if (drag()?.of === of) safeRead('drag', () => findToken(of)?.mouseInteractionManager?.cancel?.());
  if (document.move !== undefined && generation() >= 13) {
    const waypoints = path
      .slice(1)
      .map((at) => ({ ...corner(at), explicit: false, checkpoint: false }));
    return await begun(document.move(waypoints, { method: 'dragging' }), () =>
      isAt(document, last),
    );
  }
  for (const at of turns(path).slice(1))
    if ((await document.update?.(corner(at))) == null || !isAt(document, at)) return false;
  return true;
}

/**
 * A position that a token left: the id of the movement with which it left, and in Foundry 14 and
 * later its height and level there.
 */
interface Left {
  readonly movement: string | undefined;
  readonly elevation?: number;
  readonly level?: string;
}

/**
 * Finds the recorded movement with which a token left a position, if the token still stands at the
 * end of its record. Undoing that movement also restores the distance that the token spent on it.
 * Undefined if the record does not lead from that position to the token's present position.
 */
function leftFrom(document: TokenDoc, [x, y]: Pair): Left | undefined {
  return safeRead('moves', () => {
    const record = [...(document.movementHistory ?? [])];
    const now = document._source ?? (document as unknown as Record<string, unknown>);
    const end = record.at(-1);
    if (end?.x !== now['x'] || end?.y !== now['y']) return undefined;
    // The record begins at the position from which the first movement started.
    const at = record.findLastIndex(
      (each, i) =>
        each.x === x &&
        each.y === y &&
        i < record.length - 1 &&
        (i === 0 || record[i + 1]?.movementId !== each.movementId),
    );
    const left = record[at];
    return left === undefined
      ? undefined
      : {
          movement: record[at + 1]?.movementId,
          ...(isNumber(left.elevation) &&
            left.elevation !== now['elevation'] && { elevation: left.elevation }),
          ...(isText(left.level) && left.level !== now['level'] && { level: left.level }),
        };
  });
}

/**
 * Sets a token back in the way that the host undoes a move: at once, ignoring regions and walls.
 */
async function place(of = '', where = ''): Promise<boolean> {
  const document = mine(of);
  const at = pathIn(where)?.at(-1);
  if (document === undefined || at === undefined) return false;
  const { movement, ...above } =
    (generation() >= 13 ? leftFrom(document, at) : undefined) ?? ({} as Partial<Left>);
  if (movement !== undefined && (await document.revertRecordedMovement?.(movement)) === true)
    return true;
  const options = { animate: false, ...ownOptions({ cause: 'undo' }) };
  return document.move !== undefined && generation() >= 13
    ? await begun(
        document.move(
          [{ ...corner(at), ...above, action: 'displace', explicit: false, checkpoint: false }],
          { ...options, method: 'undo' },
        ),
        () => isAt(document, at),
      )
    : (await document.update?.(corner(at), { ...options, isUndo: true, teleport: true })) != null;
}

const compared = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Turns a status effect of a token's creature on or off: the first one of the world that has one of
 * these names (lower-case letters only). Returns false if there is none, or if the host refused.
 */
export async function mark(of = '', names = '', on = ''): Promise<boolean> {
  const document = mine(of);
  const actor = document?.actor;
  const wanted: unknown = JSON.parse(names);
  if (document === undefined || actor == null || !mayChange(actor) || !Array.isArray(wanted))
    return false;
  const status = statusEffects().find(({ id }) => wanted.includes(compared(id)));
  if (status === undefined) return false;
  const active = on === 'on';
  const has = (): boolean => [...(actor.statuses ?? [])].includes(status.id);
  if (has() === active) return true;
  await (actor.toggleStatusEffect === undefined
    ? document.toggleActiveEffect?.(status, { active })
    : actor.toggleStatusEffect(status.id, { active }));
  return has() === active;
}

/**
 * Writes our flags on the fight. Flags under other keys stay; an empty text removes the flag under
 * its key.
 */
async function share(text = ''): Promise<boolean> {
  const fight = fightHere();
  const flags: unknown = JSON.parse(text);
  if (
    fight === null ||
    fight.update === undefined ||
    !mayChange(fight) ||
    typeof flags !== 'object' ||
    flags === null
  )
    return false;
  const away = deletion();
  const changes = Object.fromEntries(
    Object.entries(flags).map(([key, note]) =>
      note !== '' ? [key, note] : away === undefined ? [`-=${key}`, null] : [key, away],
    ),
  );
  return (await fight.update({ flags: { world: { quadretto: changes } } })) != null;
}

export const commands = {
  whisper,
  propose,
  climb,
  lift,
  move,
  follow,
  place,
  mark,
  share,
  choose: chooseMode,
  guard,
} as const;
