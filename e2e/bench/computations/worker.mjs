import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
// Node has no Temporal before version 26.
import 'temporal-polyfill/global';

/**
 * Runs the measurements of one file in a process of their own and prints the times as JSON.
 *
 * A measurement is `{ name, budgetMs, run, prepare? }`: `prepare` is not timed, and its result is
 * passed to `run`. If only a part of `run` counts, it returns the milliseconds itself.
 */
const rounds = 5;

async function measure({ name, budgetMs, run, prepare }) {
  const values = [];
  for (let round = 0; round < rounds; round += 1) {
    const prepared = await prepare?.();
    const startedAt = performance.now();
    const own = await run(prepared);
    const took = performance.now() - startedAt;
    values.push(typeof own === 'number' ? own : took);
  }
  return { name, budgetMs, values };
}

register('./typescript-hooks.mjs', import.meta.url);
const { measurements } = await import(pathToFileURL(process.argv[2]).href);
const results = [];
for (const measurement of measurements) results.push(await measure(measurement));
process.stdout.write(JSON.stringify(results));
// The measured code may have left timers behind.
process.exit(0);
