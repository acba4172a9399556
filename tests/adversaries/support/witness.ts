/**
 * Collects all data of one client's overlay at a stand-in table: everything it could draw,
 * display, copy or export.
 */
import type { HostAdapter, HostListener } from '../../../src/state/host.ts';
import { wire } from '../../../entrypoints/overlay/wire.ts';
import { FACTS, shownOf, type CardOf } from '../../../src/overlay/panels/cardFacts.ts';
import { answer } from '../../../src/judge/answer.ts';
import { attemptLine, chanceLine } from '../../../src/overlay/panels/ChanceToHit.tsx';
import { hereWords } from '../../../src/overlay/panels/FromHere.tsx';
import { reportOf } from '../../../src/overlay/panels/reporting.ts';
import type { Ui } from '../../../src/overlay/ui.ts';
import { judgeOf } from '../../../src/rules/index.ts';
import { boardOf } from '../../../src/scene/board.ts';
import { attackAttempt } from '../../../src/state/attackAttempt.ts';
import { standsWithCreatureAt } from '../../../src/state/flankingAndCover.ts';
import { judgementOf } from '../../../src/state/judgement.ts';
import { createStore, type Store } from '../../../src/state/store.ts';
import { locale } from '../../../src/text/index.ts';
import { addCreatures } from '../../../src/text/roster.ts';
import type { AttackVerdict } from '../../../src/rules/d20/play/attacks/attackRules.ts';
import { threatenersAt } from '../../../src/state/threats.ts';
import '../../../src/text/pages.ts';

export interface Witness {
  readonly store: Store;
  /** All calls of the adapter, as text. */
  told(): string;
  /** The text that "Copy the scene" copies. */
  copied(): string;
  /** The text of a problem report, with its questions and notices. */
  report(): string;
  /** The card of a creature, in both languages; '' if it has no card. */
  card(id: string): string;
  /**
   * What the screen shows when the pointer rests on creatures and cells. The attacks of all other
   * creatures get a bonus of +15.
   * @param at the creature's cell; a client that does not show the creature does not know this cell
   */
  hover(id: string, at: readonly [number, number]): Hover;
}

/** Lines in both languages. */
export interface Hover {
  /** The chance to hit, for each attacker, target and weapon in hand. */
  readonly chances: readonly Chance[];
  /**
   * For each creature and each cell near the hovered creature: which creatures could attack it
   * there, and which it could attack.
   */
  readonly here: readonly string[];
}
export interface Chance {
  readonly from: string;
  readonly to: string;
  readonly line: string;
}

const plain = (_key: string, value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value) : value;

/** Runs the overlay without a screen on the data that an adapter reports. */
export function witness(id: string, start: HostAdapter['start'], signal: AbortSignal): Witness {
  // The report contains the browser's name.
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { userAgent: 'test' },
  });
  const store = createStore();
  const calls: string[] = [];
  const judgement = judgementOf(store);
  const ui = {
    store,
    judgement,
    referee: undefined,
    version: 'test',
    readAt: { value: null, peek: () => null },
    failures: { value: [] },
    failedLayers: { value: [] },
  } as unknown as Ui;
  const heard = (listener: HostListener): HostListener =>
    new Proxy(listener, {
      get: (target, name: keyof HostListener) =>
        typeof target[name] !== 'function'
          ? undefined
          : (given: never) => {
              calls.push(JSON.stringify([name, given], plain));
              return (target[name] as (given: never) => unknown)(given);
            },
    });
  const noMoves = {
    moved: () => undefined,
    intends: () => true,
    rolled: () => undefined,
    proposed: () => undefined,
    notes: () => undefined,
    commands: () => undefined,
  };
  wire(
    { id, start: (listener, end) => start(heard(listener), end) },
    store,
    { set: () => undefined },
    signal,
    { wired: noMoves },
  );

  function card(of: string): string {
    const creature = store.board.value?.creatures.find((c) => c.id === of);
    const said = store.scene.value?.creatures?.find((c) => c.id === of);
    const judge = store.judge.value;
    if (creature === undefined || said === undefined || judge === null) return '';
    addCreatures(
      (store.scene.value?.creatures ?? []).map((c) => ({ id: c.id, name: c.name ?? '' })),
    );
    const shown: CardOf = {
      judge,
      creature,
      said,
      stands: store.provenance.value.get(of),
      by: new Map(),
    };
    return inBoth(() =>
      FACTS.map((row) => `${row.fact}: ${JSON.stringify(shownOf(shown, row))}`).join('\n'),
    ).join('\n');
  }

  /** A text in English and in Italian. */
  function inBoth(text: () => string): readonly string[] {
    const before = locale.value;
    const texts = (['en', 'it'] as const).map((language) => {
      locale.value = language;
      return text();
    });
    locale.value = before;
    return texts;
  }

  function hover(id: string, [x0, y0]: readonly [number, number]): Hover {
    const scene = store.amended.value;
    const seen = judgement.visible.value;
    if (scene === null) return { chances: [], here: [] };
    addCreatures((scene.creatures ?? []).map((c) => ({ id: c.id, name: c.name ?? '' })));
    const creatures = (scene.creatures ?? []).map((c) =>
      c.id === id || c.attacks === undefined
        ? c
        : { ...c, attacks: c.attacks.map((attack) => ({ ...attack, bonus: 15 })) },
    );
    const asked = { ...scene, ruleset: store.ruleset.value, creatures };
    /** The line of an attack, as the ruleset in force rolls it. */
    const lineOf = (from: string, to: string, weapon: string): readonly string[] => {
      const rules = store.rules.value;
      if (rules?.attempt === undefined) {
        const verdict = answer(asked, { ask: 'attack', from, to, with: weapon }) as AttackVerdict;
        const words = chanceLine(verdict);
        return words === null ? [] : [words.head, ...words.parts];
      }
      const judge = judgeOf(boardOf(asked), rules);
      const [attacker, target] = [from, to].map((id) =>
        judge.board.creatures.find((c) => c.id === id)!,
      );
      const attack = attacker!.attacks!.find(({ id: own }) => own === weapon)!;
      const attempt = attackAttempt(judge, attacker!, target!, attack);
      const words = attempt === undefined ? null : attemptLine(attempt);
      return words === null ? [] : [words.head, words.edge ?? '', ...words.parts];
    };
    const chances = seen.flatMap((from) =>
      seen.flatMap((to) =>
        (from.attacks ?? [])
          .filter(({ ready }) => from !== to && ready)
          .flatMap(({ id: weapon }): Chance[] => {
            const line = inBoth(() => lineOf(from.id, to.id, weapon).join(' · ')).join(' | ');
            return [{ from: from.id, to: to.id, line }];
          }),
      ),
    );
    const here = seen.flatMap((of) => {
      store.selection.value = [of.id];
      const judge = store.judge.value;
      const threats = judgement.threats.value;
      if (judge === null || store.subject.value?.id !== of.id) return [];
      const around = [-2, -1, 0, 1, 2].flatMap((dx) =>
        [-2, -1, 0, 1, 2].map((dy): [number, number] => [x0 + dx, y0 + dy]),
      );
      return around.map((at) => {
        const standing = standsWithCreatureAt(judge, of, at, {
          foes: judgement.foes.value,
          threatens: (x, y) =>
            threats === null ? [] : threatenersAt(threats, x, y).map(({ creature }) => creature),
        });
        return inBoth(() => hereWords(of, standing, true)).join(' | ');
      });
    });
    store.selection.value = [];
    return { chances, here };
  }

  return {
    store,
    card,
    hover,
    told: () => calls.join('\n'),
    copied: () => JSON.stringify(store.amended.value),
    report: () => JSON.stringify(reportOf(ui, '', new Date(0)), plain),
  };
}
