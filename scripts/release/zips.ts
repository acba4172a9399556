/** `npm run zip`: packs the builds under `.output` and the sources archive, in .output/release. */
import { BROWSERS, line, OUT, packageOfBuild, packageOfSources, write } from './packages.ts';

const packages = [
  ...(await Promise.all(BROWSERS.map((browser) => packageOfBuild(browser)))),
  await packageOfSources(),
];
write(packages);
console.log(`In ${OUT}:\n${packages.map(line).join('\n')}`);
