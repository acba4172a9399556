/**
 * Collects the dock's notices: reports of the host, assumptions, and failures. Notices of one kind
 * form a group, each with the control that settles it.
 */
import type { MapChoice } from '../../amendments/mapChoices.ts';
import type { Board } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { correctionsFor } from '../../amendments/corrections.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { Provenance } from '../../scene/provenance.ts';
import type { SceneCreature } from '../../board/facts/creature.ts';
import { perhapsRiding } from '../../state/riders.ts';
import type { Param } from '../../text/index.ts';
import { isMessageId, say } from '../../text/index.ts';
import { noticeText } from '../../text/notice.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { rulesetOn } from '../../state/choices.ts';
import { foreignGame } from '../../state/uncoveredGame.ts';
import { isSwitchedOn, switchedLayer } from '../layers/switches.ts';
import { keyName } from '../pressedKeys.ts';
import { isWallEffect } from './log/missing.ts';
import type { Ui } from '../ui.ts';

/**
 * The control that settles a notice: a panel, the token card of a creature, the settings page, or
 * the switch that shows the marks again.
 */
export type Settled =
  | { readonly by: 'card'; readonly of: string }
  | { readonly by: 'ruleset'; readonly ruleset: Pick<Ruleset, 'id' | 'name' | 'grid'> }
  | { readonly by: 'paint' | 'check' | 'report' | 'actions' | 'settings' | 'marks' }
  | { readonly by: MapSwitch };

/**
 * Switches of how the map is judged: its walls that stop movement only are glass or open, its light
 * is ignored or counts.
 */
export type MapSwitch = 'glass' | 'open' | 'lit' | 'unlit';

export interface NoticeLine {
  readonly key: string;
  /**
   * The kind of the line: a message id, or a name that no other kind has. Lines of one kind form a
   * group.
   */
  readonly kind: string;
  readonly text: string;
  /** Absent: no control of the extension settles it. */
  readonly settled?: Settled;
  /** The notice cannot be dismissed: it disappears when the reported problem ends. */
  readonly firm?: true;
}

export interface NoticeGroup {
  readonly kind: string;
  readonly text: string;
  readonly lines: readonly NoticeLine[];
  /** The lines are of several kinds, each with its own control. */
  readonly mixed?: true;
}

type Params = Readonly<Record<string, Param>>;
export interface NoticeSentence {
  readonly id: string;
  readonly params: Params;
}

/** The path of a fact about a creature begins so. */
const CREATURES = 'creatures.';

/**
 * The creature and the field that a fact's path names. Ids may contain dots, so ids are compared
 * instead of splitting the path.
 */
export function factOf(
  board: Board,
  path: string,
): { readonly of?: Creature; readonly field: string } {
  if (!path.startsWith(CREATURES)) return { field: path };
  const rest = path.slice(CREATURES.length);
  const of = board.creatures
    .filter((c) => rest.startsWith(`${c.id}.`))
    .sort((a, b) => b.id.length - a.id.length)[0];
  return of === undefined ? { field: rest } : { of, field: rest.slice(of.id.length + 1) };
}

/**
 * The sentence about a missing fact and the value assumed for it; null if there is no such
 * sentence.
 */
export function sentenceFor(judge: Judge, path: string): NoticeSentence | null {
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
    case 'skills': {
      const skill = judge.rules.evading?.skill;
      return field === `skills.${skill}.ranks` && skill !== undefined
        ? { id: 'unknown.ranks', params: { who, skill } }
        : null;
    }
    case 'conditions':
      return { id: 'unknown.conditions', params: { who } };
    case 'moving':
      return { id: 'unknown.moving', params: { who } };
    case 'elevation':
      return { id: 'unknown.elevation', params: { who } };
    case 'opportunitiesTaken':
      return { id: 'unknown.opportunities', params: { foe: who } };
    case 'traits': {
      const feature = field.split('.')[1];
      return feature === undefined
        ? null
        : { id: 'unknown.feature', params: { who, feature: { term: feature } } };
    }
    default:
      return null;
  }
}

/**
 * Missing facts behind the marks shown now, as far as the marks were computed. Failures of a layer
 * are reported elsewhere.
 */
function missing(ui: Ui): ReadonlySet<string> {
  const { judgement, store } = ui;
  const on = (id: string): boolean => isSwitchedOn(store, id);
  const all = new Set<string>();
  const asked = [
    on('threat') && (() => judgement.threats.value?.all.flatMap((t) => t.unknown)),
    on('move') && (() => judgement.moves.value?.near.unknown),
    on('path') && (() => judgement.path.value?.verdict.unknown),
  ];
  for (const ask of asked) {
    if (ask === false) continue;
    try {
      ask()?.forEach((path) => all.add(path));
    } catch {
      // The layer that draws these marks reports the failure itself. The facts of the other layers
      // are still collected.
    }
  }
  return all;
}

/** The control that settles a notice of the host or of the extension, by its code. */
const SETTLED_BY: Readonly<Record<string, Exclude<Settled['by'], 'card' | 'ruleset'>>> = {
  'notice.clearWalls': 'glass',
  'notice.glassWalls': 'open',
  'notice.darkMap': 'lit',
  'notice.lightIgnored': 'unlit',
  'error.adapter': 'report',
  'error.reading': 'report',
  'notice.gridDoubt': 'check',
  'notice.beams': 'paint',
  'notice.oneWayWalls': 'paint',
  'notice.curtains': 'paint',
  'notice.wallsDropped': 'paint',
  'notice.regionsDropped': 'paint',
};
/** The control that settles a missing fact of the map, by the id of its sentence. */
const SETTLED_FACTS: Readonly<Record<string, Settled>> = {
  'unknown.light': { by: 'paint' },
  'unknown.turn': { by: 'actions' },
};

/** The notice of the host, or what the user chose about it. */
const chosen = ({ glass, lit }: MapChoice, code: string): string =>
  glass === true && code === 'notice.clearWalls'
    ? 'notice.glassWalls'
    : lit === true && code === 'notice.darkMap'
      ? 'notice.lightIgnored'
      : code;

/** The notice "All marks hidden", with the key that shows them again. */
export const marksOff = ({ prefs }: Ui): string =>
  say('dock.marksOff', { key: keyName(prefs.keysInForce.value['mute'] ?? '') || 'none' });

/** One line for each creature with a guess about this fact, until a user says what is true. */
function guesses(
  { store, correcting }: Ui,
  fact: 'scenery' | 'subtypes',
  kind: 'notice.thing' | 'notice.swarm',
  isGuess: (c: SceneCreature, from: Provenance['from'] | undefined) => boolean,
): NoticeLine[] {
  const all = correcting?.all.value ?? {};
  const campaign = correcting?.campaign.value ?? '';
  return (store.scene.value?.creatures ?? [])
    .filter((c) => {
      const provenance = store.provenance.value.get(c.id);
      return (
        isGuess(c, provenance?.from) &&
        !correctionsFor(all, campaign, c, provenance).some((each) => each.fact === fact)
      );
    })
    .map(({ id }) => ({
      key: `${kind.slice('notice.'.length)}:${id}`,
      kind,
      text: say(kind, { who: { creature: id } }),
      settled: { by: 'card', of: id },
    }));
}

const thingsTaken = (ui: Ui): NoticeLine[] =>
  guesses(ui, 'scenery', 'notice.thing', (c) => c.scenery !== undefined);

/** Creatures that are swarms by their names alone. */
const swarmsTaken = (ui: Ui): NoticeLine[] =>
  guesses(
    ui,
    'subtypes',
    'notice.swarm',
    (c, from) => c.scenery === undefined && from?.subtypes?.from === 'guess',
  );

/** One line for each creature that may ride the larger one on whose token it stands. */
function ridersAsked({ store, correcting, judgement }: Ui, judge: Judge): NoticeLine[] {
  if (correcting === undefined) return [];
  const [all, campaign] = [correcting.all.value, correcting.campaign.value];
  const seen = judgement.visible.value;
  const told = ({ id }: Creature): boolean => {
    const said = store.scene.value?.creatures?.find((c) => c.id === id);
    return (
      said === undefined ||
      correctionsFor(all, campaign, said, store.provenance.value.get(id)).some(
        ({ fact }) => fact === 'mount',
      )
    );
  };
  return perhapsRiding(judge, told)
    .filter(({ rider, mount }) => seen.includes(rider) && seen.includes(mount))
    .map(({ rider, mount }) => ({
      key: `rides:${rider.id}:${mount.id}`,
      kind: 'card.ridesAsk',
      text: say('card.ridesAsk', { who: { creature: rider.id }, mount: { creature: mount.id } }),
      settled: { by: 'card', of: rider.id },
    }));
}

/**
 * Notices of the extension and of the host, the most urgent first: stored data that cannot be read
 * comes before details of the map.
 */
export function noticesOf(ui: Ui): readonly NoticeLine[] {
  const lines: NoticeLine[] = [];
  if (ui.store.muted.value)
    lines.push({
      key: 'muted',
      kind: 'muted',
      text: marksOff(ui),
      settled: { by: 'marks' },
      firm: true,
    });
  // If nothing is judged, the notice that sheets are not read is left out.
  const hostNotices = ui.store.notices.value.filter(
    ({ code }) => code !== 'notice.sheets' || !ui.store.foreign.value,
  );
  for (const { code: told, params } of [
    ...ui.store.ownNotices.value,
    ...foreignGame(ui.store),
    ...hostNotices,
  ]) {
    const code = chosen(ui.store.mapChoice.value, told);
    const by = SETTLED_BY[code] ?? (code.startsWith('kept.') ? 'settings' : undefined);
    lines.push({
      key: `host:${code}:${JSON.stringify(params ?? {})}`,
      kind: code,
      text: noticeText({ code, params }),
      ...(by !== undefined && { settled: { by } }),
    });
  }
  const misfit = ui.store.misfit.value;
  if (misfit !== null) {
    const id = misfit.grid === 'hex' ? 'error.squareOnHexRules' : 'error.hexOnSquareRules';
    const cells = ui.store.board.value?.ground.grid.kind;
    const fits = cells && rulesetOn(ui.store, cells);
    lines.push({
      key: 'misfit',
      kind: 'misfit',
      text: say(id, { ruleset: misfit.name }),
      ...(fits && { settled: { by: 'ruleset', ruleset: fits } }),
    });
  }
  for (const part of ui.failures.value)
    lines.push({
      key: `failed:${part}`,
      kind: 'dock.failed',
      text: say('dock.failed', { item: say(part) }),
    });
  for (const layer of ui.failedLayers.value)
    lines.push({
      key: `layer:${layer}`,
      kind: 'error.layer',
      text: say('error.layer', { item: switchedLayer(layer)?.switch.name() ?? layer }),
    });
  const judge = ui.store.judge.value;
  if (judge === null) return lines;
  lines.push(...thingsTaken(ui), ...swarmsTaken(ui), ...ridersAsked(ui, judge));
  if (ui.store.subject.value === null) return lines;
  let unsaid = 0;
  const seen = new Set<string>();
  const isLoading = hostNotices.some(({ code }) => code === 'notice.sheetsLoading');
  for (const path of missing(ui)) {
    // The sheets that are still loading may settle what is not known of the creatures.
    if (isLoading && path.startsWith(CREATURES)) continue;
    // The host's own notice about these walls has the switch that settles it.
    if (isWallEffect(path)) continue;
    const sentence = sentenceFor(judge, path);
    if (sentence === null) {
      unsaid++;
      continue;
    }
    const text = say(sentence.id, sentence.params);
    if (!seen.has(text)) {
      const { of } = factOf(judge.board, path);
      const settled: Settled | undefined =
        of !== undefined ? { by: 'card', of: of.id } : SETTLED_FACTS[sentence.id];
      lines.push({
        key: `fact:${path}`,
        kind: sentence.id,
        text,
        ...(settled !== undefined && { settled }),
      });
    }
    seen.add(text);
  }
  if (unsaid > 0)
    lines.push({ key: 'facts', kind: 'facts', text: say('unknown.rests-on', { n: unsaid }) });
  return lines;
}

/** Number of notices that the dock shows at first. */
export const NOTICES_SHOWN = 3;

/** Doubts about the map and about its tokens. If the notices are too many, each becomes one. */
const FAMILIES: Readonly<Record<'map' | 'tokens', (kind: string) => boolean>> = {
  map: (kind) =>
    [
      'clearWalls',
      'curtains',
      'glassWalls',
      'darkMap',
      'beams',
      'lightIgnored',
      'oneWayWalls',
      'holes',
    ].some((each) => kind === `notice.${each}`),
  tokens: (kind) =>
    kind.startsWith('unknown.') ||
    [
      'notice.thing',
      'notice.swarm',
      'notice.arc',
      'notice.oblong',
      'notice.hexShape',
      'notice.token',
      'notice.twoTurns',
      'card.ridesAsk',
    ].includes(kind),
};

/** Joins the notices of one family into one, where its first one stands. */
function joined(
  groups: readonly NoticeGroup[],
  family: keyof typeof FAMILIES,
): readonly NoticeGroup[] {
  const own = groups.filter(({ kind }) => FAMILIES[family](kind));
  if (groups.length <= NOTICES_SHOWN || own.length < 2) return groups;
  const lines = own.flatMap((group) => group.lines);
  const kind = `notice.${family}` as const;
  const one: NoticeGroup = {
    kind,
    text: say(`many.${kind}`, { n: lines.length }),
    lines,
    mixed: true,
  };
  return groups.flatMap((group) => (group === own[0] ? [one] : own.includes(group) ? [] : [group]));
}

/**
 * Groups the lines of each kind into one notice, in the order of their first lines; if these are too
 * many, the doubts about the map become one notice, and so do those about its tokens. Dismissed
 * lines, by key, are left out.
 */
export const groupNotices = (
  lines: readonly NoticeLine[],
  dismissed: ReadonlySet<string>,
): readonly NoticeGroup[] => joined(joined(byKind(lines, dismissed), 'map'), 'tokens');

function byKind(
  lines: readonly NoticeLine[],
  dismissed: ReadonlySet<string>,
): readonly NoticeGroup[] {
  const kinds = new Map<string, NoticeLine[]>();
  for (const line of lines.filter(({ key }) => !dismissed.has(key)))
    kinds.set(line.kind, [...(kinds.get(line.kind) ?? []), line]);
  return [...kinds].map(([kind, all]) => {
    const many = `many.${kind}`;
    const [first] = all;
    const text =
      first === undefined || all.length === 1
        ? (first?.text ?? '')
        : isMessageId(many)
          ? say(many, { n: all.length })
          : first.text;
    return { kind, text, lines: all };
  });
}
