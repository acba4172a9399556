// @vitest-environment page
/**
 * The held move: the notice's text, its buttons (by pointer and by keyboard), and the marks that
 * stay on the map.
 */
import { signal, type Signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import { creatureOf } from '../../src/board/board.ts';
import type { Cell } from '../../src/board/grid.ts';
import { alike, DEFAULT_POLICIES, type Policies } from '../../src/encounter/policy.ts';
import { heldMoveLayer as layer } from '../../src/overlay/layers/heldMove.ts';
import type { LineShape } from '../../src/overlay/shape.ts';
import { startOf } from '../../src/encounter/judgeMove.ts';
import { judgeDrag } from '../../src/state/paths.ts';
import type { HeldMove, Referee } from '../../src/state/referee.ts';
import { pathScene } from './harness/scenes.ts';
import { movement } from './harness/table.ts';
import { mounted, TABLE, until, type Mounted } from './panels-mounted.ts';
import { smallReferee } from './small-referee.ts';

let ui: Mounted;
afterEach(() => {
  ui?.end.abort();
  document.body.replaceChildren();
});

/** A path through the goblin's square that is longer than one move allows. */
const THROUGH: readonly Cell[] = [
  [2, 6],
  [3, 6],
  [4, 6],
  [5, 6],
  [6, 6],
  [7, 6],
  [8, 6],
  [9, 6],
];
/** A path out of the goblin's reach, without any other violation. */
const PROVOKES: readonly Cell[] = [
  [5, 6],
  [4, 6],
  [3, 6],
];

interface Table {
  readonly held: Signal<HeldMove | null>;
  readonly policies: Signal<Policies>;
  readonly said: string[];
  takes: boolean;
  hold(policy: HeldMove['policy'], path?: readonly Cell[], id?: string): Promise<void>;
}

async function table(
  policies: Policies = alike('ask'),
  options: Parameters<typeof mounted>[0] = {},
): Promise<Table> {
  const said: string[] = [];
  const held = signal<HeldMove | null>(null);
  const inForce = signal(policies);
  const made: Table = {
    held,
    policies: inForce,
    said,
    takes: true,
    async hold(policy, path = THROUGH, id = 'h1') {
      const judge = ui.store.judge.peek()!;
      const of = creatureOf(judge.board, 'aldo')!;
      const start = startOf(
        { rules: judge.rules, board: judge.board, policies: alike('ask'), turn: null },
        of,
      );
      held.value = {
        id,
        policy,
        judged: judgeDrag({ start, picked: 'move', hand: 'self' }, path)!,
      };
      await ui.settle();
    },
  };
  const referee: Referee = {
    ...smallReferee(),
    held,
    policies: inForce,
    goOn(note) {
      said.push(`on ${note ?? '-'}`);
      held.value = null;
      return Promise.resolve(made.takes);
    },
    goBack() {
      said.push('back');
      held.value = null;
    },
  };
  ui = await mounted({
    ...options,
    besides: (store) => {
      store.referee.value = referee;
      return { referee };
    },
  });
  return made;
}
const notice = (): HTMLElement => ui.one('[data-kind=held]');
const gone = (): boolean => ui.all('[data-kind=held]').length === 0;
const buttons = (): string[] => ui.all('[data-kind=held] button').map((b) => b.textContent ?? '');
const press = (key: string, to: EventTarget = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', {
    key,
    code: key,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  to.dispatchEvent(event);
  return event;
};
const click = async (text: string): Promise<void> => {
  ui.all('[data-kind=held] button')
    .find((b) => b.textContent === text)
    ?.click();
  await ui.settle();
};

describe('the prompt before a move', () => {
  it('the prompt before an illegal move names the broken rule, and offers to go on or to cancel', async () => {
    const at = await table();
    await at.hold('ask');
    expect(notice().getAttribute('aria-label')).toBe('Aldo’s move is on hold');
    expect(ui.text('.reasons')).toContain('can’t move through Goblin’s space');
    expect(ui.text('[data-kind=held] .reasons').trimEnd().endsWith('Move anyway?')).toBe(true);
    expect(ui.text('[data-kind=held] .reasons').match(/Move anyway/g)).toHaveLength(1);
    expect(ui.text('[data-kind=held] .tip-foot')).toMatch(/SRD 3\.5/);
    expect([buttons(), ui.all('[data-kind=held] input').length]).toEqual([
      ['Cancel the move', 'Move anyway'],
      0,
    ]);
    await click('Move anyway');
    expect([at.said, gone()]).toEqual([['on -'], true]);
    await at.hold('ask', THROUGH, 'h2');
    await click('Cancel the move');
    expect([at.said, gone()]).toEqual([['on -', 'back'], true]);
  });
  it('the prompt before a legal move that provokes attacks of opportunity names the attackers', async () => {
    const at = await table(
      { ...alike('mark'), opportunities: 'ask' },
      {
        scene: {
          ...TABLE,
          creatures: TABLE.creatures.map((c) => (c.id === 'aldo' ? { ...c, at: [5, 6] } : c)),
        },
      },
    );
    await at.hold('ask', PROVOKES);
    expect(ui.text('[data-kind=held] .reasons')).toMatch(/Goblin.*Move anyway\?$/s);
  });
  it('the prompt before a move names only broken rules about which the user wants to be asked', async () => {
    // A creature with one action left cannot make a second move.
    const turn = { active: 'aldo', round: 1, order: ['aldo'], spent: { standard: true } };
    const at = await table(
      { ...DEFAULT_POLICIES, occupied: 'ask', speed: 'off' },
      { scene: { ...TABLE, turn } },
    );
    await at.hold('ask');
    expect(ui.all('[data-kind=held] .reason')).toHaveLength(1);
    expect(ui.text('[data-kind=held] .reasons')).not.toContain('ft. needed');
    at.policies.value = alike('ask');
    await ui.settle();
    expect(ui.text('[data-kind=held] .reasons')).toContain('ft. needed');
  });
});

describe('a move that the extension has stopped', () => {
  it('the GM can allow a move that the extension has stopped, and add a note', async () => {
    const at = await table(alike('enforce'));
    await at.hold('enforce');
    expect(buttons()).toEqual(['Cancel the move', 'The DM allows it']);
    expect(ui.text('[data-kind=held] .reasons')).not.toContain('anyway');
    const field = ui.one('[data-kind=held] input') as HTMLInputElement;
    field.value = '  the bridge holds  ';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await ui.settle();
    ui.one('[data-kind=held] form').dispatchEvent(
      new Event('submit', { bubbles: true, cancelable: true }),
    );
    await ui.settle();
    expect([at.said, gone()]).toEqual([['on the bridge holds'], true]);
  });
  it('if the tabletop rejects a move that the GM has allowed, a notice reports the rejection', async () => {
    const at = await table(alike('enforce'));
    at.takes = false;
    await at.hold('enforce');
    await click('The DM allows it');
    expect(ui.text('[data-kind=held]')).toContain('rejected the move');
    press('Escape');
    await ui.settle();
    expect(gone()).toBe(true);
  });
  it('if the extension stops a second move, the notice of that move replaces the notice of the first', async () => {
    const at = await table(alike('enforce'));
    await at.hold('enforce');
    await at.hold('ask', THROUGH.slice(0, 5), 'h2');
    expect(ui.all('[data-kind=held]')).toHaveLength(1);
    expect(buttons()).toEqual(['Cancel the move', 'Move anyway']);
  });
  it('the notice of a stopped move uses the user’s language, and shows HTML in names as text', async () => {
    const creatures = TABLE.creatures.map((c) =>
      c.id === 'gob' ? { ...c, name: '<img src=x>' } : c,
    );
    const at = await table(alike('enforce'), { language: 'it', scene: { ...TABLE, creatures } });
    await at.hold('enforce');
    expect(buttons()).toEqual(['Annulla la mossa', 'Il DM lo concede']);
    expect([
      ui.text('[data-kind=held] .reasons').includes('<img'),
      ui.all('[data-kind=held] img').length,
    ]).toEqual([true, 0]);
  });
});

describe('the prompt before a move, by keyboard', () => {
  it('the prompt before a move made by keyboard takes the focus, and Escape cancels the move', async () => {
    const at = await table(alike('enforce'));
    const mine = document.createElement('button');
    document.body.append(mine);
    mine.focus();
    press('ArrowRight', mine);
    await at.hold('enforce');
    expect(ui.root.activeElement).toBe(notice());
    const heard: string[] = [];
    document.addEventListener('keydown', ({ key }) => heard.push(key), { signal: ui.end.signal });
    press('ArrowRight', notice());
    press('Escape', ui.one('[data-kind=held] input'));
    await ui.settle();
    expect([heard, at.said, gone(), document.activeElement]).toEqual([[], ['back'], true, mine]);
  });
  it(
    'the prompt before a move made by dragging does not take the focus, and Escape ' +
      'still cancels the move',
    async () => {
      const at = await table(alike('enforce'));
      press('ArrowRight');
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await at.hold('enforce');
      expect(ui.root.activeElement).toBeNull();
      expect(press('Escape').defaultPrevented).toBe(true);
      await ui.settle();
      expect(at.said).toEqual(['back']);
    },
  );
  it('the prompt before a move is announced to screen readers', async () => {
    const at = await table(alike('enforce'));
    await at.hold('enforce');
    await until(() => expect(ui.text('[role=status]')).toMatch(/Aldo’s move is on hold .*Goblin/));
  });
});

describe('the path of a stopped move on the map', () => {
  const keys = (): string[] =>
    ui.all('[data-key^="held:"]').map((e) => e.dataset['key'] ?? e.getAttribute('data-key') ?? '');
  it('the path of a stopped move is drawn up to the last legal square until the user decides', async () => {
    const at = await table();
    ui.store.switches.value = { ...ui.store.switches.value, path: false };
    await at.hold('ask');
    expect(keys()).toEqual(
      expect.arrayContaining(['held:path:line', 'held:path:octagon', 'held:path:broken']),
    );
    expect(keys().some((key) => key.includes('over'))).toBe(false);
    await click('Cancel the move');
    expect(keys()).toEqual([]);
  });
  it('if the extension stops a move, the map has no marks beyond the square where the move breaks a rule', () => {
    const { view } = pathScene();
    const shapes = layer.shapes({ ...view, stopped: view.path, path: null });
    const line = shapes.find((s) => s.key === 'held:path:line') as LineShape;
    expect(line.points).toHaveLength(view.path!.broken!.step);
    expect(shapes.some((s) => s.key.startsWith('held:path:due:3'))).toBe(true);
    expect(
      shapes.some(
        (s) => s.key.startsWith('held:path:due:6') || s.key.startsWith('held:path:link:6'),
      ),
    ).toBe(false);
    expect(shapes.find((s) => s.key === 'held:path:octagon')).toMatchObject({
      why: { message: 'violation.over-speed' },
    });
  });
  it('if the first step of a stopped move is illegal, the map draws no path line for the move', () => {
    const { view } = pathScene();
    const judged = view.path!;
    const at0 = { ...judged.broken!, step: 0, at: judged.path[0]! };
    expect(
      layer
        .shapes({
          ...view,
          stopped: { ...judged, broken: at0, verdict: { ...movement({}), violations: [at0] } },
        })
        .map((s) => s.key)
        .sort(),
    ).toEqual(['held:path:broken', 'held:path:octagon']);
    const whole = layer
      .shapes({ ...view, stopped: { ...judged, broken: undefined } })
      .find((s) => s.key === 'held:path:line') as LineShape;
    expect(whole.points).toHaveLength(judged.path.length);
    expect(layer.shapes({ ...view, stopped: null })).toEqual([]);
  });
});
