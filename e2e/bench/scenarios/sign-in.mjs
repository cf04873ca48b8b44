import { assertion } from '../figures.mjs';
import { budgets } from '../budgets.mjs';
import { blockingAgainst, costs, timeAgainst } from '../load-figures.mjs';
import { signInPath } from '../product.mjs';
import { formIsUsable } from '../readiness.mjs';
import { visitOnce } from '../visit.mjs';
import { formAnswers } from './form-check.mjs';
import { federatedReference } from './references.mjs';
import { simulationScripts } from './simulation-scripts.mjs';

export const signIn = {
  name: 'sign-in',
  title: 'sign-in',
  stage: 'load',
  needs: [federatedReference.name],
  usesProduct: true,
  async run(bench, hooks) {
    const visit = {
      address: `${bench.product.origin}${signInPath}`,
      isUsable: formIsUsable,
      verify: formAnswers,
    };
    const sample = await visitOnce(bench.browser, visit, hooks);
    const before = sample.requests.filter(({ startMs }) => startMs < sample.readyMs);
    return { ...sample, simulationScripts: await simulationScripts(before) };
  },
  figures(samples, samplesOf) {
    const { timesReference, timesBlocking } = budgets.signIn;
    const references = samplesOf(federatedReference.name);
    const found = [...new Set(samples.flatMap((sample) => sample.simulationScripts))];
    return [
      timeAgainst('sign-in: time', samples, references, timesReference),
      blockingAgainst('sign-in', samples, references, timesBlocking),
      ...costs('sign-in', samples, budgets.signIn),
      assertion({
        name: 'sign-in: no simulated back end before it shows',
        holds: found.length === 0,
        note: found.join(' '),
      }),
    ];
  },
};
