/** Follows the readings: what moved, what came upon whom, whose turn it became. Each reading is compared with the one before. */
import { creatureOf, type Board } from '../../board/board.ts';
import { sameCell } from '../../board/grid.ts';
import type { Happening } from '../../encounter/event.ts';
import { goesOn } from '../../encounter/turnSoFar.ts';
import type { SceneDocument } from '../../scene/schema.ts';
import { lastMove, readLeg, rulesOf, remember, setDown, there, type Court } from './court.ts';
import { observed, type Observed, type Shift } from './observed.ts';
import { isHosted, turnTold } from './turns.ts';
import type { Leg } from './ways.ts';

/** What has a word in a move before it is judged: a taking back that was asked for, a move that was let go on. */
export interface Expecting {
  /** Was it asked for? Then it is dealt with. */
  placed(shift: Shift): boolean;
  made(of: string, ids: readonly string[]): void;
}

const BY_HAND = 'map';
const HOSTED = 'fight';

/** Which fight: of this game, and of this user, for several may play in one browser. */
const keyOf = ({ store }: Court, kind: string, of: string): string => `${kind}:${store.campaign.peek()}/${store.user.peek() ?? ''}/${of}`;
/** By hand, each map has a fight of its own. */
export const byHand = (court: Court): string => keyOf(court, BY_HAND, court.store.map.peek());
/** Does what happens now belong to a fight that the host began? */
const isHosts = (key: string): boolean => key.startsWith(`${HOSTED}:`);

export function watch(court: Court, expecting: Expecting, scene: SceneDocument, map: string, fight: string | null): void {
  const { book } = court;
  // A fight that the host has ended can still be read until another begins, here or on another map.
  if (fight !== null) book.open(keyOf(court, HOSTED, fight));
  else if (book.key === '' || court.map !== map || !isHosts(book.key) && book.key !== byHand(court)) book.open(byHand(court));
  court.map = map;
  if (!book.ready.peek()) {
    court.last = null;
    return;
  }
  const { last } = court;
  if (last === null || last.map !== map) court.ways.forget();
  else if (last.scene !== scene) happened(court, expecting, last.board, observed(last.scene, scene), scene);
  turned(court, scene, fight);
}

function turned(court: Court, scene: SceneDocument, fight: string | null): void {
  const { book } = court;
  const { journal } = book;
  // In a round of phases nobody is on turn: a host's order of turns only holds what was rolled for it.
  if (rulesOf(court)?.phased === true) return;
  if (fight !== null && scene.turn !== undefined) book.observe(turnTold(journal, scene.turn));
  else if (fight === null && journal.state.on && isHosts(book.key) && isHosted(journal)) book.observe([{ kind: 'combat', on: false }]);
}

function happened(court: Court, expecting: Expecting, before: Board, { shifts, conditions }: Observed, scene: SceneDocument): void {
  const { book, store } = court;
  const { active } = book.journal.state;
  const next = scene.turn?.active ?? null;
  // Who is on turn only now has moved in that turn.
  const later = (s: Shift): boolean => store.fight.peek() !== null && next !== active && (s.of === next || (s.rider !== undefined && s.rider === next));
  let board = before;
  const move = (shift: Shift): void => {
    const c = creatureOf(board, shift.of);
    if (c === undefined) return;
    const legs = court.ways.legs(shift.of, shift.from, shift.to);
    if (book.journal.state.on && !book.knows(shift.of, shift.to) && !expecting.placed(shift)) for (const leg of legs) take(court, expecting, there(board, c, leg.points[0]!), leg, shift.of);
    board = there(board, c, shift.to);
  };
  shifts.filter((s) => !later(s)).forEach(move);
  if (book.journal.state.on) book.observe(conditions.map((each): Happening => ({ kind: 'condition', ...each, from: 'told' })));
  if (!shifts.some(later)) return;
  turned(court, scene, store.fight.peek());
  shifts.filter(later).forEach(move);
}

/** One leg becomes an event: a move, a setting down, or the taking back of the last move. */
function take(court: Court, expecting: Expecting, board: Board, leg: Leg, of: string): void {
  const [from, to] = [leg.points[0]!, leg.points.at(-1)!];
  if (leg.way === 'undo') {
    const undone = undoes(court, of, leg);
    court.book.observe(undone.length > 0 ? undone : [setDown(of, from, to, leg.hand)]);
    return;
  }
  const c = creatureOf(board, of)!;
  court.book.observe(goesOn(court.book.journal, of));
  const read = readLeg(court, board, c, leg);
  if (!('movement' in read)) {
    court.book.observe([setDown(of, from, to, read.hand)]);
    return;
  }
  const ids = court.book.observe([read.happening]);
  for (const id of ids) remember(court, id, read);
  expecting.made(of, ids);
}

/** The moves that a way back takes back: the last leg alone, or as many as it led over. */
export function undoes(court: Court, of: string, { points }: Pick<Leg, 'points'>): readonly Happening[] {
  const { journal } = court.book;
  const [from, to] = [points[0]!, points.at(-1)!];
  const last = lastMove(court, of);
  if (last === null || !sameCell(last.path.at(-1)!, from)) return [];
  const links = (journal.movement(last.id) ?? [last]).filter(({ id }) => !journal.undone(id));
  const undone: Happening[] = [];
  for (let i = links.length - 1; i >= 0; i--) {
    undone.push({ kind: 'undo', of: links[i]!.id, back: true });
    const began = i === 0 ? links[0]!.path[0]! : links[i - 1]!.path.at(-1)!;
    if (sameCell(began, to)) return undone;
  }
  return [];
}
