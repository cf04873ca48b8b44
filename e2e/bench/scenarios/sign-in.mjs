import { assertion } from '../figures.mjs';
import { budgets } from '../budgets.mjs';
import { costs, timeAgainst } from '../load-figures.mjs';
import { isScript } from '../network-log.mjs';
import { signInPath } from '../product.mjs';
import { formIsUsable } from '../readiness.mjs';
import { visitOnce } from '../visit.mjs';
import { formAnswers } from './form-check.mjs';
import { federatedReference } from './references.mjs';

/** Words of the simulated back end's libraries that survive minification. */
const simulationMarks = /Mirage|Pretender/;

async function simulationScripts(requests) {
  const early = requests.filter(isScript);
  const texts = await Promise.all(
    early.map(({ url }) => fetch(url).then((answer) => answer.text())),
  );
  return early.filter((_, index) => simulationMarks.test(texts[index])).map(({ url }) => url);
}

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
    const { timesReference } = budgets.signIn;
    const found = [...new Set(samples.flatMap((sample) => sample.simulationScripts))];
    return [
      timeAgainst('sign-in: time', samples, samplesOf(federatedReference.name), timesReference),
      ...costs('sign-in', samples, budgets.signIn),
      assertion({
        name: 'sign-in: no simulated back end before it shows',
        holds: found.length === 0,
        note: found.join(' '),
      }),
    ];
  },
};
