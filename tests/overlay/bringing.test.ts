import { describe, expect, it, vi } from 'vitest';
import { broughtBy } from '../../src/overlay/panels/bringing.ts';
import type { PanelContents } from '../../src/overlay/panels/panel.ts';

const CONTENTS: PanelContents = { panels: {}, css: '.a {}' };
const settled = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

describe('what stands in the panels', () => {
  it('is asked for once, however many are opened, and dressed before it is shown', async () => {
    const bring = vi.fn(() => Promise.resolve(CONTENTS));
    const dressed: unknown[] = [];
    const brought = broughtBy(bring, (css) => dressed.push(css, brought.contents.peek()));
    brought.bring();
    brought.bring();
    await settled();
    brought.bring();
    expect([bring.mock.calls.length, dressed, brought.contents.value, brought.lost.value]).toEqual([1, ['.a {}', null], CONTENTS, false]);
  });
  it('is asked for again with the next panel, where nobody brought it', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    const bring = vi.fn<() => Promise<PanelContents>>().mockRejectedValueOnce(new Error('asleep')).mockResolvedValue(CONTENTS);
    const brought = broughtBy(bring, () => undefined);
    brought.bring();
    await settled();
    expect([brought.lost.value, brought.contents.value, said.mock.calls.length]).toEqual([true, null, 1]);
    brought.bring();
    expect(brought.lost.value).toBe(false);
    await settled();
    expect([brought.contents.value, brought.lost.value]).toEqual([CONTENTS, false]);
    said.mockRestore();
  });
});
