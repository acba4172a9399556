/**
 * The stand-ins' adventure: traps, chests, torches, carts and the picture of a spell among the
 * creatures, on every host. They are things, and Aldo's walk over them is free.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { furnish } from '../drift/window.ts';
import type { Refereed } from '../adversaries/support/referee.ts';
import { DEFAULTS } from './roll20/world/types.ts';

furnish();
const { foundryHost } = await import('../drift/foundry-host.ts');
const { roll20Host } = await import('../drift/roll20-host.ts');
const { run } = await import('../../adapters/foundry/begin.ts');
const foundry = await import('../../adapters/foundry/index.ts');
const { commands: foundryActs } = await import('../../adapters/foundry/act.ts');
const { pollTable: watch } = await import('../../adapters/roll20/pollTable.ts');
const { commands: acts } = await import('../../adapters/roll20/moveAttribution.ts');
const roll20 = await import('../../adapters/roll20/index.ts');
const { refereed } = await import('../adversaries/support/referee.ts');

const CREATURES = ['Aldo', 'Berta', 'Ghost', 'Goblin', 'Horse', 'Ooze', 'Stranger', 'Ugo'];
const THINGS = ['Cart', 'Chest', 'Entangle', 'Spike trap', 'Torch', 'Treasure'];

let seat: Refereed | undefined;
afterEach(() => seat?.leave());

const onFoundry = (generation: 11 | 12 | 13 | 14, system: 'D35E' | 'pf1') =>
  refereed(
    foundryHost({ generation, system, user: 'gm', scene: 'adventure' }),
    'foundry',
    run as never,
    foundryActs,
    (listener, life, target) => foundry.start(listener, life, target as never),
  );

async function onRoll20(engine: 'jumpgate' | 'legacy'): Promise<Refereed> {
  const at = await refereed(
    roll20Host({
      ...DEFAULTS,
      engine,
      user: 'gm',
      sheet: 'dnd35',
      scene: 'adventure',
      cast: [...CREATURES, ...THINGS],
    }),
    'roll20',
    watch as never,
    acts,
    (listener, life, target) => roll20.start(listener, life, target as never),
  );
  await at.later(2500);
  return at;
}

const HOSTS: readonly (readonly [host: string, sit: () => Promise<Refereed>])[] = [
  ...([11, 12, 13, 14] as const).map((generation) => {
    const system = generation % 2 === 0 ? 'pf1' : 'D35E';
    return [`Foundry ${generation}, ${system}`, () => onFoundry(generation, system)] as const;
  }),
  ['Roll20 Jumpgate', () => onRoll20('jumpgate')],
  ['Roll20 legacy', () => onRoll20('legacy')],
];

describe.each(HOSTS)('%s', (host, sit) => {
  it('carts, chests and traps on an adventure’s map neither block movement nor threaten squares', async () => {
    const at = (seat = await sit());
    const judge = at.store.judge.value!;
    const named = (name: string) => judge.board.creatures.find((each) => each.name === name)!;
    const creatures = at.store.scene.value?.creatures ?? [];
    const names = (scenery: boolean) =>
      creatures
        .filter((each) => (each.scenery !== undefined) === scenery)
        .map(({ name }) => name)
        .sort();
    // On Roll20 the stranger is a picture without a character.
    const strange = (name: string): boolean => host.startsWith('Roll20') && name === 'Stranger';
    const living = CREATURES.filter((name) => !strange(name));
    expect(names(false)).toEqual(living);
    // Only the stranger has a sheet that cannot be read.
    const unread = at.store.notices.value.filter(({ code }) => code === 'error.reading');
    expect(unread.length).toBeLessThanOrEqual(2);
    expect(names(true)).toEqual([...THINGS, ...CREATURES.filter(strange)].sort());
    expect(judge.board.creatures.map(({ name }) => name).sort()).toEqual(living);
    const path = [2, 3, 4, 5, 6].map((column): [number, number] => [column, 4]);
    const { legal, violations, opportunities } = judge.rules.move(
      judge,
      named('Aldo'),
      'move',
      path,
    );
    expect({ legal, violations, opportunities }).toEqual({
      legal: true,
      violations: [],
      opportunities: [],
    });
  });
});
