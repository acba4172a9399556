/**
 * Finds the action of everybody that a feature or an item gives, by its name in the English and
 * Italian rulebooks: "Cunning Action: Dash", "Scatto".
 */
import type { SheetUse } from '../../src/board/vocabulary.ts';
import { plain } from './text.ts';

/** Names of actions that sheets list as items or as parts of features. */
const NAMES: Readonly<Record<string, string>> = {
  dash: 'Dash|Scatto|Scattare',
  disengage: 'Disengage|Disimpegno|Disimpegnarsi',
  dodge: 'Dodge|Schivata|Schivare',
  help: 'Help|Aiuto|Aiutare',
  hide: 'Hide|Nascondersi|Nascondiglio',
  ready: 'Ready|Ready Action|Preparare|Preparare un’Azione|Azione Preparata',
  search: 'Search|Cercare|Ricerca',
  study: 'Study|Studiare|Studio',
  influence: 'Influence|Influenzare|Influenza',
  utilize: 'Utilize|Use an Object|Use Object|Utilizzare|Usare un Oggetto|Utilizzare un Oggetto',
};

const ACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([action, names]) =>
    names.split('|').map((name) => [plain(name), action] as const),
  ),
);

/** Words before the action’s name that say only where it belongs. */
const BEFORE = /^(?:[^:]{1,60}:|(?:action|azione)\b[\s:-]*)\s*/i;
/** Words after it: "Dodge (Action)", "Scatto [azione]". */
const AFTER = /\s*[([](?:action|bonus action|azione|azione bonus)[)\]]\s*$/i;

/** The action with this name; undefined: the name is of something else. */
export function actionNamed(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const bare = name.slice(0, 200).replace(AFTER, '');
  return ACTIONS.get(plain(bare)) ?? ACTIONS.get(plain(bare.replace(BEFORE, '')));
}

/** "1 action", "1 bonus action", "1 reaction, which you take when …"; longer times are none. */
export function castingTime(words: string): SheetUse | undefined {
  if (/\b(?:minut|hour|or[ae]\b|heure|stunde)/i.test(words)) return 'none';
  if (/\bbonus\b/i.test(words)) return 'bonus';
  if (/\b(?:reaction|reazione)\b/i.test(words)) return 'reaction';
  return /\b(?:action|azione)\b/i.test(words) ? 'action' : undefined;
}
