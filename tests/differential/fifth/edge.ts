/** Plain rules of the fifth edition: advantage, disadvantage and automatic critical hits; hiding. */
import { coverOf, type Degree } from './cover.ts';
import { feetOf } from './moves.ts';
import { lineFree, stopping } from './lines.ts';
import { sees } from './sees.ts';
import {
  beingIn,
  between,
  has,
  is,
  isDead,
  isIncapacitated,
  isProne,
  laneText,
  reachOf,
  relation,
  seatOf,
  spaceOf,
  squaresOf as squares,
  together,
  type Being,
  type Scene,
  type Text,
} from './table.ts';
import { Room } from '../naive/width.ts';
import type { Scene as OlderScene } from '../naive/table.ts';

export interface Rolled {
  readonly advantage: readonly string[];
  readonly disadvantage: readonly string[];
  readonly critical: boolean;
  readonly possible: boolean;
}

const isSqueezed = (scene: Scene, given: Being): boolean => {
  const b = seatOf(scene, given) ?? given;
  const n = spaceOf(b);
  if (n === 1 || has(b, 'swarm') || has(given, 'swarm')) return false;
  const lane = { ...b, space: n, conditions: [] } as never;
  return new Room(scene as unknown as OlderScene, laneText(), lane).how(b.at) === 'squeeze';
};
const level = (b: Being): number =>
  Math.max(
    0,
    ...(b.conditions ?? []).filter((c) => c.startsWith('exhaustion-')).map((c) => Number(c.at(-1))),
  );

export function rolled(
  scene: Scene,
  text: Text,
  fromId: string,
  toId: string,
  weaponId: string,
): Rolled {
  const [a, b] = [beingIn(scene, fromId), beingIn(scene, toId)];
  const w = a.attacks!.find((each) => each.id === weaponId)!;
  const far = between(scene, a, b);
  const melee = w.kind === 'melee';
  const aSees = sees(scene, text, a, b).sees;
  const bSees = sees(scene, text, b, a).sees;
  const light = scene.light;
  const advantage = new Set<string>();
  const disadvantage = new Set<string>();
  const good = (why: string, yes: boolean): void => void (yes && advantage.add(why));
  const bad = (why: string, yes: boolean): void => void (yes && disadvantage.add(why));
  good('unseen-attacker', !bSees);
  bad('unseen-target', !aSees);
  for (const c of ['paralyzed', 'petrified', 'restrained', 'stunned', 'unconscious', 'reckless'])
    good(c, is(b, c));
  good(
    'own-reckless',
    melee &&
      is(a, 'reckless') &&
      (text.newer || scene.turn === undefined || scene.turn.active === a.id),
  );
  good('prone', isProne(b) && far <= 1 && text.proneNear);
  bad('prone', isProne(b) && (far > 1 || !text.proneNear));
  bad('own-prone', isProne(a));
  for (const c of ['poisoned', 'restrained']) bad(c, is(a, c));
  bad('exhaustion', !text.newer && level(a) >= 3);
  if (text.grappledAttack && is(a, 'grappled')) {
    const holders = scene.creatures.filter((c) => c.grapples?.includes(a.id) === true);
    bad('grappled', !holders.some((c) => c.id === b.id));
  }
  bad(
    'frightened',
    is(a, 'frightened') &&
      (a.conditionsBy?.['frightened'] ?? []).some((id) =>
        lineOfSight(scene, a, beingIn(scene, id)),
      ),
  );
  bad('dodging', is(b, 'dodging') && bSees && !isIncapacitated(b) && feetOf(scene, text, b) > 0);
  if (!melee) {
    const close = scene.creatures.some(
      (c) =>
        relation(a, c) === 'foe' &&
        !isDead(c) &&
        !isIncapacitated(c) &&
        between(scene, a, c) <= 1 &&
        sees(scene, text, c, a).sees,
    );
    bad('foe-in-reach', text.closeCombat && close);
    bad('long-range', far > w.range!.normal);
  }
  if (w.tags?.includes('heavy') === true) {
    const score = melee ? a.abilities?.str : a.abilities?.dex;
    bad('heavy', text.heavyBySize ? a.size === 'small' : score !== undefined && score < 13);
  }
  bad('lance', text.lanceNear && w.tags?.includes('lance') === true && far <= 1);
  if (text.squeezedEdge) {
    bad('squeezing', isSqueezed(scene, a));
    good('squeezing', isSqueezed(scene, b));
  }
  bad('sunlight', has(a, 'sunlight-sensitivity') && light === 'daylight');
  good(
    'pack-tactics',
    has(a, 'pack-tactics') &&
      scene.creatures.some(
        (c) =>
          c !== a &&
          c !== b &&
          relation(a, c) === 'ally' &&
          !isIncapacitated(c) &&
          !isDead(c) &&
          between(scene, c, b) <= 1,
      ),
  );
  if (has(b, 'elusive') && !isIncapacitated(b) && !isDead(b)) advantage.clear();
  const reach = (w.reach ?? reachOf(a)) + (w.reachWeapon === 'reach' ? text.weaponAdds : 0);
  const charmed = is(a, 'charmed') && a.conditionsBy?.['charmed']?.includes(b.id) === true;
  const cover = lineFree(squares(scene, a), squares(scene, b), stopping(scene, 'effect'));
  const possible = cover && !charmed && far <= (melee ? reach : w.range!.long);
  return {
    advantage: [...advantage],
    disadvantage: [...disadvantage],
    critical: is(b, 'paralyzed', 'unconscious') && far <= text.criticalNear,
    possible,
  };
}
const lineOfSight = (scene: Scene, a: Being, b: Being): boolean =>
  lineFree(squares(scene, a), squares(scene, b), stopping(scene, 'sight'));

export interface Hiding {
  readonly possible: boolean;
  readonly observers: readonly {
    readonly id: string;
    readonly sees: boolean;
    readonly bars: boolean;
  }[];
}

/** Whether a creature may try to hide, and who keeps it from that; null: left to the game master. */
export function hiding(scene: Scene, text: Text, id: string): Hiding | null {
  const b = beingIn(scene, id);
  // Who is kept from a side, or hidden, is hidden already.
  if (b.visibleTo !== undefined || isIncapacitated(b) || (!text.newer && is(b, 'hidden')))
    return null;
  const observers: { id: string; sees: boolean; bars: boolean }[] = [];
  for (const c of scene.creatures) {
    // Who cannot act still sees.
    if (relation(c, b) !== 'foe' || isDead(c) || together(scene, c, b)) continue;
    // It tries anew, whether or not it hides already.
    const found = { ...b, conditions: (b.conditions ?? []).filter((each) => each !== 'hidden') };
    const actual = sees(scene, text, c, found);
    // By the 2024 document being invisible is no place to hide in; by that of 2014 it is.
    const veiled = text.newer && is(b, 'invisible', 'hidden');
    const seen = veiled ? sees(scene, text, c, { ...b, conditions: [] }) : actual;
    if (!seen.sees) {
      observers.push({ id: c.id, sees: false, bars: false });
      continue;
    }
    const cover: Degree | null = coverOf(scene, text, c, b);
    if (cover === null) return null;
    const most = cover === 'three-quarters' || cover === 'total';
    if (!text.newer && (cover !== 'none' || seen.obscured !== 'none')) return null;
    // What a statue sees, the 2024 document does not say: it keeps nobody from hiding.
    observers.push({ id: c.id, sees: actual.sees, bars: !most && !is(c, 'petrified') });
  }
  return { possible: !observers.some((o) => o.bars), observers };
}
