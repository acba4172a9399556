/** Collects the dock's one-line notices: reports of the host, assumptions, and failures. */
import type { Board } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { Param } from '../../text/index.ts';
import { say } from '../../text/index.ts';
import { noticeText } from '../../text/notice.ts';
import { foreignGame } from '../../state/foreign.ts';
import { isSwitchedOn, switchedLayer } from '../layers/switches.ts';
import { keyName } from '../keys.ts';
import type { Ui } from '../ui.ts';

export interface NoticeLine {
  readonly key: string;
  readonly text: string;
}

type Params = Readonly<Record<string, Param>>;
export interface Sentence {
  readonly id: string;
  readonly params: Params;
}

/**
 * The creature and the field that a fact's path names. Ids may contain dots, so ids are compared
 * instead of splitting the path.
 */
export function factOf(
  board: Board,
  path: string,
): { readonly of?: Creature; readonly field: string } {
  if (!path.startsWith('creatures.')) return { field: path };
  const rest = path.slice('creatures.'.length);
  const of = board.creatures
    .filter((c) => rest.startsWith(`${c.id}.`))
    .sort((a, b) => b.id.length - a.id.length)[0];
  return of === undefined ? { field: rest } : { of, field: rest.slice(of.id.length + 1) };
}

/**
 * The sentence about a missing fact and the value assumed for it; null if there is no such
 * sentence.
 */
export function sentenceFor(judge: Judge, path: string): Sentence | null {
  const { of, field } = factOf(judge.board, path);
  if (of === undefined) {
    if (field.startsWith('turn.spent')) return null;
    if (field.startsWith('turn')) return { id: 'unknown.turn', params: {} };
    return field === 'light' ? { id: 'unknown.light', params: {} } : null;
  }
  const who = { creature: of.id };
  const size = { term: of.size ?? 'medium' };
  switch (field.split('.')[0]) {
    case 'reach':
      return { id: 'unknown.reach', params: { who, size, build: of.build ?? 'tall' } };
    case 'size':
      return { id: 'unknown.size', params: { who, size } };
    case 'build':
      return { id: 'unknown.build', params: { who } };
    case 'attacks':
      return { id: 'unknown.weapon', params: { who } };
    case 'speed':
      return {
        id: 'unknown.speed',
        params: { who, len: { length: judge.rules.speed(judge, of).value } },
      };
    case 'side':
      return { id: 'unknown.side', params: { who, side: { term: 'side-neutral' } } };
    case 'armour':
    case 'load':
      return { id: 'unknown.armour', params: { who } };
    case 'conditions':
      return { id: 'unknown.conditions', params: { who } };
    case 'elevation':
      return { id: 'unknown.elevation', params: { who } };
    case 'opportunitiesTaken':
      return { id: 'unknown.opportunities', params: { foe: who } };
    default:
      return null;
  }
}

/**
 * Missing facts behind the marks shown now, as far as they were computed. Failures of a layer are
 * reported elsewhere.
 */
function missing(ui: Ui): ReadonlySet<string> {
  const { judgement, store } = ui;
  const on = (id: string): boolean => isSwitchedOn(store, id);
  const all = new Set<string>();
  const asked = [
    on('threat') && (() => judgement.threats.value?.all.flatMap((t) => t.unknown)),
    on('move') && (() => judgement.moves.value?.one.unknown),
    on('path') && (() => judgement.path.value?.verdict.unknown),
  ];
  for (const ask of asked) {
    if (ask === false) continue;
    try {
      ask()?.forEach((path) => all.add(path));
    } catch {
      // The layer that draws these marks reports the failure; the facts of other layers are still
      // collected.
    }
  }
  return all;
}

/** The notice "All marks hidden", with the key that shows them again. */
export const marksOff = ({ prefs }: Ui): string =>
  say('dock.marksOff', { key: keyName(prefs.keysInForce.value['mute'] ?? '') || 'none' });

/**
 * Notices of the extension and of the host, the most urgent first: stored data that cannot be read
 * comes before details of the map.
 */
export function noticesOf(ui: Ui): readonly NoticeLine[] {
  const lines: NoticeLine[] = [];
  if (ui.store.muted.value) lines.push({ key: 'muted', text: marksOff(ui) });
  // If nothing is judged, the notice that sheets are not read is left out.
  const hostNotices = ui.store.notices.value.filter(
    ({ code }) => code !== 'notice.sheets' || !ui.store.foreign.value,
  );
  for (const { code, params } of [
    ...ui.store.ownNotices.value,
    ...foreignGame(ui.store),
    ...hostNotices,
  ]) {
    lines.push({
      key: `host:${code}:${JSON.stringify(params ?? {})}`,
      text: noticeText({ code, params }),
    });
  }
  const misfit = ui.store.misfit.value;
  if (misfit !== null) {
    const id = misfit.grid === 'hex' ? 'error.squareOnHexRules' : 'error.hexOnSquareRules';
    lines.push({ key: 'misfit', text: say(id, { ruleset: misfit.name }) });
  }
  for (const part of ui.failures.value)
    lines.push({ key: `failed:${part}`, text: say('dock.failed', { item: say(part) }) });
  for (const layer of ui.failedLayers.value)
    lines.push({
      key: `layer:${layer}`,
      text: say('error.layer', { item: switchedLayer(layer)?.switch.name() ?? layer }),
    });
  const judge = ui.store.judge.value;
  if (judge === null || ui.store.subject.value === null) return lines;
  let unsaid = 0;
  const seen = new Set<string>();
  for (const path of missing(ui)) {
    const sentence = sentenceFor(judge, path);
    if (sentence === null) {
      unsaid++;
      continue;
    }
    const text = say(sentence.id, sentence.params);
    if (!seen.has(text)) lines.push({ key: `fact:${path}`, text });
    seen.add(text);
  }
  if (unsaid > 0) lines.push({ key: 'facts', text: say('unknown.rests-on', { n: unsaid }) });
  return lines;
}
