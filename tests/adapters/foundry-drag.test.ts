/**
 * The token that this user drags and its path, from Foundry's preview clones and planned
 * movements.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { drag } from '../../adapters/foundry/page.ts';
import { unreadFacts } from '../../adapters/common/safeRead.ts';
import { USERS } from '../hosts/foundry/world/types.ts';
import { client, PX, type Doc } from './foundry-client.ts';
import { everyCase } from '../support/everyCase.ts';

interface Preview {
  isPreview: boolean;
  _original?: object | null;
  document: object;
}
interface Plan {
  foundPath: object[];
  searching?: boolean;
  unreachableWaypoints?: object[];
}
declare const canvas: {
  tokens: {
    placeables: { document: Doc; _plannedMovement?: Record<string, Plan> }[];
    preview: { children: Preview[] };
  };
};

let aldo: Doc;
const shown = (...previews: Preview[]): void => {
  canvas.tokens.preview.children.push(...previews);
};
const original = () => canvas.tokens.placeables.find(({ document }) => document === aldo)!;
const clone = (): Preview => ({
  isPreview: true,
  _original: original(),
  document: { id: aldo.id, ...PX(6, 5) },
});
const placement = (none?: null): Preview => ({
  isPreview: true,
  ...(none === null ? { _original: null } : {}),
  document: { id: null, ...PX(1, 1) },
});
const plan = (more: Partial<Plan> = {}): void => {
  original()._plannedMovement = {
    [USERS.player.id]: { foundPath: [PX(8, 5), PX(7, 5), PX(6, 5)], ...more },
  };
};

beforeEach(() => {
  aldo = client(13, 'player').doc('Aldo');
  drag();
});

describe('preview tokens on a Foundry map', () => {
  everyCase([
    ['without', undefined],
    ['with an empty field for the', null],
  ] as const)(
    'a new token that a Foundry user is about to place does not count as dragged, and causes no error',
    (_, none) => {
      shown(placement(none));
      expect(drag()).toBeNull();
      expect(unreadFacts()).not.toContain('drag');
    },
  );

  it('if the original of a dragged Foundry token cannot be found, an error is reported instead of a drag', () => {
    const { _original: _, ...lost } = clone();
    shown(lost);
    expect(drag()).toBeNull();
    expect(unreadFacts()).toContain('drag');
  });

  it('a dragged Foundry token is found even while the user is about to place a new token', () => {
    shown(placement(), clone());
    expect(drag()).toMatchObject({ of: aldo.id, ...PX(6, 5) });
  });
});

describe('the path that Foundry’s ruler plans', () => {
  it('the path that Foundry’s ruler has found for a dragged token is reported with all its squares', () => {
    shown(clone());
    plan({ searching: false, unreachableWaypoints: [] });
    expect(drag()?.via?.map(([x]) => x)).toEqual([PX(8, 5).x, PX(7, 5).x, PX(6, 5).x]);
  });

  it.each<[string, Partial<Plan>]>([
    ['Foundry is still searching for a path', { searching: true }],
    ['the path ends before an unreachable waypoint', { unreachableWaypoints: [PX(4, 5)] }],
  ])('a dragged token’s path by Foundry’s ruler is not reported while %s', (_, more) => {
    shown(clone());
    plan(more);
    expect(drag()).toEqual({ of: aldo.id, ...PX(6, 5) });
  });
});
