/**
 * Draws a stage only in frames that differ from the frame before. Most frames of a table do not,
 * and software rendering takes processor time from the tests. The ticker runs on, and transforms
 * are written in every frame, as in Foundry.
 */
type Application = InstanceType<typeof PIXI.Application>;
type Container = InstanceType<typeof PIXI.Container>;

/**
 * All that a picture depends on: which objects, where, how visible, and what is in their drawings.
 */
function look(object: Container, seen: unknown[]): void {
  const { a, b, c, d, tx, ty } = object.worldTransform;
  seen.push(object, object.visible && object.renderable, object.worldAlpha, a, b, c, d, tx, ty);
  // What counts the changes of a drawing is not public.
  if (object instanceof PIXI.Graphics)
    seen.push((object.geometry as unknown as { dirty: number }).dirty);
  for (const child of object.children as Container[]) look(child, seen);
}

export function drawWhatChanges(app: Application): void {
  let last: readonly unknown[] = [];
  app.ticker.remove(app.render, app);
  app.ticker.add(
    () => {
      const { stage, screen, renderer } = app;
      const parent = stage.enableTempParent();
      stage.updateTransform();
      stage.disableTempParent(parent);
      const seen: unknown[] = [screen.width, screen.height, renderer.resolution];
      look(stage, seen);
      if (seen.length === last.length && seen.every((value, i) => Object.is(value, last[i])))
        return;
      last = seen;
      app.render();
    },
    undefined,
    PIXI.UPDATE_PRIORITY.LOW,
  );
}
