export function findChromium(): string | undefined;
export function findFirefox(): string | undefined;
/** Installs one where it may; throws one sentence where there is none. */
export function needChromium(): string;
export function needFirefox(): string;
