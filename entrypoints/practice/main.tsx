import { FIRST } from '../../adapters/practice/scenarios/index.ts';
import { startPage } from '../../src/pages/page.tsx';
import { Practice } from './Practice.tsx';
import { readQuery } from './query.ts';
import { createSession } from './session.ts';

const { scenario = FIRST, ruleset, look } = readQuery(location.search);
const { signal } = new AbortController();
await startPage(() => <Practice session={createSession(scenario, signal)} ruleset={ruleset} />, 'practice.title', look);
