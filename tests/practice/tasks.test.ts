// @vitest-environment page
/** A task of a lesson lights its creatures, cells and path on the board. */
import { h, render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCENARIOS, scenarioOf } from '../../adapters/practice/scenarios/index.ts';
import { Rulings } from '../../entrypoints/practice/Rulings.tsx';
import { pointedOutBy } from '../../entrypoints/practice/pointedOutBy.ts';
import { actShowing } from '../../adapters/practice/scenarios/acts.ts';
import { pointedOutLayer } from '../../src/overlay/layers/pointedOut.ts';
import { marksOf } from '../../src/overlay/marks.ts';
import { locale } from '../../src/text/pages.ts';
import { passTime } from '../support/clock.ts';
import { shown, sit } from './seat.ts';
import { languagesInWords } from '../support/titleWords.ts';

let seat: ReturnType<typeof sit>;
afterEach(async () => {
  render(null, document.body);
  seat.end.abort();
  // Preact requests no further frame while it waits for one.
  if (vi.isFakeTimers()) await frame();
  vi.useRealTimers();
});

const lit = (): string[] =>
  marksOf(seat.store)
    .shapes.value.map(({ key }) => key)
    .filter((key) => key.startsWith(`${pointedOutLayer.id}:`));
/** Lets the page be drawn, with its effects. */
const frame = (): Promise<void> => new Promise((done) => setTimeout(done, 200));

async function open(language: 'en' | 'it'): Promise<HTMLElement[]> {
  passTime();
  locale.value = language;
  seat = sit(scenarioOf('withdraw')!);
  await seat.settle();
  render(h(Rulings, { session: seat.session }), document.body);
  await frame();
  return [...document.body.querySelectorAll<HTMLElement>('.task')];
}

describe.each(languagesInWords(['en', 'it'] as const))(
  'a task of a lesson in %s',
  (words, language) => {
    it(`in ${words}, hovering over a practice task highlights its creature, square and path on the board`, async () => {
      const [task] = await open(language);
      expect(lit()).toEqual([]);
      task!.dispatchEvent(new Event('pointerenter'));
      await frame();
      expect(lit()).toHaveLength(3);
      expect(lit()).toEqual(expect.arrayContaining(['pointed-out:ada', 'pointed-out:path']));
      task!.dispatchEvent(new Event('pointerleave'));
      await frame();
      expect(lit()).toEqual([]);
    });
    it(
      `in ${words}, a practice task highlights its squares while focused, and a click keeps ` +
        'them highlighted',
      async () => {
        const [task] = await open(language);
        task!.dispatchEvent(new Event('focus'));
        await frame();
        expect(lit()).toHaveLength(3);
        task!.click();
        await frame();
        task!.dispatchEvent(new Event('blur'));
        await frame();
        expect(lit()).toHaveLength(3);
        expect(task!.getAttribute('aria-pressed')).toBe('true');
        task!.click();
        await frame();
        expect(lit()).toEqual([]);
      },
    );
    it(`in ${words}, opening another practice lesson removes the highlights of the previous lesson`, async () => {
      const [task] = await open(language);
      task!.click();
      await frame();
      seat.session.choose(scenarioOf('flanking')!);
      await seat.settle();
      await frame();
      expect(lit()).toEqual([]);
    });
  },
);

it.each(SCENARIOS.map((s) => [s.title.en, s] as const))(
  'the board of the practice lesson “%s” contains every creature and square that the lesson’s tasks highlight',
  async (_title, s) => {
    for (const { e, ruleset } of shown(s)) {
      const places = pointedOutBy(actShowing(e));
      seat = sit(s, ruleset);
      await seat.settle();
      expect.soft(places, e.ruling.en).not.toBeNull();
      if (places === null) continue;
      seat.store.pointedOut.value = places;
      const { creatures, cells, path } = places;
      expect
        .soft(lit(), e.ruling.en)
        .toHaveLength(new Set(creatures).size + cells.length + Number(path !== undefined));
      const { columns, rows } = seat.store.board.value!.ground.grid;
      for (const [x, y] of [...cells.map(({ at }) => at), ...(path?.cells ?? [])])
        expect.soft(x >= 0 && y >= 0 && x < columns && y < rows, e.ruling.en).toBe(true);
      seat.end.abort();
    }
  },
);
