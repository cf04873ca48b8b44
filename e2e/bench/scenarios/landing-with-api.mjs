import { budgets } from '../budgets.mjs';
import { assertion } from '../figures.mjs';
import { costs, timeAgainst } from '../load-figures.mjs';
import { landings } from '../product.mjs';
import { figuresAreShown } from '../readiness.mjs';
import { federatedReference } from './references.mjs';
import { visitSignedIn } from './signed-in.mjs';
import { simulationScripts } from './simulation-scripts.mjs';

const title = "doctor's landing, with an API";

/** The landing page of a deployment with an API, without the costs of the simulation. */
export const landingWithApi = {
  name: 'landing-with-api',
  title,
  stage: 'load',
  needs: [federatedReference.name],
  usesProduct: true,
  usesApi: true,
  async run(bench, hooks) {
    const { origin, signIn } = bench.api;
    const page = { path: landings.doctor.path, isUsable: figuresAreShown };
    const sample = await visitSignedIn(bench, { origin, signIn, ...page }, hooks);
    return { ...sample, simulationScripts: await simulationScripts(sample.requests) };
  },
  figures(samples, samplesOf) {
    const { timesReference } = budgets.landingWithApi;
    const found = [...new Set(samples.flatMap((sample) => sample.simulationScripts))];
    return [
      timeAgainst(`${title}: time`, samples, samplesOf(federatedReference.name), timesReference),
      ...costs(title, samples, budgets.landingWithApi),
      assertion({
        name: `${title}: no simulated back end`,
        holds: found.length === 0,
        note: found.join(' '),
      }),
    ];
  },
};
