/**
 * Finds the features of the fifth edition that change a ruling, by the identifier of their system,
 * or by their names in the English and Italian rulebooks. A name that is not listed has no effect.
 */
import { plain, textOf } from './text.ts';

const FOCUS = 'Ki|Monk’s Focus|Monks Focus|Focus del Monaco|Focus da Monaco';

/** Names of features; an identifier is the English name with hyphens. */
const NAMES: Readonly<Record<string, string>> = {
  'pack-tactics': 'Pack Tactics|Tattiche del Branco|Tattica del Branco|Tattiche di Branco',
  flyby: 'Flyby|Volo Sfuggente|Sorvolo|Sorvolare|Volo Radente|Attacco in Volo',
  agile: 'Agile',
  'halfling-nimbleness': 'Halfling Nimbleness|Agilità Halfling|Agilità degli Halfling',
  'nimble-escape': 'Nimble Escape|Fuga Agile',
  'cunning-action': 'Cunning Action|Azione Scaltra',
  aggressive: 'Aggressive|Aggressivo|Adrenaline Rush|Scarica di Adrenalina',
  // One feature of monks has all of these: Ki in 2014, Monk’s Focus in 2024.
  'step-of-the-wind': `Step of the Wind|Passo del Vento|${FOCUS}`,
  'patient-defense': `Patient Defense|Difesa Paziente|${FOCUS}`,
  'flurry-of-blows': `Flurry of Blows|Raffica di Colpi|${FOCUS}`,
  'martial-arts': 'Martial Arts|Arti Marziali',
  'horde-breaker': 'Horde Breaker|Sterminatore di Orde',
  frenzy: 'Frenzy|Frenesia',
  'shadow-stealth': 'Shadow Stealth|Furtività nelle Ombre|Furtività d’Ombra',
  vanish: 'Vanish|Svanire',
  'aura-of-courage': 'Aura of Courage|Aura di Coraggio',
  'aura-of-devotion': 'Aura of Devotion|Aura di Devozione',
  'devils-sight': 'Devil’s Sight|Devils Sight|Vista del Diavolo',
  'web-walker': 'Web Walker|Camminare nelle Ragnatele|Movimento sulla Ragnatela',
  // The rules know the body by this id: it passes through creatures and objects.
  incorporeal: 'Incorporeal Movement|Movimento Incorporeo',
  'sunlight-sensitivity':
    'Sunlight Sensitivity|Sensibilità alla Luce del Sole|Sensibilità alla Luce Solare|' +
    'Sunlight Weakness|Debolezza alla Luce del Sole|' +
    'Sunlight Hypersensitivity|Ipersensibilità alla Luce del Sole',
  'spider-climb': 'Spider Climb|Movimenti del Ragno|Scalare come un Ragno',
  'standing-leap': 'Standing Leap|Balzo da Fermo|Salto da Fermo',
  'running-leap': 'Running Leap|Balzo con Rincorsa|Salto con Rincorsa',
  'second-story-work': 'Second-Story Work|Second Story Work|Lavoro al Secondo Piano',
  'reactive-heads': 'Reactive Heads|Teste Reattive',
  reactive: 'Reactive|Reattivo',
  'blood-frenzy': 'Blood Frenzy|Frenesia di Sangue|Frenesia del Sangue',
  'magic-resistance': 'Magic Resistance|Resistenza alla Magia',
  'sneak-attack': 'Sneak Attack|Attacco Furtivo',
  grappler: 'Grappler|Lottatore',
  'powerful-build': 'Powerful Build|Corporatura Possente',
  'cunning-strike': 'Cunning Strike',
  'tactical-shift': 'Tactical Shift',
  'instinctive-pounce': 'Instinctive Pounce',
  'trampling-charge': 'Trampling Charge',
  'escape-the-horde': 'Escape the Horde|Sfuggire all’Orda|Sfuggire alle Orde',
  'ooze-cube': 'Ooze Cube|Cubo di Melma|Cubo Melmoso',
  amorphous: 'Amorphous|Amorphous Form|Amorfo|Forma Amorfa',
  'air-form': 'Air Form|Forma d’Aria|Forma di Aria',
  'fire-form': 'Fire Form|Forma di Fuoco|Forma di Fuoco Vivo',
  'water-form': 'Water Form|Forma d’Acqua|Forma di Acqua',
  'lands-stride': 'Land’s Stride|Andatura sul Territorio|Passo della Terra',
  'ice-walk': 'Ice Walk|Camminare sul Ghiaccio|Passo sul Ghiaccio',
  'freedom-of-movement': 'Freedom of Movement|Libertà di Movimento',
  evasion: 'Evasion|Elusione|Eludere',
  'feral-instinct': 'Feral Instinct|Istinto Ferino|Istinto Selvaggio',
  'remarkable-athlete': 'Remarkable Athlete|Atleta Straordinario|Atleta Eccezionale',
  'danger-sense': 'Danger Sense|Percezione del Pericolo|Senso del Pericolo',
  elusive: 'Elusive|Inafferrabile|Sfuggente',
  'naturally-stealthy': 'Naturally Stealthy|Naturalmente Furtivo|Furtività Naturale',
  'extra-attack': 'Extra Attack|Attacco Extra',
  'extra-attack-2': 'Two Extra Attacks|Due Attacchi Extra',
  'extra-attack-3': 'Three Extra Attacks|Tre Attacchi Extra',
  multiattack: 'Multiattack|Multiattacco|Attacco Multiplo',
  'action-surge': 'Action Surge|Azione Impetuosa',
  'reckless-attack': 'Reckless Attack|Attacco Irruento|Attacco Spericolato',
  'takes-aim': 'Steady Aim|Mira Ferma',
  rage: 'Rage|Ira',
  'ignores-loading': 'Crossbow Expert|Esperto di Balestre|Maestro di Balestre',
  'persistent-rage': 'Persistent Rage|Ira Persistente',
  'uncanny-dodge': 'Uncanny Dodge|Schivata Prodigiosa',
  parry: 'Parry|Parata',
  'aura-of-protection': 'Aura of Protection|Aura di Protezione',
  // Features outside the documents: they only make answers doubtful.
  mobile: 'Mobile|Mobilità',
  'fancy-footwork': 'Fancy Footwork|Gioco di Gambe|Gioco di Gambe Frizzante',
  skirmisher: 'Skirmisher|Schermagliatore|Schivata del Tiratore',
  'drunken-technique': 'Drunken Technique|Tecnica dell’Ubriaco|Tecnica Ubriaca',
  // The Italian book of 2024 calls it by the Italian name of the older feat.
  speedy: 'Speedy|Mobilità',
  sentinel: 'Sentinel|Sentinella',
  'polearm-master': 'Polearm Master|Maestro delle Armi ad Asta|Maestro delle Armi su Asta',
  brace: 'Brace',
  'hold-the-line': 'Hold the Line|Tenere la Linea',
  'tunnel-fighter': 'Tunnel Fighter',
  'vigilant-defender': 'Vigilant Defender|Difensore Vigile',
  'crossbow-expert': 'Crossbow Expert|Esperto di Balestre|Maestro di Balestre',
  gunner: 'Gunner',
  'close-quarters-shooter': 'Close Quarters Shooter',
  sharpshooter: 'Sharpshooter|Tiratore Scelto',
  'spell-sniper': 'Spell Sniper|Cecchino Magico|Cecchino degli Incantesimi',
  'mounted-combatant': 'Mounted Combatant|Combattente in Sella|Combattente Montato',
  'war-caster': 'War Caster|Incantatore da Guerra|Incantatore di Battaglia',
  alert: 'Alert|Allerta',
};

const nameOf = (name: string): string => plain(name).replace(/[’']/g, "'");
const IDS = new Map<string, string[]>();
for (const [id, names] of Object.entries(NAMES))
  for (const name of names.split('|').map(nameOf)) IDS.set(name, [...(IDS.get(name) ?? []), id]);

const NONE: readonly string[] = [];

/**
 * The traits that a feature gives; none: it changes no ruling. A name may end with notes in
 * brackets or with dice: "Nimble Escape (Recharge 5–6)", "Sneak Attack 3d6". It may begin with its
 * kind: "Feat: Sentinel".
 */
export function traitsOfFeature(names: readonly string[], identifier?: string): readonly string[] {
  const forms = [
    ...(identifier === undefined ? [] : [identifier.replaceAll('-', ' ')]),
    ...names
      .flatMap((each) => [each, each.replace(/^[^:]*:/, '')])
      .flatMap((name) => [
        name,
        name.replace(/\s*[([][^()[\]]*[)\]]\s*$/, ''),
        name.replace(/\s+\d+d\d+\s*$/, ''),
      ]),
  ];
  return forms.map((name) => IDS.get(nameOf(name))).find((ids) => ids !== undefined) ?? NONE;
}

/** The traits that a list of features gives, sorted and without duplicates. */
export const fifthTraitsOf = (names: readonly unknown[]): string[] =>
  [
    ...new Set(
      names.flatMap((name) =>
        traitsOfFeature([
          textOf(name)
            .slice(0, 200)
            .replace(/[.:]\s*$/, ''),
        ]),
      ),
    ),
  ].sort();

const HOVERS = /(?<!\p{L})(?:hovers?|hovering|fluttuare|fluttua)(?!\p{L})/iu;
/** Does a text on speeds say that the creature hovers? */
export const hoversIn = (value: unknown): boolean => HOVERS.test(textOf(value));
