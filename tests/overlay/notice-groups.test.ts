/** How the dock joins its notices: at most one for each kind, and few on a fresh table. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupNotices, NOTICES_SHOWN, type NoticeLine } from '../../src/overlay/panels/notices.ts';

const line = (kind: string, n = 0): NoticeLine => ({ key: `${kind}:${n}`, kind, text: kind });
const MAP = ['clearWalls', 'darkMap', 'oneWayWalls', 'holes'].map((each) => `notice.${each}`);
const TOKENS = ['notice.thing', 'card.ridesAsk', 'unknown.side', 'unknown.weapon', 'notice.oblong'];
const NONE: ReadonlySet<string> = new Set();
const kinds = (lines: readonly NoticeLine[], dismissed = NONE): string[] =>
  groupNotices(lines, dismissed).map(({ kind }) => kind);

describe('the notices of a fresh table', () => {
  it('thirteen notices are shown in three groups, about the map, the sheets and the tokens', () => {
    const lines = [
      ...MAP.map((kind) => line(kind)),
      line('notice.sheets'),
      ...[1, 2, 3, 4, 5, 6].map((n) => line('notice.thing', n)),
      line('card.ridesAsk'),
      line('unknown.side'),
    ];
    const groups = groupNotices(lines, NONE);
    expect(groups.map(({ kind, mixed, lines: own }) => [kind, mixed, own.length])).toEqual([
      ['notice.map', true, 4],
      ['notice.sheets', undefined, 1],
      ['notice.tokens', true, 8],
    ]);
    expect(groups[0]!.text).toContain('4');
  });
  it('three notices are shown as a plain list, and only longer lists are grouped', () => {
    expect(kinds([line(MAP[0]!), line(MAP[1]!), line('notice.thing')])).toEqual([
      MAP[0],
      MAP[1],
      'notice.thing',
    ]);
  });
  it('grouped notices become a plain list again when the user has dismissed all but three', () => {
    const lines = [...MAP.slice(0, 3).map((kind) => line(kind)), line('notice.sheets')];
    expect(kinds(lines)).toEqual(['notice.map', 'notice.sheets']);
    expect(kinds(lines, new Set(['notice.sheets:0']))).toEqual(MAP.slice(0, 3));
  });
  it('several notices of one kind become one sentence with their number', () => {
    const kindsWithText = ['error.reading', 'kept.aside', 'unknown.moving', 'unknown.feature'];
    for (const kind of kindsWithText) {
      const [group, ...others] = groupNotices([line(kind, 1), line(kind, 2), line(kind, 3)], NONE);
      expect(others).toEqual([]);
      expect(group!.text).toMatch(/\b3\b/);
      expect(group!.lines).toHaveLength(3);
    }
  });
  it('an error message is shown outside the groups of notices', () => {
    const lines = [line('error.reading'), ...[...MAP, ...TOKENS].map((kind) => line(kind))];
    expect(kinds(lines)).toEqual(['error.reading', 'notice.map', 'notice.tokens']);
  });
});

it('every notice is in exactly one group, and there are at most three groups', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...MAP, ...TOKENS, 'notice.sheets'), fc.nat(3))),
      (all) => {
        const lines = [...new Map(all.map(([kind, n]) => [`${kind}${n}`, line(kind, n)])).values()];
        const groups = groupNotices(lines, NONE);
        expect(groups.length).toBeLessThanOrEqual(NOTICES_SHOWN);
        expect(groups.flatMap((group) => group.lines.map(({ key }) => key)).sort()).toEqual(
          lines.map(({ key }) => key).sort(),
        );
      },
    ),
  );
});
