import { budgets } from '../budgets.mjs';
import { costs, timeAgainst } from '../load-figures.mjs';
import { searchIsUsable } from '../readiness.mjs';
import { visitOnce } from '../visit.mjs';
import { federatedReference } from './references.mjs';

/** The first page that a visitor sees. */
export const publicPage = {
  name: 'public-page',
  title: 'public page',
  stage: 'load',
  needs: [federatedReference.name],
  usesProduct: true,
  run: (bench, hooks) =>
    visitOnce(
      bench.browser,
      { address: `${bench.product.origin}/`, isUsable: searchIsUsable },
      hooks,
    ),
  figures: (samples, samplesOf) => [
    timeAgainst(
      'public page: time',
      samples,
      samplesOf(federatedReference.name),
      budgets.publicPage.timesReference,
    ),
    ...costs('public page', samples, budgets.publicPage),
  ],
};
