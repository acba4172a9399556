export function findChromium(): string | undefined;
export function findFirefox(): string | undefined;
/**
 * Returns the path of Chromium. If none is found, installs it where that is possible, otherwise
 * throws an error with one sentence.
 */
export function needChromium(): string;
export function needFirefox(): string;
