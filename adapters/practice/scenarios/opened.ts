/** Loads a scene file of the user onto the practice table, without a lesson or expected rulings. */
import { parseScene } from '../../../src/scene/parse.ts';
import type { Both, Scenario } from './scenario.ts';

/** Maximum length of the text, in characters. */
const LONGEST = 5_000_000;

export type Opened =
  | { readonly ok: true; readonly scenario: Scenario }
  /**
   * `fault`: path of the mistake in the file, and the mistake. Empty if the text is too long or not
   * JSON.
   */
  | { readonly ok: false; readonly fault: string };

const LESSON: Both = {
  it: 'Una scena aperta da te, giudicata com’è. Resta in questo browser; scegli una lezione per tornare indietro.',
  en: 'A scene that you opened, judged as it stands. It stays in this browser; choose a lesson to go back.',
};
const ATTEMPT: Both = {
  it: 'Muovi e prova quello che vuoi.',
  en: 'Move and try whatever you want.',
};

/** @param name name of the file, which the user sees */
export function openedScene(text: string, name: string): Opened {
  if (text.length > LONGEST) return { ok: false, fault: '' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, fault: '' };
  }
  const parsed = parseScene(data);
  if (!parsed.ok) return { ok: false, fault: `${parsed.error.path}: ${parsed.error.message}` };
  const { scene } = parsed;
  return {
    ok: true,
    scenario: {
      id: `opened:${name}`,
      family: 'opportunity',
      title: { it: name, en: name },
      lesson: LESSON,
      attempt: ATTEMPT,
      ground: 'stone',
      board: '',
      legend: {},
      scene,
      select: scene.turn?.active ?? scene.creatures?.[0]?.id ?? '',
      expect: [],
    },
  };
}
