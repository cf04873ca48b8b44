import { budgets } from '../budgets.mjs';
import { assertion } from '../figures.mjs';
import { costs, timeAgainst } from '../load-figures.mjs';
import { landings } from '../product.mjs';
import { figuresAreShown } from '../readiness.mjs';
import { visitOnce } from '../visit.mjs';
import { federatedReference } from './references.mjs';
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
  async run({ browser, api }, hooks) {
    const sample = await visitOnce(
      browser,
      {
        address: `${api.origin}${landings.doctor.path}`,
        isUsable: figuresAreShown,
        prepare: async () => ({ setup: await api.signIn() }),
      },
      hooks,
    );
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
