/**
 * `npm start`: builds the extension and opens the practice table in a browser that has it. `npm
 * start -- --screenshot FILE [HOST]` writes a picture instead, and needs no display.
 */
import { parseArgs } from 'node:util';
import { needChromium } from './browsers.mjs';
import { main } from './prepare.mjs';
import { node, TOOLS } from './run.mjs';

const HOSTS = [
  'practice',
  'foundry11',
  'foundry12',
  'foundry13',
  'foundry14',
  'roll20legacy',
  'roll20jumpgate',
];
const USE = `npm start [-- options]
  --screenshot FILE [HOST]  write a picture (PNG) of HOST: ${HOSTS.join(', ')} (default: practice)
  --lang it|en              language (default: the browser's)
  --theme dark|light        theme (default: the system's)
  --scenario ID             scenario of the practice table, scene of a Foundry table (with foundry14: levels)`;

function options() {
  const { values, positionals } = parseArgs({
    options: {
      screenshot: { type: 'string' },
      lang: { type: 'string' },
      theme: { type: 'string' },
      scenario: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const [host = 'practice', ...rest] = positionals;
  const wrong = [
    rest.length > 0 && `too many words: ${rest.join(' ')}`,
    !HOSTS.includes(host) && `no host is called ${host}: ${HOSTS.join(', ')}`,
    host !== 'practice' &&
      values.screenshot === undefined &&
      'a host is shown by --screenshot alone',
    values.lang !== undefined && !['it', 'en'].includes(values.lang) && '--lang is it or en',
    values.theme !== undefined &&
      !['dark', 'light'].includes(values.theme) &&
      '--theme is dark or light',
  ].find((problem) => typeof problem === 'string');
  if (wrong !== undefined) throw new Error(`${wrong}\n${USE}`);
  return { ...values, host };
}

const hasDisplay = () =>
  process.platform !== 'linux' ||
  Boolean(process.env.DISPLAY) ||
  Boolean(process.env.WAYLAND_DISPLAY);

await main(async () => {
  const asked = options();
  if (asked.help) {
    console.log(USE);
    return;
  }
  if (asked.screenshot === undefined && !hasDisplay()) {
    throw new Error(
      'There is no display to open a window on: `npm start -- --screenshot FILE` ' +
        'writes a picture of the practice table instead.',
    );
  }
  const browser = needChromium();
  // The stand-in hosts run on localhost, which only the end-to-end build may read without asking
  // for a permission.
  const mode = asked.host === 'practice' ? 'production' : 'e2e';
  const build = await node([TOOLS.wxt, 'build', '-b', 'chrome', '-m', mode], {
    quiet: true,
    seconds: 120,
  });
  if (build.code !== 0) throw new Error(`The extension was not built:\n${build.output}`);
  const shown = await node([TOOLS.tsx, 'scripts/show.ts', JSON.stringify(asked)], {
    seconds: asked.screenshot === undefined ? null : 120,
    env: { QUADRETTO_CHROMIUM: browser },
  });
  if (shown.code !== 0) process.exitCode = shown.code;
});
