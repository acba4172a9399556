/**
 * The overlay uses every icon that the build adds to the host's page: the code names it, or it is a
 * condition's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ICON_PATHS } from '../../src/overlay/icons/paths.ts';
import { CONDITION_ROWS } from '../../src/rules/conditionTables.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const code = ['src/overlay', 'src/pages', 'src/rules/d20/map', 'src/rules/fifth', 'entrypoints']
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('paths.ts'))
      .map((file) => readFileSync(`${ROOT}${folder}/${file}`, 'utf8')),
  )
  .join('\n');

const ofConditions = Object.values(CONDITION_ROWS).map(({ reminder }) => reminder?.icon);

it('the code uses every icon of the icon set', () => {
  expect(
    Object.keys(ICON_PATHS).filter(
      (name) =>
        !ofConditions.includes(name) && !code.includes(`'${name}'`) && !code.includes(`"${name}"`),
    ),
  ).toEqual([]);
});
