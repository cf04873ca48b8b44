import { register } from 'node:module';

/** Prints a large practice as JSON, generated from the simulated back end's sample data. */
register('../computations/typescript-hooks.mjs', import.meta.url);
const { largePractice } = await import('../../../mock-server/bench/large-practice.ts');
process.stdout.write(JSON.stringify(largePractice(Date.now())));
