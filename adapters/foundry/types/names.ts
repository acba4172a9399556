/**
 * Uses each Foundry name of page.ts and watch.ts once with the types of Foundry 13, so that the
 * linter's type check fails if a name is misspelled or no longer exists. The newest published types
 * are 13.346, so names that only Foundry 14 has (levels, surfaces, planToken) are not checked. This
 * file is never bundled and never run. It is not part of the main TypeScript program, because these
 * types declare hundreds of globals.
 */
import 'fvtt-types';

export function screen(): unknown[] {
  const m = canvas?.stage?.worldTransform;
  if (m === undefined) return [];
  return [
    canvas?.app?.view,
    canvas?.app?.ticker.add,
    canvas?.app?.ticker.remove,
    m.a,
    m.b,
    m.c,
    m.d,
    m.tx,
    m.ty,
  ];
}

export function table(scene: Scene.Implementation): unknown[] {
  const { sceneX, sceneY, sceneWidth, sceneHeight } = scene.dimensions;
  const { type, size, distance, units } = scene._source.grid;
  return [
    game.ready,
    game.version,
    game.release?.generation,
    game.system?.id,
    game.world?.id,
    game.user?.isGM,
    game.user?.targets,
    game.socket?.connected,
    scene.id,
    [...scene.tokens].map((doc) => doc.id),
    sceneX,
    sceneY,
    sceneWidth,
    sceneHeight,
    type,
    size,
    distance,
    units,
    scene.tokenVision,
    scene.flags,
    canvas?.scene,
    canvas?.fog?.isPointExplored({ x: 0, y: 0 }),
    canvas?.walls?.placeables,
  ];
}

export function still(
  wall: WallDocument.Implementation,
  region: RegionDocument.Implementation,
): unknown[] {
  return [
    wall.c,
    wall.move,
    wall.sight,
    wall.dir,
    wall.door,
    wall.ds,
    region.visibility,
    region.elevation.bottom,
    region.elevation.top,
    region.polygons.map(({ points }) => points),
    region.testUserPermission(game.user!, 'OBSERVER'),
    [...region.behaviors].map((b) => [b.type, b.disabled, b.system]),
  ];
}

export function creature(token: Token.Implementation): unknown[] {
  const doc = token.document;
  const actor = token.actor;
  return [
    doc.id,
    doc._source.x,
    doc._source.y,
    doc._source.elevation,
    doc._source.width,
    doc._source.height,
    doc._source.shape,
    doc.name,
    doc.hidden,
    doc.disposition,
    doc.displayName,
    doc.isOwner,
    token.isVisible,
    token.isPreview,
    token._original,
    canvas?.tokens?.placeables,
    canvas?.tokens?.controlled,
    canvas?.tokens?.preview?.children,
    actor?.id,
    actor?.type,
    actor?.system,
    actor?.statuses,
    actor?.testUserPermission(game.user!, 'OBSERVER'),
    [...(actor?.items ?? [])].map((item) => [
      item.id,
      item.name,
      item.type,
      item.system,
      item.flags,
    ]),
  ];
}

export function fight(combat: Combat.Implementation): unknown[] {
  return [
    combat.id,
    combat.flags,
    combat.isOwner,
    combat.canUserModify(game.user!, 'update'),
    combat.round,
    combat.turn,
    combat.scene?.id,
    combat.turns.map((c) => [c.tokenId, c.sceneId, c.hidden, c.isDefeated]),
  ];
}

/** Names used to read the host's own keyboard shortcuts. */
export const keys = (): string[] =>
  [...(game.keybindings?.bindings?.values() ?? [])]
    .flat()
    .map(({ key, modifiers }) => [...(modifiers ?? []), key].join('+'));

/** Names used to turn a status on or off. */
export const marked = async (doc: TokenDocument.Implementation): Promise<unknown[]> => [
  CONFIG.statusEffects.map(({ id }) => id),
  doc.actor?.isOwner,
  doc.actor?.canUserModify(game.user!, 'update'),
  await doc.actor?.toggleStatusEffect('prone', { active: true }),
];

/** Names used to move a token, and to read the movements that Foundry reports. */
export async function moved(
  doc: TokenDocument.Implementation,
  movement: TokenDocument.MovementOperation,
): Promise<unknown[]> {
  const waypoints = [...movement.passed.waypoints, ...movement.pending.waypoints];
  const method: 'api' | 'config' | 'dragging' | 'keyboard' | 'paste' | 'undo' = movement.method;
  return [
    movement.id,
    movement.chain,
    movement.origin.x,
    method,
    doc.movement.state,
    doc.movement.user.id,
    waypoints.map(({ x, y, action }) => [x, y, action]),
    doc.movementHistory.map(({ x, y, movementId }) => [x, y, movementId]),
    await doc.revertRecordedMovement(movement.id),
    doc.getCompleteMovementPath(waypoints).map(({ x, y }) => [x, y]),
    doc.parent?.id,
    doc.canUserModify(game.user!, 'update'),
    await doc.move([{ x: 0, y: 0, action: 'displace', explicit: false, checkpoint: false }], {
      method: 'dragging',
      animate: false,
    }),
    await doc.update({ x: 0, y: 0 }, { animate: false }),
    canvas?.visibility?.testVisibility({ x: 0, y: 0 }, { object: doc.object }),
    canvas?.dimensions?.size,
  ];
}

/**
 * Names of the hooks. Hooks.on accepts only names that the types contain. They lack preMoveToken
 * and moveToken, which are known only from the published API.
 */
export function heard(): number[] {
  const nothing = (): void => undefined;
  return [
    Hooks.once('ready', nothing),
    Hooks.on('canvasReady', nothing),
    Hooks.on('canvasTearDown', nothing),
    Hooks.on('sightRefresh', nothing),
    Hooks.on('controlToken', nothing),
    Hooks.on('targetToken', nothing),
    Hooks.on('drawToken', nothing),
    Hooks.on('renderCombatTracker', nothing),
    Hooks.on('createToken', nothing),
    Hooks.on('updateToken', (doc, changed) => {
      void [doc.id, changed.x, changed.y];
    }),
    Hooks.on('deleteToken', nothing),
    Hooks.on('updateActor', nothing),
    Hooks.on('updateItem', nothing),
    Hooks.on('createActiveEffect', nothing),
    Hooks.on('updateCombat', nothing),
    Hooks.on('updateCombatant', nothing),
    Hooks.on('updateWall', nothing),
    Hooks.on('updateRegion', nothing),
    Hooks.on('updateRegionBehavior', nothing),
    Hooks.on('updateScene', nothing),
    Hooks.on('createChatMessage', nothing),
    Hooks.on('preUpdateToken', () => undefined),
  ];
}

export function rolled(message: ChatMessage.Implementation): unknown[] {
  const { scene, token, actor } = message.speaker;
  return [
    message.id,
    message.whisper,
    message.blind,
    message.isAuthor,
    message.author?.id,
    message.flags,
    message.rolls.map(({ total, dice }) => [
      total,
      dice.map(({ faces, results }) => [faces, results.map((r) => [r.result, r.active])]),
    ]),
    scene,
    token,
    actor,
  ];
}

export async function chat(): Promise<unknown[]> {
  return [
    await ChatMessage.create({ content: 'text', whisper: [game.user?.id ?? ''] }),
    [...(game.users ?? [])].map((u) => [u.id, u.isGM]),
  ];
}
