/**
 * Boards for tests, drawn as text and described in one line each. The notation is in
 * adapters/practice/ascii.ts.
 */
import { boardFrom, type Legend } from '../../adapters/practice/ascii.ts';
import { sceneSchema, type SceneDocument, type SceneInput } from '../../src/scene/schema.ts';

export { boardFrom, draw } from '../../adapters/practice/ascii.ts';
export type { Legend } from '../../adapters/practice/ascii.ts';

/**
 * `boardFrom` with a check by the schema.
 * @throws ZodError if the legend contains an impossible value.
 */
export const sceneFrom = (
  text: string,
  legend?: Legend,
  rest?: Partial<SceneInput>,
): SceneDocument => sceneSchema.parse(boardFrom(text, legend, rest));
