/**
 * Stand-in of the database behind the models: it accepts or refuses what a client saves. Attribute
 * collections are filled when a script creates a `BackboneFirebase` for them, and every such
 * request is counted.
 */
import type { Attrib } from '../world/types.ts';

export const database = {
  /** Number of requests for each character's attributes, by id of the character. */
  asked: {} as Record<string, number>,
  saves: [] as { id: string; changes: Record<string, unknown>; refused: boolean }[],
  attribs: new Map<BackboneCollection, { of: string; list: readonly Attrib[] }>(),
  /** Token actions; their requests are not counted in `asked`. */
  abilities: new Map<BackboneCollection, readonly Readonly<Record<string, unknown>>[]>(),
  /** Milliseconds until an answer arrives. */
  slow: 0,
  /** Called with each change that the server accepted. */
  saved: (_model: BackboneModel, _changes: Record<string, unknown>): void => undefined,
  /** Whether a model may be written, decided by the server, not by this client. */
  may: (_model: BackboneModel): boolean => true,
};

const committed = new WeakMap<BackboneModel, Record<string, unknown>>();
export const commit = (model: BackboneModel): void => {
  committed.set(model, { ...model.attributes });
};

/** Saving has already changed the model: a refusal arrives later and restores it. */
Backbone.sync = (_method, model, { success, error }) => {
  const before = committed.get(model) ?? {};
  const changes = Object.fromEntries(
    Object.entries(model.attributes).filter(([name, value]) => before[name] !== value),
  );
  const refused = !database.may(model);
  database.saves.push({ id: model.id, changes, refused });
  if (!refused) {
    commit(model);
    database.saved(model, changes);
  }
  setTimeout(() => {
    if (!refused) return success?.({});
    model.set(before);
    error?.('PERMISSION_DENIED');
  }, 0);
  return undefined;
};

export class BackboneFirebase {
  readonly reference: { once(event: 'value'): Promise<unknown> };
  constructor(collection: BackboneCollection) {
    const abilities = database.abilities.get(collection);
    const found = database.attribs.get(collection);
    if (abilities === undefined) {
      const of = found?.of ?? 'unknown';
      database.asked[of] = (database.asked[of] ?? 0) + 1;
    }
    const come = new Promise<void>((done) => {
      setTimeout(() => {
        // The first load of a collection is a reset.
        collection.reset((abilities ?? found?.list ?? []).map((each) => ({ ...each })));
        done();
      }, database.slow);
    });
    this.reference = { once: () => come };
  }
}

/** A character with the collections that are fetched when its sheet opens. */
export interface Sheeted {
  readonly attribs: BackboneCollection & { backboneFirebase?: BackboneFirebase };
  readonly abilities: BackboneCollection & { backboneFirebase?: BackboneFirebase };
  attribsHaveArrived?: Promise<unknown>;
}

/**
 * The host's own loading of a sheet, as far as R20Exporter and two other public tools show it:
 * attributes and abilities are requested together, and code that finds the attributes already
 * requested waits only for `attribsHaveArrived`.
 */
export async function openSheet(character: Sheeted): Promise<void> {
  if (!character.attribs.backboneFirebase) {
    character.attribs.backboneFirebase = new BackboneFirebase(character.attribs);
    character.abilities.backboneFirebase = new BackboneFirebase(character.abilities);
    character.attribsHaveArrived = Promise.all([
      character.attribs.backboneFirebase.reference.once('value'),
      character.abilities.backboneFirebase.reference.once('value'),
    ]);
  }
  await character.attribsHaveArrived;
}
