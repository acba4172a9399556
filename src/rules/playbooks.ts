/**
 * The registry of whole rulesets: the offline door and the panels ask these, the map asks those of
 * `index.ts`.
 */
import { rulesets } from './index.ts';
import type { Book, PhasedBook, Playbook } from './playbook.ts';
import { areliaFull } from './variants/arelia/full.ts';
import { d20modernFull } from './variants/d20modern/full.ts';
import { sigilFull } from './variants/sigil/full.ts';
import { srd35Full } from './variants/srd35/full.ts';

const own: readonly Playbook[] = [srd35Full, sigilFull, d20modernFull];

/** Rulesets that differ on the map alone: whole turns are judged as another ruleset has them. */
const borrowed = rulesets.flatMap((map): Playbook[] =>
  own.flatMap((full) => (full.id === map.turnsOf ? [{ ...full, ...map }] : [])),
);

export const playbooks: readonly Playbook[] = [...own, ...borrowed];

/** Those whose round has phases. */
export const phasedBooks: readonly PhasedBook[] = [areliaFull];

export const books: readonly Book[] = [...playbooks, ...phasedBooks];

export const bookOf = (id: string): Book | undefined => books.find((b) => b.id === id);
