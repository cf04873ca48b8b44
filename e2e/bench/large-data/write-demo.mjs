import { register } from 'node:module';

/** Prints a demo area with thousands of records as JSON, generated from its sample data. */
register('../computations/typescript-hooks.mjs', import.meta.url);
const { largeDemo } = await import('../../../mock-server/bench/large-demo.ts');
process.stdout.write(JSON.stringify(largeDemo(Date.now())));
