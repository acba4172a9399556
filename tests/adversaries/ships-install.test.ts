/** Attack: a package that the project depends on runs a script while it is installed. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/release/packages.ts';

const read = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8');
interface Entry {
  readonly hasInstallScript?: boolean;
}

describe('the installation of npm packages', () => {
  it('every command that installs npm packages disables the packages’ install scripts', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    for (const path of ['scripts/prepare.mjs', 'scripts/release/rebuild.ts']) {
      const installs = read(path)
        .split('\n')
        .filter((line) => line.includes("'ci'"));
      expect(installs).toHaveLength(1);
      expect(installs[0]).toContain("'ci', '--ignore-scripts'");
    }
  });

  it('package.json has no lifecycle scripts, such as “postinstall”', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const lifecycle =
      /^(?:pre|post)?(?:install|prepare|publish|pack)$|^prepublishOnly$|^dependencies$/;
    expect(Object.keys(scripts).filter((name) => lifecycle.test(name))).toEqual([]);
    expect(Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name))).toEqual([]);
    expect(scripts['entries']).toBe('wxt prepare');
    expect(read('scripts/prepare.mjs')).toContain("npm(['run', 'entries'])");
  });

  it('the only npm packages with install scripts are esbuild, spawn-sync and fsevents', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, Entry>;
    };
    const names = Object.entries(packages).filter(
      ([path, { hasInstallScript }]) => path !== '' && hasInstallScript === true,
    );
    expect(names.map(([path]) => path).filter((path) => !path.endsWith('fsevents'))).toEqual([
      'node_modules/esbuild',
      'node_modules/spawn-sync',
      'node_modules/wxt/node_modules/esbuild',
    ]);
  });
});
