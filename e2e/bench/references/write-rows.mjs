import { register } from 'node:module';

/** Prints the sample doctor's subscribers as JSON, as the product's list receives them. */
register('../computations/typescript-hooks.mjs', import.meta.url);
const { createStandIn } = await import('../../../mock-server/bench/stand-in.ts');
const { doctor } = await createStandIn(Date.now());
const { body } = await doctor('GET /api/v1/doctor/subscribers?status=all&perPage=100');
process.stdout.write(JSON.stringify(body.items));
