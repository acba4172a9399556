/** Where the page runs. */
export interface Around {
  readonly version: string;
  /** Opens the extension's options; absent: no extension is around. */
  readonly settings?: () => void;
}
