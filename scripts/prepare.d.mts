export const ROOT: string;
export function stalePackages(root?: string): string[];
