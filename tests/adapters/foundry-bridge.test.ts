/**
 * The bridge between page script and content script: which messages pass, and which are dropped.
 */
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { listen, sendOrder } from '../../src/bridge/content.ts';
import { FROM_PAGE, fromPage, MAX_MESSAGE, type CommonFacts } from '../../src/bridge/messages.ts';
import { onOrder, createSender } from '../../src/bridge/page.ts';
import { everyCase } from '../support/everyCase.ts';

const CAMERA: CommonFacts['camera'] = [1, 0, 0, 1, 10, 20, 0, 0, 800, 600];
const camera = (at: number, value: unknown): string =>
  JSON.stringify({ type: 'camera', data: CAMERA.with(at, value as number) });

const shout = (target: EventTarget, detail: unknown): boolean =>
  target.dispatchEvent(new CustomEvent(FROM_PAGE, { detail }));

describe('the bridge between page script and content script', () => {
  it('Quadretto handles a message about the camera from the tabletop’s page at once', () => {
    const target = new EventTarget();
    const seen: unknown[] = [];
    listen(target, fromPage, { camera: (c) => seen.push(c) }, new AbortController().signal);
    createSender<CommonFacts>(target)('camera', CAMERA);
    expect(seen).toEqual([CAMERA]);
  });

  it('Quadretto can receive message types that only one virtual tabletop sends', () => {
    const target = new EventTarget();
    const seen: string[] = [];
    listen(
      target,
      { ...fromPage, weather: z.string() },
      { weather: (w) => seen.push(w) },
      new AbortController().signal,
    );
    createSender<{ weather: string }>(target)('weather', 'rain');
    expect(seen).toEqual(['rain']);
  });

  everyCase([
    ['an object instead of a string', { type: 'camera' }],
    ['a message that is no JSON', '{'],
    ['null instead of a message', 'null'],
    ['a message without a type', '{"data":1}'],
    ['a message of an unknown type', '{"type":"explode","data":{}}'],
    ['a message whose type is a name of the prototype', '{"type":"constructor","data":{}}'],
    ['a message with a missing field', '{"type":"beat","data":{"connected":1}}'],
    ['a camera that is no list', '{"type":"camera","data":{"a":1}}'],
    ['a camera that is a text of the right length', '{"type":"camera","data":"0123456789"}'],
    ['a camera with a number missing', JSON.stringify({ type: 'camera', data: CAMERA.slice(1) })],
    ['a camera with a number too many', JSON.stringify({ type: 'camera', data: [...CAMERA, 0] })],
    ['a camera with NaN', camera(4, Number.NaN)],
    ['a camera with an infinite number', camera(0, 7).replace('7', '1e999')],
    ['a camera with text for a number', camera(4, '10')],
    ['a camera with a list for a number', camera(4, [10])],
    ['a camera with a negative width', camera(8, -1)],
    ['a camera with a negative height', camera(9, -1)],
    ['a message with an empty id', '{"type":"selection","data":{"ids":[""]}}'],
    ['a message that is too long', `"${'x'.repeat(MAX_MESSAGE)}"`],
  ])(
    'Quadretto ignores malformed messages from the tabletop’s page, and counts these messages',
    (_, detail) => {
      const target = new EventTarget();
      const heard = vi.fn();
      const refused = listen(
        target,
        fromPage,
        { camera: heard, selection: heard },
        new AbortController().signal,
      );
      shout(target, detail);
      expect(heard).not.toHaveBeenCalled();
      expect(refused.count).toBe(1);
      expect(refused.last).toBeTruthy();
      createSender<CommonFacts>(target)('camera', CAMERA);
      expect(heard).toHaveBeenCalledOnce();
    },
  );

  it('an error in Quadretto’s overlay does not reach the page, and the overlay handles the page’s next message', () => {
    const target = new EventTarget();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let calls = 0;
    listen(
      target,
      fromPage,
      {
        gone: () => {
          calls += 1;
          throw new Error('ours');
        },
      },
      new AbortController().signal,
    );
    expect(() => {
      createSender<CommonFacts>(target)('gone', {});
      createSender<CommonFacts>(target)('gone', {});
    }).not.toThrow();
    expect(calls).toBe(2);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('after Quadretto’s overlay has ended, a message from the tabletop’s page is ignored', () => {
    const target = new EventTarget();
    const end = new AbortController();
    const heard = vi.fn();
    listen(target, fromPage, { gone: heard }, end.signal);
    onOrder(target, heard, end.signal);
    end.abort();
    createSender<CommonFacts>(target)('gone', {});
    sendOrder(target, 'start');
    expect(heard).not.toHaveBeenCalled();
  });

  it('Quadretto’s page script obeys the orders “start” and “stop”, and ignores other orders', () => {
    const target = new EventTarget();
    const heard: string[] = [];
    onOrder(target, (word) => heard.push(word), new AbortController().signal);
    sendOrder(target, 'start');
    target.dispatchEvent(new CustomEvent('quadretto:to-page', { detail: 'destroy' }));
    target.dispatchEvent(new CustomEvent('quadretto:to-page', { detail: { start: true } }));
    sendOrder(target, 'stop');
    expect(heard).toEqual(['start', 'stop']);
  });

  it('if the page’s data cannot be serialized, Quadretto gets a message that names the type of these data', () => {
    const target = new EventTarget();
    const told: string[] = [];
    target.addEventListener(FROM_PAGE, (event) =>
      told.push(String((event as CustomEvent<unknown>).detail)),
    );
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    const tell = createSender<{ x: unknown }>(target);
    expect(tell('x', loop)).toBe(false);
    expect(
      tell('x', {
        get y() {
          throw new Error('hostile');
        },
      }),
    ).toBe(false);
    expect(
      tell(
        'x',
        Array.from({ length: MAX_MESSAGE / 2 }, () => 1),
      ),
    ).toBe(false);
    expect(told).toEqual(Array.from({ length: 3 }, () => '{"type":"untold","data":"x"}'));
  });

  it('a text of more than 1,000 characters is cut to 1,000 before the page sends the text to Quadretto', () => {
    const target = new EventTarget();
    const seen: unknown[] = [];
    listen(target, { x: z.unknown() }, { x: (x) => seen.push(x) }, new AbortController().signal);
    expect(createSender<{ x: unknown }>(target)('x', { name: 'y'.repeat(MAX_MESSAGE), n: 3 })).toBe(
      true,
    );
    expect(seen).toEqual([{ name: 'y'.repeat(1000), n: 3 }]);
  });

  it(
    'a message type counts as unreadable from an unreadable message until the next ' +
      'readable message of this type',
    () => {
      const target = new EventTarget();
      const unread: (readonly string[])[] = [];
      listen(target, fromPage, {}, new AbortController().signal, {
        unread: (types) => unread.push(types),
      });
      shout(target, '{"type":"camera","data":[]}');
      shout(target, '{"type":"camera","data":[1]}');
      shout(target, '{"type":"untold","data":"selection"}');
      for (const nonsense of [
        '{"type":"untold","data":"explode"}',
        '{"type":"untold","data":{"of":"beat"}}',
        '{"type":"explode","data":1}',
        '{',
      ])
        shout(target, nonsense);
      createSender<CommonFacts>(target)('camera', CAMERA);
      createSender<CommonFacts>(target)('selection', { ids: [] });
      expect(unread).toEqual([['camera'], ['camera', 'selection'], ['selection'], []]);
    },
  );
});
