/** Status icons that Foundry's page script turns on and off for this user. */
import { describe, expect, it } from 'vitest';
import { commands } from '../../adapters/foundry/act.ts';
import { namesOfCondition } from '../../adapters/words/conditionNames.ts';
import { client } from './foundry-client.ts';

const names = (condition: string): string => JSON.stringify(namesOfCondition(condition));
const statuses = (doc: ReturnType<ReturnType<typeof client>['doc']>): readonly string[] => [
  ...(doc.actor?.statuses ?? []),
];

describe.each([11, 12, 13, 14])('conditions on tokens of Foundry %i', (generation) => {
  it(
    'setting a condition on a Foundry token sets the first of the condition’s status ' +
      'names that the Foundry world knows',
    async () => {
      const ogre = client(generation, 'gm').doc('Ogre');
      expect(await commands.mark(ogre.id, names('prone'), 'on')).toBe(true);
      // The world has both statuses, `stun` and `stunned`: the first is used.
      expect(await commands.mark(ogre.id, names('stunned'), 'on')).toBe(true);
      expect(await commands.mark(ogre.id, names('flat-footed'), 'on')).toBe(true);
      expect(statuses(ogre)).toEqual(['prone', 'stun', 'flatFooted']);
      expect(await commands.mark(ogre.id, names('stunned'), '')).toBe(true);
      expect(statuses(ogre)).toEqual(['prone', 'flatFooted']);
    },
  );

  it('if a Foundry token already has a condition, setting the condition again changes nothing', async () => {
    const ogre = client(generation, 'gm').doc('Ogre');
    await commands.mark(ogre.id, names('prone'), 'on');
    expect(await commands.mark(ogre.id, names('prone'), 'on')).toBe(true);
    expect(statuses(ogre)).toEqual(['prone']);
  });

  it('a condition for which the Foundry world has no status is not set on the token', async () => {
    const ogre = client(generation, 'gm').doc('Ogre');
    expect(await commands.mark(ogre.id, names('cowering'), 'on')).toBe(false);
    expect(await commands.mark(ogre.id, JSON.stringify('prone'), 'on')).toBe(false);
    expect(statuses(ogre)).toEqual([]);
  });

  it('a player on Foundry can set a condition only on the player’s own creature', async () => {
    const { doc } = client(generation, 'player');
    expect(await commands.mark(doc('Aldo').id, names('prone'), 'on')).toBe(true);
    expect(await commands.mark(doc('Ogre').id, names('prone'), 'on')).toBe(false);
    expect(statuses(doc('Aldo'))).toEqual(['prone']);
  });
});
