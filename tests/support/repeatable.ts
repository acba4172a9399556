/**
 * Gives every property test the same random inputs in each run, on every machine. QUADRETTO_SEED
 * sets another seed; QUADRETTO_RUNS (tests/rules/properties/runs.ts) gives new inputs each time.
 */
import fc from 'fast-check';

const { QUADRETTO_SEED: SEED, QUADRETTO_RUNS: RUNS } = process.env;
const FIXED_SEED = 35;

if (SEED !== undefined) fc.configureGlobal({ seed: Number(SEED) });
else if (RUNS === undefined) fc.configureGlobal({ seed: FIXED_SEED });
