/**
 * Finds the browsers of this machine. If none is found, installs one from Debian's packages, where
 * that is possible.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const { env, platform } = process;

// Chromium comes first, because recent versions of Chrome accept an unpacked extension only through
// their debugging pipe.
const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const FIREFOX_NAMES = ['firefox', 'firefox-esr', 'firefox-developer-edition'];

const windowsRoots = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(
  (folder) => folder !== undefined,
);
const macRoots = ['/Applications', join(homedir(), 'Applications')];

const FOLDERS = {
  chromium: {
    linux: [
      '/usr/bin/chromium',
      '/usr/lib/chromium/chromium',
      '/snap/bin/chromium',
      '/opt/microsoft/msedge/msedge',
      '/opt/google/chrome/chrome',
    ],
    darwin: macRoots.flatMap((root) =>
      ['Chromium', 'Microsoft Edge', 'Google Chrome'].map((app) =>
        join(root, `${app}.app`, 'Contents', 'MacOS', app),
      ),
    ),
    win32: windowsRoots.flatMap((root) => [
      join(root, 'Chromium', 'Application', 'chrome.exe'),
      join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    ]),
  },
  firefox: {
    linux: [
      '/usr/bin/firefox',
      '/usr/bin/firefox-esr',
      '/opt/firefox/firefox',
      '/snap/bin/firefox',
    ],
    darwin: macRoots.map((root) => join(root, 'Firefox.app', 'Contents', 'MacOS', 'firefox')),
    win32: windowsRoots.map((root) => join(root, 'Mozilla Firefox', 'firefox.exe')),
  },
};

function onPath(names) {
  const endings = platform === 'win32' ? ['.exe'] : [''];
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) =>
      folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))),
    )
    .find(existsSync);
}

/** Path of the Chromium that Playwright downloaded, if there is one. */
function playwrights() {
  const cache = {
    linux: join(homedir(), '.cache', 'ms-playwright'),
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }[platform];
  const root = env.PLAYWRIGHT_BROWSERS_PATH ?? cache;
  if (root === undefined || !existsSync(root)) return undefined;
  const inside = [
    ['chrome-linux', 'chrome'],
    ['chrome-linux64', 'chrome'],
    ['chrome-win', 'chrome.exe'],
    ['chrome-win64', 'chrome.exe'],
    ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
    [
      'chrome-mac-arm64',
      'Google Chrome for Testing.app',
      'Contents',
      'MacOS',
      'Google Chrome for Testing',
    ],
  ];
  return readdirSync(root)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => inside.map((parts) => join(root, name, ...parts)))
    .find(existsSync);
}

const found = (wish, names, folders) =>
  (wish !== undefined && existsSync(wish) ? wish : undefined) ??
  onPath(names) ??
  (folders[platform] ?? []).find(existsSync);

export const findChromium = () =>
  found(env.QUADRETTO_CHROMIUM, CHROMIUM_NAMES, FOLDERS.chromium) ?? playwrights();
export const findFirefox = () => found(env.QUADRETTO_FIREFOX, FIREFOX_NAMES, FOLDERS.firefox);

const isDebian = () =>
  platform === 'linux' &&
  existsSync('/usr/bin/apt-get') &&
  /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(
    existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
  );

function install(name) {
  if (!isDebian() || process.getuid?.() !== 0) return;
  console.error(`Installing ${name} from the system's packages …`);
  const options = { stdio: ['ignore', 2, 2], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

function need(find, debian, sentence) {
  const path = find() ?? (install(debian), find());
  if (path === undefined) throw new Error(sentence);
  return path;
}

export const needChromium = () =>
  need(
    findChromium,
    'chromium',
    'No Chrome, Chromium or Edge was found: install one of them, or name its program in QUADRETTO_CHROMIUM.',
  );
export const needFirefox = () =>
  need(
    findFirefox,
    'firefox-esr',
    'No Firefox was found: install it, or name its program in QUADRETTO_FIREFOX.',
  );
