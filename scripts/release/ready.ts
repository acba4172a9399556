/**
 * Checks that this checkout may be released: its version has a changelog, and no change is
 * uncommitted.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Faults of a version.
 * @param version the version in package.json
 * @param changelog the text of CHANGELOG.md
 * @returns one sentence for each fault
 */
export function versionTroubles(version: string, changelog: string): readonly string[] {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    return [`package.json says version ${version}: stores take three numbers with dots.`];
  const heads = [...changelog.matchAll(/^## (.+)$/gm)].map(([, head = '']) => head);
  const mine = heads.find((head) => head === version || head.startsWith(`${version} `));
  if (mine === undefined)
    return [`CHANGELOG.md has no section for version ${version}: it has ${heads.join(', ')}.`];
  if (!/ – \d{4}-\d\d-\d\d$/.test(mine))
    return [`The section "${mine}" of CHANGELOG.md has no date: "## ${version} – YYYY-MM-DD".`];
  if (heads[0] !== mine)
    return [`CHANGELOG.md begins with "${heads[0] ?? ''}", which is not version ${version}.`];
  return [];
}

/**
 * Faults of a checkout with uncommitted changes.
 * @param status the output of `git status --porcelain`
 */
export function treeTroubles(status: string): readonly string[] {
  const lines = status.split('\n').filter((line) => line !== '');
  return lines.length === 0
    ? []
    : [
        `Not everything is committed: ${lines
          .slice(0, 5)
          .map((line) => line.slice(3))
          .join(', ')}${lines.length > 5 ? ` and ${lines.length - 5} more` : ''}.`,
      ];
}

export function troubles(root: string): readonly string[] {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  let status: readonly string[];
  try {
    status = treeTroubles(
      execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }),
    );
  } catch {
    status = ['git does not say whether everything is committed.'];
  }
  return [...versionTroubles(version, readFileSync(join(root, 'CHANGELOG.md'), 'utf8')), ...status];
}
