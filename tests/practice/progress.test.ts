/** Which acts at the practice table make a ruling of a lesson count as seen. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCENARIOS, scenarioOf } from '../../adapters/practice/scenarios/index.ts';
import type { Scenario } from '../../adapters/practice/scenarios/scenario.ts';
import { passTime } from '../support/clock.ts';
import { shown, sit } from './seat.ts';

afterEach(() => void vi.useRealTimers());

const lesson = (id: string): Scenario => scenarioOf(id)!;

describe('progress in a lesson that has just been opened', () => {
  it('no task of a practice lesson is checked off when the lesson opens', async () => {
    for (const s of SCENARIOS) {
      const seat = sit(s);
      await seat.settle();
      expect.soft(seat.done(), s.title.en).toEqual([]);
      seat.end.abort();
    }
  });
});

describe('the tasks of a practice lesson', () => {
  it.each(SCENARIOS.map((s) => [s.title.en, s] as const))(
    'each task of the practice lesson “%s” is checked off once the user has done what the task asks',
    async (_, s) => {
      for (const { e, i, ruleset } of shown(s)) {
        const seat = sit(s, ruleset);
        await seat.settle();
        await seat.perform(e);
        expect.soft(seat.done(), e.ruling.en).toContain(i);
        seat.end.abort();
      }
    },
  );
});

describe('moves that check off no task', () => {
  it('a practice task stays unchecked if the wrong creature moves, or moves in the wrong movement mode', async () => {
    const seat = sit(lesson('withdraw'));
    // On foot, both goblins get an attack. This act belongs to the third ruling, not to the second.
    seat.walk(
      'ada',
      [
        [4, 5],
        [4, 6],
        [4, 7],
      ],
      'move',
    );
    await seat.settle();
    expect(seat.done()).toEqual([2]);
    seat.session.reset();
    seat.walk(
      'goblin-2',
      [
        [3, 7],
        [4, 7],
      ],
      'withdraw',
    );
    await seat.settle();
    expect(seat.done()).toEqual([2]);
    seat.end.abort();
  });

  it(
    'a practice task is checked off when the dragged token stays on a square, not when the ' +
      'drag is canceled',
    async () => {
      passTime();
      const seat = sit(lesson('flanking'));
      const away = sit(lesson('withdraw'));
      away.mode('withdraw');
      away.drag('ada', [4, 4]);
      away.host.endDrag();
      await away.settle();
      away.host.step('ada', [0, 1]);
      await away.settle();
      expect(away.done()).toEqual([]);
      seat.drag('bruno', [7, 4]);
      await seat.settle();
      expect(seat.done()).toEqual([1]);
      away.session.reset();
      away.mode('withdraw');
      away.drag('ada', [4, 4]);
      await new Promise((rest) => setTimeout(rest, 450));
      expect(away.done()).toEqual([0]);
      seat.end.abort();
      away.end.abort();
    },
  );

  it('a practice task about another ruleset stays unchecked until the user chooses that ruleset', async () => {
    const seat = sit(lesson('pillar'), 'srd35');
    seat.walk(
      'goblin',
      [
        [7, 5],
        [8, 5],
      ],
      'move',
    );
    await seat.settle();
    expect(seat.done()).toEqual([2]);
    seat.session.reset();
    seat.store.ruleset.value = 'sigil';
    seat.walk(
      'goblin',
      [
        [7, 5],
        [8, 5],
      ],
      'move',
    );
    await seat.settle();
    expect(seat.done()).toEqual([2, 3]);
    seat.end.abort();
  });

  it('a practice task about the safest path is checked off only when the map shows that path', async () => {
    const s = lesson('safe-path');
    const seat = sit(s);
    await seat.perform(s.expect[0]!);
    expect(seat.done()).toEqual([0]);
    seat.session.reset();
    await seat.perform(s.expect[1]!);
    expect(seat.done()).toEqual([0, 1]);
    seat.end.abort();
  });
});

describe('a lesson for one ruleset', () => {
  it('a lesson about one ruleset switches to that ruleset, and the next lesson restores the user’s ruleset', () => {
    const seat = sit(lesson('first-steps'), 'sigil');
    seat.session.choose(lesson('firearm'));
    expect(seat.store.ruleset.value).toBe('d20modern');
    seat.session.choose(lesson('modern-step'));
    expect(seat.store.ruleset.value).toBe('d20modern');
    seat.session.choose(lesson('withdraw'));
    expect(seat.store.ruleset.value).toBe('sigil');
    seat.session.choose(lesson('winmol'));
    expect(seat.store.ruleset.value).toBe('arelia');
    seat.session.choose(lesson('withdraw'));
    expect(seat.store.ruleset.value).toBe('sigil');
    seat.end.abort();
  });
});

describe('stored progress in lessons', () => {
  it('finished tasks of a practice lesson are still checked off at the user’s next visit', async () => {
    const kept: Record<string, unknown> = {};
    const s = lesson('reach-weapon');
    const first = sit(s, 'srd35', kept);
    await first.settle();
    expect(first.progress.finished.value.has(s.id)).toBe(false);
    for (const e of s.expect) {
      await first.perform(e);
      first.session.reset();
    }
    expect(first.progress.finished.value.has(s.id)).toBe(true);
    first.end.abort();
    const second = sit(s, 'srd35', kept);
    await second.settle();
    expect(second.done()).toEqual([0, 1, 2]);
    second.end.abort();
  });

  it('stored lesson progress in an invalid format is ignored, and no practice task is checked off', async () => {
    const seat = sit(lesson('reach-weapon'), 'srd35', { lessons: { 'reach-weapon': 'all' } });
    await seat.settle();
    expect(seat.done()).toEqual([]);
    seat.end.abort();
  });
});
