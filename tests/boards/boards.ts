/**
 * Boards for tests, drawn as text (notation: adapters/practice/ascii.ts), each with a description
 * in one line.
 */
import { boardFrom, type Legend } from '../../adapters/practice/ascii.ts';
import { sceneSchema, type SceneDocument, type SceneInput } from '../../src/scene/schema.ts';

export { boardFrom, draw } from '../../adapters/practice/ascii.ts';
export type { Legend } from '../../adapters/practice/ascii.ts';

/**
 * The same as `boardFrom`, checked by the schema.
 * @throws ZodError if the legend contains an impossible value.
 */
export const sceneFrom = (
  text: string,
  legend?: Legend,
  rest?: Partial<SceneInput>,
): SceneDocument => sceneSchema.parse(boardFrom(text, legend, rest));
