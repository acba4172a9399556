/** What of an action provokes: the action’s id with `opportunity.by.`. [English, Italian] */
export const causes = {
  'opportunity.by.cast-spell': [
    'Casting a spell provokes from {foes}.',
    'Lanciare un incantesimo provoca AdO da {foes}.',
  ],
  'opportunity.by.cast-touch-spell': [
    'Casting a touch spell provokes from {foes}; the touch does not.',
    'Lanciare un incantesimo da tocco provoca AdO da {foes}; il tocco no.',
  ],
  'opportunity.by.cast-long-spell': [
    'A spell this long to cast provokes from {foes}.',
    'Un incantesimo con questo tempo di lancio provoca AdO da {foes}.',
  ],
  'opportunity.by.metamagic-spontaneous': [
    'Metamagic on a spontaneous spell provokes from {foes}.',
    'Applicare metamagia a un incantesimo spontaneo provoca AdO da {foes}.',
  ],
  'opportunity.by.ranged-attack': [
    'A ranged attack in a threatened square provokes from {foes}.',
    'Attaccare a distanza in un quadretto minacciato provoca AdO da {foes}.',
  ],
  'opportunity.by.unarmed-attack': [
    'Attacking unarmed provokes from {target}, and only from {target}.',
    'Attaccare senz’armi provoca AdO da {target}, e solo da {target}.',
  ],
  'opportunity.by.disarm': [
    'Trying to disarm provokes from {target}, and only from {target}.',
    'Tentare di disarmare provoca AdO da {target}, e solo da {target}.',
  ],
  'opportunity.by.sunder': [
    'Trying to sunder provokes from {target}, and only from {target}.',
    'Tentare di spezzare provoca AdO da {target}, e solo da {target}.',
  ],
  'opportunity.by.grapple': [
    'Starting a grapple provokes from {target}, and only from {target}.',
    'Iniziare una lotta provoca AdO da {target}, e solo da {target}.',
  ],
  'opportunity.by.trip': [
    'Trying to trip provokes from {target}, and only from {target}.',
    'Tentare di sbilanciare provoca AdO da {target}, e solo da {target}.',
  ],
  'opportunity.by.overrun': [
    'Overrunning provokes from {target}, besides the movement.',
    'Oltrepassare provoca AdO da {target}, oltre a quelli per il movimento.',
  ],
  'opportunity.by.bull-rush': [
    'Bull rushing provokes from {target}, besides the movement.',
    'Spingere provoca AdO da {target}, oltre a quelli per il movimento.',
  ],
  'opportunity.by.grapple-enter-space': [
    'Moving into {target}’s space provokes from {foes}, not from {target}.',
    'Entrare nello spazio di {target} provoca AdO da {foes}, non da {target}.',
  ],
  'opportunity.by.stand-up': [
    'Standing up provokes from {foes}.',
    'Alzarsi da prono provoca AdO da {foes}.',
  ],
  'opportunity.by.stand-up-tumble': [
    'Standing up with Tumble still provokes from {foes}.',
    'Anche alzarsi con Acrobazia provoca AdO da {foes}.',
  ],
  'opportunity.by.drink-potion': [
    'Drinking a potion or applying an oil provokes from {foes}.',
    'Bere una pozione o applicare un olio provoca AdO da {foes}.',
  ],
  'opportunity.by.give-potion': [
    'Giving a potion to the unconscious provokes from {foes}.',
    'Somministrare una pozione a chi è privo di sensi provoca AdO da {foes}.',
  ],
  'opportunity.by.activate-item-manipulation': [
    'Activating an item by manipulation provokes from {foes}.',
    'Attivare un oggetto per manipolazione provoca AdO da {foes}.',
  ],
  'opportunity.by.activate-item-spell-completion': [
    'Completing a spell from a scroll provokes from {foes}.',
    'Completare un incantesimo da una pergamena provoca AdO da {foes}.',
  ],
  'opportunity.by.load-light-crossbow': [
    'Loading a crossbow or sling provokes from {foes}.',
    'Caricare una balestra o una fionda provoca AdO da {foes}.',
  ],
  'opportunity.by.retrieve-item': [
    'Taking out a stored item provokes from {foes}.',
    'Recuperare un oggetto da un contenitore provoca AdO da {foes}.',
  ],
  'opportunity.by.pick-up-item': [
    'Picking up an item provokes from {foes}.',
    'Raccogliere un oggetto da terra provoca AdO da {foes}.',
  ],
  'opportunity.by.sheathe-weapon': [
    'Sheathing a weapon provokes from {foes}.',
    'Rinfoderare un’arma provoca AdO da {foes}.',
  ],
  'opportunity.by.push-heavy-object': [
    'Pushing or dragging a heavy object provokes from {foes}.',
    'Spingere o tirare un oggetto pesante provoca AdO da {foes}.',
  ],
  'opportunity.by.light-torch': [
    'Lighting a torch provokes from {foes}.',
    'Accendere una torcia provoca AdO da {foes}.',
  ],
  'opportunity.by.search': ['Searching provokes from {foes}.', 'Cercare provoca AdO da {foes}.'],
  'opportunity.by.pick-lock': [
    'Picking a lock provokes from {foes}.',
    'Scassinare una serratura provoca AdO da {foes}.',
  ],
  'opportunity.by.stabilise': [
    'Stabilizing the dying provokes from {foes}.',
    'Stabilizzare chi sta morendo provoca AdO da {foes}.',
  ],
  'opportunity.by.escape-net': [
    'Escaping a net provokes from {foes}.',
    'Liberarsi da una rete provoca AdO da {foes}.',
  ],
  'opportunity.by.use-whip': [
    'Using a whip provokes from {foes}.',
    'Usare una frusta provoca AdO da {foes}.',
  ],
  'opportunity.by.coup-de-grace': [
    'A coup de grace provokes from {foes}.',
    'Un colpo di grazia provoca AdO da {foes}.',
  ],
} as const;
