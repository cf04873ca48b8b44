import { budgets } from '../budgets.mjs';
import { timeAgainst } from '../load-figures.mjs';
import { signInPath } from '../product.mjs';
import { formIsUsable } from '../readiness.mjs';
import { visitBefore, visitOnce } from '../visit.mjs';
import { referenceSecondVisit } from './references.mjs';

export const secondVisit = {
  name: 'second-visit',
  title: 'sign-in, second visit',
  stage: 'load',
  needs: [referenceSecondVisit.name],
  usesProduct: true,
  run(bench, hooks) {
    const visit = { address: `${bench.product.origin}${signInPath}`, isUsable: formIsUsable };
    return visitOnce(
      bench.browser,
      { ...visit, prepare: (context) => visitBefore(context, visit) },
      hooks,
    );
  },
  figures: (samples, samplesOf) => [
    timeAgainst(
      'sign-in, second visit: time',
      samples,
      samplesOf(referenceSecondVisit.name),
      budgets.secondVisitTimesReference,
    ),
  ],
};
