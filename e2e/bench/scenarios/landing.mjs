import { budgets } from '../budgets.mjs';
import { blockingAgainst, costs, timeAgainst } from '../load-figures.mjs';
import { landings } from '../product.mjs';
import { figuresAreShown } from '../readiness.mjs';
import { federatedReference } from './references.mjs';
import { visitAsDoctor } from './signed-in.mjs';

export const landing = {
  name: 'landing',
  title: "doctor's landing",
  stage: 'load',
  needs: [federatedReference.name],
  usesProduct: true,
  run: (bench, hooks) =>
    visitAsDoctor(bench, { path: landings.doctor.path, isUsable: figuresAreShown }, hooks),
  figures(samples, samplesOf) {
    const references = samplesOf(federatedReference.name);
    const { timesReference, timesBlocking } = budgets.landing;
    return [
      timeAgainst("doctor's landing: time", samples, references, timesReference),
      blockingAgainst("doctor's landing", samples, references, timesBlocking),
      ...costs("doctor's landing", samples, budgets.landing),
    ];
  },
};
