// @vitest-environment page
/** A number field keeps its half-typed value while the panel around it is drawn again. */
import { h, render } from 'preact';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { NumberField } from '../../src/overlay/panels/NumberField.tsx';
import { passTime } from '../support/clock.ts';

const place = document.createElement('div');
document.body.append(place);
const draw = (value: number | undefined, enter: (text: string) => void): HTMLInputElement => {
  render(h(NumberField, { value, enter, 'aria-label': 'DC' }), place);
  return place.querySelector('input')!;
};
const settled = (): Promise<void> => new Promise((done) => void setTimeout(done, 20));
const type = async (field: HTMLInputElement, text: string): Promise<void> => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
};
const leave = async (field: HTMLInputElement): Promise<void> => {
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
};
beforeAll(passTime);
afterAll(() => void vi.useRealTimers());
afterEach(() => render(null, place));

it('a number field keeps the text that the user types when the panel with the field is drawn again', async () => {
  const enter = vi.fn<(text: string) => void>();
  const field = draw(undefined, enter);
  await type(field, '15');
  draw(undefined, enter);
  expect(field.value).toBe('15');
  expect(enter).not.toHaveBeenCalled();
  await leave(field);
  expect(enter.mock.calls).toEqual([['15']]);
});

it('a number field shows its old value again if the number that the user typed is refused', async () => {
  let value = 3;
  const enter = (text: string): void => {
    if (Number(text) <= 20) value = Number(text);
    draw(value, enter);
  };
  const field = draw(value, enter);
  await type(field, '7');
  await leave(field);
  expect([value, field.value]).toEqual([7, '7']);
  await type(field, '99');
  await leave(field);
  expect([value, field.value]).toEqual([7, '7']);
});
