/** Globals that the stand-in page shares with its readers, as Foundry does. */
import type * as Pixi from 'pixi.js';
import type { StandInCanvas } from './canvas.ts';
import type { Game } from './game.ts';

declare global {
  const PIXI: typeof Pixi;
  let game: Game;
  let canvas: StandInCanvas;
  let Hooks: typeof import('./hooks.ts').Hooks;
  let ChatMessage: typeof import('./chat.ts').ChatMessage;
  let CONST: Record<string, Record<string, number>>;
  let CONFIG: Record<string, unknown>;
  let foundry:
    | { data: { operators: { ForcedDeletion: typeof import('./operators.ts').ForcedDeletion } } }
    | undefined;
  let _del: InstanceType<typeof import('./operators.ts').ForcedDeletion> | undefined;
}
export {};
