/**
 * Compares claims on each host (tests/hosts/foundry/CLAIMS.md, tests/hosts/roll20/CLAIMS.md) with
 * the adapters: each value that the adapter reads has a claim with its source, and each claim has
 * such a value.
 */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Membrane } from '../drift/membrane.ts';
import { furnish } from '../drift/window.ts';
import { everyCase } from '../support/everyCase.ts';

furnish();
const { roll20Host } = await import('../drift/roll20-host.ts');
const { sitAtRoll20 } = await import('../drift/roll20-run.ts');
const { foundryHost, withWallHeights } = await import('../drift/foundry-host.ts');
const { sitAtFoundry } = await import('../drift/foundry-run.ts');

interface Claim {
  readonly read: string;
  readonly trait: string;
  readonly source: string;
}

/** Rows of a section's table: three cells, the first of them in backticks. */
function claimsIn(text: string, section: string): Claim[] {
  const part = text.split(/^## /m).find((each) => each.startsWith(section)) ?? '';
  return part.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const read = /^`(.+)`$/.exec(cells[1] ?? '')?.[1];
    return read === undefined ? [] : [{ read, trait: cells[2] ?? '', source: cells[3] ?? '' }];
  });
}

const asPattern = (read: string): RegExp =>
  new RegExp(
    `^${read
      .split('*')
      .map((each) => each.replace(/[.()[\]"$#+?^{}|\\]/g, '\\$&'))
      .join('.*')}$`,
  );
/** A valid source: a repository with the place in it, or the word "believed". */
const SOURCED = /^(?:believed|[\w.-]+\/[\w.-]+ \S.*)$/;

async function readings(hosts: readonly (() => Promise<Membrane>)[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const sit of hosts) for (const path of (await sit()).found.keys()) found.add(path);
  return found;
}

const HOSTS = {
  foundry: (
    [
      [13, 'D35E', 'gm', 'skirmish'],
      [11, 'pf1', 'player', 'skirmish'],
      [12, 'D35E', 'player', 'skirmish'],
      [13, 'pf1', 'player', 'skirmish'],
      [14, 'D35E', 'player', 'skirmish'],
      [14, 'D35E', 'gm', 'levels'],
      [14, 'D35E', 'player', 'levels'],
      [14, 'dnd5e', 'gm', 'fifth'],
      [13, 'dnd5e', 'player', 'fifth'],
      [11, 'dnd5e', 'gm', 'fifth'],
    ] as const
  ).map(([generation, system, user, scene]) => async () => {
    const host = foundryHost({ generation, system, user, scene, prepare: withWallHeights });
    await sitAtFoundry(host, null);
    return host.glass;
  }),
  roll20: (
    [
      ['jumpgate', 'dnd35', 'gm', 'skirmish'],
      ['legacy', 'pfofficial', 'player', 'skirmish'],
      ['legacy', 'dnd35', 'gm', 'skirmish'],
      ['jumpgate', 'd20modern', 'player', 'skirmish'],
      ['jumpgate', 'dnd35', 'player', 'beacon'],
    ] as const
  ).map(([engine, sheet, user, scene]) => async () => {
    const host = roll20Host({ engine, sheet, user, scene });
    await sitAtRoll20(host, null);
    return host.glass;
  }),
};

everyCase(Object.entries(HOSTS))(
  'each host field that the extension reads is in the host’s list of claims, with a reference or as unproven',
  async (name, hosts) => {
    const text = readFileSync(`tests/hosts/${name}/CLAIMS.md`, 'utf8');
    const [claims, beside] = [claimsIn(text, 'Readings'), claimsIn(text, 'Beside the readings')];
    const read = await readings(hosts);
    expect(read.size).toBeGreaterThan(100);
    const patterns = claims.map((claim) => ({ claim, pattern: asPattern(claim.read) }));
    // A field read by name needs a claim with that name, except fields of sheets, which are data.
    const named = (path: string): string | undefined =>
      /\.attribs\.models/.test(path) ? undefined : /get\("[^"]+"\)$/.exec(path)?.[0];
    const claimed = (path: string): boolean =>
      patterns.some(
        ({ claim, pattern }) =>
          pattern.test(path) && (named(path) === undefined || claim.read.includes('get("')),
      );
    expect([...read].filter((path) => !claimed(path))).toEqual([]);
    expect(
      patterns
        .filter(({ pattern }) => ![...read].some((path) => pattern.test(path)))
        .map(({ claim }) => claim.read),
    ).toEqual([]);
    expect(beside.length).toBeGreaterThan(0);
    for (const { read: place } of beside) {
      const [file = '', words = ''] = place.split(/: (.*)/s);
      expect(readFileSync(file, 'utf8'), place).toContain(words);
    }
    expect(
      [...claims, ...beside]
        .filter(({ source, trait }) => !SOURCED.test(source) || trait === '')
        .map(({ read: each }) => each),
    ).toEqual([]);
    const believed = [...claims, ...beside].filter(({ source }) => source === 'believed').length;
    console.log(`${name}: ${claims.length + beside.length} claims, ${believed} believed`);
  },
);
