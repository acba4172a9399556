/** What the tests of docs/extending add to a copy of the source tree. */

/** The guides whose examples are added together; that of a family is added alone. */
export const GUIDES = [
  'ruleset',
  'condition',
  'house-rule',
  'sheet',
  'layer',
  'host',
  'language',
] as const;

/** One more field of an event, and code that reads it. */
export const EVENT_FIELD = `
\`\`\`diff src/encounter/event.ts
-  wait: {
-    of: storedId,
+  wait: {
+    until: exactOptional(storedText),
+    of: storedId,
\`\`\`

\`\`\`ts src/encounter/waitsUntil.ts
import type { EventOf, NewEvent } from './event.ts';

export const waitsUntil = ({ until }: EventOf<'wait'>): string | undefined => until;
export const waiting = (of: string): NewEvent => ({ kind: 'wait', of, how: 'delay', until: 'dawn' });
\`\`\`
`;

/** One more fact of a family's sheets, a reader of sheets that gives it, and a rule that reads it. */
export const SHEET_FACT = `
\`\`\`diff src/board/facts/sheets/d20.ts
-  saves: z.partialRecord(z.enum(SAVES), bonus).optional(),
+  saves: z.partialRecord(z.enum(SAVES), bonus).optional(),
+  grit: bonus.optional(),
@@
-  saves: 'Saving throw bonuses.',
+  saves: 'Saving throw bonuses.',
+  grit: 'Points of grit.',
\`\`\`

\`\`\`ts adapters/common/gritOnSheet.ts
import type { SheetFacts } from './sheetFacts.ts';

export const gritOnSheet = (points: number): SheetFacts => ({ grit: points });
\`\`\`

\`\`\`ts src/rules/d20/map/grit.ts
import type { Creature } from '../../../board/creature.ts';

export const gritOf = ({ grit }: Creature): number => grit ?? 0;
\`\`\`
`;
