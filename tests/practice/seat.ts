/**
 * A client at the practice table without a screen: the page's own session, the referee and a
 * simulated user.
 */
import { signal } from '@preact/signals';
import { nextTurn, startFight } from '../../adapters/practice/fight.ts';
import { practiceAdapter } from '../../adapters/practice/index.ts';
import { actShowing, MODE_OF } from '../../adapters/practice/scenarios/acts.ts';
import {
  rulesetsOf,
  type Expectation,
  type Scenario,
} from '../../adapters/practice/scenarios/scenario.ts';
import { select, sideOf, toggleTarget, tokenOf } from '../../adapters/practice/table.ts';
import { placesOf } from '../../adapters/practice/tokenPlaces.ts';
import { wire } from '../../entrypoints/overlay/wire.ts';
import { createSession } from '../../entrypoints/practice/session.ts';
import type { Cell } from '../../src/board/grid.ts';
import { DEFAULT_POLICIES, type Policies } from '../../src/encounter/policy.ts';
import { answer } from '../../src/judge/answer.ts';
import { createAsks, type Ask, type Asks } from '../../src/state/asks.ts';
import { createReferee } from '../../src/state/refereeing/index.ts';
import { createStore } from '../../src/state/store.ts';

/** @param kept stored data of the browser, by key */
export function sit(
  lesson: Scenario,
  ruleset = lesson.teaches?.[0] ?? 'srd35',
  kept: Record<string, unknown> = {},
) {
  const end = new AbortController();
  const store = createStore({ ruleset });
  const session = createSession(
    lesson,
    store,
    {
      load: (key) => Promise.resolve(kept[key] ?? null),
      save: (key, value) => {
        kept[key] = value;
      },
    },
    end.signal,
  );
  const { host, progress } = session;
  const judged = createAsks(store, (scene, ask) => ({ answer: answer(scene, ask) }));
  const asks: Asks = (ask, places, about) => {
    progress.asked(ask);
    return judged(ask, places, about);
  };
  let clock = 1000;
  const policies = signal<Policies>(DEFAULT_POLICIES);
  const { referee, wired } = createReferee(
    store,
    { asks, policies, setPolicies: () => undefined, now: () => clock++ },
    end.signal,
  );
  store.referee.value = referee;
  wire(practiceAdapter(host), store, { set: () => undefined }, end.signal, { wired });

  const drag = (of: string, ...cells: readonly Cell[]): void => {
    host.apply((t) => select(t, [of]));
    host.beginDrag(of);
    const token = tokenOf(host.table, of);
    if (token === undefined) return;
    const { grid } = host.table.scene;
    for (const cell of cells) host.dragTo(placesOf(grid, sideOf(token, grid)).corner(cell));
  };
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
    await new Promise((done) => setTimeout(done, 0));
  };
  const put = (places: Readonly<Record<string, Cell>> = {}): void => {
    for (const [id, at] of Object.entries(places)) host.place(id, at);
  };
  const mode = (named: string | undefined): void => {
    store.mode.value = named ?? '';
  };
  const walk = (of: string, path: unknown, as: string | undefined): void => {
    mode(as);
    drag(of, ...(path as Cell[]));
    host.drop();
  };
  const point = (id: string): void => {
    const at = tokenOf(host.table, id)?.at;
    host.point(at === undefined ? null : { cell: at, x: 0, y: 0 });
  };
  const asked = async (ask: object): Promise<void> => {
    await asks(ask as Ask).catch(() => undefined);
    await settle();
  };
  /** Starts the fight, and passes the turn on until it is this creature's. */
  const turnOf = (of: string): void => {
    host.apply(startFight);
    for (let i = 0; i < 20 && host.table.scene.turn?.active !== of; i++) host.apply(nextTurn);
  };

  /** Carries out the act that belongs to the ruling, as a user would do on the screen. */
  async function perform(e: Expectation): Promise<void> {
    const act = actShowing(e);
    const of = String(e.ask['of']);
    switch (act.kind) {
      case 'drag':
        put(e.after);
        walk(act.of, act.path, act.mode);
        break;
      case 'safest':
        host.apply((t) => select(t, [act.of]));
        store.safeHeld.value = true;
        drag(act.of, act.ends);
        break;
      case 'stand':
        put(act.places);
        break;
      case 'point':
        if (act.from !== undefined) host.apply((t) => select(t, [act.from!]));
        point(act.at);
        break;
      case 'select':
        host.apply((t) => select(t, [act.of]));
        break;
      case 'actions':
        put(e.after);
        await asked({ ask: 'actions', of: act.of });
        break;
      case 'attack':
        put(e.after);
        host.apply((t) => toggleTarget(select(t, [act.from]), act.to));
        await asked(e.ask);
        break;
      case 'turn': {
        put(e.after);
        turnOf(act.of);
        const steps = e.ask['do'] as readonly Record<string, unknown>[];
        for (const [i, { action, path, ...more }] of steps.entries()) {
          // The last action is not carried out: the answer only lists it.
          if (i === steps.length - 1 && i > 0) break;
          if (path !== undefined) walk(of, path, MODE_OF[String(action)]);
          else await referee.declare({ of, action: String(action), ...more });
          await settle();
        }
        await asked({ ask: 'actions', of });
        break;
      }
      case 'steps': {
        const dice: Record<string, { die: number }> = {};
        const chosen: Record<string, string> = { ...act.chosen };
        // As on the panel, each answer gives the next roll or choice.
        for (let i = 0; i < 5; i++) {
          const ask = { ask: 'steps', of: act.of, topic: act.topic, target: act.to, dice, chosen };
          await asked(ask);
          if (!act.rolled) break;
          const { steps } = await judged(ask as unknown as Ask<'steps'>);
          for (const step of steps)
            if (step.kind === 'choice' && step.chosen === '')
              chosen[step.key] = step.options[0]?.id ?? '';
          for (const step of steps)
            for (const [nth, { key }] of (step.kind === 'dice' ? step.dice : []).entries())
              dice[key] ??= { die: nth === 0 ? 19 : 2 };
        }
        break;
      }
      case 'read':
        break;
    }
    await settle();
  }
  return {
    end,
    store,
    referee,
    asks,
    session,
    host,
    progress,
    drag,
    walk,
    mode,
    point,
    put,
    asked,
    settle,
    perform,
    kept,
    done: (): number[] => [...progress.done.value].sort((a, b) => a - b),
  };
}

/**
 * Every ruling that is shown by an act on the screen, once, under the first ruleset that has it.
 */
export const shown = (lesson: Scenario) =>
  lesson.expect.flatMap((e, i) => {
    const [ruleset] = rulesetsOf(lesson, e);
    return actShowing(e).kind === 'read' ? [] : [{ e, i, ruleset }];
  });
