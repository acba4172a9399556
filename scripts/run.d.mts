export function node(
  args: readonly string[],
  options?: {
    readonly seconds?: number | null;
    readonly env?: Readonly<Record<string, string>>;
    readonly quiet?: boolean;
  },
): Promise<{ readonly code: number; readonly output: string; readonly ms: number }>;
export const TOOLS: { readonly [K in 'vitest' | 'wxt']: string };
