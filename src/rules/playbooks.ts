/**
 * The registry of whole rulesets: the offline door and the panels ask these, the map asks those of
 * `index.ts`.
 */
import type { Book, PhasedBook, Playbook } from './playbook.ts';
import { areliaPlay } from './variants/arelia.play.ts';
import { d20modernPlay } from './variants/d20modern.play.ts';
import { sigilPlay } from './variants/sigil.play.ts';
import { srd35Play } from './variants/srd35.play.ts';

export const playbooks: readonly Playbook[] = [srd35Play, sigilPlay, d20modernPlay];

/** Those whose round has phases. */
export const phasedBooks: readonly PhasedBook[] = [areliaPlay];

export const books: readonly Book[] = [...playbooks, ...phasedBooks];

export const bookOf = (id: string): Book | undefined => books.find((b) => b.id === id);
