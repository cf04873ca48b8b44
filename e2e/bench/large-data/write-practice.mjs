import { register } from 'node:module';

/** Prints a large practice, as made from the simulated back end's own sample data, as JSON. */
register('../computations/typescript-hooks.mjs', import.meta.url);
const { largePractice } = await import('../../../mock-server/bench/large-practice.ts');
process.stdout.write(JSON.stringify(largePractice(Date.now())));
