/** Lists all actions that a key can run: layers, panels, and the commands of the dock. */
import { say } from '../text/index.ts';
import { COMMAND_KEYS, type KeyMap } from './keymap.ts';
import { switchedLayers } from './layers/switches.ts';
import { panels } from './panels/index.ts';

export interface KeyAction {
  readonly id: string;
  /** Default key, written as in keymap.ts. */
  readonly key: string;
  /** The action's name, in the language of the interface. */
  name(): string;
}

const command = (id: keyof typeof COMMAND_KEYS): KeyAction => ({
  id,
  key: COMMAND_KEYS[id],
  name: () => say(`help.${id}`),
});

/** All key actions, in the order in which they are listed. */
export const KEY_ACTIONS: readonly KeyAction[] = [
  ...switchedLayers.map(({ id, switch: { key, name } }) => ({ id, key, name })),
  command('safe'),
  command('higher'),
  command('lower'),
  command('why'),
  ...panels.flatMap(({ id, key }) =>
    key === undefined ? [] : [{ id, key: key.chord, name: () => say(key.name) }],
  ),
  command('fold'),
  command('mute'),
  command('close'),
];

export const DEFAULT_KEYS: KeyMap = Object.fromEntries(KEY_ACTIONS.map(({ id, key }) => [id, key]));
