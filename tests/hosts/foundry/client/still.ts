/**
 * Draws a stage only in frames that differ from the drawing on the screen. Most frames of a table do
 * not, and software rendering takes processor time from the tests. Where the test asks for few
 * drawings (seldom.ts), changes are drawn together. The ticker keeps running, and transforms are
 * updated in every frame, as in Foundry.
 */
import { drawingDue } from '../../seldom.ts';

type Application = InstanceType<typeof PIXI.Application>;
type Container = InstanceType<typeof PIXI.Container>;

/**
 * Collects everything that a picture depends on: the objects, their positions and visibility, and
 * the contents of their drawings.
 */
function look(object: Container, seen: unknown[]): void {
  const { a, b, c, d, tx, ty } = object.worldTransform;
  seen.push(object, object.visible && object.renderable, object.worldAlpha, a, b, c, d, tx, ty);
  // The counter of changes to a drawing is not part of PIXI's public types.
  if (object instanceof PIXI.Graphics)
    seen.push((object.geometry as unknown as { dirty: number }).dirty);
  for (const child of object.children as Container[]) look(child, seen);
}

export function drawWhatChanges(app: Application): void {
  let last: readonly unknown[] = [];
  const due = drawingDue();
  app.ticker.remove(app.render, app);
  app.ticker.add(
    () => {
      const { stage, screen, renderer } = app;
      const parent = stage.enableTempParent();
      stage.updateTransform();
      stage.disableTempParent(parent);
      // A test that turns on WebGL looks at the drawing itself.
      if (renderer.type === PIXI.RENDERER_TYPE.CANVAS && !due()) return;
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
