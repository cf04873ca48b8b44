import { chromium } from '@playwright/test';
import { launchOptions } from '@praxis/tooling/env/chromium.mjs';
import { serveProductWithApi } from './api/product.mjs';
import { serveBuiltProduct } from './product.mjs';
import { serveReferences } from './references/pages.mjs';
import { serveElsewhere } from './second-visit/elsewhere.mjs';

/**
 * Runs scenarios with the servers and browser that they need, and closes them afterwards.
 *
 * @param {object[]} chosen scenarios
 * @param {(bench: object) => Promise<T>} measure
 * @returns {Promise<T>}
 * @template T
 */
export async function withBench(chosen, measure) {
  const endings = [];
  try {
    // Second visits raise it for a moment: the loads of other scenarios are throttled by the browser.
    const latency = { ms: 0 };
    const delayMs = () => latency.ms;
    const bench = { latency };
    if (chosen.some(({ stage, usesProduct }) => stage === 'load' && !usesProduct)) {
      const references = await serveReferences({ delayMs });
      endings.push(references.close);
      bench.references = references.addresses;
    }
    if (chosen.some(({ usesProduct }) => usesProduct)) {
      bench.product = await serveBuiltProduct({ delayMs });
      endings.push(bench.product.close);
    }
    if (chosen.some(({ usesApi }) => usesApi)) {
      bench.api = await serveProductWithApi();
      endings.push(bench.api.close);
    }
    if (chosen.some(({ stage, usesProduct }) => stage === 'load' || usesProduct)) {
      // The journeys' options: without them, the browser's own background pages load during measurements.
      bench.browser = await chromium.launch(launchOptions());
      endings.push(() => bench.browser.close());
      const elsewhere = await serveElsewhere();
      bench.elsewhere = elsewhere.address;
      endings.push(elsewhere.close);
    }
    return await measure(bench);
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/**
 * Takes the samples of each scenario. Page loads run in rounds, one load of each scenario per
 * round. A scenario that fails is skipped from then on, and the others continue.
 *
 * @returns {Promise<{ samples: Record<string, object[]>, failures: Record<string, string> }>}
 */
export async function takeSamples(chosen, runs, log) {
  const samples = Object.fromEntries(chosen.map(({ name }) => [name, []]));
  const failures = {};
  const take = async ({ name, title, run }, bench) => {
    if (name in failures) return;
    log(title);
    try {
      samples[name].push(await run(bench));
    } catch (error) {
      failures[name] = error.message;
      log(`failed: ${error.message}`);
    }
  };
  const at = (stage) => chosen.filter((scenario) => scenario.stage === stage);

  for (const scenario of at('before')) await take(scenario, {});
  await withBench(chosen, async (bench) => {
    for (let round = 1; round <= runs && at('load').length > 0; round += 1) {
      log(`round ${round} of ${runs}`);
      for (const scenario of at('load')) await take(scenario, bench);
    }
    for (const scenario of at('after')) await take(scenario, bench);
  });
  return { samples, failures };
}
