/** Writes the JSON Schema of the scene document from its zod schema: `npx tsx scripts/schema.ts`. */
import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import { askSchema } from '../src/judge/ask.ts';
import { sceneSchema } from '../src/scene/schema.ts';

/** The published schemas, as they stand in docs/. */
export const published = (): Record<string, string> => ({
  'docs/scene.schema.json': text(sceneSchema, 'quadretto/scene@1'),
  'docs/ask.schema.json': text(askSchema, 'A question of the offline door'),
});

const text = (schema: z.ZodType, title: string): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) }, null, 2)}\n`;

if (process.argv[1]?.endsWith('schema.ts')) for (const [file, content] of Object.entries(published())) writeFileSync(file, content);
