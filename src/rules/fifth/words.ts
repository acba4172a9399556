/**
 * Words of the family's own: actions, modes, resources, cover, reasons of an edge, and the sentences
 * about reach and reactions.
 */
import type { Ruleset } from '../ruleset.ts';

type Words = NonNullable<Ruleset['words']>;

const two = (en: string, it: string) => ({ en, it });

const actions: Words = {
  attack: two('Attack', 'Attacco'),
  'unarmed-grapple': two('Grapple', 'Afferrare'),
  'unarmed-shove': two('Shove', 'Spingere'),
  stabilize: two('Stabilize', 'Stabilizzare'),
  'escape-grapple': two('Escape a grapple', 'Liberarsi da una presa'),
  dash: two('Dash', 'Scatto'),
  disengage: two('Disengage', 'Disimpegno'),
  dodge: two('Dodge', 'Schivata'),
  help: two('Help', 'Aiuto'),
  hide: two('Hide', 'Nascondersi'),
  'cast-spell': two('Magic', 'Magia'),
  'slot-spell': two('Magic with a spell slot', 'Magia con uno slot incantesimo'),
  influence: two('Influence', 'Influenza'),
  study: two('Study', 'Studio'),
  interact: two('Handle an object', 'Interagire con un oggetto'),
  nick: two('Extra attack (Nick)', 'Attacco extra (Graffio)'),
  cleave: two('Extra attack (Cleave)', 'Attacco extra (Fendente)'),
  offhand: two('Attack with the other weapon', 'Attacco con l’altra arma'),
  'horde-breaker': two('Extra attack (Horde Breaker)', 'Attacco extra (Sterminatore di Orde)'),
  'bonus-strike': two('Bonus attack', 'Attacco bonus'),
  flurry: two('Further blow (Flurry of Blows)', 'Altro colpo (Raffica di Colpi)'),
  'martial-arts': two('Martial Arts', 'Arti Marziali'),
  'flurry-of-blows': two('Flurry of Blows', 'Raffica di Colpi'),
  'ooze-cube': two('Ooze Cube', 'Cubo di Melma'),
  frenzy: two('Frenzy', 'Frenesia'),
  'shadow-stealth': two('Shadow Stealth', 'Furtività nelle Ombre'),
  vanish: two('Vanish', 'Svanire'),
  'action-feature': two('Another feature or item', 'Altro privilegio o oggetto'),
  'bonus-feature': two('Another feature or item', 'Altro privilegio o oggetto'),
  'reaction-feature': two('Another feature or item', 'Altro privilegio o oggetto'),
  'bonus-dash': two('Dash', 'Scatto'),
  'bonus-disengage': two('Disengage', 'Disimpegno'),
  'bonus-hide': two('Hide', 'Nascondersi'),
  'bonus-spell': two('Spell with a spell slot', 'Incantesimo con uno slot'),
  'bonus-cantrip': two('Spell without a spell slot', 'Incantesimo senza slot'),
  'drink-potion': two('Potion', 'Pozione'),
  'patient-defense': two('Patient Defense', 'Difesa Paziente'),
  'focused-defense': two('Patient Defense (Focus Point)', 'Difesa Paziente (punto Focus)'),
  'focused-step': two('Step of the Wind (Focus Point)', 'Passo del Vento (punto Focus)'),
  rage: two('Rage', 'Ira'),
  'extend-rage': two('Extend Rage', 'Prolungare l’Ira'),
  'ignores-loading': two('no need to load', 'nessun bisogno di ricaricare'),
  'feral-instinct': two('Feral Instinct', 'Istinto Ferino'),
  'remarkable-athlete': two('Remarkable Athlete', 'Atleta Straordinario'),
  'persistent-rage': two('Persistent Rage', 'Ira Persistente'),
  'extra-attack': two('Extra Attack', 'Attacco Extra'),
  'extra-attack-2': two('two Extra Attacks', 'due Attacchi Extra'),
  'extra-attack-3': two('three Extra Attacks', 'tre Attacchi Extra'),
  multiattack: two('Multiattack', 'Multiattacco'),
  'takes-aim': two('Steady Aim', 'Mira Ferma'),
  'take-aim': two('Steady Aim', 'Mira Ferma'),
  'reckless-attack': two('Reckless Attack', 'Attacco Irruento'),
  'action-surge': two('Action Surge', 'Azione Impetuosa'),
  'legendary-action': two('Legendary action', 'Azione leggendaria'),
  'legendary-action-2': two('Legendary action (2 uses)', 'Azione leggendaria (2 usi)'),
  'legendary-action-3': two('Legendary action (3 uses)', 'Azione leggendaria (3 usi)'),
  'legendary-resistance': two('Legendary Resistance', 'Resistenza leggendaria'),
  'lair-action': two('Lair action', 'Azione di tana'),
  'reaction-spell': two('Spell with a spell slot', 'Incantesimo con uno slot'),
  'uncanny-dodge': two('Uncanny Dodge', 'Schivata Prodigiosa'),
  parry: two('Parry', 'Parata'),
  search: two('Search', 'Ricerca'),
  utilize: two('Utilize', 'Utilizzo'),
  ready: two('Ready', 'Prepararsi'),
  'stand-up': two('stand up', 'rialzarsi'),
  'drop-prone': two('drop prone', 'gettarsi a terra'),
  'mount-up': two('mount', 'salire in sella'),
  dismount: two('dismount', 'scendere di sella'),
  'actions.kind.standard': two('Actions', 'Azioni'),
  'actions.kind.swift': two('Bonus Actions', 'Azioni Bonus'),
  'actions.kind.immediate': two('Reactions', 'Reazioni'),
  'actions.kind.move': two('Movement', 'Movimento'),
  'actions.foot': two(
    'Declare an action to spend it.',
    'Dichiara un’azione per segnarla come spesa.',
  ),
};

/** Features that the documents do not contain. */
const outside: Words = {
  mobile: two('Mobile', 'Mobile'),
  'fancy-footwork': two('Fancy Footwork', 'Gioco di Gambe'),
  skirmisher: two('Skirmisher', 'Schermagliatore'),
  'drunken-technique': two('Drunken Technique', 'Tecnica Ubriaca'),
  speedy: two('Speedy', 'Mobilità'),
  sentinel: two('Sentinel', 'Sentinella'),
  'polearm-master': two('Polearm Master', 'Maestro delle Armi ad Asta'),
  brace: two('Brace', 'Brace'),
  'hold-the-line': two('Hold the Line', 'Tenere la Linea'),
  'tunnel-fighter': two('Tunnel Fighter', 'Tunnel Fighter'),
  'vigilant-defender': two('Vigilant Defender', 'Difensore Vigile'),
  'crossbow-expert': two('Crossbow Expert', 'Esperto di Balestre'),
  gunner: two('Gunner', 'Gunner'),
  'close-quarters-shooter': two('Close Quarters Shooter', 'Close Quarters Shooter'),
  sharpshooter: two('Sharpshooter', 'Tiratore Scelto'),
  'spell-sniper': two('Spell Sniper', 'Cecchino Magico'),
  'mounted-combatant': two('Mounted Combatant', 'Combattente in Sella'),
  'war-caster': two('War Caster', 'Incantatore da Guerra'),
  alert: two('Alert', 'Allerta'),
};

const turn: Words = {
  'move-mode': two('Move', 'Movimento'),
  'dash-mode': two('Dash', 'Scatto'),
  'bonus-disengage-mode': two('Bonus Disengage', 'Disimpegno bonus'),
  'bonus-dash-mode': two('Bonus Dash', 'Scatto bonus'),
  // The triangle is the mark of a bonus action.
  'bonus-dash-mode.short': two('▲ Dash', '▲ Scatto'),
  'bonus-disengage-mode.short': two('▲ Disengage', '▲ Disimpegno'),
  'disengage-mode': two('Disengage', 'Disimpegno'),
  'half-move-mode': two('Half move (feature)', 'Mezzo movimento (privilegio)'),
  'half-move-mode.short': two('½ move', '½ movimento'),
  'pounce-mode': two('Instinctive Pounce', 'Balzo istintivo'),
  'pounce-mode.short': two('Pounce', 'Balzo'),
  'trampling-charge-mode': two('Trampling Charge', 'Carica travolgente'),
  'trampling-charge-mode.short': two('▲ Charge', '▲ Carica'),
  'cunning-strike': two('Cunning Strike', 'Colpo astuto'),
  'tactical-shift': two('Tactical Shift', 'Spostamento tattico'),
  'remarkable-athlete': two('Remarkable Athlete', 'Atleta straordinario'),
  'trampling-charge': two('Trampling Charge', 'Carica travolgente'),
  'turn.action': two('Action', 'Azione'),
  'turn.bonus': two('Bonus Action', 'Azione Bonus'),
  'turn.reaction': two('Reaction', 'Reazione'),
};

/** Leaving a reach is what counts: no square is threatened. */
const reach: Words = {
  'layer-threat': two('Reach', 'Portata'),
  'layer.threat': two(
    'Reach: leaving it lets an enemy react',
    'Portata: chi ne esce fa reagire un nemico',
  ),
  'layer.path': two('Path: cost and Reactions', 'Percorso: costo e Reazioni'),
  'layer.cover': two('Cover', 'Copertura'),
  'dock.nothing': two(
    'Select a token to see its movement and its enemies’ reach.',
    'Seleziona un token per vedere il suo movimento e la portata dei nemici.',
  ),
  'threat.cell': two('In the reach of {foes}.', 'Nella portata di {foes}.'),
  'threat.cell.head': two('In reach', 'In portata'),
  'threat.none.head': two('No Reaction', 'Nessuna Reazione'),
  'opportunity.by.leaving-square': two(
    'Leaving the reach of {foes} provokes: an opportunity attack.',
    'Uscire dalla portata di {foes} provoca: attacco di opportunità.',
  ),
  'opportunity.by.leaving-square.head': two('Leaves reach', 'Esce dalla portata'),
  'path.leaving': two(
    '{who}: opportunity attack (on leaving its reach)',
    '{who}: attacco di opportunità (lasciando la sua portata)',
  ),
  'opportunity.none.already-used': two(
    '{foe} has used its Reaction.',
    '{foe} ha già usato la Reazione.',
  ),
  'opportunity.none.same-opportunity': two(
    '{foe} has only one Reaction.',
    '{foe} ha una sola Reazione.',
  ),
  'opportunity.none.condition': two(
    'No opportunity attack by {foe}: {condition}.',
    'Niente attacco di opportunità di {foe}: {condition}.',
  ),
  'why.head.provokes': two('Opportunity attack', 'Attacco di opportunità'),
};

const reactions: Words = {
  flyby: two('Flyby', 'Volo sfuggente'),
  agile: two('Agile', 'Agile'),
  'opportunity.none.not-provoking': two(
    'No opportunity attack by {foe} against {target}: {condition}.',
    'Niente attacco di opportunità di {foe} contro {target}: {condition}.',
  ),
  'reminder.falls': two('{who} falls: nothing holds it up.', '{who} cade: niente la sostiene.'),
  'reminder.lapses': two(
    '{who}’s Rage ends with this turn unless it attacks an enemy, forces a save or extends it.',
    'L’Ira di {who} finisce con questo turno se non attacca un nemico, non impone un TS o non la prolunga.',
  ),
  'reminder.in-space': two(
    '{who} is in another creature’s space: prone if its turn ends there.',
    '{who} è nello spazio di un’altra creatura: se il turno finisce lì, cade prona.',
  ),
  'log.offer.movement': two(
    '{target} leaves the reach of {foe}.',
    '{target} esce dalla portata di {foe}.',
  ),
  'opportunity.offered.badge': two('Reaction', 'Reazione'),
  'opportunity.left': two('Reactions left to {foe}: {left}.', 'Reazioni rimaste a {foe}: {left}.'),
  'unknown.opportunities': two(
    '{foe}’s Reaction is assumed unused: nobody knows.',
    'Non si sa se {foe} ha usato la Reazione: si presume di no.',
  ),
  'card.fact.opportunities': two('Reaction used', 'Reazione usata'),
  'turns.used': two('Reaction used', 'Reazione usata'),
  'log.filter.offers': two('Reactions', 'Reazioni'),
  'dock.part.offers': two('the Reactions', 'le Reazioni'),
  'log.ask.opportunitiesTaken': two('Has {who} a Reaction left?', '{who} ha ancora la Reazione?'),
  'log.ask.opportunitiesTaken.yes': two('Has its Reaction', 'Ha ancora la Reazione'),
  'log.ask.opportunitiesTaken.no': two('Has used its Reaction', 'Ha già usato la Reazione'),
  'log.head.offered': two('{foe} may react', '{foe} può reagire'),
  'log.head.offered.maybe': two('{foe} may perhaps react', '{foe} può forse reagire'),
  'log.asOpportunity': two('As an opportunity attack.', 'Come attacco di opportunità.'),
  'why.not-as-opportunity': two(
    'This can’t be an opportunity attack.',
    'Questo non può essere un attacco di opportunità.',
  ),
  'why.no-opportunity': two(
    '{who} gets no opportunity attack here.',
    '{who} qui non ha un attacco di opportunità.',
  ),
  'attack.quiet': two('Lets nobody react', 'Non fa reagire nessuno'),
  'actions.provokesNobody.now': two('Nobody may react', 'Nessuno può reagire'),
};

const cover: Words = {
  'cover-half': two('half cover', 'mezza copertura'),
  'cover-three-quarters': two('three-quarters cover', 'tre quarti di copertura'),
  'cover.half.badge': two('half +2', 'mezza +2'),
  'cover.three-quarters.badge': two('3/4 +5', '3/4 +5'),
  'cover.half': two(
    'Half cover (estimate: {percent}% hidden): {value} {ac}, {reflex} Dexterity saves.',
    'Mezza copertura (stima: nascosto al {percent}%): {value} alla {ac}, {reflex} ai TS su Destrezza.',
  ),
  'cover.three-quarters': two(
    'Three-quarters cover (estimate: {percent}% hidden): {value} {ac}, {reflex} Dexterity saves.',
    'Tre quarti di copertura (stima: nascosto al {percent}%): {value} alla {ac}, {reflex} ai TS su Destrezza.',
  ),
  'cover.gm': two(
    'As the {gm} says: {degree}, {value} {ac}, {reflex} Dexterity saves.',
    'Come dice il {gm}: {degree}, {value} alla {ac}, {reflex} ai TS su Destrezza.',
  ),
};

/** What a path enters, with the saving throw that is due there. */
const hazards: Words = {
  'path.hazard': two('On entering: {hazard}.', 'Entrandoci: {hazard}.'),
  'steps.danger.spirit-guardians': two(
    'spirit guardians, half Speed and a Wisdom save',
    'guardiani spirituali, velocità dimezzata e TS su Saggezza',
  ),
  'steps.danger.ice': two(
    'slippery ice, Dexterity save or Prone',
    'ghiaccio scivoloso, TS su Destrezza o Prono',
  ),
  'steps.danger.caltrops': two(
    'caltrops, Dexterity save or Speed 0',
    'triboli, TS su Destrezza o velocità 0',
  ),
  'steps.danger.ball-bearings': two(
    'ball bearings, Dexterity save or Prone',
    'biglie, TS su Destrezza o Prono',
  ),
  'steps.danger.hunting-trap': two(
    'hunting trap, Dexterity save or damage and Speed 0',
    'trappola da caccia, TS su Destrezza o danni e velocità 0',
  ),
  'steps.danger.burning-oil': two('burning oil, fire damage', 'olio in fiamme, danni da fuoco'),
  'steps.danger.web': two(
    'web, Dexterity save or Restrained',
    'ragnatela, TS su Destrezza o Trattenuto',
  ),
  'steps.danger.grease': two('grease, Dexterity save or Prone', 'unto, TS su Destrezza o Prono'),
  'steps.danger.sleet-storm': two(
    'sleet storm, Dexterity save or Prone',
    'tempesta di nevischio, TS su Destrezza o Prono',
  ),
  'steps.danger.black-tentacles': two(
    'black tentacles, Strength save or damage and Restrained',
    'tentacoli neri, TS su Forza o danni e Trattenuto',
  ),
  'steps.danger.spike-growth': two(
    'spike growth, damage for each square',
    'crescita di spine, danni a ogni quadretto',
  ),
  'steps.danger.moonbeam': two(
    'moonbeam, Constitution save or full damage',
    'raggio lunare, TS su Costituzione o danni interi',
  ),
  'steps.danger.stinking-cloud': two(
    'stinking cloud, Constitution save or Poisoned',
    'nube maleodorante, TS su Costituzione o Avvelenato',
  ),
  'steps.danger.cloudkill': two(
    'cloudkill, Constitution save or full damage',
    'nube mortale, TS su Costituzione o danni interi',
  ),
  'steps.danger.insect-plague': two(
    'insect plague, Constitution save or full damage',
    'piaga degli insetti, TS su Costituzione o danni interi',
  ),
  'steps.danger.wall-of-fire': two('wall of fire, fire damage', 'muro di fuoco, danni da fuoco'),
  'steps.danger.wall-of-thorns': two(
    'wall of thorns, Dexterity save or full damage',
    'muro di spine, TS su Destrezza o danni interi',
  ),
  'steps.danger.blade-barrier': two(
    'blade barrier, Dexterity save or full damage',
    'barriera di lame, TS su Destrezza o danni interi',
  ),
};

/** In 2014 tentacles are evaded, not broken, and a stinking cloud costs the action alone. */
const olderHazards: Words = {
  'steps.danger.stinking-cloud': two(
    'stinking cloud, Constitution save or no action',
    'nube maleodorante, TS su Costituzione o nessuna azione',
  ),
  'steps.danger.black-tentacles': two(
    'black tentacles, Dexterity save or damage and Restrained',
    'tentacoli neri, TS su Destrezza o danni e Trattenuto',
  ),
};

const edges: Words = {
  'hit.foe-in-reach': two('enemy within 5 ft.', 'nemico entro 1,5 m'),
  'hit.unseen-target': two('target not seen', 'bersaglio non visto'),
  'hit.unseen-attacker': two('attacker not seen', 'attaccante non visto'),
  'hit.long-range': two('long range', 'gittata lunga'),
  'hit.pack-tactics': two('ally beside the target', 'alleato vicino al bersaglio'),
  'hit.heavy-weapon': two('heavy weapon', 'arma pesante'),
  'hit.lance': two('lance up close', 'lancia da cavaliere da vicino'),
  'hit.squeezing': two('narrow space', 'spazio stretto'),
  'hit.sunlight': two('sunlight', 'luce del sole'),
  'hit.blood-frenzy': two('target has lost hit points', 'il bersaglio ha perso punti ferita'),
  'hit.escape-the-horde': two('Escape the Horde', 'Sfuggire all’orda'),
  'hit.magic-resistance': two('Magic Resistance', 'Resistenza alla magia'),
  'hit.helped': two('help', 'aiuto'),
  'hit.distracted': two('help', 'aiuto'),
  'hit.total-cover': two('total cover', 'copertura totale'),
  'hit.out-of-range': two('out of range', 'fuori gittata'),
  'hit.out-of-reach': two('out of reach', 'fuori portata'),
  'hit.outlined': two('outlined', 'delineato'),
  'hit.sneak-attack': two('sneak attack', 'attacco furtivo'),
};

const areas: Words = {
  'steps.roll.reflex': two('Dexterity save', 'TS su Destrezza'),
  'steps.roll.fortitude': two('Constitution save', 'TS su Costituzione'),
  'steps.roll.will': two('Wisdom save', 'TS su Saggezza'),
  'area.save.fails': two('{save}: fails without a roll', '{save}: fallito senza tirare'),
  'area.evasion.improved': two(
    'Evasion: no damage on a successful save, half on a failed one.',
    'Elusione: nessun danno se il TS riesce, metà se fallisce.',
  ),
  'area.way.cone': two(
    'It starts at the nearest point of the caster’s space.',
    'Parte dal punto più vicino dello spazio di chi lancia.',
  ),
  'area.way.line': two(
    'It starts at the nearest point of the caster’s space.',
    'Parte dal punto più vicino dello spazio di chi lancia.',
  ),
  'aura-of-protection': two('Aura of Protection', 'Aura di Protezione'),
  'hit.danger-sense': two('Danger Sense', 'Percezione del Pericolo'),
};

export const words: Words = {
  ...areas,
  ...actions,
  ...turn,
  ...reach,
  ...reactions,
  ...outside,

  ...cover,
  ...hazards,
  ...edges,
};

/** The words of 2014 that differ. */
export const olderWords: Words = {
  ...words,
  ...olderHazards,
  'reminder.lapses': two(
    '{who}’s Rage ends with this turn unless it has attacked an enemy or taken damage since its last.',
    'L’Ira di {who} finisce con questo turno se dall’ultimo non ha attaccato nemici né subito danni.',
  ),
  'cast-spell': two('Cast a Spell', 'Lanciare un incantesimo'),
  'slot-spell': two('Cast a Spell with a slot', 'Lanciare un incantesimo con uno slot'),
  search: two('Search', 'Cercare'),
  utilize: two('Use an Object', 'Usare un oggetto'),
  ready: two('Ready', 'Preparare'),
};
