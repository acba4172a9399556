/**
 * Globals of the page's plain scripts: Backbone 0.9.2 as far as it is used here (it has no
 * `listenTo` yet).
 */
declare global {
  type Listener = (...args: never[]) => void;
  interface BackboneEvents {
    on(events: string, listener: Listener, context?: unknown): this;
    off(events?: string | null, listener?: Listener | null, context?: unknown): this;
    trigger(events: string, ...args: unknown[]): this;
  }
  interface BackboneModel extends BackboneEvents {
    id: string;
    attributes: Record<string, unknown>;
    collection?: BackboneCollection;
    get(name: string): unknown;
    set(changes: Record<string, unknown>, options?: object): this | false;
    save(changes?: Record<string, unknown>, options?: object): unknown;
    toJSON(): Record<string, unknown>;
    initialize(): void;
  }
  interface BackboneCollection<M extends BackboneModel = BackboneModel> extends BackboneEvents {
    models: M[];
    length: number;
    get(id: string): M | undefined;
    add(models: object | object[], options?: object): this;
    remove(models: M | M[], options?: object): this;
    reset(models?: object[], options?: object): this;
    toJSON(): Record<string, unknown>[];
  }
  const Backbone: {
    VERSION: string;
    Model: new (attributes?: Record<string, unknown>) => BackboneModel;
    Collection: new <M extends BackboneModel>(
      models?: object[],
      options?: { model?: new (attributes?: Record<string, unknown>) => M },
    ) => BackboneCollection<M>;
    sync: (
      method: string,
      model: BackboneModel,
      options: { success?: (answer: object) => void; error?: (error: unknown) => void },
    ) => unknown;
  };
}
export {};
