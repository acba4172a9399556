/** Clients at stand-in tables where one creature has a given name. */
import { begin } from '../../../adapters/common/begin.ts';
import { commands as foundryActs } from '../../../adapters/foundry/act.ts';
import { run } from '../../../adapters/foundry/begin.ts';
import { start as startFoundry } from '../../../adapters/foundry/index.ts';
import { commands as roll20Acts } from '../../../adapters/roll20/moveAttribution.ts';
import { start as startRoll20 } from '../../../adapters/roll20/index.ts';
import { pollTable } from '../../../adapters/roll20/pollTable.ts';
import { addCreatures } from '../../../src/text/roster.ts';
import { foundryHost } from '../../drift/foundry-host.ts';
import { roll20Host } from '../../drift/roll20-host.ts';
import { seat as seated } from '../../drift/seat.ts';
import { passed } from '../../drift/window.ts';
import type { Engine } from '../../hosts/roll20/world/types.ts';
import { witness, type Witness } from './witness.ts';

/** Id of the wolf's token, the same on both hosts. */
export const NAMED = 'tkwolf0000000000';

export interface Named extends Witness {
  readonly errors: readonly string[];
}

const introduced = (seen: Witness): void => {
  addCreatures(
    (seen.store.scene.value?.creatures ?? []).map(({ id, name }) => ({ id, name: name ?? '' })),
  );
};

export async function namedAtFoundry(generation: 12 | 13, name: string): Promise<Named> {
  const host = foundryHost({
    generation,
    system: 'D35E',
    user: 'gm',
    scene: 'skirmish',
    cast: ['Aldo', 'Ogre', name],
    prepare(world) {
      for (const token of world.scenes.flatMap(({ tokens }) => tokens))
        if (token._id === NAMED) Object.assign(token, { name });
    },
  });
  const { target, signal, frames, leave } = seated(host, null, 2050);
  target.safely('begin', () => begin(target as never, 'foundry', run, foundryActs));
  const seen = witness(
    'foundry',
    (listener, end) => startFoundry(listener, end, target as never),
    signal,
  );
  await frames();
  await frames();
  introduced(seen);
  return { ...seen, errors: [...leave(), ...host.errors] };
}

export async function namedAtRoll20(engine: Engine, name: string): Promise<Named> {
  const host = roll20Host({
    engine,
    sheet: 'dnd35',
    user: 'gm',
    scene: 'skirmish',
    cast: ['Aldo', 'Ogre', name],
    prepare(campaign) {
      const page = campaign.pages.find(({ attributes: { id } }) => id === campaign.view);
      for (const token of page?.graphics ?? [])
        if (token['id'] === NAMED) Object.assign(token, { name });
    },
  });
  const { target, signal, frames, turned, leave } = seated(host, null, 683.4);
  target.safely('begin', () => begin(target as never, 'roll20', pollTable, roll20Acts));
  const seen = witness(
    'roll20',
    (listener, end) => startRoll20(listener, end, target as never),
    signal,
  );
  await passed(target, 700, 100);
  await frames();
  await turned(2050);
  introduced(seen);
  return { ...seen, errors: leave() };
}
