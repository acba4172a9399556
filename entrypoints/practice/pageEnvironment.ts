/** The environment of the practice page: the extension, or a plain web page. */
export interface PageEnvironment {
  readonly version: string;
  /** Opens the extension's options; absent on a plain web page. */
  readonly settings?: () => void;
}
