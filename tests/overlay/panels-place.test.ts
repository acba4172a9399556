/** Positions of moved panels, tooltips and cards in the window. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anchor,
  boxDistance,
  MAX_READOUT_DISTANCE,
  grownFrom,
  HOVER_CORNERS,
  leader,
  lineToCard,
  overlap,
  parseAnchored,
  placeAround,
  placeCard,
  placeGrowing,
  shownIn,
  placeTip,
  snap,
  unanchor,
  type Extent,
  type ScreenBox,
} from '../../src/overlay/place.ts';
import { boardsToTry } from '../support/thorough.ts';

const ROOM = { width: 1280, height: 800 };
const DOCK = { width: 292, height: 480 };
const covers = (a: ScreenBox, b: ScreenBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const within = (a: ScreenBox): boolean =>
  a.x >= 0 && a.y >= 0 && a.x + a.width <= ROOM.width && a.y + a.height <= ROOM.height;

describe('moving a panel', () => {
  it('a moved panel snaps to steps of 8 px', () => {
    expect(snap({ x: 501, y: 203 }, DOCK, ROOM)).toEqual({ x: 504, y: 200 });
  });
  const MOVED = [
    ['left and top', { x: 5, y: 20 }, { x: 16, y: 16 }],
    ['right and bottom', { x: 970, y: 300 }, { x: 1280 - 292 - 16, y: 800 - 480 - 16 }],
    ['far outside', { x: 5000, y: -5000 }, { x: 1280 - 292 - 16, y: 16 }],
  ] as const;
  it('a panel that is moved near or beyond an edge of the window is placed 16 px inside that edge', () => {
    for (const [where, at, expected] of MOVED)
      expect.soft(snap(at, DOCK, ROOM), where).toEqual(expected);
  });
  it('a panel larger than the window is placed at the top left when it is moved', () => {
    expect(snap({ x: 40, y: 40 }, DOCK, { width: 200, height: 300 })).toEqual({ x: 0, y: 0 });
  });
  it('a moved panel keeps its distance from the nearest window edges when the window or the panel changes size', () => {
    const kept = anchor({ x: 972, y: 24 }, DOCK, ROOM);
    expect(unanchor(kept, DOCK, ROOM)).toEqual({ x: 972, y: 24 });
    expect(unanchor(kept, DOCK, { width: 1000, height: 700 })).toEqual({
      x: 1000 - 292 - 16,
      y: 24,
    });
    expect(unanchor(kept, { width: 330, height: 42 }, ROOM)).toEqual({ x: 1280 - 330 - 16, y: 24 });
  });
  it('an invalid stored position of a panel is ignored', () => {
    for (const saved of [
      null,
      'x',
      7,
      {},
      { x: NaN, y: 1 },
      { x: '1', y: 2 },
      { x: 1, y: Infinity },
    ])
      expect.soft(parseAnchored(saved), JSON.stringify(saved)).toBeNull();
  });
});

describe('a tooltip', () => {
  const TIP = { width: 300, height: 140 };

  it('a tooltip is placed at the lower right corner of its target if there is room', () => {
    expect(
      placeTip({ x: 400, y: 300, width: 70, height: 70 }, TIP, ROOM, {
        corners: HOVER_CORNERS,
        avoid: [],
        distance: 12,
      }),
    ).toEqual({ x: 482, y: 382, width: 300, height: 140, corner: 'below-right' });
  });
  it('wherever its target is, a tooltip stays inside the window and does not cover the target', () => {
    for (let x = 0; x <= 1210; x += 55) {
      for (let y = 0; y <= 730; y += 55) {
        const aim = { x, y, width: 70, height: 70 };
        const tip = placeTip(aim, TIP, ROOM, { corners: HOVER_CORNERS, avoid: [], distance: 16 });
        expect(covers(tip, aim), `aim ${x},${y}`).toBe(false);
        expect(within(tip), `aim ${x},${y}`).toBe(true);
      }
    }
  });
  it('a tooltip does not cover the main panel', () => {
    const dock = { x: 972, y: 16, ...DOCK };
    const tip = placeTip({ x: 800, y: 100, width: 70, height: 70 }, TIP, ROOM, {
      corners: HOVER_CORNERS,
      avoid: [dock],
      distance: 12,
    });
    expect(covers(tip, dock)).toBe(false);
    expect(tip.corner).toBe('below-left');
  });
  it('a tooltip that would cover a panel at each corner of its target moves sideways off the panel', () => {
    const column = { x: 585, y: 110, width: 335, height: 494 };
    const aim = { x: 640, y: 606, width: 124, height: 60 };
    const room = { width: 1280, height: 720 };
    const tip = placeTip(aim, TIP, room, { corners: HOVER_CORNERS, avoid: [column], distance: 12 });
    expect(covers(tip, column)).toBe(false);
    expect(covers(tip, aim)).toBe(false);
    expect(tip.x).toBe(585 - 300 - 8);
  });
  it('a tooltip stays near its target, even if it then covers a token', () => {
    const aim = { x: 590, y: 306, width: 110, height: 104 };
    const tokens = [80, 245, 410, 575].map((y) => ({ x: 367, y, width: 50, height: 50 }));
    const dock = { x: 628, y: 16, ...DOCK };
    const room = { width: 1280, height: 720 };
    const tip = placeTip(aim, TIP, room, {
      corners: HOVER_CORNERS,
      avoid: [dock, ...tokens],
      distance: 12,
    });
    expect(covers(tip, dock)).toBe(false);
    expect(aim.x - (tip.x + tip.width)).toBeLessThanOrEqual(MAX_READOUT_DISTANCE);
  });
  it('a tooltip that fits nowhere in the window still gets a position', () => {
    const tip = placeTip(
      { x: 0, y: 0, width: 300, height: 200 },
      TIP,
      { width: 300, height: 200 },
      { corners: HOVER_CORNERS, avoid: [], distance: 12 },
    );
    expect(Number.isFinite(tip.x) && Number.isFinite(tip.y)).toBe(true);
  });
});

describe('a tooltip that grows under the pointer', () => {
  it('a tooltip that grows still covers its old place, and never covers its target', () => {
    const aim = { x: 600, y: 400, width: 70, height: 70 };
    for (const corner of HOVER_CORNERS) {
      const before = placeTip(aim, { width: 300, height: 140 }, ROOM, {
        corners: [corner],
        avoid: [],
        distance: 12,
      });
      const now = grownFrom(before, { width: 300, height: 260 }, aim, ROOM);
      expect(overlap(now, before)).toBe(before.width * before.height);
      expect(overlap(now, aim)).toBe(0);
    }
  });
  it('wherever its target is in the window, a tooltip that grows still covers its old place', () => {
    const upTo = (most: number) => fc.integer({ min: 0, max: most });
    fc.assert(
      fc.property(
        upTo(ROOM.width - 70),
        upTo(ROOM.height - 70),
        upTo(120),
        fc.constantFrom(...HOVER_CORNERS),
        (x, y, more, corner) => {
          const aim = { x, y, width: 70, height: 70 };
          const before = placeTip(aim, { width: 300, height: 140 }, ROOM, {
            corners: [corner],
            avoid: [],
            distance: 12,
          });
          const now = grownFrom(before, { width: 300, height: 140 + more }, aim, ROOM);
          expect(overlap(now, before)).toBe(before.width * before.height);
        },
      ),
    );
  });
});

describe('a card beside a creature', () => {
  const ogre = { x: 500, y: 300, width: 140, height: 140 };
  const card = { width: 260, height: 110 };

  it('a card beside a creature is placed at the upper right if nothing is there', () => {
    expect(placeAround(ogre, card, ROOM, [], 6)).toEqual({ x: 646, y: 184, ...card });
  });
  it('a card beside a creature avoids labels and tokens while there is room', () => {
    const taken = [
      { x: 640, y: 150, width: 110, height: 20 },
      { x: 700, y: 380, width: 49, height: 49 },
      { x: 380, y: 280, width: 110, height: 20 },
    ];
    const at = placeAround(ogre, card, ROOM, taken, 6);
    expect([ogre, ...taken].filter((box) => covers(at, box))).toEqual([]);
  });
  it('a card stands a little farther away if every place beside its creature covers a label', () => {
    const around = [
      { x: 490, y: 290, width: 160, height: 8 },
      { x: 490, y: 442, width: 160, height: 8 },
      { x: 490, y: 290, width: 8, height: 160 },
      { x: 642, y: 290, width: 8, height: 160 },
    ];
    const at = placeAround(ogre, card, ROOM, around, 6);
    expect([ogre, ...around].filter((box) => covers(at, box))).toEqual([]);
  });
  it('a card stands farther away from its creature if every nearer place covers tokens', () => {
    const tokens = [
      { x: ogre.x + ogre.width + 40, y: ogre.y - 280, width: 50, height: 700 },
      { x: ogre.x - 90, y: ogre.y - 280, width: 50, height: 700 },
      { x: ogre.x - 300, y: ogre.y - 90, width: 740, height: 50 },
      { x: ogre.x - 300, y: ogre.y + ogre.height + 40, width: 740, height: 50 },
    ];
    const how = { firm: [], tokens, marks: [], distance: 6, before: null };
    const at = placeCard(ogre, card, ROOM, how);
    expect(tokens.filter((box) => covers(at, box))).toEqual([]);
  });
  it('a card never covers its creature or leaves the window, wherever the creature stands', () => {
    for (let x = 0; x <= 1140; x += 60) {
      for (let y = 0; y <= 660; y += 60) {
        const aim = { x, y, width: 140, height: 140 };
        const at = placeAround(aim, card, ROOM, [], 6);
        expect(covers(at, aim), `at ${x},${y}`).toBe(false);
        expect(within(at), `at ${x},${y}`).toBe(true);
      }
    }
  });

  it('if there is no free place, a card beside a creature covers tokens rather than a panel with buttons', () => {
    const strip = { x: 340, y: 50, width: 580, height: 54 };
    const crowd = [
      { x: 520, y: 240, width: 120, height: 120 },
      { x: 455, y: 360, width: 60, height: 60 },
      { x: 640, y: 486, width: 60, height: 60 },
      { x: 703, y: 486, width: 60, height: 60 },
      { x: 204, y: 235, width: 60, height: 60 },
    ];
    const bar = { x: 404, y: 648, width: 550, height: 56 };
    const firm = [strip, bar, { x: 936, y: 0, width: 344, height: 720 }];
    const aim = { x: 390, y: 297, width: 125, height: 123 };
    const low = { width: 1280, height: 720 };
    const how = { firm, tokens: crowd, marks: [], distance: 6, before: null };
    // A card that may grow to most of a low window does not cover the strip for room it has no use for.
    for (const grows of [0, 300, 590]) {
      const placed = placeGrowing(aim, { width: 303, height: 220 }, grows, low, how);
      expect(firm.map((each) => overlap(placed, each))).toEqual([0, 0, 0]);
      const shown = shownIn(placed, { width: 303, height: 220 }, aim);
      // The large token beside it stays in sight.
      expect(overlap(shown, crowd[0]!)).toBeLessThan(7200);
    }
  });

  describe('a card that is already placed', () => {
    const first = placeAround(ogre, card, ROOM, [], 6);
    const again = (more: {
      readonly aim?: ScreenBox;
      readonly size?: Extent;
      readonly firm?: readonly ScreenBox[];
      readonly tokens?: readonly ScreenBox[];
      readonly marks?: readonly ScreenBox[];
    }): ScreenBox =>
      placeCard(more.aim ?? ogre, more.size ?? card, ROOM, {
        firm: more.firm ?? [],
        tokens: more.tokens ?? [],
        marks: more.marks ?? [],
        distance: 6,
        before: { aim: ogre, tip: first },
      });
    const inside = { x: first.x + 20, y: first.y + 20, width: 110, height: 20 };

    it('a placed card stays where it is when labels and lines appear under it', () => {
      const upTo = (most: number) => fc.integer({ min: 0, max: most });
      const label = fc.record({
        x: upTo(ROOM.width),
        y: upTo(ROOM.height),
        width: upTo(200),
        height: upTo(40),
      });
      fc.assert(
        fc.property(fc.array(label, { maxLength: 12 }), (marks) => {
          expect(again({ marks })).toEqual(first);
        }),
      );
    });
    it('a placed card moves if a panel or another card covers it, and then also avoids labels', () => {
      const at = again({ firm: [inside], marks: [{ ...inside, y: 320 }] });
      expect(covers(at, inside)).toBe(false);
      expect(covers(at, { ...inside, y: 320 })).toBe(false);
    });
    it('a placed card stays where it is if other panels cover every other position too', () => {
      const everywhere = { x: 0, y: 0, width: ROOM.width, height: ROOM.height };
      expect(again({ firm: [everywhere], marks: [inside] })).toEqual(first);
    });
    it('a placed card moves nearer to its own creature if another token comes beside the card', () => {
      const beside = { x: first.x + 20, y: first.y + first.height + 4, width: 70, height: 70 };
      const at = again({ tokens: [beside] });
      expect(boxDistance(at, ogre)).toBeLessThan(boxDistance(at, beside));
    });
    it('a placed card follows its creature, and gets a new place when the card changes size', () => {
      const moved = { ...ogre, x: 300 };
      expect(again({ aim: moved })).toEqual(placeAround(moved, card, ROOM, [], 6));
      const size = { width: 260, height: 160 };
      expect(again({ size })).toEqual(placeAround(ogre, size, ROOM, [], 6));
    });
  });
});

describe('the cards of adjacent creatures', () => {
  const SIZE = 70;
  const card = { width: 260, height: 110 };
  const upTo = (most: number) => fc.integer({ min: 0, max: most });
  const cell = (x: number, y: number, n: number): ScreenBox => ({
    x: x * SIZE,
    y: y * SIZE,
    width: n * SIZE,
    height: n * SIZE,
  });
  const of = (box: ScreenBox, tokens: readonly ScreenBox[], firm: readonly ScreenBox[]) =>
    placeCard(box, card, ROOM, { firm, tokens, marks: [], distance: 6, before: null });
  const isOwn = (at: ScreenBox, own: ScreenBox, tokens: readonly ScreenBox[]): boolean =>
    tokens.every((token) => token === own || boxDistance(at, own) < boxDistance(at, token));
  const hasRoom = ({ x, y, width, height }: ScreenBox): boolean =>
    x >= card.width + 30 &&
    y >= card.height + 30 &&
    x + width <= ROOM.width - card.width - 30 &&
    y + height <= ROOM.height - card.height - 30;
  // Between two others a card wider than its creature is as near to them.
  const isNoneElses = (at: ScreenBox, own: ScreenBox, tokens: readonly ScreenBox[]): boolean =>
    tokens.every((token) => boxDistance(at, own) <= boxDistance(at, token));

  const SIDES: readonly (readonly [string, number, number])[] = [
    ['to the right', 1, 0],
    ['below', 0, 1],
    ['to the lower right', 1, 1],
    ['to the upper right', 1, -1],
  ];
  it('the card of each of two adjacent creatures stands nearer to that creature, and the cards never overlap', () => {
    for (const [where, dx, dy] of SIDES) {
      const [a, b] = [cell(7, 5, 1), cell(7 + dx, 5 + dy, 1)];
      const first = of(a, [a, b], []);
      const second = of(b, [a, b], [first]);
      expect.soft([isOwn(first, a, [a, b]), isOwn(second, b, [a, b])], where).toEqual([true, true]);
      expect.soft(overlap(first, second), where).toBe(0);
    }
  });
  it('wherever there is room, the cards of adjacent creatures stand nearer to their own creature', () => {
    const pair = fc.record({
      x: upTo(16),
      y: upTo(9),
      n: fc.constantFrom(1, 2),
      m: fc.constantFrom(1, 2),
      side: fc.constantFrom<'right' | 'below' | 'corner'>('right', 'below', 'corner'),
    });
    fc.assert(
      fc.property(pair, ({ x, y, n, m, side }) => {
        const a = cell(x, y, n);
        const b = cell(side === 'below' ? x : x + n, side === 'right' ? y : y + n, m);
        const tokens = [a, b];
        fc.pre(tokens.every(hasRoom));
        const cards = [of(a, tokens, []), of(b, tokens, [])];
        for (let i = 0; i < 4; i++)
          for (const k of [0, 1])
            cards[k] = of(tokens[k] as ScreenBox, tokens, [cards[1 - k] as ScreenBox]);
        const [one, two] = cards as [ScreenBox, ScreenBox];
        expect([isOwn(one, a, tokens), isOwn(two, b, tokens)]).toEqual([true, true]);
        expect(overlap(one, two)).toBe(0);
        expect([leader(a, one), leader(b, two)]).not.toContain('');
      }),
      { numRuns: boardsToTry(300) },
    );
  });
  it('each card of three creatures in a row stands no nearer to another creature than to its own', () => {
    const tokens = [cell(7, 5, 1), cell(8, 5, 1), cell(9, 5, 1)];
    const cards: ScreenBox[] = [];
    for (const token of tokens) cards.push(of(token, tokens, cards));
    expect(cards.map((at, i) => isNoneElses(at, tokens[i] as ScreenBox, tokens))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the line from a tooltip to its mark', () => {
  const aim = { x: 100, y: 100, width: 70, height: 70 };
  const size = { width: 300, height: 100 };
  it.each([
    [
      'below and to the right of a mark has a bent line to the mark',
      { x: 182, y: 182, ...size },
      'M170 158H202V182',
    ],
    [
      'above and to the left of a mark has a bent line to the mark',
      { x: -212, y: -12, ...size },
      'M100 112H68V88',
    ],
    [
      'straight below a mark has a straight line to the mark',
      { x: 50, y: 182, ...size },
      'M135 170V182',
    ],
    [
      'straight to the right of a mark has a straight line to the mark',
      { x: 182, y: 100, ...size },
      'M170 135H182',
    ],
    ['that covers its mark has no line to the mark', { x: 90, y: 90, ...size }, ''],
  ])('a tooltip %s', (_, tip, path) => {
    expect(leader(aim, tip)).toBe(path);
  });
  it('a card near its creature has a line to it, and a card far away has none across the map', () => {
    const at = (x: number, y: number) => lineToCard({ aim, tip: { x, y, ...size } });
    expect(at(182, 100)).toBe('M170 135H182');
    expect(at(500, 100)).not.toBe('');
    expect(at(600, 100)).toBe('');
    expect(at(500, 500)).toBe('');
  });
});
