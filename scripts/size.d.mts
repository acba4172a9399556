export function checkSizes(build?: string): { name: string; ok: boolean; note: string }[];
