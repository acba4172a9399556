/** A report without names: whoever stands on the table is a number, everywhere in it where people may have written a name. */
import type { EncounterEvent } from '../encounter/event.ts';
import type { SceneDocument } from '../scene/schema.ts';
import type { Report } from './report.ts';

type Plain = (text: string) => string;

/** Every name in the report, with what stands for it; the same name is the same number throughout. */
function aliases({ scene, told, log, reading }: Report): ReadonlyMap<string, string> {
  const of = new Map<string, string>();
  const put = (name: string | undefined, word: string): void => {
    const key = name?.trim().toLowerCase() ?? '';
    if (key !== '' && !of.has(key)) of.set(key, `${word} ${of.size + 1}`);
  };
  for (const { name } of [...scene?.creatures ?? [], ...told?.creatures ?? []]) put(name, 'Creature');
  for (const name of Object.values(log?.names ?? {})) put(name, 'Creature');
  for (const { kind } of Object.values(reading.provenance)) put(kind, 'Kind');
  return of;
}

/** Whole words, the longest name first: of "Ogre" and "Ogre 2" the second is meant where it stands. */
function plainly(of: ReadonlyMap<string, string>): Plain {
  if (of.size === 0) return (text) => text;
  const names = [...of.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(any, (name) => of.get(name.toLowerCase()) ?? 'Creature');
}

const sceneOf = (scene: SceneDocument, plain: Plain): SceneDocument => ({
  ...scene,
  ...(scene.creatures && {
    creatures: scene.creatures.map((c) => ({
      ...c,
      ...(c.name !== undefined && { name: plain(c.name) }),
      ...(c.attacks && { attacks: c.attacks.map((a) => (a.name === undefined ? a : { ...a, name: plain(a.name) })) }),
    })),
  }),
});

/** Who allowed it is nobody's business; what they said of it may name somebody. */
const eventOf = (event: EncounterEvent, plain: Plain): EncounterEvent =>
  (event.kind === 'allow' ? { ...event, by: '', ...(event.note !== undefined && { note: plain(event.note) }) } : event);

export function nameless(report: Report): Report {
  const plain = plainly(aliases(report));
  const { scene, told, log, reading, lapses } = report;
  return {
    ...report,
    said: plain(report.said),
    scene: scene && sceneOf(scene, plain),
    ...(told && { told: sceneOf(told, plain) }),
    reading: {
      ...reading,
      notices: reading.notices.map((notice) => (notice.params === undefined ? notice
        : { ...notice, params: Object.fromEntries(Object.entries(notice.params).map(([key, value]) => [key, typeof value === 'string' ? plain(value) : value])) })),
      provenance: Object.fromEntries(Object.entries(reading.provenance).map(([id, from]) => [id, from.kind === undefined ? from : { ...from, kind: plain(from.kind) }])),
    },
    dock: report.dock.map(plain),
    lapses: lapses.map((each) => ({ ...each, what: plain(each.what), ...(each.error !== undefined && { error: plain(each.error) }) })),
    ...(log && { log: { ...log, names: Object.fromEntries(Object.entries(log.names).map(([id, name]) => [id, plain(name)])), events: log.events.map((each) => eventOf(each, plain)) } }),
  };
}
