export const source = (_: string): string | null => null;
export const sources = (_: readonly string[]): string | null => null;
