/** Collects a problem report from the present state of the overlay. */
import { untracked } from '@preact/signals';
import type { LogDocument } from '../../encounter/document.ts';
import { askedQuestions } from '../../report/askedQuestions.ts';
import { lapses } from '../../report/failures.ts';
import { LONGEST_SAID, REPORT_FORMAT, type Report } from '../../report/report.ts';
import { locale } from '../../text/index.ts';
import { isSwitchedOn, switchedLayers } from '../layers/switches.ts';
import type { Ui } from '../ui.ts';
import { noticesOf } from './notices.ts';

/** Runs `work` and returns `otherwise` if it throws: one failing part must not prevent a report. */
function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function questions({ store, judgement }: Ui): Report['ask'] {
  const judge = store.judge.peek();
  if (judge === null) return [];
  const path = tried(() => judgement.path.peek()?.path ?? null, null);
  const hovered = tried(() => judgement.hovered.peek(), null);
  const looked = new Set([...store.targets.peek(), ...(hovered === null ? [] : [hovered.id])]);
  const creatures = judge.board.creatures.map(({ id }) => id);
  return askedQuestions({
    creatures,
    subject: store.subject.peek()?.id ?? null,
    mode: store.modeInForce.peek(),
    path,
    targets: [...looked].filter((id) => creatures.includes(id)),
    silent: judge.rules.silent,
  });
}

/** @param said the comment typed by the user */
export function reportOf(ui: Ui, said: string, now: Date): Report {
  const { store, referee, readAt } = ui;
  const ruleset = store.ruleset.peek();
  const scene = tried(() => store.amended.peek(), null);
  const hostScene = store.scene.peek();
  const log = tried(() => referee && (JSON.parse(referee.exported()) as LogDocument), undefined);
  return {
    format: REPORT_FORMAT,
    written: now.toISOString(),
    said: said.slice(0, LONGEST_SAID),
    versions: {
      quadretto: ui.version ?? '',
      browser: navigator.userAgent,
      host: store.host.peek(),
    },
    language: locale.peek(),
    scene: scene && { ...scene, ruleset },
    ask: tried(() => questions(ui), []),
    ...(hostScene !== null && hostScene !== scene && { told: hostScene }),
    reading: {
      notices: store.notices.peek(),
      gm: store.gm.peek(),
      stale: store.stale.peek(),
      readAt: readAt.peek()?.toISOString() ?? null,
      selection: store.selection.peek(),
      targets: store.targets.peek(),
      provenance: Object.fromEntries(store.provenance.peek()),
    },
    choices: {
      ruleset,
      mode: store.mode.peek(),
      layers: untracked(() =>
        switchedLayers.filter((layer) => isSwitchedOn(store, layer.id)).map(({ id }) => id),
      ),
      muted: store.muted.peek(),
      ...(referee && { policies: { ...referee.policies.peek() } }),
    },
    dock: tried(() => noticesOf(ui).map(({ text }) => text), []),
    ...(store.checks.peek() !== null && { checks: store.checks.peek() ?? [] }),
    lapses: lapses(),
    ...(log && { log }),
  };
}
