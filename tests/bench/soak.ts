/**
 * Soak test of four hours of play: 50,000 events (or the given number) are reported, judged,
 * folded, listed, applied to the scene and stored. Prints their cost. Exits with code 1 if the heap
 * grew by more than a fifth since the first ten minutes, or if an event in the last tenth takes 1.5
 * times as long as one in the second tenth. Needs `--expose-gc`.
 */
import { performance } from 'node:perf_hooks';
import { entriesOf } from '../../src/encounter/entries.ts';
import type { EncounterEvent } from '../../src/encounter/event.ts';
import { journal } from '../../src/encounter/journal.ts';
import { withFight } from '../../src/encounter/fightOntoScene.ts';
import { slotOf, UNWRITTEN, write, type LogPage } from '../../src/encounter/storedFight.ts';
import { creatureOf } from '../../src/board/board.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { boardOf } from '../../src/scene/board.ts';
import { share } from '../../src/scene/structuralSharing.ts';
import { play, WHO } from './soak/play.ts';

const EVENTS = Number(process.argv[2] ?? 50_000);
/** Number of events in ten minutes, at 50,000 events in four hours. */
const TEN_MINUTES = 2083;

const collect = (globalThis as { gc?: () => void }).gc;
if (collect === undefined) throw new Error('run with --expose-gc');
const heap = (): number => {
  for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
};

const scene = sceneSchema.parse({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 30, rows: 20 },
  creatures: WHO.map((id, i) => ({
    id,
    at: [4 + i * 2, 5 + (i % 2)],
    size: 'medium',
    side: i % 2 ? 'foes' : 'friends',
    attacks: [{ id: 'sword', kind: 'melee' }],
    speed: { land: 6 },
  })),
});
const rules = rulesets[0]!;
let shared = scene;
let judge = judgeOf(boardOf(scene), rules);

const log = journal();
const entries = entriesOf(log, (by, taken) => {
  const c = creatureOf(judge.board, by);
  return c === undefined
    ? null
    : rules.canTakeOpportunity(judge, { ...c, opportunitiesTaken: taken }).allowed;
});
/** Stored parts of the log, in the form that a storage keeps. */
const pages = new Map<number, string>();
let written = UNWRITTEN;

function tell(event: EncounterEvent): void {
  entries.add(event);
  judge = judgeOf(boardOf((shared = share(shared, withFight(scene, log.state)))), rules);
  const mover = event.kind === 'move' ? creatureOf(judge.board, event.of) : undefined;
  if (mover !== undefined && event.kind === 'move')
    rules.move(judge, mover, event.mode, event.path);
  entries.list(300);
  entries.offers();
}
function keep(): void {
  const next = write(written, log);
  for (const { slot, edit } of next.pages)
    pages.set(
      slot,
      JSON.stringify(edit(JSON.parse(pages.get(slot) ?? '{"page":0,"events":[]}') as LogPage)),
    );
  written = next.written;
}

/**
 * Microseconds of each event in one tenth of the run. Every tenth reuses this array, so that the
 * measurement itself needs no growing memory.
 */
const tenth = Math.floor(EVENTS / 10);
const times = new Float64Array(tenth);
const medians: number[] = [];
const heaps: Record<number, number> = {};
let told = 0;
for (const event of play(EVENTS)) {
  const start = performance.now();
  tell(event);
  times[told % tenth] = (performance.now() - start) * 1000;
  told++;
  keep();
  if (told % tenth === 0) medians.push(times.slice().sort()[tenth >> 1]!);
  if (told === TEN_MINUTES || told === EVENTS) heaps[told] = heap();
}

const [early, late] = [heaps[TEN_MINUTES]!, heaps[EVENTS]!];
const figures = {
  events: told,
  kept: log.events.length,
  pages: pages.size,
  slot: slotOf(written.last.page),
  heapAfterTenMinutes: early,
  heapAtTheEnd: late,
  heapRatio: Number((late / early).toFixed(3)),
  medianMicroseconds: medians.map((m) => Math.round(m)),
  timeRatio: Number((medians[9]! / medians[1]!).toFixed(3)),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exitCode = figures.heapRatio > 1.2 || figures.timeRatio > 1.5 ? 1 : 0;
